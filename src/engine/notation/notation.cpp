// Parses the move notation.
#include "notation/notation.h"

#include <algorithm>
#include <iterator>
#include <variant>

#include "base/hints.h"
#include "base/limits.h"
#include "notation/notation_table.h"

namespace boardwright::notation {

using base::Place, base::to_integer, base::value_of;

namespace {

using namespace notation_table;

/// Whether a list has a word. The empty word is the end of the move and in no list.
bool has(const std::vector<std::string>& words, std::string_view word) {
  return !word.empty() && std::find(words.begin(), words.end(), word) != words.end();
}

/// Parses the words of one move from the left.
class MoveReader {
 public:
  MoveReader(std::string_view text, Place place, const Vocabulary& vocabulary, base::Report& report)
      : text_(text),
        words_(base::words(text)),
        place_(std::move(place)),
        vocabulary_(vocabulary),
        report_(report) {}

  std::optional<MovePattern> read() {
    MovePattern move;
    move.text = std::string(text_);
    move.place = place_;
    const auto use = take<MovePattern::Use>();
    if (use) move.use = *use;
    const auto move_kind = take<MoveKind>();
    if (!move_kind) {
      fail("a move begins with its manner", words_for<MoveKind>(),
           use ? Words{} : words_for<MovePattern::Use>());
      return std::nullopt;
    }
    move.move_kind = *move_kind;
    if (move.move_kind == MoveKind::hop) move.hopping.emplace();
    read_arguments(move);
    read_before_then(move, move.requirement);
    while (good_ && peek() == word_for(Clause::then)) read_then(move);
    while (good_ && !done()) read_condition(move);
    if (!move.hopping && over_pieces_)
      fail_at(*over_pieces_, quoted(words_[*over_pieces_]) + " needs pieces to lead over",
              "as in ride 2:1 AXES hurdles 1 beyond 1");
    if (!good_) return std::nullopt;
    return move;
  }

 private:
  using Words = std::vector<std::string_view>;

  bool done() const { return next_ == words_.size(); }
  std::string_view peek() const { return done() ? std::string_view{} : words_[next_]; }

  bool accept(std::string_view word) {
    if (peek() != word) return false;
    ++next_;
    return true;
  }

  /// The meaning of the next word if it is of this kind.
  template <class Kind>
  std::optional<Kind> take() {
    for (const Row& row : rows())
      if (const auto* meaning = std::get_if<Kind>(&row.meaning); meaning && accept(row.text.word))
        return *meaning;
    return std::nullopt;
  }

  /// Reports an error at a word.
  void fail_at(std::size_t word, const std::string& message, const base::Hint& hint = {}) {
    if (!good_) return;
    good_ = false;
    Place place = place_;
    if (place.column > 0)
      place.column += static_cast<int>(word < words_.size() ? words_[word].data() - text_.data()
                                                            : std::ssize(text_));
    report_.error(std::move(place), message, hint);
  }

  /// Reports a warning at a word that has no effect.
  void warn_at(std::size_t word, const std::string& message, const std::string& hint) {
    if (!good_) return;
    Place place = place_;
    if (place.column > 0) place.column += static_cast<int>(words_[word].data() - text_.data());
    report_.warning(std::move(place), message, hint);
  }

  /// Reports an error at the next word, and lists the words expected there, the nearest first.
  void fail(const std::string& expected, Words known, const Words& others = {}) {
    if (report_.is_full(place_.file)) return fail_at(next_, expected, {});  // only counted
    known.insert(known.end(), others.begin(), others.end());
    const base::Hint hint = base::meant_of_all(peek(), known);
    if (done()) return fail_at(next_, "the move ends too early: " + expected, hint);
    fail_at(next_, "unknown word " + quoted(peek()) + ": " + expected, hint);
  }

  static std::string quoted(std::string_view word) { return "'" + std::string(word) + "'"; }

  static Words views(const std::vector<std::string>& names) { return {names.begin(), names.end()}; }

