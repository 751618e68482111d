// Colours for cells, so that no two alike share a side.
#pragma once
#include <vector>

#include "geometry/topology.h"

namespace boardwright::geometry {

/// A colour for each cell, from 0, so that no two cells that share a side are alike, with as few
/// colours as there can be; the first cell has colour 0. Where the fewest would take too long to be
/// found, few: only boards of many hundred cells without a pattern come so far.
std::vector<int> fewest_colours(const Topology& topology);

/// Two cells that share a side and have one colour; nothing if there are none.
std::optional<std::pair<CellId, CellId>> alike(const Topology& topology,
                                               const std::vector<int>& colours);

}  // namespace boardwright::geometry
