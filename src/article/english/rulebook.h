// What a person learns a game from: one value, of which page, rules card, leaflet and cards of
// moves are forms.
#pragma once
#include <string>
#include <vector>

#include "english/play_words.h"

namespace boardwright::english {

/// How one piece moves, or all that move alike.
struct RulebookMoves {
  std::vector<PieceTypeId> pieces;
  const PieceType* like = nullptr;  ///< an earlier piece that moves alike; null: none
  std::string moves;                ///< sentences; empty for a piece that does not move
};

/// Something that players need and the data do not say.
struct Gap {
  base::Place place;  ///< where the data should say it
  std::string says;   ///< for readers, a sentence
  std::string hint;   ///< for the author; may be empty
};

/// The rules of a game in words. Parts that the game does not have are empty.
struct Rulebook {
  std::string aim;
  std::vector<std::string> board;       ///< its size and lines, and who begins
  std::vector<std::string> ground;      ///< of these, what a picture of the board does not say
  std::vector<std::string> places;      ///< where the zones lie that the rules name
  std::string differs;                  ///< in what from the game that this one varies
  std::vector<std::string> terms;       ///< what the sentences about moves leave unexplained
  std::vector<RulebookMoves> pieces;    ///< each of the game's types, in their order
  std::vector<RulebookMoves> families;  ///< of the pieces that are played with
  RuleText fewer;                       ///< for fewer players
  std::vector<RuleText> rules;          ///< an empty id continues the rule before it
  RuleText ends;                        ///< shown by forms of a game with an array
  RuleText left_out;                    ///< what the engine does not play, and every gap
  std::vector<Gap> gaps;                ///< of a game with an array: an end, a winner

  const RulebookMoves& entry_of(PieceTypeId id) const { return pieces[base::index(id)]; }
};

Rulebook rulebook_of(const GameWords& words);

/// All that a rulebook says of moves and rules.
std::string text_of(const Rulebook& rulebook);

}  // namespace boardwright::english
