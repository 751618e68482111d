// `boardwright import`: games made from the files of other programs.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include <nlohmann/json.hpp>

#include "base/errors.h"
#include "builder/load.h"
#include "builder/resources.h"
#include "commands/command.h"
#include "commands/engine_check.h"
#include "commands/import_files.h"
#include "commands/problem_json.h"
#include "disk/write_files.h"
#include "terminal/progress.h"

namespace boardwright::commands {
namespace fs = std::filesystem;
namespace {

using Json = nlohmann::ordered_json;

struct ImportOptions {
  std::string file;
  std::vector<std::string> names;
  std::string from;  ///< a format; empty: detected from the text
  fs::path out = ".";
  CheckOptions check;
  bool json = false, partial = false;
  bool writes = true;  ///< games are written into folders
};

const formats::ImportFormat& wanted_format(const ImportOptions& options, std::string_view text) {
  if (const formats::ImportFormat* format = import_format(options.from, text)) return *format;
  if (options.from.empty())
    throw UsageError("'" + options.file + "' is in no known format",
                     "name it with --from: " + import_format_names());
  throw UsageError("unknown format '" + options.from + "'", "there are: " + import_format_names());
}

/// Writes a game into a new folder.
void write_game(fairy_stockfish::Imported& made, const fs::path& out) {
  const fs::path folder = out / made.made->id;
  if (fs::exists(folder)) {
    made.report.error({folder.string()}, "it exists already, and nothing is overwritten",
                      "name another folder with --out");
    return;
  }
  fs::create_directories(folder);
  disk::write_file_atomic(folder / "game.toml", fairy_stockfish::print_game(*made.made));
}

/// The results for the games of a file.
struct Imports {
  std::size_t made = 0, asked = 0, differ = 0;
  Json games = Json::array();
};

/// Reads, checks and writes one game, as the options demand, and shows the result.
void import_game(fairy_stockfish::Imported& made, const ImportOptions& options,
                 const scene::PieceSet& drawings, EngineCheck* check, const Context& context,
                 Imports& imports) {
  const auto game =
      made.made ? fairy_stockfish::read_made(made, context.search_path, drawings) : nullptr;
  if (game && options.writes) write_game(made, options.out);
  const bool fine = game && !made.report.has_errors();
  Json row = {{"name", made.name}, {"made", fine}, {"problems", Json::array()}};
  for (const Problem& problem : made.report.problems())
    row["problems"].push_back(problem_json(problem));
  if (!fine) {
    if (!options.json)
      context.console.err(made.name + " is not made:\n" +
                          base::describe(made.report, context.console.colour_on_error()));
    imports.games.push_back(std::move(row));
    return;
  }
  ++imports.made;
  if (!options.json) builder::show_warnings(made.report, context.console);
  std::string text =
      options.writes ? made.name + ": " + (options.out / made.made->id).string() + "\n" : "";
  if (check != nullptr) {
    const EngineVerdict verdict = check->check(*game, made);
    imports.asked += verdict.refusal.empty() ? 1u : 0u;
    imports.differ += verdict.comparison.differences.empty() ? 0u : 1u;
    row["check"] = verdict_json(verdict);
    text += made.name + ": " + verdict_text(verdict);
  }
  if (!options.json) context.console.out(text);
  imports.games.push_back(std::move(row));
}

ExitCode import_file(const ImportOptions& options, Context& context) {
  Report report;
  const std::string file = builder::name_of_text(options.file);
  const auto text = builder::text_from(options.file, report);
  refuse(report);
  fairy_stockfish::ImportHost host = import_host(context);
  host.partial = options.partial;
  auto games = wanted_format(options, *text).read(*text, file, options.names, host, report);
  const scene::PieceSet drawings = builder::load_pieces(context.search_path);
  std::optional<EngineCheck> check;
  if (!options.check.engine.empty()) check.emplace(options.check, options.file);
  Imports imports;
  terminal::Progress progress(context.console, games.size());
  for (fairy_stockfish::Imported& made : games) {
    progress.step(made.name);
    import_game(made, options, drawings, check ? &*check : nullptr, context, imports);
  }
  std::string last;
  if (games.size() > 1)
    last = std::to_string(imports.made) + " of " + std::to_string(games.size()) + " made\n";
  if (check && !check->name().empty())
    last +=
        fmt::format("{}: asked for {}, and {} of these differ\n{}", check->name(), imports.asked,
                    imports.differ,
                    imports.asked == 0 || check->remark().empty() ? "" : check->remark() + "\n");
  if (options.json) {
    Json all = {{"games", std::move(imports.games)}, {"made", imports.made}};
    if (check) {
      all["engine"] = check->name();
      all["remark"] = check->remark();
      all["seed"] = options.check.seed;
      all["asked"] = imports.asked;
      all["differ"] = imports.differ;
    }
    last = all.dump() + "\n";
  }
  context.console.out(last);
  refuse(report);
  if (imports.differ > 0) return ExitCode::claim_differs;
  if (imports.made < games.size()) return ExitCode::input;
  return check && imports.asked < imports.made ? ExitCode::system : ExitCode::fine;
}

void check_import(ImportOptions& options, const Given& given) {
  options.writes = options.check.engine.empty() || given("--out");
  for (const char* name : {"--games", "--seed"})
    if (given(name) && options.check.engine.empty())
      throw UsageError(std::string(name) + " belongs to --check");
  if (!options.check.engine.empty() && options.file == "-")
    throw UsageError("--check reads the file twice, and standard input can be read once",
                     "name a file");
}

std::vector<OptionRow> import_rows(ImportOptions& options) {
  std::vector<OptionRow> rows = {
      {"FILE", "the file, or - for standard input", &options.file, {.required = true}},
      {"NAME", "games of the file; all if not given", &options.names},
      {"--from", "the format: fairy-stockfish or interactive-diagram; detected if not given",
       &options.from},
      {"--out",
       "folder in which a folder for each game is made",
       &options.out,
       {.shows_default = true}},
  };
  std::ranges::move(check_rows(options.check,
                               "a UCI engine that reads the same file, or an XBoard engine: plays "
                               "random games in both, and shows what differs; makes folders only "
                               "with --out"),
                    std::back_inserter(rows));
  rows.push_back({"--partial",
                  "makes a game without the rules that are not supported, and lists them in it as "
                  "left out",
                  &options.partial});
  rows.push_back({"--json", "one JSON object", &options.json});
  return rows;
}

}  // namespace

extern const Command import_command = {
    "import",
    "Make games from the file of another program",
    "boardwright import variants.ini --out games",
    [] { return call_of(import_rows, import_file, check_import); },
};

}  // namespace boardwright::commands
