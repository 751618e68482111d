// Converts the Betza of Interactive Diagrams to that of this program.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/report.h"
#include "board/board.h"

namespace boardwright::interactive_diagram {

/// `isO2`: castling over two cells; `isjO2`, with the piece that is the second from the edge.
struct DiagramCastling {
  int cells = 2, inward = 0;
  friend bool operator==(const DiagramCastling&, const DiagramCastling&) = default;
};

/// A long step of `W*`: from one of the player's ranks, counted from 1, over some cells.
struct LongStep {
  int rank = 0, cells = 0;
  std::string use;  ///< "move ", "capture " or empty
};

/// What the moves of a piece in a diagram mean.
struct DiagramMoves {
  std::string betza;               ///< what this program's Betza says
  std::vector<std::string> moves;  ///< the rest, in the notation
  std::vector<LongStep> long_steps;
  std::vector<DiagramCastling> castling;
  bool passes = false;      ///< it can be captured en passant
  bool en_passant = false;  ///< it captures en passant
  bool unmoved = false;     ///< it has moves until it has moved
};

/// What the text of a piece needs to know of the diagram.
struct DialectBoard {
  const board::Board& board;
  int ranks = 8;
  int first_rank = 1;               ///< of the player's ranks, the first where the piece begins
  std::vector<std::string> royals;  ///< ids of the pieces that `k` captures
};

/// Reads the moves of a piece. Reports what this program lacks.
std::optional<DiagramMoves> read_moves(std::string_view text, const base::Place& place,
                                       const DialectBoard& board, base::Report& report);

}  // namespace boardwright::interactive_diagram
