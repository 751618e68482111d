// The state of a position beyond the pieces on cells: stacks, hands, captured types.
#include <algorithm>

#include "base/index.h"
#include "play/position.h"

namespace boardwright::play {

Piece piece_with(const State& state) {
  Piece piece;
  piece.unmoved = moves::number_of(state, moves::unmoved_number, 0) != 0;
  piece.multiple = moves::number_of(state, moves::multiple_number, 0) != 0;
  piece.n = static_cast<std::int16_t>(
      std::clamp(moves::number_of(state, notation::length_number, 1), 1, base::limits::length));
  return piece;
}

Piece new_piece(const std::vector<PieceType>& piece_types, PieceTypeId piece_type, SeatId seat) {
  Piece piece = piece_with(piece_types[index(piece_type)].state);
  piece.piece_type = piece_type;
  piece.seat = seat;
  piece.unmoved = piece.multiple = false;
  return piece;
}

bool Position::has_taken(SeatId seat, PieceTypeId piece_type) const {
  return std::binary_search(taken.begin(), taken.end(), Taken{seat, piece_type});
}

void Position::note_taken(SeatId seat, PieceTypeId piece_type) {
  const Taken wanted{seat, piece_type};
  const auto at = std::lower_bound(taken.begin(), taken.end(), wanted);
  if (at == taken.end() || *at != wanted) taken.insert(at, wanted);
}

void Position::set_mark(std::size_t all, int mark, SeatId holder, int count) {
  marks.resize(all * base::limits::seats);
  marks[index(mark) * base::limits::seats + index(holder)] = static_cast<std::uint16_t>(count);
  if (std::ranges::all_of(marks, [](auto each) { return each == 0; })) marks.clear();
}

int most_together(const Together& rule, const Board& board, const Piece& piece, CellId cell) {
  if (!among(piece.piece_type, rule.piece_types)) return 1;
  const auto cells = board.region(rule.zone, piece.seat);
  return cells && cells->contains(cell) ? rule.most : 1;
}

int Position::count_on(CellId cell) const {
  for (const Stack& stack : stacks)
    if (stack.cell == cell) return stack.pieces;
  return at(cell).none() ? 0 : 1;
}

void Position::join(CellId cell) {
  for (Stack& stack : stacks)
    if (stack.cell == cell) {
      ++stack.pieces;
      return;
    }
  stacks.insert(std::upper_bound(stacks.begin(), stacks.end(), Stack{cell, 2}), Stack{cell, 2});
}

void Position::leave(CellId cell) {
  for (Stack& stack : stacks)
    if (stack.cell == cell && --stack.pieces == 1) return unstack(cell);
}

void Position::unstack(CellId cell) {
  std::erase_if(stacks, [&](const Stack& stack) { return stack.cell == cell; });
}

std::vector<PieceTypeId> Position::began_with() const {
  if (!army.empty()) return army;
  std::vector<PieceTypeId> kinds;
  for (const Piece& piece : pieces)
    if (!piece.none()) kinds.push_back(piece.piece_type);
  std::sort(kinds.begin(), kinds.end());
  kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
  return kinds;
}

void Position::add_to_hand(SeatId seat, PieceTypeId piece_type, std::size_t piece_types,
                           int count) {
  if (hand.empty()) hand.resize(piece_types * base::limits::seats);
  std::uint16_t& held = hand[index(seat) * piece_types + index(piece_type)];
  held = static_cast<std::uint16_t>(held + count);
}

Position empty_position(const Board& board) {
  Position position;
  position.pieces.resize(index(board.size()));
  for (const SeatId seat : Ids<SeatId>(std::min(board.seat_ids().size(), base::limits::seats))) {
    position.standing[index(seat)] = Standing::active;
    position.team[index(seat)] = seat;
  }
  return position;
}

}  // namespace boardwright::play
