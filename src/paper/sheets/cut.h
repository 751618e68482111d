// Lines for a laser cutter, plotter or knife, in layers, and their DXF and SVG files.
#pragma once
#include <string>
#include <vector>

#include "scene/page.h"

namespace boardwright::sheets {

using base::operator""_mm;

/// What a machine does along a line: the layers of a file, in working order. Cuts come last, so
/// that nothing shifts before the other work is done.
enum class CutLayer { marks, hatch, names, lines, river, wall, engrave, fold, cut };

/// A polyline or a circle; y points up.
struct CutLine {
  CutLayer layer = CutLayer::engrave;
  scene::PaperShape points;  ///< a closed line has each corner once
  bool closed = false;
  base::Millimetres radius = {};  ///< greater than 0: a circle around its only point
};

/// The name of a layer in both file formats: "ENGRAVE".
std::string_view name_of(CutLayer layer);

/// The lines as DXF release 12, in millimetres, with only the layers that have lines.
std::string render_dxf(const std::vector<CutLine>& lines);

/// The lines as SVG, in millimetres, with the same layers as groups. Requires: the lines lie in
/// `box`.
std::string render_cut_svg(const std::vector<CutLine>& lines, const scene::PaperBox& box);

/// The bounding box of lines. Requires: there is at least one line.
scene::PaperBox box_of(const std::vector<CutLine>& lines);

}  // namespace boardwright::sheets
