// Loads styles and drawings of pieces from the search path. What is missing is an error.
#pragma once
#include <filesystem>
#include <string>
#include <string_view>

#include "scene/library.h"

namespace boardwright::builder {

using base::Report, base::SearchPath;
using scene::Style;

/// A folder of the shipped data: "pages", "tilings". Throws std::runtime_error, with a hint, if it
/// is missing or empty.
std::filesystem::path folder_of(const SearchPath& search_path, std::string_view name);

/// Reads styles/NAME.toml and the styles that it extends. Throws InputError if one has problems.
/// Warnings go into `warnings` if that is not null.
Style load_style(const SearchPath& search_path, const std::string& name,
                 Report* warnings = nullptr);

/// `asked`, the name of a style, or `otherwise` if that is empty. Throws UsageError for an unknown
/// style.
const std::string& find_style(const SearchPath& search_path, const std::string& asked,
                              const std::string& otherwise);

/// All drawings of pieces. Those in the folder of the style override the others. Throws InputError
/// if they have problems.
scene::PieceSet load_pieces(const SearchPath& search_path, const Style& style = {});

/// All drawings of pieces, for a style of this name. Throws UsageError if the style has no rules
/// for drawn pieces, and InputError if the drawings have problems.
scene::PieceSet load_pieces(const SearchPath& search_path, const Style& style,
                            const std::string& name);

}  // namespace boardwright::builder
