// Signs that a board bears, beside its cells and lines. Only drawings show them.
#pragma once
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
};

/// The markings of a board.
struct Markings {
  std::vector<CellId> marked;  ///< of a board on points: those with four corner marks
  std::vector<RiverWords> river_words;  ///< from the left, each in an equal part of the river
};

/// Reads `marked` and `river-words`. Reports a board that is not on points or has no river, and
/// points named twice.
MarkingNames read_markings(const Data& data, bool on_points, Report& report);

/// Finds the cells that markings name; `names` are those of all cells. Reports unknown names.
Markings find_markings(const MarkingNames& markings, const std::vector<std::string>& names,
                       Report& report);

}  // namespace boardwright::geometry
