// Looks for the numbers of an article's prose that nobody answers for.
#include "document/accounts.h"

#include <algorithm>
#include <array>
#include <set>

#include "base/text.h"
#include "document/markdown_parts.h"
#include "document/numbers.h"
#include "document/offers.h"
#include "rules/selection.h"

namespace boardwright::document {
namespace {

/// Who answers for a number that the prose has as digits or a word.
enum class Answers { author, name, nobody };

/// Words before a number that tell what it is.
struct Before {
  std::string_view word;
  Answers who;
};
constexpr std::array<Before, 13> befores = {{
    {"version", Answers::author},
    {"versions", Answers::author},
    {"section", Answers::name},
    {"sections", Answers::name},
    {"chapter", Answers::name},
    {"chapters", Answers::name},
    {"diagram", Answers::name},
    {"diagrams", Answers::name},
    {"figure", Answers::name},
    {"figures", Answers::name},
    {"page", Answers::name},
    {"point", Answers::name},
    {"points", Answers::name},
}};

/// Words after a number that only the author can measure.
constexpr std::string_view units_of_things[] = {"inch", "inches", "cm",      "mm",
                                                "foot", "feet",   "minutes", "hours"};
/// With capitals, for a piece may move.
constexpr std::string_view months[] = {"January",   "February", "March",    "April",
                                       "May",       "June",     "July",     "August",
                                       "September", "October",  "November", "December"};

/// Words for pieces and cells, beside the names of a game's own.
constexpr std::string_view things_on_boards[] = {
    "piece", "man",   "men",   "pawn",   "chessman", "chessmen", "cell",     "square",    "hexagon",
    "hex",   "hexes", "rider", "leaper", "hopper",   "space",    "triangle", "rectangle", "spaces"};

/// Words that part a number from a noun behind them: "two have the Rooks beside them".
constexpr std::string_view ends_of_phrases[] = {"have", "has", "is", "are", "was",
                                                "and",  "or",  "on", "in",  "to"};

/// Words for what was named before: "the Knights, all of them".
constexpr std::string_view pronouns[] = {"them", "these", "those", "which", "whom"};

bool is_one_of(std::string_view word, std::span<const std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

/// A character that stands for something in the prose that is no word.
constexpr char placeholder = '\x01';

/// The words of one paragraph, item or cell, with where they stand.
struct Prose {
  std::string text;
  struct Spot {
    std::size_t begin;  ///< in the text
    int line, column;
  };
  std::vector<Spot> spots;
};

/// The account of one article.
class Accountant {
 public:
  Accountant(const Game& game, const Article& article, const Document& text,
             const std::vector<Finding>& findings, Report& report)
      : game_(game), article_(article), text_(text), report_(report), offers_(game) {
    for (const Finding& finding : findings)
      if (finding.claim->document == article.id) found_[finding.claim->id] = &finding;
    for (const PieceType& piece_type : game.piece_types)
      piece_types_.insert(lower_case(piece_type.name));
  }

  Account account() {
    look_at(text_.blocks);
    return account_;
  }

 private:
  void look_at(const Blocks& blocks) {
    for (const Block& block : blocks) {
      if (const auto* paragraph = std::get_if<Paragraph>(&block.content))
        look_at(paragraph->content);
      if (const auto* list = std::get_if<ListBlock>(&block.content))
        for (const Blocks& item : list->items) look_at(item);
      if (const auto* quote = std::get_if<Quote>(&block.content)) look_at(quote->blocks);
      if (const auto* table = std::get_if<Table>(&block.content)) {
        look_at(table->head, {});
        for (const Table::Row& row : table->rows) look_at(row, table->head);
      }
    }
  }

  /// A number that a cell begins with is read after the words over the column: "Rank", "4".
  void look_at(const Table::Row& row, const Table::Row& heads) {
    for (std::size_t i = 0; i < row.size(); ++i)
      look_at(row[i].content, i < heads.size() ? plain_text(heads[i].content) + " " : "");
  }

  /// `before` are words that stand there only to be read.
  void look_at(const Inlines& inlines, const std::string& before = {}) {
    Prose prose{before, {}};
    gather(inlines, prose);
    Answers last = Answers::nobody;
    std::size_t end = 0;
    for (const ProseNumber& number : numbers_in(prose.text)) {
      if (number.begin < before.size()) continue;
      const bool counts = stands_before_noun(prose.text, number) || refers_back(prose.text, number);
      if (!number.digits && !counts) continue;
      Answers who = answers_for(prose.text, number, counts);
      if (who == Answers::nobody && last == Answers::name &&
          goes_on(prose.text.substr(end, number.begin - end)))
        who = Answers::name;
      if (who == Answers::author) ++account_.told;
      if (who == Answers::nobody) tell(prose, number);
      last = who;
      end = number.end;
    }
  }

  void gather(const Inlines& inlines, Prose& prose) {
    for (const Inline& part : inlines) {
      if (const auto* words = std::get_if<Words>(&part.content)) {
        prose.spots.push_back({prose.text.size(), part.line, part.column});
        prose.text += words->text;
      } else if (const auto* claim = std::get_if<ClaimReference>(&part.content)) {
        prose.text += placeholder;
        check(*claim, part);
      } else if (const auto* emphasis = std::get_if<Emphasis>(&part.content)) {
        gather(emphasis->content, prose);
      } else if (const auto* strong = std::get_if<Strong>(&part.content)) {
        gather(strong->content, prose);
      } else if (const auto* link = std::get_if<Link>(&part.content)) {
        gather(link->content, prose);
      } else if (!std::holds_alternative<PieceDrawing>(part.content)) {
        prose.text += std::holds_alternative<LineBreak>(part.content) ? ' ' : placeholder;
      }
    }
  }

  /// Words of the author's own for what a claim computes.
  void check(const ClaimReference& reference, const Inline& part) {
    if (reference.is_told()) ++account_.told;
    const auto found = found_.find(reference.id);
    if (reference.words.empty() || found == found_.end()) return;
    const Value& value = found->second->computed;
    if (!reference.statement.empty() && !found->second->agrees) return;  // which is said
    // That the claim itself differs is told of it, once.
    if (!found->second->problem.empty() && say(reference.words, found->second->claim->documented))
      return;
    // Words for what holds, or for what does not, are the author's own, as long as that is so.
    const bool fit =
        std::holds_alternative<bool>(value) ? found->second->agrees : say(reference.words, value);
    if (!fit)
      report_.error({text_.file, part.line, part.column},
                    "'" + reference.words + "' does not say what claim '" + reference.id +
                        "' computes: " + shown(value));
  }

  /// `counts`: it stands before a piece or a cell, so that 1024 is no year.
  Answers answers_for(std::string_view text, const ProseNumber& number, bool counts) const {
    const std::string_view before = text.substr(0, number.begin), after = text.substr(number.end);
    const std::string word = lower_case(last_word(before)), next = lower_case(first_word(after));
    const bool has_month =
        is_one_of(last_word(before), months) || is_one_of(first_word(after), months);
    if (before.ends_with('$') || before.ends_with("€") || before.ends_with("£"))
      return Answers::author;
    if (has_month || is_one_of(next, units_of_things)) return Answers::author;
    if (number.digits && !counts && number.end - number.begin == 4 && number.value >= 1000 &&
        number.value < 2100)
      return Answers::author;  // a year
    for (const Before& row : befores)
      if (row.word == word) return row.who;
    if (number.digits && names_a_cell(text.substr(number.begin))) return Answers::name;
    if (number.digits && names_a_line(word, text.substr(number.begin, number.end - number.begin)))
      return Answers::name;
    return Answers::nobody;
  }

  /// Whether a text begins with a cell whose name begins with a number, as "3c".
  bool names_a_cell(std::string_view text) const {
    std::size_t end = 0;
    while (end < text.size() && (is_digit(text[end]) || is_letter(text[end]))) ++end;
    const std::string_view word = text.substr(0, end);
    return !std::all_of(word.begin(), word.end(), is_digit) &&
           std::any_of(game_.boards.begin(), game_.boards.end(),
                       [&](const auto& board) { return board->find(word).has_value(); });
  }

  /// Whether "rank 4" or "ranks 4" is one of the board's.
  bool names_a_line(std::string_view word, std::string_view name) const {
    Selection line;
    if (word == "rank" || word == "ranks")
      line.ranks = {std::string(name)};
    else if (word == "file" || word == "files")
      line.files = {std::string(name)};
    else
      return false;
    Report unknown;
    return std::any_of(game_.boards.begin(), game_.boards.end(), [&](const auto& board) {
      return !select(*board, line, first_seat, unknown).empty();
    });
  }

  /// Whether a list of numbers goes on: "ranks 1, 2 and 4", "from 1 to 5".
  static bool goes_on(std::string_view between) {
    const std::string_view word = trimmed(between);
    constexpr std::string_view joints[] = {",", "and", "or", "to", "–", "-", ", and", ", or"};
    return is_one_of(word, joints);
  }

  /// Whether one of the next words is a piece or a cell, in the same phrase.
  bool stands_before_noun(std::string_view text, const ProseNumber& number) const {
    constexpr int most = 4;
    std::string_view rest = text.substr(number.end);
    for (int words = 0; words < most; ++words) {
      while (rest.starts_with(' ') || rest.starts_with('-')) rest.remove_prefix(1);
      const std::string_view word = first_word(rest);
      if (word.empty()) break;
      if (is_noun(word)) return true;
      if (is_one_of(lower_case(word), ends_of_phrases)) break;
      rest.remove_prefix(word.size());
      if (!rest.starts_with(' ') && !rest.starts_with('-')) break;
    }
    return false;
  }

  /// Whether a pronoun follows, "all of them", and a piece or a cell is named before in the
  /// sentence.
  bool refers_back(std::string_view text, const ProseNumber& number) const {
    std::string_view rest = text.substr(number.end);
    if (first_word(rest) != "of") return false;
    rest.remove_prefix(rest.find("of") + 2);
    if (!is_one_of(first_word(rest), pronouns)) return false;
    const std::string_view before = text.substr(0, number.begin);
    const std::size_t stop = before.find_last_of(".!?");
    std::string_view words = before.substr(stop == std::string_view::npos ? 0 : stop + 1);
    while (!words.empty()) {
      const std::string_view word = first_word(words);
      if (is_noun(word)) return true;
      words.remove_prefix(std::max<std::size_t>(word.size(), 1));
    }
    return false;
  }

  bool is_noun(std::string_view word) const {
    std::string lower = lower_case(word);
    const auto is_known = [&] {
      return is_one_of(lower, things_on_boards) || piece_types_.contains(lower);
    };
    if (is_known()) return true;
    if (lower.size() < 3 || !lower.ends_with('s')) return false;
    lower.pop_back();
    return is_known();
  }

  static std::string_view first_word(std::string_view text) {
    while (text.starts_with(' ') || text.starts_with("\u00a0"))
      text.remove_prefix(text.starts_with(' ') ? 1 : 2);
    std::size_t end = 0;
    while (end < text.size() && is_letter(text[end])) ++end;
    return text.substr(0, end);
  }

  static std::string_view last_word(std::string_view text) {
    while (text.ends_with(' ')) text.remove_suffix(1);
    if (text.ends_with("\u00a0")) text.remove_suffix(2);
    std::size_t begin = text.size();
    while (begin > 0 && is_letter(text[begin - 1])) --begin;
    return text.substr(begin);
  }

  void tell(const Prose& prose, const ProseNumber& number) {
    ++account_.open;
    const std::string words = prose.text.substr(number.begin, number.end - number.begin);
    const std::string message =
        "no claim proves '" + words + "' in '" + around(prose.text, number) + "'";
    const std::string offer = offers_.offer_for(prose.text, number);
    const std::string hint = "write " + (offer.empty() ? "{{CLAIM: " + words + "}}" : offer) +
                             ", or {{told: " + words + "}} where only the author can know";
    if (article_.strict)
      report_.error(place_of(prose, number), message, hint);
    else
      report_.warning(place_of(prose, number), message, hint);
  }

  Place place_of(const Prose& prose, const ProseNumber& number) const {
    Place place{text_.file, 0, 0};
    for (const Prose::Spot& spot : prose.spots) {
      if (spot.begin > number.begin) break;
      const std::string_view before =
          std::string_view(prose.text).substr(spot.begin, number.begin - spot.begin);
      place.line = spot.line;
      place.column = spot.column == 0 ? 0 : spot.column + static_cast<int>(length_utf8(before));
    }
    return place;
  }

  /// The number with a few words on both sides.
  static std::string around(std::string_view text, const ProseNumber& number) {
    constexpr int most = 3;
    std::size_t begin = number.begin, end = number.end;
    for (int words = 0; words < most && begin > 0; ++words) {
      const std::size_t blank = text.rfind(' ', begin >= 2 ? begin - 2 : 0);
      begin = blank == std::string_view::npos ? 0 : blank + 1;
    }
    for (int words = 0; words < most && end < text.size(); ++words) {
      const std::size_t blank = text.find(' ', end + 1);
      end = blank == std::string_view::npos ? text.size() : blank;
    }
    std::string shown;
    for (const char c : text.substr(begin, end - begin))
      c == placeholder ? shown += "…" : shown += c;
    return shown;
  }

  const Game& game_;
  const Article& article_;
  const Document& text_;
  Report& report_;
  std::map<std::string_view, const Finding*> found_;
  std::set<std::string, std::less<>> piece_types_;
  Offers offers_;
  Account account_;
};

}  // namespace

Account account_of(const Game& game, const Article& article, const Document& text,
                   const std::vector<Finding>& findings, Report& report) {
  if (article.reference) return {};  // all its numbers are those of the rules
  return Accountant(game, article, text, findings, report).account();
}

}  // namespace boardwright::document
