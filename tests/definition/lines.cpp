// Where a line of the notation leads: sections "Lines, headings and leaps" to "Parts joined by
// then" of semantics.md.
#include <algorithm>
#include <cmath>
#include <functional>

#include "definition/definition.h"

namespace boardwright::definition {
namespace {

using notation::Hurdle, notation::Requirement, notation::Then;

constexpr int quarter = geometry::headings / 4;

/// How a part goes on from one cell: a heading, and of a leap N:M that of its second part.
struct Stride {
  MoveKind move_kind = MoveKind::step;
  const geometry::Axis* axis = nullptr;  ///< none: over a side or corner of the cell
  Heading heading{};
  std::optional<Heading> across;
  int count = 1, aside = 0;
  int turn = 0;          ///< from the heading before, where headings bend
  bool on_line = false;  ///< over a side or corner as a line goes
};

/// How far the tracing has come.
struct Spot {
  CellId cell = no_cell;
  std::optional<Heading> heading;  ///< of the last step; of a leap N:M that of its N cells
  std::optional<Vec> way;          ///< of a leap N:M
  int length = 0;                  ///< cells or leaps of the part
  std::vector<CellId> captured;
  std::vector<CellId> over;  ///< cells gone over
  bool straight = true;      ///< they are cells of one straight line
  bool asked_aside = false;
  int reflections = 0;
  std::size_t phase = 0;  ///< of a wheel, a zigzag, a ring
  std::vector<std::pair<CellId, int>> trail;
};

/// A part that goes from cell to cell in one order.
struct Run {
  std::function<std::vector<Spot>(const Spot&)> next;
  int most = 0, least = 0;
  const notation::Hopping* hop = nullptr;
  bool asks_of_steps = true;  ///< rising, falling, toward and inside bear on it
  bool returns = false;       ///< it may end where the move began
  bool between = false;       ///< another part comes behind
  bool jumps = false;         ///< that part begins where a leap only jumps
  CellId origin = no_cell;    ///< where the part began
  std::function<void(const Spot&)> ends;
};

double angle_of(Vec v) { return std::atan2(v.y, v.x); }

/// From 0 to 2 pi, counter-clockwise.
double turn_of(double from, double to) {
  const double full = 2 * std::acos(-1.0);
  double turn = std::fmod(to - from, full);
  if (turn < -1e-9) turn += full;
  if (turn > full - 1e-9) turn -= full;
  return turn < 1e-9 ? 0 : turn;
}

class Tracer {
 public:
  Tracer(const Rules& rules, const Position& position, CellId from, const Piece& piece,
         const MovePattern& line, bool attacking, bool imagining)
      : rules_(rules),
        board_(line.around && rules.round ? *rules.round : rules.board),
        position_(position),
        from_(from),
        piece_(piece),
        line_(line),
        attacking_(attacking),
        imagining_(imagining),
        over_(rules.board.regions(line.over, piece.seat)),
        inside_(rules.board.regions(line.inside, piece.seat)) {
    position_.at(from).reset();
    most_ = line.most;
    if (!line.most_state.empty()) most_ = rules.number(piece, line.most_state).value_or(0);
  }

  std::vector<Way> trace() {
    const auto holds = [&](const std::vector<std::string>& words) {
      return rules_.board.regions(words, piece_.seat).contains(from_);
    };
    if (!line_.from.empty() && !holds(line_.from)) return {};
    if (!line_.off.empty() && holds(line_.off)) return {};
    if (!line_.inside.empty() && asks_of_ways() && !holds(line_.inside)) return {};
    if (!line_.when.empty() && rules_.number(piece_, line_.when).value_or(0) == 0) return {};
    if (!line_.most_state.empty() && most_ == 0) return {};
    Spot start;
    start.cell = from_;
    first_part(start);
    return std::move(found_);
  }

 private:
  bool asks_of_ways() const {
    return line_.move_kind != MoveKind::path && line_.move_kind != MoveKind::circle &&
           line_.move_kind != MoveKind::away;
  }
  bool is_mesh() const { return board_.topology.is_mesh(); }

  // What stands on cells.

  bool stands(const Spot& spot, CellId cell) const {
    if (position_.blockers.contains(cell)) return true;
    if (cell == from_) return false;
    return position_.at(cell) && !was_captured(spot, cell);
  }
  static bool was_captured(const Spot& spot, CellId cell) {
    return std::find(spot.captured.begin(), spot.captured.end(), cell) != spot.captured.end();
  }

  /// The four conditions of "A piece may be captured".
  bool may_be_captured(const Spot& spot, CellId cell) const {
    if (!stands(spot, cell) || position_.blockers.contains(cell)) return false;
    const Piece& piece = *position_.at(cell);
    if (!is_enemy(piece)) return false;
    if (is_immune(rules_, piece)) return false;
    const auto names = [&](const std::vector<std::string>& list) {
      const std::string& id = rules_.type(piece.piece_type).id;
      return std::find(list.begin(), list.end(), id) != list.end();
    };
    if (names(line_.sparing) || (!line_.taking.empty() && !names(line_.taking))) return false;
    return attacking_ || is_no_king_to_keep(rules_, position_, piece);
  }
  bool is_enemy(const Piece& piece) const {
    return position_.opposes(piece_.seat, piece.seat) || position_.is_obstacle(piece);
  }

