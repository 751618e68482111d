// What the definition does not know yet.
#include <algorithm>

#include "definition/agreement.h"

namespace boardwright::definition {
namespace {

bool has_line(const Rules& rules, bool (*test)(const MovePattern&)) {
  return std::any_of(rules.piece_types.begin(), rules.piece_types.end(), [&](const auto& type) {
    return std::any_of(type.moves.begin(), type.moves.end(), test);
  });
}

bool reflects_off_squares(const Rules& rules) {
  const auto& topology = rules.board.topology;
  return has_line(rules, [](const MovePattern& line) { return line.reflecting > 0; }) &&
         std::any_of(rules.board.cells().begin(), rules.board.cells().end(),
                     [&](CellId cell) { return topology.sides(cell) != 4; });
}

}  // namespace

const std::vector<Lack>& lacks() {
  static const std::vector<Lack> all{
      {"lines thrown back where cells are no squares", reflects_off_squares},
  };
  return all;
}

}  // namespace boardwright::definition
