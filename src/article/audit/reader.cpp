// Matches the words of sentences with patterns, and computes the claims that these yield.
#include "audit/reader.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

#include "base/limits.h"
#include "base/text.h"
#include "text/numbers.h"
#include "verify/claims.h"

namespace boardwright::audit {

using base::lower_case;
using game::CellNames, game::Claim, game::Value;
using moves::PieceType;

namespace {

constexpr SentencePattern patterns[] = {
    {"from CELL [,] PIECE +can go|move|leap|jump|ride|slide|step|get to CELLS", "reach-cells",
     "piece=PIECE cell=CELL", Said::among},
    {"from CELL [,] PIECE can [only] go|move|leap|jump|ride|slide|step|get [only] to CELLS [only]",
     "reach-cells", "piece=PIECE cell=CELL", Said::exactly},
    {"PIECE on CELL +can go|move|leap|jump|ride|slide|step|get to CELLS", "reach-cells",
     "piece=PIECE cell=CELL", Said::among},
    {"PIECE on CELL can go|move|leap|jump|ride|slide|step|get to NUMBER [other] "
     "cells|squares|hexagons",
     "reach-count", "piece=PIECE cell=CELL", Said::number},
    {"with a piece on CELL [,] PIECE on CELL +can reach CELLS", "reach-cells",
     "own=CELL piece=PIECE cell=CELL", Said::among},
    {"PIECE +rides [any_distance] along [the] AXES", "same-moves", "piece=PIECE like=slide",
     Said::holds},
    {"PIECE +steps one cell along [the] AXES", "same-moves", "piece=PIECE like=step", Said::holds},
    {"PIECE +steps one cell in any|every direction", "same-moves", "piece=PIECE like=touch",
     Said::holds},
    {"PIECE +moves [just|exactly] like|as PIECES [do|does]", "same-moves",
     "piece=PIECE like=PIECES", Said::holds},
    {"PIECE is the only piece that can go|leap|move from CELL to CELL", "may",
     "piece=PIECE cell=CELL to=CELL", Said::alone},
    {"PIECE +moves on SHAPES only", "range-covers", "pieces=PIECE shape=SHAPES", Said::holds},
    {"CELLS +are [all] SHAPES", "subset", "of=CELLS shape=SHAPES", Said::holds},
    {"CELLS +lie [all] on [the] LINES", "subset", "of=CELLS LINES", Said::holds},
    {"the board has NUMBER SHAPES", "cell-count", "shape=SHAPES", Said::number},
    {"SEAT begins|moves_first|makes_the_first_move", "turn-of", "position=start words=SEAT",
     Said::words},
};

/// Fillers that are ignored in a sentence without claims, between commas or at its end.
constexpr std::string_view fillers[] = {"for example", "for instance", "too", "also", "thus"};

/// Step limit for one sentence.
constexpr std::int64_t steps_of_reading = base::limits::proof_steps / 1024;

/// A word, a comma or a mark of a sentence.
struct Token {
  std::size_t begin, end;
  std::string word;            ///< in lowercase; "?" for a mark
  const Mark* mark = nullptr;  ///< the mark that the token is, or null
};

/// What a pattern has found in a sentence.
struct Captured {
  std::map<std::string, std::vector<std::string>, std::less<>> slots;  ///< CELL, then CELL2
  std::string line_key;                                                ///< "ranks" or "files"
  std::optional<double> number;
  bool negated = false, only = false;
};

bool is_slot_mark(MarkKind kind) {
  return kind == MarkKind::piece || kind == MarkKind::cell || kind == MarkKind::line ||
         kind == MarkKind::axis || kind == MarkKind::shape || kind == MarkKind::colour;
}

std::vector<Token> tokens_of(std::string_view text, const std::vector<Mark>& marks) {
  std::vector<Token> tokens;
  auto mark = marks.begin();
  for (std::size_t at = 0; at < text.size();) {
    while (mark != marks.end() && (mark->begin < at || !is_slot_mark(mark->kind))) ++mark;
    if (mark != marks.end() && mark->begin == at) {
      tokens.push_back({at, mark->end, "?", &*mark});
      at = mark->end;
      continue;
    }
    if (text[at] == ' ') {
      ++at;
      continue;
    }
    std::size_t end = at;
    while (end < text.size() && (base::is_letter(text[end]) || base::is_digit(text[end]))) ++end;
    if (end == at) {
      tokens.push_back({at, at + 1, std::string(1, text[at]), nullptr});
      ++at;
      continue;
    }
    tokens.push_back({at, end, lower_case(text.substr(at, end - at)), nullptr});
    at = end;
  }
  return tokens;
}

bool has_words(const std::vector<Token>& tokens, std::size_t at, std::string_view words) {
  for (const std::string_view word : base::words(words)) {
    if (at >= tokens.size() || tokens[at].word != word) return false;
    ++at;
  }
  return true;
}

/// Takes out fillers, with the commas around them.
void drop_fillers(std::vector<Token>& tokens) {
  for (std::size_t at = 1; at < tokens.size(); ++at)
    for (const std::string_view filler : fillers) {
      if (!has_words(tokens, at, filler)) continue;
      std::size_t begin = at, end = at + base::words(filler).size();
      if (tokens[begin - 1].word == ",") --begin;
      if (end < tokens.size() && tokens[end].word == ",") ++end;
      const auto first = tokens.begin();
      tokens.erase(first + static_cast<std::ptrdiff_t>(begin),
                   first + static_cast<std::ptrdiff_t>(end));
      at = begin > 0 ? begin - 1 : 0;
      break;
    }
}

/// Matches one sentence with one pattern.
class Matcher {
 public:
  Matcher(const Game& game, std::string_view text, const std::vector<Token>& tokens,
          const PieceType* subject)
      : game_(game), text_(text), tokens_(tokens), subject_(subject) {}

