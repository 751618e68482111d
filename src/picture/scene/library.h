// Loads styles and piece sets from the search path.
#pragma once
#include <optional>
#include <string>

#include "base/report.h"
#include "base/search_path.h"
#include "scene/piece_set.h"
#include "scene/style.h"

namespace boardwright::scene {

/// Reads styles/NAME.toml and the styles that it extends. Returns nothing, with problems in the
/// report, if one of them has errors.
std::optional<Style> load_style(const base::SearchPath& search_path, const std::string& name,
                                Report& report);

/// Reads all piece drawings. A drawing hides those with the same id in lower folders, and drawings
/// of the style's own folder hide all others. Returns nothing, with problems in the report, if
/// there are errors.
std::optional<PieceSet> load_piece_set(const base::SearchPath& search_path, const Style& style,
                                       Report& report);

/// Whether a style has rules for drawn pieces.
bool shows_drawn_pieces(const Style& style);

}  // namespace boardwright::scene
