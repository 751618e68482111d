// Makes the files of a build that are about all games together.
#include "builder/site_build.h"

#include <algorithm>

#include "base/errors.h"
#include "base/hash.h"
#include "builder/listing.h"
#include "builder/page_links.h"
#include "page/address.h"
#include "site/site.h"

namespace boardwright::builder {
namespace {

constexpr std::size_t most_of_facts = std::size_t{16} << 20;  // of the facts of a game

/// The records in the order of the index: games with articles, games without, reference games, test
/// games of the engine, the manual.
std::vector<const GameRecord*> in_order(const std::map<std::string, GameRecord>& records) {
  std::vector<const GameRecord*> order;
  for (const auto& [id, record] : records) order.push_back(&record);
  std::ranges::stable_sort(order, [](const GameRecord* one, const GameRecord* other) {
    const auto group = [](const IndexEntry& entry) {
      if (entry.manual || entry.yardstick) return entry.manual ? 4 : 3;
      return !entry.reference ? 0 : entry.own ? 1 : 2;
    };
    return group(one->entry) < group(other->entry);
  });
  return order;
}

/// The facts of a game, as made by this build or an earlier one; nullopt if they are lost.
std::optional<page::Facts> facts_of_game(const SiteBasis& basis, const std::string& id,
                                         std::vector<Output>& files) {
  const std::string path = facts_file(id);
  for (const Output& file : files)
    if (file.path == path) return page::read_facts(file.bytes);
  const auto text = basis.folder.read(path, most_of_facts);
  return text ? page::read_facts(*text) : std::nullopt;
}

std::vector<IndexEntry> entries_of(const SiteBasis& basis, const Manifest& manifest) {
  std::vector<IndexEntry> entries;
  for (const GameRecord* record : in_order(basis.records)) {
    entries.push_back(record->entry);
    entries.back().downloads = downloads(record->entry.id + "/", record->entry.manual);
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
  if (before.link.empty() && after.link.empty()) return 0;
  std::uint64_t hash = 0;
  for (const page::Neighbour* each : {&before, &after})
    hash = base::content_hash(each->title, base::content_hash(each->link, hash));
  return hash;
}

Neighbours neighbours_of(const std::map<std::string, GameRecord>& records, const std::string& id,
                         const std::function<bool(const std::string&)>& in) {
  std::vector<const IndexEntry*> games;
  for (const GameRecord* record : in_order(records))
    if (!record->entry.manual && !record->entry.pages.empty() && in(record->entry.id))
      games.push_back(&record->entry);
  const auto here =
      std::ranges::find_if(games, [&](const IndexEntry* entry) { return entry->id == id; });
  const auto page = [](const IndexEntry& entry, const IndexEntry::Page& at) {
    return page::Neighbour{"../" + entry.id + "/" + at.name,
                           entry.pages.size() == 1 ? entry.title : entry.title + ": " + at.title};
  };
  Neighbours found;
  if (here == games.end()) return found;
  if (here != games.begin()) found.before = page(**(here - 1), (*(here - 1))->pages.back());
  if (here + 1 != games.end()) found.after = page(**(here + 1), (*(here + 1))->pages.front());
  return found;
}

std::vector<std::string> update_neighbours(std::map<std::string, GameRecord>& records,
                                           const std::function<bool(const std::string&)>& in,
                                           const std::function<bool(const std::string&)>& is_made) {
  std::vector<std::string> changed;
  for (auto& [id, record] : records) {
    if (!is_made(id)) continue;
    const std::uint64_t now = neighbours_of(records, id, in).hash();
    if (record.neighbours_hash != now) changed.push_back(id);
    record.neighbours_hash = now;
  }
  return changed;
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
