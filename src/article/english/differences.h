// Says what differs between a game and the one that it varies.
#pragma once
#include <string>
#include <vector>

#include "english/game_words.h"

namespace boardwright::english {

/// One difference: of a piece, of the board or of a rule.
struct GameDifference {
  std::string title;    ///< "The Pawn", "Castling"
  std::string section;  ///< id on the page that has the whole rule; empty: none
  std::vector<std::string> sentences;
  std::string in_a_list;  ///< what the title becomes in a list of differences, if not itself
};

/// What differs from the game that this one varies: board, array, pieces, rules and ends, each in
/// the sentences that the pages of both games have. What the two have in common is left out. Empty
/// for a game that is not a variant.
std::vector<GameDifference> differences_in_words(const GameWords& words);

/// "What differs from Chess: the board, the Knight and castling." Empty for a game that is not a
/// variant.
std::string differences_in_brief(const GameWords& words);

}  // namespace boardwright::english
