// Describes in English how a piece moves, from its move patterns.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "english/move_tree.h"

namespace boardwright::english {

/// The phrase for a word of the notation. Slots in braces are parts of the move: {along} its
/// directions, {distance} its range, {vector} a leap, {regions} cells, {pieces} names.
struct MovePhrase {
  std::string_view word, text;
};

/// The phrases for all words of notation_words().
std::span<const MovePhrase> move_phrases();

/// "The Pawn, without capturing, steps one square straight forward. To capture, it steps one square
/// diagonally forward."
///
/// `subject` replaces the name of the piece. What is explained is left out.
std::string moves_in_words(const GameWords& words, const PieceType& piece_type,
                           std::string subject = {}, Lengths lengths = Lengths::unexplained);

/// What all moves of up to n cells or leaps have in common, and what n is; empty where they have
/// nothing in common, or the game has fewer than three.
std::string lengths_explained(const GameWords& words);

/// Where most moves of a game end, if that is not anywhere on the board; empty otherwise.
std::string ends_explained(const GameWords& words);

/// The pieces that the game is played with and that move, those that move alike together.
std::vector<std::vector<PieceTypeId>> families(const Game& game);

/// The first piece before `piece_type` in the game with the same moves, or null.
const PieceType* earlier_like(const Game& game, const PieceType& piece_type);

/// Explains the verbs of such sentences, as far as the pieces of the game use them.
std::string verbs_explained(const GameWords& words);

}  // namespace boardwright::english
