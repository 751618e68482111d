// Tries the claims of an article, and new ones made from the marks of a sentence, on its clauses.
#include "audit/bindings.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "audit/claim_words.h"
#include "audit/claims_about.h"
#include "audit/spans.h"
#include "audit/subjects.h"
#include "base/limits.h"
#include "base/text.h"
#include "board/selection.h"
#include "english/wording.h"
#include "game/plays.h"
#include "text/numbers.h"
#include "text/statement.h"
#include "verify/claims.h"

namespace boardwright::audit {

using base::lower_case;
using game::Value;
using moves::PieceType;

namespace {

/// Step limit for the new claims of one article.
constexpr std::int64_t steps_of_bindings = base::limits::proof_steps / 8;

/// A claim to try, with what it states.
struct Candidate {
  Claim claim;
  Value value;
  bool is_new = true;
  Stated stated = {};
};

/// Proposes bindings for one article.
class Binder {
 public:
  Binder(Game& game, const Article& article, const Document& text,
         const std::vector<Finding>& findings)
      : game_(game),
        lexicon_(game),
        claim_words_(game, lexicon_),
        logics_(game),
        claims_about_(game, logics_),
        subjects_(subjects_of(game, text)) {
    for (const Finding& finding : findings)
      if (finding.claim->document == article.id && finding.agrees &&
          is_offered(finding.claim->kind))
        add_known(finding);
    for (const text::Section& section : text::sections_of(text))
      names_[section.id] = section.number.empty() ? section.title : "Section " + section.number;
  }

  std::vector<BoundSentence> propose(const Account& account) {
    std::vector<BoundSentence> sentences = sentences_of(account);
    std::vector<std::vector<Span>> spans;
    for (const BoundSentence& sentence : sentences) spans.push_back(spans_in(sentence, spans));
    compute(spans);
    for (std::size_t i = 0; i < sentences.size(); ++i) bind(sentences[i], spans[i]);
    return sentences;
  }

 private:
  /// The open marks by sentence, in the order of the text.
  static std::vector<BoundSentence> sentences_of(const Account& account) {
    std::vector<BoundSentence> sentences;
    for (const OpenMark& mark : account.marks) {
      const auto same = std::ranges::find_if(sentences, [&](const BoundSentence& each) {
        const OpenMark& first = each.marks.front();
        return first.sentence == mark.sentence && first.section == mark.section &&
               first.place.file == mark.place.file && first.claim == mark.claim &&
               first.row == mark.row;
      });
      (same == sentences.end() ? sentences.emplace_back() : *same).marks.push_back(mark);
    }
    const auto place_of = [](const OpenMark& mark) {
      return std::tuple(mark.place.file, mark.place.line, mark.place.column);
    };
    for (BoundSentence& sentence : sentences)
      std::ranges::stable_sort(sentence.marks, {}, place_of);
    std::ranges::stable_sort(sentences, {}, [&](const BoundSentence& sentence) {
      return place_of(sentence.marks.front());
    });
    return sentences;
  }

  void add_known(const Finding& finding) {
    known_.push_back({*finding.claim, finding.computed, false,
                      claim_words_.stated_by(*finding.claim, finding.computed)});
  }

  /// The runs of words of a sentence. If it names no seat or piece before a run, these are those of
  /// the sentence before or of the section.
  std::vector<Span> spans_in(const BoundSentence& sentence,
                             const std::vector<std::vector<Span>>& earlier) const {
    const OpenMark& mark = sentence.marks.front();
    if (!mark.claim.empty()) return {};  // words of a claim are bound already
    std::vector<Span> spans = spans_of(game_, lexicon_, mark.sentence);
    const auto subject = subjects_.find(mark.section);
    for (Span& span : spans) {
      if (subject != subjects_.end()) span.topic = subject->second;
      if (const PieceType* piece = piece_of_row(mark.row)) span.topic = piece;
      span.in_table = !mark.row.empty();
      if (span.topic == nullptr && begins_with_pronoun(mark.sentence) && !earlier.empty())
        span.topic = topic_of(earlier.back());
      if (span.subject == nullptr) span.subject = span.topic;
      if (span.seat.empty() && !earlier.empty() && !earlier.back().empty())
        span.seat = earlier.back().back().seat;
    }
    // In a table only a number can be bound; the head of its column is context.
    if (!mark.row.empty())
      std::erase_if(spans, [](const Span& span) {
        const auto numbers = text::numbers_in_words(span.words);
        return numbers.empty() || numbers[0].end - numbers[0].begin != span.words.size();
      });
    return spans;
  }

  /// The piece that the first cell of a row names, or null.
  const PieceType* piece_of_row(std::string_view row) const {
    for (const Mark& mark : lexicon_.marks_in(row))
      if (mark.kind == MarkKind::piece) return game_.find_piece_type(mark.means);
    return nullptr;
  }

