// Which cell lies beyond which: the shape of a board without names or pieces.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/ids.h"
#include "base/limits.h"
#include "geometry/exact.h"
#include "geometry/plane.h"

namespace boardwright::geometry {

/// A cell of a board, numbered from 0 in the order of the cells' names.
enum class CellId : std::int16_t {};
static_assert(limits::board_cells <= INT16_MAX);

/// Where a cell may be missing.
inline constexpr CellId no_cell{-1};

/// The corners of a cell, counter-clockwise; its sides have length 1.
using Outline = std::vector<Exact>;

/// A way out of a cell: across one of its sides or over one of its corners.
///
/// Gates of a cell are numbered counter-clockwise; side i joins corner i to corner i + 1.
struct Gate {
  enum class Kind { side, corner };
  CellId cell{};
  Kind kind = Kind::side;
  int index = 0;

  friend bool operator==(const Gate&, const Gate&) = default;
};

/// The cells of a board and how they touch. Immutable once built.
///
/// Two questions answer everything the rules need of straight lines:
///
///   through(g)  steps out of a cell and names the gate entered next door;
///   ahead(g)    crosses a cell in a straight line from the gate entered.
///
/// A straight line is the two in turn, and keeps its heading. Laws, for all gates g:
///
///   (1) through(*through(g)) == g wherever through(g) exists.
///   (2) ahead(ahead(g)) == g.
///   (3) A cell with an even number of sides goes side to side and corner to corner; one with an
///       odd number goes side to corner.
///   (4) The cell through(g) has its centre exactly along heading(g).
///   (5) Cells touch each other mutually.
///   (6) step(cell, h) is the cell behind through(gate(cell, h)), and gate(cell, heading(g)) is g.
///
/// What leads where is remembered by cell and heading: no question needs the outlines.
class Topology {
 public:
  /// Requires: every outline is a regular polygon with 3, 4, 6 or 12 corners.
  explicit Topology(std::vector<Outline> cells);

  int size() const { return static_cast<int>(cells_.size()); }
  Ids<CellId> cells() const { return Ids<CellId>(size()); }
  std::span<const Exact> outline(CellId cell) const { return cells_[index(cell)].outline; }
  int sides(CellId cell) const { return static_cast<int>(outline(cell).size()); }

  /// Twelve times the centre: a lattice point for every polygon we allow.
  Exact centre12(CellId cell) const { return cells_[index(cell)].centre12; }
  Vec centre(CellId cell) const { return to_plane(centre12(cell), 12); }

  /// The direction in which a gate leads out.
  Heading heading(Gate out) const;

  /// The gate of a cell that leads out along a heading, if it has one.
  std::optional<Gate> gate(CellId cell, Heading heading) const;

  /// Leaves the cell and says by which gate the next cell is entered.
  ///
  /// Over a corner, the line meets the corner of the cell opposite; where two cells lie there
  /// side by side (a hexagon's corner step), it passes along the side between them.
  std::optional<Gate> through(Gate out) const;

  /// The gate straight across the cell from the gate entered.
  Gate ahead(Gate in) const;

  /// One step in a straight line, or nothing at the rim or where the cell has no such gate.
  std::optional<CellId> step(CellId from, Heading heading) const {
    const Way& led = way(from, heading);
    return led.in == no_gate ? std::nullopt : std::optional(led.next);
  }

  /// The cells that share a side with a cell, in order of its sides.
  std::span<const CellId> beside(CellId cell) const { return cells_[index(cell)].beside; }

  /// The cells that share a side or a corner with a cell, in order of number.
  std::span<const CellId> touching(CellId cell) const { return cells_[index(cell)].touching; }

  /// The cells that meet a cell in this corner and nowhere else.
  std::span<const CellId> over_corner(CellId cell, int corner) const {
    return cells_[index(cell)].over_corner[static_cast<std::size_t>(corner)];
  }

  /// Corners − sides + cells of the whole board: 1 for a board in one piece without holes.
  int euler() const { return euler_; }

 private:
  struct Cell {
    Outline outline;
    Exact centre12;
    Heading first{};  ///< of side 0
    int turn = 0;     ///< from one side to the next
    std::vector<CellId> beside, touching;
    std::vector<std::vector<CellId>> over_corner;
  };

  /// Where a heading leads from a cell: by which gate out and into which of the next.
  struct Way {
    CellId next = no_cell;
    std::int8_t out = no_gate, in = no_gate;
  };
  static constexpr std::int8_t no_gate = -1;

  struct Joints;
  std::optional<Gate> find_beyond(Gate out, const Joints& joints) const;
  void fill_ways(CellId cell, const Joints& joints);
  void fill_neighbours(CellId cell, const Joints& joints);

  static std::size_t place(CellId cell, Heading heading) {
    return index(cell) * headings + index(heading);
  }
  const Way& way(CellId cell, Heading heading) const { return ways_[place(cell, heading)]; }

  std::vector<Cell> cells_;
  std::vector<Way> ways_;  ///< by cell and heading
  int euler_ = 0;
};

/// What is wrong with a set of cells, in words for the author of a board; empty if nothing is.
///
/// Finds outlines given twice and outlines that overlap.
std::string flaw(std::span<const Outline> cells);

/// Whether two convex outlines share more than points of their rims.
bool overlap(std::span<const Exact> p, std::span<const Exact> q);

}  // namespace boardwright::geometry
