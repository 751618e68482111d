// `boardwright endgame`: tables of what a few pieces can force against a few others.
#include <nlohmann/json.hpp>

#include "builder/load.h"
#include "commands/command.h"
#include "commands/figure_file.h"
#include "game/plays.h"
#include "solve/endgame.h"

namespace boardwright::commands {

using solve::EndgameSummary, solve::Endgames, solve::Share;

namespace {

using Json = nlohmann::ordered_json;

struct EndgameOptions {
  std::string game, pieces;
  int memory = 1500;
  bool json = false;
  std::filesystem::path figure;
};

/// The tables of one endgame, and what they say.
struct Solved {
  const game::Game& game;
  std::string pieces;
  std::vector<solve::ArmyPiece> material;
  EndgameSummary found;

  const std::string& seat(std::size_t side) const {
    return game.board().seat(static_cast<board::SeatId>(side)).name;
  }
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

Json json_of(const Solved& solved) {
  const EndgameSummary& found = solved.found;
  Json json = {{"pieces", solved.pieces}, {"longest-win", found.longest_win}};
  json.update(json_of(sum(found.to_move[0], found.to_move[1])));
  json["longest-loss"] = found.longest_loss;
  for (const std::size_t side : {0u, 1u})
    json["to-move"][solved.seat(side)] = json_of(found.to_move[side]);
  if (found.longest)
    if (const auto fen = game::print_position(solved.game, *found.longest)) json["longest"] = *fen;
  return json;
}

/// "37.5 %", rounded down, so that 100 % are all.
std::string share(std::int64_t part, std::int64_t all) {
  constexpr std::int64_t mille = 1000, ten = 10;
  const std::int64_t found = all == 0 ? 0 : part * mille / all;
  return std::to_string(found / ten) + "." + std::to_string(found % ten) + " %";
}

std::string in_moves(int moves) {
  return std::to_string(moves) + (moves == 1 ? " move" : " moves");
}

std::string text_of(const Solved& solved) {
  const EndgameSummary& found = solved.found;
  std::string text = solved.pieces + ": ";
  text += found.longest_win > 0 ? "the longest win takes " + in_moves(found.longest_win)
          : found.to_move[0].won + found.to_move[1].won > 0 ? "won at once"
                                                            : "no win";
  if (found.longest_loss > 0) text += ", the longest loss " + in_moves(found.longest_loss);
  text += "\n";
  for (const std::size_t side : {0u, 1u}) {
    const Share& each = found.to_move[side];
    text += solved.seat(side) + " to move: " + std::to_string(each.positions) + " positions, won " +
            share(each.won, each.positions) + ", drawn " + share(each.drawn, each.positions) +
            ", lost " + share(each.lost, each.positions) + "\n";
  }
  if (found.longest && found.longest_win > 0)
    if (const auto fen = game::print_position(solved.game, *found.longest))
      text += "longest: " + *fen + "\n";
  return text;
}

/// The board with the longest win from each cell of the defender, the darker the longer.
game::Figure map_of(const Solved& solved) {
  const board::Board& board = solved.game.board();
  const solve::ArmyPiece& defender =
      *std::ranges::find(solved.material, board::second_seat, &solve::ArmyPiece::seat);
  game::Figure figure;
  figure.id = "endgame";
  figure.numbered = false;
  figure.title = solved.pieces + ": the moves of the longest win, by the cell of " +
                 solved.seat(1) + "’s " + solved.game.piece_type(defender.piece_type).name;
  constexpr int shades = 4;
  constexpr double label_size = 0.4;
  int least = solved.found.longest_win;
  for (const int longest : solved.found.longest_on)
    if (longest >= 0) least = std::min(least, longest);
  std::vector<board::Selection::Words> shaded(shades);
  for (const geometry::CellId cell : board.cells()) {
    const int longest = solved.found.longest_on[base::index(cell)];
    if (longest < 0) continue;
    game::FigureLabel label;
    label.text = std::to_string(longest);
    label.at = board.name(cell);
    label.size = label_size;
    figure.labels.push_back(std::move(label));
    for (int shade = 0; shade < shades; ++shade)
      if ((longest - least) * shades > (solved.found.longest_win - least) * shade)
        shaded[base::index(shade)].push_back(board.name(cell));
  }
  for (board::Selection::Words& cells : shaded) {
    if (cells.empty()) continue;
    game::FigurePaint& paint = figure.paint.emplace_back();
    paint.as = "shade";
    paint.cells.cells = std::move(cells);
  }
  return figure;
}

ExitCode answer_endgame(const EndgameOptions& options, Context& context) {
  const auto game = builder::load_game(context, options.game, game::Extent::figures);
  base::Refusal refusal;
  const auto material =
      solve::read_material(options.pieces, game->piece_types, game->rules, refusal);
  refuse(refusal);
  const play::Position* start = game->find_position(game->start);
  const play::Position empty = play::empty_position(game->board());
  const play::Position& from = start == nullptr ? empty : *start;
  const play::GameLogic play = game::play_of(*game, from);
  constexpr std::int64_t megabyte = 1'000'000;
  Endgames endgames(play, game->rules, from, options.memory * megabyte);
  refuse(endgames.build(material));
  const Solved solved{*game, options.pieces, material, endgames.summary(material)};
  if (!options.figure.empty()) put_figure(*game, map_of(solved), options.figure, context);
  context.console.out(options.json ? json_of(solved).dump() + "\n" : text_of(solved));
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
