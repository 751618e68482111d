// The computer as a player at the command line: the only place where a search depends on a clock.
#pragma once
#include "live/opponent.h"
#include "live/played.h"

namespace boardwright::commands {

/// How strong the computer plays, and how long it may think. The levels are those of the page.
struct Strength {
  int level = 3;      ///< from 1 (beginner) to `strongest`
  int seed = 1;       ///< decides among moves of nearly equal value
  int seconds = 0;    ///< for a move; 0: as the level says
  int positions = 0;  ///< searched for a move, without a clock; 0: as the level says

  static constexpr int strongest = 4;
};

/// The computer's move in the last position. Without a clock the same game and strength give the
/// same move: with `positions`, or at levels 1 and 2 without `seconds`.
live::Thought consider(const live::Played& played, const Strength& strength);

}  // namespace boardwright::commands
