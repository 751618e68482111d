// Traces a move pattern from a cell, by kind of move.
#include "moves/tracer.h"

#include <algorithm>

#include "base/index.h"
#include "notation/notation_table.h"

namespace boardwright::moves {
namespace {

bool leaps_over(const MovePattern& move) {
  return move.move_kind == MoveKind::leap || move.move_kind == MoveKind::ride ||
         move.move_kind == MoveKind::roam || move.move_kind == MoveKind::wheel ||
         move.move_kind == MoveKind::zigzag;
}

}  // namespace

bool Tracer::is_one_leap(const MovePattern& move) {
  return move.then.empty() || notation::notation_table::is_bent_leap(move);
}

Tracer::Tracer(const Board& board, const MovePattern& move, SeatId seat, const State& state)
    : board_(board), move_(move), seat_(seat) {
  const CellSet all = board.all();
  over_ = board.regions(move.over, seat);
  onto_ = (move.onto.empty() ? all : board.regions(move.onto, seat)) - over_;
  inside_ = move.inside.empty() ? all : board.regions(move.inside, seat);
  const bool by_steps = move.move_kind != MoveKind::path && move.move_kind != MoveKind::circle &&
                        move.move_kind != MoveKind::away;  // only these test `inside`
  from_ =
      ((move.from.empty() ? all : board.regions(move.from, seat)) & (by_steps ? inside_ : all)) -
      board.regions(move.off, seat);
  if (!move.stands.empty()) from_ = from_ & board.regions(move.stands, seat);
  most_ = move.most;
  if (!move.most_state.empty()) {
    most_ = number_of(state, move.most_state, 1);
    holds_ = most_ > 0;
  }
  const auto bend = std::find_if(move.then.begin(), move.then.end(),
                                 [](const Then& then) { return then.bend != Then::Bend::ahead; });
  if (bend != move.then.end()) bend_ = static_cast<std::size_t>(bend - move.then.begin());
  if (leaps_over(move) && !is_one_leap(move)) {
    first_ = move;
    first_.then.clear();
    if (move.aside == 0) first_.across.clear();
  }
  if (move.aside > 0) bend_ = move.then.size();  // here `aside` applies to the leap
  for (const Then& then : move.then)
    further_.push_back(then.aside > 0 ? std::make_unique<Further>(board, then, seat) : nullptr);
  if (leaps_over(move)) leaps_.emplace(board, is_one_leap(move) ? move : first_, seat);
  if (!move.when.empty()) holds_ = holds_ && number_of(state, move.when, 0) != 0;
  if (!move.toward.empty()) measure_from(board.regions({move.toward}, seat));
}

void Tracer::trace(CellId from, const Sink& ray) const {
  switch (move_.move_kind) {
    case MoveKind::slide:
    case MoveKind::step:
    case MoveKind::hop: return along_axes(from, ray);
    case MoveKind::leap: return leap(from, ray);
    case MoveKind::ride: return ride(from, ray);
    case MoveKind::wheel:
    case MoveKind::zigzag: return wheel(from, ray);
    case MoveKind::touch: return adjacent_cells(from, true, true, ray);
    case MoveKind::side: return adjacent_cells(from, true, false, ray);
    case MoveKind::corner: return adjacent_cells(from, false, true, ray);
    case MoveKind::circle: return rings(from, ray);
    case MoveKind::away: return cells_at_distance(from, ray);
    case MoveKind::path:
    case MoveKind::roam: return;  // flood fills, not rays
  }
}

PathGraph Tracer::leap_graph() const {
  PathGraph graph;
  for (CellId cell : board_.cells()) {
    graph.starts.push_back(static_cast<std::uint32_t>(graph.cells.size()));
    if (!inside_.contains(cell)) continue;
    for (const Leap& each : leaps_->all())
      if (const auto to = next(cell, each)) graph.cells.push_back(*to);
  }
  graph.starts.push_back(static_cast<std::uint32_t>(graph.cells.size()));
  return graph;
}

bool Tracer::faces(CellId from, Heading heading) const {
  const Heading ahead = forward(from);
  return moves::faces(move_.facing, heading, ahead) &&
         matches_degrees(move_.heading, heading, ahead);
}

/// Computes the distance of every cell to the nearest of a zone, in units for comparison only.
void Tracer::measure_from(const CellSet& zone) {
  from_zone_.resize(index(board_.size()));
  for (const CellId other : zone) {
    const auto distances = board_.topology.distances(other);
    for (std::size_t i = 0; i < from_zone_.size(); ++i)
      if (other == *zone.begin() || distances[i] < from_zone_[i]) from_zone_[i] = distances[i];
  }
}

/// Whether a step meets `rising`, `falling` and `toward`.
bool Tracer::leads(CellId from, CellId to) const {
  if (move_.climb != MovePattern::Climb::any) {
    const int climb = board_.cell(to).rank_number - board_.cell(from).rank_number;
    if (move_.climb == MovePattern::Climb::rising ? climb <= 0 : climb >= 0) return false;
  }
  return move_.toward.empty() || from_zone_[index(to)] < from_zone_[index(from)];
}

PieceMoves::Hop Tracer::hop(CellId cell, bool lands, Requirement requirement, bool hurdle) {
  PieceMoves::Hop hop;
  hop.cell = cell;
  hop.lands = lands;
  hop.requirement = requirement;
  hop.hurdle = hurdle;
  return hop;
}

void Tracer::single(CellId to, const Sink& ray) const {
  if (lands(to)) ray({{hop(to, true)}});
}

void Tracer::along_axes(CellId from, const Sink& ray) const {
  for (const std::string& name : move_.axes)
    for (Heading h : board_.axis(name)->headings) {
      if (!faces(from, h)) continue;
      Walk walk{from, from, moves::along(h)};
      walk.requirement = move_.requirement;
      if (move_.repeating) walk.turns.push_back({board_.axis(name), 0});
      along(std::move(walk), *board_.axis(name), ray);
    }
}

/// Traces a line from its n-th cell. At a fork the other branch is a separate ray, without landings
/// before the fork.
void Tracer::along(Walk walk, const Axis& axis, const Sink& ray, int n, int forks) const {
  constexpr int most_forks = 4;  // of one line: no real board has more
  const int most = move_.move_kind == MoveKind::step ? 1 : most_;
  const bool goes_on = !move_.then.empty();
  // A reflected line can cross itself.
  const auto has_passed = [&](const Walk& on) {
    return on.reflections > 0 &&
           std::any_of(on.hops.begin(), on.hops.end(),
                       [&](PieceMoves::Hop hop) { return hop.cell == on.at; });
  };
  const auto go = [&](const Step& next, Walk& on) {
    if (next.cell == on.start || !inside_.contains(next.cell) || !leads(on.at, next.cell))
      return false;
    on.at = next.cell;
    on.course.heading = next.heading;
    const bool ends = n >= move_.least;
    if (notation::hops_on(move_)) return over_hurdle(on, axis, ray, n, forks);
    if (goes_on && ends) onward(on, ray);
    if (!over_.contains(on.at) && !has_passed(on))
      on.hops.push_back(hop(on.at, !goes_on && ends && lands(on.at)));
    return true;
  };
  for (; (most == 0 || n <= most) && n <= board_.size(); ++n) {
    const auto branch = board_.fork(axis, walk.at, walk.course.heading);
    if (branch && forks < most_forks) {
      Walk other = walk;
      for (PieceMoves::Hop& each : other.hops) each.lands = false;
      if (go(*branch, other)) along(std::move(other), axis, ray, n + 1, forks + 1);
    }
    const auto next = onward_along(walk, axis);
    if (!next || !go(*next, walk)) break;
  }
  if (goes_on) return;
  if (move_.repeating)
    return walk.hops.empty() ? void() : repeat(walk, {walk.at, walk.course.heading}, ray);
  finish(std::move(walk.hops), ray);
}

/// The next step of a line, reflected at the rim if the move permits it.
std::optional<Step> Tracer::onward_along(Walk& walk, const Axis& axis) const {
  const auto next = board_.walk(axis, walk.at, walk.course.heading);
  if (next || walk.reflections >= move_.reflecting || walk.at == walk.start) return next;
  const auto back = reflected(walk.at, walk.course.heading);
  if (!back || std::find(axis.headings.begin(), axis.headings.end(), *back) == axis.headings.end())
    return std::nullopt;
  ++walk.reflections;
  return board_.walk(axis, walk.at, *back);
}

/// The heading of a line after its reflection at the rim of a cell, like that of light by a mirror
/// along the sides that it meets; nothing if it would come straight back.
std::optional<Heading> Tracer::reflected(CellId cell, Heading heading) const {
  constexpr int quarter = headings / 4;
  if (geometry::climb_of(heading) != 0) return std::nullopt;
  std::optional<int> left, right;  // turns to the outermost rim sides
  for (int i = 0; i < board_.topology.sides(cell); ++i) {
    const Gate side{cell, Gate::Kind::side, i};
    if (board_.topology.through(side)) continue;
    int turn = geometry::steps_between(heading, board_.topology.heading(side));
    if (turn > headings / 2) turn -= headings;
    if (turn <= -quarter || turn >= quarter) continue;
    left = std::max(left.value_or(turn), turn);
    right = std::min(right.value_or(turn), turn);
  }
  if (!left || *left + *right == 0) return std::nullopt;
  return rotated(heading, *left + *right + headings / 2);
}

/// Traces one cell of a hop that continues: as a hurdle, or as the start of the next stretch.
/// Returns false if the hop ends here.
bool Tracer::over_hurdle(Walk& walk, const Axis& axis, const Sink& ray, int n, int forks) const {
  if (over_.contains(walk.at)) return true;
  const notation::Hopping& hopping = *move_.hopping;
  if (walk.passed < hopping.hurdles) {
    Walk over = walk;
    over.hops.push_back(
        hop(walk.at, false, hopping.locust ? Requirement::enemy : Requirement::piece, true));
    over.requires_pieces = true;
    over.taking = over.taking || hopping.locust;
    ++over.passed;
    over.last = over.hops.size();
    along(std::move(over), axis, ray, n + 1, forks);
  } else {
    const std::size_t behind = walk.hops.size() + 1 - walk.last;
    if (!hopping.beyond.goes_on(behind, walk.last)) return false;
    if (n >= move_.least && hopping.beyond.ends(behind, walk.last)) onward(walk, ray);
  }
  walk.hops.push_back(hop(walk.at, false));
  return true;
}

/// Emits a line as a ray up to its last landing; a hop needs room for its hurdles before that.
void Tracer::finish(Hops hops, const Sink& ray) const {
  while (!hops.empty() && !hops.back().lands) hops.pop_back();
  if (hops.size() > index(move_.hopping ? move_.hopping->hurdles : 0)) emit(std::move(hops), ray);
}

/// The target of a leap, if it meets the conditions of the move.
std::optional<CellId> Tracer::next(CellId from, const Leap& leap) const {
  const auto to = leaps_->to(from, leap);
  return to && inside_.contains(*to) && leads(from, *to) ? to : std::nullopt;
}

void Tracer::leap(CellId from, const Sink& ray) const {
  for (const Leap& each : leaps_->all()) {
    const auto to = next(from, each);
    if (!to) continue;
    if (!is_one_leap(move_))
      onward({from,
              *to,
              course_of(*leaps_, each, *leaps_->landed(from, each)),
              0,
              {},
              false,
              move_.requirement},
             ray);
    else if (lands(*to))
      ray({{hop(*to, true)}, each.then ? *leaps_->turn(from, each) : geometry::no_cell});
  }
}

/// Traces the sequence of leaps pick(0), pick(1), … until one leads off the board or back.
template <class Pick>
void Tracer::follow(CellId from, const Pick& pick, const Sink& ray) const {
  Hops hops;
  CellId at = from;
  for (int n = 0; most_ == 0 || n < most_; ++n) {
    const auto to = next(at, pick(n));
    if (!to || *to == from) break;
    at = *to;
    if (!over_.contains(at)) hops.push_back(hop(at, n + 1 >= move_.least && lands(at)));
  }
  finish(std::move(hops), ray);
}

void Tracer::ride(CellId from, const Sink& ray) const {
  const bool whole = is_one_leap(move_);
  for (Leap each : leaps_->all()) {
    Walk walk{from, from, moves::along(each.heading)};
    walk.requirement = move_.requirement;
    for (int n = 0; (most_ == 0 || n < most_) && n < board_.size(); ++n) {
      const auto to = next(walk.at, each);
      if (!to || *to == from) break;
      if (!whole || (board_.topology.is_mesh() && !each.then)) {
        const Step landed = *leaps_->landed(walk.at, each);
        walk.course = course_of(*leaps_, each, landed);
        each.heading = landed.heading;
      }
      walk.at = *to;
      const bool ends = n + 1 >= move_.least;
      if (!whole && ends) onward(walk, ray);
      if (!over_.contains(*to)) walk.hops.push_back(hop(*to, whole && ends && lands(*to)));
    }
    if (whole) finish(std::move(walk.hops), ray);
  }
}

void Tracer::wheel(CellId from, const Sink& ray) const {
  const auto count = static_cast<int>(leaps_->all().size());
  const bool back = move_.move_kind == MoveKind::zigzag;
  const std::vector<Leap>& all = leaps_->all();
  for (int first = 0; first < count; ++first)
    for (const int way : turns_in_order(count)) {
      if (!leads_along(all[index(first)], all[index((first + way) % count)])) continue;
      follow(
          from,
          [&](int n) -> const Leap& {
            return all[index((first + (back ? n % 2 : n) * way) % count)];
          },
          ray);
    }
}

/// The turns of a wheel or zigzag as index offsets among its leaps, which count as evenly spaced.
std::vector<int> Tracer::turns_in_order(int count) const {
  if (move_.turning.empty()) return {1, count - 1};
  std::vector<int> found;
  for (const int degrees : move_.turning)
    if (degrees * count % 360 == 0) found.push_back(degrees * count / 360);
  return found;
}

/// Whether two successive leaps together lead along one of the axes of a zigzag.
bool Tracer::leads_along(const Leap& first, const Leap& second) const {
  const Exact way = leaps_->vector_of(first) + leaps_->vector_of(second);
  const auto leads = [&](Heading heading) {
    return !geometry::is_upright(heading) &&
           geometry::sign(geometry::cross(way, geometry::unit_step(heading))) == 0 &&
           geometry::sign(geometry::dot(way, geometry::unit_step(heading))) > 0;
  };
  return move_.course.empty() ||
         std::any_of(move_.course.begin(), move_.course.end(), [&](const std::string& name) {
           const auto& along = board_.axis(name)->headings;
           return std::any_of(along.begin(), along.end(), leads);
         });
}

void Tracer::adjacent_cells(CellId from, bool sides, bool corners, const Sink& ray) const {
  for (int i = 0; i < board_.topology.sides(from); ++i) {
    const Gate side{from, Gate::Kind::side, i}, corner{from, Gate::Kind::corner, i};
    if (sides && faces(from, board_.topology.heading(side)))
      if (const auto in = board_.topology.through(side))
        if (inside_.contains(in->cell) && leads(from, in->cell)) single(in->cell, ray);
    if (corners && faces(from, board_.topology.heading(corner)))
      for (CellId to : board_.topology.over_corner(from, i))
        if (inside_.contains(to) && leads(from, to)) single(to, ray);
  }
}

void Tracer::rings(CellId from, const Sink& ray) const {
  for (const board::RingSet& set : board_.circles) {
    if (set.name != move_.axes.front()) continue;
    for (const board::RingSet::Ring& ring : set.rings) {
      const auto at = std::find(ring.cells.begin(), ring.cells.end(), from);
      if (at == ring.cells.end()) continue;
      const auto n = static_cast<int>(ring.cells.size());
      const auto start = static_cast<int>(at - ring.cells.begin());
      for (const int way : {1, n - 1}) {
        Hops hops;
        for (int k = 1; k < n && (most_ == 0 || k <= most_); ++k) {
          const CellId cell = ring.cells[static_cast<std::size_t>((start + k * way) % n)];
          if (!over_.contains(cell)) hops.push_back(hop(cell, k >= move_.least && lands(cell)));
        }
        finish(std::move(hops), ray);
      }
    }
  }
}

void Tracer::cells_at_distance(CellId from, const Sink& ray) const {
  CellSet seen{from};
  std::vector<CellId> edge{from};
  for (int n = 0; n < move_.count; ++n) {
    std::vector<CellId> next;
    for (CellId cell : edge)
      for (CellId to : board_.topology.touching(cell))
        if (!seen.contains(to)) {
          seen.insert(to);
          next.push_back(to);
        }
    edge = std::move(next);
  }
  std::sort(edge.begin(), edge.end());
  for (CellId to : edge) single(to, ray);
}

void Tracer::emit(Hops hops, const Sink& ray) {
  while (!hops.empty() && !hops.back().lands) hops.pop_back();
  if (!hops.empty()) ray({std::move(hops)});
}

}  // namespace boardwright::moves
