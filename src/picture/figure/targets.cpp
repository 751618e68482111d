// Finds where the piece of a figure can move, capture, or neither.
#include "figure/targets.h"

namespace boardwright::figure {

using geometry::CellId;
using notation::MovePattern;

geometry::CellSet around(const board::Board& board, CellId cell) {
  geometry::CellSet found;
  for (CellId next : board.topology.touching(cell)) found.insert(next);
  for (const geometry::Axis& axis : board.axes)
    for (geometry::Heading heading : axis.headings)
      if (const auto next = board.step(axis, cell, heading)) found.insert(*next);
  return found;
}

std::vector<MovePattern> without_selective_captures(const moves::PieceType& piece_type) {
  std::vector<MovePattern> moves = piece_type.moves;
  std::erase_if(moves, [](const MovePattern& move) {
    return move.use == MovePattern::Use::capture && !move.taking.empty();
  });
  return moves;
}

Targets targets_of(const board::Board& board, const PieceMoves& moves, const Occupancy& pieces,
                   CellId from) {
  Targets found;
  const moves::Reach plain = moves::reach(moves, pieces, from);
  found.moves = plain.moves;
  found.captures = plain.captures;
  for (CellId cell : board.cells()) {
    if (cell == from || pieces.own.contains(cell) || pieces.enemy.contains(cell)) continue;
    Occupancy with = pieces;
    with.enemy.insert(cell);
    if (moves::reach(moves, with, from).captures.contains(cell)) found.captures.insert(cell);
  }
  found.neither = around(board, from) - found.moves - found.captures;
  return found;
}

Targets targets_of(const board::Board& board, const std::vector<play::Move>& legal,
                   const Targets& free, CellId from) {
  Targets found;
  for (const play::Move& move : legal) {
    if (move.to == from) {
      for (const CellId cell : move.all_taken()) found.captures.insert(cell);
      found.stays = found.stays || move.taken == geometry::no_cell;
      continue;
    }
    if (move.multiplied) found.multiplies.insert(move.to);
    (move.taken != geometry::no_cell ? found.captures : found.moves).insert(move.to);
    for (const CellId cell : move.all_taken())
      if (cell != move.to && std::ranges::find(found.taken, cell) == found.taken.end())
        found.taken.push_back(cell);
    if (move.rook_from != geometry::no_cell && !move.is_swap()) found.castlings.push_back(move);
  }
  found.neither = around(board, from) - found.moves - found.captures - (free.captures - free.moves);
  for (CellId each : found.taken) found.neither.erase(each);
  return found;
}

}  // namespace boardwright::figure
