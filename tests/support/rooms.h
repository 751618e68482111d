// Makes the names of all rooms visible in tests.
#pragma once
#include "base/rooms.h"

namespace boardwright {
namespace test {  // what tests share
using namespace command;
}
namespace tests {
using namespace command;
}
}  // namespace boardwright
