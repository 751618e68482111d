// Parses Betza: an atom is a move of the notation, and its modifiers select arms of that move.
#include "betza/betza.h"

#include <algorithm>
#include <cassert>

#include "base/limits.h"
#include "base/text.h"
#include "betza/betza_parts.h"
#include "betza/betza_table.h"
#include "betza/betza_turns.h"
#include "board/around.h"
#include "moves/arms.h"
#include "moves/piece_type.h"

namespace boardwright::betza {

using base::is_digit, base::Place, base::Report, base::to_integer;
using notation::MoveKind, notation::MovePattern;

namespace {

using namespace betza_table;

/// The length in bytes of the character at an index.
std::size_t letter_at(std::string_view text, std::size_t at) {
  std::size_t length = 1;
  while (at + length < text.size() &&
         (static_cast<unsigned char>(text[at + length]) & 0xC0) == 0x80)
    ++length;
  return length;
}

class BetzaReader {
 public:
  BetzaReader(std::string_view text, Place place, const board::Board& board, bool squares,
              Report& report)
      : text_(text),
        shown_(text),
        place_(std::move(place)),
        board_(board),
        squares_(squares),
        report_(report) {}

  std::optional<Betza> read() {
    while (good_ && skip_blanks()) read_part();
    if (good_ && betza_.moves.empty() && betza_.castling == 0) fail_at_end();
    if (!good_) return std::nullopt;
    return std::move(betza_);
  }

 private:
  char peek(std::size_t ahead = 0) const {
    return next_ + ahead < text_.size() ? text_[next_ + ahead] : '\0';
  }
  bool done() const { return next_ == text_.size(); }

  /// Skips blanks. Returns whether anything follows.
  bool skip_blanks() {
    while (peek() == ' ') ++next_;
    return !done();
  }

  void fail(std::size_t at, std::size_t length, const std::string& why, const std::string& hint) {
    fail_in(at, shown_.substr(at, length), "in", ": " + why, hint);
  }

  void fail_at_end() {
    fail_in(text_.size(), shown_, "ends in", " where an atom is expected",
            "atoms are " + known_atoms());
  }

  void fail_in(std::size_t at, std::string_view part, const std::string& in, const std::string& why,
               const std::string& hint) {
    const auto before = static_cast<int>(base::length_utf8(shown_.substr(0, at)));
    Place place = place_;
    if (place.column > 0) place.column += before;
    report_.error(
        std::move(place),
        "Betza '" + std::string(part) + "' " + in + " column " + std::to_string(before + 1) + why,
        hint);
    good_ = false;
  }

  std::string_view notation_of(const BetzaAtom& atom) const {
    return squares_ ? atom.rectangular : atom.hexagonal;
  }

  void read_part() {
    if (std::ssize(betza_.moves) > base::limits::piece_moves)
      return fail(next_, 1, "moves are at most " + std::to_string(base::limits::piece_moves), "");
    const std::size_t from = next_;
    const BetzaTurns turns = betza_turns(betza_part(text_, from));
    if (turns.without_bend)
      return fail(from + *turns.without_bend, 1, "no leg before this one bends",
                  "z bends against the last bend and q as it did, as in afsafzW");
    if (turns.too_many) return fail(from, 1, "these legs bend in too many ways", "");
    if (turns.texts.empty()) return read_expanded_part();
    if (expanded_.empty()) text_ = expanded_ = shown_;
    for (const std::string& each : turns.texts) {
      expanded_.replace(from, each.size(), each);  // of equal length, so that text_ stays valid
      next_ = from;
      if (good_) read_expanded_part();
    }
  }

