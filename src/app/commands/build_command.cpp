// `boardwright build`: proves games, draws their figures, writes their pages and prints their
// boards, pieces and books.
#include <algorithm>
#include <optional>

#include "base/errors.h"
#include "builder/build.h"
#include "commands/command.h"
#include "disk/fence.h"
#include "page/address.h"

namespace boardwright::commands {
namespace {

ExitCode run_build(const builder::BuildOptions& options, Context& context) {
  if (const std::string problem =
          options.base_url.empty() ? "" : page::problem_of_address(options.base_url);
      !problem.empty())
    throw UsageError("--base-url: " + problem, "write it as https://example.org/games/");
  const builder::Engine engine = builder::running_engine();
  std::optional<disk::Fence> fence;
  if (context.owns_process) fence.emplace(options.out);
  return builder::build(options, context, engine);
}

std::vector<OptionRow> build_rows(builder::BuildOptions& options) {
  return {
      {"GAME", "games; all if not given", &options.games},
      {"--out", "folder to write to", &options.out, {.shows_default = true}},
      {"--jobs",
       "number of drawing threads; 0: one for each core",
       &options.jobs,
       {.bounds = Bounds{0, 256}}},
      {"--draft", "also build games with claims that differ; their pages show where",
       &options.draft},
      {"--base-url",
       "the address of the published folder, https://example.org/games/: adds canonical links, a "
       "sitemap and a feed",
       &options.base_url},
      {"--why", "print why each file is made again", &options.why},
  };
}

}  // namespace

extern const Command build_command = {
    "build",
    "Check every claim, draw every figure, write the pages and what can be printed",
    "boardwright build lotus-39 --out output",
    [] { return call_of(build_rows, run_build); },
};

}  // namespace boardwright::commands
