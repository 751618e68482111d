// What the module in a page holds between two questions.
#pragma once
#include <optional>
#include <string>

#include "live/table.h"

namespace boardwright::web {

/// One game; a page that has several makes an instance of the module for each.
struct Host {
  std::optional<live::Table> table;
  std::string input, output;
};

Host& host();

}  // namespace boardwright::web