  void read_expanded_part() {
    BetzaPart part;
    BetzaModifiers modifiers = read_modifiers(false);
    while (good_ && peek() == 'a') {
      ++next_;
      part.legs.push_back({modifiers, {}, '\0', next_, false});
      modifiers = read_modifiers(false);
    }
    if (good_ && done()) fail_at_end();
    if (!good_) return;
    if (peek() == 'O' && part.legs.empty()) return read_castling();
    if (peek() == '[' || (peek() == 't' && peek(1) == '[')) {
      if (!part.legs.empty()) return fail(next_, 1, "an a and brackets do not go together", "");
      part.whole = modifiers;
      part.brackets = true;
      read_brackets(part);
    } else {
      part.legs.push_back(read_leg(modifiers));
      for (BetzaLeg& leg : part.legs) {
        leg.move = part.legs.back().move;
        leg.letter = part.legs.back().letter;
      }
    }
    if (good_) add(part);
  }

  /// Reads an atom and its length, after its modifiers.
  BetzaLeg read_leg(const BetzaModifiers& modifiers) {
    BetzaLeg leg{modifiers, {}, peek(), next_, false};
    if (peek() == '(') {
      read_pair(leg.move);
    } else {
      const char letter = base::value_of(text_.substr(next_, 1), other_letters).value_or(peek());
      const auto atom = std::find_if(atoms.begin(), atoms.end(),
                                     [&](const auto& each) { return each.letter == letter; });
      if (atom == atoms.end()) {
        fail_unsupported();
        return leg;
      }
      leg.move = translated(notation_of(*atom));
      ++next_;
    }
    if (good_) read_length(leg.move);
    return leg;
  }

  /// "(4,1)": a leap by its two numbers.
  void read_pair(MovePattern& move) {
    const std::size_t at = next_++;
    const auto number = [&] {
      const std::size_t from = next_;
      while (is_digit(peek())) ++next_;
      return to_integer(text_.substr(from, next_ - from)).value_or(-1);
    };
    const int p = number();
    const bool comma = peek() == ',';
    if (comma) ++next_;
    const int q = comma ? number() : -1;
    const bool closed = peek() == ')';
    if (closed) ++next_;
    const int most = std::max(p, q), least = std::min(p, q);
    if (!closed || least < 0 || most < 1 || most > base::limits::move_number)
      return fail(at, std::max<std::size_t>(1, next_ - at), "a leap is written as two numbers",
                  "as in (4,1), up to " + std::to_string(base::limits::move_number));
    const std::string notation = leap_by(most, least, squares_);
    if (notation.empty())
      fail(at, next_ - at, "hexagons have no such leap",
           "one number is 0 or 1, or one less than the other");
    else
      move = translated(notation);
  }

  /// "[F?R]", or "t[FR]" as Betza wrote it.
  void read_brackets(BetzaPart& part) {
    const std::size_t at = next_;
    const bool then = peek() == 't';
    next_ += then ? 2 : 1;
    while (good_) {
      const BetzaModifiers modifiers = read_modifiers(true);
      if (good_ && done()) return fail(at, 1, "this bracket is not closed", "");
      if (!good_) return;
      part.legs.push_back(read_leg(modifiers));
      if (!good_) return;
      if (done()) return fail(at, 1, "this bracket is not closed", "");
      if (peek() == ']') break;
      const bool may_end = then || peek() == '?';
      if (!then && peek() != '?' && peek() != '-')
        return fail(next_, std::max<std::size_t>(1, letter_at(text_, next_)),
                    "legs are separated by - or ? and end with ]", "as in [F?R] or [W-F]");
      if (!then) ++next_;
      part.legs.back().may_end = may_end;
    }
    ++next_;
    if (part.legs.size() == 1) fail(at, 1, "brackets hold several legs", "as in [F?R] or [W-F]");
  }

  /// "O2": castling over a number of cells, by default two.
  void read_castling() {
    ++next_;
    const std::size_t at = next_;
    while (is_digit(peek())) ++next_;
    const auto cells = next_ > at ? to_integer(text_.substr(at, next_ - at)) : 2;
    if (!cells || *cells < 1 || *cells > 99)
      return fail(at, next_ - at, "castling leads over 1 to 99 cells", "as in O2");
    betza_.castling = *cells;
  }