  /// Reads some names without duplicates; `others` are words that are also valid here.
  std::vector<std::string> read_names(const std::vector<std::string>& known,
                                      const std::string& expected, const Words& others = {}) {
    std::vector<std::string> names;
    for (; has(known, peek()); ++next_) {
      if (has(names, peek()))
        warn_at(next_, "a second " + quoted(peek()) + " adds nothing", "once is enough");
      else
        names.emplace_back(peek());
    }
    if (names.empty()) fail(expected, views(known), others);
    names_ = views(known);
    return names;
  }

  /// Reads a number; `others` are words that are also valid here.
  std::optional<int> read_number(const std::string& expected, const Words& others = {}) {
    const auto number = to_integer(peek());
    if (number && *number >= 1 && *number <= base::limits::move_number) {
      ++next_;
      return number;
    }
    if (!peek().empty() && std::all_of(peek().begin(), peek().end(), base::is_digit))
      fail_at(next_, quoted(peek()) + " is no such number: " + expected,
              "numbers here are 1 to " + std::to_string(base::limits::move_number));
    else
      fail(expected, others);
    return std::nullopt;
  }

  void read_arguments(MovePattern& move) {
    switch (move.move_kind) {
      case MoveKind::leap:
      case MoveKind::ride:
      case MoveKind::roam:
      case MoveKind::wheel:
      case MoveKind::zigzag: read_leap(move.count, move.aside); [[fallthrough]];
      case MoveKind::slide:
      case MoveKind::step:
      case MoveKind::hop:
        if (good_) move.axes = read_names(vocabulary_.axes, "an axis of the board belongs here");
        return;
      case MoveKind::path:
        if (vocabulary_.paths.empty()) return fail_without("paths");
        move.axes = {read_one(vocabulary_.paths, "the name of a path belongs here")};
        return;
      case MoveKind::circle:
        if (vocabulary_.circles.empty()) return fail_without("circles");
        move.axes = {read_one(vocabulary_.circles, "the name of a circle belongs here")};
        return;
      case MoveKind::away:
        move.count = read_number("a number of touches belongs here").value_or(1);
        return;
      case MoveKind::touch:
      case MoveKind::side:
      case MoveKind::corner: return;
    }
  }

  void fail_without(const std::string& what) {
    fail_at(next_ - 1, quoted(words_[next_ - 1]) + " leads nowhere on this board",
            "its tiling has no " + what);
  }

  void read_leap(int& count, int& aside) {
    const auto parts = base::split(peek(), ':');
    const auto first = parts.empty() ? std::nullopt : to_integer(parts[0]);
    if (!first) return;  // a leap of one: `leap corner then side outward`
    const auto second = parts.size() == 2 ? to_integer(parts[1]) : std::optional<int>(0);
    const auto fits = [](int number, int least) {
      return number >= least && number <= base::limits::move_number;
    };
    if (parts.size() > 2 || !second || !fits(*first, 1) || !fits(*second, 0))
      return fail("a leap is written as 2 or 2:1", {});
    count = *first;
    aside = *second;
    ++next_;
  }

  std::string read_one(const std::vector<std::string>& known, const std::string& expected) {
    if (has(known, peek())) return std::string(words_[next_++]);
    fail(expected, views(known));
    return {};
  }

  /// `slide orthogonal up to 3 then …`, `hop orthogonal beyond 1 then …`: conditions of the first
  /// stretch.
  void read_before_then(MovePattern& move, Requirement& requirement) {
    const auto then = std::find(words_.begin(), words_.end(), word_for(Clause::then));
    const auto is_next = [&](const Row& row) {
      return applies_to_first_part(row) && peek() == first_word(row);
    };
    while (good_ && !done() && then != words_.end() &&
           std::any_of(rows().begin(), rows().end(), is_next))
      read_condition(move);
    read_requirement(requirement);
  }

