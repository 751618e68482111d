// Solids built of layers, and their surfaces.
#pragma once
#include <array>
#include <string>
#include <vector>

#include "solid/triangles.h"

namespace boardwright::solid {

/// A region that reaches from one height to another.
struct Layer {
  Region region;
  std::int64_t bottom = 0, top = 0;  ///< in thousandths of a millimetre
};

/// A solid that can be printed.
///
/// Laws: (1) Its layers stand on one another without gaps. (2) Of two neighbours one holds the
/// other, their loops being the same or without a common point. (3) No point is in the loops of a
/// layer twice.
struct Solid {
  std::string name;   ///< "king": of its file too
  std::string words;  ///< what it is, in a line
  std::vector<Layer> layers;
};

/// A corner of a surface, in thousandths of a millimetre.
struct Corner {
  std::int64_t x = 0, y = 0, z = 0;
  friend constexpr auto operator<=>(const Corner&, const Corner&) = default;
};

/// Corners counter-clockwise as seen from outside.
using Face = std::array<Corner, 3>;

/// The surface of a solid. Every edge belongs to two faces, which run along it in opposite
/// directions.
std::vector<Face> surface_of(const Solid& solid);

/// Binary STL in millimetres.
std::string render_stl(const Solid& solid);

/// A script for OpenSCAD in millimetres, with the heights of the layers as variables.
std::string render_scad(const Solid& solid);

}  // namespace boardwright::solid
