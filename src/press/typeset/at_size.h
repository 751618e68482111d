// Drawings as they stand in a book: with no words too small to be read, and pieces drawn where they
// are large enough.
#pragma once
#include "base/units.h"
#include "scene/scene.h"
#include "scene/style.h"

namespace boardwright::typeset {

/// Nothing in a book is set in smaller letters.
inline constexpr Points least_words = 5.5_pt;

/// The side at which all words of a drawing can be read as they are, but for what at_size() leaves
/// out or lets grow within its disc; 0: it has no words.
Points legible_side(const Scene& scene, const Style& style);

/// Whether it shows so many pieces that it is a set-up, or like one.
bool is_crowded(const Scene& scene);

/// The drawing with sides of this length. Words that would be too small grow, with the plates below
/// them. The sign of a seat that would be far too small is left out, since the disc's colour and
/// pattern tell the seat too, and the piece's letter takes the room. Pieces shown both ways are
/// drawn if the smallest of them is large enough, and bear letters if not.
Scene at_size(const Scene& scene, const Style& style, Points side);

}  // namespace boardwright::typeset
