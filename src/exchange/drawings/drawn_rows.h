// Parses one rank of a board in a text: "8 | r n b q k b n r |", "pppppppp", "| r | n |   | q |".
#pragma once
#include <string_view>
#include <vector>

namespace boardwright::drawings {

/// The text of one cell in a line; empty for a cell without a piece.
struct RowCell {
  std::string_view text;
  std::size_t at = 0;  ///< offset of the first byte in the line
};

/// The cells of a line if it has exactly `count` of them, otherwise nothing. Skips a number or
/// letter of the rank before or after them.
std::vector<RowCell> row_cells(std::string_view line, std::size_t count);

/// Whether a line only separates ranks: "+---+---+", or a blank line.
bool separates_ranks(std::string_view line);

}  // namespace boardwright::drawings
