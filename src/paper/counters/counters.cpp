// Packs pieces onto sheets of paper, in groups.
#include "counters/counters.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <set>

#include "sheets/outline.h"

namespace boardwright::counters {

using geometry::sqrt3;

namespace {

constexpr Millimetres tiny{1e-7};
constexpr Millimetres disc_gap = 0.5_mm;  // white gap between the bleeds of two discs

/// A regular grid of pieces. Pieces that share an edge lie one kerf apart, so that a single cut
/// leaves both at full size. For packing in columns, x and y are exchanged.
struct Lattice {
  PaperVec step;    ///< x: to the next piece of a row; y: to the next row
  bool staggered;   ///< every other row is shifted by half a step
  PaperVec extent;  ///< size of one piece with its bleed
  bool transposed;  ///< rows run upward: packing in columns
};

PaperVec swapped(PaperVec v) { return {v.y, v.x}; }

/// The height of an unfolded strip.
Millimetres strip_height(const CutSize& size) {
  return 2 * (size.cut == Cut::folded ? size.base : size.face() + size.tab());
}

Lattice lattice_of(const CutSize& size, Pack pack) {
  const Millimetres base = size.base, bleed = 2 * size.bleed;
  const bool columns = pack == Pack::columns;
  switch (size.cut) {
    case Cut::disc: {
      const Millimetres step = base + bleed + disc_gap;
      return {{step, pack == Pack::square ? step : step * sqrt3 / 2},
              pack != Pack::square,
              {base + bleed, base + bleed},
              columns};
    }
    case Cut::hexagon:
      return {{base + size.kerf, (base + size.kerf) * sqrt3 / 2},
              true,
              {base + bleed, (base + bleed) * 2 / sqrt3},
              columns};
    case Cut::wedge: {
      PaperVec reach;
      for (const PaperVec corner : outline_of(size, pack, size.bleed))
        reach = {std::max({reach.x, corner.x, -corner.x}),
                 std::max({reach.y, corner.y, -corner.y})};
      return {2 * reach + PaperVec{disc_gap, disc_gap}, false, 2 * reach, false};
    }
    case Cut::standee:
    case Cut::folded: break;
  }
  const Millimetres height = strip_height(size);
  return {{base + size.kerf, height + size.kerf}, false, {base + bleed, height + bleed}, false};
}

/// The number of pieces that fit into a length.
double count_in(Millimetres length, Millimetres extent, Millimetres step) {
  return length + tiny < extent ? 0 : std::floor((length - extent + tiny) / step) + 1;
}

/// The number of rows of a lattice in a window, and of pieces in even and in odd rows.
struct Counts {
  double rows, even, odd;
  double all() const { return std::ceil(rows / 2) * even + std::floor(rows / 2) * odd; }
};

Counts counts_of(const PaperBox& window, const Lattice& lattice) {
  PaperVec room{window.width(), window.height()};
  if (lattice.transposed) room = swapped(room);
  const Millimetres shift = lattice.staggered ? lattice.step.x / 2 : 0_mm;
  return {count_in(room.y, lattice.extent.y, lattice.step.y),
          count_in(room.x, lattice.extent.x, lattice.step.x),
          count_in(room.x - shift, lattice.extent.x, lattice.step.x)};
}

CounterSheet turned_over(const CounterSheet& sheet) {
  return {sheet.height, sheet.width, sheet.margin};
}

bool holds_marks(const CounterSheet& sheet) {
  return sheet.window().width() + tiny >= CounterSheet::least_width;
}

/// How groups are separated.
enum class Separation { not_at_all, rows, sheets };

std::vector<CounterLayout::Place> places_of(std::span<const std::size_t> groups,
                                            const std::vector<Spot>& spots, Separation separation) {
  std::vector<CounterLayout::Place> places;
  const std::size_t all = spots.size();
  std::size_t next = 0;  // index of the next spot, counted through all sheets
  const auto row = [&](std::size_t spot) { return spots[spot % all].row; };
  for (const std::size_t group : groups) {
    if (separation != Separation::not_at_all)
      while (next % all != 0 && row(next) == row(next - 1)) ++next;
    if (separation == Separation::sheets && group <= all && next % all + group > all)
      next += all - next % all;
    for (std::size_t i = 0; i < group; ++i, ++next)
      places.push_back({next / all, spots[next % all].centre});
  }
  return places;
}

/// The places with the best separation of groups that is possible on `sheets` sheets.
std::pair<Separation, std::vector<CounterLayout::Place>> best_places(
    std::span<const std::size_t> groups, const std::vector<Spot>& spots, std::size_t sheets) {
  for (const Separation separation : {Separation::sheets, Separation::rows}) {
    auto places = places_of(groups, spots, separation);
    if (places.empty() || places.back().sheet < sheets) return {separation, std::move(places)};
  }
  return {Separation::not_at_all, places_of(groups, spots, Separation::not_at_all)};
}

std::array<CounterSheet, 2> orientations(const CounterSheet& paper) {
  return {paper, turned_over(paper)};
}

}  // namespace

std::span<const Pack> packs_of(Cut cut) {
  static constexpr std::array<Pack, 3> all = {Pack::square, Pack::rows, Pack::columns};
  switch (cut) {
    case Cut::disc: return all;
    case Cut::hexagon: return std::span(all).subspan(1);
    case Cut::standee:
    case Cut::folded:
    case Cut::wedge: break;
  }
  return std::span(all).first(1);
}

PaperShape outline_of(const CutSize& size, Pack pack, Millimetres grown) {
  const Millimetres half = size.base / 2 + grown;
  if (is_strip(size.cut)) {
    const Millimetres up = strip_height(size) / 2 + grown;
    return {{-half, -up}, {half, -up}, {half, up}, {-half, up}};
  }
  if (size.cut == Cut::wedge) {
    PaperShape wedge;
    for (const scene::Vec& corner : wedge_corners)
      wedge.push_back({corner.x * size.base, corner.y * size.base});
    return sheets::hull_round({wedge}, grown);
  }
  const Millimetres corner = 2 * half / sqrt3;
  const PaperShape upright = {{half, -corner / 2}, {half, corner / 2},   {0_mm, corner},
                              {-half, corner / 2}, {-half, -corner / 2}, {0_mm, -corner}};
  if (pack != Pack::columns) return upright;
  PaperShape lying;
  for (auto at = upright.rbegin(); at != upright.rend(); ++at) lying.push_back(swapped(*at));
  return lying;
}

std::vector<Millimetres> folds_of(const CutSize& size) {
  if (size.cut == Cut::standee) return {-size.face(), 0_mm, size.face()};
  if (size.cut == Cut::folded) return {0_mm};
  return {};
}

PaperBox CounterSheet::window() const {
  return {{margin, margin + strip}, {width - margin, height - margin - strip}};
}

std::vector<Spot> spots_in(const PaperBox& window, const CutSize& size, Pack pack) {
  const Lattice lattice = lattice_of(size, pack);
  const Counts counts = counts_of(window, lattice);
  const auto rows = static_cast<int>(counts.rows);
  const Millimetres shift = lattice.staggered ? lattice.step.x / 2 : 0_mm;
  std::vector<Spot> spots;
  PaperVec low{1e9_mm, 1e9_mm}, high{-1e9_mm, -1e9_mm};
  for (int row = 0; row < rows; ++row) {
    const bool odd = row % 2 != 0;
    const auto pieces = static_cast<int>(odd ? counts.odd : counts.even);
    for (int i = 0; i < pieces; ++i) {
      const PaperVec along{i * lattice.step.x + (odd ? shift : 0_mm), row * lattice.step.y};
      const PaperVec at =
          lattice.transposed ? PaperVec{along.y, -along.x} : PaperVec{along.x, -along.y};
      spots.push_back({at, lattice.transposed ? i : row});
      low = {std::min(low.x, at.x), std::min(low.y, at.y)};
      high = {std::max(high.x, at.x), std::max(high.y, at.y)};
    }
  }
  const PaperVec move = 0.5 * (window.low + window.high - low - high);
  for (Spot& spot : spots) spot.centre = spot.centre + move;
  std::ranges::stable_sort(spots, [](const Spot& a, const Spot& b) {
    return a.row != b.row ? a.row < b.row : a.centre.x < b.centre.x;
  });
  return spots;
}

double count_spots(const PaperBox& window, const CutSize& size, Pack pack) {
  return counts_of(window, lattice_of(size, pack)).all();
}

bool points_down_behind(const CounterSheet& sheet, Duplex duplex) {
  return (duplex == Duplex::long_edge) != sheet.upright();
}

PaperVec behind(PaperVec at, const CounterSheet& sheet, Duplex duplex) {
  return points_down_behind(sheet, duplex) ? PaperVec{at.x, sheet.height - at.y}
                                           : PaperVec{sheet.width - at.x, at.y};
}

double least_sheets(const CounterSheet& paper, const CutSize& size, double pieces) {
  double most = 0;
  for (const CounterSheet& sheet : orientations(paper))
    if (holds_marks(sheet))
      for (const Pack pack : packs_of(size.cut))
        most = std::max(most, count_spots(sheet.window(), size, pack));
  return most == 0 ? 0 : std::ceil(pieces / most);
}

CounterLayout lay_counters(const CounterSheet& paper, const CutSize& size,
                           std::span<const std::size_t> groups) {
  std::optional<CounterLayout> best;
  Separation best_separation = Separation::not_at_all;
  std::size_t pieces = 0;
  for (const std::size_t group : groups) pieces += group;
  for (const CounterSheet& sheet : orientations(paper)) {
    if (!holds_marks(sheet)) continue;
    for (const Pack pack : packs_of(size.cut)) {
      const std::vector<Spot> spots = spots_in(sheet.window(), size, pack);
      if (spots.empty()) continue;
      const std::size_t sheets = (pieces + spots.size() - 1) / spots.size();
      if (best && sheets > best->sheets) continue;
      auto [separation, places] = best_places(groups, spots, sheets);
      if (best && sheets == best->sheets && separation <= best_separation) continue;
      best = CounterLayout{sheet, pack, spots.size(), sheets, std::move(places)};
      best_separation = separation;
    }
  }
  return std::move(*best);
}

std::vector<std::pair<PaperVec, PaperVec>> cut_edges(const std::vector<PaperShape>& outlines) {
  constexpr Millimetres grid{1e-3};  // far below any edge, far above rounding
  std::set<std::pair<long long, long long>> known;
  std::vector<std::pair<PaperVec, PaperVec>> edges;
  const auto near = [&](Millimetres at) { return std::llround(at / grid); };
  for (const auto& outline : outlines)
    for (std::size_t i = 0; i < outline.size(); ++i) {
      const PaperVec from = outline[i], to = outline[(i + 1) % outline.size()];
      const auto x = near((from.x + to.x) / 2), y = near((from.y + to.y) / 2);
      bool shared = false;
      for (long long dx = -1; dx <= 1; ++dx)
        for (long long dy = -1; dy <= 1; ++dy) shared = shared || known.contains({x + dx, y + dy});
      if (shared) continue;
      known.emplace(x, y);
      edges.emplace_back(from, to);
    }
  return edges;
}

}  // namespace boardwright::counters
