// The signs that mark cells, as shapes that tell apart without colour.
#pragma once
#include <string>
#include <string_view>

#include "figure/content.h"
#include "scene/scene.h"

namespace boardwright::diagram {

/// The style's word for a sign: "cross" for "x", "ring" for "o"; "text" for letters and digits.
std::string sign_role(std::string_view mark);

/// All signs that are no letters, and "—".
std::vector<std::string_view> signs_in_order();

/// Whether signs of more than one kind are drawn, so that each must tell which it is. What stops
/// pieces, and what a growing one reaches with each n, is told apart in other ways.
bool has_several_signs(const std::vector<Mark>& marks, const CellSet& shown);

/// A sign on a cell; "blocked" is a broken ring. `size` is half its height, in sides; on a dark
/// cell it is drawn light.
Node sign(Tag tag, std::string_view mark, Vec centre, double size, bool on_dark);

/// A sign round a piece whose disc has this radius: he can be taken, or, broken by the style,
/// stands in the way. Its colour is that of the sign.
Node piece_sign(Tag tag, std::string_view mark, Vec centre, double radius);

/// The same round a piece who can be taken, with the sign or number itself beside it: the first at
/// the upper right, the second at the upper left.
Node badged_sign(Tag tag, std::string_view mark, Vec centre, double radius, int place = 0);

}  // namespace boardwright::diagram
