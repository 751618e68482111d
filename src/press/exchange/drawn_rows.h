// One rank of a board as a line of a text: "8 | r n b q k b n r |", "pppppppp", "| r | n |   | q
// |".
#pragma once
#include <string_view>
#include <vector>

namespace boardwright::exchange {

/// What a line has for each cell, and where: empty for one without a piece.
struct RowCell {
  std::string_view text;
  std::size_t at = 0;  ///< its first byte in the line
};

/// The cells of a line if it has just so many, else nothing. A number or letter before or after
/// them, of the rank, is left out.
std::vector<RowCell> row_cells(std::string_view line, std::size_t count);

/// Whether a line only parts ranks: "+---+---+", or nothing.
bool parts_ranks(std::string_view line);

}  // namespace boardwright::exchange
