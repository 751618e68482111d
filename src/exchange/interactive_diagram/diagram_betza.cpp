// Reads what the Betza of Interactive Diagrams has beyond this program's.
#include "interactive_diagram/diagram_betza.h"

#include <algorithm>
#include <utility>

#include "base/text.h"
#include "betza/betza.h"

namespace boardwright::interactive_diagram {

using base::is_digit, base::Place, base::Report;

namespace {

/// The most bytes of the moves of a piece.
constexpr std::size_t longest = 1000;

/// A part of a text, `ifmnD`, and its index there.
struct Part {
  std::string text;
  std::size_t at = 0;
  std::size_t atom = 0;  ///< index in the part of its atom: a capital or a bracket
  bool changed = false;  ///< it differs from the text as written

  std::string_view modifiers() const { return std::string_view(text).substr(0, atom); }
  char letter() const { return atom < text.size() ? text[atom] : '\0'; }
  bool has(char modifier) const { return modifiers().find(modifier) != std::string_view::npos; }
};

bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }

/// The end of the brackets that open at an index.
std::size_t end_of_brackets(std::string_view text, std::size_t at) {
  const std::size_t end = text.find(text[at] == '[' ? ']' : ')', at);
  return end == std::string_view::npos ? text.size() : end + 1;
}

/// Whether an index begins a repeated group of modifiers, as in (paf)3R, and not a leap (4,1).
bool is_group(std::string_view text, std::size_t at) {
  return text[at] == '(' && at + 1 < text.size() && !is_digit(text[at + 1]);
}

/// Leaps of four cells and more, which have two letters.
constexpr base::Word<std::string_view> long_leaps[] = {
    {"WX", "(4,0)"}, {"FX", "(4,1)"}, {"DY", "(4,2)"}, {"NY", "(4,3)"}, {"AY", "(4,4)"},
    {"DX", "(5,0)"}, {"NX", "(5,1)"}, {"AX", "(5,2)"}, {"CY", "(5,3)"}, {"ZY", "(5,4)"},
    {"HX", "(6,0)"}, {"CX", "(6,1)"}, {"ZX", "(6,2)"}, {"GX", "(6,3)"},
};

/// The parts of a text: modifiers, an atom, and its length.
std::vector<Part> parts_of(std::string_view text) {
  std::vector<Part> parts;
  for (std::size_t at = 0; at < text.size();) {
    Part part{{}, at, 0};
    std::size_t end = at;
    while (end < text.size() && !is_capital(text[end]) && text[end] != '[' &&
           (text[end] != '(' || is_group(text, end)))
      end = text[end] == '(' ? end_of_brackets(text, end) : end + 1;
    part.atom = end - at;
    const char letter = end < text.size() ? text[end] : '\0';
    if (end < text.size()) end = is_capital(letter) ? end + 1 : end_of_brackets(text, end);
    if (is_capital(letter) && letter != 'O' && end < text.size() &&
        (text[end] == letter || base::value_of(text.substr(end - 1, 2), long_leaps)))
      ++end;
    while (end < text.size() && is_digit(text[end])) ++end;
    if (end < text.size() && text[end] == '*') ++end;
    part.text = text.substr(at, end - at);
    if (const auto leap = base::value_of(part.text.substr(part.atom, 2), long_leaps)) {
      part.text.replace(part.atom, 2, *leap);
      part.changed = true;
    }
    parts.push_back(std::move(part));
    at = end;
  }
  return parts;
}

/// A group that is repeated up to some number of times, as in (paf)3R.
struct Repetition {
  std::string before, repeated, behind;
  int most = 0;
};

std::optional<Repetition> group_in(const Part& part) {
  const std::size_t open = part.text.find('(');
  if (open == std::string::npos || !is_group(part.text, open)) return std::nullopt;
  const std::size_t close = part.text.find(')', open);
  if (close == std::string::npos) return std::nullopt;
  std::size_t end = close + 1;
  while (end < part.text.size() && is_digit(part.text[end])) ++end;
  const auto most = base::to_integer(part.text.substr(close + 1, end - close - 1));
  if (!most || *most > 9) return std::nullopt;
  return Repetition{part.text.substr(0, open), part.text.substr(open + 1, close - open - 1),
                    part.text.substr(end), *most};
}

/// The texts for which a part stands: (paf)3R is R, pafR, pafpafR and pafpafpafR.
std::vector<std::string> repeated(const Part& part) {
  const auto group = group_in(part);
  if (!group) return {part.text};
  std::vector<std::string> texts;
  std::string groups;
  for (int times = 0; times <= group->most; ++times, groups += group->repeated)
    texts.push_back(group->before + groups + group->behind);
  return texts;
}

/// A text in which a first bend that is relative to a previous one goes to both sides.
std::string with_first_bend(std::string text) {
  const std::size_t leg = text.find('a');
  const std::size_t bend = leg == text.npos ? leg : text.find_first_of("lrszq", leg);
  if (bend != text.npos && (text[bend] == 'z' || text[bend] == 'q')) text[bend] = 's';
  return text;
}

class DialectReader {
 public:
  DialectReader(std::string_view text, Place place, const DialectBoard& board, Report& report)
      : text_(text), place_(std::move(place)), board_(board), report_(report) {}

