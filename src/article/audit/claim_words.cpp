// Compares the words that print a claim with its keys, its value and its kind.
#include "audit/claim_words.h"

#include <algorithm>

#include "audit/claim_sense.h"
#include "audit/places.h"
#include "base/text.h"
#include "board/selection.h"
#include "text/numbers.h"

namespace boardwright::audit {

using base::lower_case;
using game::CellNames, game::Value;

namespace {

enum class Fit { bound, open, wrong };

/// How a kind of claim judges a quantifier or an ordinal in its words.
struct KindWord {
  std::string_view kind;
  MarkKind mark;
  std::string_view means;
  Fit fit;
};
constexpr KindWord kind_words[] = {
    {"touch-most", MarkKind::quantifier, "at most", Fit::bound},
    {"touch-most", MarkKind::quantifier, "at least", Fit::wrong},
    {"touch-least", MarkKind::quantifier, "at least", Fit::bound},
    {"touch-least", MarkKind::quantifier, "at most", Fit::wrong},
    {"touch-some", MarkKind::quantifier, "some", Fit::bound},
    {"touch-some", MarkKind::quantifier, "all", Fit::wrong},
    {"ways-some", MarkKind::quantifier, "some", Fit::bound},
    {"ways-some", MarkKind::quantifier, "all", Fit::wrong},
    {"wheel-most", MarkKind::quantifier, "at most", Fit::bound},
    {"wheel-most", MarkKind::quantifier, "at least", Fit::wrong},
    {"together", MarkKind::quantifier, "at most", Fit::bound},
    {"together", MarkKind::quantifier, "at least", Fit::wrong},
    {"detour", MarkKind::quantifier, "at most", Fit::bound},
    {"detour", MarkKind::quantifier, "at least", Fit::wrong},
    {"range-covers", MarkKind::quantifier, "all", Fit::bound},
    {"range-covers", MarkKind::quantifier, "only", Fit::bound},
    {"range-covers", MarkKind::quantifier, "some", Fit::wrong},
    {"range-covers", MarkKind::quantifier, "half", Fit::wrong},
    {"subset", MarkKind::quantifier, "all", Fit::bound},
    {"subset", MarkKind::quantifier, "some", Fit::wrong},
    {"alternates", MarkKind::quantifier, "all", Fit::bound},
    {"alternates", MarkKind::ordinal, "2", Fit::bound},
    {"alternates", MarkKind::ordinal, "1", Fit::wrong},
    {"alternates", MarkKind::ordinal, "3", Fit::wrong},
    {"alternates", MarkKind::ordinal, "4", Fit::wrong},
    {"orthogonal", MarkKind::direction, "orthogonal", Fit::bound},
    {"best-on", MarkKind::comparative, "more", Fit::bound},
    {"best-on", MarkKind::comparative, "less", Fit::wrong},
    {"stalemate-brings", MarkKind::negation, "not", Fit::bound},
    {"turn-of", MarkKind::ordinal, "1", Fit::bound},
    {"range-covers", MarkKind::verb, "change", Fit::wrong},
    {"kept-in", MarkKind::verb, "change", Fit::wrong},
    {"subset", MarkKind::verb, "change", Fit::wrong},
    {"men-fill", MarkKind::verb, "change", Fit::wrong},
    {"same-moves", MarkKind::verb, "stay", Fit::open},
    {"same-moves", MarkKind::verb, "change", Fit::open},
};

/// Kinds of marks that a claim refutes if it names others of the same kind.
constexpr MarkKind exclusive[] = {MarkKind::cell,   MarkKind::line,  MarkKind::piece,
                                  MarkKind::axis,   MarkKind::shape, MarkKind::colour,
                                  MarkKind::outcome};

/// Whether a direction is refuted if all moves have other ones.
bool is_exclusive_direction(std::string_view word) {
  constexpr std::string_view refuted[] = {"forward",   "backward",   "sideways",  "diagonal",
                                          "straight",  "orthogonal", "northeast", "northwest",
                                          "southeast", "southwest"};
  return std::ranges::find(refuted, word) != std::end(refuted);
}

/// Whether an ordinal is one of a rank: "the third rank", "the ranks, the second and the fourth".
bool counts_ranks(const Mark& ordinal, std::string_view sentence) {
  if (!base::to_integer(ordinal.means)) return false;
  const std::string_view after = sentence.substr(ordinal.end);
  if (after.starts_with(" rank")) return true;
  constexpr std::size_t most_before = 200;  // bytes
  const std::size_t from = ordinal.begin - std::min(ordinal.begin, most_before);
  return sentence.substr(from, ordinal.begin - from).find("ranks") != sentence.npos &&
         (after.empty() || after.starts_with(',') || after.starts_with('.') ||
          after.starts_with(" and the "));
}

/// Judges the words of one claim.
class Judge {
 public:
  Judge(const Finding& finding, const Stated& stated, std::string_view words)
      : claim_(*finding.claim),
        value_(finding.computed),
        all_(stated),
        stated_(stated.marks),
        words_(words) {}

