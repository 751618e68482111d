// `boardwright build`: proves games, draws their figures, writes their pages and prints boards,
// pieces and books.
#include <algorithm>
#include <optional>
#include <thread>

#include "base/errors.h"
#include "command/build.h"
#include "command/command.h"
#include "disk/fence.h"
#include "document/address.h"

namespace boardwright::command {
namespace {

ExitCode run_build(const BuildOptions& options, Context& context) {
  if (const std::string problem =
          options.base_url.empty() ? "" : document::problem_of_address(options.base_url);
      !problem.empty())
    throw UsageError("--base-url: " + problem, "write it as https://example.org/games/");
  const Engine engine = running_engine();
  std::optional<disk::Fence> fence;
  if (context.is_alone) fence.emplace(options.out);
  return build(options, context, engine);
}

std::vector<OptionRow> build_rows(BuildOptions& to) {
  return {
      {"GAME", "games; all if none is named", &to.games},
      {"--out", "folder to write to", &to.out, {.shows_default = true}},
      {"--jobs",
       "drawing threads; 0: as many as there are cores",
       &to.jobs,
       {.bounds = Bounds{0, 256}}},
      {"--draft", "also make games whose claims differ; their pages show where and prove nothing",
       &to.draft},
      {"--base-url",
       "where the folder will be found on the web, https://example.org/games/: for pages that say "
       "so, a map of the site and a feed",
       &to.base_url},
      {"--why", "say why each file is made again", &to.why},
  };
}

}  // namespace

int BuildOptions::threads() const {
  if (jobs > 0) return jobs;
  return static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
}

extern const Command build_command = {
    "build",
    "Check every claim, draw every figure, write the pages and what can be printed",
    "boardwright build lotus-39 --out output",
    [] { return call_of(build_rows, run_build); },
};

}  // namespace boardwright::command
