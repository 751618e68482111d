// Tries the claims of an article, and new ones made from the marks of a sentence, on its clauses.
#include "audit/bindings.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <span>

#include "audit/claim_words.h"
#include "audit/subjects.h"
#include "base/limits.h"
#include "base/text.h"
#include "board/selection.h"
#include "english/wording.h"
#include "game/plays.h"
#include "text/numbers.h"
#include "text/statement.h"
#include "verify/claims.h"
#include "verify/kinds.h"

namespace boardwright::audit {

using base::lower_case;
using game::Value;
using moves::PieceType;

namespace {

/// Step limit for the new claims of one article.
constexpr std::int64_t steps_of_bindings = base::limits::proof_steps / 8;

/// At most this many clauses of a sentence are tried in all combinations. Longer sentences than
/// this, in bytes, are left alone.
constexpr std::size_t most_clauses = 10, most_bytes = 2000;

constexpr std::string_view moving =
    "move go goes step ride leap jump slid reach get land pass cross travel come";
constexpr std::string_view lying = "lie lies line axis file rank diagonal row run lead";
constexpr std::string_view any_words = "";

/// The kinds of claims that are proposed, and the beginnings of words of which a sentence has one.
struct KindCue {
  std::string_view kind, cues;
};
constexpr KindCue kind_cues[] = {
    {"reach-cells", moving},
    {"reach-count", moving},
    {"move-cells", "move step go"},
    {"capture-cells", "captur"},
    {"may", "move go goes step ride leap jump slid reach get land pass cross block round"},
    {"may-stand", "stand enter stay"},
    {"range-covers", "stand reach get move cover enter"},
    {"range-count", "reach get range cover"},
    {"range-share", "reach get range cover"},
    {"reach-more", "power strong weak farther more"},
    {"same-moves", "move like combin unite together"},
    {"distance", "move need"},
    {"cell-list", any_words},
    {"cell-count", any_words},
    {"cell-share", any_words},
    {"line-cells", lying},
    {"line-length", lying},
    {"line-count", lying},
    {"on-line", lying},
    {"alternates", "alternat every"},
    {"orthogonal", "orthogonal"},
    {"steps", "away far distan cells"},
    {"touch-cells", "touch border meet contiguous neighbour beside share"},
    {"man-at", "stand start begin place king queen"},
    {"men-cells", "stand start begin place"},
    {"men-count", "begin start army side has have piece"},
};

bool has_cue(std::string_view kind, std::string_view sentence) {
  constexpr std::size_t most_ending = 4;
  const auto row = std::ranges::find(kind_cues, kind, &KindCue::kind);
  if (row == std::end(kind_cues)) return false;
  if (row->cues.empty()) return true;
  const std::string small = lower_case(sentence);
  for (const std::string_view cue : base::words(row->cues))
    for (std::size_t at = small.find(cue); at != small.npos; at = small.find(cue, at + 1)) {
      std::size_t end = at + cue.size();
      while (end < small.size() && base::is_letter(small[end])) ++end;
      if ((at == 0 || !base::is_letter(small[at - 1])) && end - at <= cue.size() + most_ending)
        return true;
    }
  return false;
}

/// A run of clauses of a sentence, with its marks.
struct Span {
  std::size_t begin = 0;  ///< in the sentence
  std::string_view words;
  std::vector<Mark> marks;
  const PieceType* subject = nullptr;  ///< the piece that "it" means

