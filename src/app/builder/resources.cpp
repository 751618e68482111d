// Loads styles and drawings of pieces from the search path.
#include "builder/resources.h"

#include <algorithm>
#include <stdexcept>
#include <utility>
#include <vector>

#include "base/errors.h"
#include "base/hints.h"
#include "base/text.h"

namespace boardwright::builder {
namespace fs = std::filesystem;

fs::path folder_of(const SearchPath& search_path, std::string_view name) {
  const fs::path folder = search_path.shipped() / name;
  if (!search_path.files().list(folder, {}).empty()) return folder;
  throw std::runtime_error("there is no folder " + base::in_quotes(folder.string()) +
                           "; BOARDWRIGHT_HOME names the folder with templates/ and fonts/");
}

Style load_style(const SearchPath& search_path, const std::string& name, Report* warnings) {
  folder_of(search_path, "styles");
  Report report;
  auto style = scene::load_style(search_path, name, report);
  base::refuse(report);
  if (warnings != nullptr) warnings->merge(std::move(report));
  return std::move(*style);
}

scene::PieceSet load_pieces(const SearchPath& search_path, const Style& style) {
  folder_of(search_path, "pieces");
  Report report;
  auto set = scene::load_piece_set(search_path, style, report);
  base::refuse(report);
  return std::move(*set);
}

scene::PieceSet load_pieces(const SearchPath& search_path, const Style& style,
                            const std::string& name) {
  if (!scene::shows_drawn_pieces(style))
    throw base::UsageError(
        "style " + base::in_quotes(name) + " has no rules for drawn pieces",
        "give it rules for the roles drawn and halo, or write over = \"classic\"");
  return load_pieces(search_path, style);
}

const std::string& find_style(const SearchPath& search_path, const std::string& asked,
                              const std::string& otherwise) {
  if (asked.empty()) return otherwise;
  const std::vector<std::string> known = search_path.names("styles");
  if (std::ranges::find(known, asked) == known.end())
    throw base::UsageError("unknown style '" + asked + "'", base::meant_or_all(asked, known));
  return asked;
}

}  // namespace boardwright::builder
