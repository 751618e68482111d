// The keys of styles and of sets of drawings.
#pragma once
#include <string_view>

#include "base/shape.h"
#include "base/text.h"
#include "scene/piece_set.h"

namespace boardwright::scene {

/// The colours that a rule may give anew for dark surroundings.
inline constexpr std::string_view dark_keys[] = {"fill", "stroke", "detail"};

inline constexpr Word<DrawnShape::Kind> outline_words[] = {{"body", DrawnShape::Kind::body},
                                                           {"line", DrawnShape::Kind::line},
                                                           {"dot", DrawnShape::Kind::dot}};

/// A file of styles/.
const Shape& style_shape();

/// A file of pieces/.
const Shape& pieces_shape();

}  // namespace boardwright::scene
