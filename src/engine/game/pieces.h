// The pieces that a game is played with: how many of which piece each seat has, and what each of
// them may turn into.
#pragma once
#include <span>
#include <vector>

#include "game/game.h"

namespace boardwright::game {

/// So many pieces of a piece and a seat.
struct PieceCount {
  PieceTypeId piece_type = no_piece_type;
  SeatId seat = first_seat;
  long long count = 0;
  friend bool operator==(const PieceCount&, const PieceCount&) = default;
};

/// The pieces of a position, seat after seat, each in the order of the game's pieces.
std::vector<PieceCount> pieces_of(const Position& position);

/// The pieces that are pieces of the game: where some have letters, those without only explain
/// terms.
std::vector<PieceTypeId> playing_pieces(const Game& game);

/// So many pieces of each of these pieces for each seat.
std::vector<PieceCount> pieces_of_each(const Game& game, std::span<const PieceCount> one_seat);

/// The same pieces, and for each seat that has some one of every piece that they may become, but
/// for those that turned pieces show.
std::vector<PieceCount> with_spares(const Game& game, std::vector<PieceCount> pieces);

/// What a piece shows when he is turned over.
struct Rotated {
  PieceTypeId piece_type =
      no_piece_type;      ///< no_piece_type: nothing, he may become any of several or none
  bool multiple = false;  ///< he stays what he is, and has become multiple
  friend bool operator==(const Rotated&, const Rotated&) = default;
};

/// What a piece of a piece becomes by the game's rules, if they leave no choice.
Rotated rotated_piece(const Game& game, PieceTypeId piece_type);

}  // namespace boardwright::game
