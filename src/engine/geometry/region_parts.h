// Readers of the parts of a region.
#pragma once
#include <string>
#include <vector>

#include "geometry/tiling.h"

namespace boardwright::geometry {

/// Reads `wrap`, `round`, `radius`, `start`, `plates` and `across` of a rectangle.
void read_layout(Region& region, const Data& data, Report& report);

/// Reads `files`, `ranks`, `bent` and `named` of a region cut from a tiling.
void read_names(Region& region, const Data& data, Report& report);

/// Reads `on`, `river`, `lines` and `drawn-lines`.
void read_ground_and_lines(Region& region, const Data& data, Report& report);

/// Reads `[points]`, `[[sheet]]`, `[[arc]]` and `[[cell]]` of a free board.
FreeBoard read_free_board(const Data& data, Report& report);

/// Reads a list of names: "a-d", "8-5", "l-i, d-a", or any words separated by commas.
std::vector<std::string> name_list(const Data& data, Report& report);

}  // namespace boardwright::geometry
