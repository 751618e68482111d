// Which cell lies beyond which: the shape of a board without names or pieces.
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
static_assert(limits::board_cells <= INT16_MAX);

/// Where a cell may be missing.
inline constexpr CellId no_cell{-1};

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

/// Where one comes to by a step, and the heading with which the line goes on from there.
struct Step {
  CellId cell{};
  Heading heading{};

  friend bool operator==(const Step&, const Step&) = default;
};

/// What is one in a board cut from a tiling although it lies apart on paper.
struct Seams {
  std::vector<Exact> shifts;  ///< a point and the same moved by one of these are one point
  std::vector<Exact> plates;  ///< where each plate lies, the lowest first; none: there is one
  std::vector<int> plate_of;  ///< by cell, if there are several
};

/// Cells whose corners are told by number, without a plane: Exact{n, 0, 0, 0} is the n-th point,
/// and two cells touch where they have the same points. Nothing is worked out from where these lie.
struct Mesh {
  std::vector<Outline> cells;
  std::vector<Heading> first;  ///< by cell: what counts as the heading of its side 0
};

/// The cells of a board and how they touch. Immutable once built.
///
/// Two questions answer everything the rules need of straight lines:
///
///   through(g)  steps out of a cell and names the gate entered next door;
///   ahead(g)    crosses a cell in a straight line from the gate entered.
///
/// A straight line is the two in turn. Laws, for all gates g:
///
///   (1) through(*through(g)) == g wherever through(g) exists.
///   (2) ahead(ahead(g)) == g.
///   (3) A cell with an even number of sides goes side to side and corner to corner; one with an
///       odd number goes side to corner.
///   (4) In a tiling the cell through(g) has its centre exactly along heading(g), up to a shift of
///       the seams, and a line keeps its heading.
///   (5) Cells touch each other mutually.
///   (6) step(cell, h) is the cell behind through(gate(cell, h)), and gate(cell, heading(g)) is g.
///   (7) Where walk(c, h) comes to d with the heading k, walk or fork(d, opposite(k)) comes back to
///       c with the heading opposite(h).
///
/// Where nothing exact exists, equality is by topology, never by a tolerance. In a mesh two points
/// are one when they have one number; sides are one when their two points are. A heading there is
/// the number of a gate of its own cell and no direction of the plane: side 0 has the one that is
/// told, the other gates follow by equal turns, and a line that enters a cell goes on with the
/// heading that this cell gives to the gate opposite. Over a corner a line goes to the cell two
/// sides on round this corner: where four cells meet that is the one opposite, and either way round
/// leads to it; where more meet the line forks (7 and 1 hold for both branches, through() gives the
/// first); where three meet it ends, but for a hexagon's, which passes along the side between the
/// two others.
///
/// Plates are cells of one tiling side by side on paper. A heading that climbs leads from a cell to
/// that of the next plate which lies above it, or above its neighbour.
///
/// What leads where is remembered by cell and heading: no question needs the outlines.
class Topology {
 public:
  /// Requires: every outline is a regular polygon with 3, 4, 6, 8 or 12 corners.
  explicit Topology(std::vector<Outline> cells, Seams seams = {}, Chart chart = {});
  Topology(Mesh mesh, Chart chart);

  /// The same board with further cells, which come last and lie on no plate.
  Topology with(std::span<const Outline> more) const;

  int size() const { return static_cast<int>(cells_.size()); }
  Ids<CellId> cells() const { return Ids<CellId>(size()); }
  std::span<const Exact> outline(CellId cell) const { return cells_[index(cell)].outline; }
  int sides(CellId cell) const { return static_cast<int>(outline(cell).size()); }

  /// Twelve times the centre: a lattice point for every polygon we allow. In a mesh it means
  /// nothing.
  Exact centre12(CellId cell) const { return cells_[index(cell)].centre12; }

  /// Where the cell's middle lies on paper, and the line round it.
  Vec centre(CellId cell) const;
  std::vector<Vec> drawn(CellId cell) const { return chart_.drawn(cells_[index(cell)].outline); }
  const Chart& chart() const { return chart_; }