  std::vector<std::string> all(MarkKind kind) const {
    std::vector<std::string> found;
    for (const Mark& mark : marks)
      if (mark.kind == kind && std::ranges::find(found, mark.means) == found.end())
        found.push_back(mark.means);
    return found;
  }
  bool has(MarkKind kind, std::string_view means) const {
    return std::ranges::any_of(
        marks, [&](const Mark& mark) { return mark.kind == kind && mark.means == means; });
  }
};

/// Whether a joint stands inside a list: right between two marks of one kind.
bool is_in_list(const std::vector<Mark>& marks, std::size_t begin, std::size_t end) {
  for (std::size_t i = 1; i < marks.size(); ++i)
    if (marks[i - 1].end == begin && marks[i].begin == end && marks[i - 1].kind == marks[i].kind)
      return true;
  return false;
}

/// The clauses of a text without placeholders: where each begins and ends.
std::vector<std::pair<std::size_t, std::size_t>> clauses_of(std::string_view text,
                                                            const std::vector<Mark>& marks) {
  std::vector<std::pair<std::size_t, std::size_t>> clauses;
  std::size_t begin = 0;
  for (std::size_t at = 0; at < text.size(); ++at)
    for (const std::string_view joint :
         {", and ", ", but ", ", ", "; ", ": ", " (", ") ", " and ", " but ", " while "}) {
      if (!text.substr(at).starts_with(joint) || is_in_list(marks, at, at + joint.size())) continue;
      clauses.emplace_back(begin, at);
      begin = at + joint.size();
      at = begin - 1;
      break;
    }
  clauses.emplace_back(begin, text.size());
  std::erase_if(clauses, [](const auto& clause) { return clause.first >= clause.second; });
  return clauses;
}

/// Words after which a sentence cannot end.
constexpr std::string_view unfinished[] = {"so",  "that", "the",  "a",   "an", "to",   "of",
                                           "and", "or",   "than", "on",  "in", "from", "with",
                                           "by",  "only", "is",   "are", "as", "for",  "at"};

std::string_view final_word(std::string_view text) { return text.substr(text.rfind(' ') + 1); }

/// Whether a cell stands right after "from" or "on".
bool is_origin(const Span& span, const Mark& cell) {
  const std::string before = lower_case(span.words.substr(0, cell.begin));
  return cell.kind == MarkKind::cell && (before.ends_with("from ") || before.ends_with("on "));
}

/// Whether some words contain a number that is not part of the name of a line or a cell.
int numbers_of(const Span& span) {
  const auto numbers = text::numbers_in_words(span.words);
  return static_cast<int>(std::ranges::count_if(numbers, [&](const text::ProseNumber& number) {
    return std::ranges::none_of(span.marks, [&](const Mark& mark) {
      return mark.kind != MarkKind::quantifier && mark.begin <= number.begin &&
             number.end <= mark.end;
    });
  }));
}

/// A claim to try, with what it states.
struct Candidate {
  Claim claim;
  Value value;
  bool is_new = true;
  StatedMarks stated = {};
};

using KeyValues = std::vector<std::pair<std::string, std::string>>;

/// Proposes bindings for one article.
class Binder {
 public:
  Binder(const Game& game, const Article& article, const Document& text,
         const std::vector<Finding>& findings)
      : game_(game),
        lexicon_(game),
        claim_words_(game, lexicon_),
        logics_(game),
        subjects_(subjects_of(game, text)) {
    for (const Finding& finding : findings)
      if (finding.claim->document == article.id && finding.agrees && is_known(finding.claim->kind))
        add_known(finding);
    for (const text::Section& section : text::sections_of(text))
      names_[section.id] = section.number.empty() ? section.title : "Section " + section.number;
  }

  std::vector<BoundSentence> propose(const Account& account) {
    std::vector<BoundSentence> sentences;
    for (const OpenMark& mark : account.marks) {
      const bool same = !sentences.empty() &&
                        sentences.back().marks.front().sentence == mark.sentence &&
                        sentences.back().marks.front().section == mark.section;
      if (!same) sentences.emplace_back();
      sentences.back().marks.push_back(mark);
    }
    compute(sentences);
    for (BoundSentence& sentence : sentences) bind(sentence);
    return sentences;
  }

 private:
  static bool is_known(std::string_view kind) {
    return std::ranges::find(kind_cues, kind, &KindCue::kind) != std::end(kind_cues);
  }

  void add_known(const Finding& finding) {
    known_.push_back({*finding.claim, finding.computed, false,
                      claim_words_.stated_by(*finding.claim, finding.computed)});
  }

  std::vector<Span> spans_of(const BoundSentence& sentence) const {
    const std::string_view text = sentence.marks.front().sentence;
    const auto subject = subjects_.find(sentence.marks.front().section);
    constexpr std::string_view dots = "…";
    std::vector<Span> spans;
    if (text.size() > most_bytes) return spans;
    for (std::size_t from = 0; from < text.size();) {
      const std::size_t to = std::min(text.find(dots, from), text.size());
      add_spans(text.substr(from, to - from), from, spans);
      from = to + dots.size();
    }
    for (Span& span : spans) {
      span.marks = lexicon_.marks_in(span.words);
      if (subject != subjects_.end()) span.subject = subject->second;
      for (const Mark& mark : lexicon_.marks_in(text.substr(0, span.begin)))
        if (mark.kind == MarkKind::piece) span.subject = game_.find_piece_type(mark.means);
    }
    std::erase_if(spans, [](const Span& span) {
      return span.marks.empty() || span.words.find(" = ") != span.words.npos ||
             ends_too_early(span);
    });
    return spans;
  }

