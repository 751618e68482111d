// `boardwright export`: a game in the format of another program.
#include <algorithm>
#include <set>
#include <tuple>

#include "base/errors.h"
#include "base/text.h"
#include "builder/load.h"
#include "commands/command.h"
#include "formats/exports.h"

namespace boardwright::commands {
namespace {

struct ExportOptions {
  std::vector<std::string> games;
  std::string to;
  std::filesystem::path out;  ///< empty: standard output
};

/// Removes repeated problems: a rule that a format lacks can be used by many pieces and seats.
Report without_repeats(const Report& found) {
  Report report;
  std::set<std::tuple<std::string, int, int, std::string>> seen;
  for (const Problem& each : found.problems()) {
    if (!seen.insert({each.place.file, each.place.line, each.place.column, each.message}).second)
      continue;
    if (each.severity == Problem::Severity::error)
      report.error(each.place, each.message, each.hint);
    else
      report.warning(each.place, each.message, each.hint);
  }
  return report;
}

ExitCode export_games(const ExportOptions& options, Context& context) {
  const auto rows = formats::export_formats();
  const auto row = std::ranges::find(rows, options.to, &formats::ExportFormat::name);
  if (row == rows.end()) {
    std::vector<std::string_view> known;
    for (const formats::ExportFormat& each : rows) known.push_back(each.name);
    throw UsageError("unknown format '" + options.to + "'", "there are: " + joined(known, ", "));
  }
  if (options.games.size() > 1 && !row->joins)
    throw UsageError("one file of the format '" + options.to + "' holds one game",
                     "name one game at a time");
  std::string text;
  Report found;
  for (const std::string& word : options.games) {
    const auto game = builder::load_game(context, word, game::Extent::rules);
    text += row->write(*game, found).value_or("");
  }
  Report report = without_repeats(found);
  refuse(report);
  context.console.put(options.out, text);
  return ExitCode::fine;
}

std::vector<OptionRow> export_option_rows(ExportOptions& options) {
  return {
      {"GAME", "", &options.games, {.required = true}},
      {"--to",
       "the format: fairy-stockfish, interactive-diagram, graph or csv",
       &options.to,
       {.required = true}},
      {"-o,--output", "file to write; standard output if not given", &options.out},
  };
}

}  // namespace

extern const Command export_command = {
    "export",
    "Write a game for another program",
    "boardwright export capablanca --to fairy-stockfish -o capablanca.ini",
    [] { return call_of(export_option_rows, export_games); },
};

}  // namespace boardwright::commands
