// Figures drawn by the engine: the picture, its marks and its words come from one computation.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "game/game.h"
#include "scene/man_drawing.h"
#include "scene/scene.h"

namespace boardwright {

/// A sign on a cell.
struct Mark {
  CellId cell = 0;
  std::string mark;    ///< "x", "o", "$", "blocked", "taken", or a label such as "6"; of arrows:
                       ///< "move", "capture", "cannot"
  std::string of;      ///< the label of the man it belongs to; empty if of none
  bool arrow = false;  ///< drawn as an arrow from that man
  bool least = false;  ///< it tells the least n, on a man who can be taken too
};

/// A figure worked out.
struct Diagram {
  const Figure* figure = nullptr;
  const Board* board = nullptr;
  std::vector<FigureMan> men;  ///< as drawn: the figure's own, or those of its position
  std::vector<Mark> marks;     ///< by man or layer in the figure's order, then by cell
  std::string caption;         ///< "A1 on e3 reaches 6 cells; A2 on g7 reaches 3." May be empty.
  std::string description;     ///< every fact of the picture, for those who cannot see it
  Scene scene;                 ///< its men as asked for; as letters, if both ways
  std::optional<Scene> both;   ///< the men both ways, if that was asked for
};

/// Works out and draws a figure. Reports unknown pieces, cells and boards, and paths that are not
/// one shortest way, and a man without a drawing where drawings alone are asked for; then there is
/// no diagram.
std::optional<Diagram> draw(const Game& game, const Figure& figure, Report& report,
                            const MenShown& men = {});

/// "b1-1", "fig-3-1": the scene id of a figure, which begins with a letter.
std::string scene_id(const Figure& figure);

}  // namespace boardwright