  /// Whether the last word needs another one: "to all".
  static bool ends_too_early(const Span& span) {
    const Mark& last = span.marks.back();
    const std::string word = lower_case(final_word(span.words));
    if (std::ranges::find(unfinished, word) != std::end(unfinished)) return true;
    return last.end == span.words.size() &&
           (last.kind == MarkKind::quantifier || last.kind == MarkKind::negation ||
            last.kind == MarkKind::comparative);
  }

  void add_spans(std::string_view text, std::size_t offset, std::vector<Span>& spans) const {
    std::size_t end = text.size();
    while (end > 0 && (text[end - 1] == ' ' || text[end - 1] == '.' || text[end - 1] == ';' ||
                       text[end - 1] == ':' || text[end - 1] == ',' || text[end - 1] == '(' ||
                       text[end - 1] == '!' || text[end - 1] == '?'))
      --end;
    auto clauses = clauses_of(text.substr(0, end), lexicon_.marks_in(text));
    if (clauses.size() > most_clauses) clauses.resize(most_clauses);
    for (std::size_t i = 0; i < clauses.size(); ++i)
      for (std::size_t j = i; j < clauses.size(); ++j) {
        std::size_t begin = clauses[i].first;
        while (begin < clauses[j].second && (text[begin] == ' ' || text[begin] == '(')) ++begin;
        const std::string_view words = text.substr(begin, clauses[j].second - begin);
        if (words.find('(') == words.npos && words.find(')') == words.npos)
          spans.push_back({offset + begin, words, {}, nullptr});
      }
  }

  void compute(const std::vector<BoundSentence>& sentences) {
    std::vector<Claim> claims;
    std::map<std::string, std::size_t> seen;
    for (const BoundSentence& sentence : sentences)
      for (const Span& span : spans_of(sentence))
        for (Claim& claim : claims_about(span))
          if (seen.emplace(text::print_statement(claim), claims.size()).second)
            claims.push_back(std::move(claim));
    const auto values = verify::compute(game_, claims, logics_, base::Budget(steps_of_bindings));
    for (std::size_t i = 0; i < claims.size(); ++i) {
      if (!values[i]) continue;
      const std::string line = text::print_statement(claims[i]);
      claims[i].documented = *values[i];
      StatedMarks stated = claim_words_.stated_by(claims[i], *values[i]);
      new_.emplace(line, Candidate{std::move(claims[i]), *values[i], true, std::move(stated)});
    }
  }

  /// The claims that the marks of some words can be about.
  std::vector<Claim> claims_about(const Span& span) const {
    std::vector<Claim> claims;
    const auto add = [&](std::string_view kind, KeyValues keys) {
      if (!has_cue(kind, span.words)) return;
      Claim claim;
      claim.kind = kind;
      for (auto& [key, value] : keys) claim.keys.emplace(std::move(key), std::move(value));
      claims.push_back(std::move(claim));
    };
    const auto cells = cells_of(span);
    std::vector<std::string> pieces = span.all(MarkKind::piece);
    if (pieces.empty() && span.subject != nullptr) pieces.push_back(span.subject->id);
    if (pieces.size() > 1) {
      add("reach-more", {{"piece", pieces[0]}, {"than", pieces[1]}});
      add("reach-more", {{"piece", pieces[1]}, {"than", pieces[0]}});
    }
    for (const std::string& piece : pieces) add_of_piece(piece, cells, span, add);
    add_of_board(cells, span, add);
    return claims;
  }

