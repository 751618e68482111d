// Reads styles, each over the one below it, and the piece set.
#include "scene/library.h"

#include <algorithm>
#include <set>
#include <utility>

#include "base/data.h"
#include "base/files.h"
#include "base/hints.h"
#include "base/names.h"

namespace boardwright::scene {

using base::SearchPath;

namespace fs = std::filesystem;
namespace {

/// The folders of drawings that a style can name.
std::vector<std::string> piece_folders(const SearchPath& search_path) {
  std::set<std::string> names;
  for (const fs::path& parent : search_path.all("pieces"))
    for (const fs::path& folder : search_path.files().list(parent, {}))
      if (!search_path.files().list(folder, ".toml").empty())
        names.insert(folder.filename().string());
  return {names.begin(), names.end()};
}

void check_folder(const SearchPath& search_path, const Data& named, Report& report) {
  const std::string name = named.as_text(report);
  const std::vector<std::string> known = piece_folders(search_path);
  if (std::ranges::find(known, name) == known.end())
    report.error(named.place(), "unknown folder of drawings " + base::in_quotes(name),
                 [&] { return base::meant_or_all(name, known); });
}

/// `deepest` limits how many styles can extend one another, so that a cycle is an error.
std::optional<Style> load_style(const SearchPath& search_path, const std::string& name,
                                Report& report, int deepest) {
  const auto data = base::read_data(search_path.files(), search_path.file("styles", name), report);
  if (!data || report.has_errors()) return std::nullopt;
  const std::string below = style_below(*data, report);
  if (!below.empty()) {
    const auto place = data->find("over").place();
    if (!base::is_name(below) || !search_path.files().exists(search_path.file("styles", below)))
      report.error(place, "unknown style " + base::in_quotes(below),
                   [&] { return base::meant_or_all(below, search_path.names("styles")); });
    else if (deepest == 0)
      report.error(place, "too many styles extend one another, or one extends itself");
  }
  if (const Data folder = data->find("pieces"); folder.is(Data::Kind::text))
    check_folder(search_path, folder, report);
  if (report.has_errors()) return std::nullopt;
  std::optional<Style> base;
  if (!below.empty()) {
    base = load_style(search_path, below, report, deepest - 1);
    if (!base) return std::nullopt;
  }
  Style style = read_style(*data, report, base ? &*base : nullptr);
  data->report_unused(report);
  if (report.has_errors()) return std::nullopt;
  return style;
}

}  // namespace

std::optional<Style> load_style(const SearchPath& search_path, const std::string& name,
                                Report& report) {
  Report own;
  auto style = load_style(search_path, name, own, 4);
  report.merge(std::move(own));
  return style;
}

std::optional<PieceSet> load_piece_set(const SearchPath& search_path, const Style& style,
                                       Report& report) {
  std::vector<fs::path> folders;
  if (!style.piece_types().empty()) folders = search_path.all("pieces/" + style.piece_types());
  for (fs::path& folder : search_path.all("pieces")) folders.push_back(std::move(folder));
  Report own;
  std::optional<PieceSet> set = read_piece_types(search_path.files(), folders, own);
  if (own.has_errors()) set.reset();
  report.merge(std::move(own));
  return set;
}

bool shows_drawn_pieces(const Style& style) { return style.knows("drawn"); }

}  // namespace boardwright::scene
