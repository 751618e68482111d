// Reads styles, each over the one below it, and the piece set.
#include "scene/library.h"

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <utility>

#include "base/data.h"
#include "base/errors.h"
#include "base/files.h"
#include "base/hints.h"
#include "base/names.h"

namespace boardwright::scene {
namespace fs = std::filesystem;
namespace {

bool has_pieces(const Shelves& shelves, const std::string& name) {
  const auto folders = shelves.all("pieces/" + name);
  return std::any_of(folders.begin(), folders.end(),
                     [](const fs::path& folder) { return !files_in(folder, ".toml").empty(); });
}

/// Styles lie over one another only so deep, so none over itself.
Style load_style(const Shelves& shelves, const std::string& name, Report& report, int deepest) {
  folder_of(shelves, "styles");
  const auto data = read_data(shelves.file("styles", name), report);
  refuse(report);
  const std::string below = style_below(*data, report);
  if (!below.empty()) {
    const auto place = data->find("over").place();
    if (!is_name(below) || !file_exists(shelves.file("styles", below)))
      report.error(place, "unknown style " + in_quotes(below),
                   [&] { return meant_or_all(below, shelves.names("styles")); });
    else if (deepest == 0)
      report.error(place, "too many styles lie over one another, or one over itself");
  }
  refuse(report);
  if (const auto folder = data->find("pieces"); folder.is(Data::Kind::text)) {
    const std::string own = folder.as_text(report);
    if (!is_name(own) || !has_pieces(shelves, own))
      report.error(folder.place(), "there is no folder of drawings " + in_quotes(own),
                   "a folder of templates/pieces, with files .toml in it");
  }
  refuse(report);
  std::optional<Style> base;
  if (!below.empty()) base = load_style(shelves, below, report, deepest - 1);
  Style style = read_style(*data, report, base ? &*base : nullptr);
  data->report_unused(report);
  refuse(report);
  return style;
}

}  // namespace

fs::path folder_of(const Shelves& shelves, std::string_view name) {
  const fs::path folder = shelves.shipped() / name;
  if (!files_in(folder).empty()) return folder;
  throw std::runtime_error("there is no folder " + in_quotes(folder.string()) +
                           "; BOARDWRIGHT_HOME names the folder with templates/ and fonts/");
}

Style load_style(const Shelves& shelves, const std::string& name, Report* warnings) {
  Report report;
  Style style = load_style(shelves, name, report, 4);
  if (warnings != nullptr) warnings->merge(std::move(report));
  return style;
}

PieceSet load_pieces(const Shelves& shelves) { return load_pieces(shelves, Style()); }

PieceSet load_pieces(const Shelves& shelves, const Style& style) {
  Report report;
  folder_of(shelves, "pieces");
  std::vector<fs::path> folders;
  if (!style.pieces().empty()) folders = shelves.all("pieces/" + style.pieces());
  for (fs::path& folder : shelves.all("pieces")) folders.push_back(std::move(folder));
  PieceSet set = read_pieces(folders, report);
  refuse(report);
  return set;
}

PieceSet load_pieces(const Shelves& shelves, const Style& style, const std::string& name) {
  if (!shows_drawn_men(style))
    throw UsageError("style " + in_quotes(name) + " has no rules for drawn pieces",
                     "give it rules for the roles drawn and halo, or write over = \"classic\"");
  return load_pieces(shelves, style);
}

bool shows_drawn_men(const Style& style) { return style.knows("drawn"); }

const std::string& find_style(const Shelves& shelves, const std::string& asked,
                              const std::string& otherwise) {
  if (asked.empty()) return otherwise;
  const std::vector<std::string> known = shelves.names("styles");
  if (std::find(known.begin(), known.end(), asked) == known.end())
    throw UsageError("unknown style '" + asked + "'", meant_or_all(asked, known));
  return asked;
}

}  // namespace boardwright::scene
