// Finds the headings of the second part of a move.
#include "moves/bend.h"

namespace boardwright::moves {

HeadingSet headings_of(const Then& then, const board::Board& board, geometry::CellId cell) {
  HeadingSet found;
  const auto add = [&](Heading heading) { found.set(index(heading)); };
  for (const std::string& name : then.axes)
    for (const Heading heading : board.axis(name)->headings) add(heading);
  if (then.move_kind != MoveKind::side && then.move_kind != MoveKind::corner) return found;
  const auto kind = then.move_kind == MoveKind::side ? Gate::Kind::side : Gate::Kind::corner;
  for (int i = 0; i < board.topology.sides(cell); ++i) add(board.topology.heading({cell, kind, i}));
  return found;
}

HeadingSet bent(Then::Bend bend, Heading first, const HeadingSet& second,
                const std::vector<int>& turns) {
  using Bend = Then::Bend;
  HeadingSet found;
  const auto take = [&](Heading heading) {
    const std::size_t i = index(heading);
    found[i] = second[i];
    return second[i];
  };
  const auto nearest = [&](int side, int most) {
    for (int turn = 1; turn < most; ++turn)
      if (take(rotated(first, side * turn))) return;
  };
  switch (bend) {
    case Bend::ahead: take(first); break;
    case Bend::outward:
      take(first);
      for (const int side : {1, -1}) nearest(side, headings / 4);
      break;
    case Bend::sideways:
      for (const int side : {1, -1}) nearest(side, headings / 2);
      break;
    case Bend::left: nearest(1, headings / 2); break;
    case Bend::right: nearest(-1, headings / 2); break;
    case Bend::back: take(rotated(first, headings / 2)); break;
    case Bend::any: return second;
    case Bend::turning:
      for (const int degrees : turns) take(rotated(first, degrees / 15));
      break;
  }
  return found;
}

}  // namespace boardwright::moves
