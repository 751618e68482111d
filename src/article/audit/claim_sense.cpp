// Reads the words of a claim as a whole.
#include "audit/claim_sense.h"

#include <algorithm>
#include <initializer_list>

#include "base/text.h"

namespace boardwright::audit {

using base::lower_case;
using game::CellNames, game::Finding, game::Value;

namespace {

/// A word for a place of the board; the cells of a claim must be there if its words say so.
struct PlaceWord {
  std::string_view word;
  bool corner;
};
constexpr PlaceWord place_words[] = {
    {"corner", true}, {"middle", false}, {"centre", false}, {"center", false}};

bool says_any(std::string_view text, std::initializer_list<std::string_view> all) {
  return std::ranges::any_of(all, [&](auto word) { return text.find(word) != text.npos; });
}

class Sense {
 public:
  Sense(const Finding& finding, const Stated& stated, const std::vector<Mark>& marks,
        std::string_view words)
      : claim_(*finding.claim),
        value_(finding.computed),
        stated_(stated),
        marks_(marks),
        words_(words),
        small_(lower_case(words)) {}

  Nonsense nonsense(const Places& places) {
    check_polarity();
    check_clauses();
    check_captured();
    check_captor();
    check_alike();
    check_subject();
    check_lines();
    check_directions();
    check_end();
    check_places(places);
    return std::move(nonsense_);
  }

 private:
  const bool* truth() const { return std::get_if<bool>(&value_); }

  void refuse(std::string problem, std::string hint = {}, std::size_t at = 0) {
    if (nonsense_.problem.empty()) nonsense_ = {std::move(problem), std::move(hint), at};
  }

  std::string_view text_of(const Mark& mark) const {
    return words_.substr(mark.begin, mark.end - mark.begin);
  }

  bool is_stated(MarkKind kind, const std::string& means) const {
    const auto of_kind = stated_.marks.find(kind);
    return of_kind != stated_.marks.end() && of_kind->second.contains(means);
  }

  /// Words of a true claim have no negation, and words of a false one have one; "neither … nor"
  /// counts as one.
  void check_polarity() {
    if (truth() == nullptr) return;
    // "must be promoted" denies that a piece can stay what it is.
    if (claim_.kind == "may-become" && !*truth() && !is_denied(marks_) &&
        small_.find("must") != small_.npos &&
        std::ranges::any_of(stated_.placed, [&](const Placed& each) {
          return each.cell == claim_.key("cell") && each.piece == claim_.key("piece");
        }))
      return;
    const auto negations = std::ranges::count_if(marks_, [&](const Mark& mark) {
      return mark.kind == MarkKind::negation && base::lower_case(text_of(mark)) != "nor";
    });
    const bool nor = std::ranges::any_of(
        marks_, [&](const Mark& mark) { return base::lower_case(text_of(mark)) == "nor"; });
    if (negations > 1) refuse(base::in_quotes(words_) + " has two negations: say it with one");
    if ((negations > 0 || nor) == *truth())
      refuse(base::in_quotes(words_) + " says the opposite of claim '" + claim_.id + "', which " +
                 (*truth() ? "holds" : "does not hold"),
             *truth() ? "say it without a negation"
                      : "say it with one negation: not, no, never, cannot, nor, without, nothing");
  }

  /// Reports a clause that affirms something in the words of a claim that denies: "it can go to e3,
  /// but not to e4" is two claims.
  void check_clauses() {
    const auto* cells = std::get_if<CellNames>(&value_);
    const bool denies = truth() != nullptr ? !*truth() : cells != nullptr && cells->empty();
    if (!denies) return;
    std::size_t begin = 0;
    for (std::size_t at = 0; at <= words_.size(); ++at) {
      const bool ends = at == words_.size() || words_[at] == ':' || words_[at] == ';' ||
                        words_.substr(at).starts_with(" but ");
      if (!ends) continue;
      const std::string_view clause = words_.substr(begin, at - begin);
      const bool denied = std::ranges::any_of(marks_, [&](const Mark& mark) {
        return mark.kind == MarkKind::negation && mark.begin >= begin && mark.end <= at;
      });
      const std::string small = lower_case(clause);
      const bool says = says_any(small, {" can ", " may ", " could "});
      if (says && !denied)
        refuse(base::in_quotes(clause) + " is not what claim '" + claim_.id + "' denies",
               "state each clause by a claim of its own", begin);
      begin = at;
    }
  }

