// The small boards on which games are made, built so that a grammar knows their names.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "board/board.h"

namespace boardwright::generate {

/// A board and how a game asks for it.
struct Ground {
  std::string tiling;
  std::string id;                       ///< in `boards`: "4x5", "own"
  std::vector<std::string> definition;  ///< lines of the game's file; none: the tiling has it
  std::vector<std::string> sectors;     ///< ids, on a board that has them
  std::unique_ptr<board::Board> board;
};

/// At least one for each shipped tiling, and some that a game defines itself.
const std::vector<Ground>& grounds();

}  // namespace boardwright::generate
