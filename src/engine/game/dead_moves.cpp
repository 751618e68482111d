// Tries every move on the empty boards of its game, and warns of those that lead nowhere.
#include "game/dead_moves.h"

#include <algorithm>

#include "rules/reach.h"

namespace boardwright::game {
namespace {

bool is_dead(const Game& game, const Move& move, const State& state) {
  return std::none_of(game.boards.begin(), game.boards.end(), [&](const auto& board) {
    for (const SeatId seat : board->seat_ids())
      if (leads_somewhere(*board, move, seat, state)) return true;
    return false;
  });
}

/// Numbers with which `when` lets every move be made.
State state_for_all(const Piece& piece) {
  State state = piece.state;
  for (auto& [name, value] : state) value = std::max(1, value);
  return state;
}

}  // namespace

void warn_of_dead_moves(const Game& game, const Piece& piece, std::span<const Move> own,
                        Report& report) {
  const State state = state_for_all(piece);
  for (const Move& move : own)
    if (is_dead(game, move, state))
      report.warning(move.place,
                     "this move reaches no cell of " + (game.boards.size() == 1
                                                            ? "board '" + game.board().id + "'"
                                                            : std::string("any board of the game")),
                     "it is read as '" + print_move(move) + "'");
}

void check_ends(const Game& game, const Piece& piece, const Place& place, Report& report) {
  std::vector<Move> moves = piece.moves;
  for (Move& move : moves) move.use = Move::Use::both;  // nobody stands there to be captured
  for (const auto& board : game.boards)
    for (const SeatId seat : board->seat_ids()) {
      const CellSet stands = stands_on(piece, *board, seat);
      const Moves worked_out(*board, moves, seat, state_for_all(piece));
      const auto astray = (range(*board, worked_out) - stands).list();
      if (astray.empty()) continue;
      report.error(place,
                   "the " + piece.name + " can go to " + board->name(astray.front()) +
                       " of board '" + board->id + "', but never stands there",
                   "say with 'onto' where its moves end");
      return;
    }
}

}  // namespace boardwright::game
