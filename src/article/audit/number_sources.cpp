// Separates numbers that name something, or that only the author can know, from all others.
#include "audit/number_sources.h"

#include <algorithm>
#include <array>
#include <span>

#include "base/text.h"
#include "board/selection.h"

namespace boardwright::audit {

using base::lower_case;

namespace {

/// Words before a number that identify its source.
struct Before {
  std::string_view word;
  NumberSource source;
};
constexpr std::array<Before, 13> befores = {{
    {"version", NumberSource::author},
    {"versions", NumberSource::author},
    {"section", NumberSource::name},
    {"sections", NumberSource::name},
    {"chapter", NumberSource::name},
    {"chapters", NumberSource::name},
    {"diagram", NumberSource::name},
    {"diagrams", NumberSource::name},
    {"figure", NumberSource::name},
    {"figures", NumberSource::name},
    {"page", NumberSource::name},
    {"point", NumberSource::name},
    {"points", NumberSource::name},
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

std::string_view first_word(std::string_view text) {
  while (text.starts_with(' ') || text.starts_with("\u00a0"))
    text.remove_prefix(text.starts_with(' ') ? 1 : 2);
  std::size_t end = 0;
  while (end < text.size() && base::is_letter(text[end])) ++end;
  return text.substr(0, end);
}

std::string_view last_word(std::string_view text) {
  while (text.ends_with(' ')) text.remove_suffix(1);
  if (text.ends_with("\u00a0")) text.remove_suffix(2);
  std::size_t begin = text.size();
  while (begin > 0 && base::is_letter(text[begin - 1])) --begin;
  return text.substr(begin);
}

/// Whether the text joins two numbers of a list: "ranks 1, 2 and 4", "from 1 to 5".
bool joins_numbers(std::string_view between) {
  const std::string_view word = base::trimmed(between);
  constexpr std::string_view joints[] = {",", "and", "or", "to", "–", "-", ", and", ", or"};
  return is_one_of(word, joints);
}

}  // namespace

NumberSources::NumberSources(const Game& game) : game_(game) {
  for (const moves::PieceType& piece_type : game.piece_types)
    piece_types_.insert(lower_case(piece_type.name));
}

std::vector<SourcedNumber> NumberSources::numbers_of(std::string_view text,
                                                     std::size_t from) const {
  std::vector<SourcedNumber> found;
  NumberSource last = NumberSource::none;
  std::size_t end = 0;
  for (const ProseNumber& number : text::numbers_in(text)) {
    if (number.begin < from) continue;
    const bool counts = stands_before_noun(text, number) || refers_back(text, number);
    const bool several = number.kind == ProseNumber::Kind::count && number.value > 1;
    if (!number.digits && !counts && !several) continue;
    NumberSource source = source_of(text, number, counts);
    if (source == NumberSource::none && last == NumberSource::name &&
        joins_numbers(text.substr(end, number.begin - end)))
      source = NumberSource::name;
    found.push_back({number, source, counts});
    last = source;
    end = number.end;
  }
  return found;
}

/// `counts`: the number stands before a piece or a cell, so 1024 is not a year.
NumberSource NumberSources::source_of(std::string_view text, const ProseNumber& number,
                                      bool counts) const {
  const std::string_view before = text.substr(0, number.begin), after = text.substr(number.end);
  const std::string word = lower_case(last_word(before)), next = lower_case(first_word(after));
  const bool has_month =
      is_one_of(last_word(before), months) || is_one_of(first_word(after), months);
  if (before.ends_with('$') || before.ends_with("€") || before.ends_with("£"))
    return NumberSource::author;
  if (has_month || is_one_of(next, units_of_things)) return NumberSource::author;
  if (number.digits && !counts && number.end - number.begin == 4 && number.value >= 1000 &&
      number.value < 2100)
    return NumberSource::author;  // a year
  for (const Before& row : befores)
    if (row.word == word) return row.source;
  if (number.digits && names_a_cell(text.substr(number.begin))) return NumberSource::name;
  if (number.digits && names_a_line(word, text.substr(number.begin, number.end - number.begin)))
    return NumberSource::name;
  return NumberSource::none;
}

/// Whether the text begins with a cell whose name begins with a number, for example "3c".
bool NumberSources::names_a_cell(std::string_view text) const {
  std::size_t end = 0;
  while (end < text.size() && (base::is_digit(text[end]) || base::is_letter(text[end]))) ++end;
  const std::string_view word = text.substr(0, end);
  return !std::ranges::all_of(word, base::is_digit) &&
         std::ranges::any_of(game_.boards,
                             [&](const auto& board) { return board->find(word).has_value(); });
}

/// Whether "rank 4" or "ranks 4" names a rank or file of a board.
bool NumberSources::names_a_line(std::string_view word, std::string_view name) const {
  board::Selection line;
  if (word == "rank" || word == "ranks")
    line.ranks = {std::string(name)};
  else if (word == "file" || word == "files")
    line.files = {std::string(name)};
  else
    return false;
  base::Report unknown;
  return std::ranges::any_of(game_.boards, [&](const auto& board) {
    return !board::select(*board, line, board::first_seat, unknown).empty();
  });
}

/// Whether one of the next words of the same phrase is a piece or a cell.
bool NumberSources::stands_before_noun(std::string_view text, const ProseNumber& number) const {
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
bool NumberSources::refers_back(std::string_view text, const ProseNumber& number) const {
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

bool NumberSources::is_noun(std::string_view word) const {
  std::string lower = lower_case(word);
  const auto is_known = [&] {
    return is_one_of(lower, things_on_boards) || piece_types_.contains(lower);
  };
  if (is_known()) return true;
  if (lower.size() < 3 || !lower.ends_with('s')) return false;
  lower.pop_back();
  return is_known();
}

}  // namespace boardwright::audit
