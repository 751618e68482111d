// Validates one period of a tiling by areas and sides.
#include <map>

#include "geometry/cell_builder.h"

namespace boardwright::geometry {
namespace {

/// A point as an array of integers.
using Numbers = std::array<std::int64_t, 8>;

Numbers numbers_of(const Exact& p) { return {p.a, p.b, p.c, p.d, p.e, p.f, p.g, p.h}; }

/// Subtracts `times` q from p.
void subtract(Numbers& p, const Numbers& q, std::int64_t times) {
  for (std::size_t i = 0; i < p.size(); ++i) p[i] -= times * q[i];
}

std::int64_t floor_of(std::int64_t n, std::int64_t by) {
  const std::int64_t part = n / by;
  return n % by != 0 && (n < 0) != (by < 0) ? part - 1 : part;
}

/// Reduces points modulo the translations of the tiling: two points are translates of each other
/// exactly if their reduced points are equal.
class Lattice {
 public:
  /// Requires: the translations are not parallel.
  explicit Lattice(const std::array<Exact, 2>& period)
      : first_(numbers_of(period[0])), second_(numbers_of(period[1])) {
    while (first_[k_] == 0 && second_[k_] == 0) ++k_;
    while (second_[k_] != 0) {  // Euclid's algorithm, until second_[k_] is 0
      subtract(first_, second_, first_[k_] / second_[k_]);
      std::swap(first_, second_);
    }
    while (second_[l_] == 0) ++l_;
  }

  Numbers reduced(const Exact& point) const {
    Numbers p = numbers_of(point);
    subtract(p, first_, floor_of(p[k_], first_[k_]));
    subtract(p, second_, floor_of(p[l_], second_[l_]));
    return p;
  }

 private:
  Numbers first_, second_;
  std::size_t k_ = 0, l_ = 0;
};

/// Eight times the area by which the tiles of a period exceed its parallelogram.
Surd excess_area(const Tiling& tiling) {
  Surd tiles;
  for (const Tiling::Tile& tile : tiling.tiles) {
    const Outline outline = outline_of(tile.corner, tile.direction, tile.sides);
    for (std::size_t i = 0; i < outline.size(); ++i)
      tiles = tiles + cross(outline[i], outline[(i + 1) % outline.size()]);
  }
  const Surd half = cross(tiling.period[0], tiling.period[1]);
  const Surd period = half + half;
  return sign(period) < 0 ? tiles + period : tiles - period;
}

}  // namespace

std::optional<PeriodFlaw> period_flaw(const Tiling& tiling) {
  if (const int wrong = sign(excess_area(tiling)); wrong != 0)
    return PeriodFlaw{
        {},
        wrong < 0 ? "the tiles do not fill the period" : "the tiles are larger than the period",
        "together they are as large as the parallelogram of its two translations"};
  // Tiles of the right total area cover the plane once if every side has one tile beyond it.
  const Lattice lattice(tiling.period);
  using Side = std::pair<Numbers, Heading>;  // from a corner along a heading
  std::map<Side, std::size_t> sides;
  std::vector<std::pair<Side, std::size_t>> wanted;
  for (std::size_t n = 0; n < tiling.tiles.size(); ++n) {
    const Tiling::Tile& tile = tiling.tiles[n];
    const Outline outline = outline_of(tile.corner, tile.direction, tile.sides);
    for (int i = 0; i < tile.sides; ++i) {
      const auto at = static_cast<std::size_t>(i);
      const Heading heading = rotated(tile.direction, i * headings / tile.sides);
      if (!sides.emplace(Side{lattice.reduced(outline[at]), heading}, n).second)
        return PeriodFlaw{n, "tile '" + tile.kind + "' overlaps another",
                          "no two lie on the same side of a line"};
      const Exact& end = outline[(at + 1) % outline.size()];
      wanted.push_back({{lattice.reduced(end), opposite(heading)}, n});
    }
  }
  for (const auto& [side, n] : wanted)
    if (!sides.contains(side))
      return PeriodFlaw{n, "tile '" + tiling.tiles[n].kind + "' has a side with no tile beyond it",
                        "each side of a tile is a whole side of the next one"};
  return std::nullopt;
}

}  // namespace boardwright::geometry
