// Edges between cells, each once, and the outlines of a board.
#pragma once
#include <set>
#include <vector>

#include "board/board.h"

namespace boardwright::board {

/// Maps points to those on paper: a point on the seam of a ring has two representations, of which
/// this gives the one where the board begins.
class PaperPoints {
 public:
  explicit PaperPoints(const Board& board);
  Exact operator()(const Exact& point) const;

 private:
  std::set<Exact> corners_;  ///< of all cells and walls; empty: not a ring
  Exact round_;
};

/// A side of a cell or of a wall, on the board. Two neighbours share one.
struct Edge {
  Exact from, to;
  bool outer = false;  ///< no cell is beyond it
};

/// All edges of a board, each once: inner edges before outer ones, otherwise in order of position.
std::vector<Edge> edges_of(const Board& board);

/// The sides between the cells of one set and those of another, joined into lines of corners,
/// closed lines last. If only part of a board is shown, only sides that touch a shown cell, without
/// lines of a single side.
std::vector<std::vector<Exact>> lines_between(const Board& board, const CellSet& cells,
                                              const CellSet& beyond, const CellSet& shown);

/// The walls that touch these cells; all walls if these are all cells.
std::vector<const geometry::Wall*> walls_beside(const Board& board, const CellSet& cells);

/// The rims of a board as closed lines of corners: the outline and the holes.
std::vector<std::vector<Exact>> rims_of(const Board& board);

}  // namespace boardwright::board
