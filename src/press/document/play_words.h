// Tells in English the rules of play of a game, table by table of [play].
#pragma once
#include <string>
#include <vector>

#include "document/game_words.h"

namespace boardwright::document {

/// A rule with the heading under which it stands.
struct RuleText {
  std::string id, title;  ///< "promotion", "Promotion"; no id: under the heading of the one before
  std::vector<std::string> sentences;   ///< a paragraph
  std::vector<std::string> items = {};  ///< a list behind it
};

/// What the rules of a game say before its end, in the order in which one would tell it: rules that
/// the game does not have are left out.
std::vector<RuleText> rules_in_words(const GameWords& words);

/// How pieces are promoted; the first text has the heading.
std::vector<RuleText> promotions_in_words(const GameWords& words);

/// How the game ends.
RuleText ends_in_words(const GameWords& words);

/// Which rules the game has besides, as its file says: the engine does not play them. Nothing if
/// it names none.
RuleText left_out_in_words(const Game& game);

}  // namespace boardwright::document
