// The adjacency of cells: the geometry of a board without names and pieces.
#pragma once
#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/ids.h"
#include "base/limits.h"
#include "geometry/chart.h"
#include "geometry/exact.h"
#include "geometry/plane.h"

namespace boardwright::geometry {

/// A cell of a board, numbered from 0 in the order of the cells' names.
enum class CellId : std::int16_t {};
static_assert(base::limits::board_cells <= INT16_MAX);

/// Stands for a missing cell.
inline constexpr CellId no_cell{-1};

/// An exit of a cell: across one of its sides or over one of its corners.
///
/// Gates of a cell are numbered counter-clockwise; side i joins corner i to corner i + 1.
struct Gate {
  enum class Kind { side, corner };
  CellId cell{};
  Kind kind = Kind::side;
  int index = 0;

  friend bool operator==(const Gate&, const Gate&) = default;
};

/// The cell that a step leads to, and the heading with which the line continues from it.
struct Step {
  CellId cell{};
  Heading heading{};

  friend bool operator==(const Step&, const Step&) = default;
};

/// Which points and cells of a board cut from a tiling belong together although they are drawn
/// apart.
struct Seams {
  std::vector<Exact> shifts;  ///< two points that differ by one of these are the same point
  std::vector<Exact> plates;  ///< the offset of each plate, lowest first; empty: one plate
  std::vector<int> plate_of;  ///< by cell, if there are several plates
};

/// The cells of a free board, whose corners are numbered points without coordinates: Exact{n, 0, 0,
/// 0} is point n. Two cells touch where they share points. The places where the points are drawn
/// have no effect.
struct Mesh {
  std::vector<Outline> cells;
  std::vector<Heading> first;  ///< by cell: the heading assigned to its side 0
};

/// The cells of a board and their adjacency. Immutable once built.
///
/// Two functions define all straight lines:
///
///   through(g)  leaves a cell and returns the gate by which the next cell is entered;
///   ahead(g)    crosses a cell in a straight line, from the gate of entry to that of exit.
///
/// A straight line alternates between the two. Laws, for all gates g:
///
///   (1) through(*through(g)) == g wherever through(g) exists.
///   (2) ahead(ahead(g)) == g.
///   (3) A cell with an even number of sides goes side to side and corner to corner; one with an
///       odd number goes side to corner.
///   (4) In a tiling the cell through(g) has its centre exactly along heading(g), up to a shift of
///       the seams, and a line keeps its heading.
///   (5) Touching is symmetric.
///   (6) step(cell, h) is the cell of through(gate(cell, h)), and gate(cell, heading(g)) is g.
///   (7) If walk(c, h) leads to d with the heading k, walk or fork(d, opposite(k)) leads back to
///       c with the heading opposite(h).
///
/// Where exact coordinates do not exist, equality is decided by topology, never by a tolerance. In
/// a mesh two points are equal if they have the same number, and two sides are equal if their
/// points are. A heading in a mesh identifies a gate of its own cell and is not a direction of the
/// plane: side 0 has the heading assigned to it, the other gates follow at equal angles, and a line
/// that enters a cell continues with the heading that this cell gives to the opposite gate. Over a
/// corner a line leads to the cell two sides on around this corner. Where four cells meet, that is
/// the opposite cell in both directions around the corner. Where more meet, the line forks (laws 7
/// and 1 hold for both branches, and through() returns the first). Where three meet, it ends,
/// except that a line from a cell of six or more sides runs between the two others.
///
/// Plates are stacked rectangles of cells, drawn side by side. A climbing heading leads from a cell
/// to the cell of the next plate above it, or above its neighbour.
///
/// The steps are stored by cell and heading, so no query needs the outlines.
class Topology {
 public:
  /// Requires: every outline is a regular polygon with 3, 4, 6, 8 or 12 corners.
  explicit Topology(std::vector<Outline> cells, Seams seams = {}, Chart chart = {});
  Topology(Mesh mesh, Chart chart);

  /// A copy of the board with additional cells, which come last and are on no plate.
  Topology with(std::span<const Outline> more) const;

  int size() const { return static_cast<int>(cells_.size()); }
  base::Ids<CellId> cells() const { return base::Ids<CellId>(size()); }
  std::span<const Exact> outline(CellId cell) const { return cells_[index(cell)].outline; }
  int sides(CellId cell) const { return static_cast<int>(outline(cell).size()); }

  /// Twelve times the centre, which is an exact point for every allowed polygon. Meaningless in a
  /// mesh.
  Exact centre12(CellId cell) const { return cells_[index(cell)].centre12; }

  /// The middle of the cell in the drawing, and its drawn outline.
  Vec centre(CellId cell) const;
  std::vector<Vec> drawn(CellId cell) const { return chart_.drawn(cells_[index(cell)].outline); }
  const Chart& chart() const { return chart_; }

  /// Whether the board is a part of the plane, so that vectors between centres are the real
  /// distances: not a mesh, without wrapping or plates.
  bool is_plane() const { return !mesh_ && seams_.shifts.empty() && seams_.plates.empty(); }
  bool is_mesh() const { return mesh_; }
  bool wraps() const { return !seams_.shifts.empty(); }

  /// The vectors between points that are the same point; on a ring the first leads once around.
  std::span<const Exact> shifts() const { return seams_.shifts; }

