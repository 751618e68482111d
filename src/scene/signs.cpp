// Draws signs.
#include "scene/signs.h"

#include "base/text.h"

namespace boardwright {
namespace {

constexpr Word<std::string_view> roles[] = {
    {"x", "cross"}, {"o", "ring"}, {"$", "dollar"},  {"*", "star"}, {"%", "percent"},
    {"@", "at"},    {"#", "hash"}, {"blocked", "blocked"},
};

Path cross(Tag tag, Vec centre, double size) {
  Path path{std::move(tag), {}};
  const auto stroke = [&](Vec from, Vec to) {
    path.strokes.push_back({Stroke::Kind::move, centre + size * from, {}, {}});
    path.strokes.push_back({Stroke::Kind::line, centre + size * to, {}, {}});
  };
  stroke({-0.75, -0.75}, {0.75, 0.75});
  stroke({-0.75, 0.75}, {0.75, -0.75});
  return path;
}

}  // namespace

std::string sign_role(std::string_view mark) {
  return std::string(value_of(mark, roles).value_or("text"));
}

Node sign(Tag tag, std::string_view mark, Vec centre, double size, bool on_dark) {
  const std::string role = sign_role(mark);
  tag.role = "mark " + role + (on_dark ? " on-dark" : "");
  if (role == "cross") return cross(std::move(tag), centre, size);
  if (role == "ring") return circle(std::move(tag), centre, 0.72 * size);
  return Text{std::move(tag), centre, std::string(mark), 2 * size};
}

Node man_sign(Tag tag, std::string_view mark, Vec centre, double radius) {
  if (mark == "blocked") {
    tag.role = "mark blocked";
    const Vec arm = {0.707 * radius, 0.707 * radius};
    return polyline(std::move(tag), {centre - arm, centre + arm});
  }
  tag.role = "mark capture";
  return circle(std::move(tag), centre, 1.06 * radius);
}

}  // namespace boardwright
