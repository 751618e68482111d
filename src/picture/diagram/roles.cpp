// Builds the role of a cell from its shape, its kind of tile and its colour.
#include "diagram/roles.h"

namespace boardwright::diagram {

std::string cell_role(const board::Board& board, geometry::CellId cell) {
  const std::string_view shape = geometry::shape_name(board.topology.sides(cell));
  std::string role = "cell";
  if (shape != role) role += " " + std::string(shape);
  if (board.cell(cell).kind != shape) role += " " + board.cell(cell).kind;
  if (board.has_tints()) role += " " + board::tint_name(board.cell(cell).tint);
  return role;
}

}  // namespace boardwright::diagram
