// Finds cell names in texts, and cells that a picture would leave unlabelled.
#include "figure/named_cells.h"

#include <algorithm>

#include "base/text.h"

namespace boardwright::figure {
namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

bool can_be_in_name(char c) { return is_letter(c) || base::is_digit(c) || c == '-' || c == '_'; }

bool has_letter_and_digit(std::string_view word) {
  return std::ranges::any_of(word, is_letter) && std::ranges::any_of(word, base::is_digit);
}

template <class Wanted>
CellSet cells_among(const Board& board, std::string_view text, Wanted wanted) {
  CellSet cells;
  while (!text.empty()) {
    const auto end = std::ranges::find_if_not(text, can_be_in_name);
    const auto length = static_cast<std::size_t>(end - text.begin());
    if (const std::string_view word = text.substr(0, length); length > 0 && wanted(word))
      if (const auto cell = board.find(word)) cells.insert(*cell);
    text.remove_prefix(std::min(text.size(), length + 1));
  }
  return cells;
}

}  // namespace

CellSet cells_in(const Board& board, std::string_view text) {
  return cells_among(board, text, [](std::string_view) { return true; });
}

CellSet cells_in_prose(const Board& board, std::string_view text) {
  return cells_among(board, text, has_letter_and_digit);
}

bool is_found_at_rim(const Board& board, const Figure& figure, CellId cell) {
  return figure.coordinates && !board.has_sectors() && !board.cell(cell).file.empty() &&
         !board.cell(cell).rank.empty();
}

CellSet unlabelled_cells(const Content& content, const CellSet& named) {
  CellSet cells;
  if (content.figure->names) return cells;
  for (const CellId cell : named)
    if (content.shown.contains(cell) && !is_found_at_rim(*content.board, *content.figure, cell))
      cells.insert(cell);
  return cells;
}

}  // namespace boardwright::figure
