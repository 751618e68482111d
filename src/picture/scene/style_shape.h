// The keys of style files and piece set files.
#pragma once
#include <string_view>

#include "base/shape.h"
#include "base/text.h"
#include "scene/piece_set.h"

namespace boardwright::scene {

/// The colours that a rule can override for dark surroundings.
inline constexpr std::string_view dark_keys[] = {"fill", "stroke", "detail"};

inline constexpr base::Word<DrawnShape::Kind> outline_words[] = {{"body", DrawnShape::Kind::body},
                                                                 {"line", DrawnShape::Kind::line},
                                                                 {"fine", DrawnShape::Kind::fine},
                                                                 {"dot", DrawnShape::Kind::dot}};

/// The shapes of counters in kits.
inline constexpr std::string_view counter_shapes[] = {"disc", "hexagon", "wedge"};

/// The shape of a file in styles/.
const base::Shape& style_shape();

/// The shape of a file in pieces/.
const base::Shape& pieces_shape();

}  // namespace boardwright::scene
