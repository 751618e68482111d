// Finds what lies on the shelves: styles, and the drawings of pieces.
#pragma once
#include <optional>
#include <string>

#include "base/report.h"
#include "base/search_path.h"
#include "scene/piece_set.h"
#include "scene/style.h"

namespace boardwright::scene {

/// Reads styles/NAME.toml and the styles over which it lies. Nothing, and problems in the report,
/// if one has errors.
std::optional<Style> style_on(const SearchPath& shelves, const std::string& name, Report& report);

/// All drawings of pieces, of which a higher folder's hide a lower one's of the same id, and those
/// of a style's own folder all others. Nothing, and problems in the report, if they have errors.
std::optional<PieceSet> piece_types_on(const SearchPath& shelves, const Style& style,
                                       Report& report);

/// Whether a style has rules for drawn pieces.
bool shows_drawn_pieces(const Style& style);

}  // namespace boardwright::scene
