// A finished drawing: positions and roles, independent of any style.
#pragma once
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "geometry/plane.h"

namespace boardwright::scene {

using geometry::Vec;

/// What a part of a drawing represents.
///
/// A role is one or more words that a style can refer to, such as "cell triangle" or "mark cross".
/// It becomes the class attribute in SVG and selects the paint in every output format.
struct Tag {
  std::string role;
  std::string id;     ///< "cell-e4"; writers prefix it with the figure's id; can be empty
  std::string title;  ///< read by screen readers and shown on hover; can be empty
  std::vector<std::pair<std::string, std::string>> data;  ///< {"cell", "e4"} becomes data-cell
};

/// A tag with a role only.
inline Tag role_tag(std::string role) { return {std::move(role), {}, {}, {}}; }

/// One segment of an outline. Points are in cell sides, y up.
struct Stroke {
  enum class Kind { move, line, half_turn, curve, close };
  Kind kind = Kind::move;
  Vec to = {};                  ///< not used by close
  double radius = 0;            ///< of a half turn, counter-clockwise from the current point
  Vec first = {}, second = {};  ///< of a curve: the control points of a cubic Bézier curve
};

/// An outline, filled and stroked according to the paint of its role.
struct Path {
  Tag tag;
  std::vector<Stroke> strokes;
  bool letters = false;  ///< glyph outlines: filled over their stroke, as text is
};

/// One line of text. `at` is the middle of its width and of its capital height.
struct Text {
  Tag tag;
  Vec at;
  std::string words;
  double size = 0;   ///< in cell sides; 0: the size from the role's paint
  double angle = 0;  ///< degrees counter-clockwise about `at`
};

struct Drawing;

/// An instance of a drawing from the piece set, which must outlive the scene. Stroke widths of its
/// role's paint are relative to its size, so that it looks alike at every size.
struct Stamp {
  Tag tag;
  const Drawing* drawing = nullptr;
  Vec at;
  double size = 1;   ///< radius of the circle around the drawing, in cell sides
  double angle = 0;  ///< degrees counter-clockwise about `at`
};

struct Group;
using Node = std::variant<Group, Path, Text, Stamp>;

/// Nodes in drawing order: the last is on top.
struct Group {
  Tag tag;
  std::vector<Node> children;
  bool apart = false;  ///< the outlines do not overlap, so they can be drawn in any order
};

/// A rectangle, y up.
template <class Coordinate>
struct BoxOf {
  geometry::VecOf<Coordinate> low, high;
  constexpr Coordinate width() const { return high.x - low.x; }
  constexpr Coordinate height() const { return high.y - low.y; }
};

/// A rectangle in cell sides, the unit of all drawings.
using Box = BoxOf<double>;

/// A drawing with its text alternative.
struct Scene {
  std::string id;           ///< "b1-1": letters, digits and hyphens, starting with a letter
  std::string title;        ///< "Diagram B1-1: Sample Bishop move"
  std::string description;  ///< the facts that the drawing shows, in sentences
  Box box;                  ///< the visible area, margins included
  Group root;
};

/// Outline builders.
Path polygon(Tag tag, const std::vector<Vec>& corners);
Path circle(Tag tag, Vec centre, double radius);
/// A bar with round ends (a stadium). `half` is half the length of its straight sides.
Path plate(Tag tag, Vec centre, double half, double radius);
Path polyline(Tag tag, const std::vector<Vec>& points);
/// A smooth curve through the points. The turns at its two ends are copied from the points two
/// further in, because the turns of a wheel alternate between two angles. Through two points the
/// line is straight.
Path smooth_line(Tag tag, const std::vector<Vec>& points);

}  // namespace boardwright::scene
