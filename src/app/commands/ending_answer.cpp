// Writes an ending as a sentence and as JSON.
#include "commands/ending_answer.h"

#include <nlohmann/json.hpp>

namespace boardwright::commands {

std::string ending_text(const game::Game& game, const play::Ending& ending) {
  return play::sentence_of(ending, game.board(), game.piece_types, game.rules);
}

nlohmann::ordered_json ending_json(const game::Game& game, const play::Ending& ending) {
  nlohmann::ordered_json json = {
      {"by", play::word_of_ending(ending.by)},
      {"winner", ending.winner ? nlohmann::ordered_json(board::seat_number(*ending.winner))
                               : nlohmann::ordered_json()}};
  if (ending.loser) json["loser"] = board::seat_number(*ending.loser);
  if (ending.better) json["three-quarters"] = board::seat_number(*ending.better);
  json["text"] = ending_text(game, ending);
  return json;
}

}  // namespace boardwright::commands
