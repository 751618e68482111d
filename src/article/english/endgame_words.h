// What a few pieces can force against a few others, in words and as a picture.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "game/game.h"
#include "solve/endgame.h"

namespace boardwright::english {

/// An endgame, and the summary of its table.
struct SolvedEndgame {
  const game::Game& game;
  std::string pieces;  ///< as they were asked for
  std::vector<solve::ArmyPiece> material;
  solve::EndgameSummary found;

  /// The name of the seat of a side: 0 is the stronger one.
  const std::string& seat_name(std::size_t side) const {
    return game.board().seat(static_cast<board::SeatId>(side)).name;
  }
};

/// Solves an endgame of a game, from its pieces as solve::read_material() reads them. Refuses what
/// that refuses, and tables of more than `bytes` bytes. Requires: the game outlives the result.
std::optional<SolvedEndgame> solve_endgame(const game::Game& game, const std::string& pieces,
                                           std::int64_t bytes, base::Refusal& refusal);

/// The longest win, the shares of each side to move, and a position with the longest win.
std::string endgame_text(const SolvedEndgame& solved);

/// The board with the longest win for each cell of the other side's first piece: the longer, the
/// darker.
game::Figure endgame_map(const SolvedEndgame& solved);

}  // namespace boardwright::english
