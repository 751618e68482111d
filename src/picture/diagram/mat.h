// The frame of a mat around a printed board, with a title and credits in its border.
#pragma once
#include "game/game.h"
#include "scene/scene.h"

namespace boardwright::diagram {

/// What surrounds a printed board: nothing, a frame, or a frame with the game's name above and its
/// credits below.
struct Mat {
  enum class Kind { none, frame, title } kind = Kind::none;
  double aspect = 0;  ///< width to height of the whole; 0: unconstrained
};

/// Draws the mat around a box, in proportion to it. Returns the outer box, including the border
/// beyond the frame. Requires: mat.kind is not none.
scene::Box draw_mat(scene::Group& root, const scene::Box& inside, const game::Game& game,
                    const Mat& mat);

}  // namespace boardwright::diagram
