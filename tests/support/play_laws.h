// Laws of play for every position of every game.
#pragma once
#include <string>

#include "game/game.h"
#include "play/move_text.h"
#include "support/rooms.h"

namespace boardwright::test {

/// The first law that a position breaks, or nothing:
/// 1. a printed legal move is read back as the same move;
/// 2. perft(1) is the number of legal moves after mated seats have left;
/// 3. no move leaves the King of its own seat attacked. Not checked in games where mated Kings
///    leave the board or Kings are captured.
inline std::string broken_law(const Game& game, const Position& position) {
  const GameLogic play = play_of(game, position);
  const std::vector<Move> legal = play.legal(position);
  for (const Move& move : legal) {
    const std::string printed = print_move(move, game.board(), game.piece_types);
    if (read_move(play, position, printed).move != move)
      return "a move is not read as it is printed: " + printed;
    if (game.rules.abandoned.empty() && !game.rules.royal.taken &&
        play.in_check(play.after(position, move), position.turn))
      return "a King is left attacked: " + printed;
  }
  if (play.perft(position, 1) != play.legal(play.settled(position)).size())
    return "sequences of one move are not the legal moves";
  return {};
}

}  // namespace boardwright::test
