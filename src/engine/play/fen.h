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
/// cell that the board lacks, or for the blocker; `+` before a letter or `~` behind it for a
/// promoted piece; pieces in hand in brackets, or as an additional rank; the turn; castling rights;
/// the cells that a Pawn has just passed over; checks that each seat can still give, as 3+3, or has
/// given, as +0+0; the halfmove clock and the move number.
///
/// A castling right, K or Q or the letter of a file, marks a King and the outermost Rook of that
/// side as unmoved; in games with gating, letters of files mark all pieces of the first rank. Other
/// pieces are unmoved where the initial position has the same piece. Games whose captured pieces
/// are dropped also read SFEN, as `b 2P3p 1`. Reports what is wrong, with the column in the text.
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