  bool fits(const Hurdle& wanted, CellId cell, Hurdle::Whose unsaid) const {
    const auto whose = wanted.whose == Hurdle::Whose::any ? unsaid : wanted.whose;
    if (position_.blockers.contains(cell))
      return whose == Hurdle::Whose::any && names(wanted, blocker_of(rules_));
    const Piece& piece = *position_.at(cell);
    if (whose == Hurdle::Whose::enemy && !is_enemy(piece)) return false;
    if (whose == Hurdle::Whose::own && (position_.is_obstacle(piece) || !is_own(piece)))
      return false;
    return names(wanted, piece.piece_type);
  }
  bool is_own(const Piece& piece) const {
    return position_.team[index(piece.seat)] == position_.team[index(piece_.seat)];
  }
  bool names(const Hurdle& wanted, PieceTypeId which) const {
    const auto& list = wanted.piece_types;
    if (list.empty()) return true;
    return (std::find(list.begin(), list.end(), rules_.type(which).id) != list.end()) !=
           wanted.except;
  }

  /// Whether a piece that could end here must not go on from here.
  bool halts(CellId cell) const {
    if (!line_.halting || attacking_) return false;
    Position there = position_;
    there.at(cell) = piece_;
    for (const CellId each : board_.cells()) {
      const auto& piece = there.at(each);
      if (piece && rules_.is_royal(*piece) && there.opposes(piece_.seat, piece->seat) &&
          is_attacked_by_piece(rules_, there, each, cell))
        return true;
    }
    return false;
  }

  // Conditions of each step.

  bool step_fits(CellId from, CellId to) const {
    const int rank = board_.cell(from).rank_number, next = board_.cell(to).rank_number;
    if (line_.climb == MovePattern::Climb::rising && next <= rank) return false;
    if (line_.climb == MovePattern::Climb::falling && (next >= rank || next < 0)) return false;
    if (!line_.inside.empty() && !inside_.contains(to)) return false;
    return line_.toward.empty() || is_nearer(to, from);
  }
  bool is_nearer(CellId cell, CellId than) const {
    const auto nearest = [&](CellId of) {
      std::optional<geometry::Surd> least;
      const auto distances = board_.topology.distances(of);
      for (const CellId each : rules_.zone(line_.toward, piece_.seat))
        if (!least || distances[index(each)] < *least) least = distances[index(each)];
      return least;
    };
    const auto to = nearest(cell), from = nearest(than);
    return to && *to < *from;
  }

  /// Whether a first heading is one of those that the line asks for.
  bool heads(CellId cell, Heading heading) const {
    const Heading forward = board_.forward(piece_.seat, cell);
    if (line_.facing == MovePattern::Facing::forward && dot_sign(heading, forward) <= 0)
      return false;
    if (line_.facing == MovePattern::Facing::backward && dot_sign(heading, opposite(forward)) <= 0)
      return false;
    return is_one_of(line_.heading, forward, heading);
  }
  static bool is_one_of(const std::vector<int>& degrees, Heading forward, Heading heading) {
    return degrees.empty() || std::any_of(degrees.begin(), degrees.end(), [&](int each) {
             return rotated(forward, each / 15) == heading;
           });
  }
  bool leap_heads(CellId cell, const Stride& stride) const {
    const Heading forward = board_.forward(piece_.seat, cell);
    if (!is_one_of(line_.heading, forward, stride.heading)) return false;
    if (!is_one_of(line_.across, forward, *stride.across)) return false;
    const int ahead = advance(stride, forward);
    if (line_.facing == MovePattern::Facing::forward) return ahead > 0;
    return line_.facing != MovePattern::Facing::backward || ahead < 0;
  }
  /// How far a leap N:M leads forward. Its parts are at right angles, so headings say it all.
  static int advance(const Stride& stride, Heading forward) {
    const auto along = [&](Heading heading) {
      if (is_upright(heading) || is_upright(forward) || climb_of(forward) != 0)
        return 1000.0 * dot_sign(heading, forward);
      return 1000.0 * std::cos((in_degrees(heading) - in_degrees(forward)) * std::acos(-1.0) / 180);
    };
    const double sum = stride.count * along(stride.heading) + stride.aside * along(*stride.across);
    return std::abs(sum) < 1e-6 ? 0 : sum > 0 ? 1 : -1;
  }

  // Single steps and leaps.

  std::vector<geometry::Step> onward(const geometry::Axis& axis, CellId cell,
                                     Heading heading) const {
    std::vector<geometry::Step> steps;
    if (const auto step = board_.walk(axis, cell, heading)) steps.push_back(*step);
    if (const auto step = board_.fork(axis, cell, heading)) steps.push_back(*step);
    return steps;
  }

  /// The cells that one stride leads to.
  std::vector<Spot> taken(const Spot& spot, const Stride& stride) const {
    if (stride.across) return leapt_aside(spot, stride);
    std::vector<Spot> spots;
    if (stride.on_line) {
      const auto gate = board_.topology.gate(spot.cell, stride.heading);
      const auto kind = stride.move_kind == MoveKind::side ? geometry::Gate::Kind::side
                                                           : geometry::Gate::Kind::corner;
      if (!gate || gate->kind != kind) return spots;
      if (const auto step = board_.topology.walk(spot.cell, stride.heading))
        spots.push_back(moved(spot, step->cell, step->heading));
      return spots;
    }
    if (stride.axis == nullptr) {
      for (const CellId cell : beyond_gate(spot.cell, stride)) {
        spots.push_back(moved(spot, cell, stride.heading));
        spots.back().straight = false;
      }
      return spots;
    }
    spots = {spot};
    spots.front().heading = stride.heading;
    for (int i = 0; i < stride.count; ++i) {
      std::vector<Spot> further;
      for (const Spot& each : spots) {
        for (const auto& step : onward(*stride.axis, each.cell, *each.heading))
          further.push_back(moved(each, step.cell, step.heading));
      }
      spots = further;
    }
    return spots;
  }
  static Spot moved(Spot spot, CellId cell, Heading heading) {
    spot.cell = cell;
    spot.heading = heading;
    spot.way.reset();
    return spot;
  }
  std::vector<CellId> beyond_gate(CellId cell, const Stride& stride) const {
    const auto gate = board_.topology.gate(cell, stride.heading);
    if (!gate) return {};
    if (gate->kind == geometry::Gate::Kind::corner) {
      const auto cells = board_.topology.over_corner(cell, gate->index);
      return {cells.begin(), cells.end()};
    }
    const auto next = board_.topology.through(*gate);
    return next ? std::vector<CellId>{next->cell} : std::vector<CellId>{};
  }

