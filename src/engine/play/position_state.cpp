// What a position remembers besides who stands where: men together, in hand, taken.
#include <algorithm>

#include "base/index.h"
#include "play/position.h"

namespace boardwright::play {

Man man_with(const State& state) {
  Man man;
  man.unmoved = number_of(state, unmoved_number, 0) != 0;
  man.multiple = number_of(state, multiple_number, 0) != 0;
  man.n =
      static_cast<std::int16_t>(std::clamp(number_of(state, length_number, 1), 1, limits::length));
  return man;
}

bool Position::has_taken(SeatId seat, PieceId piece) const {
  return std::binary_search(taken.begin(), taken.end(), Taken{seat, piece});
}

void Position::note_taken(SeatId seat, PieceId piece) {
  const Taken wanted{seat, piece};
  const auto at = std::lower_bound(taken.begin(), taken.end(), wanted);
  if (at == taken.end() || *at != wanted) taken.insert(at, wanted);
}

int most_together(const Together& rule, const Board& board, const Man& man, CellId cell) {
  if (!among(man.piece, rule.pieces)) return 1;
  const auto cells = board.region(rule.zone, man.seat);
  return cells && cells->contains(cell) ? rule.most : 1;
}

int Position::count_on(CellId cell) const {
  for (const Stack& stack : stacks)
    if (stack.cell == cell) return stack.men;
  return at(cell).none() ? 0 : 1;
}

void Position::join(CellId cell) {
  for (Stack& stack : stacks)
    if (stack.cell == cell) {
      ++stack.men;
      return;
    }
  stacks.insert(std::upper_bound(stacks.begin(), stacks.end(), Stack{cell, 2}), Stack{cell, 2});
}

void Position::leave(CellId cell) {
  for (Stack& stack : stacks)
    if (stack.cell == cell && --stack.men == 1) return unstack(cell);
}

void Position::unstack(CellId cell) {
  std::erase_if(stacks, [&](const Stack& stack) { return stack.cell == cell; });
}

std::vector<PieceId> Position::began_with() const {
  if (!army.empty()) return army;
  std::vector<PieceId> kinds;
  for (const Man& man : men)
    if (!man.none()) kinds.push_back(man.piece);
  std::sort(kinds.begin(), kinds.end());
  kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
  return kinds;
}

void Position::add_to_hand(SeatId seat, PieceId piece, std::size_t pieces, int count) {
  if (hand.empty()) hand.resize(pieces * limits::seats);
  std::uint16_t& held = hand[index(seat) * pieces + index(piece)];
  held = static_cast<std::uint16_t>(held + count);
}

Position empty_position(const Board& board) {
  Position position;
  position.men.resize(index(board.size()));
  for (const SeatId seat : Ids<SeatId>(std::min(board.seat_ids().size(), limits::seats))) {
    position.standing[index(seat)] = Standing::active;
    position.team[index(seat)] = seat;
  }
  return position;
}

}  // namespace boardwright::play
