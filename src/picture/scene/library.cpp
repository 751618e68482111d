// Reads styles, each over the one below it, and the piece set.
#include "scene/library.h"

#include <algorithm>
#include <optional>
#include <set>
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

/// The folders of drawings that a style may name.
std::vector<std::string> piece_folders(const Shelves& shelves) {
  std::set<std::string> names;
  for (const fs::path& shelf : shelves.all("pieces"))
    for (const fs::path& folder : files_in(shelf))
      if (!files_in(folder, ".toml").empty()) names.insert(folder.filename().string());
  return {names.begin(), names.end()};
}

void check_folder(const Shelves& shelves, const Data& named, Report& report) {
  const std::string name = named.as_text(report);
  const std::vector<std::string> known = piece_folders(shelves);
  if (std::find(known.begin(), known.end(), name) == known.end())
    report.error(named.place(), "unknown folder of drawings " + in_quotes(name),
                 [&] { return meant_or_all(name, known); });
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
  if (const Data folder = data->find("pieces"); folder.is(Data::Kind::text))
    check_folder(shelves, folder, report);
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
