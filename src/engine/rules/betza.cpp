// Reads Betza: an atom is a move of the notation, its modifiers choose among the arms of that move.
#include "rules/betza.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <set>

#include "base/text.h"
#include "rules/arms.h"
#include "rules/piece.h"

namespace boardwright::rules {
namespace {

/// Each atom is a pair of numbers, p and q: so many cells along one side direction and so many
/// along a neighbouring one, which lies at 90 degrees on squares and at 60 on hexagons.
constexpr BetzaAtom atoms[] = {
    {'W', "Wazir", "step orthogonal", "step side"},
    {'F', "Ferz", "step diagonal", "step corner"},
    {'D', "Dabbaba", "leap 2 orthogonal", "leap 2 side"},
    {'N', "Knight", "leap 2:1 orthogonal", "leap corner then side outward"},
    {'A', "Alfil", "leap 2 diagonal", "leap 2 corner"},
    {'H', "Threeleaper", "leap 3 orthogonal", "leap 3 side"},
    {'C', "Camel", "leap 3:1 orthogonal", "leap 2 side then step corner outward"},
    {'Z', "Zebra", "leap 3:2 orthogonal", "leap 2 corner then side outward"},
    {'G', "Tripper", "leap 3 diagonal", "leap 3 corner"},
    {'K', "King", "step orthogonal diagonal", "step side corner"},
    {'R', "Rook", "slide orthogonal", "slide side"},
    {'B', "Bishop", "slide diagonal", "slide corner"},
    {'Q', "Queen", "slide orthogonal diagonal", "slide side corner"},
};

/// What is told of letters that Betza has, or had, and this reader has not.
struct Refusal {
  char letter;
  std::string_view why, hint;
};

constexpr Refusal refusals[] = {
    {'a', "moves of several legs are not supported", ""},
    {'e', "capture in passing is a rule of the game, not of a piece",
     "[play] tells it: passing = \"pawn\""},
    {'g', "hops over pieces are not supported", ""},
    {'h', "half of the directions are told as fh, bh, lh or rh", ""},
    {'j', "jumps over pieces are not supported", "a D leaps over what stands between"},
    {'n', "lame leaps are not supported", ""},
    {'o', "boards without a rim are not supported", ""},
    {'p', "hops over pieces are not supported", ""},
    {'q', "circular riders are not supported", "the notation has them: wheel 2:1 orthogonal"},
    {'t', "bent riders are not supported", ""},
    {'y', "moves of several legs are not supported", ""},
    {'z', "crooked riders are not supported", ""},
    {'J', "the Zebra is a Z", ""},
    {'L', "the Camel is a C", ""},
    {'O', "castling is a rule of the game, not of a piece",
     "[play] tells it: castling = { rook = \"rook\" }"},
    {',', "commas stand between hours",
     "hours behind an atom need a modifier first, else they are its range: Wc10,2F"},
    {'[', "moves of several legs are not supported", ""},
    {'(', "moves of several legs are not supported", ""},
};

constexpr Word<int> points[] = {{"f", 0}, {"l", 90}, {"b", 180}, {"r", 270}};

/// The bytes of the character that begins here.
std::size_t letter_at(std::string_view text, std::size_t at) {
  std::size_t length = 1;
  while (at + length < text.size() &&
         (static_cast<unsigned char>(text[at + length]) & 0xC0) == 0x80)
    ++length;
  return length;
}

class BetzaReader {
 public:
  BetzaReader(std::string_view text, Place place, const Board& board, bool squares, Report& report)
      : text_(text), place_(std::move(place)), board_(board), squares_(squares), report_(report) {}

  std::optional<Betza> read() {
    while (good_ && skip_blanks()) read_part();
    if (good_ && betza_.moves.empty()) fail_at_end();
    if (!good_) return std::nullopt;
    return std::move(betza_);
  }

 private:
  /// What stands before an atom.
  struct Modifiers {
    bool moves = false, captures = false, unmoved = false;
    std::vector<Aim> aims;
  };

  char peek(std::size_t ahead = 0) const {
    return next_ + ahead < text_.size() ? text_[next_ + ahead] : '\0';
  }
  bool done() const { return next_ == text_.size(); }

