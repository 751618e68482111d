// The build, with the engine as a parameter, so that tests can check what one engine reuses of the
// results of another.
#pragma once
#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "base/exit_codes.h"
#include "builder/sources.h"
#include "terminal/context.h"

namespace boardwright::builder {

using base::ExitCode;

/// A part of a library: its games number `number`, `number` + `of` and so on. All of it if `of` is
/// 0.
struct LibraryPart {
  std::size_t number = 0, of = 0;
};

struct BuildOptions {
  std::vector<std::string> games;  ///< empty: all
  LibraryPart part;
  std::vector<std::filesystem::path> join;  ///< folders of parts, whose games are taken over
  std::filesystem::path out = "output";
  int jobs = 0;              ///< threads; 0: as many as the machine has cores
  std::size_t at_once = 16;  ///< games in memory
  bool why = false;          ///< print why each file was made again
  bool draft = false;        ///< also build games with claims that differ; their pages show where
  std::string base_url;      ///< where the output folder will be published; empty: unknown
  /// The only files to make of those that the module draws, PDF and PNG. nullopt: all.
  std::optional<std::set<std::string>> drawn = {};

  /// The number of threads, at least one.
  int threads() const;
};

/// What a build did, for a caller that prints its own message.
struct BuildSummary {
  int written = 0;                 ///< files
  std::vector<std::string> pages;  ///< of the games asked for: "chess/rules.html"
};

/// Writes the pages, figures and prints of games that changed, as if `engine` were the program.
/// Prints what it did unless there is a summary to fill.
ExitCode build(const BuildOptions& options, Context& context, const Engine& engine,
               BuildSummary* summary = nullptr);

}  // namespace boardwright::builder
