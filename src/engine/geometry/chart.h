// Maps the points of a board to places in a drawing.
#pragma once
#include <map>
#include <utility>
#include <vector>

#include "geometry/plane.h"

namespace boardwright::geometry {

/// The corners of a cell, counter-clockwise. In a tiling its sides have length 1.
using Outline = std::vector<Exact>;

/// A point on the shorter arc around `round` from one place to another, at the fraction `part` (0
/// to 1) of the way.
Vec on_arc(Vec round, Vec from, Vec to, double part);

/// Maps the points of a board to the drawing. Used only for drawing: whether two points are equal
/// is decided by their Exact coordinates, never by their places.
class Chart {
 public:
  /// Points keep their plane coordinates.
  Chart() = default;

  /// A rectangle bent into a ring. One of its two directions goes around the ring, `round` cells
  /// per turn, beginning at `start` degrees; the other leads outward from a circle of radius
  /// `inner`. Cells keep their orientation: ranks go round counter-clockwise, files clockwise.
  struct Ring {
    int round = 0;       ///< cells per turn; 0: no ring
    bool files = false;  ///< files follow one another around the ring; false: ranks
    double inner = 0, start = 0;
  };
  explicit Chart(Ring ring) : ring_(ring) {}

  /// The places of the points of a free board: point n, which is Exact{n, 0, 0, 0}, is at
  /// places[n]. The side between two points is straight unless `arcs` maps the pair, lower number
  /// first, to the number of the centre of an arc.
  struct Paper {
    std::vector<Vec> places;
    std::map<std::pair<int, int>, int> arcs;
  };
  explicit Chart(Paper paper) : paper_(std::move(paper)) {}

  /// Whether points keep their plane coordinates, so that directions in the drawing are headings.
  bool is_plane() const { return ring_.round == 0 && paper_.places.empty(); }
  bool is_ring() const { return ring_.round > 0; }
  const Ring& ring() const { return ring_; }

  /// The place of a point divided by `scale`, in sides of a cell, y up.
  Vec place(const Exact& point, int scale = 1) const;

  /// The middle of a cell: the mean of its corners. In a ring, the middle of its arc; with other
  /// arcs, the centroid of its area.
  Vec middle(const Outline& outline) const;

  /// The side from one corner of a cell to the next: its ends and, on an arc, points between.
  std::vector<Vec> side(const Exact& from, const Exact& to) const;

  /// The drawn outline: its corners and, where a side is an arc, points on it.
  std::vector<Vec> drawn(const Outline& outline) const;

 private:
  Vec bent(Vec flat) const;
  Ring ring_;
  Paper paper_;
};

}  // namespace boardwright::geometry
