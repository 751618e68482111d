// Plays the computer against itself, and follows what wins.
#include "live/tuning.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/limits.h"
#include "live/dice.h"

namespace boardwright::live {
namespace {

constexpr int games_a_round = 8, opening_moves = 4;
constexpr std::size_t most_moves = 200;
constexpr double step = 0.15, gain = 0.12;  ///< shares of a worth

/// A seed of one of a series of games.
std::uint32_t seed_of(std::uint32_t series, std::size_t game) {
  return series * 2'654'435'761u + static_cast<std::uint32_t>(game) * 40'503;
}

/// Plays one game. `sides` has the worths by which each seat judges. Returns 1 if the first seat
/// wins, -1 if the second does.
int play_one(const play::GameLogic& play, const Position& start,
             const std::array<const std::vector<int>*, 2>& sides, int nodes, std::uint32_t seed) {
  Dice dice(seed);
  std::vector<Position> line{start};
  while (line.size() <= most_moves) {
    if (const auto ending = play.ending(line)) {
      const auto sign = [](board::SeatId seat) { return seat == board::first_seat ? 1 : -1; };
      return ending->winner ? sign(*ending->winner) : ending->loser ? -sign(*ending->loser) : 0;
    }
    const std::vector<Move> moves = play.legal(line.back());
    if (moves.empty()) return 0;
    Move move = moves[dice.below(moves.size())];
    if (line.size() > opening_moves) {
      Effort effort;
      effort.depth = 64;
      effort.nodes = nodes;
      effort.seed = seed + static_cast<std::uint32_t>(line.size());
      effort.worths = sides[base::index(line.back().turn)];
      if (const auto best = think(play, line, effort).best) move = *best;
    }
    line.push_back(play.after(line.back(), move));
  }
  return 0;
}

}  // namespace

Score match(const play::GameLogic& play, const Position& start, const std::vector<int>& one,
            const std::vector<int>& other, int games, const Tuning& tuning,
            const InParallel& parallel) {
  std::vector<int> results(static_cast<std::size_t>(games));
  parallel(results.size(), [&](std::size_t i) {
    const bool first = i % 2 == 0;
    const int result = play_one(play, start, {first ? &one : &other, first ? &other : &one},
                                tuning.nodes, seed_of(tuning.seed, i / 2));
    results[i] = first ? result : -result;
  });
  return {static_cast<int>(std::ranges::count(results, 1)),
          static_cast<int>(std::ranges::count(results, 0)),
          static_cast<int>(std::ranges::count(results, -1))};
}

std::vector<int> tuned(const play::GameLogic& play, const Position& start, std::vector<int> worths,
                       const Tuning& tuning, const InParallel& parallel) {
  Dice dice(tuning.seed);
  std::vector<double> logs;
  for (const int worth : worths) logs.push_back(std::log(std::max(worth, 1)));
  const auto is_fixed = [&](std::size_t i) {
    return worths[i] == 0 || play.is_royal(static_cast<moves::PieceTypeId>(i));
  };
  const auto worths_at = [&](const std::vector<double>& at) {
    std::vector<int> found = worths;
    for (std::size_t i = 0; i < found.size(); ++i)
      if (!is_fixed(i))
        found[i] = std::clamp(static_cast<int>(std::lround(std::exp(at[i]))), 1,
                              base::limits::piece_worth);
    return found;
  };
  for (int round = 0; round < tuning.rounds; ++round) {
    std::vector<double> up = logs, down = logs;
    std::vector<int> signs(logs.size());
    for (std::size_t i = 0; i < logs.size(); ++i) {
      signs[i] = dice.below(2) == 0 ? 1 : -1;
      up[i] += signs[i] * step;
      down[i] -= signs[i] * step;
    }
    Tuning games = tuning;
    games.seed = seed_of(tuning.seed, static_cast<std::size_t>(round));
    const Score score =
        match(play, start, worths_at(up), worths_at(down), games_a_round, games, parallel);
    const double better = static_cast<double>(score.won - score.lost) / games_a_round;
    const double now = gain / std::pow(1 + round / 10.0, 0.6);
    for (std::size_t i = 0; i < logs.size(); ++i) logs[i] += signs[i] * now * better;
  }
  return worths_at(logs);
}

}  // namespace boardwright::live
