// Makes the files of a build that are about all games together.
#include "builder/site_build.h"

#include <algorithm>

#include "base/errors.h"
#include "base/hash.h"
#include "builder/listing.h"
#include "builder/page_links.h"
#include "builder/sources.h"
#include "builder/workbench_build.h"
#include "page/address.h"
#include "site/site.h"

namespace boardwright::builder {
namespace {

constexpr std::size_t most_of_facts = std::size_t{16} << 20;  // of the facts of a game

/// Entries in the order of the index: games with articles, games without, reference games, test
/// games of the engine, the manual.
std::vector<const IndexEntry*> in_order(std::vector<const IndexEntry*> entries) {
  std::ranges::sort(entries, {}, [](const IndexEntry* entry) {
    const int group = entry->manual       ? 4
                      : entry->yardstick  ? 3
                      : !entry->reference ? 0
                      : entry->own        ? 1
                                          : 2;
    return std::pair(group, std::string_view(entry->id));
  });
  return entries;
}

std::vector<const IndexEntry*> entries_in(const std::map<std::string, GameRecord>& records) {
  std::vector<const IndexEntry*> entries;
  for (const auto& [id, record] : records) entries.push_back(&record.entry);
  return entries;
}

/// The facts of a game, as made by this build, whose files are not all written yet, or an earlier
/// one; nullopt if they are lost.
std::optional<page::Facts> facts_of_game(const SiteBasis& basis, const std::string& id,
                                         const std::vector<Output>& files) {
  const std::string path = facts_file(id);
  for (const Output& file : files)
    if (file.path == path) return page::read_facts(file.bytes);
  const auto text = basis.folder.read(path, most_of_facts);
  return text ? page::read_facts(*text) : std::nullopt;
}

std::vector<IndexEntry> entries_of(const SiteBasis& basis, const Manifest& manifest) {
  std::vector<IndexEntry> entries;
  for (const IndexEntry* entry : in_order(entries_in(basis.records))) {
    entries.push_back(*entry);
    entries.back().downloads = downloads(entry->id + "/", entry->manual);
    for (page::Download& each : entries.back().downloads) each.bytes = manifest.size(each.target);
  }
  return entries;
}

/// The parts of all pages of the site.
Parts parts_of_site(const SiteBasis& basis) {
  Parts parts;
  for (const auto& [name, hash] : basis.shared)
    if (kind_of(name) == kind::program || kind_of(name) == kind::frames) parts[name] = hash;
  return parts;
}

/// The parts of the index page, which also shows the sizes of books and prints.
Parts parts_of_index(const SiteBasis& basis, const std::vector<IndexEntry>& entries) {
  Parts parts = parts_of_site(basis);
  for (const IndexEntry& entry : entries) {
    std::uint64_t hash = hash_of(entry);
    for (const page::Download& download : entry.downloads)
      hash = base::content_hash(std::to_string(download.bytes), hash);
    parts["the entry of " + entry.id] = hash;
  }
  return parts;
}

/// A key of the pages of the site other than the index. They depend on the facts of games, which
/// most changes to an article do not affect.
std::uint64_t key_of_site(const SiteBasis& basis, const Manifest& manifest) {
  Parts parts = parts_of_site(basis);
  for (const auto& [id, record] : basis.records) {
    parts["the entry of " + id] = hash_of(record.entry);
    parts["the facts of " + id] = manifest.hash(facts_file(id));
  }
  return builder::key_of(parts, kind::all);
}

bool is_site_intact(const Manifest& manifest, std::uint64_t key) {
  const auto paths = manifest.of_site();
  return !paths.empty() && std::ranges::all_of(paths, [&](const std::string& path) {
    return manifest.state_of(path, key) == FileState::intact;
  });
}

}  // namespace

std::uint64_t Neighbours::hash() const {
  if (before.link.empty() && after.link.empty() && on_workbench.empty()) return 0;
  std::uint64_t hash = on_workbench.empty() ? 0 : base::content_hash(on_workbench);
  for (const page::Neighbour* each : {&before, &after})
    hash = base::content_hash(each->title, base::content_hash(each->link, hash));
  return hash;
}

ReadingOrder::ReadingOrder(const std::map<std::string, GameRecord>& records,
                           const std::map<std::string, IndexEntry>& elsewhere,
                           const std::function<bool(const std::string&)>& in) {
  std::vector<const IndexEntry*> entries = entries_in(records);
  for (const auto& [id, entry] : elsewhere)
    if (!records.contains(id)) entries.push_back(&entry);
  for (const IndexEntry* entry : in_order(std::move(entries))) {
    if (!in(entry->id)) continue;
    has_workbench_ = has_workbench_ || entry->id == manual_id;
    if (entry->manual || entry->pages.empty()) continue;
    places_[entry->id] = games_.size();
    games_.push_back(entry);
  }
}

Neighbours ReadingOrder::beside(const std::string& id) const {
  const auto page = [](const IndexEntry& entry, const IndexEntry::Page& at) {
    return page::Neighbour{"../" + entry.id + "/" + at.name,
                           entry.pages.size() == 1 ? entry.title : entry.title + ": " + at.title};
  };
  Neighbours found;
  const auto place = places_.find(id);
  if (place == places_.end()) return found;
  const std::size_t here = place->second;
  if (here > 0) found.before = page(*games_[here - 1], games_[here - 1]->pages.back());
  if (here + 1 < games_.size())
    found.after = page(*games_[here + 1], games_[here + 1]->pages.front());
  if (has_workbench_ && !games_[here]->own)
    found.on_workbench = "../" + std::string(workbench_folder) + "/index.html#begin=" + id;
  return found;
}

std::string cover_png(const Work& work, const PieceSet& drawings, pdf::Ink& ink) {
  Scene scene = cover_scene(work, drawings);
  const double wide = static_cast<double>(page::share_width) / page::share_height;
  const double width = std::max(scene.box.width(), scene.box.height() * wide),
               more = (width - scene.box.width()) / 2,
               above = (width / wide - scene.box.height()) / 2;
  scene.box = {{scene.box.low.x - more, scene.box.low.y - above},
               {scene.box.high.x + more, scene.box.high.y + above}};
  pdf::RenderOptions options;
  options.png_width = page::share_width;
  return ink->png(scene, work.style, options);
}

void make_site(const SiteBasis& basis, Manifest& manifest, Outputs& outputs,
               const std::function<const page::Frame&()>& frame) {
  base::Report report;
  const std::vector<IndexEntry> entries = entries_of(basis, manifest);
  Parts parts = parts_of_index(basis, entries);
  const auto add = [&](const std::string& path, std::string bytes, std::uint64_t key) {
    outputs.add_kept({path, std::move(bytes), basis.changing ? 0 : key});
  };
  const std::uint64_t key = builder::key_of(parts, kind::all);
  if (outputs.has_to_be_made("index.html", key, manifest.index_parts(), parts,
                             kind::all & ~kind::drawing))
    add("index.html", site::index_page(entries, frame(), basis.base_url, report), key);
  const std::uint64_t all = key_of_site(basis, manifest);
  if (is_site_intact(manifest, all)) {
    outputs.keep(manifest.of_site());
  } else {
    std::vector<page::Facts> games;
    std::vector<IndexEntry> shown;
    for (const IndexEntry& entry : entries)
      if (auto facts = facts_of_game(basis, entry.id, outputs.files())) {
        games.push_back(std::move(*facts));
        shown.push_back(entry);
      }
    for (site::SiteFile& file : site::site_files({games, shown, frame(), basis.base_url}, report))
      add(file.path, std::move(file.bytes), all);
  }
  refuse(report);
  for (const auto& [name, hash] : basis.shared)
    if (kind_of(name) == kind::drawing) parts[name] = hash;  // of the fonts of the site
  manifest.keep_index(std::move(parts));
}

}  // namespace boardwright::builder
