// Writes an ending as a sentence and as JSON, and points as lines.
#include "commands/ending_answer.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <span>

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

std::vector<std::pair<std::string, int>> scores(const game::Game& game,
                                                const play::Position& position) {
  std::vector<std::pair<std::string, int>> found;
  const auto seats = game.board().seat_ids();
  const auto all = std::span(position.score).first(base::index(seats.size()));
  if (std::ranges::all_of(all, [](int score) { return score == 0; })) return found;
  for (const board::SeatId seat : seats)
    if (position.standing[base::index(seat)] != play::Standing::absent)
      found.emplace_back(game.board().seat(seat).name, all[base::index(seat)]);
  return found;
}

std::string scores_text(const game::Game& game, const play::Position& position) {
  std::string text;
  for (const auto& [seat, score] : scores(game, position))
    text += seat + ": " + std::to_string(score) + (score == 1 ? " point\n" : " points\n");
  return text;
}

}  // namespace boardwright::commands
