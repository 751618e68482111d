// Legal moves as text: "rd-kn3 rd-kn5", "bl-k2 gr-qr1 = queen".
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "play/game_logic.h"

namespace boardwright::play {

/// The move that a text means, or a message about what is wrong with the text.
struct MoveRead {
  std::optional<Move> move;
  std::string problem, hint;  ///< empty if there is a move
  std::int64_t steps = 0;     ///< steps of computation
};

/// The legal move of the seat whose turn it is that a text means: as print_move() writes it; or two
/// cells, then `= queen` for a promotion, or `= multiple`. The promotion can be omitted where there
/// is no choice. A single word is read as algebraic notation.
MoveRead read_move(const GameLogic& play, const Position& position, std::string_view text);

/// The letter of a type; its id if it has none.
inline const std::string& letter_or_id(const PieceType& piece_type) {
  return piece_type.letter.empty() ? piece_type.id : piece_type.letter;
}

/// The cells, then each captured piece after x, the promotion after =, the Rook's cells after &,
/// the piece gated in and its cell after /, and the cell of the blocker after *.
std::string print_move(const Move& move, const Board& board,
                       const std::vector<PieceType>& piece_types);

}  // namespace boardwright::play