  std::optional<Captured> match(std::string_view pattern) {
    words_ = base::words(pattern);
    Captured captured;
    if (!match(0, 0, captured)) return std::nullopt;
    return captured;
  }

 private:
  bool match(std::size_t word, std::size_t at, Captured& captured) const {
    if (word == words_.size()) return at == tokens_.size();
    const std::string_view part = words_[word];
    if (part.starts_with('[')) return match_optional(part, word, at, captured);
    Captured tried = captured;
    std::size_t next = at;
    if (!take(part, next, tried) || !match(word + 1, next, tried)) return false;
    captured = std::move(tried);
    return true;
  }

  bool match_optional(std::string_view part, std::size_t word, std::size_t at,
                      Captured& captured) const {
    const std::string_view inside = part.substr(1, part.size() - 2);
    std::string words(inside);
    std::ranges::replace(words, '_', ' ');
    for (const std::string_view each : base::split(words, '|')) {
      if (!has_words(tokens_, at, each)) continue;
      Captured tried = captured;
      tried.only = tried.only || each == "only";
      if (match(word + 1, at + base::words(each).size(), tried)) {
        captured = std::move(tried);
        return true;
      }
    }
    return match(word + 1, at, captured);
  }

  bool take(std::string_view part, std::size_t& at, Captured& captured) const {
    if (part.starts_with('+')) return take_verb(part.substr(1), at, captured);
    if (part.front() >= 'A' && part.front() <= 'Z') return take_slot(part, at, captured);
    std::string words(part);
    std::ranges::replace(words, '_', ' ');
    for (const std::string_view each : base::split(words, '|'))
      if (takes(each, at)) return true;
    return false;
  }

  /// Takes these words, also one that is a mark: "squares".
  bool takes(std::string_view words, std::size_t& at) const {
    if (at < tokens_.size() && tokens_[at].mark != nullptr &&
        lower_case(text_of(tokens_[at])) == words) {
      ++at;
      return true;
    }
    if (!has_words(tokens_, at, words)) return false;
    at += base::words(words).size();
    return true;
  }

  std::string_view text_of(const Token& token) const {
    return text_.substr(token.begin, token.end - token.begin);
  }

  /// Takes a verb, "can", "are" or "rides", or its negation.
  bool take_verb(std::string_view verb, std::size_t& at, Captured& captured) const {
    const auto says = [&](std::string_view words, bool negated) {
      captured.negated = negated;
      return takes(words, at);
    };
    if (verb == "can")
      return says("cannot", true) || says("can not", true) || says("can never", true) ||
             says("can no longer", true) || says("may not", true) || says("may never", true) ||
             says("can", false) || says("may", false);
    if (verb == "are")
      return says("are not", true) || says("is not a", true) || says("is no", true) ||
             says("are no", true) || says("are", false) || says("is a", false);
    const std::string plural(verb.ends_with('s') ? verb.substr(0, verb.size() - 1) : verb);
    const std::string singular = plural + "s";
    return says("does not " + plural, true) || says("do not " + plural, true) ||
           says("never " + singular, true) || says("never " + plural, true) ||
           says(singular, false) || says(plural, false);
  }

