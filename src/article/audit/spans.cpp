// Cuts a sentence at its joints.
#include "audit/spans.h"

#include <algorithm>
#include <utility>

#include "base/text.h"
#include "text/numbers.h"

namespace boardwright::audit {

using base::lower_case;

namespace {

/// At most this many clauses of a sentence are tried in all combinations. Sentences of more bytes
/// than most_bytes are left alone.
constexpr std::size_t most_clauses = 10, most_bytes = 2000;

/// At most this many words after a number say what it counts.
constexpr std::size_t most_counted = 4;

constexpr std::string_view dots = "…";

/// What separates clauses; the longest first.
constexpr std::string_view joints[] = {", and ", ", but ", ", so ", ", nor ", ", or ",
                                       ", ",     "; ",     ": ",    " (",     ") ",
                                       " and ",  " but ",  " nor ", " while "};

/// Words after which a sentence cannot end.
constexpr std::string_view unfinished[] = {"so",  "that", "the",  "a",   "an", "to",   "of",
                                           "and", "or",   "than", "on",  "in", "from", "with",
                                           "by",  "only", "is",   "are", "as", "for",  "at"};

/// Whether a joint stands inside a list: right between two marks of one kind.
bool is_in_list(const std::vector<Mark>& marks, std::size_t begin, std::size_t end) {
  for (std::size_t i = 1; i < marks.size(); ++i)
    if (marks[i - 1].end == begin && marks[i].begin == end && marks[i - 1].kind == marks[i].kind)
      return true;
  return false;
}

using Part = std::pair<std::size_t, std::size_t>;

/// The clauses of a text without placeholders: where each begins and ends.
std::vector<Part> clauses_of(std::string_view text, const std::vector<Mark>& marks) {
  std::vector<Part> clauses;
  std::size_t begin = 0;
  for (std::size_t at = 0; at < text.size(); ++at)
    for (const std::string_view joint : joints) {
      if (!text.substr(at).starts_with(joint) || is_in_list(marks, at, at + joint.size())) continue;
      clauses.emplace_back(begin, at);
      // "nor" is the negation of what follows.
      begin = joint.find("nor ") == joint.npos ? at + joint.size() : at + joint.find("nor ");
      at = std::max(begin, at + 1) - 1;
      break;
    }
  clauses.emplace_back(begin, text.size());
  std::erase_if(clauses, [](const auto& clause) { return clause.first >= clause.second; });
  return clauses;
}

/// The ends of the first words of a text.
std::vector<std::size_t> word_ends(std::string_view text) {
  std::vector<std::size_t> ends;
  for (std::size_t at = 0; at < text.size() && ends.size() < most_counted;) {
    if (text[at] != ' ') break;
    std::size_t end = at + 1;
    while (end < text.size() && (base::is_letter(text[end]) || base::is_digit(text[end]) ||
                                 text[end] == '-' || text[end] == '\''))
      ++end;
    if (end == at + 1) break;
    ends.push_back(end);
    at = end;
  }
  return ends;
}

/// Each number, alone and with one, two and more words after it, up to the next number.
std::vector<Part> counted_in(std::string_view text, const std::vector<Mark>& marks) {
  std::vector<Part> parts;
  const auto numbers = text::numbers_in_words(text);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const std::size_t stop = i + 1 < numbers.size() ? numbers[i + 1].begin : text.size();
    const auto cuts = [&](std::size_t begin, std::size_t end) {
      return std::ranges::any_of(marks, [&](const Mark& mark) {
        return (mark.begin < begin && begin < mark.end) || (mark.begin < end && end < mark.end);
      });
    };
    if (cuts(numbers[i].begin, numbers[i].end)) continue;
    parts.emplace_back(numbers[i].begin, numbers[i].end);
    for (const std::size_t end : word_ends(text.substr(numbers[i].end)))
      if (numbers[i].end + end <= stop && !cuts(numbers[i].begin, numbers[i].end + end))
        parts.emplace_back(numbers[i].begin, numbers[i].end + end);
  }
  return parts;
}

std::string_view final_word(std::string_view text) { return text.substr(text.rfind(' ') + 1); }

/// Whether the last word needs another one: "to all".
bool ends_too_early(const Span& span) {
  const std::string word = lower_case(final_word(span.words));
  const std::size_t marks = span.marks.size();
  if (word == "only" && marks > 1 && span.marks[marks - 2].kind == MarkKind::cell) return false;
  if (std::ranges::find(unfinished, word) != std::end(unfinished)) return true;
  if (span.marks.empty()) return false;
  const Mark& last = span.marks.back();
  return last.end == span.words.size() &&
         (last.kind == MarkKind::quantifier || last.kind == MarkKind::negation ||
          last.kind == MarkKind::comparative);
}

bool is_stop(char c) { return std::string_view(" .;:,(!?").find(c) != std::string_view::npos; }

class Cutter {
 public:
  Cutter(const Game& game, const Lexicon& lexicon, std::string_view sentence)
      : game_(game), lexicon_(lexicon), sentence_(sentence) {}