  /// Whether something follows.
  bool skip_blanks() {
    while (peek() == ' ') ++next_;
    return !done();
  }

  void fail(std::size_t at, std::size_t length, const std::string& why, const std::string& hint) {
    const auto before = static_cast<int>(length_utf8(text_.substr(0, at)));
    Place place = place_;
    if (place.column > 0) place.column += before;
    report_.error(std::move(place),
                  "Betza '" + std::string(text_.substr(at, length)) + "' in column " +
                      std::to_string(before + 1) + ": " + why,
                  hint);
    good_ = false;
  }

  void fail_at_end() {
    const auto size = static_cast<int>(length_utf8(text_));
    Place place = place_;
    if (place.column > 0) place.column += size;
    report_.error(std::move(place),
                  "Betza '" + std::string(text_) + "' ends in column " + std::to_string(size + 1) +
                      " where an atom is wanted",
                  "atoms are " + known_atoms());
    good_ = false;
  }

  std::string_view told(const BetzaAtom& atom) const {
    return squares_ ? atom.rectangular : atom.hexagonal;
  }

  static std::string known_atoms() {
    std::vector<std::string> letters;
    for (const BetzaAtom& atom : atoms) letters.emplace_back(1, atom.letter);
    return listed(letters);
  }

  void read_part() {
    const Modifiers modifiers = read_modifiers();
    if (good_ && done()) fail_at_end();
    if (!good_) return;
    const auto* atom = std::find_if(std::begin(atoms), std::end(atoms),
                                    [&](const BetzaAtom& each) { return each.letter == peek(); });
    if (atom == std::end(atoms)) return refuse();
    Move move = translated(*atom);
    ++next_;
    read_range(move);
    if (good_) add(std::move(move), modifiers, atom->letter);
  }

  /// A letter that is neither a modifier nor an atom.
  void refuse() {
    const std::size_t length = letter_at(text_, next_);
    for (const Refusal& refusal : refusals)
      if (length == 1 && refusal.letter == peek())
        return fail(next_, 1, std::string(refusal.why),
                    refusal.hint.empty() ? known_words() : std::string(refusal.hint));
    fail(next_, length, "no such atom or modifier", known_words());
  }

  std::string known_words() const {
    return "atoms are " + known_atoms() + "; modifiers are m, c, i, f, b, l, r, v, s, h" +
           (squares_ ? "" : " and hours from 1 to 12");
  }

  Modifiers read_modifiers() {
    constexpr Word<bool Modifiers::*> flags[] = {
        {"m", &Modifiers::moves}, {"c", &Modifiers::captures}, {"i", &Modifiers::unmoved}};
    Modifiers found;
    while (good_ && !done()) {
      if (const auto flag = value_of(text_.substr(next_, 1), flags)) {
        found.** flag = true;
        ++next_;
      } else if (is_digit(peek())) {
        read_hours(found.aims);
      } else if (!read_direction(found.aims)) {
        break;
      }
    }
    return found;
  }

