// Translates single atoms: plain, lame, jumping, hopping, circular and crooked.
#include "betza/betza_parts.h"

#include <algorithm>
#include <set>

#include "base/limits.h"
#include "base/text.h"

namespace boardwright::betza {

using notation::MoveKind, notation::MovePattern, notation::Then;

void BetzaTranslator::fail(std::size_t at, std::size_t length, std::string why, std::string hint) {
  if (!fault_) fault_ = BetzaFault{at, length, std::move(why), std::move(hint)};
}

/// The axis of sides, 1, or of corners, 2.
std::string BetzaTranslator::axis(int family) const {
  return squares_ ? (family == 1 ? "orthogonal" : "diagonal") : family == 1 ? "side" : "corner";
}

std::vector<std::string> BetzaTranslator::axes(int families) const {
  std::vector<std::string> found;
  for (const int family : {1, 2})
    if ((families & family) != 0) found.push_back(axis(family));
  return found;
}

int BetzaTranslator::families_of(const std::vector<std::string>& names) const {
  int found = 0;
  for (const std::string& name : names) found |= name == axis(1) ? 1 : 2;
  return found;
}

std::vector<MovePattern> BetzaTranslator::moves_of(const BetzaPart& part) {
  if (part.legs.size() > 1) return chain(part);
  std::vector<MovePattern> moves = whole(part.legs.front());
  const BetzaModifiers& modifiers = part.legs.front().modifiers;
  for (MovePattern& move : moves)
    if (modifiers.moves != modifiers.captures)
      move.use = modifiers.moves ? MovePattern::Use::move : MovePattern::Use::capture;
  return moves;
}

std::vector<MovePattern> BetzaTranslator::whole(const BetzaLeg& leg) {
  if (leg.modifiers.toggles)
    fail(leg.at, 1, "y stands before an a", "as in yafsF: a step, then a slide");
  switch (leg.modifiers.way) {
    case 'n':
      return leg.move.move_kind == MoveKind::step || leg.move.move_kind == MoveKind::slide
                 ? plain(leg)
                 : between(leg);
    case 'j': return leg.move.move_kind == MoveKind::slide ? skipping(leg) : between(leg);
    case 'p':
    case 'g': return leg.move.move_kind == MoveKind::slide ? hopping(leg) : between(leg);
    case 'q':
    case 'z': return turning(leg);
    default: return plain(leg);
  }
}

std::vector<MovePattern> BetzaTranslator::plain(const BetzaLeg& leg) {
  return narrow(leg.move, leg.modifiers.aims, leg.letter, [&](geometry::Heading forward) {
    return moves::arms_of(board_, leg.move, forward);
  });
}

Then BetzaTranslator::straight(int family) const {
  Then then;
  then.axes = {axis(family)};
  return then;
}

/// A leap as a path of steps: first over sides, then over corners.
MovePattern BetzaTranslator::path_of(const MovePattern& leap) const {
  const bool bends = leap.aside > 0 || !leap.then.empty();
  const int own = families_of(leap.axes);
  const int sides = leap.aside > 0 ? leap.count - leap.aside
                    : !bends       ? (own == 1 ? leap.count : 0)
                    : own == 1     ? leap.count
                                   : 1;
  const int corners = leap.aside > 0 ? leap.aside
                      : !bends       ? (own == 2 ? leap.count : 0)
                      : own == 1     ? 1
                                     : leap.count;
  MovePattern path;
  path.axes = {axis(sides > 0 ? 1 : 2)};
  for (int n = 1; n < sides; ++n) path.then.push_back(straight(1));
  for (int n = sides > 0 ? 0 : 1; n < corners; ++n) {
    path.then.push_back(straight(2));
    if (n == 0) path.then.back().bend = Then::Bend::outward;
  }
  return path;
}

/// The arm of the path of a leap: the heading over sides, then that over corners.
Arm BetzaTranslator::arm_of_path(const MovePattern& leap, const Arm& arm) const {
  if (leap.aside > 0) {
    const bool left = rotated(arm.aside - arm.heading) < 180;
    return {arm.heading, rotated(arm.heading + (left ? 45 : -45)), arm.angle};
  }
  if (leap.then.empty() || families_of(leap.axes) == 1) return arm;
  return {arm.aside, arm.heading, arm.angle};
}

/// `n` and `j`: leaps that depend on the pieces between.
std::vector<MovePattern> BetzaTranslator::between(const BetzaLeg& leg) {
  const char way = leg.modifiers.way;
  const auto refuse = [&](const std::string& why) {
    fail(leg.modifiers.way_at, 1, why, way == 'n' ? "D, A, N, H, C, Z and G can be lame" : "");
    return std::vector<MovePattern>{};
  };
  const bool rides = leg.move.move_kind == MoveKind::ride;
  if (rides && (way == 'p' || way == 'g')) return hopping(leg);
  if (rides && way != 'n') return refuse("repeated leaps go over pieces by p or g");
  if (!rides && leg.move.move_kind != MoveKind::leap)
    return refuse("a step of one cell leads over nothing");
  MovePattern path = path_of(leg.move);
  path.repeating = rides;
  path.most = rides ? leg.move.most : 0;
  if (std::ssize(path.then) > base::limits::stretches) return refuse("the way is too long");
  const std::vector<MovePattern> paths = narrow(
      path, leg.modifiers.aims, leg.letter,
      [&](geometry::Heading forward) { return moves::arms_of(board_, leg.move, forward); },
      [&](const Arm& arm) { return arm_of_path(leg.move, arm); });
  if (way == 'n') return paths;
  std::vector<MovePattern> moves;  // exactly one piece, on any cell between
  for (const MovePattern& each : paths)
    for (std::size_t at = 0; at < each.then.size(); ++at) {
      moves.push_back(each);
      (at == 0 ? moves.back().requirement : moves.back().then[at - 1].requirement) =
          Requirement::piece;
    }
  return moves;
}

/// `jR`: a slide over its first cell, whatever that holds.
std::vector<MovePattern> BetzaTranslator::skipping(const BetzaLeg& leg) {
  MovePattern leap = leg.move;
  leap.move_kind = MoveKind::leap;
  leap.count = 2;
  leap.most = 0;
  std::vector<MovePattern> moves =
      narrow(leap, leg.modifiers.aims, leg.letter,
             [&](geometry::Heading forward) { return moves::arms_of(board_, leap, forward); });
  if (leg.move.most == 2) return moves;
  for (std::size_t i = 0, size = moves.size(); i < size; ++i) {
    MovePattern on = moves[i];
    Then then;
    then.move_kind = MoveKind::slide;
    then.axes = on.axes;
    then.most = leg.move.most > 0 ? leg.move.most - 2 : 0;
    on.then.push_back(then);
    on.requirement = Requirement::empty;
    moves.push_back(on);
  }
  return moves;
}

/// `p` and `g`: over one piece, to any cell beyond or to the next one.
std::vector<MovePattern> BetzaTranslator::hopping(const BetzaLeg& leg) {
  BetzaLeg hop = leg;
  hop.move.hopping.emplace();
  if (hop.move.move_kind == MoveKind::slide) hop.move.move_kind = MoveKind::hop;
  if (leg.modifiers.way == 'g') hop.move.hopping->beyond.most = 1;
  return plain(hop);
}

/// `q` and `z`: riders that turn the same way, or alternately.
std::vector<MovePattern> BetzaTranslator::turning(const BetzaLeg& leg) {
  if (!leg.modifiers.aims.empty()) {
    fail(leg.modifiers.way_at, 1, "riders that turn go in all directions", "leave out the others");
    return {};
  }
  MovePattern move = leg.move;
  if (move.move_kind == MoveKind::step || move.move_kind == MoveKind::slide) move.count = 1;
  move.move_kind = leg.modifiers.way == 'q' ? MoveKind::wheel : MoveKind::zigzag;
  return {move};
}

std::vector<MovePattern> BetzaTranslator::narrow(const MovePattern& move,
                                                 const std::vector<Aim>& aims, char letter,
                                                 const ArmsOf& arms,
                                                 const std::function<Arm(const Arm&)>& map_arm) {
  moves::Arms all, chosen;
  for (const board::Seat& seat : board_.seats) all.merge(arms(board_.forward_at_home(seat)));
  for (Aim aim : aims) {
    // On squares there are two bent leaps between two directions: `fl` is nearer to l, `lf` to f.
    const bool bends =
        std::any_of(all.begin(), all.end(), [](const Arm& arm) { return arm.bends(); });
    if (aim.kind == Aim::Kind::corner && bends && squares_) aim.kind = Aim::Kind::member;
    for (const board::Seat& seat : board_.seats)
      chosen.merge(moves::aimed(arms(board_.forward_at_home(seat)), aim));
    if (moves::aimed(all, aim).empty()) {
      fail_no_arm(aim, all, letter);
      return {};
    }
  }
  if (aims.empty()) return {move};
  if (map_arm) {
    moves::Arms all_mapped, chosen_mapped;
    for (const Arm& arm : all) all_mapped.insert(map_arm(arm));
    for (const Arm& arm : chosen) chosen_mapped.insert(map_arm(arm));
    return moves::narrowed(move, all_mapped, chosen_mapped);
  }
  return moves::narrowed(move, all, chosen);
}

void BetzaTranslator::fail_no_arm(const Aim& aim, const moves::Arms& all, char letter) {
  std::set<int> hours;
  for (const Arm& arm : all)
    for (const int angle : {arm.heading, arm.aside})
      if (angle >= 0 && angle % 30 == 0) hours.insert(angle == 0 ? 12 : (360 - angle) / 30);
  std::vector<std::string> words;
  for (const int hour : hours) words.push_back(std::to_string(hour));
  fail(aim.at, aim.length, std::string(1, letter) + " has no direction there",
       words.empty() || squares_ ? "" : std::string(1, letter) + " goes at " + base::listed(words));
}

}  // namespace boardwright::betza
