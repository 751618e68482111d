// Finds what lies in the folder of templates: styles, and the drawings of pieces.
#pragma once
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "scene/piece_set.h"
#include "scene/style.h"

namespace boardwright::scene {

/// A folder of the templates: "styles", "tilings". Throws std::runtime_error, with what to do about
/// it, if it is missing or empty.
std::filesystem::path folder_of(const std::filesystem::path& templates, std::string_view name);

/// Reads templates/styles/NAME.toml and the styles over which it lies. Throws InputError if one has
/// problems.
Style load_style(const std::filesystem::path& templates, const std::string& name);

/// The name of the style asked for; `otherwise` if none is. Throws UsageError for an unknown one.
const std::string& find_style(const std::filesystem::path& templates, const std::string& asked,
                              const std::string& otherwise);

/// The piece set of templates/pieces. Throws InputError if it has problems.
PieceSet load_pieces(const std::filesystem::path& templates);

/// The same, to be shown in a style. Throws UsageError if the style has no rules for drawn pieces.
PieceSet load_pieces(const std::filesystem::path& templates, const std::string& style);
PieceSet load_pieces(const std::filesystem::path& templates, const Style& style,
                     const std::string& name);

/// Whether a style has rules for drawn men.
bool shows_drawn_men(const Style& style);

}  // namespace boardwright::scene