  /// A leap N:M is a vector; where headings bend it follows the lines, either part first, but of a
  /// wheel or zigzag the N cells.
  std::vector<Spot> leapt_aside(const Spot& spot, const Stride& stride) const {
    std::vector<Spot> spots;
    const auto add = [&](CellId cell, Heading heading) {
      for (const Spot& each : spots)
        if (each.cell == cell) return;
      Spot there = moved(spot, cell, heading);
      there.way = vector_of(stride);
      there.straight = spot.straight && line_.move_kind == MoveKind::ride;
      spots.push_back(there);
    };
    if (!is_mesh()) {
      Exact sum;
      int climb = 0;
      for (const auto& [heading, count] :
           {std::pair(stride.heading, stride.count), std::pair(*stride.across, stride.aside)}) {
        climb += count * climb_of(heading);
        if (!is_upright(heading)) sum = sum + 12 * count * unit_step(heading);
      }
      if (const auto cell = at_vector(spot.cell, sum, climb)) add(*cell, stride.heading);
      return spots;
    }
    const int turn = steps_between(stride.heading, *stride.across);
    const auto walked = [&](const Spot& at, Heading heading, int count) {
      return taken(at, {MoveKind::leap, stride.axis, heading, {}, count});
    };
    for (const Spot& corner : walked(spot, stride.heading, stride.count))
      for (const Spot& end : walked(corner, rotated(*corner.heading, turn), stride.aside))
        add(end.cell, rotated(*end.heading, -turn));
    if (line_.move_kind == MoveKind::wheel || line_.move_kind == MoveKind::zigzag) return spots;
    for (const Spot& corner : walked(spot, *stride.across, stride.aside))
      for (const Spot& end : walked(corner, rotated(*corner.heading, -turn), stride.count))
        add(end.cell, *end.heading);
    return spots;
  }

  std::optional<CellId> at_vector(CellId from, const Exact& twelve_times, int climb) const {
    const auto& topology = board_.topology;
    if (!topology.is_plane()) return topology.moved(from, twelve_times, climb);
    for (const CellId cell : board_.cells())
      if (topology.centre12(cell) == topology.centre12(from) + twelve_times) return cell;
    return std::nullopt;
  }

  /// The way of a leap N:M, in the drawing plane.
  static Vec vector_of(const Stride& stride) {
    const auto unit = [](Heading heading) {
      const double angle = in_degrees(heading) * std::acos(-1.0) / 180;
      return is_upright(heading) ? Vec{0, 0} : Vec{std::cos(angle), std::sin(angle)};
    };
    Vec vector = static_cast<double>(stride.count) * unit(stride.heading);
    if (stride.across) vector = vector + static_cast<double>(stride.aside) * unit(*stride.across);
    return vector;
  }

  /// All strides of some axes, in the order of the axes.
  std::vector<Stride> strides(MoveKind move_kind, const std::vector<std::string>& axes, int count,
                              int aside, CellId cell) const {
    std::vector<Stride> all;
    for (const std::string& name : axes) {
      const geometry::Axis* axis = board_.axis(name);
      if (axis == nullptr) continue;
      for (const Heading heading : axis->headings) {
        Stride stride{move_kind, axis, heading, {}, count, aside};
        if (aside == 0)
          all.push_back(stride);
        else if (is_multiple_of_30(heading))
          for (const Heading across : right_angles(*axis, heading)) {
            stride.across = across;
            all.push_back(stride);
          }
      }
    }
    if (move_kind == MoveKind::side || move_kind == MoveKind::corner ||
        move_kind == MoveKind::touch)
      add_gates(move_kind, cell, all);
    return all;
  }
  static std::vector<Heading> right_angles(const geometry::Axis& axis, Heading heading) {
    std::vector<Heading> across;
    if (is_upright(heading)) {
      for (const Heading each : axis.headings)
        if (climb_of(each) == 0) across.push_back(each);
      return across;
    }
    across = {rotated(heading, quarter), rotated(heading, -quarter)};
    for (const Heading each : axis.headings)
      if (is_upright(each)) across.push_back(each);
    return across;
  }
  void add_gates(MoveKind move_kind, CellId cell, std::vector<Stride>& all) const {
    using Kind = geometry::Gate::Kind;
    for (const Kind kind : {Kind::side, Kind::corner})
      for (int i = 0; i < board_.topology.sides(cell); ++i)
        if (move_kind == MoveKind::touch || (move_kind == MoveKind::side) == (kind == Kind::side))
          all.push_back({move_kind, nullptr, board_.topology.heading({cell, kind, i}), {}});
  }

  // Going on from cell to cell.