  WordsVerdict judge(const std::vector<Mark>& marks) {
    marks_ = &marks;
    settle_placed();
    if (!std::holds_alternative<bool>(value_) && !text::words_match(words_, value_, &claim_) &&
        !text::words_match(without_other_pieces(), value_, &claim_)) {
      verdict_.problem = base::in_quotes(words_) + " does not say what claim '" + claim_.id +
                         "' computes: " + game::shown(value_);
      verdict_.hint = hint_for_value();
      return std::move(verdict_);
    }
    for (const Mark& mark : marks) add(mark, fit_of(mark));
    check_numbers();
    check_axes();
    check_repeats();
    check_roles();
    return std::move(verdict_);
  }

 private:
  const bool* truth() const { return std::get_if<bool>(&value_); }

  void refuse(std::string problem, std::string hint = {}, std::size_t at = 0) {
    if (!verdict_.problem.empty()) return;
    verdict_.problem = std::move(problem);
    verdict_.hint = std::move(hint);
    verdict_.at = at;
  }

  /// Which words would state the value.
  std::string hint_for_value() const {
    if (std::holds_alternative<game::Count>(value_))
      return "say " + game::shown(value_) + ", in digits or as a word, and no other number";
    if (std::holds_alternative<game::Percent>(value_))
      return "say " + game::shown(value_) + ", half, most, all or none, as it is";
    if (const auto* cells = std::get_if<CellNames>(&value_))
      return "name just these cells, or say how many: " + std::to_string(cells->size());
    if (game::shown(value_) == "win" || game::shown(value_) == "loss" ||
        game::shown(value_) == "draw")
      return "say that the player " + (game::shown(value_) == "win"    ? std::string("wins")
                                       : game::shown(value_) == "loss" ? std::string("loses")
                                                                       : std::string("draws"));
    return "have just this in the words";
  }

  void add(const Mark& mark, Fit fit) {
    if (fit == Fit::open) verdict_.open.push_back(mark);
    if (fit == Fit::wrong)
      refuse("claim '" + claim_.id + "' does not state " + base::in_quotes(text_of(mark)) + " in " +
                 base::in_quotes(words_),
             ClaimWords::hint(claim_, stated_, mark), mark.begin);
  }

  std::string_view text_of(const Mark& mark) const {
    return words_.substr(mark.begin, mark.end - mark.begin);
  }

  /// Settles the marks of "a Black Pawn on e5": the piece must stand there in the position of the
  /// claim or, without a cell, on one that the claim states.
  void settle_placed() {
    if (claim_.kind.starts_with("men-") || claim_.kind == "man-at") return;  // they place pieces
    for (std::size_t i = 0; i < marks_->size() && !all_.placed.empty(); ++i) {
      const Mark& piece = (*marks_)[i];
      if (piece.kind != MarkKind::piece) continue;
      const Mark* colour = i > 0 && (*marks_)[i - 1].kind == MarkKind::colour &&
                                   (*marks_)[i - 1].end + 1 == piece.begin
                               ? &(*marks_)[i - 1]
                               : nullptr;
      const std::vector<const Mark*> cells = cells_behind(words_, *marks_, i);
      const auto fits = [&](const Placed& each) {
        return each.piece == piece.means && (colour == nullptr || each.colour == colour->means);
      };
      if (cells.empty()) {
        if (std::ranges::none_of(all_.placed, [&](const Placed& each) {
              return fits(each) && is_stated(MarkKind::cell, each.cell);
            }))
          continue;
      } else if (!std::ranges::all_of(cells, [&](const Mark* cell) {
                   return std::ranges::any_of(all_.placed, [&](const Placed& each) {
                     return each.cell == cell->means && fits(each);
                   });
                 })) {
        if (claim_.key("plays").empty() && std::ranges::any_of(cells, [&](const Mark* cell) {
              return std::ranges::any_of(all_.placed, [&](const Placed& each) {
                return each.cell == cell->means && !fits(each);
              });
            }))
          add(piece, Fit::wrong);
        continue;
      }
      settled_.insert(piece.begin);
      if (colour != nullptr) settled_.insert(colour->begin);
      for (const Mark* cell : cells) settled_.insert(cell->begin);
    }
  }

