// Lines for a laser or a plotter, each once.
#pragma once
#include <string>
#include <vector>

#include "scene/page.h"

namespace boardwright::print {

/// A straight line; y up.
struct CutLine {
  PaperVec from, to;
  bool outer = false;  ///< cut through, not only engraved
};

/// DXF of release 12: layer ENGRAVE with the lines inside, layer CUT with those round the board.
std::string render_dxf(const std::vector<CutLine>& lines);

/// SVG with the same two layers as groups. Requires: the lines lie in `box`.
std::string render_cut_svg(const std::vector<CutLine>& lines, const PaperBox& box);

}  // namespace boardwright::print
