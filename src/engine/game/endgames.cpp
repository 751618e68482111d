// Builds the tables of an endgame of a game.
#include "game/endgames.h"

#include "game/plays.h"

namespace boardwright::game {

std::optional<solve::EndgameSummary> solve_endgame(const Game& game,
                                                   const std::vector<solve::ArmyPiece>& material,
                                                   std::int64_t bytes, base::Refusal& refusal) {
  const Position* start = game.find_position(game.start);
  const Position from = start == nullptr ? play::empty_position(game.board()) : *start;
  const play::GameLogic play = play_of(game, from);
  solve::Endgames endgames(play, game.rules, from, bytes);
  refusal = endgames.build(material);
  if (refusal.refuses()) return std::nullopt;
  return endgames.summary(material);
}

}  // namespace boardwright::game