  std::vector<Span> spans() {
    if (sentence_.size() > most_bytes) return {};
    for (std::size_t from = 0; from < sentence_.size();) {
      const std::size_t to = std::min(sentence_.find(dots, from), sentence_.size());
      cut(sentence_.substr(from, to - from), from);
      from = to + dots.size();
    }
    for (Span& span : spans_) complete(span);
    std::erase_if(spans_, [](const Span& span) {
      return (span.marks.empty() && span.numbers() == 0) ||
             span.words.find(" = ") != span.words.npos || ends_too_early(span);
    });
    return std::move(spans_);
  }

 private:
  void cut(std::string_view text, std::size_t offset) {
    while (!text.empty() && is_stop(text.back())) text.remove_suffix(1);
    auto clauses = clauses_of(text, lexicon_.marks_in(text));
    if (clauses.size() > most_clauses) clauses.resize(most_clauses);
    for (std::size_t i = 0; i < clauses.size(); ++i)
      for (std::size_t j = i; j < clauses.size(); ++j) {
        std::size_t begin = clauses[i].first;
        while (begin < clauses[j].second && (text[begin] == ' ' || text[begin] == '(')) ++begin;
        add(text.substr(begin, clauses[j].second - begin), offset + begin);
      }
    for (const auto& [begin, end] : counted_in(text, lexicon_.marks_in(text)))
      add(text.substr(begin, end - begin), offset + begin);
  }

  void add(std::string_view words, std::size_t begin) {
    const bool known = std::ranges::any_of(spans_, [&](const Span& span) {
      return span.begin == begin && span.words.size() == words.size();
    });
    if (!known && words.find('(') == words.npos && words.find(')') == words.npos)
      spans_.push_back({begin, words, {}});
  }

  void complete(Span& span) const {
    span.marks = lexicon_.marks_in(span.words);
    span.before = sentence_.substr(0, span.begin);
    span.before_marks = lexicon_.marks_in(span.before);
    span.after = sentence_.substr(span.begin + span.words.size());
    for (const Mark& mark : span.before_marks) {
      if (mark.kind == MarkKind::piece) span.subject = game_.find_piece_type(mark.means);
      if (mark.kind == MarkKind::colour) span.seat = mark.means;
    }
  }

  const Game& game_;
  const Lexicon& lexicon_;
  std::string_view sentence_;
  std::vector<Span> spans_;
};

}  // namespace

std::vector<std::string> Span::all(MarkKind kind) const {
  std::vector<std::string> found;
  for (const Mark& mark : marks)
    if (mark.kind == kind && std::ranges::find(found, mark.means) == found.end())
      found.push_back(mark.means);
  return found;
}

bool Span::has(MarkKind kind, std::string_view means) const {
  return std::ranges::any_of(
      marks, [&](const Mark& mark) { return mark.kind == kind && mark.means == means; });
}

int Span::numbers() const {
  const auto numbers = text::numbers_in_words(words);
  return static_cast<int>(std::ranges::count_if(numbers, [&](const text::ProseNumber& number) {
    return std::ranges::none_of(marks, [&](const Mark& mark) {
      return mark.kind != MarkKind::quantifier && mark.kind != MarkKind::negation &&
             mark.begin <= number.begin && number.end <= mark.end;
    });
  }));
}

std::vector<Span> spans_of(const Game& game, const Lexicon& lexicon, std::string_view sentence) {
  return Cutter(game, lexicon, sentence).spans();
}

}  // namespace boardwright::audit
