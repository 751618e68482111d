// Writes boards as JSON graphs and reach as CSV.
#include "formats/tables.h"

#include "geometry/tiling.h"
#include "live/json.h"
#include "moves/reach.h"

namespace boardwright::formats {

using board::Board;
using geometry::CellId, geometry::CellSet;
using moves::PieceMoves;

namespace {

using live::Json;

void add_place(Json& json, geometry::Vec at) {
  json.open('[').add_real(at.x + 0.0).add_real(at.y + 0.0).close();  // + 0.0 turns -0 into 0
}

void add_node(Json& json, const Board& board, CellId cell) {
  json.open('{').pair("id", board.name(cell));
  json.pair("shape", geometry::shape_name(board.topology.sides(cell)));
  add_place(json.key("centre"), board.topology.centre(cell));
  json.key("corners").open('[');
  for (const geometry::Vec& corner : board.topology.drawn(cell)) add_place(json, corner);
  json.close();
  if (board.topology.plates() > 1) json.pair("plate", board.topology.plate(cell) + 1);
  if (board.has_tints()) json.pair("tint", board.cell(cell).tint);
  json.close();
}

/// Adds every step from a cell, with the kind of contact it crosses and its direction.
void add_edges(Json& json, const Board& board, CellId from) {
  const geometry::Topology& topology = board.topology;
  for (int number = 0; number < geometry::all_headings; ++number) {
    const auto heading = static_cast<geometry::Heading>(number);
    const auto gate = topology.gate(from, heading);
    for (const auto& step : {topology.walk(from, heading), topology.fork(from, heading)}) {
      if (!step) continue;
      const bool climbs = geometry::climb_of(heading) != 0;
      json.open('{').pair("from", board.name(from)).pair("to", board.name(step->cell));
      json.pair("by", climbs || !gate                            ? "plate"
                      : gate->kind == geometry::Gate::Kind::side ? "side"
                                                                 : "corner");
      if (!geometry::is_upright(heading)) json.pair("heading", geometry::in_degrees(heading));
      if (climbs) json.pair("climb", geometry::climb_of(heading));
      json.close();
    }
  }
}

/// A CSV field.
std::string csv_field(std::string_view text) {
  if (text.find_first_of(",\"\n\r") == text.npos) return std::string(text);
  std::string quoted = "\"";
  for (const char c : text) quoted += c == '"' ? "\"\"" : std::string(1, c);
  return quoted + "\"";
}

std::string cell_names(const Board& board, const CellSet& cells) {
  std::string names;
  for (const CellId cell : cells) names += (names.empty() ? "" : " ") + board.name(cell);
  return names;
}

/// The cells where a piece can capture a single opponent with no other piece on the board.
CellSet captures_alone(const Board& board, const PieceMoves& moves, CellId from) {
  CellSet candidates, found;
  for (const PieceMoves::Ray& ray : moves.rays(from))
    for (const PieceMoves::Hop& hop : moves.hops(ray))
      if (ray.captures) candidates.insert(hop.cell);
  for (const PieceMoves::Flood& flood : moves.floods(from))
    if (flood.captures) candidates = board.all();
  const CellSet none;
  candidates.erase(from);
  for (const CellId cell : candidates) {
    const moves::Reach reached = moves::reach(moves, {none, {cell}}, from);
    if (reached.captures.contains(cell) || reached.passed.contains(cell)) found.insert(cell);
  }
  return found;
}

}  // namespace

std::optional<std::string> write_graph(const Game& game, Report&) {
  const Board& board = game.board();
  Json json;
  json.open('{').pair("game", game.id).pair("board", board.id).pair("directed", true);
  json.key("nodes").open('[');
  for (const CellId cell : board.cells()) add_node(json, board, cell);
  json.close().key("edges").open('[');
  for (const CellId cell : board.cells()) add_edges(json, board, cell);
  return json.close().close().text() + "\n";
}

std::optional<std::string> write_reach_table(const Game& game, Report&) {
  const Board& board = game.board();
  std::string text = "piece,seat,cell,moves,captures\n";
  for (const moves::PieceType& piece_type : game.piece_types) {
    if (piece_type.helper) continue;
    for (const board::SeatId seat : board.seat_ids()) {
      const PieceMoves moves(board, piece_type.moves, seat, piece_type.state);
      const CellSet stands = moves::stands_on(piece_type, board, seat), none;
      for (const CellId cell : stands)
        text += csv_field(piece_type.id) + "," + csv_field(board.seat(seat).name) + "," +
                csv_field(board.name(cell)) + "," +
                csv_field(cell_names(board, moves::reach(moves, {none, none}, cell).moves)) + "," +
                csv_field(cell_names(board, captures_alone(board, moves, cell))) + "\n";
    }
  }
  return text;
}

}  // namespace boardwright::formats
