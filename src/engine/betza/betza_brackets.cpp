// Prints the stretches of a move, each as its atom and its bend.
#include "betza/betza_brackets.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "betza/betza.h"
#include "moves/arms.h"

namespace boardwright::betza {

using notation::MoveKind, notation::MovePattern, notation::Requirement, notation::Then;

namespace {

/// 1 for the axis of sides, 2 for that of corners, 3 for both.
int families_of(const std::vector<std::string>& axes) {
  int found = 0;
  for (const std::string& name : axes) found |= name == "orthogonal" || name == "side" ? 1 : 2;
  return found;
}

/// The atom "N"; for a ride "NN" or "N3".
std::string ridden(char letter, bool rides, int most) {
  return letter + (!rides ? "" : most > 0 ? std::to_string(most) : std::string(1, letter));
}

/// "(4,1)"
std::string pair_of(int count, int aside) {
  return "(" + std::to_string(count) + "," + std::to_string(aside) + ")";
}

/// The atom of a stretch and its length; empty if it has none.
std::string atom_of(MoveKind move_kind, int families, int count, int most) {
  const auto at = static_cast<std::size_t>(families);
  if (move_kind == MoveKind::slide)
    return std::string(1, " RBQ"[at]) + (most > 0 ? std::to_string(most) : "");
  const bool rides = move_kind == MoveKind::ride;
  if (count == 1) return ridden(" WFK"[at], rides, most);
  if (families == 3) return {};
  if (count == 2) return ridden(" DA"[at], rides, most);
  if (count == 3) return ridden(" HG"[at], rides, most);
  return pair_of(count, families == 1 ? 0 : count) + (rides ? std::to_string(most) : "");
}

/// The angles by which a stretch continues; empty for all.
std::vector<int> angles_of(const Then& then, int before, int own, int unit) {
  using Bend = Then::Bend;
  const bool single = before != 3 && own != 3;
  const int near = single && before == own ? 2 * unit : unit;
  switch (then.bend) {
    case Bend::ahead: return {0};
    case Bend::back: return {180};
    case Bend::outward:
      return !single ? std::vector<int>{0, unit, 360 - unit}
             : before == own
                 ? (near < 90 ? std::vector<int>{0, near, 360 - near} : std::vector<int>{0})
                 : std::vector<int>{unit, 360 - unit};
    case Bend::left: return {near};
    case Bend::right: return {360 - near};
    case Bend::sideways: return {near, 360 - near};
    case Bend::turning: return then.turns;
    case Bend::any: break;
  }
  return {};
}

/// The direction words for angles, to precede an atom.
std::string bend_words_for(std::vector<int> angles, bool squares) {
  std::sort(angles.begin(), angles.end());
  if (!squares) {
    std::string out;
    for (const int angle : angles)
      out += (out.empty() ? "" : ",") + std::to_string(angle == 0 ? 12 : (360 - angle) / 30);
    return out;
  }
  const auto take = [&](std::vector<int> some) {
    const bool all = std::includes(angles.begin(), angles.end(), some.begin(), some.end());
    if (all)
      for (const int each : some) angles.erase(std::find(angles.begin(), angles.end(), each));
    return all;
  };
  std::string out;
  if (take({0, 180})) out += "v";
  if (take({90, 270})) out += "s";
  if (take({45, 315})) out += "fs";
  if (take({135, 225})) out += "bs";
  const bool one = angles.size() == 1 && out.empty();
  for (const int angle : angles)
    for (const auto& [word, points] : {std::pair{"f", 0},
                                       {"l", 90},
                                       {"b", 180},
                                       {"r", 270},
                                       {"fl", 45},
                                       {"bl", 135},
                                       {"br", 225},
                                       {"fr", 315}})
      if (points == angle) {
        out += word;
        if (!one && angle % 90 == 0) out += word;
      }
  return out;
}

/// "N", "(4,1)", "NN": the atom of a leap N:M, and its length if it is a ride.
std::string slanted_atom(MoveKind move_kind, const std::vector<std::string>& axes, int count,
                         int aside, int most) {
  if (axes.size() != 1 || axes.front() != "orthogonal") return {};
  const bool rides = move_kind == MoveKind::ride;
  const std::string notation = "leap " + std::to_string(std::max(count, aside)) + ":" +
                               std::to_string(std::min(count, aside)) + " orthogonal";
  for (const BetzaAtom& atom : betza_atoms())
    if (atom.rectangular == notation) return ridden(atom.letter, rides, most);
  return pair_of(count, aside) + (rides ? std::to_string(most) : "");
}

/// The word for a bend between leaps N:M, of equal N:M or not; nothing if there is none.
std::optional<std::string> leaping_word(const Then& then, bool one_kind) {
  using Bend = Then::Bend;
  const auto if_one_kind = [&](const char* word) {
    return one_kind ? std::optional<std::string>(word) : std::nullopt;
  };
  switch (then.bend) {
    case Bend::ahead: return "";
    case Bend::left: return if_one_kind("fl");
    case Bend::right: return if_one_kind("fr");
    case Bend::sideways: return if_one_kind("fs");
    case Bend::back: return "b";
    case Bend::any: return "a";
    case Bend::turning:
      if (std::any_of(then.turns.begin(), then.turns.end(),
                      [](int turn) { return turn % 45 != 0; }))
        return std::nullopt;
      return bend_words_for(then.turns, true);
    case Bend::outward: break;
  }
  return std::nullopt;
}

/// The word for a bend between a leap N:M and another stretch; nothing if there is none.
std::optional<std::string> slanted_word(Then::Bend bend, bool leaps) {
  using Bend = Then::Bend;
  switch (bend) {
    case Bend::ahead: return "";
    case Bend::outward: return leaps ? std::nullopt : std::optional("");
    case Bend::left: return "l";
    case Bend::right: return "r";
    case Bend::sideways: return "s";
    case Bend::back: return "b";
    case Bend::any: return "a";
    case Bend::turning: break;
  }
  return std::nullopt;
}

std::string requirement_word(Requirement requirement) {
  return requirement == Requirement::enemy ? "c" : requirement == Requirement::piece ? "p" : "";
}

/// Whether a leap ends on a cell whatever it holds, which Betza cannot express.
bool is_blind(MoveKind move_kind, Requirement requirement) {
  return move_kind == MoveKind::leap && requirement == Requirement::none;
}

}  // namespace

MovePattern by_legs(const MovePattern& locust) {
  MovePattern legs = locust;
  const bool rides = locust.move_kind == MoveKind::ride, one = locust.hopping->beyond.most == 1;
  legs.hopping.reset();
  if (!rides) legs.move_kind = MoveKind::slide;
  legs.use = MovePattern::Use::move;
  legs.requirement = Requirement::enemy;
  Then on;
  on.move_kind = rides ? (one ? MoveKind::leap : MoveKind::ride)
                 : one ? MoveKind::step
                       : MoveKind::slide;
  on.most = one ? 0 : locust.hopping->beyond.most;
  if (rides) on.count = locust.count;
  if (rides) on.aside = locust.aside;
  on.axes = locust.axes;
  legs.then = {on};
  return legs;
}

std::vector<MovePattern> split_by_leaps(const MovePattern& move, bool squares) {
  std::vector<MovePattern> found;
  for (std::size_t i = 0; i < move.then.size() && found.empty(); ++i) {
    const Then& then = move.then[i];
    if (!notation::is_of_leaps(then.move_kind) || then.axes.size() < 2) continue;
    const int before = families_of(i == 0 ? move.axes : move.then[i - 1].axes);
    for (const std::string& axis : then.axes) {
      MovePattern one = move;
      one.then[i].axes = {axis};
      const bool flips = before != families_of({axis});
      if (before != 3)
        std::erase_if(one.then[i].turns,
                      [&](int turn) { return ((turn / (squares ? 45 : 30)) % 2 != 0) != flips; });
      if (then.turns.empty() || !one.then[i].turns.empty()) found.push_back(std::move(one));
    }
  }
  return found;
}

std::string bracket_of(const MovePattern& move, bool squares) {
  const bool leaps = notation::is_of_leaps(move.move_kind);
  if (move.move_kind != MoveKind::step && move.move_kind != MoveKind::slide && !leaps) return {};
  const int unit = squares ? 45 : 30;
  int families = families_of(move.axes);
  const int count = leaps ? move.count : 1;
  const std::string first =
      move.aside > 0 ? slanted_atom(move.move_kind, move.axes, count, move.aside, move.most)
                     : atom_of(move.move_kind, families, count, move.most);
  if (first.empty() || is_blind(move.move_kind, move.requirement)) return {};
  std::string out = "[" + requirement_word(move.requirement) + first;
  std::pair before(count, move.aside);  // N and M
  for (std::size_t i = 0; i < move.then.size(); ++i) {
    const Then& then = move.then[i];
    const int own = then.move_kind == MoveKind::side     ? 1
                    : then.move_kind == MoveKind::corner ? 2
                                                         : families_of(then.axes);
    const bool last = i + 1 == move.then.size();
    const std::string atom =
        then.aside > 0 ? slanted_atom(then.move_kind, then.axes, then.count, then.aside, then.most)
                       : atom_of(then.move_kind, own, then.count, then.most);
    const bool leaps_on = before.second > 0 && then.aside > 0;
    const auto word = leaps_on ? leaping_word(then, before == std::pair(then.count, then.aside))
                               : slanted_word(then.bend, then.aside > 0);
    const bool slanted = before.second > 0 || then.aside > 0;
    before = {then.count, then.aside};
    if (slanted && !word) return {};
    if (atom.empty() || (!last && is_blind(then.move_kind, then.requirement))) return {};
    const std::vector<int> angles = angles_of(then, families, own, unit);
    const bool single = families != 3 && own != 3;
    const std::vector<int> plain =
        single && families != own ? std::vector<int>{unit, 360 - unit} : std::vector<int>{0};
    const std::string words = slanted                        ? *word
                              : then.bend == Then::Bend::any ? "a"
                              : angles == plain              ? ""
                                                             : bend_words_for(angles, squares);
    out += "-" + words + (last ? "" : requirement_word(then.requirement)) + atom;
    families = own;
  }
  return out + "]";
}

}  // namespace boardwright::betza