  /// Reports a letter that is neither a modifier nor an atom.
  void fail_unsupported() {
    const std::size_t length = letter_at(text_, next_);
    for (const UnsupportedLetter& unsupported : unsupported_letters)
      if (length == 1 && unsupported.letter == peek())
        return fail(next_, 1, std::string(unsupported.why),
                    unsupported.hint.empty() ? known_words() : std::string(unsupported.hint));
    fail(next_, length, "no such atom or modifier", known_words());
  }

  std::string known_words() const {
    return "atoms are " + known_atoms() +
           "; modifiers are m, c, i, e, f, b, l, r, v, s, h, n, j, p, g, q, z, y, o, a" +
           (squares_ ? "" : " and hours from 1 to 12");
  }

  BetzaModifiers read_modifiers(bool bracket) {
    constexpr base::Word<bool BetzaModifiers::*> flags[] = {{"m", &BetzaModifiers::moves},
                                                            {"c", &BetzaModifiers::captures},
                                                            {"i", &BetzaModifiers::unmoved},
                                                            {"y", &BetzaModifiers::toggles}};
    constexpr std::string_view ways = "njpgqz";
    BetzaModifiers found;
    while (good_ && !done()) {
      if (const auto flag = base::value_of(text_.substr(next_, 1), flags)) {
        found.** flag = true;
        ++next_;
      } else if (peek() == 'e') {
        found.captures = betza_.en_passant = true;
        ++next_;
      } else if (peek() == 'o') {
        if (!board::can_be_joined(board_))
          fail(next_, 1, "pieces do not go round this board", std::string(board::around_hint));
        found.around = true;
        ++next_;
      } else if (bracket && peek() == 'a') {
        found.all = true;
        ++next_;
      } else if (ways.find(peek()) != std::string_view::npos) {
        read_way(found);
      } else if (is_digit(peek())) {
        read_hours(found.aims);
      } else if (!read_direction(found.aims)) {
        break;
      }
    }
    return found;
  }

  /// One of n, j, p, g, q and z.
  void read_way(BetzaModifiers& found) {
    if (found.way != '\0')
      return fail(next_, 1, std::string(1, found.way) + " excludes another of n, j, p, g, q and z",
                  "");
    found.way = peek();
    found.way_at = next_++;
  }

  /// Reads a direction: "f", "ff", "fl", "fs", "fh", "v". Returns false if there is none.
  bool read_direction(std::vector<Aim>& aims) {
    if (peek() == 'h' && (peek(1) == 'l' || peek(1) == 'r')) {
      aims.push_back({Aim::Kind::hand, peek(1) == 'l' ? 90 : 270, 0, next_, 2});
      next_ += 2;
      return true;
    }
    const auto first = angles(peek()), second = angles(peek(1));
    if (first.empty()) return false;
    const bool one = first.size() == 1;
    const auto add = [&](Aim::Kind kind, std::size_t length, int angle, int beside = 0) {
      aims.push_back({kind, angle, beside, next_, length});
      return length;
    };
    std::size_t length = one && peek() == peek(1) ? 2 : 1;
    if (one && peek(1) == 'h')
      length = add(Aim::Kind::half, 2, first[0]);
    else if (one && !second.empty() && first[0] % 180 != second[0] % 180)
      for (const int beside : second) length = add(Aim::Kind::corner, 2, first[0], beside);
    else
      for (const int angle : first) add(Aim::Kind::nearest, length, angle);
    next_ += length;
    return true;
  }

