// Finds what lies on the shelves: styles, and the drawings of pieces.
#pragma once
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "base/shelves.h"
#include "scene/piece_set.h"
#include "scene/style.h"

namespace boardwright::scene {

/// A folder of what is shipped: "pages", "tilings". Throws std::runtime_error, with what to do
/// about it, if it is missing or empty.
std::filesystem::path folder_of(const Shelves& shelves, std::string_view name);

/// Reads styles/NAME.toml and the styles over which it lies. Throws InputError if one has
/// problems; what they warn of goes into `warnings`, if that is given.
Style load_style(const Shelves& shelves, const std::string& name, Report* warnings = nullptr);

/// The name of the style asked for; `otherwise` if none is. Throws UsageError for an unknown one.
const std::string& find_style(const Shelves& shelves, const std::string& asked,
                              const std::string& otherwise);

/// All drawings of pieces, of which a higher folder's hide a lower one's of the same id. Throws
/// InputError if they have problems.
PieceSet load_pieces(const Shelves& shelves);

/// The same for a style, with the drawings of its own folder over the others.
PieceSet load_pieces(const Shelves& shelves, const Style& style);

/// The same, to be shown in a style. Throws UsageError if the style has no rules for drawn pieces.
PieceSet load_pieces(const Shelves& shelves, const Style& style, const std::string& name);

/// Whether a style has rules for drawn men.
bool shows_drawn_men(const Style& style);

}  // namespace boardwright::scene
