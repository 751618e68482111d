// Replays PGN games with the rules.
#include <algorithm>

#include "pgn/pgn.h"
#include "play/algebraic.h"

namespace boardwright::pgn {
namespace {

/// The start position of a game: that of its tag FEN or SFEN, or else the game's own.
std::optional<play::Position> start_of(const PgnGame& pgn, const game::Game& game, Report& report) {
  for (const std::string_view name : {"FEN", "SFEN"}) {
    const PgnTag* tag = pgn.tag(name);
    if (tag == nullptr) continue;
    Report own;
    auto position = game::read_position(game, tag->value, std::string(name), own);
    for (const base::Problem& problem : own.problems())
      if (problem.severity == base::Problem::Severity::error) {
        Place place = tag->place;
        place.column += std::max(problem.place.column - 1, 0);
        report.error(place, problem.message, problem.hint);
        return std::nullopt;
      }
    return position;
  }
  const play::Position* start = game.find_position(game.start);
  if (start == nullptr) {
    report.error(pgn.place, "game '" + game.id + "' has no position to begin with",
                 "give it by the tag FEN");
    return std::nullopt;
  }
  return *start;
}

/// The PGN result of an ending; nothing for more than two players.
std::optional<std::string> result_of(const play::Ending& ending, const board::Board& board) {
  if (board.seats.size() != 2) return std::nullopt;
  if (!ending.winner) return "1/2-1/2";
  return *ending.winner == board::first_seat ? "1-0" : "0-1";
}

void check_result(const PgnGame& pgn, const PlayedGame& played, const game::Game& game,
                  Report& report) {
  const PgnTag* tag = pgn.tag("Result");
  if (tag != nullptr && !pgn.result.empty() && tag->value != pgn.result)
    report.error(pgn.result_place,
                 "the moves end with " + pgn.result + ", but the tag Result says " + tag->value);
  if (!played.ending || pgn.result.empty()) return;
  const auto result = result_of(*played.ending, game.board());
  if (result && *result != pgn.result)
    report.error(pgn.result_place,
                 "the result is " + *result + " and not " + pgn.result + ": " +
                     play::sentence_of(*played.ending, game.board(), game.piece_types, game.rules));
}

/// Cost of finding the legal moves of a position, per cell.
constexpr std::size_t steps_of_cell = 16;

}  // namespace

PlayedGame play_through(const PgnGame& pgn, const game::Game& game, Report& report) {
  PlayedGame played;
  auto start = start_of(pgn, game, report);
  if (!start) return played;
  const play::GameLogic play = game::play_of(game, *start);
  played.positions.push_back(std::move(*start));
  for (const PgnMove& move : pgn.moves) {
    if (!report.spend(base::index(game.board().size()) * steps_of_cell, move.place)) return played;
    const play::Position& now = played.positions.back();
    const play::MoveRead read = play::read_algebraic(play, now, move.text);
    if (!read.move) {
      report.error(move.place, read.problem, read.hint);
      return played;
    }
    played.moves.push_back(play::print_algebraic(play, now, *read.move));
    played.positions.push_back(play.after(now, *read.move));
  }
  played.good = true;
  played.ending = play.ending(played.positions);
  check_result(pgn, played, game, report);
  return played;
}

}  // namespace boardwright::pgn
