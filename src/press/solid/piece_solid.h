// Pieces as solids: a base, the piece in relief on it, and a hole for a magnet below.
#pragma once
#include <optional>

#include "print/counter_faces.h"
#include "scene/style.h"
#include "solid/solid.h"

namespace boardwright::solid {

/// A round magnet, as it is sold; its hole is a little larger.
struct Magnet {
  Millimetres width, depth;
};

/// What stays closed over the hole of a magnet, or below a pocket: three or four printed layers.
inline constexpr Millimetres least_floor = 0.8_mm;

/// How far a magnet's hole reaches up.
Millimetres hole_depth(const Magnet& magnet);

/// What all pieces of a set have in common.
struct PieceShape {
  Cut cut = Cut::disc;           ///< disc or hexagon
  Millimetres base = 25_mm;      ///< a disc's diameter, a hexagon's width from side to side
  Millimetres height = 3_mm;     ///< of the base
  Millimetres step = 0.8_mm;     ///< of each of the two steps of a relief
  std::optional<Magnet> magnet;  ///< hole_depth() and least_floor are at most the height
};

/// The outline of a base.
Footprint base_of(const PieceShape& shape);

/// Puts layers on a hole for a magnet, if there is one: the first layer loses what the hole takes.
/// Requires: the hole lies inside of it.
std::vector<Layer> over_hole(std::vector<Layer> layers, const std::optional<Magnet>& magnet);

/// A piece in relief. `face` is what his counter shows, with texts as outlines, in sides of a base,
/// its middle at (0, 0).
///
/// The first step has all that is drawn: bodies with their outlines, lines, letters, the pattern of
/// his seat; the second what the drawing fills, so that its lines are grooves. Nothing is narrower
/// than what a nozzle of 0.4 mm lays down.
///
/// `ringed`: a plain ring lies along the edge of the base, below all else.
std::vector<Layer> piece_layers(const Group& face, const Style& style, const PieceShape& shape,
                                bool ringed = false);

}  // namespace boardwright::solid