  static std::string_view first_word(const Row& row) {
    return row.text.word.substr(0, row.text.word.find(' '));
  }

  /// `clear`, `capturing` and `vaulting`, which are only valid before `then`.
  void read_requirement(Requirement& requirement) {
    const auto found = good_ ? take<Requirement>() : std::nullopt;
    if (!found) return;
    requirement = *found;
    if (peek() != word_for(Clause::then))
      fail("'" + std::string(word_for(*found)) + "' stands before 'then'",
           {word_for(Clause::then)});
  }

  void read_then(MovePattern& move) {
    if (!move_goes_on(move))
      return fail_at(next_, "'then' does not go on from this move",
                     "it follows one along axes: " + base::joined(words_where(goes_on), ", "));
    if (std::ssize(move.then) == base::limits::stretches)
      return fail_at(next_, "a move of more than " + std::to_string(base::limits::stretches) +
                                " stretches after the first");
    const std::size_t at = next_++;
    Then then;
    const auto move_kind = value_of(peek(), then_kinds());
    if (!move_kind) return fail("'then' is followed by a manner", base::words_of(then_kinds()));
    ++next_;
    then.move_kind = *move_kind;
    if (is_of_leaps(then.move_kind)) read_leap(then.count, then.aside);
    if (good_ && then.move_kind != MoveKind::side && then.move_kind != MoveKind::corner)
      then.axes = read_names(vocabulary_.axes, "an axis of the board belongs here");
    const auto bend = value_of(peek(), bends());
    if (!bend) return fail("'then' needs a direction", base::words_of(bends()));
    ++next_;
    then.bend = *bend;
    if (then.bend == Then::Bend::turning) read_degrees(then.turns, "straight ahead");
    if (is_long(then)) read_lengths(then);
    read_requirement(then.requirement);
    move.then.push_back(std::move(then));
    names_.clear();
    if (!has_valid_continuation(move) && move.hopping)
      fail_at(at, "a " + quoted(word_for(move.move_kind)) + " over pieces does not go on",
              "hop AXES goes on by anything");
    else if (!has_valid_continuation(move))
      fail_at(at,
              "a " + quoted(word_for(move.move_kind)) + " goes on by one step, ahead or outward",
              move.move_kind == MoveKind::ride ? "ride N AXES clear goes on by anything"
                                               : "leap N AXES goes on by anything");
  }

  /// Reads the lengths of a further stretch: "up to N", "at least N", "exactly N".
  void read_lengths(Then& then) {
    while (good_) {
      const std::size_t at = next_;
      const bool most = then.most == 0 && accept("up"), least = then.least == 0 && accept("at");
      const bool exact = accept(word_for(Clause::exactly));
      if (!most && !least && !exact) return;
      if (most && !accept("to")) return fail("'up' is followed by 'to'", {"to"});
      if (least && !accept("least")) return fail("'at' is followed by 'least'", {"least"});
      if (exact) check_only_length(then.most > 0 || then.least > 0, at);
      const int number = read_number("a number of cells belongs here").value_or(0);
      if (!least) then.most = number;
      if (!most) then.least = number;
      check_lengths(then.least, then.most, at);
    }
  }

  void check_only_length(bool has_another, std::size_t at) {
    if (has_another)
      fail_at(at, quoted(words_[at]) + " after another length", "exactly N is a length by itself");
  }

  void check_lengths(int least, int most, std::size_t at) {
    if (most > 0 && least > most)
      fail_at(at, "no move leads over " + std::to_string(least) + " cells at least and " +
                      std::to_string(most) + " at most");
  }

