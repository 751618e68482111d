// Positions in the Forsyth-Edwards notation, as the field writes it: hands, checks, large boards.
#pragma once
#include "play/position.h"
#include "play/rules.h"

namespace boardwright::play {

/// Whether a text looks like FEN: ranks parted by slashes.
bool looks_like_fen(std::string_view text);

/// What FEN takes for granted about a game.
struct FenGame {
  const GameRules& rules;
  const Position* start = nullptr;  ///< where the game begins, if that is known
};

/// Reads FEN: ranks from the top, capitals for the first seat, numbers for empty cells; `*` for a
/// cell that the board lacks, or that bears the blocker; `+` before a letter or `~` behind it for a
/// promoted piece; pieces in hand in brackets, or as a further rank; whose turn it is; castling
/// rights; the cells that a Pawn has just passed over; checks that each seat may still give, as
/// 3+3, or has given, as +0+0; two counters of moves.
///
/// A right to castle, K or Q or the letter of a file, makes a King and the outermost Rook of that
/// side pieces who have not moved; where pieces are let in, letters of files stand for all pieces
/// of the first rank. Other pieces have not moved who stand where the start has such pieces. Where
/// captured pieces are put on the board again SFEN is read too, as `b 2P3p 1`. Reports what is
/// wrong with the column in the text.
std::optional<Position> parse_fen(std::string_view text, const std::string& name,
                                  const Board& board, const std::vector<PieceType>& piece_types,
                                  const FenGame& game, Report& report);

/// SFEN is that of shogi: pieces in hand have a field, and the first seat is b.
enum class FenForm { fen, sfen };

/// Writes a position as FEN; parse_fen reads it back as the same to the rules. Nothing if the board
/// or its pieces cannot be told so.
std::optional<std::string> print_fen(const Position& position, const Board& board,
                                     const std::vector<PieceType>& piece_types, const FenGame& game,
                                     FenForm form = FenForm::fen);

}  // namespace boardwright::play
