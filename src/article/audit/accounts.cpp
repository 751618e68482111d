// Finds the numbers of an article's prose that are unaccounted for.
#include "audit/accounts.h"

#include <algorithm>
#include <array>
#include <set>

#include "audit/offers.h"
#include "base/text.h"
#include "board/selection.h"
#include "text/numbers.h"

namespace boardwright::audit {

using base::lower_case;
using text::Table;

namespace {

/// The source that accounts for a number written in digits or as a word.
enum class Source { author, name, none };

/// Words before a number that identify its source.
struct Before {
  std::string_view word;
  Source source;
};
constexpr std::array<Before, 13> befores = {{
    {"version", Source::author},
    {"versions", Source::author},
    {"section", Source::name},
    {"sections", Source::name},
    {"chapter", Source::name},
    {"chapters", Source::name},
    {"diagram", Source::name},
    {"diagrams", Source::name},
    {"figure", Source::name},
    {"figures", Source::name},
    {"page", Source::name},
    {"point", Source::name},
    {"points", Source::name},
}};

/// Words after a number for measures that only the author can know.
constexpr std::string_view units_of_things[] = {"inch", "inches", "cm",      "mm",
                                                "foot", "feet",   "minutes", "hours"};
/// Capitalized, because "may" is also a verb.
constexpr std::string_view months[] = {"January",   "February", "March",    "April",
                                       "May",       "June",     "July",     "August",
                                       "September", "October",  "November", "December"};

/// Words for pieces and cells, in addition to the piece names of the game.
constexpr std::string_view things_on_boards[] = {
    "piece", "man",   "men",   "pawn",   "chessman", "chessmen", "cell",     "square",    "hexagon",
    "hex",   "hexes", "rider", "leaper", "hopper",   "space",    "triangle", "rectangle", "spaces"};

/// Words that separate a number from a following noun: "two have the Rooks beside them".
constexpr std::string_view ends_of_phrases[] = {"have", "has", "is", "are", "was",
                                                "and",  "or",  "on", "in",  "to"};

/// Words that refer to something named before: "the Knights, all of them".
constexpr std::string_view pronouns[] = {"them", "these", "those", "which", "whom"};

bool is_one_of(std::string_view word, std::span<const std::string_view> words) {
  return std::ranges::find(words, word) != words.end();
}

/// Replaces parts of the prose that are not words.
constexpr char placeholder = '\x01';

/// The words of one paragraph, list item or table cell, with their places.
struct Prose {
  std::string text;
  struct Spot {
    std::size_t begin;  ///< in the text
    int line, column;
  };
  std::vector<Spot> spots;
};

/// Accounts for the numbers of one article.
class Accountant {
 public:
  Accountant(const Game& game, const Article& article, const Document& text,
             const std::vector<Finding>& findings, Report& report)
      : game_(game), article_(article), text_(text), report_(report), offers_(game) {
    for (const Finding& finding : findings)
      if (finding.claim->document == article.id) found_[finding.claim->id] = &finding;
    for (const moves::PieceType& piece_type : game.piece_types)
      piece_types_.insert(lower_case(piece_type.name));
  }

  Account account() {
    count_numbers(text_.blocks);
    return account_;
  }

 private:
  void count_numbers(const text::Blocks& blocks) {
    for (const text::Block& block : blocks) {
      if (const auto* paragraph = std::get_if<text::Paragraph>(&block.content))
        count_numbers(paragraph->content);
      if (const auto* list = std::get_if<text::ListBlock>(&block.content))
        for (const text::Blocks& item : list->items) count_numbers(item);
      if (const auto* quote = std::get_if<text::Quote>(&block.content))
        count_numbers(quote->blocks);
      if (const auto* table = std::get_if<Table>(&block.content)) {
        count_numbers(table->head, {});
        for (const Table::Row& row : table->rows) count_numbers(row, table->head);
      }
    }
  }

  /// A number at the start of a cell is read after the heading of its column: "Rank", "4".
  void count_numbers(const Table::Row& row, const Table::Row& heads) {
    for (std::size_t i = 0; i < row.size(); ++i)
      count_numbers(row[i].content,
                    i < heads.size() ? text::plain_text(heads[i].content) + " " : "");
  }

  /// `before` is context: its own numbers are skipped.
  void count_numbers(const text::Inlines& inlines, const std::string& before = {}) {
    Prose prose{before, {}};
    gather(inlines, prose);
    Source last = Source::none;
    std::size_t end = 0;
    for (const ProseNumber& number : text::numbers_in(prose.text)) {
      if (number.begin < before.size()) continue;
      const bool counts = stands_before_noun(prose.text, number) || refers_back(prose.text, number);
      if (!number.digits && !counts) continue;
      Source source = source_of(prose.text, number, counts);
      if (source == Source::none && last == Source::name &&
          joins_numbers(prose.text.substr(end, number.begin - end)))
        source = Source::name;
      if (source == Source::author) ++account_.cited;
      if (source == Source::none) report_open(prose, number);
      last = source;
      end = number.end;
    }
  }

