// The frame of a mat round a printed board, with a title and credits on its border.
#pragma once
#include "game/game.h"
#include "scene/scene.h"

namespace boardwright::diagram {

/// What lies round a board for print: nothing, a frame, or a frame with the game's name above and
/// its credits below.
struct Mat {
  enum class Kind { none, frame, title } kind = Kind::none;
  double aspect = 0;  ///< width to height of all; 0: as it comes
};

/// Draws it round a box, in proportion to that. Gives the box of all, the border beyond the frame
/// included. Requires: there is one.
Box draw_mat(Group& root, const Box& inside, const Game& game, const Mat& mat);

}  // namespace boardwright::diagram
