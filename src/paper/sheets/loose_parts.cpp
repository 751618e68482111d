// Finds parts by their bounding boxes, and puts as many on each sheet as its window shows.
#include "sheets/loose_parts.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "sheets/outline.h"

namespace boardwright::sheets {
namespace {

constexpr Millimetres touching{1e-6};
constexpr std::size_t most_parts = 64;

/// The gap between two boxes along the axis where it is larger; negative if they overlap.
Millimetres gap_between(const PaperBox& a, const PaperBox& b) {
  return std::max({a.low.x - b.high.x, b.low.x - a.high.x, a.low.y - b.high.y, b.low.y - a.high.y});
}

/// The indices of shapes, and their bounding box.
struct Cluster {
  std::vector<std::size_t> shapes;
  PaperBox box;
};

/// Adds a cluster to disjoint clusters; it merges with every cluster that it touches.
void add_cluster(std::vector<Cluster>& clusters, Cluster added) {
  for (std::size_t i = 0; i < clusters.size();) {
    if (gap_between(clusters[i].box, added.box) > touching) {
      ++i;
      continue;
    }
    added.shapes.insert(added.shapes.end(), clusters[i].shapes.begin(), clusters[i].shapes.end());
    added.box = box_round_both(added.box, clusters[i].box);
    clusters.erase(clusters.begin() + static_cast<std::ptrdiff_t>(i));
    i = 0;
  }
  clusters.push_back(std::move(added));
}

std::vector<Cluster> clusters_of(const std::vector<PaperShape>& shapes, std::size_t cells) {
  std::vector<Cluster> clusters;
  for (std::size_t i = 0; i < cells; ++i) add_cluster(clusters, {{i}, box_round(shapes[i])});
  for (std::size_t i = cells; i < shapes.size() && clusters.size() > 1; ++i) {
    const PaperBox box = box_round(shapes[i]);
    const auto nearest =
        std::ranges::min_element(clusters, [&](const Cluster& a, const Cluster& b) {
          return gap_between(a.box, box) < gap_between(b.box, box);
        });
    Cluster grown = std::move(*nearest);
    clusters.erase(nearest);
    grown.shapes.push_back(i);
    grown.box = box_round_both(grown.box, box);
    add_cluster(clusters, std::move(grown));
  }
  for (Cluster& cluster : clusters) std::ranges::sort(cluster.shapes);
  std::ranges::sort(clusters, [](const Cluster& a, const Cluster& b) {
    return a.shapes.front() < b.shapes.front();
  });
  return clusters;
}

bool is_shown_by(const PaperBox& box, const Window& window) {
  return box.width() <= window.width + touching && box.height() <= window.height + touching;
}

/// Parts that share a sheet.
struct OnOneSheet {
  std::vector<std::size_t> parts;
  PaperBox box;
};

/// A group with one more part and with every part that its box then touches. Nothing if that is too
/// large for a sheet or if such a part is already on another sheet.
std::optional<OnOneSheet> grown(OnOneSheet group, std::size_t part,
                                const std::vector<FlatBoard>& parts, const std::vector<bool>& laid,
                                const Window& window) {
  group.parts.push_back(part);
  group.box = box_round_both(group.box, parts[part].box);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (!is_shown_by(group.box, window)) return std::nullopt;
    const bool is_in = std::ranges::find(group.parts, i) != group.parts.end();
    if (is_in || gap_between(group.box, parts[i].box) > -touching) continue;
    if (laid[i]) return std::nullopt;
    return grown(std::move(group), i, parts, laid, window);
  }
  return group;
}

}  // namespace

std::vector<FlatBoard> loose_parts(const std::vector<PaperShape>& shapes, std::size_t cells) {
  const std::vector<Cluster> clusters = clusters_of(shapes, cells);
  if (clusters.size() < 2 || clusters.size() > most_parts) return {};
  std::vector<FlatBoard> parts;
  for (const Cluster& cluster : clusters) {
    FlatBoard& part = parts.emplace_back();
    part.box = cluster.box;
    for (const std::size_t i : cluster.shapes) {
      part.shapes.push_back(shapes[i]);
      part.cells += i < cells ? 1 : 0;
    }
  }
  return parts;
}

Millimetres least_gap(const std::vector<FlatBoard>& parts) {
  Millimetres least = gap_between(parts[0].box, parts[1].box);
  for (std::size_t i = 1; i < parts.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      least = std::min(least, gap_between(parts[i].box, parts[j].box));
  return least;
}

Tiles lay_parts(const std::vector<FlatBoard>& parts, const Window& window) {
  Tiles all;
  std::vector<bool> laid(parts.size());
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (laid[i]) continue;
    Tiles own{1, 1, {{0, 0, parts[i].box}}, 0, 0};
    if (is_shown_by(parts[i].box, window)) {
      OnOneSheet group{{i}, parts[i].box};
      for (std::size_t j = i + 1; j < parts.size(); ++j)
        if (!laid[j] && std::ranges::find(group.parts, j) == group.parts.end())
          if (auto larger = grown(group, j, parts, laid, window)) group = std::move(*larger);
      for (const std::size_t part : group.parts) laid[part] = true;
      all.parts.push_back(own.tiles.front().shows = group.box);
    } else {
      own = lay_sheets(parts[i].shapes, parts[i].cells, parts[i].box, window);
      all.parts.push_back(parts[i].box);
    }
    for (Tile& tile : own.tiles) {
      tile.part = static_cast<int>(all.parts.size()) - 1;
      all.tiles.push_back(tile);
    }
    all.rows = std::max(all.rows, own.rows);
    all.columns = std::max(all.columns, own.columns);
    all.scraps += own.scraps;
  }
  return all;
}

}  // namespace boardwright::sheets
