// Turns the second part of a move.
#include "rules/bend.h"

namespace boardwright::rules {

HeadingSet headings_of(const Then& then, const Board& board, CellId cell) {
  HeadingSet found;
  const auto add = [&](Heading heading) { found.set(index(heading)); };
  for (const std::string& name : then.axes)
    for (const Heading heading : board.axis(name)->headings) add(heading);
  if (then.manner == Manner::step) return found;
  const auto kind = then.manner == Manner::side ? Gate::Kind::side : Gate::Kind::corner;
  for (int i = 0; i < board.topology.sides(cell); ++i) add(board.topology.heading({cell, kind, i}));
  return found;
}

HeadingSet bent(Then::Bend bend, Heading first, const HeadingSet& second) {
  HeadingSet found;
  const auto take = [&](Heading heading) {
    const std::size_t i = index(heading);
    found[i] = second[i];
    return second[i];
  };
  take(first);
  if (bend == Then::Bend::ahead) return found;
  for (const int side : {1, -1})
    for (int turn = 1; turn < headings / 4; ++turn)
      if (take(turned(first, side * turn))) break;
  return found;
}

}  // namespace boardwright::rules
