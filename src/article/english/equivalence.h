// Proves from the rules of a game that a shorter sentence says the same as a longer one.
#pragma once
#include <optional>
#include <string_view>

#include "english/game_words.h"

namespace boardwright::english {

using board::Bank, board::bank_of, board::rank_row, board::RankRow;

/// Whether pieces of this type come to the board, change cells and change sides only by the array
/// and by their own moves: nothing is dropped, swapped, promoted or turned into them.
bool moves_alone(const Game& game, const PieceType& piece_type);

/// The cells on which a seat's pieces of a type stand at the start.
CellSet begins_on(const Game& game, PieceTypeId id, board::SeatId seat);

/// The cells from which a seat's pieces of a type have no move at all.
CellSet stuck_on(const Game& game, const PieceType& piece_type, board::SeatId seat);

/// Whether the pieces of a seat change their kinds by promotion alone, and none comes to the board.
bool changes_by_promotion_alone(const Game& game);

/// Whether each player begins with one piece of this type, and none can get another.
bool has_one_each(const Game& game, PieceTypeId id);

/// Whether each player has one royal piece as long as the game goes on, of the same type.
bool has_one_king_each(const Game& game);

/// Whether a piece of this type stands in the zone exactly as long as it has not moved.
bool is_where_it_begins(const Game& game, const PieceType& piece_type, std::string_view zone);

/// Whether every move of this type that ends in the zone comes from outside of it, and none is
/// dropped there: such a piece reaches the zone.
bool reaches(const Game& game, const PieceType& piece_type, std::string_view zone);

/// Whether pieces of this type begin outside of the zone, and come into it by their own moves
/// alone.
bool begins_outside(const Game& game, const PieceType& piece_type, std::string_view zone);

/// The one rank, counted from the player, on which moves of this type come into a zone that has all
/// ranks from there on; nothing if there is none.
std::optional<int> rank_reached(const Game& game, const PieceType& piece_type,
                                std::string_view zone);

/// Whether a piece of this type is never outside of the zone.
bool begins_and_stays(const Game& game, const PieceType& piece_type, std::string_view zone);

/// Whether pieces of this type begin outside of the zone and never leave it once they are in it.
bool comes_to_stay(const Game& game, const PieceType& piece_type, std::string_view zone);

/// Whether this move of a royal piece captures nothing but its like, straight ahead on an open
/// file, so that all it does is to keep two of them apart.
bool keeps_apart(const Game& game, const PieceType& piece_type, const MovePattern& move);

/// Whether a position can come again: some piece can go back, and no move leaves an obstacle.
bool can_come_again(const Game& game);

/// Whether a King that castles to a file goes two cells toward the Rook, to either side: it does
/// where all Kings begin two files away from there.
bool goes_two_cells(const Game& game, const play::Castling& rule);

}  // namespace boardwright::english
