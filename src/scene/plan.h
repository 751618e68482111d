// Where things lie on the sheet: the cells shown, how large things on them are, the box round all.
#pragma once
#include <string>
#include <vector>

#include "rules/board.h"
#include "scene/scene.h"

namespace boardwright {

/// A board, or part of one, as it lies on the sheet.
class Plan {
 public:
  /// The box is that of these cells and of the walls that touch them.
  Plan(const Board& board, const CellSet& shown);

  const Board& board() const { return board_; }
  const std::vector<CellId>& cells() const { return cells_; }
  const std::vector<const Wall*>& walls() const { return walls_; }
  bool shows(CellId cell) const { return shown_.contains(cell); }

  std::vector<Vec> outline(CellId cell) const;
  Vec centre(CellId cell) const { return board_.topology.centre(cell); }

  /// The radius of the circle that fits into a cell.
  double inner_radius(CellId cell) const;

  /// The radius of a man's disc: on boards of several shapes the same for all that hold it.
  double man_radius(CellId cell) const;

  /// Half the height of a sign that has a cell to itself.
  double mark_size(CellId cell) const;

  /// The size of a cell's name, so that it stays inside; 0, the style's own, on boards of several
  /// shapes.
  double name_size(CellId cell, const std::string& name) const;

  const Box& box() const { return box_; }
  void set_box(const Box& box) { box_ = box; }

  /// Widens the box to hold a point, or a text of this size.
  void cover(Vec point);
  void cover(const Text& text);

 private:
  const Board& board_;
  CellSet shown_;
  std::vector<CellId> cells_;
  std::vector<const Wall*> walls_;
  bool uniform_;  ///< all cells have one shape
  Box box_{{1e9, 1e9}, {-1e9, -1e9}};
};

/// The corners of an outline in the plane, and the mean of them.
std::vector<Vec> in_plane(const Outline& outline);
Vec middle(const std::vector<Vec>& points);

/// An outline drawn in toward a point; factor 1 leaves it as it is.
std::vector<Vec> shrunk(std::vector<Vec> points, Vec centre, double factor);

/// The unit vector at an angle in degrees, counter-clockwise from the right.
Vec unit_vector(double degrees);

/// The degrees by which what stands upright for a player is turned.
double turn_of(Heading forward);

/// About half the width of a text, since a drawing does not know its fonts.
double half_width(const std::string& words, double size);

}  // namespace boardwright
