// Translates sequences of stretches: `mafsF`, `caK`, `[F?R]`.
#include <algorithm>
#include <set>

#include "base/limits.h"
#include "betza/betza_parts.h"
#include "betza/betza_ways.h"
#include "moves/leaps.h"

namespace boardwright::betza {

using geometry::heading_of;

namespace {

int stretch_of(const MovePattern& move) {
  return notation::is_of_leaps(move.move_kind) ? move.count : 1;
}

/// The kind of a leg after `y`: a step or leap becomes a slide or ride, and vice versa.
MoveKind toggled(MoveKind move_kind) {
  switch (move_kind) {
    case MoveKind::slide: return MoveKind::step;
    case MoveKind::ride: return MoveKind::leap;
    case MoveKind::leap: return MoveKind::ride;
    default: return MoveKind::slide;
  }
}

/// Whether a leg is a leap such as N, whose direction is not a heading.
bool is_slanted(const BetzaLeg& leg) { return leg.move.aside > 0; }

/// The possible requirements for the cell between a leg and the next.
std::vector<Requirement> requirements_between(const BetzaLeg& leg) {
  const BetzaModifiers& modifiers = leg.modifiers;
  const bool vaults = modifiers.way == 'p' || modifiers.way == 'g';
  std::vector<Requirement> found;
  if (modifiers.moves || (!modifiers.captures && !vaults))
    found.push_back(notation::is_of_leaps(leg.move.move_kind) ? Requirement::empty
                                                              : Requirement::none);
  if (modifiers.captures) found.push_back(Requirement::enemy);
  if (vaults) found.push_back(Requirement::piece);
  return found;
}

}  // namespace

/// Whether a leg ends with a heading and has only modifiers that are valid among several legs.
bool BetzaTranslator::can_go_on(const BetzaLeg& leg) {
  const MovePattern& move = leg.move;
  if (!move.then.empty())
    fail(leg.at, 1, "among several legs each goes along a line, and this does not",
         "legs are W, F, D, A, H, G, K, R, B and Q");
  const char way = leg.modifiers.way;
  if (way != '\0' && way != 'p' && way != 'g')
    fail(leg.modifiers.way_at, 1, "a leg of a chain cannot have this modifier",
         "legs of a chain can have m, c, p, g and y");
  return !fault_;
}

/// The angles by which a leg continues, counter-clockwise from straight ahead. `own` are the axes
/// of its atom, `families` those of the previous leg.
std::vector<int> BetzaTranslator::turns(const BetzaLeg& leg, bool outward, int families, int own) {
  const int unit = squares_ ? 45 : 30;
  std::vector<int> found;
  const auto add = [&](int angle) {
    if (std::find(found.begin(), found.end(), rotated(angle)) == found.end())
      found.push_back(rotated(angle));
  };
  const auto toward = [&](int angle, int beside) {
    add(angle + (rotated(beside - angle) < 180 ? unit : -unit));
  };
  for (const Aim& aim : leg.modifiers.aims) switch (aim.kind) {
      case Aim::Kind::nearest:
      case Aim::Kind::part: add(aim.angle); break;
      case Aim::Kind::corner:
      case Aim::Kind::member: toward(aim.angle, aim.beside); break;
      case Aim::Kind::half:
        for (int turn = -90 + unit; turn < 90; turn += unit) add(aim.angle + turn);
        break;
      case Aim::Kind::hand: fail(aim.at, aim.length, "no leg has such directions"); break;
    }
  const bool straight = families == 3 || own == 3 || families == own;
  if (!found.empty() || leg.modifiers.all || !outward) {
    if (found.empty())
      for (int turn = 0; turn < 360; turn += unit)
        if (families == 3 || own == 3 || (turn / unit) % 2 == (families == own ? 0 : 1)) add(turn);
  } else if (straight) {
    add(0);
  } else {
    add(unit);
    add(-unit);
  }
  std::sort(found.begin(), found.end());
  return found;
}

/// The continuation by `leg`, where it or the leg before is a leap such as N. Between two such
/// leaps the angles of `leg` count positions in the circle of leaps.
Then BetzaTranslator::slanted(const BetzaLeg& before, const BetzaLeg& leg, bool outward) {
  using Bend = Then::Bend;
  const Bend on = is_slanted(leg) ? Bend::ahead : Bend::outward;
  Then then;
  then.move_kind = leg.move.move_kind;
  then.axes = leg.move.axes;
  then.count = stretch_of(leg.move);
  then.aside = leg.move.aside;
  then.most = notation::is_long(then) ? leg.move.most : 0;
  if (is_slanted(before) && is_slanted(leg) && !leg.modifiers.aims.empty()) {
    then.turns = turns(leg, outward, 3, 3);
    then.bend = then.turns == std::vector<int>{0}     ? Bend::ahead
                : then.turns == std::vector<int>{180} ? Bend::back
                                                      : Bend::turning;
    if (then.bend != Bend::turning) then.turns.clear();
    return then;
  }
  std::set<int> angles;
  for (const Aim& aim : leg.modifiers.aims)
    angles.insert(aim.kind == Aim::Kind::nearest ? aim.angle : -1);
  const auto is = [&](const std::set<int>& some) { return angles == some; };
  if (is({}))
    then.bend = leg.modifiers.all || !outward ? Bend::any : on;
  else if (is({0}))
    then.bend = on;
  else if (is({180}))
    then.bend = Bend::back;
  else if (is({90}))
    then.bend = Bend::left;
  else if (is({270}))
    then.bend = Bend::right;
  else if (is({90, 270}))
    then.bend = Bend::sideways;
  else
    fail(leg.modifiers.aims.front().at, leg.modifiers.aims.front().length,
         "beside a leap such as N no leg has such directions", "it has one of a, f, b, l, r and s");
  return then;
}

/// A leg as a further stretch of the notation; `families` are the axes of the previous leg, and
/// become those of this one.
Then BetzaTranslator::continued(const BetzaLeg& leg, const std::vector<int>& turns,
                                int& families) const {
  using Bend = Then::Bend;
  const int unit = squares_ ? 45 : 30;
  int next = 0;
  for (const int turn : turns) {
    const bool flips = (turn / unit) % 2 != 0;
    next |= flips && families != 3 ? 3 - families : families;
  }
  const bool single = families != 3 && next != 3;
  const int nearest = families == next ? 2 * unit : unit;
  Then then;
  then.move_kind = leg.move.move_kind;
  then.count = stretch_of(leg.move);
  then.most = notation::is_long(then) ? leg.move.most : 0;
  then.axes = axes(next);
  const std::size_t every = static_cast<std::size_t>(360 / unit) / (single ? 2 : 1);
  const auto is = [&](const std::vector<int>& angles) { return turns == angles; };
  if (is({0}))
    then.bend = Bend::ahead;
  else if (is({180}))
    then.bend = Bend::back;
  else if (turns.size() == every)
    then.bend = Bend::any;
  else if (single && nearest == unit && is({unit, 360 - unit}))
    then.bend = Bend::outward;
  else if (single && is({nearest, 360 - nearest}))
    then.bend = Bend::sideways;
  else if (single && is({nearest}))
    then.bend = Bend::left;
  else if (single && is({360 - nearest}))
    then.bend = Bend::right;
  else {
    then.bend = Bend::turning;
    then.turns = turns;
  }
  families = next;
  return then;
}

/// All combinations of the requirements of the first `count` legs.
std::vector<std::vector<Requirement>> BetzaTranslator::requirements_of(
    const std::vector<BetzaLeg>& legs, std::size_t count) {
  std::vector<std::vector<Requirement>> found{{}};
  for (std::size_t i = 0; i < count; ++i) {
    std::vector<std::vector<Requirement>> more;
    for (const auto& before : found)
      for (const Requirement requirement : requirements_between(legs[i])) {
        more.push_back(before);
        more.back().push_back(requirement);
      }
    found = std::move(more);
  }
  return found;
}

/// The moves cut after `count` further stretches. Moves that end before they bend are merged into
/// one with all their headings.
std::vector<MovePattern> BetzaTranslator::ended(std::vector<MovePattern> moves,
                                                std::size_t count) const {
  std::set<int> headings;
  bool all = false;
  for (MovePattern& move : moves) {
    move.then.resize(count);
    headings.insert(move.heading.begin(), move.heading.end());
    all = all || move.heading.empty();
  }
  if (moves.empty() || moves.front().aside > 0 ||
      first_bend(moves.front()) != moves.front().then.end())
    return moves;
  MovePattern one = std::move(moves.front());
  std::size_t every = 0;
  for (const std::string& name : one.axes) every += board_.axis(name)->headings.size();
  one.across.clear();
  one.heading.assign(headings.begin(), headings.end());
  if (all || one.heading.size() == every) one.heading.clear();
  return {one};
}

std::vector<MovePattern> BetzaTranslator::chain(const BetzaPart& part) {
  std::vector<BetzaLeg> legs = part.legs;
  if (std::ssize(legs) > base::limits::stretches + 1) {
    fail(legs.back().at, 1, "these legs are too many",
         "a move has at most " + std::to_string(base::limits::stretches + 1));
    return {};
  }
  std::vector<Then> thens;
  moves::Arms bends;  // relative arms of the first stretch that bends
  int families = 0;
  for (std::size_t i = 0; i < legs.size(); ++i) {
    BetzaLeg& leg = legs[i];
    const bool toggles =
        i > 0 && (legs[i - 1].modifiers.toggles || legs[i - 1].modifiers.way == 'g');
    if (i > 0 && !part.brackets) leg.move = legs[i - 1].move;
    if (toggles) {
      leg.move.move_kind = toggled(leg.move.move_kind);
      leg.move.most = 0;
    }
    if (!can_go_on(leg)) return {};
    const int own = families_of(leg.move.axes);
    if (i == 0) {
      families = own;
      continue;
    }
    if (is_slanted(leg) || is_slanted(legs[i - 1])) {
      thens.push_back(slanted(legs[i - 1], leg, part.brackets));
      families = own;
      if (fault_) return {};
      continue;
    }
    const std::vector<int> angles =
        turns(leg, part.brackets, families, part.brackets ? own : families);
    if (fault_) return {};
    if (part.brackets && own != 3 && families != 3 &&
        std::any_of(angles.begin(), angles.end(), [&](int angle) {
          return ((angle / (squares_ ? 45 : 30)) % 2 != 0) == (own == families);
        })) {
      fail(leg.at, 1, "it does not lead there from the leg before");
      return {};
    }
    thens.push_back(continued(leg, angles, families));
    if (part.brackets && own != 3) thens.back().axes = axes(families = own);
    if (bends.empty() && angles != std::vector<int>{0})
      for (const int angle : angles)
        bends.insert({0, angle % 180 == 0 ? -1 : angle,
                      angle % 180 == 0 ? 0
                      : angle < 180    ? moves::bend_lean
                                       : -moves::bend_lean});
  }
  if (bends.empty()) bends.insert({0, -1, 0});
  const BetzaModifiers& last = part.brackets ? part.whole : legs.back().modifiers;
  const bool inner = part.brackets && legs.back().modifiers.moves != legs.back().modifiers.captures;
  const BetzaModifiers& use = inner ? legs.back().modifiers : last;
  std::vector<MovePattern> whole;
  for (const MovePattern& first : plain(legs.front())) {
    MovePattern move = first;
    move.then = thens;
    const auto arms = [&](geometry::Heading forward) {
      moves::Arms all;
      for (const Arm& arm : moves::arms_of(board_, first, forward))
        if (is_slanted(legs.front())) {
          if (moves::matches_degrees(first.heading, heading_of(arm.heading), heading_of(0)) &&
              moves::matches_degrees(first.across, heading_of(arm.aside), heading_of(0)))
            all.insert(arm);
        } else {
          for (const Arm& bend : bends)
            if (moves::matches_degrees(first.heading, heading_of(rotated(arm.heading)),
                                       heading_of(0)))
              all.insert({arm.heading, bend.aside < 0 ? -1 : rotated(arm.heading + bend.aside),
                          rotated(arm.heading + bend.angle)});
        }
      return all;
    };
    for (MovePattern& each : narrow(move, part.whole.aims, legs.front().letter, arms)) {
      if (use.moves != use.captures)
        each.use = use.moves ? MovePattern::Use::move : MovePattern::Use::capture;
      whole.push_back(std::move(each));
    }
  }
  std::vector<MovePattern> moves;
  for (std::size_t i = 0; i < legs.size(); ++i)
    if (legs[i].may_end || i + 1 == legs.size())
      for (const std::vector<Requirement>& chosen : requirements_of(legs, i))
        for (const MovePattern& each : ended(whole, i)) {
          moves.push_back(each);
          for (std::size_t n = 0; n < chosen.size(); ++n)
            (n == 0 ? moves.back().requirement : moves.back().then[n - 1].requirement) = chosen[n];
        }
  return moves;
}

}  // namespace boardwright::betza
