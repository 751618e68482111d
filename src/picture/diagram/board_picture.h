// A whole board without pieces, for print.
#pragma once
#include <vector>

#include "diagram/mat.h"
#include "game/game.h"
#include "scene/scene.h"
#include "scene/style.h"

namespace boardwright::diagram {

/// Where names stand on a board: nowhere, on its cells, or at its rim.
enum class Names { off, on, rim };

/// A board as a player sees it, in sides of a cell.
struct BoardPicture {
  Scene scene;  ///< its box holds cells, walls, words and mat
  Box cells;    ///< cells and walls alone
  std::vector<std::vector<Vec>>
      shapes;                          ///< convex outlines of all that has ink: cells, walls, words
  std::size_t cell_count = 0;          ///< so many of them, the first, are cells
  std::vector<std::vector<Vec>> rims;  ///< the board's true outline, and that of its holes
  Vec largest;                         ///< width and height of the largest cell
  bool is_surrounded = false;          ///< words or a mat beyond the outline are kept
  double line = 0;                     ///< width of the line round the board
  double least_radius = 0;             ///< of the circle that the smallest cell holds
  double least_name = 0;  ///< height of the capitals of the smallest name on a cell; 0: none
  std::vector<std::pair<int, double>> radii;  ///< by number of corners: the same for each shape
};

/// Draws a board with the player of a seat at the lower edge. A style that is
/// painted gets the game's colours, one with hatchings gets them on its cells.
BoardPicture draw_board(const Game& game, const Board& board, Names names, SeatId seat,
                        const Style& style, const Mat& mat = {});

/// Takes the names off its cells, as where they would be too small to read.
void leave_out_cell_names(BoardPicture& picture);

/// The colours of the cells at the board's edge, carried so many sides beyond it: what lies there
/// is cut off with the paper. Roles begin with "bleed".
Scene draw_bleed(const Game& game, const Board& board, SeatId seat, const Style& style,
                 double reach);

}  // namespace boardwright::diagram
