// Layout of a board on the sheet: the cells shown, the sizes of things on them, the bounding box.
#pragma once
#include <string>
#include <vector>

#include "board/board.h"
#include "scene/measures.h"
#include "scene/scene.h"

namespace boardwright::diagram {

using board::Board;
using geometry::CellId, geometry::CellSet, geometry::length, geometry::Vec, geometry::Wall;
using scene::Box, scene::circle, scene::Group, scene::half_width, scene::Node, scene::Path,
    scene::polygon, scene::role_tag, scene::Stroke, scene::Tag, scene::Text, scene::unit_vector;

/// A board, or part of one, laid out on the sheet.
class Plan {
 public:
  /// The box is that of these cells and of the walls that touch them.
  Plan(const Board& board, const CellSet& shown);

  const Board& board() const { return board_; }
  const std::vector<CellId>& cells() const { return cells_; }
  const std::vector<const Wall*>& walls() const { return walls_; }
  const CellSet& shown() const { return shown_; }
  bool shows(CellId cell) const { return shown_.contains(cell); }

  std::vector<Vec> outline(CellId cell) const;
  Vec centre(CellId cell) const { return board_.topology.centre(cell); }

  /// The radius of the inscribed circle of a cell.
  double inner_radius(CellId cell) const;

  /// The radius of a piece's disc; on boards of several shapes the same for all cells that can hold
  /// it.
  double piece_radius(CellId cell) const;

  /// Half the height of a sign that has a cell to itself.
  double mark_size(CellId cell) const;

  /// The font size at which a cell's name stays inside; 0, the style's own size, on boards of
  /// several shapes.
  double name_size(CellId cell, const std::string& name) const;

  const Box& box() const { return box_; }
  void set_box(const Box& box) { box_ = box; }

  /// Widens the box to contain a point, or a text of this size.
  void cover(Vec point);
  void cover(const Text& text);

 private:
  /// The inner radius that determines the sizes of things; on bent boards that of the smallest
  /// cell.
  double common_radius(CellId cell) const { return least_ > 0 ? least_ : inner_radius(cell); }

  const Board& board_;
  CellSet shown_;
  std::vector<CellId> cells_;
  std::vector<const Wall*> walls_;
  bool uniform_;      ///< whether all cells have one shape
  double least_ = 0;  ///< on bent boards: inner radius of the smallest cell; otherwise 0
  Box box_{{1e9, 1e9}, {-1e9, -1e9}};
};

}  // namespace boardwright::diagram