  /// Whether what lies apart is apart, so that vectors between centres tell how cells lie.
  bool is_plane() const { return !mesh_ && seams_.shifts.empty() && seams_.plates.empty(); }
  bool is_mesh() const { return mesh_; }
  bool wraps() const { return !seams_.shifts.empty(); }

  /// Vectors by which points lie apart that are one; on a ring the first leads once round.
  std::span<const Exact> shifts() const { return seams_.shifts; }

  /// How many plates there are, and on which a cell lies, from 0.
  int plates() const { return std::max(1, static_cast<int>(seams_.plates.size())); }
  int plate(CellId cell) const { return cells_[index(cell)].plate; }

  /// The cell whose centre lies a twelfth of this vector away, and so many plates up. Not for a
  /// mesh.
  std::optional<CellId> moved(CellId from, Exact twelve_times, int climb = 0) const;

  /// Numbers that compare as the distances of cells do: squares of lengths in the plane; elsewhere
  /// how often one touches the next on the way.
  std::vector<Surd> distances(CellId from) const;

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
    const Way* led = way(from, heading);
    return led == nullptr || led->next == no_cell ? std::nullopt : std::optional(led->next);
  }

  /// The same, with the heading by which the line goes on. Only in a mesh that is another one.
  std::optional<Step> walk(CellId from, Heading heading) const {
    const Way* led = way(from, heading);
    if (led == nullptr || led->next == no_cell) return std::nullopt;
    return Step{led->next, led->on};
  }

  /// The other branch of a line that forks over a corner.
  std::optional<Step> fork(CellId from, Heading heading) const;

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

  /// Hands all that is remembered to an archive, which keeps it or gives it back. Where cells lie
  /// on paper is left out.
  void archive(auto& archive) {
    archive(cells_, ways_, stride_, forks_, seams_, mesh_, at_, euler_);
  }

 private:
  struct Cell {
    Outline outline;
    Exact centre12;
    Heading first{};  ///< of side 0
    int plate = 0;
    std::vector<CellId> beside, touching;
    std::vector<std::vector<CellId>> over_corner;

    friend void fields(auto& a, Cell& v) {
      a.all_of(v, v.outline, v.centre12, v.first, v.plate, v.beside, v.touching, v.over_corner);
    }
  };

  /// Where a heading leads from a cell: by which gate out and into which of the next.
  struct Way {
    CellId next = no_cell;
    std::int8_t out = no_gate, in = no_gate;
    Heading on{};  ///< the heading in the next cell

    friend void fields(auto& a, Way& v) { a.all_of(v, v.next, v.out, v.in, v.on); }
  };
  static constexpr std::int8_t no_gate = -1;

  struct Joints;
  void build(const Joints& joints);
  std::vector<Gate> find_beyond(Gate out, const Joints& joints) const;
  std::optional<Gate> over_in_plane(Gate out, const Joints& joints) const;
  std::vector<Gate> over_in_mesh(Gate out, const Joints& joints) const;
  void fill_ways(CellId cell, const Joints& joints);
  void fill_neighbours(CellId cell, const Joints& joints);
  void fill_climbs();

  std::size_t place(CellId cell, Heading heading) const {
    return index(cell) * stride_ + index(heading);
  }
  const Way* way(CellId cell, Heading heading) const {
    return index(heading) < stride_ ? &ways_[place(cell, heading)] : nullptr;
  }

  std::vector<Cell> cells_;
  std::vector<Way> ways_;          ///< by cell and heading
  std::size_t stride_ = headings;  ///< headings of a cell: on plates all
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
  std::map<std::pair<int, Exact>, CellId> at_;  ///< by plate and twelve times the centre there
  int euler_ = 0;
};

/// What is wrong with a set of cells, in words for the author of a board; empty if nothing is.
///
/// Finds outlines given twice and outlines that overlap.
std::string flaw(std::span<const Outline> cells);

/// The same for a mesh, where overlaps show only in that two cells lie on one side of a line.
std::string flaw(const Mesh& mesh);

/// Whether two convex outlines share more than points of their rims.
bool overlap(std::span<const Exact> p, std::span<const Exact> q);

}  // namespace boardwright::geometry