  void gather(const text::Inlines& inlines, Prose& prose) {
    for (const text::Inline& part : inlines) {
      if (const auto* words = std::get_if<text::Words>(&part.content)) {
        prose.spots.push_back({prose.text.size(), part.line, part.column});
        prose.text += words->text;
      } else if (const auto* claim = std::get_if<text::ClaimReference>(&part.content)) {
        prose.text += placeholder;
        check(*claim, part);
      } else if (const auto* emphasis = std::get_if<text::Emphasis>(&part.content)) {
        gather(emphasis->content, prose);
      } else if (const auto* strong = std::get_if<text::Strong>(&part.content)) {
        gather(strong->content, prose);
      } else if (const auto* link = std::get_if<text::Link>(&part.content)) {
        gather(link->content, prose);
      } else if (!std::holds_alternative<text::PieceDrawing>(part.content)) {
        prose.text += std::holds_alternative<text::LineBreak>(part.content) ? ' ' : placeholder;
      }
    }
  }

  /// Checks the author's own words for the value of a claim.
  void check(const text::ClaimReference& reference, const text::Inline& part) {
    if (reference.is_cited()) ++account_.cited;
    const auto found = found_.find(reference.id);
    if (reference.words.empty() || found == found_.end()) return;
    const game::Value& value = found->second->computed;
    if (!reference.statement.empty() && !found->second->agrees) return;  // reported elsewhere
    // A claim that differs is reported once, with the claim.
    if (!found->second->problem.empty() &&
        text::words_match(reference.words, found->second->claim->documented))
      return;
    // The words for a claim that holds, or does not hold, are free as long as it agrees.
    const bool fit = std::holds_alternative<bool>(value)
                         ? found->second->agrees
                         : text::words_match(reference.words, value);
    if (!fit)
      report_.error({text_.file, part.line, part.column},
                    "'" + reference.words + "' does not say what claim '" + reference.id +
                        "' computes: " + game::shown(value));
  }

  /// `counts`: the number stands before a piece or a cell, so 1024 is not a year.
  Source source_of(std::string_view text, const ProseNumber& number, bool counts) const {
    const std::string_view before = text.substr(0, number.begin), after = text.substr(number.end);
    const std::string word = lower_case(last_word(before)), next = lower_case(first_word(after));
    const bool has_month =
        is_one_of(last_word(before), months) || is_one_of(first_word(after), months);
    if (before.ends_with('$') || before.ends_with("€") || before.ends_with("£"))
      return Source::author;
    if (has_month || is_one_of(next, units_of_things)) return Source::author;
    if (number.digits && !counts && number.end - number.begin == 4 && number.value >= 1000 &&
        number.value < 2100)
      return Source::author;  // a year
    for (const Before& row : befores)
      if (row.word == word) return row.source;
    if (number.digits && names_a_cell(text.substr(number.begin))) return Source::name;
    if (number.digits && names_a_line(word, text.substr(number.begin, number.end - number.begin)))
      return Source::name;
    return Source::none;
  }

  /// Whether the text begins with a cell whose name begins with a number, for example "3c".
  bool names_a_cell(std::string_view text) const {
    std::size_t end = 0;
    while (end < text.size() && (base::is_digit(text[end]) || base::is_letter(text[end]))) ++end;
    const std::string_view word = text.substr(0, end);
    return !std::ranges::all_of(word, base::is_digit) &&
           std::ranges::any_of(game_.boards,
                               [&](const auto& board) { return board->find(word).has_value(); });
  }

  /// Whether "rank 4" or "ranks 4" names a rank or file of a board.
  bool names_a_line(std::string_view word, std::string_view name) const {
    board::Selection line;
    if (word == "rank" || word == "ranks")
      line.ranks = {std::string(name)};
    else if (word == "file" || word == "files")
      line.files = {std::string(name)};
    else
      return false;
    Report unknown;
    return std::ranges::any_of(game_.boards, [&](const auto& board) {
      return !board::select(*board, line, board::first_seat, unknown).empty();
    });
  }

  /// Whether the text joins two numbers of a list: "ranks 1, 2 and 4", "from 1 to 5".
  static bool joins_numbers(std::string_view between) {
    const std::string_view word = base::trimmed(between);
    constexpr std::string_view joints[] = {",", "and", "or", "to", "–", "-", ", and", ", or"};
    return is_one_of(word, joints);
  }

  /// Whether one of the next words of the same phrase is a piece or a cell.
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

  /// Whether a pronoun follows, "all of them", and the sentence names a piece or a cell before it.
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
    while (end < text.size() && base::is_letter(text[end])) ++end;
    return text.substr(0, end);
  }

  static std::string_view last_word(std::string_view text) {
    while (text.ends_with(' ')) text.remove_suffix(1);
    if (text.ends_with("\u00a0")) text.remove_suffix(2);
    std::size_t begin = text.size();
    while (begin > 0 && base::is_letter(text[begin - 1])) --begin;
    return text.substr(begin);
  }

  void report_open(const Prose& prose, const ProseNumber& number) {
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

  base::Place place_of(const Prose& prose, const ProseNumber& number) const {
    base::Place place{text_.file, 0, 0};
    for (const Prose::Spot& spot : prose.spots) {
      if (spot.begin > number.begin) break;
      const std::string_view before =
          std::string_view(prose.text).substr(spot.begin, number.begin - spot.begin);
      place.line = spot.line;
      place.column =
          spot.column == 0 ? 0 : spot.column + static_cast<int>(base::length_utf8(before));
    }
    return place;
  }

  /// The number with up to three words on either side.
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
  if (article.reference) return {};  // all its numbers are computed from the rules
  return Accountant(game, article, text, findings, report).account();
}

}  // namespace boardwright::audit
