// The signs that mark cells, as shapes that are distinguishable without colour.
#pragma once
#include <string>
#include <string_view>

#include "figure/content.h"
#include "scene/scene.h"

namespace boardwright::diagram {

using figure::Mark;

/// The style's word for a sign: "cross" for "x", "ring" for "o"; "text" for letters and digits.
std::string sign_role(std::string_view mark);

/// All signs that are not letters, and "—".
std::vector<std::string_view> signs_in_order();

/// Whether marks of more than one kind are drawn, so that each must show its kind. Blocking pieces
/// and the numbers of a growing piece do not count, because they are distinguished in other ways.
bool has_several_signs(const std::vector<Mark>& marks, const geometry::CellSet& shown);

/// Draws a sign on a cell; "blocked" is a broken ring. `size` is half its height in cell sides; on
/// a dark cell it is light.
scene::Node sign(scene::Tag tag, std::string_view mark, geometry::Vec centre, double size,
                 bool on_dark);

/// Draws a ring around a piece whose disc has this radius: the piece can be captured or, with the
/// broken ring of the style, is in the way. Its colour is that of the sign.
scene::Node piece_sign(scene::Tag tag, std::string_view mark, geometry::Vec centre, double radius);

/// Draws the ring of a piece that can be captured, with the sign or number beside it: the first at
/// the upper right, the second at the upper left.
scene::Node badged_sign(scene::Tag tag, std::string_view mark, geometry::Vec centre, double radius,
                        int place = 0);

}  // namespace boardwright::diagram
