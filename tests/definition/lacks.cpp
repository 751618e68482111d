// What the definition does not know yet, and where it and the engine differ and it is not
// known yet which is right. Each line is to go.
#include <algorithm>

#include "definition/agreement.h"

namespace boardwright::definition {
namespace {

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
      {"captures in passing of pieces whose moves have parts that turn", passes_by_parts},
  };
  return all;
}

}  // namespace boardwright::definition
