// Lines for a laser, a plotter or a knife, in layers, as files.
#pragma once
#include <string>
#include <vector>

#include "scene/page.h"

namespace boardwright::print {

/// What a machine does along a line: a layer of a file, in the order of the work. What is cut
/// through comes last, while all else still lies where it lay.
enum class CutLayer { marks, hatch, names, lines, river, wall, engrave, fold, cut };

/// A line; y up.
struct CutLine {
  CutLayer layer = CutLayer::engrave;
  PaperShape points;  ///< of a closed line each corner once
  bool closed = false;
  Millimetres radius = {};  ///< more than 0: a circle about its only point
};

/// The name of a layer, as both kinds of file have it: "ENGRAVE".
std::string_view name_of(CutLayer layer);

/// DXF of release 12, in millimetres, with the layers that have lines.
std::string render_dxf(const std::vector<CutLine>& lines);

/// SVG in millimetres with the same layers as groups. Requires: the lines lie in `box`.
std::string render_cut_svg(const std::vector<CutLine>& lines, const PaperBox& box);

/// The least box round lines. Requires: there is one.
PaperBox box_of(const std::vector<CutLine>& lines);

}  // namespace boardwright::print