  /// The number of plates, and the plate of a cell, from 0.
  int plates() const { return std::max(1, static_cast<int>(seams_.plates.size())); }
  int plate(CellId cell) const { return cells_[index(cell)].plate; }

  /// The cell whose centre is a twelfth of this vector away, `climb` plates up; nothing if there is
  /// none. Not for a mesh.
  std::optional<CellId> moved(CellId from, Exact twelve_times, int climb = 0) const;

  /// Numbers that are ordered like the distances of all cells from a cell. In the plane: four times
  /// the squared distances of centres. Elsewhere: the number of steps between touching cells.
  std::vector<Surd> distances(CellId from) const;

  /// The heading with which a gate leaves its cell.
  Heading heading(Gate out) const;

  /// The gate of a cell with a heading, if it has one.
  std::optional<Gate> gate(CellId cell, Heading heading) const;

  /// Leaves the cell, and returns the gate by which the next cell is entered.
  ///
  /// Over a corner, the line enters the corner of the opposite cell. If two cells lie there side by
  /// side (a hexagon's corner step), it runs along the side between them.
  std::optional<Gate> through(Gate out) const;

  /// The gate opposite the gate of entry.
  Gate ahead(Gate in) const;

  /// One step in a straight line, or nothing at the edge or if the cell has no such gate.
  std::optional<CellId> step(CellId from, Heading heading) const {
    const Link* link = link_at(from, heading);
    return link == nullptr || link->next == no_cell ? std::nullopt : std::optional(link->next);
  }

  /// Like step(), with the heading with which the line continues. It differs from `heading` only in
  /// a mesh.
  std::optional<Step> walk(CellId from, Heading heading) const {
    const Link* link = link_at(from, heading);
    if (link == nullptr || link->next == no_cell) return std::nullopt;
    return Step{link->next, link->on};
  }

  /// The second branch of a line that forks over a corner; nothing if it does not fork there.
  std::optional<Step> fork(CellId from, Heading heading) const;

  /// The cells that share a side with a cell, in the order of its sides.
  std::span<const CellId> beside(CellId cell) const { return cells_[index(cell)].beside; }

  /// The cells that share a side or a corner with a cell, in order of id.
  std::span<const CellId> touching(CellId cell) const { return cells_[index(cell)].touching; }

  /// The cells that share this corner but no side with a cell.
  std::span<const CellId> over_corner(CellId cell, int corner) const {
    return cells_[index(cell)].over_corner[static_cast<std::size_t>(corner)];
  }

  /// The Euler characteristic, corners − sides + cells: 1 for a connected board without holes.
  int euler() const { return euler_; }

  /// Serializes to or from an archive, without the chart.
  void archive(auto& archive) {
    archive(cells_, links_, stride_, forks_, seams_, mesh_, at_, euler_);
  }

 private:
  struct Cell {
    Outline outline;
    Exact centre12;
    Heading first{};  ///< the heading of side 0
    int plate = 0;
    std::vector<CellId> beside, touching;
    std::vector<std::vector<CellId>> over_corner;

    friend void fields(auto& a, Cell& v) {
      a.all_of(v, v.outline, v.centre12, v.first, v.plate, v.beside, v.touching, v.over_corner);
    }
  };

  /// The step from a cell along a heading: the gate of exit, the next cell and its gate of entry.
  struct Link {
    CellId next = no_cell;
    std::int8_t out = no_gate, in = no_gate;
    Heading on{};  ///< the heading with which the line continues

    friend void fields(auto& a, Link& v) { a.all_of(v, v.next, v.out, v.in, v.on); }
  };
  static constexpr std::int8_t no_gate = -1;

  struct PointIndex;
  void build(const PointIndex& points);
  std::vector<Gate> find_beyond(Gate out, const PointIndex& points) const;
  std::optional<Gate> cross_corner_in_plane(Gate out, const PointIndex& points) const;
  std::vector<Gate> cross_corner_in_mesh(Gate out, const PointIndex& points) const;
  void fill_links(CellId cell, const PointIndex& points);
  void fill_neighbours(CellId cell, const PointIndex& points);
  void fill_climbs();

  std::size_t place(CellId cell, Heading heading) const {
    return index(cell) * stride_ + index(heading);
  }
  const Link* link_at(CellId cell, Heading heading) const {
    return index(heading) < stride_ ? &links_[place(cell, heading)] : nullptr;
  }

  std::vector<Cell> cells_;
  std::vector<Link> links_;        ///< by cell and heading
  std::size_t stride_ = headings;  ///< headings per cell; with plates all_headings
  struct Fork {
    CellId from;
    Heading heading;
    Step to;

    friend void fields(auto& a, Fork& v) { a.all_of(v, v.from, v.heading, v.to); }
  };
  std::vector<Fork> forks_;
  Seams seams_;
  Chart chart_;
  bool mesh_ = false;
  std::map<std::pair<int, Exact>, CellId> at_;  ///< by plate and twelve times the centre on it
  int euler_ = 0;
};

/// Describes an error in a set of cells for the author of a board; empty if there is none.
///
/// Finds duplicate and overlapping outlines.
std::string flaw(std::span<const Outline> cells);

/// The same check for a mesh, where an overlap shows only as two cells on the same side of a line.
std::string flaw(const Mesh& mesh);

/// Whether the interiors of two convex outlines intersect.
bool overlap(std::span<const Exact> p, std::span<const Exact> q);

}  // namespace boardwright::geometry
