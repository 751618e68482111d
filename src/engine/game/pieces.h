// The pieces that a game is played with: how many of each type a seat has, and what each can
// promote to.
#pragma once
#include <span>
#include <vector>

#include "game/game.h"

namespace boardwright::game {

/// A number of pieces of one type and seat.
struct PieceCount {
  PieceTypeId piece_type = no_piece_type;
  SeatId seat = board::first_seat;
  long long count = 0;
  bool dotted =
      false;  ///< counters bear a dot: others of the type can reach their first cells later
  friend bool operator==(const PieceCount&, const PieceCount&) = default;
};

/// The pieces of a position, those in hand among them, ordered by seat and then by the game's order
/// of piece types.
std::vector<PieceCount> pieces_of(const Game& game, const Position& position);

/// The piece types that are played with. If some types have letters, the types without one only
/// explain terms and are left out.
std::vector<PieceTypeId> playing_pieces(const Game& game);

/// Adds one piece of each type that these pieces can become and that no counter among them shows,
/// on its front or its flip side.
std::vector<PieceCount> with_later_ones(const Game& game, std::vector<PieceCount> pieces);

/// Adds pieces that are in no array: for each seat as many as the board has cells of those that
/// never run out, and as many as all seats have of those that lines turn; and the blockers, as
/// pieces of the first seat.
std::vector<PieceCount> with_supplies(const Game& game, std::vector<PieceCount> pieces);

/// The piece types that rules and cards explain: the playing pieces that move, block cells, or are
/// promoted to; all of them if none does.
std::vector<PieceTypeId> explained_pieces(const Game& game);

/// Where captured pieces change sides, gives each seat as many of every piece as all seats have,
/// except royal ones: for pieces that show their side by their colour.
std::vector<PieceCount> with_captives(const Game& game, std::vector<PieceCount> pieces);

/// Gives every seat the pieces of one seat.
std::vector<PieceCount> pieces_of_each(const Game& game, std::span<const PieceCount> one_seat);

/// Adds spares: for each seat one piece of every type that its pieces can promote to, except where
/// the flip side of the counter shows it.
std::vector<PieceCount> with_spares(const Game& game, std::vector<PieceCount> pieces);

/// The other side of a piece's counter.
struct FlipSide {
  PieceTypeId piece_type =
      no_piece_type;      ///< no_piece_type: blank, since it becomes one of several or nothing
  bool multiple = false;  ///< the piece keeps its type and has become multiple
  friend bool operator==(const FlipSide&, const FlipSide&) = default;
};

/// What a piece of this type promotes to, if the rules leave no choice.
FlipSide flip_side(const Game& game, PieceTypeId piece_type);

}  // namespace boardwright::game