  bool take_slot(std::string_view slot, std::size_t& at, Captured& captured) const {
    if (slot == "NUMBER") return take_number(at, captured);
    if (slot == "LINES") return take_lines(at, captured);
    std::vector<std::string> found;
    const bool taken = slot == "AXES"        ? take_axes(at, found)
                       : slot.ends_with('S') ? take_list(kind_of(slot), at, found)
                                             : take_one(kind_of(slot), at, found);
    if (!taken) return false;
    const std::string name(slot);
    captured.slots[captured.slots.contains(name) ? name + "2" : name] = std::move(found);
    return true;
  }

  static MarkKind kind_of(std::string_view slot) {
    if (slot.starts_with("PIECE")) return MarkKind::piece;
    if (slot.starts_with("CELL")) return MarkKind::cell;
    if (slot.starts_with("SHAPE")) return MarkKind::shape;
    return MarkKind::colour;
  }

  /// Takes a mark; a piece may have an article, or be "it".
  bool take_one(MarkKind kind, std::size_t& at, std::vector<std::string>& found) const {
    std::size_t next = at;
    if (kind == MarkKind::piece) {
      if (next < tokens_.size() && tokens_[next].word == "it" && subject_ != nullptr) {
        found.push_back(subject_->id);
        at = next + 1;
        return true;
      }
      if (next < tokens_.size() &&
          (tokens_[next].word == "the" || tokens_[next].word == "a" || tokens_[next].word == "an"))
        ++next;
    }
    if (next >= tokens_.size() || tokens_[next].mark == nullptr || tokens_[next].mark->kind != kind)
      return false;
    found.push_back(tokens_[next].mark->means);
    at = next + 1;
    return true;
  }

  /// Takes "," and "and" between the members of a list.
  bool take_joint(std::size_t& at) const {
    const std::size_t before = at;
    if (at < tokens_.size() && tokens_[at].word == ",") ++at;
    if (at < tokens_.size() && (tokens_[at].word == "and" || tokens_[at].word == "or")) ++at;
    return at > before;
  }

  bool take_list(MarkKind kind, std::size_t& at, std::vector<std::string>& found) const {
    if (kind == MarkKind::shape && has_words(tokens_, at, "cells")) {
      ++at;  // of any shape
      return true;
    }
    if (!take_one(kind, at, found)) return false;
    for (std::size_t next = at; take_joint(next) && take_one(kind, next, found);) at = next;
    return true;
  }

  bool take_number(std::size_t& at, Captured& captured) const {
    constexpr std::size_t most = 3;  // "thirty-two"
    for (std::size_t last = std::min(at + most, tokens_.size()); last-- > at;) {
      if (tokens_[last].mark != nullptr) continue;
      const std::string_view words =
          text_.substr(tokens_[at].begin, tokens_[last].end - tokens_[at].begin);
      const auto numbers = text::numbers_in_words(words);
      if (numbers.size() != 1 || numbers.front().kind != text::ProseNumber::Kind::count ||
          numbers.front().begin != 0 || numbers.front().end != words.size())
        continue;
      captured.number = numbers.front().value;
      at = last + 1;
      return true;
    }
    return false;
  }

  /// Takes "rank 4", "files a, c and e", "the e-file" or "the third rank".
  bool take_lines(std::size_t& at, Captured& captured) const {
    std::vector<std::string> found;
    const std::string word = at < tokens_.size() ? tokens_[at].word : "";
    std::size_t next = at;
    if (word == "rank" || word == "ranks" || word == "file" || word == "files") {
      captured.line_key = word.starts_with("rank") ? "ranks" : "files";
      ++next;
      if (!take_list(MarkKind::line, next, found)) return false;
    } else if (take_one(MarkKind::line, next, found) && has_words(tokens_, next, "- file")) {
      captured.line_key = "files";
      next += 2;
    } else {
      return false;
    }
    for (std::string& line : found) line = line.substr(line.find(' ') + 1);
    captured.slots["LINES"] = std::move(found);
    at = next;
    return true;
  }

  /// Takes "X-axis", "lines of the X- and Y-axes", "ranks and files" or "diagonals".
  bool take_axes(std::size_t& at, std::vector<std::string>& found) const {
    if (has_words(tokens_, at, "lines of the")) at += 3;
    std::size_t next = at;
    while (take_one(MarkKind::axis, next, found) && has_words(tokens_, next, "-")) {
      ++next;
      at = next;
      if (has_words(tokens_, next, "axis") || has_words(tokens_, next, "axes")) {
        at = next + 1;
        return true;
      }
      if (!take_joint(next)) return false;
    }
    if (!found.empty()) return false;
    if (has_words(tokens_, at, "ranks and files")) {
      at += 3;
      found = {"orthogonal"};
    } else if (has_words(tokens_, at, "ranks , files and diagonals")) {
      at += 5;
      found = {"orthogonal", "diagonal"};
    } else if (has_words(tokens_, at, "diagonals")) {
      ++at;
      found = {"diagonal"};
    }
    return !found.empty() && std::ranges::all_of(found, [&](const std::string& axis) {
      return game_.board().axis(axis) != nullptr;
    });
  }