  /// "10,2": hours of the clock; 12 is straight ahead.
  void read_hours(std::vector<Aim>& aims) {
    for (;;) {
      const std::size_t at = next_;
      while (is_digit(peek())) ++next_;
      const std::size_t length = next_ - at;
      if (length == 0) return fail(at - 1, 1, "an hour is missing after the comma", "as in 10,2W");
      if (squares_)
        return fail(at, length, "hours are directions on hexagons only",
                    "directions here are f, b, l and r; a length follows its atom");
      const auto hour = to_integer(text_.substr(at, length));
      if (!hour || *hour < 1 || *hour > 12)
        return fail(at, length, "hours are 1 to 12", "commas stand between several: 10,2W");
      aims.push_back({Aim::Kind::part, rotated(-30 * *hour), 0, at, length});
      if (peek() != ',') return;
      ++next_;
    }
  }

  MovePattern translated(std::string_view notation) const {
    notation::Vocabulary vocabulary;
    for (const geometry::Axis& axis : board_.axes) vocabulary.axes.push_back(axis.name);
    Report none;
    auto move = notation::parse_pattern(notation, {}, vocabulary, none);
    assert(move);
    return std::move(*move);
  }

  /// Reads a repeated letter or a number: how often the move can be repeated.
  void read_length(MovePattern& move) {
    const bool rides =
        move.move_kind != MoveKind::slide && !done() && peek() == text_[next_ - 1] && peek() != ')';
    if (rides) ++next_;
    std::optional<int> most = rides ? std::optional(0) : std::nullopt;
    const std::size_t at = next_;
    while (is_digit(peek())) ++next_;
    if (const std::size_t length = next_ - at; length > 0) {
      most = to_integer(text_.substr(at, length));
      if (!most || *most > 99 || (length > 1 && text_[at] == '0'))
        return fail(at, length, "a length is 1 to 99, or 0 for any distance", "");
    }
    if (!most) return;
    const bool leaps = move.move_kind == MoveKind::leap;
    move.move_kind = *most == 1 ? (leaps ? MoveKind::leap : MoveKind::step)
                                : (leaps ? MoveKind::ride : MoveKind::slide);
    move.most = *most == 1 ? 0 : *most;
  }

  void add(const BetzaPart& part) {
    BetzaTranslator translator(board_, squares_);
    std::vector<MovePattern> moves = translator.moves_of(part);
    if (const auto& fault = translator.fault())
      return fail(fault->at, fault->length, fault->why, fault->hint);
    const auto& legs = part.legs;
    const bool unmoved = part.whole.unmoved ||
                         std::any_of(legs.begin(), legs.end(),
                                     [](const BetzaLeg& leg) { return leg.modifiers.unmoved; });
    const bool around =
        part.whole.around || std::any_of(legs.begin(), legs.end(),
                                         [](const BetzaLeg& leg) { return leg.modifiers.around; });
    if (unmoved) betza_.state.emplace(moves::unmoved_number, 1);
    for (MovePattern& each : moves) {
      if (unmoved) each.when = moves::unmoved_number;
      each.around = around;
      each.text = notation::print_pattern(each);
      each.place = place_;
      betza_.moves.push_back(std::move(each));
    }
  }

  std::string_view text_;
  std::string_view shown_;  ///< as written
  std::string expanded_;    ///< the text with z and q replaced by l and r
  std::size_t next_ = 0;
  Place place_;
  const board::Board& board_;
  bool squares_;
  Report& report_;
  Betza betza_;
  bool good_ = true;
};

}  // namespace

std::optional<Betza> parse_betza(std::string_view text, Place place, const board::Board& board,
                                 Report& report) {
  const bool squares = board.axis("orthogonal") != nullptr && board.axis("diagonal") != nullptr;
  const bool hexagons = board.axis("side") != nullptr && board.axis("corner") != nullptr;
  if (!squares && !hexagons) {
    report.error(std::move(place), "Betza is for rectangular and hexagonal boards",
                 "write the moves in the notation, as moves = [\"step " +
                     (board.axes.empty() ? "" : board.axes.front().name) + "\"]");
    return std::nullopt;
  }
  return BetzaReader(text, std::move(place), board, squares, report).read();
}

}  // namespace boardwright::betza
