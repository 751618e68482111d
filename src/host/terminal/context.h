// What every command is given: the folders of the data, and the console.
#pragma once
#include <filesystem>

#include "base/search_path.h"
#include "terminal/console.h"

namespace boardwright::terminal {

/// The folders of the data, and the console.
struct Context {
  base::SearchPath search_path;  ///< folders with games, tilings, styles and piece drawings
  std::filesystem::path fonts;
  std::filesystem::path editor;  ///< CodeMirror, for the workbench; empty: not installed
  Console console;
  bool owns_process = false;  ///< the process runs only this command, which can sandbox it
};

}  // namespace boardwright::terminal
