// Import and export of games, character drawings, and PGN.
#include <algorithm>
#include <set>

#include "base/limits.h"
#include "base/text.h"
#include "drawings/figure_reader.h"
#include "formats/exports.h"
#include "formats/imports.h"
#include "pgn/pgn.h"
#include "scaffold/new_board.h"
#include "scene/library.h"
#include "workbench/bench.h"
#include "workbench/folder.h"

namespace boardwright::web {

using base::Refusal, base::Report, base::SearchPath, base::in_quotes;
using board::Board;
using drawings::DrawnFigure, drawings::FigureReader, drawings::Sketch;
using fairy_stockfish::ImportHost, fairy_stockfish::Imported;
using formats::ExportFormat, formats::export_formats, formats::import_formats;
using game::Extent, game::Figure, game::FigureMarks, game::FigurePiece, game::Game;
using geometry::CellId;
using live::Json, live::Request;
using pgn::PgnGame, pgn::PlayedGame, pgn::parse_pgn;
using play::Position;
using scene::PieceSet, scene::Style;

namespace {

/// The text of the file that the question names. Nothing, and a refusal, if it is too long or not
/// text.
std::optional<std::string> text_of_file(const Request& request, Refusal& refusal) {
  Report report;
  auto text = read_text(kept_files(), std::filesystem::path(request.get("file")), "the text",
                        base::limits::data_file_bytes, report);
  refusal = refusal_of(report);
  return text;
}

/// Reads an imported game as a build would, and adds its text.
void add_imported(Json& json, const SearchPath& search_path, Imported& imported,
                  const PieceSet& drawings) {
  if (read_made(imported, search_path, drawings))
    json.pair("id", imported.made->id).pair("text", print_game(*imported.made));
}

/// A drawing as a figure.
Figure shown_figure(const DrawnFigure& from) {
  Figure figure;
  figure.id = from.id;
  figure.title = from.title;
  if (!from.own_board) figure.board = from.board->id;
  for (const drawings::DrawnPiece& piece : from.pieces) {
    if (piece.piece_type == nullptr) continue;
    FigurePiece shown;
    shown.label = piece.label;
    shown.piece_type = piece.piece_type->id;
    shown.cell = from.board->name(piece.cell);
    shown.seat = piece.seat;
    figure.pieces.push_back(std::move(shown));
  }
  for (const auto& [mark, cells] : from.marks) {
    FigureMarks marks;
    marks.mark = mark;
    for (const CellId cell : cells) marks.cells.cells.push_back(from.board->name(cell));
    figure.marks.push_back(std::move(marks));
  }
  return figure;
}

/// The position in a drawing of the game's own board; nothing if it has none of the game's pieces.
std::optional<Position> position_of(const Game& game, const DrawnFigure& figure) {
  if (!figure.own_board) return std::nullopt;
  Position position = play::empty_position(game.board());
  bool any = false;
  for (const drawings::DrawnPiece& piece : figure.pieces) {
    const auto seat = game.board().seat_numbered(piece.seat);
    if (piece.piece_type == nullptr || !seat) continue;
    position.at(piece.cell) = play::piece_of(game.id_of(*piece.piece_type), *seat);
    any = true;
  }
  return any ? std::optional(std::move(position)) : std::nullopt;
}

template <class Rows>
void add_formats(Json& json, std::string_view key, const Rows& rows) {
  json.key(key).open('[');
  for (const auto& row : rows)
    json.open('{').pair("name", row.name).pair("describes", row.describes).close();
  json.close();
}

}  // namespace

Refusal emit_formats(const Request&, Json& json) {
  add_formats(json, "imports", import_formats());
  add_formats(json, "exports", export_formats());
  return {};
}

Refusal emit_import(const Request& request, Json& json) {
  const SearchPath search_path = shelves();
  Refusal refusal;
  const auto text = text_of_file(request, refusal);
  if (!text) return refusal;
  const auto formats = import_formats();
  const auto format = std::find_if(formats.begin(), formats.end(),
                                   [&](const auto& each) { return each.recognises(*text); });
  if (format == formats.end())
    return {"this is in no format that is known",
            "it may be a variants.ini of Fairy-Stockfish, with sections in brackets, or the text "
            "of an Interactive Diagram"};
  std::set<std::string> needed;
  const ImportHost host{
      [&](int files, int ranks) -> std::unique_ptr<Board> {
        auto found =
            board_named(search_path, std::to_string(files) + "x" + std::to_string(ranks), refusal);
        return found ? std::make_unique<Board>(std::move(found->board)) : nullptr;
      },
      [&](const std::string& id) -> std::unique_ptr<Game> {
        Report problems;
        if (search_path.files().exists(search_path.game(id) / "game.toml"))
          return read_game(search_path, id, Extent::play, problems);
        needed.insert(id);
        return nullptr;
      },
      !request.get("partial").empty()};
  Report report;
  auto games = format->read(*text, "the text", {}, host, report);
  if (refusal.refuses()) return refusal;
  Report drawing_report;
  const auto drawings = scene::load_piece_set(search_path, Style(), drawing_report);
  if (!drawings) return refusal_of(drawing_report);
  json.pair("format", format->name).key("games").open('[');
  for (Imported& each : games) {
    json.open('{').pair("name", each.name);
    if (each.made && !each.report.has_errors()) add_imported(json, search_path, each, *drawings);
    add_problems(json, each.report);
    json.close();
  }
  json.close().pair("needs", std::vector<std::string>(needed.begin(), needed.end()));
  add_problems(json, report);
  return {};
}

Refusal emit_export(Opened& opened, const Request& request, Json& json) {
  const auto formats = export_formats();
  const auto format = std::find_if(formats.begin(), formats.end(), [&](const ExportFormat& each) {
    return each.name == request.get("to");
  });
  if (format == formats.end()) return {"unknown format " + in_quotes(request.get("to"))};
  Report report;
  const auto text = format->write(*opened.game, report);
  if (text && !report.has_errors()) json.pair("text", *text);
  json.pair("ending", format->ending);
  add_problems(json, report);
  return {};
}

Refusal emit_drawings(Opened& opened, const Request& request, Json& json) {
  Game& game = *opened.game;
  Refusal refusal;
  const auto text = text_of_file(request, refusal);
  if (!text) return refusal;
  Report report;
  std::vector<const Board*> boards;
  if (const std::string_view asked = request.get("board"); !asked.empty())
    boards.push_back(add_board(game, asked, report));
  if (report.has_errors()) return refusal_of(report);
  for (const auto& board : game.boards)
    if (boards.empty() || board.get() != boards.front()) boards.push_back(board.get());
  FigureReader reader(game, boards, "the text");
  report.keep_source("the text", *text);
  const auto drawings = reader.drawings(*text, report);
  if (drawings.empty())
    return {"there is no drawing in this text",
            "lines of / \\ | _ and +, or a row of letters and dots for each rank"};
  std::vector<DrawnFigure> figures;
  json.key("figures").open('[');
  for (const Sketch& drawing : drawings) {
    const auto read = reader.read(drawing, report);
    if (!read) continue;
    const DrawnFigure& figure = figures.emplace_back(read->figure);
    json.open('{').pair("id", figure.id).pair("title", figure.title);
    Report unseen;
    const auto svg = drawn_svg(opened, shown_figure(figure), request, unseen);
    if (!svg) return refusal_of(unseen);
    json.pair("svg", *svg);
    if (const auto position = position_of(game, figure))
      if (const auto fen = print_position(game, *position)) json.pair("fen", *fen);
    json.close();
  }
  json.close().pair("text", print_drawn(figures));
  add_problems(json, report);
  return {};
}

Refusal emit_games(Opened& opened, const Request& request, Json& json) {
  const Game& game = *opened.game;
  Refusal refusal;
  const auto text = text_of_file(request, refusal);
  if (!text) return refusal;
  Report report;
  const auto games = parse_pgn(*text, "the text", report);
  if (games.empty()) report.error({"the text", 1, 1}, "there is no game in this text");
  json.key("games").open('[');
  for (const PgnGame& each : games) {
    const PlayedGame played = play_through(each, game, report);
    json.open('{').pair("white", each.value("White")).pair("black", each.value("Black"));
    json.pair("event", each.value("Event")).pair("result", each.result);
    json.pair("legal", played.good).pair("moves", played.moves);
    if (played.ending)
      json.pair("ending",
                play::sentence_of(*played.ending, game.board(), game.piece_types, game.rules));
    json.key("positions").open('[');
    for (const Position& position : played.positions)
      json.add(print_position(game, position).value_or(""));
    json.close().close();
  }
  json.close();
  add_problems(json, report);
  return {};
}

}  // namespace boardwright::web
