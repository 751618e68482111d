// The men that a game is played with: how many of which piece each seat has, and what each of them
// may turn into.
#pragma once
#include <span>
#include <vector>

#include "game/game.h"

namespace boardwright::game {

/// So many men of a piece and a seat.
struct MenCount {
  PieceId piece = no_piece;
  SeatId seat = first_seat;
  long long count = 0;
  friend bool operator==(const MenCount&, const MenCount&) = default;
};

/// The men of a position, seat after seat, each in the order of the game's pieces.
std::vector<MenCount> men_of(const Position& position);

/// The pieces that are men of the game: where some have letters, those without only explain terms.
std::vector<PieceId> playing_pieces(const Game& game);

/// So many men of each of these pieces for each seat.
std::vector<MenCount> men_of_each(const Game& game, std::span<const MenCount> one_seat);

/// The same men, and for each seat that has some one of every piece that they may become, but for
/// those that turned men show.
std::vector<MenCount> with_spares(const Game& game, std::vector<MenCount> men);

/// What a man shows when he is turned over.
struct Turned {
  PieceId piece = no_piece;  ///< no_piece: nothing, he may become any of several or none
  bool multiple = false;     ///< he stays what he is, and has become multiple
  friend bool operator==(const Turned&, const Turned&) = default;
};

/// What a man of a piece becomes by the game's rules, if they leave no choice.
Turned turned_man(const Game& game, PieceId piece);

}  // namespace boardwright::game
