// What the rules of a game prove about its pieces and zones, so that sentences can be shorter.
#pragma once
#include <optional>
#include <string_view>
#include <vector>

#include "board/rank_rows.h"
#include "game/game.h"

namespace boardwright::game {

/// Whether pieces of this type stand where a fixed array or moves of their own have put them, and
/// each of these moves changes their cell: they do not castle, and none is dropped, made, swapped
/// or turned.
bool moves_alone(const Game& game, const moves::PieceType& piece_type);

/// The cells on which a seat's pieces of a type stand at the start.
geometry::CellSet begins_on(const Game& game, moves::PieceTypeId id, board::SeatId seat);

/// The cells from which a seat's pieces of a type have no move at all; empty if the moves are too
/// many to trace.
geometry::CellSet stuck_on(const Game& game, const moves::PieceType& piece_type,
                           board::SeatId seat);

/// Whether pieces of this type can move, and no moves of theirs lead back to a cell that they have
/// left; false if the moves are too many to trace.
bool never_comes_back(const Game& game, const moves::PieceType& piece_type);

/// Whether the pieces of a seat change their kinds by promotion alone, and none comes to the board.
bool changes_by_promotion_alone(const Game& game);

/// Whether each player begins with `count` pieces of this type, and none can get more before the
/// game ends.
bool has_each(const Game& game, moves::PieceTypeId id, int count);

/// Whether each player always has exactly one royal piece, of the same type for all.
bool has_one_king_each(const Game& game);

/// Whether a seat can ever have more than one royal piece: true unless the rules exclude it.
bool can_have_several_kings(const Game& game, board::SeatId seat);

/// The one of two players who begins with royal pieces while the other has none and can get none;
/// nothing in other games.
std::optional<board::SeatId> only_seat_with_king(const Game& game);

/// Whether a piece of this type stands in the zone exactly as long as it has not moved.
bool is_where_it_begins(const Game& game, const moves::PieceType& piece_type,
                        std::string_view zone);

/// Whether every move of this type that ends in the zone comes from outside of it, and none is
/// dropped there: such a piece reaches the zone.
bool reaches(const Game& game, const moves::PieceType& piece_type, std::string_view zone);

/// Whether pieces of this type begin outside of the zone, and come into it by their own moves
/// alone.
bool begins_outside(const Game& game, const moves::PieceType& piece_type, std::string_view zone);

/// The one rank, counted from the player, on which moves of this type come into a zone that has all
/// ranks from there on; nothing if there is none.
std::optional<int> rank_reached(const Game& game, const moves::PieceType& piece_type,
                                std::string_view zone);

/// Whether a piece of this type is never outside of the zone.
bool begins_and_stays(const Game& game, const moves::PieceType& piece_type, std::string_view zone);

/// Whether pieces of this type begin outside of the zone and never leave it once they are in it.
bool comes_to_stay(const Game& game, const moves::PieceType& piece_type, std::string_view zone);

/// Whether this move of a royal piece captures only its own type, straight ahead along an open
/// file, so that it only keeps two of them apart.
bool keeps_apart(const Game& game, const moves::PieceType& piece_type,
                 const notation::MovePattern& move);

/// Whether a position can come again: some piece can go back, and no move leaves an obstacle.
bool can_come_again(const Game& game);

/// The numbers of cells that a King can go toward the Rook in castling, in order, if they are the
/// same for all Kings and to either side: two if the rule names no files, otherwise those from the
/// Kings of the array to the files that it names. Empty if they differ.
std::vector<int> castling_steps(const Game& game, const play::Castling& rule);

}  // namespace boardwright::game
