// Tries every move on the empty boards of its game, and warns of those that lead nowhere.
#include "game/dead_moves.h"

#include <algorithm>

namespace boardwright::game {
namespace {

bool is_dead(const Game& game, const Move& move, const State& state) {
  return std::none_of(game.boards.begin(), game.boards.end(), [&](const auto& board) {
    for (const SeatId seat : board->seat_ids())
      if (leads_somewhere(*board, move, seat, state)) return true;
    return false;
  });
}

}  // namespace

void warn_of_dead_moves(const Game& game, const Piece& piece, std::span<const Move> own,
                        Report& report) {
  State state = piece.state;
  for (auto& [name, value] : state) value = std::max(1, value);  // whatever `when` asks for
  for (const Move& move : own)
    if (is_dead(game, move, state))
      report.warning(move.place,
                     "this move reaches no cell of " + (game.boards.size() == 1
                                                            ? "board '" + game.board().id + "'"
                                                            : std::string("any board of the game")),
                     "it is read as '" + print_move(move) + "'");
}

}  // namespace boardwright::game