  /// The claim must be about the piece that captures, not the one that is captured.
  void check_captured() {
    const std::size_t by = small_.find("captured by ");
    for (std::size_t i = 0; i < marks_.size(); ++i) {
      const Mark& mark = marks_[i];
      if (mark.kind != MarkKind::piece) continue;
      const std::vector<const Mark*> cells = cells_behind(words_, marks_, i);
      const bool own_cell = std::ranges::any_of(
          cells, [&](const Mark* cell) { return cell->means == claim_.key("cell"); });
      const bool captured = by == std::string::npos ? follows_capture(i) : mark.begin < by;
      const bool first =
          std::none_of(marks_.begin(), marks_.begin() + static_cast<std::ptrdiff_t>(i),
                       [](const Mark& other) { return other.kind == MarkKind::piece; });
      if (captured &&
          (own_cell || (stated_.placed.empty() && first && mark.means == claim_.key("piece"))))
        refuse(base::in_quotes(text_of(mark)) + " is what " + base::in_quotes(words_) +
                   " says is captured, but claim '" + claim_.id + "' is about its moves",
               "give the claim the piece that captures", mark.begin);
    }
  }

  /// If pieces before "captures" or "can take" stand on cells, one of them stands on the cell of
  /// the claim. Those after "with" do not count: "with a Pawn on d6".
  void check_captor() {
    const std::size_t verb =
        std::min({small_.find(" captur"), small_.find(" take "), small_.find(" takes ")});
    if (!claim_.kind.starts_with("legal") || verb == small_.npos ||
        small_.find("captured by ") != small_.npos)
      return;
    bool other = false;
    for (std::size_t i = 0; i < marks_.size() && marks_[i].begin < verb; ++i) {
      const auto cells = cells_behind(words_, marks_, i);
      if (marks_[i].kind != MarkKind::piece || cells.empty() || before_noun(i).ends_with("with "))
        continue;
      if (cells.front()->means == claim_.key("cell")) return;
      other = true;
    }
    if (other)
      refuse(base::in_quotes(words_) + " says that another piece captures than claim '" +
                 claim_.id + "'",
             "the claim is about " + claim_.key("cell"));
  }

  /// The words before a piece, its colour and its article, in lowercase.
  std::string before_noun(std::size_t number) const {
    std::size_t begin = marks_[number].begin;
    if (number > 0 && marks_[number - 1].kind == MarkKind::colour &&
        marks_[number - 1].end + 1 == begin)
      begin = marks_[number - 1].begin;
    std::string before = small_.substr(0, begin);
    for (const std::string_view article : {"a ", "an ", "the ", "its ", "another ", "any "})
      if (before == article || before.ends_with(" " + std::string(article))) {
        before.resize(before.size() - article.size());
        break;
      }
    return before;
  }

  /// "No Black piece attacks it" is about all pieces; a claim about one does not state it.
  void check_subject() {
    if (claim_.key("piece").empty() || truth() != nullptr) return;
    for (std::size_t i = 0; i < marks_.size(); ++i) {
      const Mark& mark = marks_[i];
      if (mark.kind != MarkKind::negation || lower_case(text_of(mark)) != "no") continue;
      const bool coloured = i + 1 < marks_.size() && marks_[i + 1].kind == MarkKind::colour;
      const std::string_view after =
          std::string_view(small_).substr(coloured ? marks_[i + 1].end : mark.end);
      if (after.starts_with(" piece") || after.starts_with(" other piece"))
        refuse(base::in_quotes(words_) + " speaks of all pieces, and claim '" + claim_.id +
                   "' of the " + claim_.key("piece") + " alone",
               {}, mark.begin);
    }
  }

  /// "It captures as it moves" needs a claim whose lines all do both.
  void check_alike() {
    const bool says = says_any(small_, {"as it moves", "as they move", "the same way"});
    if (claim_.kind != "same-moves" || !says || small_.find("captur") == small_.npos) return;
    if (!is_stated(MarkKind::verb, "move and capture"))
      refuse(base::in_quotes(words_) + " says that it captures as it moves, but claim '" +
             claim_.id + "' has lines for one of them alone");
  }

  /// Whether the piece of a mark is the object of "captures", "can take": with at most an article
  /// and a colour between them.
  bool follows_capture(std::size_t number) const {
    const std::string before = before_noun(number);
    constexpr std::string_view verbs[] = {"capture ", "captures ", "take ", "takes "};
    return std::ranges::any_of(verbs, [&](auto verb) { return before.ends_with(verb); });
  }

  /// Words that name files or ranks name all by which the claim selects; "to" stands for those
  /// between.
  void check_lines() {
    for (const std::string_view key : {"files", "ranks"}) {
      const std::vector<std::string> chosen = board::comma_list(claim_.key(key));
      const std::set<std::string> named = lines_named(key, chosen);
      const bool lacks = std::ranges::any_of(chosen, [&](const std::string& name) {
        return is_name_of_line(name) && !named.contains(name);
      });
      if (!named.empty() && lacks)
        refuse(base::in_quotes(words_) + " does not name all " + std::string(key) + " of claim '" +
                   claim_.id + "'",
               "they are " + base::listed(chosen));
    }
  }

