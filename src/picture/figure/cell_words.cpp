// Describes sets of cells briefly: as whole ranks and files, as rectangles, or by their names.
#include <algorithm>
#include <climits>

#include "base/index.h"
#include "base/text.h"
#include "figure/words.h"

namespace boardwright::figure {

using base::listed;
using geometry::Cell, geometry::no_cell;

namespace {

/// "rank 8", "ranks 1, 2 and 3", "rank 7, w3 and w4", if the cells that are called by their lines
/// are all such cells of some ranks or files; otherwise empty.
std::string whole_lines(const Board& board, const CellSet& cells,
                        const std::vector<std::string>& order, std::string Cell::*line,
                        std::string_view noun, std::string_view last_word) {
  std::vector<std::string> whole;
  CellSet apart;  // cells with names of their own
  for (const CellId cell : cells)
    if (!board.is_called_by_lines(cell)) apart.insert(cell);
  std::size_t covered = 0;
  std::ptrdiff_t first = -1, last = -1;
  for (const std::string& name : order) {
    std::size_t all = 0, inside = 0;  // of a line
    for (const CellId cell : board.cells()) {
      if (board.cell(cell).*line != name || !board.is_called_by_lines(cell)) continue;
      ++all;
      inside += cells.contains(cell) ? 1 : 0;
    }
    if (inside == 0) continue;
    if (inside != all) return {};
    whole.push_back(name);
    last = &name - order.data();
    if (first < 0) first = last;
    covered += all;
  }
  if (covered + base::index(apart.size()) != base::index(cells.size())) return {};
  if (covered == whole.size()) return {};  // single cells are called by their names
  const bool is_row = whole.size() > 2 && last - first + 1 == std::ssize(whole);
  const bool are_many = is_row || (whole.size() > 1 && last_word == "and");
  std::vector<std::string> parts = board::names_of(board, apart);
  parts.insert(parts.begin(),
               std::string(noun) + (are_many ? "s " : " ") +
                   (is_row ? whole.front() + " to " + whole.back() : listed(whole, last_word)));
  return listed(parts, last_word);
}

/// "d1 to f3", if the cells fill a rectangle of files and ranks; otherwise empty.
std::string rectangle(const Board& board, const CellSet& cells) {
  int left = INT_MAX, right = -1, low = INT_MAX, high = -1;
  CellId first = no_cell, last = no_cell;
  for (const CellId id : cells) {
    const Cell& cell = board.cell(id);
    left = std::min(left, cell.file_number);
    right = std::max(right, cell.file_number);
    low = std::min(low, cell.rank_number);
    high = std::max(high, cell.rank_number);
  }
  for (const CellId id : cells) {
    const Cell& cell = board.cell(id);
    if (cell.file_number == left && cell.rank_number == low) first = id;
    if (cell.file_number == right && cell.rank_number == high) last = id;
  }
  if (first == no_cell || last == no_cell || cells.size() < 4) return {};
  if ((right - left + 1) * (high - low + 1) != cells.size()) return {};
  return board.name(first) + " to " + board.name(last);
}

/// "ranks 1 to 5 of Red", if the cells are all cells of some ranks in the sectors of some seats;
/// otherwise empty.
std::string lines_of_sectors(const Board& board, const CellSet& cells, std::string_view last_word) {
  std::vector<std::string> sectors, ranks, names;
  const auto add = [](std::vector<std::string>& to, const std::string& what) {
    if (std::ranges::find(to, what) == to.end()) to.push_back(what);
  };
  for (const CellId id : cells) add(sectors, board.cell(id).sector);
  for (const board::Seat& seat : board.seats)
    if (!seat.sector.empty() && std::erase(sectors, seat.sector) > 0) names.push_back(seat.name);
  if (names.empty() || !sectors.empty()) return {};
  const auto is_named = [&](const Cell& cell) {
    return std::ranges::any_of(board.seats, [&](const board::Seat& seat) {
      return seat.sector == cell.sector && std::ranges::find(names, seat.name) != names.end();
    });
  };
  for (const std::string& rank : board.rank_order)
    for (const CellId id : cells)
      if (board.cell(id).rank == rank) add(ranks, rank);
  int all = 0;
  for (const CellId id : board.cells())
    if (const Cell& cell = board.cell(id);
        is_named(cell) && std::ranges::find(ranks, cell.rank) != ranks.end())
      ++all;
  if (all != cells.size()) return {};
  const auto place = [&](const std::string& rank) {
    return std::ranges::find(board.rank_order, rank) - board.rank_order.begin();
  };
  const bool is_row =
      ranks.size() > 2 && place(ranks.back()) - place(ranks.front()) + 1 == std::ssize(ranks);
  const bool are_many = is_row || (ranks.size() > 1 && last_word == "and");
  return (are_many ? "ranks " : "rank ") +
         (is_row ? ranks.front() + " to " + ranks.back() : listed(ranks, last_word)) + " of " +
         listed(names, last_word);
}

}  // namespace

std::string cells_in_words(const Board& board, const CellSet& cells, std::string_view last_word) {
  if (cells == board.all()) return "the whole board";
  for (std::string text :
       {whole_lines(board, cells, board.rank_order, &Cell::rank, "rank", last_word),
        whole_lines(board, cells, board.file_order, &Cell::file, "file", last_word),
        rectangle(board, cells), lines_of_sectors(board, cells, last_word)})
    if (!text.empty()) return text;
  return listed(board::names_of(board, cells), last_word);
}

}  // namespace boardwright::figure
