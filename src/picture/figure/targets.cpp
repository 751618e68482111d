// Finds where the piece of a figure can move, capture, or neither.
#include "figure/targets.h"

namespace boardwright::figure {

CellSet around(const Board& board, CellId cell) {
  CellSet found;
  for (CellId next : board.topology.touching(cell)) found.insert(next);
  for (const Axis& axis : board.axes)
    for (Heading heading : axis.headings)
      if (const auto next = board.step(axis, cell, heading)) found.insert(*next);
  return found;
}

std::vector<MovePattern> without_selective_captures(const PieceType& piece_type) {
  std::vector<MovePattern> moves = piece_type.moves;
  std::erase_if(moves, [](const MovePattern& move) {
    return move.use == MovePattern::Use::capture && !move.taking.empty();
  });
  return moves;
}

Targets targets_of(const Board& board, const PieceMoves& moves, const Occupancy& pieces,
                   CellId from) {
  Targets found;
  const Reach plain = reach(moves, pieces, from);
  found.moves = plain.moves;
  found.captures = plain.captures;
  for (CellId cell : board.cells()) {
    if (cell == from || pieces.own.contains(cell) || pieces.enemy.contains(cell)) continue;
    Occupancy with = pieces;
    with.enemy.insert(cell);
    if (reach(moves, with, from).captures.contains(cell)) found.captures.insert(cell);
  }
  found.neither = around(board, from) - found.moves - found.captures;
  return found;
}

Targets targets_of(const Board& board, const std::vector<Move>& legal, const Targets& free,
                   CellId from) {
  Targets found;
  for (const Move& move : legal) {
    if (move.to == from) {
      for (const CellId cell : move.all_taken()) found.captures.insert(cell);
      found.stays = found.stays || move.taken == no_cell;
      continue;
    }
    if (move.multiplied) found.multiplies.insert(move.to);
    (move.taken != no_cell ? found.captures : found.moves).insert(move.to);
    for (const CellId cell : move.all_taken())
      if (cell != move.to && std::ranges::find(found.taken, cell) == found.taken.end())
        found.taken.push_back(cell);
    if (move.rook_from != no_cell && !move.is_swap()) found.castlings.push_back(move);
  }
  found.neither = around(board, from) - found.moves - found.captures - (free.captures - free.moves);
  for (CellId each : found.taken) found.neither.erase(each);
  return found;
}

}  // namespace boardwright::figure