  std::optional<DiagramMoves> read() {
    const std::size_t before = report_.errors();
    if (text_.size() > longest) fail(0, "these moves are longer than any piece's", "");
    const std::vector<Part> parts = good_ ? parts_of(text_) : std::vector<Part>();
    for (const Part& part : parts) read_part(part);
    if (good_ && (!moves_.betza.empty() || parts.empty())) check_plain(parts);
    return report_.errors() == before && good_ ? std::optional(std::move(moves_)) : std::nullopt;
  }

 private:
  Place place_at(std::size_t at) const {
    Place place = place_;
    place.column += static_cast<int>(base::length_utf8(text_.substr(0, at)));
    return place;
  }

  void fail(std::size_t at, const std::string& message, const std::string& hint) {
    report_.error(place_at(at), message, hint);
    good_ = false;
  }

  void read_part(const Part& part) {
    moves_.unmoved |= part.has('i') && part.letter() != 'O';
    moves_.en_passant |= part.has('e');
    const bool twice = part.modifiers().find("nn") != std::string_view::npos;
    moves_.passes |= twice || (part.has('i') && part.has('n'));
    if (part.letter() == 'O') return add_castling(part);
    if (part.text.ends_with('*')) return add_long_steps(part);
    if (part.has('k')) return add_king_takers(part);
    if (part.has('q') && !part.has('a') && axes_of(part.letter())) return add_slips(part);
    if (add_rides(part)) return;
    std::string text;
    for (std::string& each : repeated(part)) text += with_first_bend(std::move(each));
    for (auto at = text.find("nn"); twice && at != text.npos; at = text.find("nn"))
      text.erase(at, 1);
    changed_ |= part.changed || text != part.text;
    plain_.push_back({text, part.at, 0});
    moves_.betza += text;
  }

  void add_castling(const Part& part) {
    changed_ = true;
    const auto cells = base::to_integer(part.text.substr(part.atom + 1)).value_or(2);
    const auto inward = std::ranges::count(part.modifiers(), 'j');
    if (cells < 1 || cells > 99)
      return fail(part.at, "castling leads over 1 to 99 cells", "as in isO2");
    const DiagramCastling castling{cells, static_cast<int>(inward)};
    if (std::ranges::find(moves_.castling, castling) == moves_.castling.end())
      moves_.castling.push_back(castling);
  }

  /// `fmW*`: a step, or as many as lead to the middle of the board.
  void add_long_steps(const Part& part) {
    const bool plain = part.has('f') && part.letter() == 'W' &&
                       part.modifiers().find_first_not_of("fmcn") == std::string_view::npos;
    if (!plain)
      return fail(part.at, "Betza '" + part.text + "': a length * is not supported here",
                  "it is in fW* and fmW*");
    changed_ = moves_.passes = true;
    const std::string use = part.has('m') == part.has('c') ? ""
                            : part.has('m')                ? "move "
                                                           : "capture ";
    moves_.moves.push_back(use + "step orthogonal forward");
    for (int rank = board_.first_rank; board_.ranks / 2 - rank >= 2; ++rank)
      moves_.long_steps.push_back({rank, board_.ranks / 2 - rank, use});
  }

