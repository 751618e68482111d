// The rules of a game in words: one value from which page, rules card, leaflet and move cards are
// written.
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

/// Something that players need and the data do not say: an end, a winner, who wins by points, how a
/// piece comes into play.
struct Gap {
  base::Place place;             ///< where the data should say it
  std::string says;              ///< for readers, a sentence
  std::string hint;              ///< for the author; may be empty
  bool open_in_sources = false;  ///< the author has nothing to mend
};

/// The rules of a game in words. Parts that the game does not have are empty.
struct Rulebook {
  std::string aim;
  std::vector<std::string> board;       ///< its size and lines, and who begins
  std::vector<std::string> ground;      ///< the part of `board` that a picture of it does not show
  std::vector<std::string> places;      ///< where the zones lie that the rules name
  std::string differs;                  ///< what differs from the game that this one varies
  std::vector<std::string> terms;       ///< explanations of terms in the sentences about moves
  std::vector<RulebookMoves> pieces;    ///< each of the game's types, in their order
  std::vector<RulebookMoves> families;  ///< the pieces that are played with, by equal moves
  RuleText fewer;                       ///< positions for fewer players
  std::vector<RuleText> rules;          ///< an empty id continues the rule before it
  RuleText ends;                        ///< shown only for a game with an array
  RuleText endgames;                    ///< what few pieces can force, as a build has proved
  RuleText left_out;                    ///< what the engine does not play, and every gap

  const RulebookMoves& entry_of(PieceTypeId id) const { return pieces[base::index(id)]; }
};

Rulebook rulebook_of(const GameWords& words);

/// What players of a game with an array need and its rulebook lacks.
std::vector<Gap> gaps_of(const GameWords& words);

/// All that a rulebook says about moves and rules.
std::string text_of(const Rulebook& rulebook);

}  // namespace boardwright::english
