// Where the points of a board lie on paper.
#pragma once
#include <map>
#include <utility>
#include <vector>

#include "geometry/plane.h"

namespace boardwright::geometry {

/// The corners of a cell, counter-clockwise; in a tiling its sides have length 1.
using Outline = std::vector<Exact>;

/// A place on the arc round a point from one place to another, the shorter way: `part` is from 0
/// to 1.
Vec on_arc(Vec round, Vec from, Vec to, double part);

/// Lays the points of a board on paper, and decides nothing: which points are one is known by their
/// names, which are Exact, and never by where they lie.
class Chart {
 public:
  /// Points lie where their numbers say.
  Chart() = default;

  /// A rectangle bent into a ring: of the two ways over it the one goes round, so many sides all
  /// the way; the other leads outward from a circle of the radius `inner`. What goes round begins
  /// at `start` degrees. Cells keep their handedness: ranks go round counter-clockwise, files
  /// clockwise.
  struct Ring {
    int round = 0;  ///< 0: no ring
    bool files = false;
    double inner = 0, start = 0;
  };
  explicit Chart(Ring ring) : ring_(ring) {}

  /// Where the points of a free board lie: that with the number n, which is Exact{n, 0, 0, 0}, at
  /// the n-th of these places. Sides between two points are straight or, if these are told with the
  /// lower number first, arcs round a third point.
  struct Paper {
    std::vector<Vec> places;
    std::map<std::pair<int, int>, int> arcs;
  };
  explicit Chart(Paper paper) : paper_(std::move(paper)) {}

  /// Points lie where their numbers say, so that directions on paper are the headings.
  bool is_plane() const { return ring_.round == 0 && paper_.places.empty(); }
  bool is_ring() const { return ring_.round > 0; }
  const Ring& ring() const { return ring_; }

  /// The place of a point divided by `scale`, in sides of a cell, y up.
  Vec place(const Exact& point, int scale = 1) const;

  /// The middle of an outline's corners; in a ring the middle of its arc, and of a cell with other
  /// arcs that of its surface.
  Vec middle(const Outline& outline) const;

  /// The way from one corner of a cell to the next: its ends and, on an arc, points between.
  std::vector<Vec> side(const Exact& from, const Exact& to) const;

  /// The line round an outline: its corners and, where a side is an arc, points on it.
  std::vector<Vec> drawn(const Outline& outline) const;

 private:
  Vec bent(Vec flat) const;
  Ring ring_;
  Paper paper_;
};

}  // namespace boardwright::geometry