  static bool begins_with_pronoun(std::string_view sentence) {
    return std::ranges::any_of(
        std::initializer_list<std::string_view>{"It ", "He ", "She ", "They "},
        [&](auto word) { return sentence.starts_with(word); });
  }

  /// The piece that a sentence is about: the one that its pronoun means, or the first that it
  /// names; null if there is none.
  const PieceType* topic_of(const std::vector<Span>& spans) const {
    if (!spans.empty() && spans.front().topic != nullptr) return spans.front().topic;
    for (const Span& span : spans)
      for (const std::string& piece : span.all(MarkKind::piece))
        return game_.find_piece_type(piece);
    return nullptr;
  }

  void compute(const std::vector<std::vector<Span>>& spans) {
    std::vector<Claim> claims;
    std::map<std::string, std::size_t> seen;
    for (const auto& sentence : spans)
      for (const Span& span : sentence)
        for (Claim& claim : claims_about_.about(span)) {
          const std::string line = text::print_statement(claim);
          tried_[&span].push_back(line);
          if (seen.emplace(line, claims.size()).second) claims.push_back(std::move(claim));
        }
    const auto values = verify::compute(game_, claims, logics_, base::Budget(steps_of_bindings));
    for (std::size_t i = 0; i < claims.size(); ++i) {
      if (!values[i]) continue;
      const std::string line = text::print_statement(claims[i]);
      claims[i].documented = *values[i];
      Stated stated = claim_words_.stated_by(claims[i], *values[i]);
      new_.emplace(line, Candidate{std::move(claims[i]), *values[i], true, std::move(stated)});
    }
  }

  /// A candidate for some words, and how well it fits.
  struct Fit {
    const Candidate* candidate = nullptr;
    Span span;
    int points = 0;
  };

