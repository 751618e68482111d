// Describes in English what a mate does where it does not end the game.
#include "base/text.h"
#include "english/play_words.h"
#include "game/pieces.h"

namespace boardwright::english {

namespace {

/// The noun of a zone that each player has: "territory" for "its own territory".
std::string own_place(const GameWords& words, std::string_view zone) {
  std::string place = words.zone(zone);
  for (const std::string_view before : {"its own ", "the "})
    if (place.starts_with(before)) return place.substr(before.size());
  return place;
}

}  // namespace

RuleText mates_in_words(const GameWords& words) {
  const play::GameRules& rules = words.game().rules;
  RuleText text{"abandoned", "After a mate", {}};
  if (rules.abandoned.empty()) return text;
  const std::string place = own_place(words, rules.abandoned);
  text.sentences = {
      "A checkmated " + words.piece_type(rules.royal.king()) +
          " leaves the board. The other pieces of its player stay as obstacles, which any player "
          "may capture.",
      "That player’s " + place +
          " is closed: no piece enters it any more. A move that an opponent’s piece makes in it "
          "has to end on a higher rank or outside, or to capture a piece of a player who is still "
          "in the game."};
  if (!rules.en_passant.piece_types.empty())
    text.sentences.push_back("Opponents’ " + words.all_of(rules.en_passant.piece_types) +
                             " in it leave the board at once.");
  return text;
}

RuleText scores_in_words(const GameWords& words) {
  const Game& game = words.game();
  RuleText text{"scores", "Points", {}};
  std::vector<std::string> values;
  for (const PieceTypeId id : game::playing_pieces(game))
    if (const PieceType& piece_type = game.piece_type(id); piece_type.value != 0)
      values.push_back(piece_type.name + " " + std::to_string(piece_type.value));
  if (game.rules.abandoned.empty() || values.empty()) return text;
  text.sentences = {
      "When a piece leaves the board, by a capture or a mate, every player who is still in the "
      "game scores its value and the number of the rank on which it stood.",
      "The values are: " + listed(values, "and") + "."};
  return text;
}

}  // namespace boardwright::english
