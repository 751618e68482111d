// Writes boards as graphs in JSON, and reach as comma-separated values.
#include "exchange/tables.h"

#include <nlohmann/json.hpp>

#include "geometry/tiling.h"
#include "rules/reach.h"

namespace boardwright::exchange {
namespace {

using Json = nlohmann::ordered_json;

Json place_json(Vec at) { return {at.x + 0.0, at.y + 0.0}; }  // + 0.0 turns -0 into 0

Json node_json(const Board& board, CellId cell) {
  Json corners = Json::array();
  for (const Vec& corner : board.topology.drawn(cell)) corners.push_back(place_json(corner));
  Json node = {{"id", board.name(cell)},
               {"shape", shape_name(board.topology.sides(cell))},
               {"centre", place_json(board.topology.centre(cell))},
               {"corners", std::move(corners)}};
  const std::size_t i = static_cast<std::size_t>(cell);
  if (board.topology.plates() > 1) node["plate"] = board.topology.plate(cell) + 1;
  if (i < board.tints.size()) node["tint"] = board.tints[i];
  return node;
}

/// Every step from a cell, over which kind of gate, and in which direction.
void add_edges(Json& edges, const Board& board, CellId from) {
  const Topology& topology = board.topology;
  for (int number = 0; number < all_headings; ++number) {
    const auto heading = static_cast<Heading>(number);
    const auto gate = topology.gate(from, heading);
    for (const auto& step : {topology.walk(from, heading), topology.fork(from, heading)}) {
      if (!step) continue;
      const bool climbs = climb_of(heading) != 0;
      Json edge = {{"from", board.name(from)}, {"to", board.name(step->cell)}};
      edge["by"] = climbs || !gate ? "plate" : gate->kind == Gate::Kind::side ? "side" : "corner";
      if (!is_upright(heading)) edge["heading"] = in_degrees(heading);
      if (climbs) edge["climb"] = climb_of(heading);
      edges.push_back(std::move(edge));
    }
  }
}

/// A field of comma-separated values.
std::string csv_field(std::string_view text) {
  if (text.find_first_of(",\"\n\r") == text.npos) return std::string(text);
  std::string quoted = "\"";
  for (const char c : text) quoted += c == '"' ? "\"\"" : std::string(1, c);
  return quoted + "\"";
}

std::string cell_names(const Board& board, const CellSet& cells) {
  std::string names;
  for (const CellId cell : board.cells())
    if (cells.contains(cell)) names += (names.empty() ? "" : " ") + board.name(cell);
  return names;
}

/// The cells where a piece takes a single man, who stands alone on the board with it.
CellSet captures_alone(const Board& board, const Moves& moves, CellId from) {
  CellSet candidates, found;
  for (const Moves::Ray& ray : moves.rays(from))
    for (const Moves::Hop& hop : moves.hops(ray))
      if (ray.captures) candidates.insert(hop.cell);
  for (const Moves::Flood& flood : moves.floods(from))
    if (flood.captures) candidates = board.all();
  const CellSet nobody;
  for (const CellId cell : board.cells()) {
    if (!candidates.contains(cell) || cell == from) continue;
    CellSet enemy;
    enemy.insert(cell);
    const Reach reached = reach(moves, {nobody, enemy}, from);
    if (reached.captures.contains(cell) || reached.passed.contains(cell)) found.insert(cell);
  }
  return found;
}

}  // namespace

std::optional<std::string> write_graph(const Game& game, Report&) {
  const Board& board = game.board();
  Json nodes = Json::array(), edges = Json::array();
  for (const CellId cell : board.cells()) {
    nodes.push_back(node_json(board, cell));
    add_edges(edges, board, cell);
  }
  return Json{{"game", game.id},
              {"board", board.id},
              {"directed", true},
              {"nodes", std::move(nodes)},
              {"edges", std::move(edges)}}
             .dump() +
         "\n";
}

std::optional<std::string> write_reach_table(const Game& game, Report&) {
  const Board& board = game.board();
  std::string text = "piece,seat,cell,moves,captures\n";
  for (const Piece& piece : game.pieces) {
    if (piece.helper) continue;
    for (const SeatId seat : board.seat_ids()) {
      const Moves moves(board, piece.moves, seat, piece.state);
      const CellSet stands = stands_on(piece, board, seat), nobody;
      for (const CellId cell : board.cells()) {
        if (!stands.contains(cell)) continue;
        text += csv_field(piece.id) + "," + csv_field(board.seat(seat).name) + "," +
                csv_field(board.name(cell)) + "," +
                csv_field(cell_names(board, reach(moves, {nobody, nobody}, cell).moves)) + "," +
                csv_field(cell_names(board, captures_alone(board, moves, cell))) + "\n";
      }
    }
  }
  return text;
}

}  // namespace boardwright::exchange