  std::set<std::string> lines_named(std::string_view key,
                                    const std::vector<std::string>& chosen) const {
    const std::string kind = std::string(key.substr(0, key.size() - 1)) + " ";
    std::set<std::string> named;
    auto before = chosen.end();
    std::size_t end = 0;
    for (const Mark& mark : marks_) {
      if (mark.kind != MarkKind::line || !mark.means.starts_with(kind)) continue;
      const auto to = std::ranges::find(chosen, mark.means.substr(kind.size()));
      if (end > 0 && words_.substr(end, mark.begin - end) == " to " && before < to &&
          to != chosen.end() && is_run(*before, *to, to - before))
        named.insert(before, to);
      named.insert(mark.means.substr(kind.size()));
      before = to;
      end = mark.end;
    }
    return named;
  }

  /// Whether `to` comes `steps` names after `from`: 2, 3, 4, or b, c, d.
  static bool is_run(const std::string& from, const std::string& to, std::ptrdiff_t steps) {
    const auto number = [](const std::string& name) {
      return base::to_integer(name).value_or(name.size() == 1 ? name.front() : 0);
    };
    return number(to) - number(from) == steps;
  }

  /// Words for orthogonal and diagonal moves do not name only one of these.
  void check_directions() {
    if (claim_.kind != "same-moves" || truth() == nullptr || !*truth() ||
        !is_stated(MarkKind::direction, "orthogonal") ||
        !is_stated(MarkKind::direction, "diagonal"))
      return;
    const bool along = says_any(
        small_, {"rank", "file", "orthogonal", "straight", "sideways", "horizontal", "ahead"});
    const bool aslant = says_any(small_, {"diagonal", "aslant", "corner"});
    if (along != aslant && !says_any(small_, {"direction", "around", "lines", " like ", " as a"}))
      refuse(base::in_quotes(words_) + " gives half of the directions of claim '" + claim_.id + "'",
             "name both: straight or along ranks and files, and diagonally");
  }

  /// Words for what mate or stalemate brings name it, and give the result of the player to move.
  void check_end() {
    const bool stalemate = small_.find("stalemate") != small_.npos;
    if (claim_.kind == "mate-brings" && (stalemate || !says_any(small_, {"mate", "trapped"})))
      refuse(base::in_quotes(words_) + " does not speak of mate", "say mated, or checkmate");
    if (claim_.kind == "stalemate-brings" && !stalemate && !is_denied(marks_))
      refuse(base::in_quotes(words_) + " does not say that there is no move",
             "say it with a negation, or with the word stalemate");
    constexpr std::string_view opponent = "opponent ";
    const std::size_t at = small_.find(opponent);
    if (claim_.kind.ends_with("-brings") && at != small_.npos &&
        std::ranges::any_of(marks_, [&](const Mark& mark) {
          return mark.kind == MarkKind::outcome && mark.begin == at + opponent.size();
        }))
      refuse(base::in_quotes(words_) + " says what the opponent gets, but claim '" + claim_.id +
             "' what the player does");
  }

  /// "In a corner" and "from the middle" must be true of the cells of the claim.
  void check_places(const Places& places) {
    std::vector<std::string> cells;
    if (!stated_.place.empty())
      cells.push_back(stated_.place);
    else if (const auto* names = std::get_if<CellNames>(&value_))
      cells.assign(names->begin(), names->end());
    for (const PlaceWord& row : place_words)
      for (const std::string_view before :
           {"in a ", "in the ", "from a ", "from the ", "on the "}) {
        const std::string phrase = std::string(before) + std::string(row.word);
        const std::size_t at = small_.find(phrase);
        if (places.corners.empty() || at == small_.npos) continue;
        const auto& known = row.corner ? places.corners : places.middle;
        for (const std::string& cell : cells)
          if (!known.contains(cell))
            refuse(base::in_quotes(words_) + " says " + base::in_quotes(phrase) + ", but " + cell +
                       " is not there",
                   {}, at);
      }
  }

  const game::Claim& claim_;
  const Value& value_;
  const Stated& stated_;
  const std::vector<Mark>& marks_;
  std::string_view words_;
  std::string small_;  ///< in lowercase
  Nonsense nonsense_;
};

}  // namespace

bool is_denied(const std::vector<Mark>& marks) {
  return std::ranges::any_of(marks,
                             [](const Mark& mark) { return mark.kind == MarkKind::negation; });
}

Nonsense sense_of(const Finding& finding, const Stated& stated, const std::vector<Mark>& marks,
                  std::string_view words, const Places& places) {
  return Sense(finding, stated, marks, words).nonsense(places);
}

}  // namespace boardwright::audit