  void trace_run(const Spot& start, Run run) {
    run.origin = start.cell;
    follow(start, run, 0, 0);
  }
  void follow(const Spot& at, const Run& run, int hurdles, int last) {
    for (Spot spot : run.next(at)) {
      spot.length = at.length + 1;
      if (run.most > 0 && spot.length > run.most) continue;
      const std::pair key(spot.cell, static_cast<int>(spot.phase) * 100 +
                                         (spot.heading ? static_cast<int>(*spot.heading) : 99));
      if (std::find(spot.trail.begin(), spot.trail.end(), key) != spot.trail.end()) continue;
      spot.trail.push_back(key);
      if (run.asks_of_steps && !step_fits(at.cell, spot.cell)) continue;
      if (spot.cell == from_ && run.origin == from_) {
        if (run.returns && spot.length >= run.least && run.hop == nullptr) run.ends(spot);
        continue;
      }
      if (spot.cell == run.origin) continue;
      Spot further = spot;
      further.over.push_back(spot.cell);
      if (over_.contains(spot.cell)) {
        if (run.between && spot.length >= run.least) run.ends(spot);
        follow(further, run, hurdles, last);
        continue;
      }
      if (!run.jumps && is_shut(rules_, position_, from_, spot.cell)) continue;
      const bool there = stands(spot, spot.cell);
      if (run.hop != nullptr && hurdles < run.hop->hurdles) {
        if (imagining_) follow(further, run, hurdles + 1, spot.length);
        if (!there) {
          if (!halts(spot.cell)) follow(further, run, hurdles, last);
        } else if (fits(run.hop->hurdle, spot.cell, Hurdle::Whose::any)) {
          if (run.hop->locust) {
            if (!may_be_captured(spot, spot.cell)) continue;
            further.captured.push_back(spot.cell);
          }
          further.straight = false;
          follow(further, run, hurdles + 1, spot.length);
        }
        continue;
      }
      const auto behind = static_cast<std::size_t>(spot.length - last);
      const auto hurdle = static_cast<std::size_t>(last);
      if (spot.length >= run.least && (run.hop == nullptr || run.hop->beyond.ends(behind, hurdle)))
        run.ends(spot);
      if (!there && (run.hop == nullptr || run.hop->beyond.goes_on(behind, hurdle)) &&
          !halts(spot.cell))
        follow(further, run, hurdles, last);
    }
  }

  /// The next cells of a line, thrown back at the rim as often as the line says.
  std::vector<Spot> along(const Spot& spot, const Stride& stride) const {
    Stride here = stride;
    if (spot.length > 0) here.heading = *spot.heading;
    if (here.across)
      here.across = rotated(*here.across, steps_between(stride.heading, here.heading));
    std::vector<Spot> spots = taken(spot, here);
    if (!spots.empty() || spot.reflections >= line_.reflecting || stride.count != 1 ||
        spot.length == 0)
      return spots;
    const auto thrown = reflected(spot.cell, here.heading);
    if (!thrown) return {};
    const auto& headings = stride.axis->headings;
    if (std::find(headings.begin(), headings.end(), *thrown) == headings.end()) return {};
    here.heading = *thrown;
    spots = taken(spot, here);
    for (Spot& each : spots) ++each.reflections, each.straight = false;
    return spots;
  }
  /// The heading behind a mirror that stands halfway between the outermost of the cell's sides at
  /// the rim to which the line leads at less than a right angle.
  std::optional<Heading> reflected(CellId cell, Heading heading) const {
    constexpr int half = geometry::headings / 2;
    std::vector<int> turns;
    for (int i = 0; i < board_.topology.sides(cell) && !is_upright(heading); ++i) {
      const geometry::Gate out{cell, geometry::Gate::Kind::side, i};
      if (board_.topology.through(out)) continue;
      const int turn =
          (steps_between(heading, board_.topology.heading(out)) + half) % geometry::headings - half;
      if (std::abs(turn) < quarter) turns.push_back(turn);
    }
    if (turns.empty()) return std::nullopt;
    const auto [least, most] = std::minmax_element(turns.begin(), turns.end());
    if (*least + *most == 0) return std::nullopt;  // it would come straight back
    return rotated(heading, *least + *most + half);
  }

  // The first part.

  void first_part(const Spot& start) {
    const auto ends = [&](const Spot& spot) { end_of_part(0, spot); };
    switch (line_.move_kind) {
      case MoveKind::path: return follow_path(start);
      case MoveKind::circle: return follow_rings(start);
      case MoveKind::away: return go_away(start);
      case MoveKind::roam: return roam(start);
      case MoveKind::wheel:
      case MoveKind::zigzag: return turn_by_turn(start);
      default: break;
    }
    if (line_.repeating || is_bent_ride()) return repeat(start);
    for (const Stride& stride : first_strides(start.cell)) {
      Run run = run_of(line_.move_kind, stride, most_, line_.least);
      run.hop = line_.hopping ? &*line_.hopping : nullptr;
      if (line_.move_kind == MoveKind::hop || line_.hopping) run.most = most_;
      run.between = !line_.then.empty();
      run.jumps = run.between && is_jumped(line_.move_kind, line_.requirement);
      run.ends = ends;
      trace_run(start, run);
    }
  }
  /// Whether the cell between two parts is jumped, whatever stands there.
  static bool is_jumped(MoveKind move_kind, Requirement requirement) {
    return move_kind == MoveKind::leap && requirement == Requirement::none;
  }
  bool is_bent_ride() const {
    return line_.move_kind == MoveKind::ride && line_.aside == 0 && !line_.then.empty() &&
           line_.requirement == Requirement::none;
  }
  std::vector<Stride> first_strides(CellId cell) const {
    std::vector<Stride> fit;
    for (const Stride& stride :
         strides(line_.move_kind, line_.axes, line_.count, line_.aside, cell))
      if (stride.across ? leap_heads(cell, stride) : heads(cell, stride.heading))
        fit.push_back(stride);
    return fit;
  }
  Run run_of(MoveKind move_kind, const Stride& stride, int most, int least) const {
    Run run;
    run.next = [this, stride](const Spot& spot) { return along(spot, stride); };
    const bool is_long =
        move_kind == MoveKind::slide || move_kind == MoveKind::ride || move_kind == MoveKind::hop;
    run.most = is_long ? most : 1;
    run.least = is_long ? least : 0;
    return run;
  }