  /// The words without the cells of pieces of the position that are not in the claim's list.
  std::string without_other_pieces() const {
    std::string words(words_);
    const auto* cells = std::get_if<CellNames>(&value_);
    for (const Mark& mark : *marks_)
      if (mark.kind == MarkKind::cell && settled_.contains(mark.begin) && cells != nullptr &&
          std::ranges::find(*cells, mark.means) == cells->end())
        std::fill(words.begin() + static_cast<std::ptrdiff_t>(mark.begin),
                  words.begin() + static_cast<std::ptrdiff_t>(mark.end), ' ');
    return words;
  }

  bool is_stated(MarkKind kind, const std::string& means) const {
    const auto of_kind = stated_.find(kind);
    return of_kind != stated_.end() && of_kind->second.contains(means);
  }

  /// Whether words name all cells of the claim's zone, and `mark` is one.
  bool names_zone(const Mark& mark) const {
    return all_.zone.contains(mark.means) &&
           std::ranges::all_of(all_.zone, [&](const std::string& cell) {
             return std::ranges::any_of(*marks_, [&](const Mark& other) {
               return other.kind == MarkKind::cell && other.means == cell;
             });
           });
  }

  Fit fit_of(const Mark& mark) const {
    if (settled_.contains(mark.begin)) return Fit::bound;
    if (const auto besides = all_.besides.find(mark.kind);
        besides != all_.besides.end() && besides->second.contains(mark.means))
      return Fit::bound;
    if (mark.kind == MarkKind::cell && names_zone(mark)) return Fit::bound;
    if (mark.kind == MarkKind::outcome && is_none() && is_denied(*marks_)) return Fit::bound;
    for (const KindWord& row : kind_words)
      if (row.kind == claim_.kind && row.mark == mark.kind && row.means == mark.means)
        return row.fit;
    if (mark.kind == MarkKind::negation) return fit_of_negation();
    if (mark.kind == MarkKind::comparative && claim_.kind == "reach-more")
      return fit_of_comparison(mark);
    if (mark.kind == MarkKind::quantifier) return fit_of_quantifier(mark);
    const auto of_kind = stated_.find(mark.kind);
    if (mark.kind == MarkKind::ordinal) return fit_of_ordinal(mark);
    if (mark.kind == MarkKind::verb) return fit_of_verb(mark);
    if (mark.kind == MarkKind::direction) return fit_of_direction(mark);
    if (of_kind == stated_.end()) return Fit::open;
    if (mark.kind == MarkKind::cell ? states_cell(mark) : of_kind->second.contains(mark.means))
      return Fit::bound;
    return std::ranges::find(exclusive, mark.kind) != std::end(exclusive) ||
                   is_line_direction(mark.means)
               ? Fit::wrong
               : Fit::open;
  }