  void read_condition(MovePattern& move) {
    for (const Row& row : rows()) {
      const std::size_t first = next_;
      if (starts_move(row) || !accept(first_word(row))) continue;
      check_new(row, first);
      if (row.scope == Scope::hops && !over_pieces_) over_pieces_ = first;
      if (const auto fault = fault_of(row, move, vocabulary_))
        fail_at(first, quoted(row.text.word) + fault->why, fault->hint);
      std::visit([&](const auto& meaning) { read_rest(move, meaning); }, row.meaning);
      if (row.meaning == Meaning(Degrees(&MovePattern::across)) && move.aside == 0 &&
          move.then.empty())
        warn_at(first, quoted(row.text.word) + " does not apply to this move",
                "it is for the M part of a leap N:M, and for what comes after 'then'");
      return;
    }
    Words known = words_where(
        [&](const Row& row) { return !starts_move(row) && applies_to(row, move.move_kind); });
    if (seen_.empty() && move_goes_on(move))
      known.insert(known.begin(), {word_for(Clause::then), word_for(Requirement::empty),
                                   word_for(Requirement::enemy), word_for(Requirement::piece)});
    fail("a condition belongs here", known, names_);
  }

  /// Reports a condition given twice, and two that exclude each other: forward and backward.
  void check_new(const Row& row, std::size_t at) {
    const auto replaces = [&](const Row* other) {
      return other == &row || (other->meaning.index() == row.meaning.index() &&
                               (std::holds_alternative<MovePattern::Facing>(row.meaning) ||
                                std::holds_alternative<MovePattern::Climb>(row.meaning)));
    };
    const auto other = std::find_if(seen_.begin(), seen_.end(), replaces);
    if (other != seen_.end())
      fail_at(at,
              *other == &row ? "a second " + quoted(row.text.word)
                             : quoted(row.text.word) + " after " + quoted((*other)->text.word),
              "write two moves");
    seen_.push_back(&row);
    names_.clear();
  }

  void read_rest(MovePattern&, MoveKind) {}
  void read_rest(MovePattern&, MovePattern::Use) {}
  void read_rest(MovePattern&, Requirement) {}
  void read_rest(MovePattern& move, MovePattern::Facing facing) { move.facing = facing; }
  void read_rest(MovePattern& move, MovePattern::Climb climb) { move.climb = climb; }
  void read_rest(MovePattern& move, Flag flag) { move.*flag = true; }
  void read_rest(MovePattern& move, Degrees degrees) { read_degrees(move.*degrees, "forward"); }
  void read_rest(MovePattern& move, Regions regions) {
    move.*regions =
        read_names(vocabulary_.regions, "a shape, a kind of cell or a zone belongs here");
  }

  void read_rest(MovePattern& move, Clause clause) {
    switch (clause) {
      case Clause::then: return;
      case Clause::up_to: return read_most(move);
      case Clause::at_least:
        if (!accept("least")) return fail("'at' is followed by 'least'", {"least"});
        if (is_exact_) check_only_length(true, next_ - 2);
        move.least = read_number("a number of cells belongs here").value_or(0);
        return check_lengths(move.least, move.most, next_ - 1);
      case Clause::exactly:
        is_exact_ = true;
        check_only_length(move.most > 0 || move.least > 0 || !move.most_state.empty(), next_ - 1);
        move.most = move.least = read_number("a number of cells belongs here").value_or(0);
        return;
      case Clause::sparing:
        move.sparing = read_names(vocabulary_.piece_types, "a piece belongs here");
        return;
      case Clause::taking:
        move.taking = read_names(vocabulary_.piece_types, "a piece belongs here");
        return;
      case Clause::hurdles:
        if (!move.hopping) move.hopping = std::move(early_);
        move.hopping->hurdles = read_number("a number of pieces belongs here").value_or(1);
        return;
      case Clause::beyond: return read_beyond(hopping_of(move).beyond);
      case Clause::hurdle: return read_hurdle(hopping_of(move).hurdle);
      case Clause::locust: hopping_of(move).locust = true; return;
      case Clause::swap:
        move.swap = Hurdle{Hurdle::Whose::own, false, {}};
        if (!done() && (peek() == not_word || value_of(peek(), whose_words()) ||
                        has(vocabulary_.piece_types, peek()))) {
          move.swap->whose = Hurdle::Whose::any;  // of its own seat unless `enemy` follows
          read_hurdle(*move.swap);
        }
        return;
      case Clause::along:
        move.course = read_names(vocabulary_.axes, "an axis of the board belongs here");
        return;
      case Clause::reflecting:
        move.reflecting = read_number("a number of times belongs here").value_or(1);
        return;
      case Clause::toward:
        move.toward = read_one(vocabulary_.regions, "a zone belongs here");
        return;
      case Clause::when:
        move.when = read_one(vocabulary_.states, "a number of the piece belongs here");
        return;
    }
  }

