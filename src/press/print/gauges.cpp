// Draws rulers and crosses.
#include "print/gauges.h"

#include "diagram/plan.h"

namespace boardwright::print {
void add_line(Scene& scene, const char* role, Vec from, Vec to) {
  scene.root.children.emplace_back(polyline(role_tag(role), {from, to}));
}

void add_frame(Scene& scene, const char* role, const Box& box) {
  scene.root.children.emplace_back(polygon(
      role_tag(role), {box.low, {box.high.x, box.low.y}, box.high, {box.low.x, box.high.y}}));
}

void add_words(Scene& scene, const char* role, Vec at, const std::string& text, double size,
               double room, double angle) {
  const double width = 2 * half_width(text, size);
  scene.root.children.emplace_back(
      Text{role_tag(role), at, text, width > room ? size * room / width : size, angle});
}

void add_ruler(Scene& scene, Vec from) {
  add_line(scene, "gauge", from, from + Vec{ruler_length, 0});
  for (int i = 0; i <= 10; ++i)
    add_line(scene, "gauge", from + Vec{10.0 * i, 0}, from + Vec{10.0 * i, i % 5 == 0 ? 3.0 : 2.0});
  add_words(scene, "words", from + Vec{ruler_length / 2 + 14, 3.2}, "100 mm", 2.4, 20);
}

void add_cross(Scene& scene, Vec at, double arm) {
  add_line(scene, "register", at - Vec{arm, 0}, at + Vec{arm, 0});
  add_line(scene, "register", at - Vec{0, arm}, at + Vec{0, arm});
}

}  // namespace boardwright::print
