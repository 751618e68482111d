// What every command is given: where the data lives, and where words go.
#pragma once
#include <filesystem>

#include "command/console.h"

namespace boardwright::command {

/// Where the data lives, and where words go.
struct Context {
  std::filesystem::path templates, fonts;
  Console console;
};

}  // namespace boardwright::command