  void follow_path(const Spot& start) {
    const auto path = std::find_if(board_.paths.begin(), board_.paths.end(), [&](const auto& each) {
      return each.name == line_.axes.front();
    });
    if (path == board_.paths.end()) return;
    Run run;
    run.most = most_;
    run.least = line_.least;
    run.asks_of_steps = false;
    std::set<std::vector<CellId>> seen;
    const bool counts = line_.least > 0 || line_.counting;  // else the shortest chain says it all
    std::set<CellId> met;
    run.next = [&](const Spot& spot) {
      std::vector<Spot> spots;
      for (const CellId cell : path->next(spot.cell)) {
        if (std::find(spot.over.begin(), spot.over.end(), cell) != spot.over.end()) continue;
        Spot next = spot;
        next.cell = cell;
        next.straight = false;
        next.heading.reset();
        spots.push_back(next);
      }
      return spots;
    };
    run.ends = [&](const Spot& spot) { end_of_part(0, spot); };
    if (counts || most_ > 0) return trace_run(start, run);
    const auto all = run.next;
    run.next = [&](const Spot& spot) {
      std::vector<Spot> spots;
      for (const Spot& each : all(spot))
        if (met.insert(each.cell).second) spots.push_back(each);
      return spots;
    };
    trace_run(start, run);
  }

  void follow_rings(const Spot& start) {
    for (const auto& set : board_.circles) {
      if (set.name != line_.axes.front()) continue;
      for (const auto& ring : set.rings) {
        const auto place = std::find(ring.cells.begin(), ring.cells.end(), from_);
        if (place == ring.cells.end()) continue;
        const std::size_t size = ring.cells.size();
        for (const std::size_t way : {std::size_t{1}, size - 1}) {
          Spot at = start;
          at.straight = false;
          at.phase = static_cast<std::size_t>(place - ring.cells.begin());
          Run run;
          run.most = most_;
          run.least = line_.least;
          run.hop = line_.hopping ? &*line_.hopping : nullptr;
          run.asks_of_steps = false;
          run.next = [&ring, size, way](const Spot& spot) {
            Spot next = spot;
            next.phase = (spot.phase + way) % size;
            next.cell = ring.cells[next.phase];
            return std::vector<Spot>{next};
          };
          run.ends = [&](const Spot& spot) { end_of_part(0, spot); };
          trace_run(at, run);
        }
      }
    }
  }

  void go_away(const Spot& start) {
    std::set<CellId> seen{from_}, rim{from_};
    for (int i = 0; i < line_.count; ++i) {
      std::set<CellId> next;
      for (const CellId cell : rim)
        for (const CellId each : board_.topology.touching(cell))
          if (seen.insert(each).second) next.insert(each);
      rim = next;
    }
    for (const CellId cell : rim) {
      Spot spot = start;
      spot.cell = cell;
      spot.straight = false;
      spot.length = line_.count;
      end_of_part(0, spot);
    }
  }

  /// The leaps from a cell that may be bent by further parts, with what each is made of.
  struct Chain {
    std::vector<Stride> strides;
    Spot end;
  };
  std::vector<Chain> chains(const Spot& at) {
    std::vector<Chain> found;
    for (const Stride& stride : first_strides(at.cell))
      for (const Spot& spot : taken(at, stride))
        if (step_fits(at.cell, spot.cell)) extend({{stride}, spot}, 0, found);
    return found;
  }
  void extend(const Chain& chain, std::size_t part, std::vector<Chain>& found) {
    if (part == line_.then.size()) {
      found.push_back(chain);
      return;
    }
    const auto between = passed_between(part, chain.end);
    if (!between) return;
    const Then& then = line_.then[part];
    for (const Stride& stride : bent(*between, then)) {
      if (!fits_aside(*between, then, stride)) continue;
      Spot base = *between;
      if (then.bend != Then::Bend::ahead) base.asked_aside = true;
      for (const Spot& spot : taken(base, stride)) {
        if (!step_fits(base.cell, spot.cell)) continue;
        Chain longer = chain;
        longer.strides.push_back(stride);
        longer.strides.back().turn =
            base.heading ? steps_between(*base.heading, stride.heading) : 0;
        longer.end = spot;
        longer.end.straight = false;
        extend(longer, part + 1, found);
      }
    }
  }
  /// The same chain again, from where it has led.
  std::vector<Spot> again(const Spot& at, const std::vector<Stride>& strides_again) const {
    int turns = 0;
    for (const Stride& stride : strides_again) turns += stride.turn;
    std::vector<Spot> spots{at};
    for (std::size_t i = 0; i < strides_again.size(); ++i) {
      std::vector<Spot> further;
      for (const Spot& spot : spots) {
        std::optional<Spot> base = spot;
        if (i > 0) base = passed_between(i - 1, spot);
        if (!base) continue;
        Stride stride = strides_again[i];
        if (is_mesh() && spot.heading) {
          const Heading first = stride.heading;
          stride.heading = rotated(*spot.heading, i == 0 ? -turns : stride.turn);
          if (stride.across)
            stride.across = rotated(*stride.across, steps_between(first, stride.heading));
        }
        for (Spot& end : taken(*base, stride))
          if (step_fits(base->cell, end.cell)) further.push_back(end);
      }
      spots = further;
    }
    return spots;
  }

  /// A ride of a leap that bends, and steps `repeating`.
  void repeat(const Spot& start) {
    for (const Chain& chain : chains(start)) {
      Run run;
      run.most = most_;
      run.least = line_.least;
      run.asks_of_steps = false;  // chains and again ask it
      run.returns = line_.repeating;
      run.hop = line_.hopping ? &*line_.hopping : nullptr;
      run.next = [&](const Spot& spot) {
        return spot.length == 0 ? std::vector<Spot>{chain.end} : again(spot, chain.strides);
      };
      run.ends = [&](const Spot& spot) { end_of_part(line_.then.size(), spot); };
      trace_run(start, run);
    }
  }

