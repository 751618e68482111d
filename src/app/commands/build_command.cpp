// `boardwright build`: proves games, draws their figures, writes their pages and prints their
// boards, pieces and books.
#include <algorithm>
#include <optional>

#include "base/errors.h"
#include "base/text.h"
#include "builder/build.h"
#include "commands/command.h"
#include "disk/fence.h"
#include "page/address.h"

namespace boardwright::commands {
namespace {

struct BuildWords {
  builder::BuildOptions options;
  std::string part;
  std::vector<std::string> join;
};

/// Reads "3/8".
builder::LibraryPart part_of(const std::string& text) {
  std::vector<int> numbers;
  for (const std::string_view word : base::split(text, '/'))
    numbers.push_back(base::to_integer(word).value_or(0));
  if (numbers.size() != 2 || numbers[0] < 1 || numbers[0] > numbers[1])
    throw UsageError("--part: " + in_quotes(text), "write it as 3/8, the third of eight parts");
  return {static_cast<std::size_t>(numbers[0]), static_cast<std::size_t>(numbers[1])};
}

ExitCode run_build(const BuildWords& words, Context& context) {
  builder::BuildOptions options = words.options;
  if (!words.part.empty()) options.part = part_of(words.part);
  options.join.assign(words.join.begin(), words.join.end());
  if (const std::string problem =
          options.base_url.empty() ? "" : page::problem_of_address(options.base_url);
      !problem.empty())
    throw UsageError("--base-url: " + problem, "write it as https://example.org/games/");
  const builder::Engine engine = builder::running_engine();
  std::optional<disk::Fence> fence;
  if (context.owns_process) fence.emplace(options.out);
  return builder::build(options, context, engine);
}

std::vector<OptionRow> build_rows(BuildWords& words) {
  builder::BuildOptions& options = words.options;
  return {
      {"GAME", "games; all if not given", &options.games},
      {"--out", "folder to write to", &options.out, {.shows_default = true}},
      {"--jobs",
       "number of threads that read, prove and draw; 0: one for each core",
       &options.jobs,
       {.bounds = Bounds{0, 256}}},
      {"--draft", "also build games with claims that differ; their pages show where",
       &options.draft},
      {"--base-url",
       "the address of the published folder, https://example.org/games/: adds canonical links, a "
       "sitemap and a feed",
       &options.base_url},
      {"--why", "print why each file is made again", &options.why},
      {"--part",
       "make only a part of the games, as 3/8: the third of eight",
       &words.part,
       {.not_with = {"--join"}}},
      {"--join", "take over the games of these folders, which were built as parts", &words.join},
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
