// What the definition does not know yet, and where it and the engine differ and it is not
// known yet which is right. Each line is to go.
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

bool turns_equal_leaps(const Rules& rules) {
  return has_line(rules, [](const MovePattern& line) {
    return (line.move_kind == MoveKind::wheel || line.move_kind == MoveKind::zigzag) &&
           line.aside == line.count;
  });
}

bool passes_by_parts(const Rules& rules) {
  const auto& passing = rules.play.en_passant.piece_types;
  return std::any_of(passing.begin(), passing.end(), [&](PieceTypeId type) {
    const auto& lines = rules.type(type).moves;
    return std::any_of(lines.begin(), lines.end(),
                       [](const MovePattern& line) { return !line.then.empty(); });
  });
}

}  // namespace

const std::vector<Lack>& lacks() {
  static const std::vector<Lack> all{
      {"lines thrown back where cells are no squares", reflects_off_squares},
      {"wheels and zigzags of leaps N:N", turns_equal_leaps},
      {"captures in passing of pieces whose moves have parts that turn", passes_by_parts},
  };
  return all;
}

}  // namespace boardwright::definition
