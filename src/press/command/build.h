// The build by an engine that the caller names, for tests of what one engine takes from another.
#pragma once
#include <filesystem>
#include <string>
#include <vector>

#include "base/exit_codes.h"
#include "command/context.h"
#include "command/sources.h"

namespace boardwright::command {

struct BuildOptions {
  std::vector<std::string> games;  ///< empty: all
  std::filesystem::path out = "output";
  int jobs = 0;      ///< threads; 0: as many as the machine has cores
  bool why = false;  ///< tell why each file was made anew
};

/// Writes pages, figures and prints of games, only those that changed, as if the program were this
/// one.
ExitCode build(const BuildOptions& options, Context& context, const Engine& engine);

}  // namespace boardwright::command
