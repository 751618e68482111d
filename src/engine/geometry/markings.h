// Markings of a board besides its cells and lines. Only drawings show them.
#pragma once
#include <array>
#include <string>
#include <vector>

#include "base/data.h"
#include "base/report.h"
#include "geometry/topology.h"

namespace boardwright::geometry {

using base::Data, base::Report;

/// The name of a cell in the data.
struct NamedCell {
  std::string name;
  base::Place place;
};

/// Words in the river of a board on points.
struct RiverWords {
  std::string words;
  std::string outline;  ///< SVG path data about their middle, y up, in hundredths of a cell's side
  base::Place place;    ///< where the text of the outline begins
};

/// The markings of a region, as its data names them.
struct MarkingNames {
  std::vector<NamedCell> marked;
  std::vector<RiverWords> river_words;
  std::vector<std::array<NamedCell, 2>> stars;
};

/// The markings of a board.
struct Markings {
  std::vector<CellId> marked;              ///< on a board on points: points with corner marks
  std::vector<RiverWords> river_words;     ///< from the left, each in an equal part of the river
  std::vector<Exact> stars;                ///< corners of cells with a dot
  std::vector<std::vector<CellId>> lines;  ///< drawn over the cells, from edge to edge
};

/// Reads `marked`, `river-words` and `stars`. Reports markings that this kind of board cannot have,
/// and points named twice.
MarkingNames read_markings(const Data& data, bool on_points, Report& report);

/// Finds the cells and corners that markings name; `names` are those of all cells. Reports unknown
/// names, and cells that do not meet in one corner.
Markings find_markings(const MarkingNames& markings, const Topology& topology,
                       const std::vector<std::string>& names, Report& report);

}  // namespace boardwright::geometry
