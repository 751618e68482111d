// Tells in English how a piece moves, from its notation.
#pragma once
#include <span>
#include <string>
#include <string_view>

#include "document/game_words.h"

namespace boardwright::document {

/// A word of the notation, and how a sentence says it. In braces stand parts of the move:
/// {along} its directions, {distance} its range, {vector} a leap, {regions} cells, {pieces} names.
struct MovePhrase {
  std::string_view word, says;
};

/// One for every word of notation_words().
std::span<const MovePhrase> move_phrases();

/// "The Pawn, without capturing, steps one square straight forward. To capture, it steps one square
/// diagonally forward."
///
/// `who` stands instead of the name.
std::string moves_in_words(const GameWords& words, const PieceType& piece_type,
                           std::string who = {});

/// The first piece before one of a game that has just its moves; none: it is the first.
const PieceType* earlier_like(const Game& game, const PieceType& piece_type);

/// What the verbs of such sentences mean, as far as the pieces of a game need them.
std::string verbs_explained(const GameWords& words);

}  // namespace boardwright::document
