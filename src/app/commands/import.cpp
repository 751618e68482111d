// `boardwright import`: games made from the files of other programs.
#include <algorithm>
#include <fstream>

#include "base/errors.h"
#include "base/text.h"
#include "builder/load.h"
#include "builder/resources.h"
#include "commands/betza.h"
#include "commands/command.h"
#include "disk/write_files.h"
#include "formats/imports.h"
#include "terminal/progress.h"

namespace boardwright::commands {
namespace fs = std::filesystem;
namespace {

struct ImportOptions {
  std::string file;
  std::vector<std::string> names;
  std::string from;  ///< a format; empty: detected from the text
  fs::path out = ".";
};

std::vector<std::string_view> import_names() {
  std::vector<std::string_view> names;
  for (const formats::ImportFormat& each : formats::import_formats()) names.push_back(each.name);
  return names;
}

const formats::ImportFormat& import_format(const ImportOptions& options, std::string_view text) {
  const auto rows = formats::import_formats();
  const auto row = std::ranges::find_if(rows, [&](const formats::ImportFormat& each) {
    return options.from.empty() ? each.recognises(text) : each.name == options.from;
  });
  if (row != rows.end()) return *row;
  if (options.from.empty())
    throw UsageError("'" + options.file + "' is in no known format",
                     "name it with --from: " + joined(import_names(), ", "));
  throw UsageError("unknown format '" + options.from + "'",
                   "there are: " + joined(import_names(), ", "));
}

/// Writes a game into a new folder. Removes the folder if the rules have errors.
void write_game(fairy_stockfish::Imported& made, const scene::PieceSet& drawings,
                const ImportOptions& options, const Context& context) {
  const fs::path folder = options.out / made.made->id, file = folder / "game.toml";
  if (fs::exists(folder)) {
    made.report.error({folder.string()}, "it exists already, and nothing is overwritten",
                      "name another folder with --out");
    return;
  }
  for (fairy_stockfish::ImportedPiece& piece_type : made.made->piece_types)
    if (drawings.find(piece_type.drawing) == nullptr) piece_type.drawing.clear();
  fs::create_directories(folder);
  const std::string text = fairy_stockfish::print_game(*made.made);
  std::ofstream(file, std::ios::binary) << text;  // a trial: valid games are written safely below
  SearchPath search_path = context.search_path;
  search_path.add_game(made.made->id, folder);
  Report problems;
  const auto game = game::read_game(search_path, made.made->id, game::Extent::rules, problems);
  if (!problems.has_errors() && made.check) made.check(*game, made.report);
  if (!problems.has_errors() && !made.report.has_errors())
    return disk::write_file_atomic(file, text);
  fs::remove_all(folder);
  fairy_stockfish::report_faults(made, text, problems);
}

fairy_stockfish::ImportHost host_of(const Context& context) {
  return {[&context](int files, int ranks) {
            return bare_board(context, std::to_string(files) + "x" + std::to_string(ranks));
          },
          [&context](const std::string& id) -> std::unique_ptr<game::Game> {
            if (!fs::exists(context.search_path.game(id) / "game.toml")) return nullptr;
            return builder::load_game(context, id, game::Extent::rules);
          }};
}

ExitCode import_file(const ImportOptions& options, Context& context) {
  Report report;
  const std::string file = builder::name_of_text(options.file);
  const auto text = builder::text_from(options.file, report);
  refuse(report);
  auto games =
      import_format(options, *text).read(*text, file, options.names, host_of(context), report);
  std::size_t count = 0;
  const scene::PieceSet drawings = builder::load_pieces(context.search_path);
  terminal::Progress progress(context.console, games.size());
  for (fairy_stockfish::Imported& made : games) {
    progress.step(made.name);
    if (made.made) write_game(made, drawings, options, context);
    if (made.report.has_errors()) {
      context.console.err(made.name + " is not made:\n" +
                          base::describe(made.report, context.console.colour_on_error()));
    } else {
      ++count;
      builder::show_warnings(made.report, context.console);
      context.console.out(made.name + ": " + (options.out / made.made->id).string() + "\n");
    }
  }
  if (games.size() > 1)
    context.console.out(std::to_string(count) + " of " + std::to_string(games.size()) + " made\n");
  refuse(report);
  return count == games.size() ? ExitCode::fine : ExitCode::input;
}

std::vector<OptionRow> import_rows(ImportOptions& options) {
  return {
      {"FILE", "the file, or - for standard input", &options.file, {.required = true}},
      {"NAME", "games of the file; all if not given", &options.names},
      {"--from", "the format: fairy-stockfish or interactive-diagram; detected if not given",
       &options.from},
      {"--out",
       "folder in which a folder for each game is made",
       &options.out,
       {.shows_default = true}},
  };
}

}  // namespace

extern const Command import_command = {
    "import",
    "Make games from the file of another program",
    "boardwright import variants.ini --out games",
    [] { return call_of(import_rows, import_file); },
};

}  // namespace boardwright::commands
