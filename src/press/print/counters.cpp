// Packs discs, honeycombs and strips into windows.
#include "print/counters.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <set>

namespace boardwright::print {
namespace {

constexpr double tiny = 1e-7;
constexpr double disc_gap = 0.5;  // of white between the colours of two discs

/// Rows of equal steps. For columns x and y change places.
struct Lattice {
  Vec step;         ///< to the next in a row, and to the next row
  bool staggered;   ///< every other row is shifted by half a step
  Vec extent;       ///< of one man with his bleed
  bool transposed;  ///< rows run upward
};

Vec swapped(Vec v) { return {v.y, v.x}; }

Lattice lattice_of(const CutSize& size, Pack pack) {
  const double bleed = 2 * size.bleed;
  const bool columns = pack == Pack::columns;
  switch (size.cut) {
    case Cut::disc: {
      const double step = size.base + bleed + disc_gap;
      return {{step, pack == Pack::square ? step : step * sqrt3 / 2},
              pack != Pack::square,
              {size.base + bleed, size.base + bleed},
              columns};
    }
    case Cut::hexagon:
      return {{size.base, size.base * sqrt3 / 2},
              true,
              {size.base + bleed, (size.base + bleed) * 2 / sqrt3},
              columns};
    case Cut::standee: break;
  }
  const double height = 2 * (size.face() + size.tab());
  return {{size.base, height}, false, {size.base + bleed, height + bleed}, false};
}

/// How many steps fit into a room after the first man.
double count_in(double room, double extent, double step) {
  return room + tiny < extent ? 0 : std::floor((room - extent + tiny) / step) + 1;
}

/// Of a lattice in a room: rows, and men in even and in odd rows.
struct Counts {
  double rows, even, odd;
  double all() const { return std::ceil(rows / 2) * even + std::floor(rows / 2) * odd; }
};

Counts counts_of(const Box& window, const Lattice& lattice) {
  Vec room{window.width(), window.height()};
  if (lattice.transposed) room = swapped(room);
  const double shift = lattice.staggered ? lattice.step.x / 2 : 0;
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

/// How well groups keep apart.
enum class Apart { not_at_all, rows, sheets };

std::vector<CounterLayout::Place> places_of(std::span<const std::size_t> groups,
                                            const std::vector<Slot>& slots, Apart apart) {
  std::vector<CounterLayout::Place> places;
  const std::size_t all = slots.size();
  std::size_t next = 0;  // slot, counted on over all sheets
  const auto row = [&](std::size_t slot) { return slots[slot % all].row; };
  for (const std::size_t group : groups) {
    if (apart != Apart::not_at_all)
      while (next % all != 0 && row(next) == row(next - 1)) ++next;
    if (apart == Apart::sheets && group <= all && next % all + group > all)
      next += all - next % all;
    for (std::size_t i = 0; i < group; ++i, ++next)
      places.push_back({next / all, slots[next % all].centre});
  }
  return places;
}

/// The places that keep groups farthest apart on so many sheets.
std::pair<Apart, std::vector<CounterLayout::Place>> best_places(std::span<const std::size_t> groups,
                                                                const std::vector<Slot>& slots,
                                                                std::size_t sheets) {
  for (const Apart apart : {Apart::sheets, Apart::rows}) {
    auto places = places_of(groups, slots, apart);
    if (places.empty() || places.back().sheet < sheets) return {apart, std::move(places)};
  }
  return {Apart::not_at_all, places_of(groups, slots, Apart::not_at_all)};
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
    case Cut::standee: break;
  }
  return std::span(all).first(1);
}

std::vector<Vec> outline_of(const CutSize& size, Pack pack, double grown) {
  const double half = size.base / 2 + grown;
  if (size.cut == Cut::standee) {
    const double up = size.face() + size.tab() + grown;
    return {{-half, -up}, {half, -up}, {half, up}, {-half, up}};
  }
  const double corner = 2 * half / sqrt3;
  const std::vector<Vec> upright = {{half, -corner / 2}, {half, corner / 2},   {0, corner},
                                    {-half, corner / 2}, {-half, -corner / 2}, {0, -corner}};
  if (pack != Pack::columns) return upright;
  std::vector<Vec> lying;
  for (auto at = upright.rbegin(); at != upright.rend(); ++at) lying.push_back(swapped(*at));
  return lying;
}

Box CounterSheet::window() const {
  return {{margin, margin + strip}, {width - margin, height - margin - strip}};
}

std::vector<Slot> slots_in(const Box& window, const CutSize& size, Pack pack) {
  const Lattice lattice = lattice_of(size, pack);
  const Counts counts = counts_of(window, lattice);
  const auto rows = static_cast<int>(counts.rows);
  const double shift = lattice.staggered ? lattice.step.x / 2 : 0;
  std::vector<Slot> slots;
  Vec low{1e9, 1e9}, high{-1e9, -1e9};
  for (int row = 0; row < rows; ++row) {
    const bool odd = row % 2 != 0;
    const auto men = static_cast<int>(odd ? counts.odd : counts.even);
    for (int i = 0; i < men; ++i) {
      const Vec along{i * lattice.step.x + (odd ? shift : 0), row * lattice.step.y};
      const Vec at = lattice.transposed ? Vec{along.y, -along.x} : Vec{along.x, -along.y};
      slots.push_back({at, lattice.transposed ? i : row});
      low = {std::min(low.x, at.x), std::min(low.y, at.y)};
      high = {std::max(high.x, at.x), std::max(high.y, at.y)};
    }
  }
  const Vec move = 0.5 * (window.low + window.high - low - high);
  for (Slot& slot : slots) slot.centre = slot.centre + move;
  std::stable_sort(slots.begin(), slots.end(), [](const Slot& a, const Slot& b) {
    return a.row != b.row ? a.row < b.row : a.centre.x < b.centre.x;
  });
  return slots;
}

double count_slots(const Box& window, const CutSize& size, Pack pack) {
  return counts_of(window, lattice_of(size, pack)).all();
}

Vec behind(Vec at, const CounterSheet& sheet, Duplex duplex) {
  const bool beside = (duplex == Duplex::long_edge) == sheet.upright();
  return beside ? Vec{sheet.width - at.x, at.y} : Vec{at.x, sheet.height - at.y};
}

double least_sheets(const CounterSheet& paper, const CutSize& size, double men) {
  double most = 0;
  for (const CounterSheet& sheet : orientations(paper))
    if (holds_marks(sheet))
      for (const Pack pack : packs_of(size.cut))
        most = std::max(most, count_slots(sheet.window(), size, pack));
  return most == 0 ? 0 : std::ceil(men / most);
}

CounterLayout lay_counters(const CounterSheet& paper, const CutSize& size,
                           std::span<const std::size_t> groups) {
  std::optional<CounterLayout> best;
  Apart best_apart = Apart::not_at_all;
  std::size_t men = 0;
  for (const std::size_t group : groups) men += group;
  for (const CounterSheet& sheet : orientations(paper)) {
    if (!holds_marks(sheet)) continue;
    for (const Pack pack : packs_of(size.cut)) {
      const std::vector<Slot> slots = slots_in(sheet.window(), size, pack);
      if (slots.empty()) continue;
      const std::size_t sheets = (men + slots.size() - 1) / slots.size();
      if (best && sheets > best->sheets) continue;
      auto [apart, places] = best_places(groups, slots, sheets);
      if (best && sheets == best->sheets && apart <= best_apart) continue;
      best = CounterLayout{sheet, pack, slots.size(), sheets, std::move(places)};
      best_apart = apart;
    }
  }
  return std::move(*best);
}

std::vector<std::pair<Vec, Vec>> cut_edges(const std::vector<std::vector<Vec>>& outlines) {
  constexpr double grid = 1e-3;  // far below any edge, far above rounding
  std::set<std::pair<long long, long long>> known;
  std::vector<std::pair<Vec, Vec>> edges;
  const auto near = [](double value) { return std::llround(value / grid); };
  for (const auto& outline : outlines)
    for (std::size_t i = 0; i < outline.size(); ++i) {
      const Vec from = outline[i], to = outline[(i + 1) % outline.size()];
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

}  // namespace boardwright::print
