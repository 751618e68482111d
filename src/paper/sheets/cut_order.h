// Joins lines to cut, and orders them so that the machine travels little between them.
#pragma once
#include <vector>

#include "sheets/cut.h"

namespace boardwright::sheets {

/// Joins open lines of a layer at common end points, the straightest pair first. A segment that
/// occurs twice is kept once, in the layer in which it comes first. Collinear corners are removed,
/// also from closed lines, which are otherwise unchanged. Circles are unchanged.
std::vector<CutLine> joined_lines(const std::vector<CutLine>& lines);

/// Orders lines layer by layer, beginning at (0, 0). Within a layer the nearest line comes next,
/// reversed or begun at another corner where that is nearer; then parts of the order are reversed
/// where that shortens the travel (2-opt). Inner cuts come before the outer cuts around them, after
/// which their part can fall out.
std::vector<CutLine> in_working_order(std::vector<CutLine> lines);

/// Whether a point lies inside a circle or a closed line.
bool surrounds(const CutLine& line, scene::PaperVec at);

/// How far a machine travels along the lines and between them, from (0, 0).
struct CutTravel {
  base::Millimetres along, between;
};
CutTravel travel_of(const std::vector<CutLine>& lines);

}  // namespace boardwright::sheets
