// Converts the rules of a variants.ini that are lines of rules in a game.
#pragma once
#include <string>
#include <vector>

#include "fairy_stockfish/imported_game.h"
#include "fairy_stockfish/variant_pieces.h"

namespace boardwright::fairy_stockfish {

/// The lines of a variant, and what the tables of [play] get besides them.
struct VariantLines {
  std::vector<std::string> lines;
  std::string goals;                  ///< inline tables of ends, with commas between
  std::string marks = {};             ///< that the lines need, as TOML
  const char* draws_go_to = nullptr;  ///< the seat that wins what would be a draw; null: neither
};

/// Makes the lines of a variant. Adds the zones and the walls that they name to `made`. Reports
/// rules that no line can express.
VariantLines make_lines(const VariantPieces& pieces, ImportedGame& made);

}  // namespace boardwright::fairy_stockfish
