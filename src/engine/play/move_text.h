// Legal moves as text: "rd-kn3 rd-kn5", "bl-k2 gr-qr1 = queen".
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "play/game_logic.h"

namespace boardwright::play {

/// A move that a text means, or what is wrong with the text, in words for its author.
struct MoveRead {
  std::optional<Move> move;
  std::string problem, hint;  ///< empty if there is a move
  std::int64_t steps = 0;     ///< what it took to find it
};

/// The legal move that a text means, of the seat whose turn it is: as print_move writes it; or two
/// cells, then `= queen` for a piece who becomes another, or `= multiple`. What he becomes may be
/// left out where there is no choice. One word is read as algebraic notation.
MoveRead read_move(const GameLogic& play, const Position& position, std::string_view text);

/// The cells, then the piece taken after x, what a piece becomes after =, and the Rook's cells
/// after &.
std::string print_move(const Move& move, const Board& board,
                       const std::vector<PieceType>& piece_types);

}  // namespace boardwright::play
