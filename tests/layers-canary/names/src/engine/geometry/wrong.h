// Takes all names of another room: tests/layers.cmake must complain of this file.
#pragma once

namespace boardwright::geometry {
using namespace base;
}
