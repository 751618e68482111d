// Builds the words for cells, pieces and zones from their names.
#include "english/game_words.h"

#include <algorithm>
#include <array>

#include "figure/words.h"
#include "game/equivalence.h"

namespace boardwright::english {

using board::Bank, board::RankRow;

namespace {

constexpr std::array<std::string_view, 12> small_numbers = {"one",  "two", "three",  "four",
                                                            "five", "six", "seven",  "eight",
                                                            "nine", "ten", "eleven", "twelve"};

constexpr std::array<std::string_view, 12> ordinals = {"first", "second", "third",    "fourth",
                                                       "fifth", "sixth",  "seventh",  "eighth",
                                                       "ninth", "tenth",  "eleventh", "twelfth"};

/// The names of pieces, each changed by `make`.
template <class Make>
std::vector<std::string> made(const Game& game, const PieceTypeList& list, Make make) {
  std::vector<std::string> names;
  for (const PieceTypeId piece_type : list)
    if (piece_type != moves::no_piece_type) names.push_back(make(game.piece_type(piece_type).name));
  return names;
}

/// The cells of a zone that is the same for all seats; null if it is not.
const CellSet* shared_cells(const Board& board, std::string_view zone) {
  const auto found = board.zones.find(zone);
  if (found == board.zones.end()) return nullptr;
  const std::vector<CellSet>& sets = found->second;
  return std::ranges::all_of(sets, [&](const CellSet& each) { return each == sets.front(); })
             ? &sets.front()
             : nullptr;
}

bool is_everywhere(const Board& board, std::string_view zone) {
  const CellSet* cells = shared_cells(board, zone);
  return cells != nullptr && *cells == board.all();
}

/// "ranks 2 to 7" for a zone of whole ranks or files that is the same for all seats; otherwise
/// empty. `last_word` as of figure::cells_in_words().
std::string shared_lines(const Board& board, std::string_view zone, std::string_view last_word) {
  const CellSet* cells = shared_cells(board, zone);
  if (cells == nullptr || *cells == board.all()) return {};
  std::string words = figure::cells_in_words(board, *cells, last_word);
  return words.starts_with("rank") || words.starts_with("file") ? words : std::string();
}

bool has_only(const Board& board, int sides) {
  const auto cells = board.cells();
  return std::ranges::all_of(cells,
                             [&](CellId cell) { return board.topology.sides(cell) == sides; });
}

std::string with_blanks(std::string_view id) {
  std::string words(id);
  std::ranges::replace(words, '-', ' ');
  return words;
}

}  // namespace

std::string ranks_in_words(const RankRow& row) {
  const int count = row.last - row.first + 1;
  const std::string noun = count == 1 ? " rank" : " ranks";
  const std::string number = count == 1 ? "" : " " + number_word(count);
  if (count == row.all) return "the whole board";
  if (row.last == row.all) return "the last" + number + noun;
  if (row.first == 1) return "the first" + number + noun;
  return count == 1 ? "the " + ordinal(row.first) + noun : "";
}

std::string capitalised(std::string text) {
  if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
  return text;
}

std::string number_word(int n) {
  return n >= 1 && n <= static_cast<int>(small_numbers.size())
             ? std::string(small_numbers[static_cast<std::size_t>(n - 1)])
             : std::to_string(n);
}

std::string ordinal(int n) {
  if (n >= 1 && n <= static_cast<int>(ordinals.size()))
    return std::string(ordinals[static_cast<std::size_t>(n - 1)]);
  constexpr std::array<std::string_view, 4> endings = {"th", "st", "nd", "rd"};
  const bool is_teen = n / 10 % 10 == 1;
  const auto last = static_cast<std::size_t>(n % 10);
  return std::to_string(n) + std::string(endings[is_teen || last > 3 ? 0 : last]);
}

GameWords::GameWords(const Game& game)
    : game_(&game),
      squares_only_(has_only(game.board(), 4)),
      hexagons_only_(has_only(game.board(), 6)) {}

std::string GameWords::piece_type(std::string_view id) const {
  const PieceType* found = game_->find_piece_type(id);
  return found == nullptr ? std::string(id) : found->name;
}

std::string GameWords::names(const PieceTypeList& list, std::string_view last) const {
  return listed(made(*game_, list, [](const std::string& name) { return name; }), last);
}

std::string GameWords::any_of(const PieceTypeList& list) const {
  return listed(
      made(*game_, list, [](const std::string& name) { return base::with_article(name); }), "or");
}

std::string GameWords::all_of(const PieceTypeList& list, std::string_view last) const {
  return listed(made(*game_, list, plural), last);
}

std::string GameWords::zone(std::string_view name) const {
  const auto& zone_words = game_->board().zone_words;
  const auto found = zone_words.find(name);
  if (found != zone_words.end()) return found->second;
  switch (bank_of(game_->board(), name)) {
    case Bank::own: return "its own side of the river";
    case Bank::far: return "the far side of the river";
    case Bank::none: break;
  }
  if (const std::optional<RankRow> row = rank_row(game_->board(), name))
    if (std::string ranks = ranks_in_words(*row); !ranks.empty()) return ranks;
  if (const std::string lines = shared_lines(game_->board(), name, "and"); !lines.empty())
    return lines;
  constexpr std::string_view own = "own-";
  if (name.starts_with(own)) return "its own " + with_blanks(name.substr(own.size()));
  return "the " + with_blanks(name) + (name == "promotion" ? " zone" : "");
}

std::string GameWords::where(std::string_view name) const {
  if (is_everywhere(game_->board(), name)) return "on any " + cell();
  if (const std::string shared = shared_lines(game_->board(), name, "or"); !shared.empty())
    return "on " + shared;
  constexpr std::string_view lines[] = {"rank",    "ranks",    "file",      "files",  "row",
                                        "rows",    "diagonal", "diagonals", "points", "square",
                                        "squares", "edge",     "river"};
  const std::string zone_name = zone(name);
  for (const std::string_view line : lines)
    if (name.ends_with(line) || zone_name.ends_with(line)) return "on " + zone_name;
  return "in " + zone_name;
}

std::string GameWords::somewhere(const std::vector<std::string>& list) const {
  std::vector<std::string> parts;
  for (const std::string& word : list)
    parts.push_back(game_->board().zones.contains(word) ? where(word) : "on " + region(word));
  for (const std::string before : {"on ", "in "}) {  // written once if common to all
    if (!std::ranges::all_of(parts, [&](const std::string& each) {
          return each.starts_with(before) && !each.starts_with(before + "the ");
        }))
      continue;
    for (std::string& each : parts) each.erase(0, before.size());
    return before + listed(parts, "or");
  }
  return listed(parts, "or");
}

std::string GameWords::within(const std::vector<std::string>& list) const {
  const bool is_room = somewhere(list).starts_with("in ");
  return (is_room ? " within " : ", keeping to ") + regions(list);
}

std::string GameWords::regions(const std::vector<std::string>& list) const {
  std::vector<std::string> parts;
  for (const std::string& word : list) parts.push_back(region(word));
  return listed(parts, "or");
}

std::string GameWords::region(const std::string& word) const {
  const Board& board = game_->board();
  if (board.zones.contains(word)) return zone(word);
  for (int tint = 0; tint < 12; ++tint)
    if (board::tint_name(tint) == word)
      return cells() + " of the colour of " + [&] {
        for (const CellId cell : board.cells())
          if (board.has_tints() && board.cell(cell).tint == tint) return board.name(cell);
        return word;
      }();
  return plural(with_blanks(word));
}

std::string GameWords::plural(const std::string& noun) {
  const auto ends = [&](std::string_view with) { return noun.ends_with(with); };
  if (ends("hexagons") || ends("squares") || ends("triangles")) return noun;
  return base::plural(noun);
}

}  // namespace boardwright::english