  void roam(const Spot& start) {
    std::map<CellId, Spot> rim{{from_, start}};
    const int longest = most_ > 0 ? most_ : board_.size() + line_.least;
    for (int length = 1; length <= longest && !rim.empty(); ++length) {
      std::map<CellId, Spot> next;
      for (const auto& [cell, spot] : rim)
        for (const Chain& chain : chains(spot)) {
          Spot end = chain.end;
          end.length = length;
          end.straight = false;
          next.emplace(end.cell, end);
        }
      rim.clear();
      for (const auto& [cell, spot] : next) {
        if (cell == from_ || over_.contains(cell)) {
          rim.emplace(cell, spot);
          continue;
        }
        if (is_shut(rules_, position_, from_, cell)) continue;
        if (length >= line_.least) end_of_part(line_.then.size(), spot);
        if (!stands(spot, cell) && !halts(cell)) rim.emplace(cell, spot);
      }
    }
  }

  /// The leaps of a wheel or zigzag in the order of their directions.
  std::vector<std::vector<Stride>> in_order() const {
    std::vector<std::vector<Stride>> all;
    for (const Stride& stride :
         strides(line_.move_kind, line_.axes, line_.count, line_.aside, from_))
      add_bent({stride}, 0, all);
    std::stable_sort(all.begin(), all.end(), [&](const auto& p, const auto& q) {
      return turn_of(0, angle_of(sum_of(p))) < turn_of(0, angle_of(sum_of(q))) - 1e-9;
    });
    // Two that lead the same way are one leap, as 1:1.
    all.erase(std::unique(all.begin(), all.end(),
                          [&](const auto& p, const auto& q) {
                            return length(sum_of(p) - sum_of(q)) < 1e-9 && p.size() == 1;
                          }),
              all.end());
    return all;
  }
  void add_bent(const std::vector<Stride>& chain, std::size_t part,
                std::vector<std::vector<Stride>>& all) const {
    if (part == line_.then.size()) {
      all.push_back(chain);
      return;
    }
    Spot spot;
    spot.heading = chain.back().heading;
    if (chain.back().across) spot.way = vector_of(chain.back());
    std::vector<Stride> known;  // each bend that there is on some cell has its place in the order
    for (const CellId cell : board_.cells()) {
      spot.cell = cell;
      for (Stride stride : bent(spot, line_.then[part])) {
        const auto is_same = [&](const Stride& other) {
          return other.axis == stride.axis && other.heading == stride.heading &&
                 other.across == stride.across;
        };
        if (std::any_of(known.begin(), known.end(), is_same)) continue;
        stride.turn = steps_between(*spot.heading, stride.heading);
        known.push_back(stride);
        auto longer = chain;
        longer.push_back(stride);
        add_bent(longer, part + 1, all);
      }
    }
  }
  /// The way of a chain of leaps on a board of cells that are all alike.
  Vec sum_of(const std::vector<Stride>& chain) const {
    Vec sum{0, 0};
    for (const Stride& stride : chain)
      sum = sum + (stride.across ? vector_of(stride)
                                 : static_cast<double>(stride.count) * step_vector(stride));
    return sum;
  }
  Vec step_vector(const Stride& stride) const {
    if (stride.axis != nullptr && board_.topology.is_plane())
      for (const CellId cell : board_.cells())
        if (const auto step = board_.walk(*stride.axis, cell, stride.heading))
          return to_plane(board_.topology.centre12(step->cell) - board_.topology.centre12(cell),
                          12);
    return vector_of({MoveKind::step, nullptr, stride.heading, {}, 1});
  }

  void turn_by_turn(const Spot& start) {
    const auto leaps = in_order();
    const std::size_t size = leaps.size();
    if (size == 0) return;
    const bool is_wheel = line_.move_kind == MoveKind::wheel;
    std::vector<std::size_t> turns;
    if (line_.turning.empty()) turns = {1, size - 1};
    for (const int degrees : line_.turning)
      if (degrees * static_cast<int>(size) % 360 == 0)
        turns.push_back(static_cast<std::size_t>(degrees) * size / 360 % size);
    for (std::size_t first = 0; first < size; ++first) {
      for (const std::size_t turn : turns) {
        const std::size_t second = (first + turn) % size;
        if (!is_wheel && !leads_along(sum_of(leaps[first]) + sum_of(leaps[second]))) continue;
        Spot at = start;
        at.straight = false;
        Run run;
        run.most = most_;
        run.least = line_.least;
        run.hop = line_.hopping ? &*line_.hopping : nullptr;
        run.asks_of_steps = false;
        run.next = [&, first, second, turn](const Spot& spot) {
          const auto step = static_cast<std::size_t>(spot.length);
          const std::size_t which = is_wheel        ? (first + step * turn) % size
                                    : step % 2 == 0 ? first
                                                    : second;
          const Stride& stride = leaps[which].front();
          if (!(stride.across ? leap_heads(spot.cell, stride) : heads(spot.cell, stride.heading)))
            return std::vector<Spot>{};
          Spot turned = spot;
          turned.heading.reset();  // each leap has a heading of its own
          std::vector<Spot> spots = again(turned, leaps[which]);
          for (Spot& each : spots) each.phase = which;
          return spots;
        };
        run.ends = [&](const Spot& spot) { end_of_part(line_.then.size(), spot); };
        trace_run(at, run);
      }
    }
  }
  bool leads_along(Vec sum) const {
    if (line_.course.empty()) return true;
    for (const std::string& name : line_.course)
      if (const geometry::Axis* axis = board_.axis(name))
        for (const Heading heading : axis->headings) {
          const double angle = in_degrees(heading) * std::acos(-1.0) / 180;
          if (length(sum) > 1e-9 && turn_of(angle, angle_of(sum)) < 1e-9) return true;
        }
    return false;
  }

  // Parts joined by then.