  bool states_cell(const Mark& mark) const {
    if (!stated_.at(MarkKind::cell).contains(mark.means)) return false;
    const auto* cells = std::get_if<CellNames>(&value_);
    // "can capture on d5 and e5" names no opponents that it cannot capture.
    const bool others = text_has("enemy") || text_has("enemies") || text_has("opponent");
    if (claim_.kind == "capture-cells" && cells != nullptr && !others &&
        claim_.key("cell") != mark.means)
      return std::ranges::find(*cells, mark.means) != cells->end();
    return (cells != nullptr && std::ranges::find(*cells, mark.means) != cells->end()) ||
           !has_in_own_keys(mark.means) || text::has_in_keys(claim_, mark.means, words_);
  }
  bool text_has(std::string_view word) const {
    return lower_case(words_).find(word) != std::string::npos;
  }
  bool has_in_own_keys(std::string_view name) const {
    return std::ranges::any_of(claim_.keys, [&](const auto& key) {
      const auto names = board::comma_list(key.second);
      return std::ranges::find(names, name) != names.end();
    });
  }

  /// "third rank" must be one of the ranks that the claim states, if it states any.
  Fit fit_of_ordinal(const Mark& mark) const {
    if (const auto own = stated_.find(MarkKind::ordinal);
        own != stated_.end() && own->second.contains(mark.means))
      return Fit::bound;
    const auto lines = stated_.find(MarkKind::line);
    if (lines == stated_.end() || !words_.substr(mark.end).starts_with(" rank") ||
        !base::to_integer(mark.means))
      return Fit::open;
    if (lines->second.contains("rank " + mark.means)) return Fit::bound;
    const bool has_ranks = std::ranges::any_of(
        lines->second, [](const std::string& line) { return line.starts_with("rank "); });
    return has_ranks ? Fit::wrong : Fit::open;
  }

  /// A claim about moves states moves, captures or both. Any other claim leaves "captures" open.
  Fit fit_of_verb(const Mark& mark) const {
    const auto verbs = stated_.find(MarkKind::verb);
    if (mark.means != "move" && mark.means != "capture") return Fit::bound;
    if (verbs == stated_.end()) return mark.means == "move" ? Fit::bound : Fit::open;
    return verbs->second.contains(mark.means) ? Fit::bound : Fit::wrong;
  }

  /// How a direction fits the claim. If the claim gives directions for the verb before it, an
  /// exclusive direction must be one of those.
  Fit fit_of_direction(const Mark& mark) const {
    const auto known = stated_.find(MarkKind::direction);
    if (known == stated_.end()) return Fit::open;
    const auto verbs = stated_.find(MarkKind::verb);
    std::string verb = "move";
    for (const Mark& other : *marks_)
      if (other.kind == MarkKind::verb && other.begin < mark.begin &&
          (other.means == "move" || other.means == "capture"))
        verb = other.means;
    const bool of_moves = verbs != stated_.end() && verbs->second.contains(verb) &&
                          std::ranges::any_of(verbs->second, [](const std::string& each) {
                            return each.find(' ') != each.npos;
                          });
    if (of_moves && is_exclusive_direction(mark.means))
      return verbs->second.contains(verb + " " + mark.means) ? Fit::bound : Fit::wrong;
    if (known->second.contains(mark.means)) return Fit::bound;
    return is_line_direction(mark.means) ? Fit::wrong : Fit::open;
  }

  /// A number that is not 0, and cells, are stated without a negation.
  Fit fit_of_negation() const {
    if (const auto* count = std::get_if<game::Count>(&value_))
      return *count == 0 ? Fit::bound : Fit::wrong;
    if (const auto* cells = std::get_if<CellNames>(&value_))
      return cells->empty() ? Fit::bound : Fit::wrong;
    return truth() != nullptr || is_none() ? Fit::bound : Fit::open;
  }

  bool is_none() const { return game::shown(value_) == "none"; }

  /// A value is exact, so "only" adds nothing.
  Fit fit_of_quantifier(const Mark& mark) const {
    if (mark.means == "even") return Fit::open;
    if (const auto own = stated_.find(MarkKind::quantifier);
        own != stated_.end() && own->second.contains(mark.means))
      return Fit::bound;
    const bool exact = truth() == nullptr && !std::holds_alternative<std::string>(value_);
    const bool share = std::holds_alternative<game::Percent>(value_);
    return (exact && mark.means == "only") || share ? Fit::bound : Fit::open;
  }

  /// "weaker than a Queen": the piece after "than" decides which word is right.
  Fit fit_of_comparison(const Mark& mark) const {
    const std::size_t than = words_.find(" than ");
    for (const Mark& other : *marks_) {
      if (other.kind != MarkKind::piece || than == words_.npos || other.begin < than) continue;
      const bool less = other.means == claim_.key("piece");
      return (mark.means == "less") == less ? Fit::bound : Fit::wrong;
    }
    return Fit::open;
  }

