// Pieces as solids: a base, the piece in relief on it, and a hole for a magnet below.
#pragma once
#include <optional>

#include "counters/counter_faces.h"
#include "scene/style.h"
#include "solid/solid.h"

namespace boardwright::solid {

/// A round magnet in its nominal size; its hole is slightly larger.
struct Magnet {
  Millimetres width, depth;
};

/// The minimum thickness above a magnet's hole or below a pocket: three or four printed layers.
inline constexpr Millimetres least_floor = 0.8_mm;

/// The depth of a magnet's hole.
Millimetres hole_depth(const Magnet& magnet);

/// The dimensions that all pieces of a set share.
struct PieceShape {
  counters::Cut cut = counters::Cut::disc;  ///< disc or hexagon
  Millimetres base = 25_mm;      ///< diameter of a disc, or width across flats of a hexagon
  Millimetres height = 3_mm;     ///< of the base
  Millimetres step = 0.8_mm;     ///< height of each of the two steps of a relief
  std::optional<Magnet> magnet;  ///< hole_depth() plus least_floor is at most the height
};

/// The outline of a base.
Footprint base_of(const PieceShape& shape);

/// Puts layers above a hole for a magnet, if there is one: the lower part of the first layer gets
/// the hole. Requires: the hole lies inside the first layer.
std::vector<Layer> over_hole(std::vector<Layer> layers, const std::optional<Magnet>& magnet);

/// A piece in relief. `face` is the face of its counter, with texts as outlines, in sides of a
/// base, centred at (0, 0).
///
/// The first step contains everything drawn: bodies with their outlines, lines, letters, the
/// pattern of the seat. The second step contains the filled areas, so that lines are grooves in it.
/// No part is narrower than the line width of a 0.4 mm nozzle.
///
/// `ringed`: a plain ring lies along the edge of the base, below everything else.
std::vector<Layer> piece_layers(const scene::Group& face, const scene::Style& style,
                                const PieceShape& shape, bool ringed = false);

}  // namespace boardwright::solid