  template <class Add>
  void add_of_piece(const std::string& piece, const std::vector<std::string>& cells,
                    const Span& span, const Add& add) const {
    const auto shapes = span.all(MarkKind::shape);
    if (!shapes.empty())
      add("range-covers",
          {{"pieces", piece}, {"shape", base::joined(std::span<const std::string>(shapes), ",")}});
    if (cells.empty()) {
      add("range-count", {{"piece", piece}});
      add("range-share", {{"piece", piece}});
      return;
    }
    const std::string& from = cells.front();
    add("may-stand", with_seat(span, {{"piece", piece}, {"cell", from}}));
    if (!game_.start.empty()) add("man-at", {{"position", game_.start}, {"cell", from}});
    if (std::ranges::none_of(span.marks, [&](const Mark& mark) { return is_origin(span, mark); }))
      return;
    for (const char* kind : {"reach-cells", "reach-count", "move-cells"})
      add(kind, with_seat(span, {{"piece", piece}, {"cell", from}}));
    if (cells.size() == 1) return;
    const std::vector<std::string> others(cells.begin() + 1, cells.end());
    add("capture-cells",
        with_seat(span, {{"piece", piece},
                         {"cell", from},
                         {"enemy", base::joined(std::span<const std::string>(others), ",")}}));
    for (const std::string& to : others) {
      add("may", with_seat(span, {{"piece", piece}, {"cell", from}, {"to", to}}));
      for (const std::string& other : others)
        for (const auto& [side, cue] : {std::pair("own", "own"), std::pair("enemy", "enemy")})
          if (to != other && span.words.find(cue) != span.words.npos)
            add("may",
                with_seat(span, {{"piece", piece}, {"cell", from}, {"to", to}, {side, other}}));
    }
  }

  /// Adds the seat that the words name, if they name one.
  KeyValues with_seat(const Span& span, KeyValues keys, bool first_is_usual = true) const {
    for (const board::SeatId seat : game_.board().seat_ids())
      if ((!first_is_usual || seat != board::first_seat) &&
          span.has(MarkKind::colour, lower_case(game_.board().seat(seat).name)))
        keys.emplace_back("seat", std::to_string(board::seat_number(seat)));
    return keys;
  }

  template <class Add>
  void add_of_board(const std::vector<std::string>& cells, const Span& span, const Add& add) const {
    const std::string list = base::joined(std::span<const std::string>(cells), ",");
    for (const std::string& axis : span.all(MarkKind::axis)) {
      add("orthogonal", {{"axis", axis}});
      add("line-count", {{"axis", axis}});
      if (cells.size() > 1) add("on-line", {{"axis", axis}, {"of", list}});
      if (!cells.empty()) add("line-cells", {{"axis", axis}, {"through", cells.front()}});
      if (!cells.empty()) add("line-length", {{"axis", axis}, {"through", cells.front()}});
      for (const std::string& shape : span.all(MarkKind::shape))
        add("alternates", {{"axis", axis}, {"shape", shape}});
    }
    if (!cells.empty()) add("touch-cells", {{"cell", cells.front()}});
    if (cells.size() == 2) add("steps", {{"from", cells[0]}, {"to", cells[1]}});
    KeyValues selection;
    for (const std::string_view kind : {"file", "rank"}) {
      std::vector<std::string> names;
      for (const std::string& line : span.all(MarkKind::line))
        if (line.starts_with(kind)) names.push_back(line.substr(kind.size() + 1));
      if (!names.empty())
        selection.emplace_back(std::string(kind) + "s",
                               base::joined(std::span<const std::string>(names), ","));
    }
    const auto shapes = span.all(MarkKind::shape);
    if (!shapes.empty())
      selection.emplace_back("shape", base::joined(std::span<const std::string>(shapes), ","));
    add_of_zones(cells, span, add);
    if (selection.empty()) return;
    for (const char* kind : {"cell-list", "cell-count", "cell-share"}) add(kind, selection);
  }

  /// Lists of the cells of a zone that the words name, of all and of those on the files or ranks of
  /// the cells that they name: "the dead ends on the rim are a5 and i5".
  template <class Add>
  void add_of_zones(const std::vector<std::string>& cells, const Span& span, const Add& add) const {
    const board::Board& board = game_.board();
    for (const auto& [zone, sets] : board.zones) {
      if (cells.empty() || sets.empty() || !names_zone(span, zone)) continue;
      const KeyValues whole = with_seat(span, {{"zone", zone}}, false);
      add("cell-list", whole);
      for (const auto& [key, name] :
           {std::pair("files", &geometry::Cell::file), std::pair("ranks", &geometry::Cell::rank)}) {
        std::set<std::string> lines;
        for (const std::string& cell : cells)
          if (const auto found = board.find(cell)) lines.insert(board.cell(*found).*name);
        KeyValues part = whole;
        const std::vector<std::string> list(lines.begin(), lines.end());
        part.emplace_back(key, base::joined(std::span<const std::string>(list), ","));
        add("cell-list", part);
      }
    }
  }

