// Solids built from layers, and their surfaces.
#pragma once
#include <array>
#include <string>
#include <vector>

#include "solid/triangles.h"

namespace boardwright::solid {

/// A footprint extruded from one height to another.
struct Layer {
  Footprint footprint;
  std::int64_t bottom = 0, top = 0;  ///< in thousandths of a millimetre
};

/// A solid that can be printed.
///
/// Laws: (1) Layers follow one another without gaps. (2) Of two adjacent layers, one contains the
/// other, and their loops are either equal or have no point in common. (3) No point occurs twice in
/// the loops of a layer.
struct Solid {
  std::string name;   ///< "king"; also the name of its file
  std::string words;  ///< a description in one line
  std::vector<Layer> layers;
};

/// A vertex of a surface, in thousandths of a millimetre.
struct Corner {
  std::int64_t x = 0, y = 0, z = 0;
  friend constexpr auto operator<=>(const Corner&, const Corner&) = default;
};

/// Corners counter-clockwise as seen from outside.
using Facet = std::array<Corner, 3>;

/// The surface of a solid: every edge belongs to two facets, which traverse it in opposite
/// directions.
std::vector<Facet> surface_of(const Solid& solid);

/// Renders binary STL in millimetres.
std::string render_stl(const Solid& solid);

/// Renders an OpenSCAD script in millimetres, with the heights of the layers as variables.
std::string render_scad(const Solid& solid);

}  // namespace boardwright::solid
