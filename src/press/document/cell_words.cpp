// Describes sets of cells briefly: as whole ranks and files, as rectangles, or by their names.
#include <algorithm>
#include <cstdint>

#include "base/text.h"
#include "document/game_words.h"

namespace boardwright::document {
namespace {

/// "rank 8", "ranks 1, 2 and 3", if the cells are all cells of some ranks or files; otherwise
/// empty.
std::string whole_lines(const CellSet& cells, const std::vector<std::string>& order,
                        const std::vector<std::string>& of_cell, std::string_view noun) {
  std::vector<std::string> whole;
  std::size_t covered = 0;
  std::ptrdiff_t first = -1, last = -1;
  for (const std::string& name : order) {
    std::size_t all = 0, inside = 0;
    for (std::size_t i = 0; i < of_cell.size(); ++i) {
      if (of_cell[i] != name) continue;
      ++all;
      inside += cells.contains(static_cast<CellId>(i)) ? 1 : 0;
    }
    if (inside == 0) continue;
    if (inside != all) return {};
    whole.push_back(name);
    last = &name - order.data();
    if (first < 0) first = last;
    covered += all;
  }
  if (covered != static_cast<std::size_t>(cells.size())) return {};
  const bool is_row = whole.size() > 2 && last - first + 1 == std::ssize(whole);
  return std::string(noun) + (whole.size() == 1 ? " " : "s ") +
         (is_row ? whole.front() + " to " + whole.back() : listed(whole));
}

/// "d1 to f3", if the cells fill a rectangle of files and ranks; otherwise empty.
std::string rectangle(const Board& board, const CellSet& cells) {
  const auto places = [&](const std::vector<std::string>& order, const std::string& name) {
    return std::find(order.begin(), order.end(), name) - order.begin();
  };
  const auto at = [](CellId cell) { return static_cast<std::size_t>(cell); };
  std::ptrdiff_t left = PTRDIFF_MAX, right = -1, low = PTRDIFF_MAX, high = -1;
  CellId first = no_cell, last = no_cell;
  for (const CellId cell : cells) {
    const auto file = places(board.file_order, board.files[at(cell)]);
    const auto rank = places(board.rank_order, board.ranks[at(cell)]);
    left = std::min(left, file);
    right = std::max(right, file);
    low = std::min(low, rank);
    high = std::max(high, rank);
  }
  for (const CellId cell : cells) {
    const auto file = places(board.file_order, board.files[at(cell)]);
    const auto rank = places(board.rank_order, board.ranks[at(cell)]);
    if (file == left && rank == low) first = cell;
    if (file == right && rank == high) last = cell;
  }
  if (first == no_cell || last == no_cell || cells.size() < 4) return {};
  if ((right - left + 1) * (high - low + 1) != cells.size()) return {};
  return board.name(first) + " to " + board.name(last);
}

}  // namespace

std::string cells_in_words(const Board& board, const CellSet& cells) {
  if (cells == board.all()) return "the whole board";
  for (std::string text :
       {whole_lines(cells, board.rank_order, board.ranks, "rank"),
        whole_lines(cells, board.file_order, board.files, "file"), rectangle(board, cells)})
    if (!text.empty()) return text;
  return listed(names_of(board, cells));
}

}  // namespace boardwright::document