  Hopping& hopping_of(MovePattern& move) { return move.hopping ? *move.hopping : early_; }

  /// `beyond 2`, `beyond exactly 2`, `beyond at least 2`, `beyond equal`.
  void read_beyond(Landing& beyond) {
    beyond.equal = accept(equal_word);
    if (beyond.equal) return;
    const std::string_view exactly = word_for(Clause::exactly);
    const bool exact = accept(exactly), least = !exact && accept("at");
    if (least && !accept("least")) return fail("'at' is followed by 'least'", {"least"});
    const Words others = exact || least ? Words() : Words{equal_word, exactly, "at least"};
    const int number = read_number("a number of cells belongs here", others).value_or(1);
    if (!least) beyond.most = number;
    if (exact || least) beyond.least = number;
  }

  void read_hurdle(Hurdle& hurdle) {
    const auto whose = value_of(peek(), whose_words());
    if (whose) {
      hurdle.whose = *whose;
      ++next_;
    }
    hurdle.except = accept(not_word);
    Words others = hurdle.except ? Words() : Words{not_word};
    if (!whose && !hurdle.except)
      for (const auto& row : whose_words()) others.push_back(row.word);
    if (!whose || hurdle.except || has(vocabulary_.piece_types, peek()))
      hurdle.piece_types =
          read_names(vocabulary_.piece_types, "own, enemy, not or a piece belongs here", others);
  }

  void read_most(MovePattern& move) {
    if (!accept("to")) return fail("'up' is followed by 'to'", {"to"});
    if (is_exact_) check_only_length(true, next_ - 2);
    if (has(vocabulary_.states, peek())) {
      move.most_state = std::string(words_[next_++]);
      return;
    }
    move.most =
        read_number("a number of cells belongs here", views(vocabulary_.states)).value_or(0);
    check_lengths(move.least, move.most, next_ - 1);
  }

  void read_degrees(std::vector<int>& degrees, const std::string& start) {
    for (auto number = to_integer(peek()); number; number = to_integer(peek())) {
      if (*number < 0 || *number >= 360 || *number % 15 != 0) break;
      if (std::find(degrees.begin(), degrees.end(), *number) != degrees.end())
        warn_at(next_, "a second " + quoted(peek()) + " adds nothing", "once is enough");
      else
        degrees.push_back(*number);
      ++next_;
    }
    if (degrees.empty() || to_integer(peek()))
      fail("degrees from " + start + " belong here, in steps of 15 from 0 to 345", {});
  }

  std::string_view text_;
  std::vector<std::string_view> words_;
  std::size_t next_ = 0;
  Place place_;
  const Vocabulary& vocabulary_;
  base::Report& report_;
  std::vector<const Row*> seen_;            ///< conditions so far
  std::optional<std::size_t> over_pieces_;  ///< index of the first word that is for hops only
  Hopping early_;          ///< of a line: how it leads over pieces, as written before `hurdles`
  bool is_exact_ = false;  ///< the length was given by `exactly`
  Words names_;            ///< names that are also valid after the last name
  bool good_ = true;
};

}  // namespace

std::optional<MovePattern> parse_pattern(std::string_view text, Place place,
                                         const Vocabulary& vocabulary, base::Report& report) {
  return MoveReader(text, std::move(place), vocabulary, report).read();
}

}  // namespace boardwright::notation
