// Replays a game that was played, and chooses the positions that are shown.
#include "game/sample.h"

#include <algorithm>

#include "base/limits.h"
#include "base/text.h"
#include "game/positions.h"
#include "play/algebraic.h"

namespace boardwright::game {
namespace {

/// The most figures of a sample game.
constexpr std::size_t most_shown = 4;

/// The place of a part of a text value.
Place place_of(const Data& text, std::string_view whole, std::string_view part) {
  Place place = text.text_place();
  const std::string_view before =
      whole.substr(0, static_cast<std::size_t>(part.data() - whole.data()));
  const std::size_t line_end = before.rfind('\n');
  if (line_end == std::string_view::npos) {
    place.column += static_cast<int>(before.size());
    return place;
  }
  place.line += static_cast<int>(std::ranges::count(before, '\n'));
  place.column = static_cast<int>(before.size() - line_end);
  return place;
}

/// The numbers of the moves to show, from 1: the first promotions, and the last move.
std::vector<std::size_t> turning_points(const std::vector<play::Move>& moves) {
  std::vector<std::size_t> shown;
  for (std::size_t i = 0; i + 1 < moves.size() && shown.size() + 1 < most_shown; ++i)
    if (moves[i].promoted != no_piece_type && !moves[i].is_drop()) shown.push_back(i + 1);
  shown.push_back(moves.size());
  return shown;
}

/// A move as figures name it: its cells where that is enough, otherwise in algebraic notation.
std::string written(const Game& game, const play::GameLogic& play, const Position& position,
                    const play::Move& move) {
  if (!move.is_drop() && !move.is_pass()) {
    std::string cells = game.board().name(move.from) + " " + game.board().name(move.to);
    if (move.promoted != no_piece_type) cells += " = " + game.piece_type(move.promoted).id;
    if (play::read_move(play, position, cells).move == move) return cells;
  }
  return play::print_algebraic(play, position, move);
}

/// Keeps the game, and the positions before the moves that are shown. `names` needs no moves.
void keep(Game& game, Sample& sample, const play::GameLogic& play, const play::Line& line,
          Extent extent) {
  if (extent != Extent::names)
    for (std::size_t i = 0; i < line.moves.size(); ++i)
      sample.moves.push_back(play::print_algebraic(play, line.positions[i], line.moves[i]));
  sample.ending = play.ending(line.positions);
  for (const std::size_t number : turning_points(line.moves)) {
    const Position& before = line.positions[number - 1];
    const auto fen = print_position(game, before);
    if (!fen) continue;
    if (game.find_position(*fen) == nullptr) game.positions.push_back({*fen, before});
    sample.shown.push_back({number, *fen, written(game, play, before, line.moves[number - 1])});
  }
}

}  // namespace

void read_sample(Game& game, const Data& data, Extent extent, Report& report) {
  const auto table = data.table_if_any("sample", report);
  if (!table) return;
  if (data.has("article")) {
    table->mark_known();
    return report.error(table->place(), "a sample game is for games without articles",
                        "show it by a figure with 'plays'");
  }
  Sample sample;
  sample.source = table->text("source", report);
  sample.result = table->text("result", "", report);
  const std::string text = table->text("moves", report);
  const Position* start = game.find_position(game.start);
  if (report.has_errors()) return;
  if (start == nullptr)
    return report.error(table->place(), "the game has no position to begin with");
  const play::GameLogic play = play_of(game, *start);
  const play::Line line = play::read_line(play, *start, text);
  const Data moves = table->find("moves");
  if (!line.problem.empty())
    return report.error(place_of(moves, text, line.wrong), line.problem, line.hint);
  if (line.moves.empty()) return report.error(moves.place(), "the sample game has no move");
  keep(game, sample, play, line, extent);
  if (!sample.ending && sample.result.empty())
    return report.error(table->place(), "by the rules the sample game goes on",
                        "say how it ended, as result = \"Black resigned.\"");
  if (sample.ending && !sample.result.empty())
    return report.error(
        table->find("result").place(),
        "the rules say how the sample game ended: " +
            play::sentence_of(*sample.ending, game.board(), game.piece_types, game.rules));
  game.sample = std::move(sample);
}

}  // namespace boardwright::game
