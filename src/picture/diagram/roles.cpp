// Builds the role of a cell from its shape, its kind of tile and its colour.
#include "diagram/roles.h"

namespace boardwright::diagram {

std::string cell_role(const Board& board, CellId cell) {
  const auto i = static_cast<std::size_t>(cell);
  const std::string_view shape = shape_name(board.topology.sides(cell));
  std::string role = "cell";
  if (shape != role) role += " " + std::string(shape);
  if (board.kinds[i] != shape) role += " " + board.kinds[i];
  if (!board.tints.empty()) role += " " + tint_name(board.tints[i]);
  return role;
}

}  // namespace boardwright::diagram
