// `boardwright tune`: what pieces are worth to the computer, by games that it plays against itself.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "base/errors.h"
#include "builder/load.h"
#include "builder/shares.h"
#include "commands/command.h"
#include "game/plays.h"
#include "live/tuning.h"

namespace boardwright::commands {
namespace {

using Json = nlohmann::ordered_json;

struct TuneOptions {
  std::string game;
  int rounds = 60, positions = 1000, games = 100, seed = 1, jobs = 0;
  bool json = false;
};

/// The result of tuning: the worths before and after.
struct Tuned {
  std::vector<int> before, after;
  live::Score score;  ///< of those after against those before
};

Tuned tune(const game::Game& game, const TuneOptions& options) {
  const play::Position start = builder::find_position(game, "");
  const play::GameLogic play = game::play_of(game, start);
  const play::Position settled = play.settled(start);
  live::Tuning tuning{options.rounds, options.positions, static_cast<std::uint32_t>(options.seed)};
  const live::InParallel parallel = [&](std::size_t count, const auto& play_one) {
    builder::each_alone(count, options.jobs, play_one);
  };
  Tuned found;
  found.before = live::worths_of(play);
  found.after = live::tuned(play, settled, found.before, tuning, parallel);
  tuning.seed += 1'000'000'007;  // games that the tuning has not seen
  found.score =
      live::match(play, settled, found.after, found.before, options.games, tuning, parallel);
  return found;
}

std::string tuned_text(const game::Game& game, const Tuned& found) {
  std::string text;
  for (std::size_t i = 0; i < found.after.size(); ++i)
    if (found.after[i] != found.before[i])
      text += fmt::format("[piece.{}]\nworth = {}  # before: {}\n", game.piece_types[i].id,
                          found.after[i], found.before[i]);
  const auto& [won, drawn, lost] = found.score;
  return text +
         fmt::format("against the worths before: {} won, {} drawn, {} lost\n", won, drawn, lost);
}

Json tuned_json(const game::Game& game, const TuneOptions& options, const Tuned& found) {
  Json worths = Json::object(), before = Json::object();
  for (std::size_t i = 0; i < found.after.size(); ++i) {
    worths[game.piece_types[i].id] = found.after[i];
    before[game.piece_types[i].id] = found.before[i];
  }
  return {{"game", game.id},         {"seed", options.seed},   {"worth", worths},
          {"before", before},        {"won", found.score.won}, {"drawn", found.score.drawn},
          {"lost", found.score.lost}};
}

ExitCode tune_game(const TuneOptions& options, Context& context) {
  const auto game = builder::load_game(context, options.game, game::Extent::rules);
  if (game->board().seats.size() != 2)
    throw UsageError("the pieces of " + game->title + " cannot be tuned",
                     "that is for games of two players");
  const Tuned found = tune(*game, options);
  context.console.out(options.json ? tuned_json(*game, options, found).dump() + "\n"
                                   : tuned_text(*game, found));
  return ExitCode::fine;
}

std::vector<OptionRow> tune_rows(TuneOptions& options) {
  return {
      {"GAME", "", &options.game, {.required = true}},
      {"--rounds",
       "how often the worths are changed, by what eight games show",
       &options.rounds,
       {.shows_default = true, .bounds = Bounds{0, 100000}}},
      {"--positions",
       "how many positions the computer looks at for a move",
       &options.positions,
       {.shows_default = true, .bounds = Bounds{1, 1000000}}},
      {"--games",
       "how many games the new worths then play against those before",
       &options.games,
       {.shows_default = true, .bounds = Bounds{0, 100000}}},
      {"--seed",
       "other numbers give other games",
       &options.seed,
       {.shows_default = true, .bounds = Bounds{0, 1000000000}}},
      {"--jobs", "threads; 0: one for each core", &options.jobs, {.bounds = Bounds{0, 256}}},
      {"--json", "one JSON object", &options.json},
  };
}

}  // namespace

extern const Command tune_command = {
    "tune",
    "Find what pieces are worth to the computer, by games against itself",
    "boardwright tune losalamos --rounds 1 --positions 50 --games 2",
    [] { return call_of(tune_rows, tune_game); },
};

}  // namespace boardwright::commands
