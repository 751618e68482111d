// Draws the sign of a mark: on a cell, around a piece, or on a badge beside it.
#include "diagram/signs.h"

#include <cmath>
#include <set>

#include "base/text.h"

namespace boardwright::diagram {

using geometry::Vec;
using scene::circle, scene::Path, scene::Tag;

namespace {

constexpr base::Word<std::string_view> roles[] = {
    {"x", "cross"}, {"o", "ring"}, {"$", "dollar"}, {"*", "star"},          {"%", "percent"},
    {"@", "at"},    {"#", "hash"}, {".", "dot"},    {"blocked", "blocked"},
};

/// `count` bars through a point, the first at this angle in degrees.
Path bars(Tag tag, Vec centre, double reach, int count, double first) {
  Path path{std::move(tag), {}};
  for (int i = 0; i < count; ++i) {
    const double angle = (first + 180.0 * i / count) * 3.14159265358979 / 180;
    const Vec arm = reach * Vec{std::cos(angle), std::sin(angle)};
    path.strokes.push_back({scene::Stroke::Kind::move, centre - arm});
    path.strokes.push_back({scene::Stroke::Kind::line, centre + arm});
  }
  return path;
}

using Corners = std::vector<Vec>;

/// The outlines of signs that are polygons, centred on (0, 0) and 2 high; empty for other signs.
/// Bars are thick because their rims cover a part of them.
std::vector<Corners> outlines_of(std::string_view role) {
  constexpr double stout = 0.34;  // half the width of a bar
  const auto slanted = [](double x) -> Corners {
    constexpr double slope = 0.3;
    return {{x - slope - stout, -0.9},
            {x - slope + stout, -0.9},
            {x + slope + stout, 0.9},
            {x + slope - stout, 0.9}};
  };
  if (role == "dollar") return {{{0, -1}, {0.8, 0}, {0, 1}, {-0.8, 0}}};
  if (role == "percent") return {slanted(-0.5), slanted(0.5)};
  if (role == "at") return {{{-0.9, 1}, {0.9, 1}, {0.2, 0}, {0.9, -1}, {-0.9, -1}, {-0.2, 0}}};
  if (role == "hash") {
    constexpr double far = 0.95;
    return {{{-stout, -far},
             {stout, -far},
             {stout, -stout},
             {far, -stout},
             {far, stout},
             {stout, stout},
             {stout, far},
             {-stout, far},
             {-stout, stout},
             {-far, stout},
             {-far, -stout},
             {-stout, -stout}}};
  }
  return {};
}

/// The outlines of a sign as a filled path; empty if it has none.
Path shape(Tag tag, std::string_view role, Vec centre, double size) {
  Path path{std::move(tag), {}};
  for (Corners corners : outlines_of(role)) {
    for (Vec& corner : corners) corner = centre + size * corner;
    const Path part = scene::polygon({}, corners);
    path.strokes.insert(path.strokes.end(), part.strokes.begin(), part.strokes.end());
  }
  return path;
}

/// " n-2" for a digit: numbers also differ in colour.
std::string number_word(std::string_view mark) {
  return mark.size() == 1 && base::is_digit(mark[0]) ? " n-" + std::string(mark) : "";
}

/// Further words in the role of a ring or badge for a piece: " by-ring".
std::string by_sign(std::string_view mark) {
  const std::string role = sign_role(mark);
  return role == "text" || role == "cross" ? "" : " by-" + role;
}

}  // namespace

std::string sign_role(std::string_view mark) {
  return std::string(base::value_of(mark, roles).value_or("text"));
}

std::vector<std::string_view> signs_in_order() {
  std::vector<std::string_view> signs;
  for (const auto& row : roles)
    if (row.word != "blocked") signs.push_back(row.word);
  signs.emplace_back("—");
  return signs;
}

bool has_several_signs(const std::vector<Mark>& marks, const geometry::CellSet& shown) {
  std::set<std::string_view> kinds;
  for (const Mark& mark : marks)
    if (!mark.arrow && shown.contains(mark.cell) && mark.mark != "blocked" &&
        mark.mark != "taken" && !mark.least)
      kinds.insert(mark.mark);
  return kinds.size() > 1;
}

scene::Node sign(Tag tag, std::string_view mark, Vec centre, double size, bool on_dark) {
  const std::string role = sign_role(mark);
  tag.role = "mark " + role + number_word(mark) + (on_dark ? " on-dark" : "");
  if (role == "cross") return bars(std::move(tag), centre, 1.06 * size, 2, 45);
  if (role == "star") return bars(std::move(tag), centre, 0.8 * size, 3, 30);
  if (role == "ring") return circle(std::move(tag), centre, 0.72 * size);
  if (role == "dot") return circle(std::move(tag), centre, 0.5 * size);
  if (role == "blocked") return circle(std::move(tag), centre, 1.1 * size);
  if (!outlines_of(role).empty()) return shape(std::move(tag), role, centre, size);
  return scene::Text{std::move(tag), centre, std::string(mark), 2 * size};
}

scene::Node piece_sign(Tag tag, std::string_view mark, Vec centre, double radius) {
  tag.role = mark == "blocked" ? "mark blocked" : "mark capture" + by_sign(mark);
  return circle(std::move(tag), centre, radius + 0.05);
}

scene::Node badged_sign(Tag tag, std::string_view mark, Vec centre, double radius, int place) {
  constexpr double badge = 0.145, slant = 0.72;
  const Vec at = centre + slant * (radius + 0.05) * Vec{place == 0 ? 1.0 : -1.0, 1};
  scene::Group group{std::move(tag), {}};
  group.children.push_back(piece_sign({}, mark, centre, radius));
  group.children.push_back(circle({"mark badge" + by_sign(mark), {}, {}, {}}, at, badge));
  const Tag inner{"mark badge-number", {}, {}, {}};
  if (Path drawn = shape(inner, sign_role(mark), at, 0.7 * badge); !drawn.strokes.empty())
    group.children.push_back(std::move(drawn));
  else
    group.children.push_back(scene::Text{inner, at, std::string(mark), 1.7 * badge});
  return group;
}

}  // namespace boardwright::diagram
