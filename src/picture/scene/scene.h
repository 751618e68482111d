// A finished drawing: what is where and what it means, not how it looks.
#pragma once
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "geometry/plane.h"

namespace boardwright::scene {

/// What a part of a drawing stands for.
///
/// A role is one or more words of the style, as "cell triangle" or "mark cross". It becomes the
/// class in SVG and chooses the paint in every format.
struct Tag {
  std::string role;
  std::string id;     ///< "cell-e4"; writers put the figure's id before it. May be empty.
  std::string title;  ///< read out and shown on hover; may be empty
  std::vector<std::pair<std::string, std::string>> data;  ///< {"cell", "e4"} becomes data-cell
};

/// A tag of a role and nothing else.
inline Tag role_tag(std::string role) { return {std::move(role), {}, {}, {}}; }

/// One piece of an outline. Points are in sides of a cell, y up.
struct Stroke {
  enum class Kind { move, line, half_turn, curve, close };
  Kind kind = Kind::move;
  Vec to = {};                  ///< unused by close
  double radius = 0;            ///< of a half turn: from where the outline is, counter-clockwise
  Vec first = {}, second = {};  ///< of a curve: its control points, as of a cubic Bezier curve
};

/// An outline, filled or drawn as its role's paint says.
struct Path {
  Tag tag;
  std::vector<Stroke> strokes;
  bool letters = false;  ///< outlines of a text: filled over their stroke, as text is
};

/// One line of text, centred on a point: `at` is the middle of its width and of its capitals.
struct Text {
  Tag tag;
  Vec at;
  std::string words;
  double size = 0;   ///< in sides; 0: the size that the role's paint names
  double angle = 0;  ///< degrees counter-clockwise, about `at`
};

struct Drawing;

/// A drawing of the piece set laid down at a place; it must outlive the scene. The widths of its
/// role's paint are in parts of its size, so that drawings of all sizes look alike.
struct Stamp {
  Tag tag;
  const Drawing* drawing = nullptr;
  Vec at;
  double size = 1;   ///< the radius of the circle round the drawing, in sides
  double angle = 0;  ///< degrees counter-clockwise, about `at`
};

struct Group;
using Node = std::variant<Group, Path, Text, Stamp>;

/// Nodes drawn in order, the last on top.
struct Group {
  Tag tag;
  std::vector<Node> children;
  bool apart = false;  ///< its outlines do not cover one another, so they may be drawn in any order
};

/// A rectangle, y up.
template <class Coordinate>
struct BoxOf {
  VecOf<Coordinate> low, high;
  constexpr Coordinate width() const { return high.x - low.x; }
  constexpr Coordinate height() const { return high.y - low.y; }
};

/// In sides, as all of a drawing.
using Box = BoxOf<double>;

/// A drawing with its words for those who cannot see it.
struct Scene {
  std::string id;           ///< "b1-1": letters, digits and hyphens, a letter first
  std::string title;        ///< "Diagram B1-1: Sample Bishop move"
  std::string description;  ///< the same facts as the drawing, in sentences
  Box box;                  ///< what is shown, margins included
  Group root;
};

/// Outline builders.
Path polygon(Tag tag, const std::vector<Vec>& corners);
Path circle(Tag tag, Vec centre, double radius);
/// A bar with round ends: `half` is half the length of its straight sides.
Path plate(Tag tag, Vec centre, double half, double radius);
Path polyline(Tag tag, const std::vector<Vec>& points);
/// A smooth line through points. It begins and ends as bent as it goes on beside them: turns come
/// in pairs, as those of a wheel do. Through two points it is straight.
Path smooth_line(Tag tag, const std::vector<Vec>& points);

}  // namespace boardwright::scene