  void bind(BoundSentence& sentence, const std::vector<Span>& spans) {
    std::vector<Fit> fits;
    difference_ = {};
    for (const Span& span : spans) {
      for (const Candidate& candidate : known_)
        if (fits_kind(candidate.claim.kind, span.words) && names_all(candidate, span))
          try_on(candidate, span, fits);
      for (const std::string& line : tried_[&span])
        if (const auto row = new_.find(line); row != new_.end()) try_on(row->second, span, fits);
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
    if (std::ranges::none_of(taken, [&](const Fit& fit) {
          return fit.span.begin < difference_.end &&
                 difference_.begin < fit.span.begin + fit.span.words.size();
        }))
      sentence.found = difference_.found;
  }

  Binding binding_of(const Fit& fit, const BoundSentence& sentence) const {
    Binding binding{std::string(fit.span.words), fit.candidate->claim, fit.candidate->is_new};
    if (!binding.is_new) return binding;
    const auto name = names_.find(sentence.marks.front().section);
    binding.claim.at = name == names_.end() ? "Our count" : name->second;
    binding.claim.id = text::id_of_statement(text::print_statement(binding.claim));
    return binding;
  }

  void try_on(const Candidate& candidate, const Span& span, std::vector<Fit>& fits) {
    const WordsVerdict verdict =
        claim_words_.verdict(finding_of(candidate), candidate.stated, span.marks, span.words);
    if (!verdict.problem.empty()) {
      note_difference(candidate, span);
      return;
    }
    if (!states_value(candidate, span)) return;
    constexpr std::size_t least_words = 3;  // for a claim that is true or false
    if (std::holds_alternative<bool>(candidate.value) &&
        base::words(span.words).size() < least_words)
      return;
    if (!verdict.open.empty()) return;  // the claim states only a part of the words
    constexpr int for_mark = 4;
    const int bound = static_cast<int>(span.marks.size()) + span.numbers();
    const bool truth = std::holds_alternative<bool>(candidate.value);
    const bool listed = std::holds_alternative<game::CellNames>(candidate.value);
    const int points =
        for_mark * bound + (truth ? 0 : 2) + (listed ? 1 : 0) + (candidate.is_new ? 0 : 1);
    fits.push_back({&candidate, span, points});
  }

  /// What the engine finds where some words of a sentence say something else.
  struct Difference {
    std::size_t begin = 0, end = 0;  ///< of the words
    int marks = -1;  ///< number of marks in the words; more make clearer what is meant
    std::string found;
  };

  /// Keeps what the engine finds if the words give another number or other cells.
  void note_difference(const Candidate& candidate, const Span& span) {
    const auto* cells = std::get_if<game::CellNames>(&candidate.value);
    const bool of_piece = span.has(MarkKind::piece, candidate.claim.key("piece"));
    const bool aims =
        span.words.find(" to ") != span.words.npos || span.words.find("reach") != span.words.npos;
    const bool differs = cells != nullptr
                             ? of_piece && aims && span.all(MarkKind::cell).size() > 1
                             : candidate.is_new && fits_with_its_number(candidate, span);
    const auto marks = static_cast<int>(span.marks.size());
    if (!differs || marks <= difference_.marks) return;
    difference_ = {span.begin, span.begin + span.words.size(), marks,
                   english::in_words(candidate.claim, game_) + ": " + game::shown(candidate.value)};
  }

  /// Whether a claim of a number would fit if the words had this number.
  bool fits_with_its_number(const Candidate& candidate, const Span& span) const {
    const auto numbers = text::numbers_in_words(span.words);
    if (!std::holds_alternative<game::Count>(candidate.value) || numbers.size() != 1 ||
        span.numbers() != 1 || numbers[0].kind != text::ProseNumber::Kind::count ||
        (numbers[0].value == 1 && !numbers[0].digits) ||
        !counts(candidate.claim.kind, span.words.substr(numbers[0].end)) ||
        base::words(span.words).size() < 3)
      return false;
    if (candidate.claim.kind == "legal-count" && !span.all(MarkKind::piece).empty()) return false;
    if (candidate.claim.kind == "piece-count") return false;  // "one of the two new pieces"
    std::string words(span.words);
    words.replace(numbers[0].begin, numbers[0].end - numbers[0].begin,
                  game::shown(candidate.value));
    const WordsVerdict verdict = claim_words_.verdict(finding_of(candidate), words);
    return verdict.problem.empty() && verdict.open.empty();
  }

  static Finding finding_of(const Candidate& candidate) {
    Finding finding;
    finding.claim = &candidate.claim;
    finding.computed = candidate.value;
    finding.agrees = true;
    return finding;
  }

  /// Whether words give the value itself: all cells of a list and not just their number; one number
  /// that is not the name of a line; for `range-covers`, a quantifier.
  static bool states_value(const Candidate& candidate, const Span& span) {
    if (const auto* cells = std::get_if<game::CellNames>(&candidate.value))
      return cells->empty() ? span.has(MarkKind::negation, "not")
                            : std::ranges::all_of(*cells, [&](const std::string& cell) {
                                return span.has(MarkKind::cell, cell);
                              });
    if (const auto* holds = std::get_if<bool>(&candidate.value))
      return says_move(candidate.claim.kind, span) &&
             (candidate.claim.kind != "range-covers" ||
              (*holds && !span.all(MarkKind::quantifier).empty()));
    return std::holds_alternative<std::string>(candidate.value) || span.numbers() == 1;
  }

  /// Whether words can state a kind of claim: one about moves needs a verb (or can, may, must) or a
  /// negation.
  static bool says_move(std::string_view kind, const Span& span) {
    constexpr std::string_view of_moves[] = {"may", "may-legally", "may-become", "same-moves"};
    return std::ranges::find(of_moves, kind) == std::end(of_moves) ||
           Lexicon::has_verb(span.words) || has_cue("can may must", span.words) ||
           !span.all(MarkKind::negation).empty();
  }

  /// Whether words name everything in the keys of a claim, and it has keys.
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

  /// Whether the cell of a `may-stand` claim has the shape that the words name instead of a cell.
  static bool stands_for_shape(const Candidate& candidate, std::string_view key, const Span& span) {
    if (candidate.claim.kind != "may-stand" || key != "cell") return false;
    const auto shapes = candidate.stated.marks.find(MarkKind::shape);
    return shapes != candidate.stated.marks.end() && span.all(MarkKind::cell).empty() &&
           std::ranges::any_of(shapes->second, [&](const std::string& shape) {
             return span.has(MarkKind::shape, shape);
           });
  }

  /// Whether words contain the name of a zone, "dead-end" as "dead ends".
  static bool names_zone(const Span& span, std::string name) {
    std::ranges::replace(name, '-', ' ');
    return lower_case(span.words).find(name) != std::string::npos;
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

  Game& game_;
  Lexicon lexicon_;
  ClaimWords claim_words_;
  game::GameLogics logics_;
  ClaimsAbout claims_about_;
  std::vector<Candidate> known_;
  std::map<std::string, Candidate> new_;
  Difference difference_;                                  ///< of the sentence being bound
  std::map<const Span*, std::vector<std::string>> tried_;  ///< lines of the new claims for a span
  std::map<std::string, const PieceType*> subjects_;       ///< by section
  std::map<std::string, std::string> names_;               ///< of sections
};

}  // namespace

std::vector<BoundSentence> propose_bindings(Game& game, const Article& article,
                                            const Document& text, const Account& account,
                                            const std::vector<Finding>& findings) {
  if (game.boards.empty() || account.marks.empty()) return {};
  return Binder(game, article, text, findings).propose(account);
}

}  // namespace boardwright::audit