  void end_of_part(std::size_t part, const Spot& spot) {
    if (part == line_.then.size()) return last_cell(spot);
    const auto between = passed_between(part, spot);
    if (!between) return;
    const Then& then = line_.then[part];
    for (const Stride& stride : bent(*between, then)) {
      if (!fits_aside(*between, then, stride)) continue;
      Spot start = *between;
      start.length = 0;
      start.reflections = line_.reflecting;  // only the first part is thrown back
      start.trail.clear();
      if (then.bend != Then::Bend::ahead) start.asked_aside = true;
      start.straight =
          start.straight && then.move_kind == MoveKind::step && then.bend == Then::Bend::ahead;
      if (start.straight) start.over.push_back(spot.cell);
      Run run = run_of(then.move_kind, stride, then.most, then.least);
      run.returns = true;
      run.between = part + 1 < line_.then.size();
      run.jumps = run.between && is_jumped(then.move_kind, then.requirement);
      run.ends = [&, part](const Spot& end) {
        Spot whole = end;
        whole.length += spot.length;
        end_of_part(part + 1, whole);
      };
      trace_run(start, run);
    }
  }

  /// Who must stand on the cell between two parts; what is captured there is gone.
  std::optional<Spot> passed_between(std::size_t part, Spot spot) const {
    const auto requirement = part == 0 ? line_.requirement : line_.then[part - 1].requirement;
    const auto move_kind = part == 0 ? line_.move_kind : line_.then[part - 1].move_kind;
    const bool there = stands(spot, spot.cell), is_over = over_.contains(spot.cell);
    const bool stops = spot.cell != from_ && !is_over && halts(spot.cell);
    const bool leaps = move_kind == MoveKind::leap || move_kind == MoveKind::roam ||
                       move_kind == MoveKind::wheel || move_kind == MoveKind::zigzag ||
                       (move_kind == MoveKind::ride && part == 0 && is_bent_ride());
    switch (requirement) {
      case Requirement::none:
        if (!leaps && ((there && !is_over) || stops)) return std::nullopt;
        break;
      case Requirement::empty:
        if ((there && !is_over) || stops) return std::nullopt;
        break;
      case Requirement::piece:
        if (!there) return std::nullopt;
        break;
      case Requirement::enemy:
        if (!may_be_captured(spot, spot.cell)) return std::nullopt;
        spot.captured.push_back(spot.cell);
        break;
    }
    return spot;
  }

  bool fits_aside(const Spot& spot, const Then& then, const Stride& stride) const {
    if (line_.across.empty() || line_.aside > 0 || spot.asked_aside ||
        then.bend == Then::Bend::ahead)
      return true;
    return is_one_of(line_.across, board_.forward(piece_.seat, spot.cell), stride.heading);
  }

  /// The strides that a bend chooses.
  std::vector<Stride> bent(const Spot& spot, const Then& then) const {
    std::vector<Stride> all = strides(then.move_kind, then.axes, then.count, then.aside, spot.cell);
    for (Stride& each : all) each.on_line = each.axis == nullptr;
    if (then.bend == Then::Bend::any) return all;
    if (then.aside > 0) return bent_leaps(spot, then, all);
    if (spot.way && then.axes.size() > 1) {
      all.clear();
      Then one = then;
      for (const std::string& name : then.axes) {
        one.axes = {name};
        for (const Stride& each : bent(spot, one)) all.push_back(each);
      }
      return all;
    }
    std::vector<Heading> straight;
    if (spot.way)
      straight = nearest_to_way(*spot.way, all);
    else if (spot.heading)
      straight = {*spot.heading};
    std::vector<Heading> chosen;
    const auto add = [&](Heading heading) { chosen.push_back(heading); };
    for (const Heading h : straight) {
      switch (then.bend) {
        case Then::Bend::ahead: add(h); break;
        case Then::Bend::back: add(opposite(h)); break;
        case Then::Bend::turning:
          for (const int degrees : then.turns) add(rotated(h, degrees / 15));
          break;
        case Then::Bend::outward:
          add(h);
          if (!spot.way) {
            add_nearest(h, 1, quarter - 1, all, chosen);
            add_nearest(h, -1, quarter - 1, all, chosen);
          }
          break;
        case Then::Bend::left:
        case Then::Bend::right:
        case Then::Bend::sideways:
          if (then.bend != Then::Bend::right)
            add_nearest(h, 1, geometry::headings / 2 - 1, all, chosen);
          if (then.bend != Then::Bend::left)
            add_nearest(h, -1, geometry::headings / 2 - 1, all, chosen);
          break;
        case Then::Bend::any: break;
      }
    }
    std::vector<Stride> found;
    for (const Stride& stride : all)
      if (std::find(chosen.begin(), chosen.end(), stride.heading) != chosen.end())
        found.push_back(stride);
    return found;
  }
  /// The nearest heading on one side, at most so many steps of 15 degrees away.
  static void add_nearest(Heading from, int side, int most, const std::vector<Stride>& all,
                          std::vector<Heading>& chosen) {
    for (int turn = 1; turn <= most; ++turn)
      for (const Stride& stride : all)
        if (stride.heading == rotated(from, side * turn)) return chosen.push_back(stride.heading);
  }
  /// Of each axis the heading nearest to the way of a leap, or both if two are as near.
  static std::vector<Heading> nearest_to_way(Vec way, const std::vector<Stride>& all) {
    std::map<const geometry::Axis*, double> least;
    const auto apart = [&](const Stride& stride) {
      const double angle = in_degrees(stride.heading) * std::acos(-1.0) / 180;
      const double turn = turn_of(angle, angle_of(way)), full = 2 * std::acos(-1.0);
      return std::min(turn, full - turn);
    };
    for (const Stride& stride : all) {
      const auto [place, is_new] = least.emplace(stride.axis, apart(stride));
      if (!is_new) place->second = std::min(place->second, apart(stride));
    }
    std::vector<Heading> nearest;
    for (const Stride& stride : all)
      if (apart(stride) < least[stride.axis] + 1e-9) nearest.push_back(stride.heading);
    return nearest;
  }

