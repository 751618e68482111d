// Forsyth-Edwards notation (FEN) with the usual extensions: hands, checks, large boards.
#pragma once
#include "play/position.h"
#include "play/rules.h"

namespace boardwright::play {

/// Whether a text looks like FEN: ranks separated by slashes, or one rank and a turn.
bool looks_like_fen(std::string_view text);

/// What FEN presupposes of a game.
struct FenGame {
  const GameRules& rules;
  const Position* start = nullptr;  ///< the initial position, if known
};

/// Reads FEN: ranks from the top, capitals for the first seat, numbers for empty cells; `*` for a
/// cell that the board lacks, or for the blocker; `+` before a letter or `~` after it for a
/// promoted piece; pieces in hand in brackets, or as an additional rank; the turn; castling rights;
/// the cells that a Pawn has just passed over; checks that each seat can still give, as 3+3, or has
/// given, as +0+0; marks, as second=1; the halfmove clock and the move number.
///
/// A castling right marks a King as unmoved, with the outermost Rook of that side for K and Q, or
/// the Rook on that file for the letter of a file. In games with gating or `rights`, the letter of
/// a file marks the seat's pieces on it that are in the gating zone or have a right. Other pieces
/// are unmoved where the initial position has the same piece. Games without castling whose captured
/// pieces are dropped also read SFEN, as `b 2P3p 1`. Reports what is wrong, with the column in the
/// text.
std::optional<Position> parse_fen(std::string_view text, const std::string& name,
                                  const Board& board, const std::vector<PieceType>& piece_types,
                                  const FenGame& game, Report& report);

/// SFEN is the FEN of shogi: pieces in hand have their own field, and the first seat is b.
enum class FenForm { fen, sfen };

/// Writes a position as FEN; parse_fen() reads it back as an equivalent position. Nothing if FEN
/// cannot represent the board or its pieces.
std::optional<std::string> print_fen(const Position& position, const Board& board,
                                     const std::vector<PieceType>& piece_types, const FenGame& game,
                                     FenForm form = FenForm::fen);

}  // namespace boardwright::play
