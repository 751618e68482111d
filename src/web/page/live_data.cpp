// Writes the script that registers a game for live figures.
#include "page/live_data.h"

#include <algorithm>
#include <cmath>

#include "audit/page_ids.h"
#include "diagram/pieces.h"
#include "diagram/plan.h"
#include "live/json.h"
#include "live/packed_game.h"
#include "page/page_figure.h"
#include "page/play_page.h"
#include "play/mark.h"
#include "render/svg.h"

namespace boardwright::page {
namespace {

using diagram::PiecesShown;
using diagram::Plan;
using live::Json;

constexpr double units = 100;  // figure units per side

/// A length in tenths of a figure unit, so that all numbers are integers.
int tenths(double sides) { return static_cast<int>(std::lround(sides * units * 10)); }

/// All pieces of the kit are drawn on this cell, on top of each other; the page moves copies of
/// them.
constexpr geometry::CellId kit_cell{0};

Scene kit_of(const Game& game, const Plan& plan, const scene::PieceSet& set) {
  Scene scene{"kit", "Pieces", "", {{0, 0}, {1, 1}}, {{}, {}}};
  const board::Board& board = plan.board();
  for (const board::SeatId seat : board.seat_ids())
    for (const PieceType& piece_type : game.piece_types) {
      figure::PlacedPiece placed;
      placed.piece_type = &piece_type;
      placed.cell = kit_cell;
      placed.seat = seat;
      placed.state = piece_type.state;
      placed.piece.label =
          piece_type.letter.empty() ? piece_type.name : play::letter_of(piece_type, play::Piece{});
      scene::Group piece = diagram::draw_piece(plan, placed, game.rotated,
                                               PiecesShown{diagram::PiecesAs::both, &set});
      piece.tag = {piece.tag.role,
                   {},
                   {},
                   {{"kit", std::to_string(board::seat_number(seat)) + " " + piece_type.id}}};
      const scene::Drawing* drawing = set.find(piece_type.drawing, board::seat_number(seat));
      if (drawing != nullptr && drawing->forward) piece.tag.data.push_back({"forward", "true"});
      scene.root.children.push_back(std::move(piece));
    }
  return scene;
}

void write_kit(const Game& game, const scene::PieceSet& set, Json& json) {
  const Plan plan(game.board(), game.board().all());
  const Scene kit = kit_of(game, plan, set);
  std::string svg;
  render::append_drawings(svg, render::drawings_of(kit));
  render::append_svg(svg, kit);
  const geometry::Vec centre = plan.centre(kit_cell);
  json.key("kit").open('{').pair("svg", svg);
  json.pair("x", tenths(centre.x)).pair("y", -tenths(centre.y));
  json.pair("r", tenths(plan.piece_radius(kit_cell))).close();
}

/// Writes for each board the name and centre of each cell, and the radius of a piece on it.
void write_boards(const Game& game, Json& json) {
  json.key("boards").open('{');
  for (const auto& board : game.boards) {
    const Plan plan(*board, board->all());
    json.key(board->id).open('[');
    for (const geometry::CellId cell : board->cells()) {
      const geometry::Vec centre = plan.centre(cell);
      json.open('[').add(board->name(cell)).add(tenths(centre.x)).add(-tenths(centre.y));
      json.add(tenths(plan.piece_radius(cell))).close();
    }
    json.close();
  }
  json.close();
}

/// A piece as in the questions of a page to the engine: "e3 1 knight", "a1 2 pawn n=3,multiple".
std::string in_words(const figure::PlacedPiece& piece, const board::Board& board) {
  std::string text = board.name(piece.cell) + " " + std::to_string(board::seat_number(piece.seat)) +
                     " " + piece.piece_type->id;
  std::string numbers;
  for (const auto& [name, value] : piece.state)
    numbers += (numbers.empty() ? " " : ",") + name + "=" + std::to_string(value);
  return text + numbers;
}

void write_figure(std::string_view id, const figure::Content& content, Json& json) {
  const game::Figure& figure = *content.figure;
  json.key(id).open('{').pair("board", content.board->id);
  if (figure.part) json.pair("part", true);
  json.key("men").open('[');
  for (const figure::PlacedPiece& piece : content.pieces) json.add(in_words(piece, *content.board));
  json.close();
  if (!figure.position.empty()) json.pair("position", figure.position);
  if (!figure.plays.empty()) {
    json.key("plays").open('[');
    for (const game::FigurePlay& play : figure.plays) json.add(play.text);
    json.close();
  }
  json.close();
}

}  // namespace

std::string base64(std::string_view bytes) {
  constexpr std::string_view signs =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  for (std::size_t at = 0; at < bytes.size(); at += 3) {
    unsigned three = 0;
    const std::size_t there = std::min<std::size_t>(3, bytes.size() - at);
    for (std::size_t i = 0; i < 3; ++i)
      three = three << 8 | (i < there ? static_cast<unsigned char>(bytes[at + i]) : 0u);
    for (std::size_t i = 0; i < 4; ++i)
      text += i <= there ? signs[three >> (18 - 6 * i) & 63] : '=';
  }
  return text;
}

std::string live_data(const Game& game, std::span<const Diagram> diagrams, const Diagram* start,
                      const scene::PieceSet& set) {
  Json json;
  json.open('{').pair("game", game.id).pair("packed", base64(live::packed(game)));
  // Only games with piece values show the score.
  if (std::ranges::any_of(game.piece_types,
                          [](const PieceType& piece_type) { return piece_type.value > 0; }))
    json.pair("scored", true);
  write_kit(game, set, json);
  write_boards(game, json);
  json.key("figures").open('{');
  for (const Diagram& diagram : diagrams)
    write_figure(audit::figure_id(diagram.content.figure->id), diagram.content, json);
  if (start != nullptr) write_figure(play_id, start->content, json);
  return json.close().close().text();
}

}  // namespace boardwright::page
