// Finds all leaps of a move, cell by cell, and puts them in the order of their turns.
#include "rules/leaps.h"

#include <algorithm>
#include <cstdlib>

namespace boardwright::rules {
namespace {

bool has_heading(const Axis& axis, Heading heading) {
  return std::find(axis.headings.begin(), axis.headings.end(), heading) != axis.headings.end();
}

/// Whether a vector points up, or right: the first half of a turn.
bool in_upper_half(const Exact& v) {
  const int up = sign(twice_y(v));
  return up > 0 || (up == 0 && sign(twice_x(v)) > 0);
}

}  // namespace

bool is_told(const std::vector<int>& degrees, Heading heading, Heading forward) {
  const int turn = 15 * steps_between(forward, heading);
  return degrees.empty() || std::find(degrees.begin(), degrees.end(), turn) != degrees.end();
}

bool faces(Move::Facing facing, Heading heading, Heading forward) {
  const int turn = turn_between(heading, forward);
  switch (facing) {
    case Move::Facing::any: return true;
    case Move::Facing::forward: return turn < headings / 4;
    case Move::Facing::backward: return turn > headings / 4;
  }
  return true;
}

Leaps::Leaps(const Board& board, const Move& move, SeatId seat) : board_(board), move_(move) {
  if (move.aside > 0)
    for (CellId cell : board.cells()) at_[board.topology.centre12(cell)] = cell;
  if (!move.then.empty())
    for (CellId cell : board.cells())
      second_.push_back(headings_of(move.then.front(), board, cell));
  const Heading forward = board.seat(seat).forward;
  for (const std::string& name : move.axes)
    for (Heading heading : board.axis(name)->headings)
      if (is_told(move.heading, heading, forward)) add(*board.axis(name), heading, forward);
  turn_in_order();
}

void Leaps::add(const Axis& axis, Heading heading, Heading forward) {
  if (move_.aside > 0) {
    if (!is_along_side(heading))
      return;  // only along multiples of 30 degrees is a cell's side whole
    for (const int side : {1, -1}) {
      const Leap leap{&axis, heading, side, {}};
      const int ahead = sign(twice_along(vector_of(leap), forward));
      const bool fits = move_.facing == Move::Facing::any ||
                        (move_.facing == Move::Facing::forward ? ahead > 0 : ahead < 0);
      if (fits && is_told(move_.across, turned(heading, side * headings / 4), forward))
        leaps_.push_back(leap);
    }
    return;
  }
  if (!faces(move_.facing, heading, forward)) return;
  if (move_.then.empty()) return leaps_.push_back({&axis, heading, 0, {}});
  HeadingSet bends;
  for (CellId cell : board_.cells()) bends |= bends_of(heading, cell);
  for (Heading then : every_heading)
    if (bends[index(then)] && is_told(move_.across, then, forward))
      leaps_.push_back({&axis, heading, 0, then});
}

/// The headings along which the second stretch may go on from a cell.
HeadingSet Leaps::bends_of(Heading heading, CellId cell) const {
  return bent(move_.then.front(), heading, second_[static_cast<std::size_t>(cell)]);
}

Exact Leaps::vector_of(const Leap& leap) const {
  return (12 * move_.count) * unit_step(twelfths(leap.heading)) +
         (12 * move_.aside) * unit_step(twelfths(leap.heading) + 3 * leap.side);
}

void Leaps::turn_in_order() {
  if (move_.aside == 0) return;  // headings are in order already
  std::stable_sort(leaps_.begin(), leaps_.end(), [&](const Leap& p, const Leap& q) {
    const Exact a = vector_of(p), b = vector_of(q);
    if (in_upper_half(a) != in_upper_half(b)) return in_upper_half(a);
    return orientation({}, a, b) > 0;
  });
}

std::optional<CellId> Leaps::turn(CellId from, const Leap& leap) const {
  CellId at = from;
  for (int n = 0; n < move_.count; ++n) {
    const auto next = board_.step(*leap.axis, at, leap.heading);
    if (!next || *next == from) return std::nullopt;
    at = *next;
  }
  return at;
}

std::optional<CellId> Leaps::to(CellId from, const Leap& leap) const {
  if (leap.side != 0) {
    const auto found = at_.find(board_.topology.centre12(from) + vector_of(leap));
    return found == at_.end() ? std::nullopt : std::optional(found->second);
  }
  const auto first = turn(from, leap);
  if (!first || !leap.then) return first;
  const CellId at = *first;
  for (const std::string& name : move_.then.front().axes)
    if (has_heading(*board_.axis(name), *leap.then))
      return board_.step(*board_.axis(name), at, *leap.then);
  if (!bends_of(leap.heading, at)[index(*leap.then)]) return std::nullopt;
  const auto gate = board_.topology.gate(at, *leap.then);
  const bool by_side = move_.then.front().manner == Manner::side;
  if (!gate || (gate->kind == Gate::Kind::side) != by_side) return std::nullopt;
  return board_.topology.step(at, *leap.then);
}

}  // namespace boardwright::rules
