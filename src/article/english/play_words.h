// Describes in English the rules of play of a game, table by table of [play].
#pragma once
#include <string>
#include <vector>

#include "english/game_words.h"

namespace boardwright::english {

/// The text of a rule, with its heading.
struct RuleText {
  std::string id, title;  ///< "promotion", "Promotion"; empty id: belongs to the heading before it
  std::vector<std::string> sentences;   ///< a paragraph
  std::vector<std::string> items = {};  ///< a list after the paragraph
  bool apart = false;    ///< the sentences are rules of their own: in a list where they are long
  std::string own = {};  ///< the author's text for it: a paragraph each line, stress in asterisks
};

/// All rules of a game except its end, in reading order; rules that the game does not have are left
/// out.
std::vector<RuleText> rules_in_words(const GameWords& words);

/// Sentences for the lines of `rules` that remove pieces, or make captors others.
std::vector<std::string> captures_in_words(const GameWords& words);

/// What other lines do and forbid, and when a turn is passed.
RuleText lines_in_words(const GameWords& words);

/// Lines that say what a player has to do, or may.
RuleText duties_in_words(const GameWords& words);

/// Whether a line that puts a piece asks for nothing but a move.
bool puts_with_every_move(const play::RuleLine& line);

/// Whether lines say who wins what would be a draw.
bool draws_are_won(const play::GameRules& rules);

/// Whether a line forbids to give check.
bool forbids_checks(const play::GameRules& rules);

/// How they end the game: a sentence each.
std::vector<std::string> line_ends_in_words(const GameWords& words);

/// How pieces are promoted; the first text has the heading.
std::vector<RuleText> promotions_in_words(const GameWords& words);

/// The ranks from which pieces of this type could never move: "the last rank"; empty if the cells
/// are others, and for several types if they differ.
std::string where_stuck(const GameWords& words, PieceTypeId id);
std::string where_stuck(const GameWords& words, const PieceTypeList& piece_types);

/// The named positions in which some seats have their whole array and the others nothing; no
/// sentences if there are none.
RuleText fewer_players_in_words(const GameWords& words);

/// What a mate does in a game that goes on after it; no sentences in others.
RuleText mates_in_words(const GameWords& words);

/// What is scored in such a game.
RuleText scores_in_words(const GameWords& words);

/// "The aim is to checkmate the opponent's King."; empty where only lines say who wins.
std::string aim_in_words(const GameWords& words);

/// How the game ends.
RuleText ends_in_words(const GameWords& words);

/// The rules that the engine does not play, as listed in the game's file; no items if there are
/// none.
RuleText left_out_in_words(const Game& game);

}  // namespace boardwright::english
