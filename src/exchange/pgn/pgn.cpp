// Parses PGN: tags, moves, comments and results.
#include "pgn/pgn.h"

#include <algorithm>
#include <utility>

#include "base/limits.h"
#include "base/text.h"
#include "play/algebraic.h"

namespace boardwright::pgn {

using base::is_digit;

namespace {

/// Parses a text and tracks line and column.
class PgnReader {
 public:
  PgnReader(std::string_view text, const std::string& file, Report& report, int first_line)
      : text_(text), file_(file), report_(report), line_(first_line) {}

  std::vector<PgnGame> read() {
    while (skip_blanks()) {
      if (text_[at_] == '[')
        read_tag();
      else if (text_[at_] == '{')
        read_comment();
      else if (text_[at_] == '(')
        skip_variation();
      else if (text_[at_] == ';' || (text_[at_] == '%' && column_ == 1))
        skip_line();
      else
        read_word();
    }
    finish();
    return std::move(games_);
  }

 private:
  Place here() const { return {file_, line_, column_}; }

  void step() {
    if (text_[at_] == '\n') {
      ++line_;
      column_ = 0;
    }
    if ((static_cast<unsigned char>(text_[++at_ - 1]) & 0xC0) != 0x80 || column_ == 0) ++column_;
  }

  bool skip_blanks() {
    while (at_ < text_.size() &&
           std::string_view(" \t\r\n").find(text_[at_]) != std::string_view::npos)
      step();
    return at_ < text_.size();
  }

  void skip_line() {
    while (at_ < text_.size() && text_[at_] != '\n') step();
  }

  PgnGame& game() {
    if (!open_) {
      games_.emplace_back().place = here();
      open_ = true;
      full_ = false;
    }
    return games_.back();
  }

  void finish() {
    if (open_ && games_.back().result.empty() && !games_.back().moves.empty())
      report_.warning(games_.back().place, "this game ends without a result",
                      "1-0, 0-1, 1/2-1/2 or *");
    open_ = false;
  }

  /// Whether one more item is within a limit. Reports the first that is not.
  bool is_within(std::size_t count, std::size_t most, const char* what, const Place& place) {
    if (count < most) return true;
    if (std::exchange(full_, true)) return false;
    report_.error(place, "a game has at most " + std::to_string(most) + " " + what,
                  "the others are not read");
    return false;
  }

  void read_tag() {
    if (open_ && !games_.back().moves.empty()) finish();
    PgnGame& to = game();
    const Place begin = here();
    const std::size_t end = text_.find('\n', at_);
    const std::string_view line = text_.substr(at_, end - at_);
    const std::size_t open = line.find('"'), close = line.rfind('"');
    if (open == close || line.find(']', close) == std::string_view::npos) {
      report_.error(begin, "this is not a tag", "write [Event \"Name\"]");
      return skip_line();
    }
    if (!is_within(to.tags.size(), base::limits::game_tags, "tags", begin)) return skip_line();
    PgnTag tag;
    tag.name = base::trimmed(line.substr(1, open - 1));
    for (std::size_t i = open + 1; i < close; ++i) {
      if (line[i] == '\\' && i + 1 < close) ++i;
      tag.value += line[i];
    }
    tag.place = {file_, line_,
                 column_ + static_cast<int>(base::length_utf8(line.substr(0, open + 1)))};
    to.tags.push_back(std::move(tag));
    skip_line();
  }

  void read_comment() {
    const Place begin = here();
    const std::size_t end = text_.find('}', at_);
    if (end == std::string_view::npos) {
      report_.error(begin, "this comment has no end", "close it with }");
      at_ = text_.size();
      return;
    }
    const auto parts = base::words(text_.substr(at_ + 1, end - at_ - 1));
    if (open_ && !games_.back().moves.empty()) {
      std::string& comment = games_.back().moves.back().comment;
      comment += (comment.empty() ? "" : " ") + base::joined(parts, " ");
    }
    while (at_ <= end) step();
  }

  void skip_variation() {
    const Place begin = here();
    int depth = 0;
    bool comment = false;
    while (at_ < text_.size()) {
      const char c = text_[at_];
      comment = comment ? c != '}' : c == '{';
      if (!comment) depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      step();
      if (depth == 0) return;
    }
    report_.error(begin, "this variation has no end", "close it with )");
  }

  void read_word() {
    const Place begin = here();
    const std::size_t from = at_;
    while (at_ < text_.size() &&
           std::string_view(" \t\r\n{;").find(text_[at_]) == std::string_view::npos &&
           (text_[at_] != '(' || is_letter_before()) && text_[at_] != '[')
      step();
    if (at_ == from) return step();
    add_word(text_.substr(from, at_ - from), begin);
  }

  /// Whether a bracket continues a word, as in e8(Q).
  bool is_letter_before() const {
    return at_ > 0 && (base::is_letter(text_[at_ - 1]) || is_digit(text_[at_ - 1]));
  }

