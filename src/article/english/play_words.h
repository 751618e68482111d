// Describes in English the rules of play of a game, table by table of [play].
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "english/game_words.h"

namespace boardwright::english {

/// The text of a rule, with its heading.
struct RuleText {
  std::string id, title;  ///< "promotion", "Promotion"; empty id: belongs to the heading before it
  std::vector<std::string> sentences;   ///< a paragraph
  std::vector<std::string> items = {};  ///< a list after the paragraph
  bool apart = false;    ///< the sentences are separate rules: a list if they are long
  std::string own = {};  ///< the author's text: a paragraph per line, emphasis in asterisks
};

/// All rules of a game except its end, in reading order; rules that the game does not have are left
/// out.
std::vector<RuleText> rules_in_words(const GameWords& words);

/// Sentences for the lines of `rules` that remove pieces, or change captors into other pieces.
std::vector<std::string> captures_in_words(const GameWords& words);

/// What other lines do and forbid, and when a turn is passed.
RuleText lines_in_words(const GameWords& words);

/// Sentences for the lines that say what a player must or may do.
RuleText duties_in_words(const GameWords& words);

/// Whether a line that puts a piece has no other condition than a move.
bool puts_with_every_move(const play::RuleLine& line);

/// Whether lines say who wins a game that would be a draw.
bool draws_are_won(const play::GameRules& rules);

/// Whether a line forbids giving check.
bool forbids_checks(const play::GameRules& rules);

/// How lines of `rules` end the game: a sentence each.
std::vector<std::string> line_ends_in_words(const GameWords& words);

/// How a King castles; no sentences if none does.
RuleText castling_in_words(const GameWords& words);

/// What a player aims at under a line that gives a win: "have three Marks in an unbroken row";
/// empty if the line says more.
std::string aim_of_line(const GameWords& words, const play::RuleLine& line);

/// How pieces are promoted; the first text has the heading.
std::vector<RuleText> promotions_in_words(const GameWords& words);

/// "becomes Queen, Rook, Bishop or Knight when it reaches the last rank"; empty for a piece that is
/// never promoted.
std::string promotions_in_brief(const GameWords& words, PieceTypeId id);

/// The ranks from which pieces of this type could never move: "the last rank". Empty if those cells
/// do not form whole ranks, or if the types of a list differ.
std::string where_stuck(const GameWords& words, PieceTypeId id);
std::string where_stuck(const GameWords& words, const PieceTypeList& piece_types);

/// The named positions in which some seats have their whole array and the others nothing; no
/// sentences if there are none.
RuleText fewer_players_in_words(const GameWords& words);

/// What a mate does in a game that goes on after it; no sentences for other games.
RuleText mates_in_words(const GameWords& words);

/// What is scored in a game that goes on after a mate.
RuleText scores_in_words(const GameWords& words);

/// "The aim is to checkmate the opponent's King."; empty if none is known.
std::string aim_in_words(const GameWords& words);

/// What is said where no repetition ends the game.
inline constexpr std::string_view recurs_freely = "Positions may recur without limit.";

/// How the game ends.
RuleText ends_in_words(const GameWords& words);

/// The rules that the engine does not play, as listed in the game's file; no items if there are
/// none.
RuleText left_out_in_words(const Game& game);

}  // namespace boardwright::english
