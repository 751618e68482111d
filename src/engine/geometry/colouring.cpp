// Graph colouring by backtracking: the next cell is the one with the fewest colours left.
#include "geometry/colouring.h"

#include <algorithm>
#include <bit>

namespace boardwright::geometry {
namespace {

constexpr int none = -1, most_colours = 32;
constexpr int most_tries = 10;  // for each cell

class Colouring {
 public:
  Colouring(const Topology& topology, int count)
      : topology_(topology), count_(count), colours_(index(topology.size()), none) {}

  bool found() {
    colours_[0] = 0;
    return complete(0);
  }
  bool gave_up() const { return tries_ > most_tries * (topology_.size() + 100); }
  std::vector<int> colours() const { return colours_; }

 private:
  unsigned taken(CellId cell) const {
    unsigned colours = 0;
    for (CellId next : topology_.beside(cell))
      if (next != cell && colours_[index(next)] != none) colours |= 1u << colours_[index(next)];
    return colours;
  }

  /// The uncoloured cell with the fewest colours left, or `no_cell`.
  CellId next() const {
    CellId best = no_cell;
    int most = -1;
    for (CellId cell : topology_.cells())
      if (colours_[index(cell)] == none && std::popcount(taken(cell)) > most) {
        best = cell;
        most = std::popcount(taken(cell));
      }
    return best;
  }

  bool complete(int used) {
    const CellId cell = next();
    if (cell == no_cell) return true;
    ++tries_;
    if (gave_up()) return false;
    const unsigned used_beside = taken(cell);
    // New colours are interchangeable, so only one is tried.
    for (int colour = 0; colour <= std::min(used + 1, count_ - 1); ++colour) {
      if ((used_beside >> colour & 1u) != 0) continue;
      colours_[index(cell)] = colour;
      if (complete(std::max(used, colour))) return true;
      colours_[index(cell)] = none;
      if (gave_up()) return false;
    }
    return false;
  }

  const Topology& topology_;
  int count_, tries_ = 0;
  std::vector<int> colours_;
};

}  // namespace

std::vector<int> fewest_colours(const Topology& topology) {
  for (int count = 1; count < most_colours; ++count) {
    Colouring colouring(topology, count);
    if (colouring.found()) return colouring.colours();
  }
  return std::vector<int>(index(topology.size()), 0);
}

std::optional<std::pair<CellId, CellId>> find_equal_neighbours(const Topology& topology,
                                                               const std::vector<Cell>& cells) {
  for (CellId cell : topology.cells())
    for (CellId next : topology.beside(cell))
      if (next > cell && cells[index(cell)].tint == cells[index(next)].tint)
        return std::pair{cell, next};
  return std::nullopt;
}

}  // namespace boardwright::geometry
