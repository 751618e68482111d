// Problems in the text of Popeye, the solver of problemists.
#pragma once
#include <string>
#include <vector>

#include "base/report.h"
#include "game/game.h"
#include "solve/goal.h"

namespace boardwright::popeye {

using base::Place, base::Report;
using moves::PieceType, moves::PieceTypeId;

/// A problem for a game.
struct ChessProblem {
  std::string title;  ///< may be empty
  solve::Goal goal;
  play::Position position;
  bool set_play = false, tries = false;
  /// Piece types that this problem has besides those of the game: Pawns can become these too.
  play::PieceTypeList fairies;
};

/// Reads problems: BeginProblem, Pieces, Stipulation, Option, Title and their kin, EndProblem.
///
/// Pieces are those with the letters of the game, where S is its Knight, and fairy pieces whose
/// moves are known in Betza: these become new piece types of the game. Reports, with the place, the
/// first thing that would make another problem of it, such as a condition; then there are none.
std::vector<ChessProblem> read_popeye(game::Game& game, const std::string& text,
                                      const std::string& name, Report& report);

}  // namespace boardwright::popeye
