// Which cells the words of a figure name, and which of them its picture has to name too.
#pragma once
#include <string_view>

#include "figure/content.h"

namespace boardwright::figure {

/// The cells that words name: those parted by blanks, or by whatever else no name of a cell has.
CellSet cells_in(const Board& board, std::string_view text);

/// The same in an author's words, where "1" or "a" is hardly a cell.
CellSet cells_in_prose(const Board& board, std::string_view text);

/// Whether letters and numbers at the rim lead to a cell: not on a board of territories.
bool is_found_at_rim(const Board& board, const Figure& figure, CellId cell);

/// Of these cells, those that are shown and would bear no name although the caption uses it.
CellSet left_nameless(const Content& content, const CellSet& named);

}  // namespace boardwright::figure
