// Small pictures of how a box of card is put together.
#pragma once
#include <optional>
#include <vector>

#include "scene/page.h"
#include "sheets/box_faces.h"

namespace boardwright::box {

/// Pictures of the steps, each with its words, as large as fit into the first of these rooms that
/// leaves them legible: in a row, in two rows, or one below another. Coordinates are those of the
/// rooms. Nothing if no room is large enough.
std::optional<scene::Scene> box_steps(sheets::BoxKind kind,
                                      const std::vector<scene::PaperBox>& rooms);

}  // namespace boardwright::box
