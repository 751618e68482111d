// `boardwright build`: proves games, draws their figures, writes their pages and prints boards, men
// and books.
#include "command/build.h"
#include "command/command.h"

namespace boardwright::command {
namespace {

ExitCode run_build(const BuildOptions& options, Context& context) {
  return build(options, context, running_engine());
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
      {"--why", "say why each file is made again", &to.why},
  };
}

}  // namespace

extern const Command build_command = {
    "build",
    "Check every claim, draw every figure, write the pages and what can be printed",
    "boardwright build lotus-39 --out output",
    [] { return call_of(build_rows, run_build); },
};

}  // namespace boardwright::command
