// Draws boards, and where pieces can go.
#include <algorithm>

#include "base/hints.h"
#include "base/text.h"
#include "betza/betza.h"
#include "diagram/diagram.h"
#include "english/move_words.h"
#include "game/positions.h"
#include "game/reference.h"
#include "render/svg.h"
#include "scene/library.h"
#include "workbench/bench.h"

namespace boardwright::web {

using base::Refusal, base::Report, base::in_quotes, base::meant_or_all;
using betza::BetzaWriter;
using board::Board;
using diagram::Diagram;
using game::Figure, game::FigurePiece, game::Game, game::NamedPosition, game::distance_sums,
    game::showcase_cell;
using geometry::CellId, geometry::no_cell;
using live::Json, live::Request;
using moves::PieceType;
using scene::Scene, scene::Style;

namespace {

bool wants_drawings(const Request& request) { return !request.get("drawn").empty(); }

/// Draws a figure. Nothing, and problems in the report, if it cannot be drawn.
std::optional<Diagram> diagram_of(Opened& opened, const Figure& figure, const Request& request,
                                  Report& report) {
  auto diagram = draw(*opened.game, figure, report, opened.pieces(wants_drawings(request)));
  if (report.has_errors()) diagram.reset();
  return diagram;
}

std::string svg_of(const Scene& scene, const Opened& opened, const Request& request) {
  const Style& style = opened.looks->style;
  return request.get("themed").empty() ? render::render_svg(scene, style)
                                       : render::render_themed_svg(scene, style);
}

std::vector<std::string> ids_of(const std::vector<PieceType>& piece_types) {
  std::vector<std::string> ids;
  for (const PieceType& piece_type : piece_types) ids.push_back(piece_type.id);
  return ids;
}

/// The requested board, or the game's own. Null, and problems in the report, if there is none.
const Board* board_of(Game& game, const Request& request, Report& report) {
  const std::string_view id = request.get("board");
  return id.empty() ? &game.board() : add_board(game, id, report);
}

/// Removes a position that was added from FEN for one picture.
void forget_position(Game& game, std::string_view fen) {
  std::erase_if(game.positions, [&](const NamedPosition& each) { return each.name == fen; });
}

}  // namespace

std::optional<std::string> drawn_svg(Opened& opened, const Figure& figure, const Request& request,
                                     Report& report) {
  const auto diagram = diagram_of(opened, figure, request, report);
  if (!diagram) return std::nullopt;
  return svg_of(diagram->scene, opened, request);
}

Refusal emit_board(Opened& opened, const Request& request, Json& json) {
  Game& game = *opened.game;
  Report report;
  const Board* board = board_of(game, request, report);
  if (board == nullptr) return refusal_of(report);
  Figure figure;
  figure.id = "board";
  figure.title = game.title;
  const std::string_view wanted = request.get("position");
  if (board == &game.board())
    figure.position = wanted.empty() ? game.start : std::string(wanted);
  else
    figure.board = board->id;
  const bool is_known = game.find_position(figure.position) != nullptr;
  if (!is_known) add_position(game, figure.position, {"FEN", 1, 1}, report);
  if (report.has_errors()) return refusal_of(report);
  const auto svg = drawn_svg(opened, figure, request, report);
  if (!is_known) forget_position(game, figure.position);
  if (svg) json.pair("svg", *svg);
  return refusal_of(report);
}

Refusal add_reach(Json& json, Opened& opened, const PieceType& piece_type, const Request& request) {
  Game& game = *opened.game;
  Report report;
  const Board* shown = board_of(game, request, report);
  if (shown == nullptr) return refusal_of(report);
  const Board& board = *shown;
  CellId cell = no_cell;
  if (Refusal refusal = read_cell(board, request, "cell", cell); refusal.refuses()) return refusal;
  if (cell == no_cell) cell = showcase_cell(board, piece_type, distance_sums(board));
  Figure figure;
  figure.id = "reach";
  figure.title = piece_type.name;
  if (&board != &game.board()) figure.board = board.id;
  FigurePiece piece;
  piece.label = piece_type.letter.empty() ? piece_type.name.substr(0, 1) : piece_type.letter;
  piece.piece_type = piece_type.id;
  piece.cell = board.name(cell);
  piece.seat = std::max(1, request.number("seat", 1));
  piece.mark = "x";
  figure.pieces.push_back(std::move(piece));
  const auto diagram = diagram_of(opened, figure, request, report);
  if (!diagram) return refusal_of(report);
  json.pair("svg", svg_of(diagram->scene, opened, request));
  json.pair("words", diagram->content.caption);
  json.pair("count", static_cast<int>(diagram->content.marks.size()));
  json.pair("cell", board.name(cell));
  return {};
}

Refusal emit_piece(Opened& opened, const Request& request, Json& json) {
  const std::string_view id = request.get("piece");
  const PieceType* piece_type = opened.game->find_piece_type(id);
  if (piece_type == nullptr)
    return {"unknown piece " + in_quotes(id), meant_or_all(id, ids_of(opened.game->piece_types))};
  if (Refusal refusal = add_reach(json, opened, *piece_type, request); refusal.refuses())
    return refusal;
  const english::GameWords words(*opened.game);
  json.pair("moves", english::moves_in_words(words, *piece_type));
  BetzaWriter writer(opened.game->board());
  if (const auto betza = writer.write(piece_type->moves, piece_type->state))
    json.pair("betza", *betza);
  return {};
}

Refusal emit_figure(Opened& opened, const Request& request, Json& json) {
  const std::string_view id = request.get("id");
  const Figure* figure = opened.game->find_figure(id);
  if (figure == nullptr) return {"unknown figure " + in_quotes(id)};
  return add_figure(json, opened, *figure, request);
}

Refusal add_figure(Json& json, Opened& opened, const Figure& figure, const Request& request) {
  Report report;
  const auto diagram = diagram_of(opened, figure, request, report);
  if (!diagram) return refusal_of(report);
  json.pair("svg", svg_of(diagram->scene, opened, request));
  json.pair("caption", diagram->content.caption);
  return {};
}

}  // namespace boardwright::web
