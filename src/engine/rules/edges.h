// The lines between cells, each once, and the line round the whole board.
#pragma once
#include <set>
#include <vector>

#include "rules/board.h"

namespace boardwright::rules {

/// Points as they are one on paper: of the two names that a point on the seam of a ring has, the
/// one where the board begins.
class PaperPoints {
 public:
  explicit PaperPoints(const Board& board);
  Exact operator()(const Exact& point) const;

 private:
  std::set<Exact> corners_;  ///< of a ring
  Exact round_;
};

/// A side of a cell or of a wall, as the board lies. Two neighbours share one.
struct Edge {
  Exact from, to;
  bool outer = false;  ///< nothing lies beyond it
};

/// Every edge of a board once: inner edges before outer ones, otherwise in order of place.
std::vector<Edge> edges_of(const Board& board);

/// The sides between the cells of one set and those of another, joined to lines: corner after
/// corner, those that end where they begin last. Of a part of a board the sides that touch a cell
/// shown, without lines of one side, which would tell nothing.
std::vector<std::vector<Exact>> lines_between(const Board& board, const CellSet& cells,
                                              const CellSet& beyond, const CellSet& shown);

/// The walls that touch these cells; of the whole board, all walls.
std::vector<const Wall*> walls_beside(const Board& board, const CellSet& cells);

/// The rims of a board: closed lines, corner after corner, that of the whole and those of its
/// holes.
std::vector<std::vector<Exact>> rims_of(const Board& board);

}  // namespace boardwright::rules
