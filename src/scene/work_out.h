// What a figure shows, before anything is drawn: marks, ways and words from one computation.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "game/game.h"
#include "scene/arrows.h"
#include "scene/diagram.h"

namespace boardwright {

/// Lines to be drawn through the centres of cells.
struct DrawnWay {
  enum class Kind { route, axis };
  Kind kind = Kind::route;
  std::string mark;
  std::vector<std::vector<CellId>> lines;  ///< of a man: all his routes; otherwise one
  Heading heading = 0;                     ///< of an axis line
  bool smooth = false;                     ///< a route drawn as a curve
};

/// Cells of one colour.
struct Painted {
  std::string as;
  CellSet cells;
};

/// A man found on the board.
struct PlacedMan {
  FigureMan man;
  const Piece* piece = nullptr;
  CellId cell = 0;
  bool mated = false;           ///< his seat's King is mated: he is an obstacle
  State state;                  ///< his numbers
  std::optional<State> beyond;  ///< those of a further sign
};

/// Words found their place.
struct PlacedLabel {
  const FigureLabel* label = nullptr;
  Vec at;
  std::optional<Vec> to;
};

/// All that a figure shows.
struct Content {
  const Board* board = nullptr;
  CellSet shown;  ///< the cells drawn
  std::vector<PlacedMan> men;
  std::vector<Mark> marks;
  std::vector<Arrow> arrows;
  std::vector<DrawnWay> ways;
  std::vector<Painted> paint;
  std::vector<PlacedLabel> labels;
  std::string caption, description;
};

/// Computes a figure. Reports what it names and the game lacks.
std::optional<Content> work_out(const Game& game, const Figure& figure, Report& report);

}  // namespace boardwright
