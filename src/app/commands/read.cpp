// `boardwright read`: figures and claims from drawings made of characters.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/text.h"
#include "builder/load.h"
#include "commands/command.h"
#include "drawings/figure_reader.h"

namespace boardwright::commands {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;
using drawings::DrawnFigure;
using drawings::Inscription;
using drawings::ReadFigure;

struct ReadOptions {
  std::string file;
  std::string game, board, diagram;
  bool json = false;
};

/// Whether a word names a game, by its id or its path.
bool is_game(const std::string& word, const Context& context) {
  return word.find('/') != std::string::npos ||
         fs::exists(context.search_path.game(word) / "game.toml") ||
         fs::exists(fs::path(word) / "game.toml");
}

/// The game of --game, or the game that --board names; otherwise chess for squares, and Glinski's
/// for hexagons.
std::string game_for(const ReadOptions& options, const Context& context) {
  if (!options.game.empty()) return options.game;
  if (options.board.empty())
    throw UsageError("the board of the drawings is not given",
                     "give --board lotus-39, --board 8x8 or --game GAME");
  if (is_game(options.board, context)) return options.board;
  return options.board.starts_with("hex:") ? "glinski" : "chess";
}

/// The candidates for the board of a drawing, the likeliest first.
std::vector<const board::Board*> boards_of(game::Game& game, const ReadOptions& options,
                                           const Context& context) {
  const bool own = options.board.empty() || options.board == game.id ||
                   (options.game.empty() && is_game(options.board, context));
  std::vector<const board::Board*> found = {&builder::find_board(game, own ? "" : options.board)};
  for (const auto& board : game.boards)
    if (board.get() != found.front()) found.push_back(board.get());
  return found;
}

Json drawn_figure_json(const ReadFigure& read) {
  const DrawnFigure& figure = read.figure;
  const board::Board& board = *figure.board;
  Json json = {{"figure", figure.id},   {"title", figure.title}, {"board", board.id},
               {"line", figure.line},   {"names", figure.names}, {"men", Json::array()},
               {"marks", Json::array()}};
  for (const drawings::DrawnPiece& piece : figure.pieces) {
    Json each = {{"cell", board.name(piece.cell)},
                 {"piece", piece.piece_type == nullptr ? Json() : Json(piece.piece_type->id)},
                 {"label", piece.label},
                 {"seat", piece.seat}};
    if (!piece.stated_cell.empty()) each["told-cell"] = piece.stated_cell;
    if (piece.count) each["told-count"] = *piece.count;
    if (!piece.mark.empty()) each["mark"] = piece.mark;
    json["men"].push_back(std::move(each));
  }
  for (const auto& [mark, cells] : figure.marks)
    for (const geometry::CellId cell : cells)
      json["marks"].push_back({{"cell", board.name(cell)}, {"mark", mark}});
  for (const Inscription& each : read.off_board)
    json["unplaced"].push_back({{"text", each.text}, {"line", each.line}, {"column", each.column}});
  return json;
}

/// Keeps only the drawing of --diagram, or all if it is not given.
void keep_requested(std::vector<drawings::Sketch>& drawings, const std::string& asked) {
  if (asked.empty()) return;
  std::vector<std::string> known;
  for (const drawings::Sketch& drawing : drawings) known.push_back(drawing.number);
  if (std::ranges::find(known, asked) == known.end())
    throw UsageError("there is no diagram " + in_quotes(asked), base::did_you_mean(asked, known));
  std::erase_if(drawings, [&](const drawings::Sketch& drawing) { return drawing.number != asked; });
}

ExitCode read_drawings(const ReadOptions& options, Context& context) {
  const auto game = builder::load_game(context, game_for(options, context), game::Extent::rules);
  Report report;
  const std::string name = builder::name_of_text(options.file);
  const auto text = builder::text_from(options.file, report);
  refuse(report);
  drawings::FigureReader reader(*game, boards_of(*game, options, context), name);
  auto drawings = reader.drawings(*text, report);
  keep_requested(drawings, options.diagram);
  if (drawings.empty())
    throw UsageError("there is no drawing in " + in_quotes(name),
                     "lines of / \\ | _ and +, or a row of letters and dots for each rank");
  std::vector<DrawnFigure> figures;
  Json json = Json::array();
  for (const drawings::Sketch& drawing : drawings)
    if (const auto read = reader.read(drawing, report)) {
      figures.push_back(read->figure);
      json.push_back(drawn_figure_json(*read));
    }
  context.console.out(
      options.json
          ? Json{{"file", name}, {"game", game->id}, {"figures", json}, {"count", figures.size()}}
                    .dump() +
                "\n"
          : drawings::print_drawn(figures));
  refuse(report);
  builder::show_warnings(report, context.console);
  return ExitCode::fine;
}

std::vector<OptionRow> read_rows(ReadOptions& options) {
  return {
      {"FILE", "a text with drawings; - for standard input", &options.file, {.required = true}},
      {"--board", "the board: a game, for its own board, or a board such as 8x8", &options.board},
      {"--game", "the game of the pieces; if not given, chosen by the board", &options.game},
      {"--diagram", "only the drawing with this number, such as A1-1", &options.diagram},
      {"--json", "one JSON object", &options.json},
  };
}

}  // namespace

extern const Command read_command = {
    "read",
    "Read figures and claims from drawings made of characters",
    "boardwright read article.txt --board lotus-39 --diagram A1-1",
    [] { return call_of(read_rows, read_drawings); },
};

}  // namespace boardwright::commands
