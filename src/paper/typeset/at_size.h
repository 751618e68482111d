// Drawings at their size in a book: text is enlarged to a legible size, and pieces are drawn or
// lettered.
#pragma once
#include "base/units.h"
#include "scene/scene.h"
#include "scene/style.h"

namespace boardwright::typeset {

using base::operator""_pt;
using scene::Scene;

/// The smallest font size in a book.
inline constexpr base::Points least_words = 5.5_pt;

/// The side of a cell at which all text of a drawing is legible unchanged, except for text that
/// at_size() drops or enlarges within its disc. 0: it has no text.
base::Points legible_side(const Scene& scene, const scene::Style& style);

/// Whether the drawing shows at least 16 pieces, as set-ups do.
bool is_crowded(const Scene& scene);

/// The drawing with sides of this length. Text that would be too small is enlarged, with the plate
/// below it. The sign of a seat that would be far too small is dropped, since the colour and the
/// pattern of the disc identify the seat too; the piece's letter takes the room. Of pieces that
/// have both forms, the drawn form is shown if the smallest of them is large enough, otherwise the
/// letters.
Scene at_size(const Scene& scene, const scene::Style& style, base::Points side);

}  // namespace boardwright::typeset
