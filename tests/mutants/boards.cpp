// Mutants of boards: removed cells and changed colours.
#include <memory>
#include <stdexcept>
#include <utility>

#include "game/board_reader.h"
#include "mutants/mutations.h"

namespace boardwright::test {
namespace {

/// Converts positions of a board to a board that lacks some of its cells.
std::vector<NamedPosition> moved(std::vector<NamedPosition> positions, const Board& from,
                                 const Board& to) {
  for (auto& [name, position] : positions) {
    const Position before = position;
    position.pieces.assign(static_cast<std::size_t>(to.size()), {});
    for (const CellId cell : to.cells()) position.at(cell) = before.at(*from.find(to.name(cell)));
    for (EnPassant& en_passant : position.en_passant) {
      if (en_passant.from == no_cell) continue;
      const auto began = to.find(from.name(en_passant.from)),
                 at = to.find(from.name(en_passant.at));
      en_passant = began && at ? EnPassant{*began, *at} : EnPassant{};
    }
  }
  return positions;
}

/// Rebuilds the n-th board of the game without one of its cells.
std::unique_ptr<Board> without(Game& game, std::size_t n, const std::string& cell) {
  const std::string id = game.boards[n]->id;
  Tiling tiling = tiling_of(game, id);
  Region region = tiling.region(id) == nullptr ? *parse_region(id) : *tiling.region(id);
  region.id = "changed";
  region.missing.push_back(cell);
  region.holes = true;
  tiling.regions.push_back(std::move(region));
  std::swap(game.tiling, tiling);
  Report report;
  const Board* board = add_board(game, "changed", report);
  std::swap(game.tiling, tiling);
  if (board == nullptr)
    throw std::logic_error("no board without " + cell + ": " + describe(report));
  std::unique_ptr<Board> built = std::move(game.boards.back());
  game.boards.pop_back();
  built->id = id;
  return built;
}

Mutant dropped(const Game& game, std::size_t n, const std::string& cell) {
  struct Before {
    std::unique_ptr<Board> board;
    std::vector<NamedPosition> positions;
  };
  auto before = std::make_shared<Before>();
  Mutant mutant{Mutant::Of::board, game.boards[n]->id + ": without " + cell, cell, {}, {}};
  mutant.make = [before, n, cell](Game& changed) {
    auto board = without(changed, n, cell);
    before->positions = changed.positions;
    if (n == 0) changed.positions = moved(changed.positions, changed.board(), *board);
    before->board = std::exchange(changed.boards[n], std::move(board));
  };
  mutant.undo = [before, n](Game& changed) {
    changed.boards[n] = std::move(before->board);
    changed.positions = std::move(before->positions);
  };
  return mutant;
}

Mutant recoloured(const Game& game, std::size_t n, CellId cell, int tint) {
  const Board& board = *game.boards[n];
  const auto set = [n, cell](Game& changed, int to) {
    changed.boards[n]->all_cells[index(cell)].tint = to;
  };
  return {Mutant::Of::board, board.id + ": " + board.name(cell) + " of " + tint_name(tint), "tint",
          [set, tint](Game& changed) { set(changed, tint); },
          [set, before = board.cell(cell).tint](Game& changed) { set(changed, before); }};
}

}  // namespace

std::vector<Mutant> mutants_of_boards(const Game& game) {
  std::vector<Mutant> mutants;
  for (std::size_t n = 0; n < game.boards.size(); ++n) {
    const Board& board = *game.boards[n];
    for (const CellId cell : board.cells()) {
      mutants.push_back(dropped(game, n, board.name(cell)));
      if (!board.has_tints()) continue;
      for (int tint = 0; tint < game.tiling.tints; ++tint)
        if (tint != board.cell(cell).tint) mutants.push_back(recoloured(game, n, cell, tint));
    }
  }
  return mutants;
}

}  // namespace boardwright::test
