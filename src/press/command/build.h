// The build by an engine that the caller names, for tests of what one engine takes from another.
#pragma once
#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "base/exit_codes.h"
#include "command/context.h"
#include "command/sources.h"

namespace boardwright::command {

struct BuildOptions {
  std::vector<std::string> games;  ///< empty: all
  std::filesystem::path out = "output";
  int jobs = 0;          ///< threads; 0: as many as the machine has cores
  bool why = false;      ///< tell why each file was made anew
  bool draft = false;    ///< also of games whose claims differ, which their pages show
  std::string base_url;  ///< where the output folder will be found; empty: nobody knows
  /// Of what is drawn by the module, PDF and PNG, only these files; nothing: all of them.
  std::optional<std::set<std::string>> drawn = {};

  /// How many threads there may be, at least one.
  int threads() const;
};

/// What a build did, for a caller that tells it in its own words.
struct BuildAccount {
  int written = 0;                 ///< files
  std::vector<std::string> pages;  ///< of the games asked for: "chess/rules.html"
};

/// Writes pages, figures and prints of games, only those that changed, as if the program were this
/// one. Says what it did unless there is an account.
ExitCode build(const BuildOptions& options, Context& context, const Engine& engine,
               BuildAccount* account = nullptr);

}  // namespace boardwright::command
