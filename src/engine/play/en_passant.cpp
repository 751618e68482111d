// En passant captures of pieces that have just moved over several cells.
#include <algorithm>

#include "base/index.h"
#include "play/move_ground.h"

namespace boardwright::play {

/// Whether the turn of a seat comes before that of another.
bool MoveGenerator::is_before(SeatId seat, SeatId other) const {
  const Board& board = tables_.board;
  return board.turns_between(position_.turn, seat) < board.turns_between(position_.turn, other);
}

/// Whether the piece on a cell could end a move on another if it captured an opponent's piece of
/// this type there.
bool MoveGenerator::ends_on(CellId from, CellId cell, PieceTypeId prey) const {
  const Piece& piece = at(from);
  const PieceMoves& moves = tables_.moves_of(piece);
  const auto rays = moves.rays(from);
  return std::any_of(rays.begin(), rays.end(), [&](const PieceMoves::Ray& ray) {
    const Traits& traits = tables_.traits(piece, ray.move);
    if ((traits.for_multiple && !piece.multiple) || traits.sparing[index(prey)]) return false;
    bool ends = false;
    walk_ray(moves, ray, from, PreyGround(*this, from, traits, cell),
             [&](const moves::Arrival& end) {
               ends = ends || (end.kind == moves::Arrival::Kind::capture && end.cell == cell);
             });
    return ends;
  });
}

/// Adds captures of pieces that have just passed over a cell that this piece attacks.
void MoveGenerator::add_en_passant(CellId from, std::vector<Move>& found) const {
  const Piece& piece = at(from);
  for (const SeatId seat : tables_.seats()) {
    const EnPassant en_passant = position_.en_passant[index(seat)];
    if (en_passant.from == no_cell || !is_before(piece.seat, seat)) continue;
    const Piece& passed = at(en_passant.at);
    if (passed.none() || !tables_.can_be_taken_en_passant(passed.piece_type) ||
        passed.seat != seat || !can_be_taken(passed, piece.seat, {}))
      continue;
    for (const PieceMoves::Hop over : tables_.passed(passed, en_passant.from, en_passant.at)) {
      if (!at(over.cell).none() || enters_dead_zone(from, over.cell) ||
          (!tables_.en_passant_zones().empty() &&
           !tables_.en_passant_zones()[index(seat)].contains(over.cell)))
        continue;
      if (ends_on(from, over.cell, passed.piece_type) && obeys_dead_zone(from, over.cell, passed))
        add({from, over.cell, en_passant.at}, found);
    }
  }
}

}  // namespace boardwright::play
