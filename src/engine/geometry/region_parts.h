// Parts of a region with readers of their own: what is joined, bent or laid side by side.
#pragma once
#include <string>
#include <vector>

#include "geometry/tiling.h"

namespace boardwright::geometry {

/// Reads `wrap`, `round`, `radius`, `start`, `plates` and `across` of a rectangle.
void read_layout(Region& region, const Data& data, Report& report);

/// Reads `files`, `ranks` and `bent` of a part of a tiling.
void read_names(Region& region, const Data& data, Report& report);

/// Reads `on`, `river` and `lines`.
void read_ground_and_lines(Region& region, const Data& data, Report& report);

/// Reads `[points]`, `[[sheet]]` and `[[cell]]` of a free board.
FreeBoard read_free_board(const Data& data, Report& report);

/// A list of names: "a-d", "8-5", "l-i, d-a", or any words with commas between.
std::vector<std::string> name_list(const Data& data, Report& report);

}  // namespace boardwright::geometry
