// Reads and writes the move notation.
#include "rules/notation.h"

#include <algorithm>

namespace boardwright::rules {
namespace {

constexpr Word<Manner> manners[] = {
    {"slide", Manner::slide}, {"step", Manner::step},     {"leap", Manner::leap},
    {"ride", Manner::ride},   {"roam", Manner::roam},     {"wheel", Manner::wheel},
    {"touch", Manner::touch}, {"side", Manner::side},     {"corner", Manner::corner},
    {"path", Manner::path},   {"circle", Manner::circle}, {"away", Manner::away},
};

constexpr Word<Move::Use> uses[] = {{"move", Move::Use::move}, {"capture", Move::Use::capture}};

constexpr Word<Move::Facing> facings[] = {{"forward", Move::Facing::forward},
                                          {"backward", Move::Facing::backward}};

constexpr Word<Move::Climb> climbs[] = {{"rising", Move::Climb::rising},
                                        {"falling", Move::Climb::falling}};

constexpr Word<Then::Bend> bends[] = {{"ahead", Then::Bend::ahead},
                                      {"outward", Then::Bend::outward}};

constexpr Word<std::vector<std::string> Move::*> region_words[] = {{"over", &Move::over},
                                                                   {"onto", &Move::onto},
                                                                   {"from", &Move::from},
                                                                   {"off", &Move::off},
                                                                   {"inside", &Move::inside}};

constexpr Word<bool Move::*> flag_words[] = {{"halting", &Move::halting},
                                             {"counting", &Move::counting}};

constexpr Word<std::vector<int> Move::*> degree_words[] = {{"heading", &Move::heading},
                                                           {"aside", &Move::across}};

bool has(const std::vector<std::string>& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

/// Reads the words of one move from the left.
class Reader {
 public:
  Reader(std::string_view text, Place place, const Vocabulary& vocabulary, Report& report)
      : text_(text),
        words_(words(text)),
        place_(std::move(place)),
        vocabulary_(vocabulary),
        report_(report) {}

  std::optional<Move> read() {
    Move move;
    move.text = std::string(text_);
    move.place = place_;
    if (const auto use = take(uses)) move.use = *use;
    const auto manner = take(manners);
    if (!manner) {
      fail("a move begins with its manner", words_of(manners));
      return std::nullopt;
    }
    move.manner = *manner;
    read_arguments(move);
    if (accept("then")) read_then(move);
    while (good_ && !done()) read_condition(move);
    if (!good_) return std::nullopt;
    return move;
  }

 private:
  bool done() const { return next_ == words_.size(); }
  std::string_view peek() const { return done() ? std::string_view{} : words_[next_]; }

  bool accept(std::string_view word) {
    if (peek() != word) return false;
    ++next_;
    return true;
  }

  template <class Table>
  auto take(const Table& table) -> std::optional<decltype(table[0].value)> {
    const auto value = value_of(peek(), table);
    if (value) ++next_;
    return value;
  }

  void fail(const std::string& expected, const std::vector<std::string_view>& known) {
    if (!good_) return;
    good_ = false;
    Place place = place_;
    if (done()) {
      if (place.column > 0) place.column += static_cast<int>(text_.size());
      report_.error(place, "the move ends too early: " + expected, hint(known));
      return;
    }
    if (place.column > 0) place.column += static_cast<int>(peek().data() - text_.data());
    const std::string meant = did_you_mean(peek(), known);
    report_.error(place, "unknown word '" + std::string(peek()) + "': " + expected,
                  meant.empty() ? hint(known) : meant);
  }

  static std::string hint(const std::vector<std::string_view>& known) {
    return known.empty() ? std::string{} : "one of " + joined(known, ", ");
  }

  std::vector<std::string_view> views(const std::vector<std::string>& names) const {
    return {names.begin(), names.end()};
  }

  std::vector<std::string> read_names(const std::vector<std::string>& known,
                                      const std::string& expected) {
    std::vector<std::string> names;
    while (has(known, peek())) names.emplace_back(words_[next_++]);
    if (names.empty()) fail(expected, views(known));
    return names;
  }

  std::optional<int> read_number(const std::string& expected) {
    const auto number = to_integer(peek());
    if (!number || *number < 1 || *number > 99) {
      fail(expected, {});
      return std::nullopt;
    }
    ++next_;
    return number;
  }

  void read_arguments(Move& move) {
    switch (move.manner) {
      case Manner::leap:
      case Manner::ride:
      case Manner::roam:
      case Manner::wheel: read_leap(move); [[fallthrough]];
      case Manner::slide:
      case Manner::step:
        if (good_) move.axes = read_names(vocabulary_.axes, "an axis of the board belongs here");
        return;
      case Manner::path:
        move.axes = {read_one(vocabulary_.paths, "the name of a path belongs here")};
        return;
      case Manner::circle:
        move.axes = {read_one(vocabulary_.circles, "the name of a circle belongs here")};
        return;
      case Manner::away:
        move.count = read_number("a number of touches belongs here").value_or(1);
        return;
      case Manner::touch:
      case Manner::side:
      case Manner::corner: return;
    }
  }

  void read_leap(Move& move) {
    const auto parts = split(peek(), ':');
    const auto first = parts.empty() ? std::nullopt : to_integer(parts[0]);
    if (!first) return;  // a leap of one: `leap corner then side outward`
    const auto second = parts.size() == 2 ? to_integer(parts[1]) : std::optional<int>(0);
    if (parts.size() > 2 || !second || *first < 1 || *first > 99 || *second < 0 || *second > 99) {
      fail("a leap is told as 2 or 2:1", {});
      return;
    }
    move.count = *first;
    move.aside = *second;
    ++next_;
  }

  std::string read_one(const std::vector<std::string>& known, const std::string& expected) {
    if (has(known, peek())) return std::string(words_[next_++]);
    fail(expected, views(known));
    return {};
  }

  void read_then(Move& move) {
    constexpr Word<Manner> thens[] = {
        {"step", Manner::step}, {"side", Manner::side}, {"corner", Manner::corner}};
    Then then;
    const auto manner = take(thens);
    if (!manner) return fail("'then' goes on with a manner", words_of(thens));
    then.manner = *manner;
    if (then.manner == Manner::step)
      then.axes = read_names(vocabulary_.axes, "an axis of the board belongs here");
    const auto bend = take(bends);
    if (!bend) return fail("'then' needs a direction", words_of(bends));
    then.bend = *bend;
    move.then = std::move(then);
  }

  void read_condition(Move& move) {
    if (const auto facing = take(facings)) {
      move.facing = *facing;
    } else if (const auto climb = take(climbs)) {
      move.climb = *climb;
    } else if (const auto words = take(region_words)) {
      move.** words =
          read_names(vocabulary_.regions, "a shape, a kind of cell or a zone belongs here");
    } else if (const auto flag = take(flag_words)) {
      move.** flag = true;
    } else if (const auto degrees = take(degree_words)) {
      read_degrees(move.**degrees);
    } else if (accept("sparing")) {
      move.sparing = read_names(vocabulary_.pieces, "a piece belongs here");
    } else if (accept("when")) {
      move.when = read_one(vocabulary_.states, "a number of the man belongs here");
    } else if (accept("toward")) {
      move.toward = read_one(vocabulary_.regions, "a zone belongs here");
    } else if (accept("up")) {
      if (!accept("to")) return fail("'up' goes on with 'to'", {"to"});
      if (has(vocabulary_.states, peek()))
        move.most_state = std::string(words_[next_++]);
      else
        move.most = read_number("a number of cells belongs here").value_or(0);
    } else {
      fail("a condition belongs here", {"forward", "backward", "rising", "falling", "over", "onto",
                                        "from", "off", "toward", "up to", "when"});
    }
  }

  void read_degrees(std::vector<int>& degrees) {
    for (auto number = to_integer(peek()); number; number = to_integer(peek())) {
      if (*number < 0 || *number >= 360 || *number % 15 != 0) break;
      degrees.push_back(*number);
      ++next_;
    }
    if (degrees.empty() || to_integer(peek()))
      fail("degrees from forward belong here, in steps of 15 from 0 to 345", {});
  }

  std::string_view text_;
  std::vector<std::string_view> words_;
  std::size_t next_ = 0;
  Place place_;
  const Vocabulary& vocabulary_;
  Report& report_;
  bool good_ = true;
};

void append(std::string& out, std::string_view word) {
  if (!out.empty()) out += ' ';
  out += word;
}

}  // namespace

std::optional<Move> parse_move(std::string_view text, Place place, const Vocabulary& vocabulary,
                               Report& report) {
  return Reader(text, std::move(place), vocabulary, report).read();
}

std::string print_move(const Move& move) {
  std::string out;
  if (move.use != Move::Use::both) append(out, word_of(move.use, uses));
  append(out, word_of(move.manner, manners));
  const bool leaps = move.manner == Manner::leap || move.manner == Manner::ride ||
                     move.manner == Manner::roam || move.manner == Manner::wheel;
  if (move.manner == Manner::away || (leaps && (!move.then || move.count > 1)))
    append(out, std::to_string(move.count) +
                    (move.aside > 0 ? ":" + std::to_string(move.aside) : std::string{}));
  for (const std::string& axis : move.axes) append(out, axis);
  if (move.then) {
    append(out, "then");
    append(out, word_of(move.then->manner, manners));
    for (const std::string& axis : move.then->axes) append(out, axis);
    append(out, word_of(move.then->bend, bends));
  }
  if (move.facing != Move::Facing::any) append(out, word_of(move.facing, facings));
  if (move.climb != Move::Climb::any) append(out, word_of(move.climb, climbs));
  if (!move.toward.empty()) append(out, "toward " + move.toward);
  if (!move.most_state.empty()) append(out, "up to " + move.most_state);
  if (move.most > 0) append(out, "up to " + std::to_string(move.most));
  for (const auto& [word, member] : region_words)
    if (!(move.*member).empty()) append(out, std::string(word) + " " + joined(move.*member, " "));
  if (!move.sparing.empty()) append(out, "sparing " + joined(move.sparing, " "));
  for (const auto& [word, member] : degree_words) {
    if (!(move.*member).empty()) append(out, word);
    for (int degrees : move.*member) append(out, std::to_string(degrees));
  }
  for (const auto& [word, member] : flag_words)
    if (move.*member) append(out, word);
  if (!move.when.empty()) append(out, "when " + move.when);
  return out;
}

const std::vector<NotationWord>& notation_words() {
  static const std::vector<NotationWord> rows = {
      {"slide", "AXES", "any distance along a line of these axes, until a man stops it"},
      {"step", "AXES", "one cell along a line of these axes"},
      {"leap", "N AXES", "to the N-th cell of a line, whatever stands between"},
      {"leap", "N:M AXES", "N cells along an axis and M across it, whatever stands between"},
      {"ride", "N[:M] AXES", "the same leap again and again in one direction over empty cells"},
      {"roam", "N[:M] AXES", "leap after leap through empty cells, turning freely at each"},
      {"wheel", "N:M AXES", "leap after leap, turning always the same way to the next direction"},
      {"touch", "", "to a cell that shares a side or a corner"},
      {"side", "", "to a cell that shares a side"},
      {"corner", "", "to a cell that shares a corner and no side"},
      {"path", "NAME", "from cell to cell along a path of the board, no cell twice"},
      {"circle", "NAME", "round a ring of the board, always the same way"},
      {"away", "N", "to a cell N touches away and no nearer"},
      {"then", "MANNER ahead|outward",
       "one step more from where the first part ends, straight on or nearest to straight on"},
      {"move", "", "first word: only without capture"},
      {"capture", "", "first word: only to take a man"},
      {"up to", "N", "no more than N cells; n stands for the man's own number"},
      {"over", "REGIONS", "does not stop on these cells, and men on them do not stop it"},
      {"onto", "REGIONS", "ends only on these cells"},
      {"from", "REGIONS", "begins only on these cells"},
      {"off", "REGIONS", "does not begin on these cells"},
      {"inside", "REGIONS", "begins, passes and ends only on these cells"},
      {"sparing", "PIECES", "does not take these"},
      {"halting", "", "may end, but does not go on, where it attacks an enemy King"},
      {"counting", "", "a move of the man's whole range, n, makes n grow by one"},
      {"heading", "DEGREES", "only in directions so many degrees from forward, counter-clockwise"},
      {"aside", "DEGREES", "the same for the M part of a leap, or for what comes after `then`"},
      {"forward", "", "only in directions that lead away from the player"},
      {"backward", "", "only in directions that lead back to the player"},
      {"rising", "", "only to a cell of a higher rank"},
      {"falling", "", "only to a cell of a lower rank"},
      {"toward", "ZONE", "only to a cell nearer to the nearest cell of the zone"},
      {"when", "NUMBER", "only while the man's own number of this name is not 0"},
  };
  return rows;
}

}  // namespace boardwright::rules
