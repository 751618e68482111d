// Takes from the shelves what must be there, or ends the run.
#pragma once
#include <filesystem>
#include <string>
#include <string_view>

#include "scene/library.h"

namespace boardwright::command {

/// A folder of what is shipped: "pages", "tilings". Throws std::runtime_error, with what to do
/// about it, if it is missing or empty.
std::filesystem::path folder_of(const SearchPath& shelves, std::string_view name);

/// Reads styles/NAME.toml and the styles over which it lies. Throws InputError if one has
/// problems; what they warn of goes into `warnings`, if that is given.
Style load_style(const SearchPath& shelves, const std::string& name, Report* warnings = nullptr);

/// The name of the style asked for; `otherwise` if none is. Throws UsageError for an unknown one.
const std::string& find_style(const SearchPath& shelves, const std::string& asked,
                              const std::string& otherwise);

/// All drawings of pieces, with those of a style's own folder over the others. Throws InputError if
/// they have problems.
PieceSet load_pieces(const SearchPath& shelves, const Style& style = {});

/// The same, to be shown in a style of this name. Throws UsageError if the style has no rules for
/// drawn pieces.
PieceSet load_pieces(const SearchPath& shelves, const Style& style, const std::string& name);

}  // namespace boardwright::command