  /// Numbers in the words of a claim that is true or false, or about an end, must be in its keys or
  /// measure its way.
  void check_numbers() {
    const bool of_end = claim_.kind == "outcome" || claim_.kind.ends_with("-brings");
    if (truth() == nullptr && !of_end) return;
    const auto numbers = stated_.find(MarkKind::number);
    for (const text::ProseNumber& number : text::numbers_in_words(words_)) {
      const Mark mark{number.begin, number.end, MarkKind::number, base::decimal(number.value)};
      const bool named = std::ranges::any_of(*marks_, [&](const Mark& other) {
        return other.begin <= mark.begin && mark.end <= other.end;
      });
      if (named || number.kind != text::ProseNumber::Kind::count) continue;
      const bool stated = numbers != stated_.end() && numbers->second.contains(mark.means);
      const bool one = number.value == 1 && !number.digits;
      if (one && numbers == stated_.end()) continue;  // only "a"
      add(mark, stated ? Fit::bound : one ? Fit::open : Fit::wrong);
    }
  }

  /// Words that name an axis name all axes of the claim, and no others.
  void check_axes() {
    const auto axes = stated_.find(MarkKind::axis);
    if (axes == stated_.end()) return;
    std::set<std::string> named;
    for (const Mark& mark : *marks_)
      if (mark.kind == MarkKind::axis) named.insert(mark.means);
    if (!named.empty() && named != axes->second)
      refuse(base::in_quotes(words_) + " does not name the axes of claim '" + claim_.id + "'");
  }

  /// Cells and lines stay open if they are named more often than the claim has them, and so do
  /// pieces that are named twice while another piece of the claim is not named.
  void check_repeats() {
    std::map<std::string_view, std::ptrdiff_t> named;
    for (const Mark& mark : *marks_)
      if (!settled_.contains(mark.begin)) ++named[text_of(mark)];
    for (const Mark& mark : *marks_) {
      if (settled_.contains(mark.begin)) continue;
      const bool line = mark.kind == MarkKind::cell || mark.kind == MarkKind::line;
      const bool again = named[text_of(mark)] > std::max<std::ptrdiff_t>(1, times_stated(mark));
      if (again && (line || (mark.kind == MarkKind::piece && lacks_piece()))) add(mark, Fit::open);
    }
  }

  /// Whether the words lack a piece of the claim.
  bool lacks_piece() const {
    const auto stated = stated_.find(MarkKind::piece);
    return stated != stated_.end() && std::ranges::any_of(stated->second, [&](const auto& piece) {
             return std::ranges::none_of(*marks_, [&](const Mark& mark) {
               return mark.kind == MarkKind::piece && mark.means == piece;
             });
           });
  }

  /// How often a name occurs in the keys and the value of the claim.
  std::ptrdiff_t times_stated(const Mark& mark) const {
    const std::string_view means = std::string_view(mark.means);
    const std::string_view name =
        mark.kind == MarkKind::line ? means.substr(means.find(' ') + 1) : means;
    const auto times_in = [&](const std::vector<std::string>& names) {
      return std::ranges::count(names, name);
    };
    std::ptrdiff_t times = times_in(claim_.like);
    for (const auto& [key, value] : claim_.keys) times += times_in(board::comma_list(value));
    if (const auto* cells = std::get_if<CellNames>(&value_)) times += times_in(*cells);
    return times;
  }

  /// Cells after "from" and "to" must be those of these keys.
  void check_roles() {
    for (const Mark& mark : *marks_) {
      if (mark.kind != MarkKind::cell) continue;
      const std::string_view before = words_.substr(0, mark.begin);
      const std::string_view start =
          claim_.key("from").empty() ? claim_.key("cell") : claim_.key("from");
      if ((before.ends_with("from ") || before.ends_with("From ")) && !start.empty() &&
          board::comma_list(start).size() == 1 && start != mark.means)
        add(mark, Fit::open);
      const std::vector<std::string> ends = board::comma_list(claim_.key("to"));
      if (before.ends_with(" to ") && !ends.empty() &&
          std::ranges::find(ends, mark.means) == ends.end())
        add(mark, Fit::open);
    }
  }

