// Where the marks on sheets of paper have ink, and what of it is seen when a board is put together.
#pragma once
#include <vector>

#include "print/sheet_layout.h"
#include "scene/scene.h"
#include "scene/style.h"
#include "support/rooms.h"

namespace boardwright::test {

/// Points along all that is drawn, the widths of lines and the room of words included.
std::vector<Vec> inked_points(const Scene& scene, const Style& style);

/// How many points of the marks of the i-th sheet lie on the board that is glued and cut.
int marks_that_stay(const Sheets& sheets, const FlatBoard& board, std::size_t i, const Scene& marks,
                    const Style& style);

}  // namespace boardwright::test
