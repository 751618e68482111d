// Reads styles, each over the one below it, and the piece set.
#include "scene/library.h"

#include <algorithm>
#include <optional>
#include <stdexcept>

#include "base/data.h"
#include "base/errors.h"
#include "base/files.h"
#include "base/names.h"
#include "base/text.h"

namespace boardwright::scene {
namespace fs = std::filesystem;
namespace {

/// Styles lie over one another only so deep, so none over itself.
Style load_style(const fs::path& templates, const std::string& name, int deepest) {
  Report report;
  const auto data = read_data(folder_of(templates, "styles") / (name + ".toml"), report);
  refuse(report);
  const std::string below = style_below(*data, report);
  if (!below.empty()) {
    const auto place = data->find("over").place();
    if (!is_name(below) || !file_exists(templates / "styles" / (below + ".toml")))
      report.error(place, "unknown style " + in_quotes(below),
                   [&] { return did_you_mean(below, names_in(templates / "styles")); });
    else if (deepest == 0)
      report.error(place, "too many styles lie over one another, or one over itself");
  }
  refuse(report);
  std::optional<Style> base;
  if (!below.empty()) base = load_style(templates, below, deepest - 1);
  Style style = read_style(*data, report, base ? &*base : nullptr);
  data->report_unused(report);
  refuse(report);
  return style;
}

}  // namespace

fs::path folder_of(const fs::path& templates, std::string_view name) {
  const fs::path folder = templates / name;
  if (!files_in(folder).empty()) return folder;
  throw std::runtime_error("there is no folder " + in_quotes(folder.string()) +
                           "; BOARDWRIGHT_HOME names the folder with templates/ and fonts/");
}

Style load_style(const fs::path& templates, const std::string& name) {
  return load_style(templates, name, 4);
}

PieceSet load_pieces(const fs::path& templates) {
  Report report;
  PieceSet set = read_pieces(folder_of(templates, "pieces"), report);
  refuse(report);
  return set;
}

PieceSet load_pieces(const fs::path& templates, const std::string& style) {
  return load_pieces(templates, load_style(templates, style), style);
}

PieceSet load_pieces(const fs::path& templates, const Style& style, const std::string& name) {
  if (!shows_drawn_men(style))
    throw UsageError("style " + in_quotes(name) + " has no rules for drawn pieces",
                     "give it rules for the roles drawn and halo, or write over = \"classic\"");
  return load_pieces(templates);
}

bool shows_drawn_men(const Style& style) { return style.knows("drawn"); }

const std::string& find_style(const fs::path& templates, const std::string& asked,
                              const std::string& otherwise) {
  if (asked.empty()) return otherwise;
  const std::vector<std::string> known = names_in(folder_of(templates, "styles"));
  if (std::find(known.begin(), known.end(), asked) == known.end())
    throw UsageError("unknown style '" + asked + "'", "there are: " + joined(known, ", "));
  return asked;
}

}  // namespace boardwright::scene
