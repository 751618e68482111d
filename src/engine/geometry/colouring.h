// Colours the cells of a board so that no two cells of one colour share a side.
#pragma once
#include <vector>

#include "geometry/cell.h"
#include "geometry/topology.h"

namespace boardwright::geometry {

/// A colour for each cell, from 0, such that no two cells that share a side have the same colour.
/// The number of colours is minimal, unless finding the minimum takes too long: then it is small.
/// Only irregular boards with many hundreds of cells take too long. The first cell has colour 0.
std::vector<int> fewest_colours(const Topology& topology);

/// Two cells that share a side and have the same colour, or nothing.
std::optional<std::pair<CellId, CellId>> find_equal_neighbours(const Topology& topology,
                                                               const std::vector<Cell>& cells);

}  // namespace boardwright::geometry