  /// Whether words contain the name of a zone, "dead-end" as "dead ends".
  static bool names_zone(const Span& span, std::string name) {
    std::ranges::replace(name, '-', ' ');
    return lower_case(span.words).find(name) != std::string::npos;
  }

  /// The cells of some words: first the one from which the words set out.
  static std::vector<std::string> cells_of(const Span& span) {
    std::vector<std::string> cells = span.all(MarkKind::cell);
    for (const Mark& mark : span.marks) {
      if (!is_origin(span, mark)) continue;
      std::rotate(cells.begin(), std::ranges::find(cells, mark.means),
                  std::next(std::ranges::find(cells, mark.means)));
      break;
    }
    return cells;
  }

  /// A candidate for some words, and how well it fits.
  struct Fit {
    const Candidate* candidate = nullptr;
    Span span;
    int points = 0;
  };

  void bind(BoundSentence& sentence) {
    if (!sentence.marks.front().claim.empty()) return;  // words of a claim are bound already
    std::vector<Fit> fits;
    for (const Span& span : spans_of(sentence)) {
      for (const Candidate& candidate : known_)
        if (has_cue(candidate.claim.kind, span.words)) try_on(candidate, span, sentence, fits);
      for (const Claim& claim : claims_about(span))
        if (const auto row = new_.find(text::print_statement(claim)); row != new_.end())
          try_on(row->second, span, sentence, fits);
    }
    std::ranges::stable_sort(fits, [](const Fit& a, const Fit& b) {
      return std::pair(-a.points, a.span.words.size()) < std::pair(-b.points, b.span.words.size());
    });
    std::vector<Fit> taken;
    for (Fit& fit : fits)
      if (std::ranges::none_of(taken, [&](const Fit& other) {
            return fit.span.begin < other.span.begin + other.span.words.size() &&
                   other.span.begin < fit.span.begin + fit.span.words.size();
          }))
        taken.push_back(std::move(fit));
    std::ranges::sort(taken, {}, [](const Fit& fit) { return fit.span.begin; });
    for (const Fit& fit : taken) sentence.bindings.push_back(binding_of(fit, sentence));
    if (!taken.empty()) sentence.found.clear();
  }

  Binding binding_of(const Fit& fit, const BoundSentence& sentence) const {
    Binding binding{std::string(fit.span.words), fit.candidate->claim, fit.candidate->is_new};
    if (!binding.is_new) return binding;
    const auto name = names_.find(sentence.marks.front().section);
    binding.claim.at = name == names_.end() ? "Our count" : name->second;
    binding.claim.id = text::id_of_statement(text::print_statement(binding.claim));
    return binding;
  }

  void try_on(const Candidate& candidate, const Span& span, BoundSentence& sentence,
              std::vector<Fit>& fits) const {
    if (!names_all(candidate, span)) return;
    Finding finding;
    finding.claim = &candidate.claim;
    finding.computed = candidate.value;
    finding.agrees = true;
    const WordsVerdict verdict =
        claim_words_.verdict(finding, candidate.stated, span.marks, span.words);
    if (!verdict.problem.empty()) {
      note_difference(candidate, span, sentence);
      return;
    }
    if (!states_value(candidate, span)) return;
    constexpr int for_mark = 4, for_open = 6;
    const int open = static_cast<int>(verdict.open.size());
    const int bound = static_cast<int>(span.marks.size()) - open + numbers_of(span);
    if (open >= bound) return;
    const bool truth = std::holds_alternative<bool>(candidate.value);
    const int points =
        for_mark * bound - for_open * open + (truth ? 0 : 2) + (candidate.is_new ? 0 : 1);
    fits.push_back({&candidate, span, points});
  }

  /// Keeps what the engine finds about a list of cells that the words give otherwise.
  void note_difference(const Candidate& candidate, const Span& span,
                       BoundSentence& sentence) const {
    const bool of_piece = span.has(MarkKind::piece, candidate.claim.key("piece"));
    const bool listed = std::holds_alternative<game::CellNames>(candidate.value) &&
                        span.all(MarkKind::cell).size() > 1;
    const bool aims =
        span.words.find(" to ") != span.words.npos || span.words.find("reach") != span.words.npos;
    if (!sentence.found.empty() || !of_piece || !aims || !listed) return;
    sentence.found =
        english::in_words(candidate.claim, game_) + ": " + game::shown(candidate.value);
  }

