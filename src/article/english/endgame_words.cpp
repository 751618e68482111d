// Solves an endgame, describes the result, and draws its map.
#include "english/endgame_words.h"

#include <algorithm>

#include "figure/words.h"
#include "game/endgames.h"
#include "game/positions.h"

namespace boardwright::english {

using solve::EndgameSummary, solve::Share;

namespace {

/// "37.5 %", rounded down, so that 100 % means all.
std::string share(std::int64_t part, std::int64_t all) {
  constexpr std::int64_t mille = 1000, ten = 10;
  const std::int64_t found = all == 0 ? 0 : part * mille / all;
  return std::to_string(found / ten) + "." + std::to_string(found % ten) + " %";
}

}  // namespace

std::optional<SolvedEndgame> solve_endgame(const game::Game& game, const std::string& pieces,
                                           std::int64_t bytes, base::Refusal& refusal) {
  SolvedEndgame solved{game, pieces, {}, {}};
  solved.material = solve::read_material(pieces, game.piece_types, game.rules, refusal);
  if (refusal.refuses()) return std::nullopt;
  auto found = game::solve_endgame(game, solved.material, bytes, refusal);
  if (!found) return std::nullopt;
  solved.found = std::move(*found);
  return solved;
}

std::string endgame_text(const SolvedEndgame& solved) {
  const EndgameSummary& found = solved.found;
  std::string text = solved.pieces + ": ";
  text += found.longest_win > 0
              ? "the longest win takes " + figure::counted(found.longest_win, "move", "moves")
          : found.to_move[0].won + found.to_move[1].won > 0 ? "won at once"
                                                            : "no win";
  if (found.longest_loss > 0)
    text += ", the longest loss " + figure::counted(found.longest_loss, "move", "moves");
  text += "\n";
  for (const std::size_t side : {0u, 1u}) {
    const Share& each = found.to_move[side];
    text += solved.seat_name(side) + " to move: " + std::to_string(each.positions) +
            " positions, won " + share(each.won, each.positions) + ", drawn " +
            share(each.drawn, each.positions) + ", lost " + share(each.lost, each.positions) + "\n";
  }
  if (found.longest && found.longest_win > 0)
    if (const auto fen = game::print_position(solved.game, *found.longest))
      text += "longest: " + *fen + "\n";
  return text;
}

game::Figure endgame_map(const SolvedEndgame& solved) {
  const board::Board& board = solved.game.board();
  const solve::ArmyPiece& defender =
      *std::ranges::find(solved.material, board::second_seat, &solve::ArmyPiece::seat);
  game::Figure figure;
  figure.id = "endgame";
  figure.numbered = false;
  figure.title = solved.pieces + ": the moves of the longest win, by the cell of " +
                 solved.seat_name(1) + "’s " + solved.game.piece_type(defender.piece_type).name;
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

}  // namespace boardwright::english
