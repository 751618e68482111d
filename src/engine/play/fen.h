// Positions in the Forsyth-Edwards notation, for rectangular boards and two seats.
#pragma once
#include "play/position.h"

namespace boardwright::play {

/// Whether a text looks like FEN: ranks parted by slashes.
bool looks_like_fen(std::string_view text);

/// What FEN takes for granted about a game; no_piece where the game has none.
struct FenGame {
  PieceId king = no_piece, rook = no_piece, pawn = no_piece;
  const Position* start = nullptr;  ///< where the game begins, if that is known
};

/// Reads FEN: ranks from the top, capitals for the first seat, numbers for empty cells; whose turn
/// it is; castling rights, which make a King and the outermost Rook of the side named by K or Q men
/// who have not moved; the cell that a Pawn has just passed over; two counters of moves, which are
/// not kept. Letters are those of the pieces. Men who have not moved stand where the start has such
/// men, and a Pawn that has just passed over a cell came from where the start has one. Reports what
/// is wrong with the column in the text.
std::optional<Position> parse_fen(std::string_view text, const std::string& name,
                                  const Board& board, const std::vector<Piece>& pieces,
                                  const FenGame& game, Report& report);

}  // namespace boardwright::play