  /// "f", "ff", "fl", "fs", "fh", "v": whether a direction stands here.
  bool read_direction(std::vector<Aim>& aims) {
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

  /// Where a letter points: v and s both ways; none if it is no direction.
  static std::vector<int> angles(char letter) {
    if (letter == 'v') return {0, 180};
    if (letter == 's') return {90, 270};
    const auto angle = value_of(std::string_view(&letter, 1), points);
    return angle ? std::vector<int>{*angle} : std::vector<int>{};
  }

  /// "10,2": hours of the clock, of which 12 is straight ahead.
  void read_hours(std::vector<Aim>& aims) {
    for (;;) {
      const std::size_t at = next_;
      while (is_digit(peek())) ++next_;
      const std::size_t length = next_ - at;
      if (length == 0) return fail(at - 1, 1, "an hour belongs behind a comma", "as in 10,2W");
      if (squares_)
        return fail(at, length, "hours are directions on hexagons only",
                    "directions here are f, b, l and r; a range stands behind its atom");
      const auto hour = to_integer(text_.substr(at, length));
      if (!hour || *hour < 1 || *hour > 12)
        return fail(at, length, "hours are 1 to 12", "commas stand between several: 10,2W");
      aims.push_back({Aim::Kind::part, turned(-30 * *hour), 0, at, length});
      if (peek() != ',') return;
      ++next_;
    }
  }

  Move translated(const BetzaAtom& atom) const {
    Vocabulary vocabulary;
    for (const Axis& axis : board_.axes) vocabulary.axes.push_back(axis.name);
    Report none;
    auto move = parse_move(told(atom), {}, vocabulary, none);
    assert(move);
    return std::move(*move);
  }

  /// The same letter again, and a number: how often the move may be repeated.
  void read_range(Move& move) {
    const bool rides = move.manner != Manner::slide && peek() == text_[next_ - 1];
    if (rides) ++next_;
    std::optional<int> most = rides ? std::optional(0) : std::nullopt;
    const std::size_t at = next_;
    while (is_digit(peek())) ++next_;
    if (const std::size_t length = next_ - at; length > 0) {
      most = to_integer(text_.substr(at, length));
      if (!most || *most > 99 || (length > 1 && text_[at] == '0'))
        return fail(at, length, "a range is 1 to 99, or 0 for any distance", "");
    }
    if (!most) return;
    const bool leaps = move.manner == Manner::leap;
    move.manner =
        *most == 1 ? (leaps ? Manner::leap : Manner::step) : (leaps ? Manner::ride : Manner::slide);
    move.most = *most == 1 ? 0 : *most;
  }

  void add(Move move, const Modifiers& modifiers, char letter) {
    if (modifiers.moves != modifiers.captures)
      move.use = modifiers.moves ? Move::Use::move : Move::Use::capture;
    if (modifiers.unmoved) {
      move.when = unmoved_number;
      betza_.state.emplace(unmoved_number, 1);
    }
    Arms all, chosen;
    for (const Seat& seat : board_.seats) all.merge(arms_of(board_, move, seat.forward));
    for (const Aim& aim : modifiers.aims) {
      for (const Seat& seat : board_.seats)
        chosen.merge(aimed(arms_of(board_, move, seat.forward), of_leaps(aim, move)));
      if (aimed(all, aim).empty()) return fail_no_arm(aim, all, letter);
    }
    for (Move& each : narrowed(move, all, modifiers.aims.empty() ? all : chosen)) {
      each.text = print_move(each);
      each.place = place_;
      betza_.moves.push_back(std::move(each));
    }
  }

  /// On squares the leaps between two letters are two: `fl` is that of l, `lf` that of f.
  Aim of_leaps(Aim aim, const Move& move) const {
    if (aim.kind == Aim::Kind::corner && move.aside > 0) aim.kind = Aim::Kind::member;
    return aim;
  }

  void fail_no_arm(const Aim& aim, const Arms& all, char letter) {
    std::set<int> hours;
    for (const Arm& arm : all)
      for (const int angle : {arm.heading, arm.aside})
        if (angle >= 0 && angle % 30 == 0) hours.insert(angle == 0 ? 12 : (360 - angle) / 30);
    std::vector<std::string> words;
    for (const int hour : hours) words.push_back(std::to_string(hour));
    fail(aim.at, aim.length, std::string(1, letter) + " has no direction there",
         words.empty() ? "" : std::string(1, letter) + " goes at " + listed(words));
  }

  std::string_view text_;
  std::size_t next_ = 0;
  Place place_;
  const Board& board_;
  bool squares_;
  Report& report_;
  Betza betza_;
  bool good_ = true;
};

}  // namespace

std::span<const BetzaAtom> betza_atoms() { return atoms; }

std::optional<Betza> parse_betza(std::string_view text, Place place, const Board& board,
                                 Report& report) {
  const bool squares = board.axis("orthogonal") != nullptr && board.axis("diagonal") != nullptr;
  const bool hexagons = board.axis("side") != nullptr && board.axis("corner") != nullptr;
  if (!squares && !hexagons) {
    report.error(std::move(place), "Betza is for rectangular and hexagonal boards",
                 "tell the moves in the notation, as moves = [\"step " +
                     (board.axes.empty() ? "" : board.axes.front().name) + "\"]");
    return std::nullopt;
  }
  return BetzaReader(text, std::move(place), board, squares, report).read();
}

}  // namespace boardwright::rules
