// `boardwright playouts`: random games, and how many games and moves are played a second.
#include <fmt/format.h>

#include <chrono>
#include <nlohmann/json.hpp>
#include <random>

#include "base/text.h"
#include "builder/load.h"
#include "commands/command.h"
#include "game/plays.h"

namespace boardwright::commands {

using play::GameLogic, play::Position;

namespace {

using Clock = std::chrono::steady_clock;

/// A longer game is broken off, as in other programs that publish such counts.
constexpr std::size_t most_moves = 2000;

struct PlayoutsOptions {
  std::string game, position;
  int seconds = 10, seed = 1, games = 0;
  bool json = false;
};

/// The results of some random games.
struct Playouts {
  std::int64_t games = 0, moves = 0, drawn = 0, left = 0;
  std::vector<std::int64_t> won;  ///< by seat
};

/// A whole number less than `count`, the same on every system.
std::size_t below(std::size_t count, std::mt19937_64& random) { return random() % count; }

/// Plays one game at random from its first position.
void play_one(const GameLogic& play, const Position& start, std::mt19937_64& random,
              Playouts& found) {
  std::vector<Position> line{start};
  ++found.games;
  while (line.size() <= most_moves) {
    const std::vector<play::Move> moves = play.legal(line.back());
    const auto ending = moves.empty() ? play.ending(line.back()) : play.ending_by_history(line);
    if (ending || moves.empty()) {
      if (ending && ending->winner)
        ++found.won[base::index(*ending->winner)];
      else
        ++found.drawn;
      return;
    }
    line.push_back(play.after(line.back(), moves[below(moves.size(), random)]));
    ++found.moves;
  }
  ++found.left;
}

std::string playouts_text(const game::Game& game, const Playouts& found, double seconds) {
  std::string text = fmt::format(
      "{}: {} games and {} moves in {:.1f} s\n{:.0f} games and {:.0f} moves a second, {:.1f} moves "
      "a "
      "game\n",
      game.id, found.games, found.moves, seconds, static_cast<double>(found.games) / seconds,
      static_cast<double>(found.moves) / seconds,
      static_cast<double>(found.moves) /
          static_cast<double>(std::max<std::int64_t>(1, found.games)));
  for (const board::SeatId seat : game.board().seat_ids())
    text +=
        fmt::format("won by {}: {}\n", game.board().seat(seat).name, found.won[base::index(seat)]);
  text += fmt::format("without a winner: {}\n", found.drawn);
  if (found.left > 0) text += fmt::format("left after {} moves: {}\n", most_moves, found.left);
  return text;
}

nlohmann::ordered_json playouts_json(const game::Game& game, const PlayoutsOptions& options,
                                     const Playouts& found, double seconds) {
  return {{"game", game.id},
          {"seed", options.seed},
          {"games", found.games},
          {"moves", found.moves},
          {"seconds", seconds},
          {"games-a-second", static_cast<double>(found.games) / seconds},
          {"moves-a-second", static_cast<double>(found.moves) / seconds},
          {"won", found.won},
          {"without-winner", found.drawn},
          {"left", found.left}};
}

ExitCode count_playouts(const PlayoutsOptions& options, Context& context) {
  const auto game = builder::load_game(context, options.game, game::Extent::rules);
  const Position start = builder::find_position(*game, options.position);
  const GameLogic play = game::play_of(*game, start);
  const Position settled = play.settled(start);
  std::mt19937_64 random(static_cast<std::uint64_t>(options.seed));
  Playouts found;
  found.won.resize(game->board().seats.size());
  const Clock::time_point begin = Clock::now();
  const auto elapsed = [&] { return std::chrono::duration<double>(Clock::now() - begin).count(); };
  do {
    play_one(play, settled, random, found);
  } while (options.games > 0 ? found.games < options.games : elapsed() < options.seconds);
  const double seconds = std::max(elapsed(), 1e-9);
  context.console.out(options.json ? playouts_json(*game, options, found, seconds).dump() + "\n"
                                   : playouts_text(*game, found, seconds));
  return ExitCode::fine;
}

std::vector<OptionRow> playouts_rows(PlayoutsOptions& options) {
  return {
      {"GAME", "", &options.game, {.required = true}},
      {"--position",
       "the name of a position of the game, or a file; the start position if not given",
       &options.position},
      {"--seconds",
       "how long to play",
       &options.seconds,
       {.shows_default = true, .bounds = Bounds{1, 86400}}},
      {"--games",
       "play so many games, however long it takes",
       &options.games,
       {.bounds = Bounds{1, 1000000}, .not_with = {"--seconds"}}},
      {"--seed",
       "other numbers give other games",
       &options.seed,
       {.shows_default = true, .bounds = Bounds{0, 1000000000}}},
      {"--json", "one JSON object", &options.json},
  };
}

}  // namespace

extern const Command playouts_command = {
    "playouts",
    "Play random games, and count them and their moves",
    "boardwright playouts chess --seconds 5",
    [] { return call_of(playouts_rows, count_playouts); },
};

}  // namespace boardwright::commands
