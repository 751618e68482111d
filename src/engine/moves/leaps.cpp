// Finds all leaps of a move and sorts them by direction.
#include "moves/leaps.h"

#include <algorithm>
#include <cstdlib>

#include "base/few.h"

namespace boardwright::moves {

using geometry::CellId, geometry::climb_of, geometry::is_upright;
using notation::MovePattern;

namespace {

bool has_heading(const Axis& axis, Heading heading) {
  return std::find(axis.headings.begin(), axis.headings.end(), heading) != axis.headings.end();
}

/// Whether the M part of an N:M leap can lead to a side of a heading: up and down only if the axis
/// has heights. Across a vertical heading are the four orthogonal directions.
bool has_side(const Axis& axis, Heading heading, int side) {
  if (is_upright(heading)) return true;
  if (side == 1 || side == -1) return climb_of(heading) == 0;
  return climb_of(heading) == 0 && has_heading(axis, geometry::straight_up);
}

/// Whether a vector is in the first half of a turn: above the horizontal, or to the right.
bool in_upper_half(const Exact& v) {
  const int up = geometry::sign(geometry::twice_y(v));
  return up > 0 || (up == 0 && geometry::sign(geometry::twice_x(v)) > 0);
}

}  // namespace

bool matches_degrees(const std::vector<int>& degrees, Heading heading, Heading forward) {
  const int turn = 15 * geometry::steps_between(forward, heading);
  if (degrees.empty()) return true;
  return climb_of(heading) == 0 && std::find(degrees.begin(), degrees.end(), turn) != degrees.end();
}

bool faces(MovePattern::Facing facing, Heading heading, Heading forward) {
  switch (facing) {
    case MovePattern::Facing::any: return true;
    case MovePattern::Facing::forward: return geometry::dot_sign(heading, forward) > 0;
    case MovePattern::Facing::backward: return geometry::dot_sign(heading, forward) < 0;
  }
  return true;
}

Leaps::Leaps(const board::Board& board, const MovePattern& move, board::SeatId seat)
    : board_(board),
      move_(move),
      seat_(seat),
      turns_(move.move_kind == notation::MoveKind::wheel ||
             move.move_kind == notation::MoveKind::zigzag),
      asks_each_(board.topology.is_mesh() || turns_) {
  if (move.aside > 0 && board.topology.is_plane())
    for (CellId cell : board.cells()) at_[board.topology.centre12(cell)] = cell;
  if (!move.then.empty())
    for (CellId cell : board.cells())
      second_.push_back(headings_of(move.then.front(), board, cell));
  const Heading forward = board.seat(seat).forward;
  for (const std::string& name : move.axes)
    for (Heading heading : board.axis(name)->headings)
      if (asks_each_ || matches_degrees(move.heading, heading, forward))
        add(*board.axis(name), heading, forward);
  turn_in_order();
}

void Leaps::add(const Axis& axis, Heading heading, Heading forward) {
  if (move_.aside > 0) {
    if (!geometry::is_multiple_of_30(heading)) return;  // none along diagonals of squares
    for (const int side : {1, -1, 2, -2}) {
      if (!has_side(axis, heading, side)) continue;
      const Leap leap{&axis, heading, side, {}};
      if (!asks_each_ && !fits(leap, forward)) continue;
      leaps_.push_back(leap);
      if (!board_.topology.is_mesh()) continue;
      leaps_.push_back(leap);  // the same leap, with its other part first
      leaps_.back().order = 1;
    }
    return;
  }
  if (!asks_each_ && !faces(move_.facing, heading, forward)) return;
  if (move_.then.empty()) return leaps_.push_back({&axis, heading, 0, {}});
  HeadingSet bends;
  for (CellId cell : board_.cells()) bends |= bends_of(heading, cell);
  for (Heading then : geometry::every_heading)
    if (bends[index(then)] && (asks_each_ || matches_degrees(move_.across, then, forward)))
      leaps_.push_back({&axis, heading, 0, then});
}

/// The headings along which the second stretch can continue from a cell.
HeadingSet Leaps::bends_of(Heading heading, CellId cell) const {
  return bent(move_.then.front(), heading, second_[static_cast<std::size_t>(cell)]);
}

/// The heading of the M part of a leap.
Heading Leaps::aside_of(const Leap& leap) {
  if (is_upright(leap.heading)) {
    constexpr Heading round[] = {geometry::rightward, geometry::opposite(geometry::rightward),
                                 geometry::upward, geometry::opposite(geometry::upward)};
    return round[leap.side > 0 ? leap.side - 1 : 1 - leap.side];
  }
  if (leap.side == 2 || leap.side == -2)
    return leap.side > 0 ? geometry::straight_up : geometry::straight_down;
  return rotated(leap.heading, leap.side * headings / 4);
}

Exact Leaps::vector_of(const Leap& leap) const {
  Exact way;
  const auto add = [&](int cells, Heading heading) {
    if (!is_upright(heading)) way = way + (12 * cells) * geometry::unit_step(heading);
  };
  add(move_.count, leap.heading);
  add(move_.aside, aside_of(leap));
  if (leap.then) add(1, *leap.then);
  return way;
}

/// By how many plates an N:M leap leads up.
int Leaps::climb_of_leap(const Leap& leap) const {
  const auto climb = [](Heading h) { return is_upright(h) ? climb_of(h) : 0; };
  return move_.count * climb(leap.heading) + move_.aside * climb(aside_of(leap));
}

/// 1 if an N:M leap leads forward, -1 if backward, 0 if neither.
int Leaps::ahead_of(const Leap& leap, Heading forward) const {
  const std::int64_t up = std::int64_t{climb_of_leap(leap)} * climb_of(forward);
  if (is_upright(forward)) return up == 0 ? 0 : up > 0 ? 1 : -1;
  return geometry::sign(geometry::twice_along(vector_of(leap), geometry::flat(forward)) +
                        geometry::Surd{24 * up, 0});
}

/// An N:M leap follows its vector on flat boards and plates. On a mesh it goes step by step, with
/// either part first.
std::optional<Step> Leaps::landed(CellId from, const Leap& leap) const {
  if (leap.side == 0) return arrive(from, leap);
  const geometry::Topology& topology = board_.topology;
  const auto with_heading = [&](CellId cell) { return Step{cell, leap.heading}; };
  if (topology.is_plane()) {
    const auto found = at_.find(topology.centre12(from) + vector_of(leap));
    return found == at_.end() ? std::nullopt : std::optional(with_heading(found->second));
  }
  if (!topology.is_mesh()) {
    const auto found = topology.moved(from, vector_of(leap), climb_of_leap(leap));
    return found ? std::optional(with_heading(*found)) : std::nullopt;
  }
  const int turn = leap.side * headings / 4;
  Step at{from, leap.heading};
  const bool first = leap.order == 0;
  if (!first) at.heading = rotated(at.heading, turn);
  for (const int part : {0, 1}) {
    if (part == 1) at.heading = rotated(at.heading, first ? turn : -turn);
    for (int n = first == (part == 0) ? move_.count : move_.aside; n > 0; --n) {
      const auto next = board_.walk(*leap.axis, at.cell, at.heading);
      if (!next) return std::nullopt;
      at = *next;
    }
  }
  if (at.cell == from) return std::nullopt;
  if (first) at.heading = rotated(at.heading, -turn);
  return at;
}

void Leaps::turn_in_order() {
  if (move_.aside == 0 && !turns_) return;  // each axis has its headings in order
  const auto half_of = [](const Exact& way) {
    return way == Exact{} ? 2 : in_upper_half(way) ? 0 : 1;  // straight up and down come last
  };
  base::sort_few(leaps_, [&](const Leap& p, const Leap& q) {
    const Exact a = vector_of(p), b = vector_of(q);
    if (half_of(a) != half_of(b)) return half_of(a) < half_of(b);
    return geometry::orientation({}, a, b) > 0;
  });
  if (!turns_ || move_.aside == 0) return;
  // Two leaps N:N with the same vector are one.
  leaps_.erase(std::unique(leaps_.begin(), leaps_.end(),
                           [&](const Leap& p, const Leap& q) {
                             return vector_of(p) == vector_of(q) &&
                                    climb_of_leap(p) == climb_of_leap(q);
                           }),
               leaps_.end());
}

/// Whether a leap meets the direction conditions of the move on a cell with this forward heading.
bool Leaps::fits(const Leap& leap, Heading forward) const {
  if (!matches_degrees(move_.heading, leap.heading, forward)) return false;
  if (leap.then && !matches_degrees(move_.across, *leap.then, forward)) return false;
  if (leap.side == 0) return faces(move_.facing, leap.heading, forward);
  if (!matches_degrees(move_.across, aside_of(leap), forward)) return false;
  const int ahead = ahead_of(leap, forward);
  return move_.facing == MovePattern::Facing::any ||
         (move_.facing == MovePattern::Facing::forward ? ahead > 0 : ahead < 0);
}

/// The end of a leap's first stretch, with its heading there.
std::optional<Step> Leaps::arrive(CellId from, const Leap& leap) const {
  Step at{from, leap.heading};
  for (int n = 0; n < move_.count; ++n) {
    const auto next = board_.walk(*leap.axis, at.cell, at.heading);
    if (!next) return std::nullopt;
    at = *next;
  }
  return at.cell == from ? std::nullopt : std::optional(at);
}

std::optional<CellId> Leaps::turn(CellId from, const Leap& leap) const {
  const auto at = arrive(from, leap);
  return at ? std::optional(at->cell) : std::nullopt;
}

std::optional<CellId> Leaps::to(CellId from, const Leap& leap) const {
  if (asks_each_ && !fits(leap, board_.forward(seat_, from))) return std::nullopt;
  if (leap.side != 0) {
    const auto found = landed(from, leap);
    return found ? std::optional(found->cell) : std::nullopt;
  }
  const auto first = arrive(from, leap);
  if (!first) return std::nullopt;
  const CellId at = first->cell;
  if (!leap.then) return at;
  // In a mesh each cell has its own headings, so the relative turn is used.
  const Heading then =
      board_.topology.is_mesh()
          ? rotated(first->heading, geometry::steps_between(leap.heading, *leap.then))
          : *leap.then;
  for (const std::string& name : move_.then.front().axes)
    if (has_heading(*board_.axis(name), then)) return board_.step(*board_.axis(name), at, then);
  if (!bends_of(first->heading, at)[index(then)]) return std::nullopt;
  const auto gate = board_.topology.gate(at, then);
  const bool by_side = move_.then.front().move_kind == MoveKind::side;
  if (!gate || (gate->kind == Gate::Kind::side) != by_side) return std::nullopt;
  return board_.topology.step(at, then);
}

}  // namespace boardwright::moves