  /// Adds what the notation has words for: `(paf)3R`, a slide over up to three pieces; `(az)7N`,
  /// leaps that turn by right angles to alternate sides; `afs(afzafz)5W`, a rider of the Horse of
  /// xiangqi. Returns false for anything else.
  bool add_rides(const Part& part) {
    const auto group = group_in(part);
    if (!group) return false;
    const std::string leaps = std::to_string(group->most + 1);
    const auto is = [&](std::string_view before, std::string_view repeated) {
      return group->before == before && group->repeated == repeated;
    };
    const auto axes = group->behind.size() == 1 ? axes_of(group->behind[0]) : std::nullopt;
    if (is("", "paf") && axes) {
      moves_.betza += group->behind;
      for (int hurdles = 1; hurdles <= group->most; ++hurdles)
        moves_.moves.push_back("slide " + std::string(*axes) + " hurdles " +
                               std::to_string(hurdles));
    } else if (is("", "az") && group->behind == "N") {
      moves_.moves.push_back("zigzag 2:1 orthogonal turning 90 270 up to " + leaps);
    } else if (is("afs", "afzafz") && group->behind == "W") {
      moves_.betza += "nN" + leaps;
    } else {
      return false;
    }
    changed_ = true;
    return true;
  }

  /// The axes of a slide.
  static std::optional<std::string_view> axes_of(char letter) {
    constexpr base::Word<std::string_view> axes[] = {
        {"R", "orthogonal"}, {"B", "diagonal"}, {"Q", "orthogonal diagonal"}};
    return base::value_of(std::string_view(&letter, 1), axes);
  }

  /// `qR`: a step, and on by leaps of two cells: a slide that passes over every other cell.
  void add_slips(const Part& part) {
    changed_ = true;
    const bool plain = part.text.size() == part.atom + 1 &&
                       part.modifiers().find_first_not_of("mcq") == std::string_view::npos;
    if (!plain)
      return fail(part.at, "Betza '" + part.text + "': a slide over every other cell goes all ways",
                  "as in qR, mqB and cqQ");
    const std::string use = part.has('m') == part.has('c') ? ""
                            : part.has('m')                ? "move "
                                                           : "capture ";
    const std::string axes(*axes_of(part.letter()));
    moves_.moves.push_back(use + "step " + axes);
    moves_.moves.push_back(use + "step " + axes + " then ride 2 " + axes + " ahead");
  }

  /// `fkR`: captures, but only a royal piece.
  void add_king_takers(const Part& part) {
    changed_ = true;
    if (board_.royals.empty())
      return fail(part.at, "k captures the King, and no piece is royal", "");
    std::string text = part.text;
    std::ranges::replace(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(part.atom), 'k',
                         'c', {});
    const auto read = betza::parse_betza(text, place_at(part.at), board_.board, report_);
    if (!read) {
      good_ = false;
      return;
    }
    for (const auto& move : read->moves)
      moves_.moves.push_back(move.text + " taking " + base::joined(board_.royals, " "));
  }

  /// Reports letters that this program lacks: in the whole text, or part by part if it was changed.
  void check_plain(const std::vector<Part>& parts) {
    if (!changed_ || parts.empty()) {
      good_ &= betza::parse_betza(text_, place_, board_.board, report_).has_value();
      return;
    }
    for (const Part& part : plain_)
      good_ &= betza::parse_betza(part.text, place_at(part.at), board_.board, report_).has_value();
  }

  std::string_view text_;
  Place place_;
  const DialectBoard& board_;
  Report& report_;
  DiagramMoves moves_;
  std::vector<Part> plain_;
  bool changed_ = false, good_ = true;
};

}  // namespace

std::optional<DiagramMoves> read_moves(std::string_view text, const Place& place,
                                       const DialectBoard& board, Report& report) {
  return DialectReader(text, place, board, report).read();
}

}  // namespace boardwright::interactive_diagram
