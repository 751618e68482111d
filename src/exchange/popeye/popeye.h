// Chess problems in the input language of Popeye, a problem solver.
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

/// Reads problems: BeginProblem, Pieces, Stipulation, Option, Title and similar words, EndProblem.
///
/// Pieces are those with the letters of the game, where S is its Knight, and fairy pieces whose
/// moves are known in Betza: these become new piece types of the game. Reports, with its place, the
/// first word that changes a problem and is not supported, such as a condition; the result is then
/// empty.
std::vector<ChessProblem> read_popeye(game::Game& game, const std::string& text,
                                      const std::string& name, Report& report);

}  // namespace boardwright::popeye
