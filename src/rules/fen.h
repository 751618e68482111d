// Positions in the Forsyth-Edwards notation, for rectangular boards and two seats.
#pragma once
#include "rules/position.h"

namespace boardwright {

/// Whether a text looks like FEN: ranks parted by slashes.
bool looks_like_fen(std::string_view text);

/// Reads FEN: ranks from the top, capitals for the first seat, numbers for empty cells; whose turn
/// it is; castling rights, which make a King and the outermost Rook of the side named by K or Q men
/// who have not moved; the cell that a Pawn has just passed over. Counters of moves may follow and
/// are not kept. Letters are those of the pieces; `king`, `rook` and `pawn` are places in their
/// list, -1 where the game has none. Reports what is wrong with the column in the text.
std::optional<Position> parse_fen(std::string_view text, const std::string& name,
                                  const Board& board, const std::vector<Piece>& pieces, int king,
                                  int rook, int pawn, Report& report);

}  // namespace boardwright
