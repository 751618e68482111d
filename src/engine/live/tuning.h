// What pieces are worth to the computer, found by games that it plays against itself.
#pragma once
#include "base/parallel.h"
#include "live/opponent.h"

namespace boardwright::live {

using base::InParallel;

/// How long, and from which random numbers, worths are tuned. The same values find the same worths.
struct Tuning {
  int rounds = 60;   ///< after each of which the worths are changed
  int nodes = 1000;  ///< positions searched for a move
  std::uint32_t seed = 1;
};

/// The games that one way to judge pieces has won, drawn and lost against another.
struct Score {
  int won = 0, drawn = 0, lost = 0;
};

/// Plays games of two seats from a position, half of them with each side: pairs of games begin with
/// the same few random moves. A game that takes too long is a draw.
Score match(const play::GameLogic& play, const Position& start, const std::vector<int>& one,
            const std::vector<int>& other, int games, const Tuning& tuning,
            const InParallel& parallel);

/// Changes worths so that the computer wins more of its games: a stochastic approximation, which
/// moves all worths at once, up or down at random, and follows the better of two opposite changes.
/// Royal pieces keep theirs. Requires: two seats.
std::vector<int> tuned(const play::GameLogic& play, const Position& start, std::vector<int> worths,
                       const Tuning& tuning, const InParallel& parallel);

}  // namespace boardwright::live
