// Boards in several parts that do not touch, as the levels of a board in space.
#pragma once
#include <vector>

#include "print/sheet_layout.h"

namespace boardwright::print {

/// The parts of a board whose boxes lie apart, in the order of their cells; words belong to the
/// nearest. Empty: it is a whole, or in more parts than anybody would cut out.
std::vector<FlatBoard> loose_parts(const std::vector<PaperShape>& shapes, std::size_t cells);

/// The least distance between the boxes of two parts. Requires: there are two.
Millimetres least_gap(const std::vector<FlatBoard>& parts);

/// Sheets for parts: no seam goes through one that a sheet can show whole, and several share a
/// sheet where one window shows them whole and nothing of others.
Tiles lay_parts(const std::vector<FlatBoard>& parts, const Window& window);

}  // namespace boardwright::print
