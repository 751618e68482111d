// What a figure shows, before anything is drawn: marks, ways and words from one computation.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "game/game.h"
#include "scene/diagram.h"

namespace boardwright {

/// Lines to be drawn through the centres of cells.
struct DrawnWay {
  enum class Kind { route, axis };
  Kind kind = Kind::route;
  std::string mark;
  std::vector<std::vector<CellId>> lines;  ///< of a man: all his routes; otherwise one
  Heading heading = 0;                     ///< of an axis line
};

/// Cells of one colour.
struct Painted {
  std::string as;
  CellSet cells;
};

/// A man found on the board.
struct PlacedMan {
  const FigureMan* man = nullptr;
  const Piece* piece = nullptr;
  CellId cell = 0;
  Reach reach;  ///< empty if the man has no mark
};

/// All that a figure shows.
struct Content {
  const Board* board = nullptr;
  std::vector<PlacedMan> men;
  std::vector<Mark> marks;
  std::vector<DrawnWay> ways;
  std::vector<Painted> paint;
  std::string caption, description;
};

/// Computes a figure. Reports what it names and the game lacks.
std::optional<Content> work_out(const Game& game, const Figure& figure, Report& report);

}  // namespace boardwright