  /// Whether words give the value itself: all cells of a list and not just their number; a number
  /// that is not the name of a line; that cells are all that a piece gets to.
  static bool states_value(const Candidate& candidate, const Span& span) {
    if (const auto* cells = std::get_if<game::CellNames>(&candidate.value))
      return !cells->empty() && std::ranges::all_of(*cells, [&](const std::string& cell) {
        return span.has(MarkKind::cell, cell);
      });
    if (const auto* holds = std::get_if<bool>(&candidate.value))
      return candidate.claim.kind != "range-covers" ||
             (*holds && !span.all(MarkKind::quantifier).empty());
    return std::holds_alternative<std::string>(candidate.value) || numbers_of(span) > 0;
  }

  /// Whether words name all that a claim is about, and it is about something.
  bool names_all(const Candidate& candidate, const Span& span) const {
    const Claim& claim = candidate.claim;
    if (claim.keys.empty()) return false;
    const board::Board* other = game_.find_board(claim.key("board"));
    const board::Board& board = other != nullptr ? *other : game_.board();
    for (const auto& [key, text] : claim.keys)
      for (const std::string& word : board::comma_list(text))
        if (!names(board, key, word, span) && !stands_for_shape(candidate, key, span)) return false;
    return std::ranges::all_of(claim.like, [&](const std::string& part) {
      return game_.find_piece_type(part) != nullptr && span.has(MarkKind::piece, part);
    });
  }

  /// Whether the cell of a claim `may-stand` is one of those of the shape that the words name.
  static bool stands_for_shape(const Candidate& candidate, std::string_view key, const Span& span) {
    if (candidate.claim.kind != "may-stand" || key != "cell") return false;
    const auto shapes = candidate.stated.find(MarkKind::shape);
    return shapes != candidate.stated.end() && span.all(MarkKind::cell).empty() &&
           std::ranges::any_of(shapes->second, [&](const std::string& shape) {
             return span.has(MarkKind::shape, shape);
           });
  }

  bool names(const board::Board& board, std::string_view key, const std::string& word,
             const Span& span) const {
    if (key == "piece" || key == "pieces" || key == "than")
      return span.has(MarkKind::piece, word) ||
             (key != "than" && span.all(MarkKind::piece).empty() && span.subject != nullptr &&
              span.subject->id == word);
    if (key == "position") return word == game_.start;
    if (key == "seat") {
      const auto number = base::to_integer(word);
      const auto seat = number ? board.seat_numbered(*number) : std::nullopt;
      return seat && span.has(MarkKind::colour, lower_case(board.seat(*seat).name));
    }
    if (key == "files" || key == "ranks") {
      const bool files = key == "files";
      return span.has(MarkKind::line, (files ? "file " : "rank ") + word) ||
             std::ranges::any_of(span.all(MarkKind::cell), [&](const std::string& name) {
               const auto cell = board.find(name);
               return cell && (files ? board.cell(*cell).file : board.cell(*cell).rank) == word;
             });
    }
    if (key == "zone") return names_zone(span, word);
    if (key == "shape") return span.has(MarkKind::shape, word);
    if (board.axis(word) != nullptr) return span.has(MarkKind::axis, word);
    if (const auto cell = board.find(word)) return span.has(MarkKind::cell, board.name(*cell));
    return false;
  }

  const Game& game_;
  Lexicon lexicon_;
  ClaimWords claim_words_;
  game::GameLogics logics_;
  std::vector<Candidate> known_;
  std::map<std::string, Candidate> new_;
  std::map<std::string, const PieceType*> subjects_;  ///< by section
  std::map<std::string, std::string> names_;          ///< of sections
};

}  // namespace

std::vector<BoundSentence> propose_bindings(const Game& game, const Article& article,
                                            const Document& text, const Account& account,
                                            const std::vector<Finding>& findings) {
  if (game.boards.empty() || account.marks.empty()) return {};
  return Binder(game, article, text, findings).propose(account);
}

std::string in_text(const Binding& binding) {
  return "{{" + binding.claim.id + ": " + binding.words + "}}";
}

}  // namespace boardwright::audit
