// The moves of a piece on a small patch of its board, for keys and lists.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "diagram/piece_drawing.h"

namespace boardwright::diagram {

/// A piece on a patch of the empty board, with a sign on each cell that it can reach: "o" where it
/// moves or captures, "$" where it only moves, "x" where it only captures. A piece that hops shows
/// a hurdle of its own seat, and one that others bar on the way a barrier with the sign of a
/// blocked piece, which also stands on the cells that it closes. Where only a longer n leads, that
/// n stands. Captures of some types alone are left to words.
struct MoveIcon {
  Scene scene;
  bool both = false, moves = false, captures = false;  ///< the signs in the icon
  bool hurdle = false, barrier = false;
  bool cropped = false;  ///< some cells that it can reach lie beyond the patch
  bool length = false;   ///< some cells in it take an n of icon_length
};

/// The n of progressive pieces in icons: long enough to tell a ride from a step.
inline constexpr int icon_length = 2;

/// What some icons show together.
struct IconSigns {
  bool both = false, moves = false, captures = false, hurdle = false, barrier = false,
       cropped = false, length = false;
  void add(const MoveIcon& icon);
};

/// What the signs in these icons mean, a line each; nothing if there are none.
std::vector<std::string> icon_legend(const IconSigns& signs);

/// Half the width, in sides, of the patch that all icons of a game share: it holds every single
/// leap, the nearest cell of every piece, and three cells of a line. A small board, or one that is
/// no part of the plane, is shown whole.
double icon_radius(const Game& game);

/// The icon of a piece of the first seat, on the cell with the most moves, and of these the one
/// nearest to the middle of the board. A number that counts whether it has moved says that it has.
/// Returns nothing for a piece that goes nowhere on such a patch.
std::optional<MoveIcon> move_icon(const Game& game, const PieceType& piece_type, double radius,
                                  const PiecesShown& pieces);

/// The icon of a piece, or one for each shape of cell where its moves depend on that from which
/// they begin.
std::vector<MoveIcon> move_icons(const Game& game, const PieceType& piece_type, double radius,
                                 const PiecesShown& pieces);

}  // namespace boardwright::diagram