  void add_word(std::string_view word, Place place) {
    if (word.front() == '$' || word.front() == ')') return;
    PgnGame& to = game();
    // "1.e4", "1...e5"
    std::size_t digits = 0;
    while (digits < word.size() && is_digit(word[digits])) ++digits;
    if (digits > 0 && digits < word.size() && word[digits] == '.') {
      while (digits < word.size() && word[digits] == '.') ++digits;
      place.column += static_cast<int>(digits);
      word.remove_prefix(digits);
    }
    if (word.empty() || word.find_first_not_of(".!?") == std::string_view::npos) return;
    if (play::is_count_or_result(word) || word == "1/2") {
      if (is_digit(word.back()) || word == "*" || word == "½-½") {
        to.result = word == "1/2" || word == "½-½" ? "1/2-1/2" : word;
        to.result_place = place;
        finish();
      }
      return;
    }
    if (word.find_first_not_of("0123456789") == std::string_view::npos) return;
    if (is_within(to.moves.size(), base::limits::game_moves, "moves", place))
      to.moves.push_back({std::string(word), {}, std::move(place)});
  }

  std::string_view text_;
  const std::string& file_;
  Report& report_;
  std::size_t at_ = 0;
  int line_, column_ = 1;
  bool open_ = false, full_ = false;
  std::vector<PgnGame> games_;
};

/// A name in lower case without blanks and punctuation.
std::string plain_name(std::string_view name) {
  std::string found;
  for (const char c : name)
    if (base::is_letter(c) || is_digit(c))
      found += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return found;
}

/// Names that other programs use for shipped games.
constexpr base::Word<std::string_view> aliases[] = {
    {"standard", "chess"},
    {"normal", "chess"},
    {"fromposition", "chess"},
    {"orthodox", "chess"},
    {"960", "chess960"},
    {"fischerandom", "chess960"},
    {"fischerandomchess", "chess960"},
    {"fischerrandom", "chess960"},
    {"fischerrandomchess", "chess960"},
    {"frc", "chess960"},
    {"wildfr", "chess960"},
    {"zh", "crazyhouse"},
    {"koth", "kingofthehill"},
    {"3check", "threecheck"},
    {"threechecks", "threecheck"},
    {"giveaway", "antichess"},
    {"suicide", "antichess"},
    {"losing", "antichess"},
    {"schess", "seirawan"},
    {"seirawanchess", "seirawan"},
    {"sharper", "seirawan"},
    {"glinskis", "glinski"},
    {"glinskischess", "glinski"},
    {"hexagonal", "glinski"},
    {"cambodianchess", "cambodian"},
    {"ouk", "cambodian"},
    {"losalamoschess", "losalamos"},
    {"capablancachess", "capablanca"},
    {"grandchess", "grand"},
    {"chinesechess", "xiangqi"},
    {"koreanchess", "janggi"},
    {"japanesechess", "shogi"},
};

}  // namespace

const PgnTag* PgnGame::tag(std::string_view name) const {
  const auto found = std::ranges::find(tags, name, &PgnTag::name);
  return found == tags.end() ? nullptr : &*found;
}

std::string PgnGame::value(std::string_view name) const {
  const PgnTag* found = tag(name);
  return found == nullptr ? std::string() : found->value;
}

std::vector<PgnGame> parse_pgn(std::string_view text, const std::string& file, Report& report,
                               int first_line) {
  if (!report.spend(text.size(), {file, first_line, 1})) return {};
  return PgnReader(text, file, report, first_line).read();
}

std::optional<PgnCutter::Part> PgnCutter::add(std::string_view line) {
  constexpr std::size_t long_enough = std::size_t{64} << 10;  // for games without tags
  const bool is_whole = std::exchange(is_whole_line_, line.ends_with('\n'));
  const bool begins = is_whole && line.starts_with('[') && moves_;
  const bool goes_on = comment_ || depth_ > 0;
  std::optional<Part> whole;
  if (!goes_on && (begins || (ended_ && part_.text.size() >= long_enough))) {
    whole = std::exchange(part_, {{}, next_line_});
    moves_ = ended_ = false;
  }
  part_.text += line;
  next_line_ += is_whole_line_ ? 1 : 0;
  update_state(line);
  return whole;
}

/// Updates whether a comment, a variation or a game is open after a line.
void PgnCutter::update_state(std::string_view line) {
  const bool goes_on = comment_ || depth_ > 0;
  const std::string_view words = base::trimmed(line);
  if (!goes_on && (words.empty() || line[0] == '[' || line[0] == '%')) return;
  moves_ = true;
  char before = ' ';
  for (const char c : line) {
    if (comment_) {
      comment_ = c != '}';
    } else if (c == '{') {
      comment_ = true;
    } else if (c == ';' && depth_ == 0) {
      break;
    } else if (c == '(' && (depth_ > 0 || !(base::is_letter(before) || is_digit(before)))) {
      ++depth_;
    } else if (c == ')' && depth_ > 0) {
      --depth_;
    }
    before = c;
  }
  ended_ = !comment_ && depth_ == 0 && (is_digit(words.back()) || words.back() == '*') &&
           play::is_count_or_result(words.substr(words.find_last_of(" \t") + 1));
}

std::optional<std::string> game_of(const PgnGame& pgn, const std::vector<std::string>& ids) {
  const PgnTag* tag = pgn.tag("Variant");
  if (tag == nullptr || tag->value.empty() || tag->value == "?") return "chess";
  std::string wanted = plain_name(tag->value);
  if (const auto alias = base::value_of(wanted, aliases)) wanted = *alias;
  for (const std::string& id : ids)
    if (plain_name(id) == wanted || plain_name(id) + "chess" == wanted) return id;
  return std::nullopt;
}

}  // namespace boardwright::pgn