  /// The same among leaps N:M, which take the place of headings.
  static std::vector<Stride> bent_leaps(const Spot& spot, const Then& then,
                                        std::vector<Stride> all) {
    if (!spot.way && !spot.heading) return {};
    const double way =
        spot.way ? angle_of(*spot.way) : in_degrees(*spot.heading) * std::acos(-1.0) / 180;
    const double half = std::acos(-1.0);
    std::sort(all.begin(), all.end(), [&](const Stride& p, const Stride& q) {
      return turn_of(way, angle_of(vector_of(p))) < turn_of(way, angle_of(vector_of(q)));
    });
    std::vector<double> lefts;
    for (const Stride& stride : all) lefts.push_back(turn_of(way, angle_of(vector_of(stride))));
    const auto apart = [&](std::size_t i) { return std::min(lefts[i], 2 * half - lefts[i]); };
    double least = half;
    for (std::size_t i = 0; i < all.size(); ++i) least = std::min(least, apart(i));
    const auto is_ahead = [&](std::size_t i) { return apart(i) < least + 1e-9; };
    const auto exactly = [&](double left) {
      std::vector<Stride> found;
      for (std::size_t i = 0; i < all.size(); ++i)
        if (std::abs(lefts[i] - left) < 1e-9) found.push_back(all[i]);
      return found;
    };
    std::vector<Stride> found;
    const auto add = [&](const std::vector<Stride>& more) {
      found.insert(found.end(), more.begin(), more.end());
    };
    const auto add_side = [&](bool left, double most) {
      double nearest = most;
      for (const double each : lefts)
        if (each > 1e-9) nearest = std::min(nearest, left ? each : 2 * half - each);
      if (nearest < most - 1e-9) add(exactly(left ? nearest : 2 * half - nearest));
    };
    switch (then.bend) {
      case Then::Bend::ahead:
      case Then::Bend::outward:
        for (std::size_t i = 0; i < all.size(); ++i)
          if (is_ahead(i)) found.push_back(all[i]);
        if (then.bend == Then::Bend::ahead) break;
        add_side(true, half / 2);
        add_side(false, half / 2);
        break;
      case Then::Bend::left: add_side(true, half); break;
      case Then::Bend::right: add_side(false, half); break;
      case Then::Bend::sideways:
        add_side(true, half);
        add_side(false, half);
        break;
      case Then::Bend::back:
        for (std::size_t i = 0; i < all.size(); ++i)
          if (is_ahead(i)) add(exactly(turn_of(0, lefts[i] + half)));
        break;
      case Then::Bend::turning: {
        std::vector<double> spread;
        for (const double each : lefts)
          if (spread.empty() || each > spread.back() + 1e-9) spread.push_back(each);
        const int size = static_cast<int>(spread.size());
        for (int i = 0; i < size; ++i) {
          const double each = spread[static_cast<std::size_t>(i)];
          if (std::min(each, 2 * half - each) > least + 1e-9) continue;
          for (const int degrees : then.turns)
            if (degrees * size % 360 == 0)
              add(exactly(spread[static_cast<std::size_t>((i + degrees * size / 360) % size)]));
        }
        break;
      }
      case Then::Bend::any: break;
    }
    return found;
  }

  /// The table of "Where a move may end".
  void last_cell(const Spot& spot) {
    const CellId cell = spot.cell;
    if (!line_.onto.empty() && !rules_.board.regions(line_.onto, piece_.seat).contains(cell))
      return;
    if (over_.contains(cell)) return;
    Way way{cell, spot.captured, false, spot.straight ? spot.over : std::vector<CellId>{},
            spot.length};
    const bool there = stands(spot, cell);
    if (line_.swap) {
      if (!there || position_.blockers.contains(cell)) return;
      const Piece& piece = *position_.at(cell);
      if (line_.swap->whose == Hurdle::Whose::enemy ? !is_enemy(piece) : !is_own(piece)) return;
      if (!names(*line_.swap, piece.piece_type)) return;
    } else if (notation::is_locust(line_)) {
      if (there) return;
    } else if (there) {
      if (line_.use == MovePattern::Use::move || !may_be_captured(spot, cell)) return;
      way.captured.push_back(cell);
      way.ends_with_capture = true;
      if (line_.rifle) way.to = from_;
    } else if (line_.use == MovePattern::Use::capture) {
      return;
    }
    if (way.captured.size() > 3) return;
    found_.push_back(way);
  }

  const Rules& rules_;
  const Board& board_;
  Position position_;
  CellId from_;
  const Piece& piece_;
  const MovePattern& line_;
  bool attacking_;
  bool imagining_;
  CellSet over_, inside_;
  int most_ = 0;
  std::vector<Way> found_;
};

}  // namespace

bool is_no_king_to_keep(const Rules& rules, const Position& position, const Piece& piece) {
  using Check = play::RoyalRules::Check;
  const auto& royal = rules.play.royal;
  if (!rules.is_royal(piece) || royal.taken) return true;
  if (royal.check == Check::any) return false;
  int all = 0;
  for (const auto& each : position.pieces)
    if (each && each->seat == piece.seat && rules.is_royal(*each) &&
        (royal.check != Check::last_of_kind || each->piece_type == piece.piece_type))
      all += each->count;
  return all > 1;
}

std::vector<Way> ways(const Rules& rules, const Position& position, CellId from, const Piece& piece,
                      const MovePattern& line, bool attacking, bool imagining) {
  return Tracer(rules, position, from, piece, line, attacking, imagining).trace();
}

}  // namespace boardwright::definition