  const Game& game_;
  std::string_view text_;
  const std::vector<Token>& tokens_;
  const PieceType* subject_;
  std::vector<std::string_view> words_;
};

std::string joined(const std::vector<std::string>& words, const char* joint) {
  return base::joined(std::span<const std::string>(words), joint);
}

/// The claim of a pattern with what a sentence names; nothing if the game lacks what it needs.
std::optional<Claim> claim_of(const Game& game, const SentencePattern& pattern,
                              const Captured& captured) {
  Claim claim;
  claim.kind = pattern.kind;
  std::map<std::string, int> used;
  for (const std::string_view key : base::words(pattern.keys)) {
    if (key == "LINES") {
      claim.keys[captured.line_key] = joined(captured.slots.find("LINES")->second, ",");
      continue;
    }
    const std::string name(key.substr(0, key.find('='))), value(key.substr(key.find('=') + 1));
    const bool again = used[value]++ > 0;
    const auto slot = captured.slots.find(again ? value + "2" : value);
    if (name == "words") continue;
    if (name == "position") {
      if (game.start.empty()) return std::nullopt;
      claim.keys[name] = game.start;
    } else if (name == "like" && slot != captured.slots.end()) {
      claim.like = slot->second;
    } else if (name == "like") {
      const auto axes = captured.slots.find("AXES");
      claim.like = {axes == captured.slots.end() ? value : value + " " + joined(axes->second, " ")};
    } else if (!slot->second.empty()) {
      claim.keys[name] = joined(slot->second, ",");
    }
  }
  return claim;
}

/// Whether a sentence with these names says what was computed.
bool is_so(const SentencePattern& pattern, const Captured& captured, const Value& value) {
  const auto slot = [&](std::string_view name) -> const std::vector<std::string>& {
    return captured.slots.find(name)->second;
  };
  switch (pattern.said) {
    case Said::holds: return std::get<bool>(value) != captured.negated;
    case Said::among: {
      const auto& cells = std::get<CellNames>(value);
      return std::ranges::all_of(slot("CELLS"), [&](const std::string& cell) {
        return (std::ranges::find(cells, cell) != cells.end()) != captured.negated;
      });
    }
    case Said::exactly: {
      CellNames said = slot("CELLS"), found = std::get<CellNames>(value);
      std::ranges::sort(said);
      std::ranges::sort(found);
      return said == found;
    }
    case Said::number:
      return captured.number &&
             *captured.number == static_cast<double>(std::get<game::Count>(value));
    case Said::words: return lower_case(std::get<std::string>(value)) == slot("SEAT").front();
    case Said::alone: return std::get<bool>(value);
  }
  return false;
}

}  // namespace

std::span<const SentencePattern> sentence_patterns() { return patterns; }

Reader::Reader(const Game& game, const Lexicon& lexicon)
    : game_(game), lexicon_(lexicon), logics_(game) {}

std::optional<Value> Reader::compute(const Claim& claim) {
  return verify::compute(game_, std::span(&claim, 1), logics_, base::Budget(steps_of_reading))
      .front();
}

/// Whether the claim holds for another piece, too.
bool Reader::holds_of_others(Claim claim) {
  const std::string own = claim.key("piece");
  return std::ranges::any_of(game_.piece_types, [&](const PieceType& piece_type) {
    if (piece_type.id == own) return false;
    claim.keys["piece"] = piece_type.id;
    const auto value = compute(claim);
    return value && std::get<bool>(*value);
  });
}

Reading Reader::read(std::string_view sentence, const PieceType* subject) {
  const std::vector<Mark> marks = lexicon_.words_known_in(sentence);
  if (game_.boards.empty()) return {};
  std::vector<Token> tokens = tokens_of(sentence, marks);
  drop_fillers(tokens);
  for (const SentencePattern& pattern : patterns) {
    const auto captured = Matcher(game_, sentence, tokens, subject).match(pattern.words);
    if (!captured || (pattern.said == Said::exactly && !captured->only)) continue;
    const auto claim = claim_of(game_, pattern, *captured);
    if (!claim) return {};
    const auto value = compute(*claim);
    if (!value) return {};
    bool so = is_so(pattern, *captured, *value);
    if (pattern.said == Said::alone) so = so && !holds_of_others(*claim);
    return {so ? Reading::Result::holds : Reading::Result::differs, game::shown(*value)};
  }
  return {};
}

}  // namespace boardwright::audit
