// `boardwright endgame`: tables of what a few pieces can force against a few others.
#include <nlohmann/json.hpp>

#include "builder/load.h"
#include "commands/command.h"
#include "commands/figure_file.h"
#include "english/endgame_words.h"
#include "game/positions.h"

namespace boardwright::commands {

using english::SolvedEndgame;
using solve::EndgameSummary, solve::Share;

namespace {

using Json = nlohmann::ordered_json;

struct EndgameOptions {
  std::string game, pieces;
  int memory = 1500;
  bool json = false;
  std::filesystem::path figure;
};

Json json_of(const Share& share) {
  return {{"positions", share.positions},
          {"won", share.won},
          {"drawn", share.drawn},
          {"lost", share.lost}};
}

Share sum(const Share& a, const Share& b) {
  return {a.positions + b.positions, a.won + b.won, a.drawn + b.drawn, a.lost + b.lost};
}

Json json_of(const SolvedEndgame& solved) {
  const EndgameSummary& found = solved.found;
  Json json = {{"pieces", solved.pieces}, {"longest-win", found.longest_win}};
  json.update(json_of(sum(found.to_move[0], found.to_move[1])));
  json["longest-loss"] = found.longest_loss;
  for (const std::size_t side : {0u, 1u})
    json["to-move"][solved.seat_name(side)] = json_of(found.to_move[side]);
  if (found.longest)
    if (const auto fen = game::print_position(solved.game, *found.longest)) json["longest"] = *fen;
  return json;
}

ExitCode answer_endgame(const EndgameOptions& options, Context& context) {
  const auto game = builder::load_game(context, options.game, game::Extent::figures);
  constexpr std::int64_t megabyte = 1'000'000;
  base::Refusal refusal;
  const auto solved =
      english::solve_endgame(*game, options.pieces, options.memory * megabyte, refusal);
  refuse(refusal);
  if (!options.figure.empty())
    put_figure(*game, english::endgame_map(*solved), options.figure, context);
  context.console.out(options.json ? json_of(*solved).dump() + "\n"
                                   : english::endgame_text(*solved));
  return ExitCode::fine;
}

std::vector<OptionRow> endgame_rows(EndgameOptions& options) {
  return {
      {"GAME", "", &options.game, {.required = true}},
      {"PIECES",
       "the pieces, those of the stronger side first: KRK, or 'king, rook v king'",
       &options.pieces,
       {.required = true}},
      {"--memory",
       "megabytes that tables may take",
       &options.memory,
       {.shows_default = true, .bounds = Bounds{1, 1'000'000}}},
      {"--figure", "file for a map: the longest win from each cell of the other side's first piece",
       &options.figure},
      {"--json", "one JSON object", &options.json},
  };
}

}  // namespace

extern const Command endgame_command = {
    "endgame",
    "Tell what a few pieces can force: won and drawn positions, the longest win",
    "boardwright endgame chess KRK",
    [] { return call_of(endgame_rows, answer_endgame); },
};

}  // namespace boardwright::commands
