// Traces the further stretches of a move, each from the end of the one before.
#include <algorithm>

#include "moves/bend.h"
#include "moves/tracer.h"

namespace boardwright::moves {

namespace {

MovePattern leap_of(const Then& then) {
  MovePattern move;
  move.move_kind = MoveKind::leap;
  move.axes = then.axes;
  move.count = then.count;
  move.aside = then.aside;
  return move;
}

}  // namespace

/// Whether `aside`, which applies to the first bend, permits the next stretch to follow a heading.
bool Tracer::goes_on(const Walk& walk, Heading heading) const {
  return walk.then != bend_ || matches_degrees(move_.across, heading, forward(walk.at));
}

/// The walk with its cell added to the hops, as the next stretch begins; nothing if that is
/// impossible.
std::optional<Tracer::Walk> Tracer::begin_stretch(const Walk& walk) const {
  Walk next = walk;
  if (walk.requirement == Requirement::piece || walk.requirement == Requirement::enemy) {
    if (walk.at == walk.start) return std::nullopt;
    next.hops.push_back(hop(walk.at, false, walk.requirement));
    next.requires_pieces = true;
    next.taking = walk.taking || walk.requirement == Requirement::enemy;
  } else if ((walk.solid || walk.requirement == Requirement::empty) && walk.at != walk.start &&
             !over_.contains(walk.at)) {
    next.hops.push_back(hop(walk.at, false));
  }
  next.requirement = move_.then[walk.then].requirement;
  return next;
}

/// Traces the next stretch of a move, from the cell and course of the one before.
void Tracer::onward(const Walk& before, const Sink& ray) const {
  const auto walk = begin_stretch(before);
  if (!walk) return;
  const Then& then = move_.then[walk->then];
  if (then.aside > 0) return leap_on(*walk, ray);
  const HeadingSet open = bent(then, walk->course, board_, walk->at);
  if (then.move_kind == MoveKind::side || then.move_kind == MoveKind::corner)
    return onward_through_gates(*walk, open, ray);
  for (const std::string& name : then.axes)
    for (const Heading heading : board_.axis(name)->headings)
      if (open[index(heading)] && goes_on(*walk, heading))
        stretch(*walk, *board_.axis(name), heading, ray);
}

void Tracer::onward_through_gates(const Walk& walk, const HeadingSet& open, const Sink& ray) const {
  const auto kind =
      move_.then[walk.then].move_kind == MoveKind::side ? Gate::Kind::side : Gate::Kind::corner;
  for (int i = 0; i < board_.topology.sides(walk.at); ++i) {
    const Gate gate{walk.at, kind, i};
    const Heading heading = board_.topology.heading(gate);
    const auto to = board_.topology.walk(walk.at, heading);
    if (to && open[index(heading)] && goes_on(walk, heading) && leads(walk.at, to->cell))
      arrive_at(walk, to->cell, moves::along(to->heading), ray);
  }
}

/// Traces a stretch along an axis: one step or leap, or a slide, which can end on each cell.
void Tracer::stretch(Walk walk, const Axis& axis, Heading heading, const Sink& ray) const {
  const Then& then = move_.then[walk.then];
  const bool last = walk.then + 1 == move_.then.size();
  const bool slides = notation::is_long(then);
  const CellId corner = walk.at;
  if (move_.repeating)
    walk.turns.push_back({&axis, geometry::steps_between(walk.course.heading, heading)});
  const int most = slides ? then.most : 1;
  const std::size_t before = walk.hops.size();
  for (int n = 1; most == 0 || n <= most; ++n) {
    std::optional<Step> next = Step{walk.at, heading};
    for (int k = 0; next && k < then.count; ++k)
      next = board_.walk(axis, next->cell, next->heading);
    if (!next || next->cell == corner || !inside_.contains(next->cell) ||
        !leads(walk.at, next->cell))
      break;
    heading = next->heading;  // in a mesh each cell has its own headings
    const bool ends = n >= then.least;
    if ((!slides || !last) && ends) arrive_at(walk, next->cell, moves::along(heading), ray);
    walk.at = next->cell;
    if (slides && walk.at != walk.start && !over_.contains(walk.at))
      walk.hops.push_back(hop(walk.at, last && ends && lands(walk.at)));
    if (slides && last && ends && walk.at == walk.start) arrive_at_start(walk, ray);
  }
  if (slides && last) emit_behind(std::move(walk), before, ray);
}

Tracer::Further::Further(const Board& board, const Then& then, SeatId seat)
    : move(leap_of(then)), leaps(board, move, seat) {}

/// The course of a walk after a leap.
Course Tracer::course_of(const Leaps& leaps, const Leap& leap, const Step& landed) {
  if (leap.side == 0) return moves::along(landed.heading);
  Leap there = leap;  // with its heading there
  there.heading = landed.heading;
  return {landed.heading, true, leaps.vector_of(there), leaps.climb_of_leap(there) != 0};
}

/// Traces a stretch of one leap N:M, or of a ride.
void Tracer::leap_on(const Walk& walk, const Sink& ray) const {
  const Leaps& leaps = further_[walk.then]->leaps;
  const Then& then = move_.then[walk.then];
  for (const Leap* leap : bent(then, walk.course, leaps)) {
    if (!goes_on(walk, leap->heading)) continue;
    if (then.move_kind == MoveKind::ride) {
      ride_on(walk, leaps, *leap, ray);
    } else if (const auto to = leaps.landed(walk.at, *leap); to && leads(walk.at, to->cell)) {
      arrive_at(walk, to->cell, course_of(leaps, *leap, *to), ray);
    }
  }
}

/// Traces a ride, which can end after each leap.
void Tracer::ride_on(Walk walk, const Leaps& leaps, Leap leap, const Sink& ray) const {
  const Then& then = move_.then[walk.then];
  const bool last = walk.then + 1 == move_.then.size();
  const CellId corner = walk.at;
  const std::size_t before = walk.hops.size();
  for (int n = 1; (then.most == 0 || n <= then.most) && n <= board_.size(); ++n) {
    const auto to = leaps.landed(walk.at, leap);
    if (!to || to->cell == corner || !inside_.contains(to->cell) || !leads(walk.at, to->cell))
      break;
    const bool ends = n >= then.least;
    if (!last && ends) arrive_at(walk, to->cell, course_of(leaps, leap, *to), ray);
    walk.at = to->cell;
    leap.heading = to->heading;  // in a mesh each cell has its own headings
    if (walk.at == walk.start) {
      if (last && ends) arrive_at_start(walk, ray);
    } else if (!over_.contains(walk.at)) {
      walk.hops.push_back(hop(walk.at, last && ends && lands(walk.at)));
    }
  }
  if (last) emit_behind(std::move(walk), before, ray);
}

/// Emits the ray of the last stretch if the move can end on any of its cells.
void Tracer::emit_behind(Walk walk, std::size_t before, const Sink& ray) {
  while (walk.hops.size() > before && !walk.hops.back().lands) walk.hops.pop_back();
  if (walk.hops.size() > before)
    ray({std::move(walk.hops), geometry::no_cell, walk.requires_pieces});
}

/// Called at the end of a stretch: ends the move, or begins the next stretch.
void Tracer::arrive_at(const Walk& walk, CellId to, const Course& course, const Sink& ray) const {
  if (!inside_.contains(to)) return;
  if (walk.then + 1 < move_.then.size()) {
    Walk next = walk;
    next.at = to;
    next.course = course;
    next.solid = move_.then[walk.then].move_kind != MoveKind::leap;
    ++next.then;
    return onward(next, ray);
  }
  if (to == walk.start) return arrive_at_start(walk, ray);
  if (move_.repeating) {
    Walk whole = walk;
    whole.hops.push_back(hop(to, lands(to)));
    return repeat(whole, {to, course.heading}, ray);
  }
  if (!lands(to)) return;
  Hops hops = walk.hops;
  hops.push_back(hop(to, true));
  ray({std::move(hops), geometry::no_cell, walk.requires_pieces});
}

/// Repeats the steps of a move with the same turns.
void Tracer::repeat(const Walk& walk, const Step& end, const Sink& ray) const {
  Hops hops = walk.hops;
  Step at = end;
  const auto go = [&](const Turn& turn, bool last) {
    const auto next = board_.walk(*turn.axis, at.cell, rotated(at.heading, turn.steps));
    if (!next || next->cell == walk.start || !inside_.contains(next->cell) ||
        !leads(at.cell, next->cell))
      return false;
    at = *next;
    if (!over_.contains(at.cell)) hops.push_back(hop(at.cell, last && lands(at.cell)));
    return true;
  };
  int back = 0;  // to the heading with which the first step began
  for (const Turn& turn : walk.turns) back -= turn.steps;
  for (int n = 1; n <= board_.size() && (most_ == 0 || n < most_); ++n) {
    at.heading = rotated(at.heading, back);
    for (std::size_t i = 0; i < walk.turns.size(); ++i)
      if (!go(walk.turns[i], i + 1 == walk.turns.size())) return emit(std::move(hops), ray);
  }
  emit(std::move(hops), ray);
}

/// Ends a move where it began. Without a capture on the way this is a null move, not a capture.
void Tracer::arrive_at_start(const Walk& walk, const Sink& ray) const {
  if (!lands(walk.start) || (!walk.taking && move_.use == MovePattern::Use::capture)) return;
  Hops hops = walk.hops;
  hops.push_back(hop(walk.start, true));
  ray({std::move(hops), geometry::no_cell, walk.requires_pieces});
}

}  // namespace boardwright::moves
