// Lines to cut, joined and put in an order that saves ways.
#pragma once
#include <vector>

#include "print/cut.h"

namespace boardwright::print {

/// Joins open lines that meet: straight on where one goes straight on, else to the least bend. What
/// lies twice is kept once, in the layer named first. Corners on a straight way are left out, of
/// closed lines and circles too, which else stay as they are.
std::vector<CutLine> joined_lines(const std::vector<CutLine>& lines);

/// Layer after layer, and in each the nearest line next, turned round or begun at another corner
/// where that is nearer; then stretches of the order are turned round where that saves ways. Of what is cut through, the inner comes before the outer, which would fall
/// out with it. Begins at (0, 0).
std::vector<CutLine> in_working_order(std::vector<CutLine> lines);

/// Whether a point lies within a circle or a closed line.
bool surrounds(const CutLine& line, PaperVec at);

/// How far a machine goes along the lines, and how far between them, from (0, 0) on.
struct CutWays {
  Millimetres along, between;
};
CutWays ways_of(const std::vector<CutLine>& lines);

}  // namespace boardwright::print
