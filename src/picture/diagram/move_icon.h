// The moves of a piece on a small patch of its board, for keys and lists.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "diagram/piece_drawing.h"

namespace boardwright::diagram {

/// A piece on a patch of the empty board, with a sign on each cell that it can reach: "o" where it
/// moves or captures, "$" where it only moves, "x" where it only captures. For a piece that hops, a
/// second piece of its seat is the hurdle. For one that others can block, it is a barrier, with the
/// sign of a blocking piece on it and on the cells that it closes. Cells reached only with
/// icon_length show that number. Moves that capture only some types are left out if there are
/// others.
struct MoveIcon {
  Scene scene;
  bool both = false, moves = false, captures = false;  ///< the signs in the icon
  bool hurdle = false, barrier = false;
  bool cropped = false;  ///< it can move to cells beyond the patch
  bool length = false;   ///< some cells are reached only with icon_length
};

/// The n of progressive pieces in icons: large enough to distinguish a ride from a step.
inline constexpr int icon_length = 2;

/// The signs that occur in some icons.
struct IconSigns {
  bool both = false, moves = false, captures = false, hurdle = false, barrier = false,
       cropped = false, length = false;
  void add(const MoveIcon& icon);
};

/// The meaning of the signs in some icons, in lines; empty if there are none.
std::vector<std::string> icon_legend(const IconSigns& signs);

/// Half the width, in sides, of the patch in all icons of a game: it holds every single leap, the
/// nearest target of every piece, and three cells of a line, within a limit. A small board, or one
/// that is not part of the plane, is shown whole.
double icon_radius(const Game& game);

/// The icon of a piece of the first seat that has already moved, on the cell with the most moves,
/// of several the one nearest to the middle of the board. Nothing for a piece without targets on
/// the patch.
std::optional<MoveIcon> move_icon(const Game& game, const PieceType& piece_type, double radius,
                                  const PiecesShown& pieces);

/// The icon of a piece, or one for each shape of starting cell if its moves depend on that.
std::vector<MoveIcon> move_icons(const Game& game, const PieceType& piece_type, double radius,
                                 const PiecesShown& pieces);

}  // namespace boardwright::diagram