  const Claim& claim_;
  const Value& value_;
  const Stated& all_;
  const StatedMarks& stated_;
  std::string_view words_;
  const std::vector<Mark>* marks_ = nullptr;
  std::set<std::size_t> settled_;  ///< offsets of the marks that the position binds
  WordsVerdict verdict_;
};

}  // namespace

bool ClaimWords::refute(const StatedMarks& stated, const Mark& mark, std::string_view sentence) {
  const bool ordinal = mark.kind == MarkKind::ordinal;
  const auto of_kind = stated.find(ordinal ? MarkKind::line : mark.kind);
  if (of_kind == stated.end()) return false;
  const std::set<std::string>& known = of_kind->second;
  if (mark.kind == MarkKind::direction)
    return is_line_direction(mark.means) && !known.contains(mark.means);
  if (mark.kind == MarkKind::colour) return !known.contains(mark.means);
  if (mark.kind != MarkKind::line && !(ordinal && counts_ranks(mark, sentence))) return false;
  const std::string line = ordinal ? "rank " + mark.means : mark.means;
  const std::string kind = line.substr(0, line.find(' ') + 1);
  return !known.contains(line) && std::ranges::any_of(known, [&](const std::string& each) {
    return each.starts_with(kind);
  });
}

std::string ClaimWords::hint(const Claim& claim, const StatedMarks& stated, const Mark& mark) {
  constexpr std::size_t most = 12;
  std::vector<std::string> words;
  for (const KindWord& row : kind_words)
    if (row.kind == claim.kind && row.mark == mark.kind && row.fit == Fit::bound)
      words.emplace_back(row.means);
  if (const auto known = stated.find(mark.kind); known != stated.end())
    for (const std::string& each : known->second)
      if (each.find(' ') == each.npos || mark.kind == MarkKind::line) words.push_back(each);
  if (mark.kind == MarkKind::comparative && claim.kind == "reach-more")
    words = {"more and stronger of " + claim.key("piece"),
             "less and weaker of " + claim.key("than")};
  const std::string kind(name_of(mark.kind));
  if (words.empty())
    return "a claim of kind " + claim.kind + " states no word of this kind (" + kind +
           "): say it without, or in words of another claim";
  const bool cut = words.size() > most;
  words.resize(std::min(words.size(), most));
  return "of this kind (" + kind +
         ") it states: " + base::joined(std::span<const std::string>(words), ", ") +
         (cut ? ", …" : "");
}

ClaimWords::ClaimWords(const Game& game, const Lexicon& lexicon) : game_(game), lexicon_(lexicon) {
  if (game.boards.empty()) return;
  const board::Board& board = game.board();
  const geometry::CellSet corners = corners_of(board);
  if (corners.empty()) return;
  for (const geometry::CellId cell : corners) places_.corners.insert(board.name(cell));
  for (const geometry::CellId cell : middle_of(board, board.all()))
    places_.middle.insert(board.name(cell));
}

Stated ClaimWords::stated_by(const Claim& claim, const Value& value) const {
  return audit::stated_by(game_, lexicon_, claim, value);
}

StatedMarks ClaimWords::lines_of(const Claim& claim) const {
  return lines_stated(game_, lexicon_, claim);
}

WordsVerdict ClaimWords::verdict(const Finding& finding, std::string_view words) const {
  return verdict(finding, stated_by(*finding.claim, finding.computed), lexicon_.marks_in(words),
                 words);
}

WordsVerdict ClaimWords::verdict(const Finding& finding, const Stated& stated,
                                 const std::vector<Mark>& marks, std::string_view words) const {
  WordsVerdict verdict = Judge(finding, stated, words).judge(marks);
  if (!verdict.problem.empty()) return verdict;
  Nonsense nonsense = sense_of(finding, stated, marks, words, places_);
  if (nonsense.problem.empty()) return verdict;
  return {std::move(nonsense.problem), std::move(nonsense.hint), nonsense.at, {}};
}

}  // namespace boardwright::audit
