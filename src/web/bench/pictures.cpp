// Draws boards, and where pieces can go.
#include <algorithm>

#include "base/errors.h"
#include "base/hints.h"
#include "base/text.h"
#include "diagram/diagram.h"
#include "document/move_words.h"
#include "game/positions.h"
#include "game/reference.h"
#include "render/svg.h"
#include "rules/betza.h"
#include "scene/library.h"
#include "web/bench/bench.h"

namespace boardwright::web {
namespace {

bool wants_drawings(const Request& request) { return !request.get("drawn").empty(); }

/// Draws a figure of no article; the report of what cannot be drawn ends the answer.
Diagram diagram_of(Opened& opened, const Figure& figure, const Request& request) {
  Report report;
  auto diagram = draw(*opened.game, figure, report, opened.men(wants_drawings(request)));
  refuse(report);
  return std::move(*diagram);
}

std::string svg_of(const Scene& scene, const Opened& opened, const Request& request) {
  const Style& style = opened.looks->style;
  return request.get("themed").empty() ? render::render_svg(scene, style)
                                       : render::render_themed_svg(scene, style);
}

std::vector<std::string> ids_of(const std::vector<Piece>& pieces) {
  std::vector<std::string> ids;
  for (const Piece& piece : pieces) ids.push_back(piece.id);
  return ids;
}

const Board& board_of(Game& game, const Request& request) {
  const std::string_view id = request.get("board");
  if (id.empty()) return game.board();
  Report report;
  if (const Board* board = add_board(game, id, report)) return *board;
  refuse(report);
  return game.board();
}

/// Drops a position of a line of FEN, which a picture has needed.
void forget_position(Game& game, std::string_view fen) {
  std::erase_if(game.positions, [&](const NamedPosition& each) { return each.name == fen; });
}

}  // namespace

std::string drawn_svg(Opened& opened, const Figure& figure, const Request& request) {
  return svg_of(diagram_of(opened, figure, request).scene, opened, request);
}

void tell_board(Opened& opened, const Request& request, Json& json) {
  Game& game = *opened.game;
  const Board& board = board_of(game, request);
  Figure figure;
  figure.id = "board";
  figure.title = game.title;
  const std::string_view wanted = request.get("position");
  if (&board == &game.board())
    figure.position = wanted.empty() ? game.start : std::string(wanted);
  else
    figure.board = board.id;
  const bool is_known = game.find_position(figure.position) != nullptr;
  Report report;
  if (!is_known) add_position(game, figure.position, {"FEN", 1, 1}, report);
  refuse(report);
  const std::string svg = drawn_svg(opened, figure, request);
  if (!is_known) forget_position(game, figure.position);
  json.pair("svg", svg);
}

void add_reach(Json& json, Opened& opened, const Piece& piece, const Request& request) {
  Game& game = *opened.game;
  const Board& board = board_of(game, request);
  const std::string_view asked = request.get("cell");
  const auto cell =
      asked.empty() ? std::optional(showing_cell(board, piece, farness(board))) : board.find(asked);
  if (!cell)
    throw UsageError("no cell " + in_quotes(asked) + " on board " + in_quotes(board.id),
                     meant_or_all(asked, board.names));
  Figure figure;
  figure.id = "reach";
  figure.title = piece.name;
  if (&board != &game.board()) figure.board = board.id;
  FigureMan man;
  man.label = piece.letter.empty() ? piece.name.substr(0, 1) : piece.letter;
  man.piece = piece.id;
  man.cell = board.name(*cell);
  man.seat = std::max(1, request.number("seat", 1));
  man.mark = "x";
  figure.men.push_back(std::move(man));
  const Diagram diagram = diagram_of(opened, figure, request);
  json.pair("svg", svg_of(diagram.scene, opened, request));
  json.pair("words", diagram.content.caption);
  json.pair("count", static_cast<int>(diagram.content.marks.size()));
  json.pair("cell", board.name(*cell));
}

void tell_piece(Opened& opened, const Request& request, Json& json) {
  const std::string_view id = request.get("piece");
  const Piece* piece = opened.game->find_piece(id);
  if (piece == nullptr)
    throw UsageError("unknown piece " + in_quotes(id),
                     meant_or_all(id, ids_of(opened.game->pieces)));
  add_reach(json, opened, *piece, request);
  const document::GameWords words(*opened.game);
  json.pair("moves", document::moves_in_words(words, *piece));
  BetzaWriter writer(opened.game->board());
  if (const auto betza = writer.write(piece->moves, piece->state)) json.pair("betza", *betza);
}

void tell_figure(Opened& opened, const Request& request, Json& json) {
  const std::string_view id = request.get("id");
  const Figure* figure = opened.game->find_figure(id);
  if (figure == nullptr) throw UsageError("unknown figure " + in_quotes(id));
  const Diagram diagram = diagram_of(opened, *figure, request);
  json.pair("svg", svg_of(diagram.scene, opened, request));
  json.pair("caption", diagram.content.caption);
}

}  // namespace boardwright::web
