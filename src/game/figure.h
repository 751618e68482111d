// Pictures that a game file asks for. What they show is computed, never written down.
#pragma once
#include <string>
#include <vector>

#include "base/report.h"
#include "rules/selection.h"

namespace boardwright {

/// A man in a figure.
struct FigureMan {
  std::string label;  ///< as the article prints it: "A1"
  std::string piece, cell;
  int seat = 0;
  std::string mark;         ///< the sign on the cells it reaches: "x"; empty: it only stands there
  std::string branch;       ///< cells that it reaches only by way of this cell
  std::string branch_mark;  ///< have this sign instead
  Place place;
};

/// Signs on all cells of a selection, or on all that a piece can ever arrive on.
struct FigureMarks {
  std::string mark;
  std::string range;  ///< a piece; empty: the selection
  Selection cells;
};

/// A straight line through cells.
struct FigureLine {
  std::string axis, through, mark;
  Place place;
};

/// The shortest way along a path through some cells.
struct FigureRoute {
  std::string path;
  std::vector<std::string> via;
  std::string mark;
  Place place;
};

/// A ring round a cell.
struct FigureRing {
  std::string circle, around, mark;
  Place place;
};

/// A colouring of cells: "solid-red".
struct FigurePaint {
  std::string as;
  Selection cells;
};

/// A picture, in the article's numbering.
struct Figure {
  std::string id;       ///< "A1-1"
  std::string title;    ///< "Sample Alfil moves"
  std::string section;  ///< "a1.1"
  std::string document;
  std::string board;        ///< id; empty: the game's own
  bool blocking = false;    ///< the men stand in each other's way
  bool names = false;       ///< print the cells' names
  bool coordinates = true;  ///< files and ranks at the rim
  std::vector<FigureMan> men;
  std::vector<FigureMarks> marks;
  std::vector<FigureLine> lines;
  std::vector<FigureRoute> routes;
  std::vector<FigureRing> rings;
  std::vector<FigurePaint> paint;
  Place place;
};

}  // namespace boardwright
