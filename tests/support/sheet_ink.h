// Where the marks on sheets of paper have ink, and how much of it is visible on the assembled
// board.
#pragma once
#include <vector>

#include "scene/scene.h"
#include "scene/style.h"
#include "sheets/sheet_layout.h"
#include "support/rooms.h"

namespace boardwright::test {

/// Points along everything that is drawn, including line widths and the extents of text.
std::vector<Vec> inked_points(const Scene& scene, const Style& style);

/// The number of points of the marks of the i-th sheet that are on the assembled board.
int marks_that_stay(const Sheets& sheets, const FlatBoard& board, std::size_t i, const Scene& marks,
                    const Style& style);

}  // namespace boardwright::test
