// The cells that the words of a figure name, and those of them that its picture must label.
#pragma once
#include <string_view>

#include "figure/content.h"

namespace boardwright::figure {

/// The cells named in a text. Names are separated by characters that no cell name contains.
CellSet cells_in(const Board& board, std::string_view text);

/// The cells named in an author's prose. Only names with a letter and a digit count: "1" or "a" is
/// rarely a cell there.
CellSet cells_in_prose(const Board& board, std::string_view text);

/// Whether the letters and numbers at the rim identify a cell: not on a board of territories.
bool is_found_at_rim(const Board& board, const Figure& figure, CellId cell);

/// The shown cells among `named` whose names are not otherwise visible in the picture.
CellSet unlabelled_cells(const Content& content, const CellSet& named);

}  // namespace boardwright::figure
