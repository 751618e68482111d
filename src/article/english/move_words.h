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
/// `subject` replaces the name of the piece. With Lengths::explained, what lengths_explained() and
/// ends_explained() say is left out.
std::string moves_in_words(const GameWords& words, const PieceType& piece_type,
                           std::string subject = {}, Lengths lengths = Lengths::unexplained);

/// Where a piece blocks a move of several parts: "on the first square", "where the second part
/// ends"; empty if nowhere.
std::string blocks_in_words(const GameWords& words, const Blocks& blocks);

/// What all moves of up to n cells or leaps have in common, and what n is; empty if they have
/// nothing in common, or the game has fewer than three of them.
std::string lengths_explained(const GameWords& words);

/// Where most moves of a game must end; empty if that is anywhere on the board.
std::string ends_explained(const GameWords& words);

/// The pieces that the game is played with and that move, grouped by how they move.
std::vector<std::vector<PieceTypeId>> families(const Game& game);

/// The first piece with the same moves before `piece_type` in the game's order, or null.
const PieceType* earlier_like(const Game& game, const PieceType& piece_type);

/// Explains the verbs of moves_in_words() that the pieces of the game use.
std::string verbs_explained(const GameWords& words);

}  // namespace boardwright::english
