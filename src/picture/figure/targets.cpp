// Asks the play where the piece of a figure may go, where it may capture, and where neither.
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

std::vector<Move> takes_anybody(const PieceType& piece_type) {
  std::vector<Move> moves = piece_type.moves;
  std::erase_if(moves, [](const Move& move) {
    return move.use == Move::Use::capture && !move.taking.empty();
  });
  return moves;
}

Targets targets_of(const Board& board, const Moves& moves, const Occupancy& pieces, CellId from) {
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

Targets targets_of(const Board& board, const std::vector<Ply>& legal, const Targets& free,
                   CellId from) {
  Targets found;
  for (const Ply& ply : legal) {
    if (ply.to == from) {
      for (const CellId cell : ply.all_taken()) found.captures.insert(cell);
      found.stays = found.stays || ply.taken == no_cell;
      continue;
    }
    if (ply.multiplied) found.multiplies.insert(ply.to);
    (ply.taken != no_cell ? found.captures : found.moves).insert(ply.to);
    for (const CellId cell : ply.all_taken())
      if (cell != ply.to &&
          std::find(found.taken.begin(), found.taken.end(), cell) == found.taken.end())
        found.taken.push_back(cell);
    if (ply.rook_from != no_cell && !ply.is_swap()) found.castlings.push_back(ply);
  }
  found.neither = around(board, from) - found.moves - found.captures - (free.captures - free.moves);
  for (CellId each : found.taken) found.neither.erase(each);
  return found;
}

}  // namespace boardwright::figure
