// Reads a text part by part, and tries every way of each.
#include "betza/second_reader.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <numbers>
#include <string>
#include <vector>

namespace boardwright::betza_again {
namespace {

constexpr int full = 360, right_angle = 90;

Step operator+(Step a, Step b) { return {a.first + b.first, a.second + b.second}; }
Step times(Step step, int n) { return {step.first * n, step.second * n}; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Degrees to the left from straight ahead.
double angle_of(Step step) {
  return std::atan2(-step.first, step.second) * right_angle * 2 / std::numbers::pi;
}
double apart(double a, double b) {
  const double turn = std::fmod(std::abs(a - b), full);
  return std::min(turn, full - turn);
}
int degrees_of(char letter) {
  return letter == 'f' ? 0 : letter == 'l' ? right_angle : letter == 'b' ? 2 * right_angle : 270;
}
/// The letters for which v and s stand.
std::string each_of(char letter) {
  return letter == 'v' ? "fb" : letter == 's' ? "lr" : std::string(1, letter);
}
bool is_upright(char letter) { return std::string_view("fbv").find(letter) != std::string::npos; }

/// Modifiers before an atom. An aim is "f", "fl", "fh", "hl"; z and q: "fz", "q".
struct Modifiers {
  bool m = false, c = false, i = false, o = false, y = false, a = false;
  char way = 0;
  std::vector<std::string> aims;
};

struct Leg {
  Modifiers modifiers;
  std::vector<std::pair<int, int>> atoms;  ///< pairs of numbers: {1, 0} for W
  int most = 1;                            ///< times; 0: any number
  bool may_end = false;
};

/// All leaps of a pair of numbers, in the order of their directions.
std::vector<Step> leaps(const std::vector<std::pair<int, int>>& atoms) {
  std::set<Step> found;
  for (const auto& [p, q] : atoms)
    for (const auto& [x, y] : {Step{p, q}, Step{q, p}})
      for (const int to_side : {1, -1})
        for (const int ahead : {1, -1}) found.insert({to_side * x, ahead * y});
  std::vector<Step> sorted(found.begin(), found.end());
  std::ranges::sort(sorted, {}, [](Step step) { return std::fmod(angle_of(step) + full, full); });
  return sorted;
}
bool is_slanted(const std::vector<std::pair<int, int>>& atoms) {
  return std::ranges::any_of(atoms, [](auto atom) {
    return atom.first != 0 && atom.second != 0 && atom.first != atom.second;
  });
}

/// Of things with directions those nearest to one.
template <class T>
std::vector<T> nearest(const std::vector<T>& all, double to,
                       const std::function<double(const T&)>& angle) {
  double least = full;
  for (const T& each : all) least = std::min(least, apart(angle(each), to));
  std::vector<T> found;
  for (const T& each : all)
    if (apart(angle(each), to) < least + 1e-6) found.push_back(each);
  return found;
}

/// Where an aim of one or two letters points.
double between_of(const std::string& aim) {
  const int first = degrees_of(aim.front()), turn = (degrees_of(aim.back()) - first + full) % full;
  return first + (turn == 0 ? 0 : turn < 2 * right_angle ? 45 : -45);
}

/// What one aim chooses. `bends`: between two directions there are two.
template <class T>
std::vector<T> chosen_by(const std::string& aim, const std::vector<T>& all, bool bends,
                         const std::function<double(const T&)>& angle) {
  std::vector<T> found;
  if (aim.size() == 1) return nearest<T>(all, degrees_of(aim[0]), angle);
  if (aim[1] == 'h') {
    for (const T& each : all)
      if (apart(angle(each), degrees_of(aim[0])) < right_angle - 1e-6) found.push_back(each);
    return found;
  }
  if (!bends) return nearest<T>(all, between_of(aim), angle);
  return nearest<T>(nearest<T>(all, degrees_of(aim[1]), angle), degrees_of(aim[0]), angle);
}

/// Whether the shorter part of a leap lies to the left of the longer one.
bool is_left_handed(Step step) {
  const bool wide = std::abs(step.first) > std::abs(step.second);
  return (step.first * step.second > 0) == wide;
}

std::vector<Step> aimed(const Leg& leg) {
  const std::vector<Step> all = leaps(leg.atoms);
  if (leg.modifiers.aims.empty()) return all;
  std::set<Step> found;
  for (const std::string& aim : leg.modifiers.aims)
    if (aim[0] == 'h') {
      for (const Step& step : all)
        if (is_left_handed(step) == (aim[1] == 'l')) found.insert(step);
    } else {
      for (const Step& step : chosen_by<Step>(aim, all, is_slanted(leg.atoms), angle_of))
        found.insert(step);
    }
  return {found.begin(), found.end()};
}

class Reader {
 public:
  Reader(std::string_view text, const Setting& setting) : text_(text), setting_(setting) {}

  std::optional<Targets> read() {
    while (known_ && next_ < text_.size()) {
      if (peek() == ' ')
        ++next_;
      else
        read_part();
    }
    found_.moves.erase(setting_.at);
    if (!known_) return std::nullopt;
    return found_;
  }

 private:
  // The text.

  char peek(std::size_t ahead = 0) const {
    return next_ + ahead < text_.size() ? text_[next_ + ahead] : '\0';
  }

  void read_part() {
    std::vector<Leg> legs;
    Modifiers whole = read_modifiers(false);
    while (known_ && peek() == 'a') {
      ++next_;
      legs.push_back({whole, {}, 1, false});
      whole = read_modifiers(true);
    }
    const bool then = peek() == 't' && peek(1) == '[';
    if (!known_) return;
    if (peek() != '[' && !then) {
      Leg last = read_atom(whole);
      for (Leg& leg : legs) {
        leg.atoms = last.atoms;
        leg.most = last.most;
      }
      legs.push_back(last);
      if (known_) legs.size() == 1 ? add(last) : add_chain(legs, {}, false);
      return;
    }
    next_ += then ? 2 : 1;
    while (known_) {
      const Modifiers modifiers = read_modifiers(true);
      legs.push_back(read_atom(modifiers));
      if (peek() == ']') break;
      legs.back().may_end = then || peek() == '?';
      if (!then) ++next_;
      known_ = known_ && next_ < text_.size();
    }
    ++next_;
    if (known_) add_chain(legs, whole, true);
  }

  Modifiers read_modifiers(bool chained) {
    Modifiers found;
    for (;; ++next_) {
      const char letter = peek();
      if (letter == 'm')
        found.m = true;
      else if (letter == 'c' || letter == 'e')
        found.c = true;
      else if (letter == 'i')
        found.i = true;
      else if (letter == 'o')
        found.o = true;
      else if (letter == 'y')
        found.y = true;
      else if (letter == 'a' && chained && bracket())
        found.a = true;
      else if (chained && !bracket() && (letter == 'z' || letter == 'q'))
        found.aims.emplace_back(1, letter);
      else if (letter != 0 && std::string_view("njpgzq").find(letter) != std::string::npos)
        found.way = letter;
      else if (!read_aim(found.aims))
        return found;
    }
  }
  /// Whether a bracket is open.
  bool bracket() const {
    const std::size_t open = text_.substr(0, next_).rfind('['),
                      shut = text_.substr(0, next_).rfind(']');
    return open != std::string::npos && (shut == std::string::npos || shut < open);
  }

  /// Reads an aim up to its last letter.
  bool read_aim(std::vector<std::string>& aims) {
    const char first = peek(), second = peek(1);
    if (first == 'h' && (second == 'l' || second == 'r')) {
      aims.push_back({first, second});
      ++next_;
      return true;
    }
    if (first == 0 || std::string_view("fblrvs").find(first) == std::string::npos) return false;
    const bool one = each_of(first).size() == 1;
    const bool turns = second == 'z' || second == 'q';
    if (one && (second == 'h' || turns)) {
      aims.push_back({first, second});
      ++next_;
    } else if (one && second == first) {
      aims.emplace_back(1, first);
      ++next_;
    } else if (one && second != 0 && std::string_view("fblrvs").find(second) != std::string::npos &&
               is_upright(first) != is_upright(second)) {
      for (const char each : each_of(second)) aims.push_back({first, each});
      ++next_;
    } else {
      for (const char each : each_of(first)) aims.emplace_back(1, each);
    }
    return true;
  }

  int read_number() {
    int number = 0;
    while (is_digit(peek())) number = 10 * number + (text_[next_++] - '0');
    return number;
  }

  Leg read_atom(const Modifiers& modifiers) {
    static const std::map<char, std::vector<std::pair<int, int>>> atoms = {
        {'W', {{1, 0}}}, {'F', {{1, 1}}}, {'D', {{2, 0}}},         {'N', {{2, 1}}},
        {'A', {{2, 2}}}, {'H', {{3, 0}}}, {'C', {{3, 1}}},         {'L', {{3, 1}}},
        {'Z', {{3, 2}}}, {'J', {{3, 2}}}, {'G', {{3, 3}}},         {'K', {{1, 0}, {1, 1}}},
        {'R', {{1, 0}}}, {'B', {{1, 1}}}, {'Q', {{1, 0}, {1, 1}}},
    };
    Leg leg{modifiers, {}, 1, false};
    const char letter = peek();
    if (letter == '(') {
      ++next_;
      const int p = read_number();
      ++next_;
      leg.atoms = {{p, read_number()}};
    } else if (const auto atom = atoms.find(letter); atom != atoms.end()) {
      leg.atoms = atom->second;
    } else {
      known_ = false;
      return leg;
    }
    ++next_;
    const bool slides = letter == 'R' || letter == 'B' || letter == 'Q';
    if (slides) leg.most = 0;
    if (!slides && letter != '(' && peek() == letter) {
      leg.most = 0;
      ++next_;
    }
    if (is_digit(peek())) leg.most = read_number();
    return leg;
  }

  // The board.

  bool is_own(Step cell) const { return setting_.own.contains(cell); }
  bool is_enemy(Step cell) const { return setting_.enemy.contains(cell) && !taken_.contains(cell); }
  bool is_free(Step cell) const { return !is_own(cell) && !is_enemy(cell); }

  /// The cell that a step leads to; nothing beyond the edge.
  std::optional<Step> after(Step cell, Step step, bool around) const {
    Step to = cell + step;
    if (around) to.first = (to.first % setting_.files + setting_.files) % setting_.files;
    if (to.first < 0 || to.first >= setting_.files || to.second < 0 || to.second >= setting_.ranks)
      return std::nullopt;
    return to;
  }

  void land(Step cell, const Modifiers& use) {
    const bool both = use.m == use.c;
    if (is_free(cell) && (both || use.m)) {
      found_.moves.insert(cell);
      found_.passed.insert(taken_.begin(), taken_.end());
    }
    if (is_enemy(cell) && (both || use.c)) {
      found_.captures.insert(cell);
      found_.passed.insert(taken_.begin(), taken_.end());
    }
  }

  // Moves of one leg.

  void add(const Leg& leg) {
    const Modifiers& modifiers = leg.modifiers;
    if (modifiers.i && setting_.moved) return;
    const bool steps = leg.atoms.front().first <= 1 && leg.atoms.front().second <= 1;
    switch (modifiers.way) {
      case 'q':
      case 'z': return add_turning(leg);
      case 'n':
        if (!steps) return add_between(leg, 0);
        break;
      case 'j':
        if (steps && leg.most == 1) known_ = false;
        return steps ? add_skipping(leg) : add_between(leg, 1);
      case 'p':
      case 'g':
        if (steps && leg.most == 1) known_ = false;
        return leg.most == 1 ? add_between(leg, 1) : add_hopping(leg);
      default: break;
    }
    for (const Step& step : aimed(leg)) {
      Step cell = setting_.at;
      for (int n = 0; n < leg.most || leg.most == 0; ++n) {
        const auto to = after(cell, step, modifiers.o);
        if (!to || *to == setting_.at) break;
        land(cell = *to, modifiers);
        if (!is_free(cell)) break;
      }
    }
  }

  /// How many pieces stand on the way of a leap: over sides first, then over corners.
  int between(Step cell, Step leap, bool around) const {
    const auto sign = [](int n) { return n > 0 ? 1 : n < 0 ? -1 : 0; };
    const int x = std::abs(leap.first), y = std::abs(leap.second);
    const Step slope{sign(leap.first), sign(leap.second)};
    const Step side = x > y ? Step{slope.first, 0} : Step{0, slope.second};
    int pieces = 0;
    for (int n = 1; n < std::max(x, y); ++n) {
      const int sides = std::min(n, std::abs(x - y));
      const auto on = after(cell, times(side, sides) + times(slope, n - sides), around);
      if (on && !is_free(*on) && *on != setting_.at) ++pieces;
    }
    return pieces;
  }

  void add_between(const Leg& leg, int pieces) {
    for (const Step& step : aimed(leg)) {
      Step cell = setting_.at;
      for (int n = 0; n < leg.most || leg.most == 0; ++n) {
        const auto to = after(cell, step, leg.modifiers.o);
        if (!to || between(cell, step, leg.modifiers.o) != pieces) break;
        land(cell = *to, leg.modifiers);
        if (!is_free(cell)) break;
      }
    }
  }

  void add_skipping(const Leg& leg) {
    for (const Step& step : aimed(leg)) {
      auto cell = after(setting_.at, step, leg.modifiers.o);
      for (int n = 2; cell && (n <= leg.most || leg.most == 0); ++n) {
        cell = after(*cell, step, leg.modifiers.o);
        if (!cell) break;
        land(*cell, leg.modifiers);
        if (!is_free(*cell)) break;
      }
    }
  }

  void add_hopping(const Leg& leg) {
    for (const Step& step : aimed(leg)) {
      std::optional<Step> cell = setting_.at;
      int behind = 0;
      for (int n = 1; n <= leg.most || leg.most == 0; ++n) {
        cell = after(*cell, step, leg.modifiers.o);
        if (!cell || *cell == setting_.at) break;
        if (behind > 0) {
          land(*cell, leg.modifiers);
          ++behind;
          if (!is_free(*cell) || leg.modifiers.way == 'g') break;
        } else if (!is_free(*cell)) {
          behind = 1;
        }
      }
    }
  }

  void add_turning(const Leg& leg) {
    const std::vector<Step> all = leaps(leg.atoms);
    const int size = static_cast<int>(all.size());
    for (int first = 0; first < size; ++first)
      for (const int hand : {1, size - 1}) {
        Step cell = setting_.at;
        for (int n = 0;; ++n) {
          const int turns = leg.modifiers.way == 'q' ? n * hand : n % 2 * hand;
          const auto to = after(cell, all[static_cast<std::size_t>((first + turns) % size)], false);
          if (!to || *to == setting_.at) break;
          land(cell = *to, leg.modifiers);
          if (!is_free(cell)) break;
        }
      }
  }

  // Moves of several legs.

  /// How far a chain has come.
  struct Way {
    std::size_t leg = 0;
    Step cell, step;  ///< the step that led there
    int bend = 0;     ///< 1: the last bend was to the left; -1: to the right
  };

  /// The angles at which a leg goes on, and the steps.
  std::vector<std::pair<int, Step>> onward(const Leg& leg, const Leg& before, const Way& way) {
    const bool slanted = is_slanted(leg.atoms) && is_slanted(before.atoms);
    std::vector<Step> own = leaps(leg.atoms);
    if (!outward_ && !is_slanted(leg.atoms)) {
      // From leg to leg a W becomes an F where it turns by half a right angle.
      const auto [p, q] = leg.atoms.front();
      own = leaps({{std::max(p, q), 0}, {std::max(p, q), std::max(p, q)}});
    }
    const double from = angle_of(way.step);
    // The way ahead: the step itself, or those nearest to it.
    const auto turn_of = [&](Step step) {
      if (slanted) {
        const auto place = [&](Step each) {
          return static_cast<int>(std::ranges::find(own, each) - own.begin());
        };
        return (place(step) - place(way.step) + 8) % 8 * 45.0;
      }
      return std::fmod(angle_of(step) - from + 2 * full, full);
    };
    const std::function<double(const Step&)> turn = turn_of;
    const bool loose = is_slanted(leg.atoms) != is_slanted(before.atoms);
    const auto& aims = leg.modifiers.aims;
    std::vector<Step> found;
    if (aims.empty() && outward_ && !leg.modifiers.a) {
      const bool straight = leg.atoms.size() > 1 || before.atoms.size() > 1;
      found = nearest<Step>(own, 0, turn);
      if (straight && found.size() > 1 && !loose) known_ = false;
    } else if (aims.empty()) {
      found = own;
      if (!outward_ && !is_slanted(leg.atoms) && before.atoms.size() == 1)
        // All directions of its own atom.
        std::erase_if(found,
                      [&](Step step) { return std::lround(turn_of(step)) % right_angle != 0; });
    } else {
      if (loose) known_ = false;
      std::set<Step> some;
      for (std::string aim : aims) {
        if (const char last = aim.back(); last == 'z' || last == 'q') {
          if (way.bend == 0) known_ = false;
          aim.back() = (way.bend > 0) == (last == 'q') ? 'l' : 'r';
        }
        for (const Step& step : chosen_by<Step>(aim, own, false, turn)) {
          if (aim.back() != 'h' && apart(turn_of(step), between_of(aim)) > 1e-6) known_ = false;
          some.insert(step);
        }
      }
      found.assign(some.begin(), some.end());
    }
    std::vector<std::pair<int, Step>> all;
    for (const Step& step : found) all.emplace_back(std::lround(turn_of(step)) % full, step);
    return all;
  }

  void add_chain(std::vector<Leg>& legs, const Modifiers& whole, bool outward) {
    legs_ = &legs;
    outward_ = outward;
    const Modifiers& last = legs.back().modifiers;
    use_ = outward && last.m == last.c ? whole : last;
    around_ = whole.o;
    bool unmoved = whole.i;
    for (std::size_t i = 0; i < legs.size(); ++i) {
      Leg& leg = legs[i];
      around_ = around_ || leg.modifiers.o;
      unmoved = unmoved || leg.modifiers.i;
      const Modifiers* before = i > 0 ? &legs[i - 1].modifiers : nullptr;
      if (before != nullptr && (before->y || before->way == 'g'))
        leg.most = legs[i - 1].most == 1 ? 0 : 1;
      else if (before != nullptr && !outward)
        leg.most = legs[i - 1].most;
    }
    if (unmoved && setting_.moved) return;
    arms_.clear();
    const std::vector<Step> firsts = aimed(legs.front());
    if (!whole.aims.empty()) choose_arms(firsts, whole.aims);
    for (const Step& step : firsts) {
      Way way;
      way.cell = setting_.at;
      way.step = step;
      go(way);
    }
    taken_.clear();
  }

  /// What the directions before a bracket choose: first steps, and to which side they bend.
  void choose_arms(const std::vector<Step>& firsts, const std::vector<std::string>& aims) {
    constexpr double lean = 0.01;
    using Arm = std::pair<Step, int>;
    std::vector<Arm> all;
    const Leg &first = legs_->front(), &second = (*legs_)[1];
    const bool slanted = is_slanted(first.atoms);
    bool bends = false;
    for (const Step& step : firsts) {
      Way way;
      way.step = step;
      std::set<int> sides;
      if (slanted)
        sides = {0};
      else
        for (const auto& [turn, to] : onward(second, first, way))
          sides.insert(turn % 180 == 0 ? 0 : turn < 180 ? 1 : -1);
      for (const int side : sides) all.emplace_back(step, side);
      bends = bends || slanted || *sides.rbegin() == 1 || *sides.begin() == -1;
    }
    if (!slanted && legs_->size() > 2 && !bends) known_ = false;
    const std::function<double(const Arm&)> angle = [&](const Arm& arm) {
      return angle_of(arm.first) + lean * arm.second;
    };
    for (const std::string& aim : aims)
      for (const Arm& arm : chosen_by<Arm>(aim, all, bends, angle)) arms_.insert(arm);
    if (slanted) {
      std::set<std::pair<Step, int>> both;
      for (const auto& [step, side] : arms_)
        for (const int each : {-1, 0, 1}) both.emplace(step, each);
      arms_ = both;
    }
    if (arms_.empty()) known_ = false;
  }
  bool is_chosen(Step first) const {
    return arms_.empty() ||
           std::ranges::any_of(arms_, [&](const auto& arm) { return arm.first == first; });
  }

  /// Goes along one leg, and on with the next wherever it may.
  void go(const Way& from) {
    const Leg& leg = (*legs_)[from.leg];
    const bool last = from.leg + 1 == legs_->size();
    const Step first = from.leg == 0 ? from.step : first_;
    if (from.leg == 0) {
      first_ = from.step;
      if (!is_chosen(first)) return;
    }
    const Modifiers& modifiers = leg.modifiers;
    const bool vaults = modifiers.way == 'p' || modifiers.way == 'g';
    const bool walks = modifiers.m || (!modifiers.c && !vaults);
    Way way = from;
    for (int n = 0; known_ && (n < leg.most || leg.most == 0); ++n) {
      const auto to = after(way.cell, way.step, around_);
      if (!to) return;
      way.cell = *to;
      const bool free = is_free(way.cell) || way.cell == setting_.at;
      if (last || leg.may_end) land_on(way.cell);
      if (!last) {
        if (free && walks) go_on(way);
        if (is_enemy(way.cell) && modifiers.c) {
          taken_.insert(way.cell);
          go_on(way);
          taken_.erase(way.cell);
        }
        if (!free && vaults) go_on(way);
      }
      if (!free) return;
    }
  }
  void land_on(Step cell) {
    if (cell == setting_.at) {
      if (use_.m == use_.c || use_.m) found_.passed.insert(taken_.begin(), taken_.end());
      return;
    }
    land(cell, use_);
  }
  void go_on(const Way& from) {
    const Leg& leg = (*legs_)[from.leg + 1];
    for (const auto& [turn, step] : onward(leg, (*legs_)[from.leg], from)) {
      Way way = from;
      ++way.leg;
      way.step = step;
      const int side = turn % 180 == 0 ? 0 : turn < 180 ? 1 : -1;
      if (way.leg == 1 && !arms_.empty() && !arms_.contains({first_, side})) continue;
      if (side != 0) way.bend = side;
      go(way);
    }
  }

  std::string_view text_;
  const Setting& setting_;
  std::size_t next_ = 0;
  bool known_ = true;
  Targets found_;
  std::vector<Leg>* legs_ = nullptr;
  Modifiers use_;
  bool outward_ = false, around_ = false;
  std::set<std::pair<Step, int>> arms_;  ///< empty: all
  Step first_;
  std::set<Step> taken_;
};

}  // namespace

std::optional<Targets> targets(std::string_view text, const Setting& setting) {
  return Reader(text, setting).read();
}

}  // namespace boardwright::betza_again
