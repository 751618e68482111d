// The lines between cells, each once, and the line round the whole board.
#pragma once
#include <vector>

#include "rules/board.h"
#include "scene/scene.h"

namespace boardwright {

/// A side of a cell or of a wall, as the board lies. Two neighbours share one.
struct Edge {
  Exact from, to;
  bool outer = false;  ///< nothing lies beyond it
};

/// Every edge of a board once: inner edges before outer ones, otherwise in order of place.
std::vector<Edge> edges_of(const Board& board);

/// The rims of a board: closed lines, corner after corner, that of the whole and those of its
/// holes.
std::vector<std::vector<Exact>> rims_of(const Board& board);

}  // namespace boardwright
