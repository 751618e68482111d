// A whole board without pieces, for print.
#pragma once
#include <vector>

#include "diagram/mat.h"
#include "game/game.h"
#include "scene/scene.h"
#include "scene/style.h"

namespace boardwright::diagram {

/// Where the names of cells are: nowhere, on the cells, or at the rim.
enum class Names { off, on, rim };

/// A board as seen by a player, in cell sides.
struct BoardPicture {
  scene::Scene scene;  ///< its box contains cells, walls, words and mat
  scene::Box cells;    ///< the box of cells and walls only
  std::vector<std::vector<geometry::Vec>>
      shapes;                  ///< convex outlines of everything printed: cells, walls, words
  std::size_t cell_count = 0;  ///< number of cells; their shapes come first
  std::vector<std::vector<geometry::Vec>> rims;  ///< the true outlines of the board and its holes
  geometry::Vec largest;                         ///< width and height of the largest cell
  bool is_surrounded = false;  ///< words or a mat beyond the outline are part of the picture
  double line = 0;             ///< width of the line around the board
  double least_radius = 0;     ///< inner radius of the smallest cell
  double least_name = 0;       ///< capital height of the smallest name on a cell; 0: none
  std::vector<std::pair<int, double>> radii;  ///< smallest inner radius by number of corners
};

/// Draws a board with the player of a seat at the lower edge. Painted styles add the game's
/// colours, hatched styles add hatchings to the cells.
BoardPicture draw_board(const game::Game& game, const board::Board& board, Names names,
                        board::SeatId seat, const scene::Style& style, const Mat& mat = {});

/// Removes the names on the cells, for sizes at which they are too small to read.
void leave_out_cell_names(BoardPicture& picture);

/// The colours of the cells at the board's edge, extended beyond it by `reach` sides: the bleed,
/// which is trimmed off. Roles begin with "bleed".
scene::Scene draw_bleed(const game::Game& game, const board::Board& board, board::SeatId seat,
                        const scene::Style& style, double reach);

}  // namespace boardwright::diagram
