// What every command is given: where the data lives, and where words go.
#pragma once
#include <filesystem>

#include "base/search_path.h"
#include "command/console.h"

namespace boardwright::command {

/// Where the data lives, and where words go.
struct Context {
  SearchPath shelves;  ///< games, and what they are made of
  std::filesystem::path fonts;
  std::filesystem::path editor;  ///< CodeMirror, for the workbench; empty: there is none
  Console console;
  bool is_alone = false;  ///< the process does nothing else, so a command may restrict it
};

}  // namespace boardwright::command
