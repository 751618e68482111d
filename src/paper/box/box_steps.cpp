// Draws boxes of card seen from the front and above, from the far parts to the near ones.
#include "box/box_steps.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "english/print_words.h"
#include "sheets/gauges.h"

namespace boardwright::box {

using base::operator""_mm;
using scene::PaperBox, scene::PaperVec, scene::Scene;
using sheets::BoxKind;

namespace {

constexpr const char *face_role = "box face", *glue_role = "box glue", *arrow_role = "box arrow";
constexpr std::size_t step_count = 4;
constexpr double cell_width = 36, cell_height = 30;  // of a step with its words, in mm
constexpr double least_scale = 0.6, most_scale = 1.15;
constexpr double step_letters = 3.2;

/// A point in space, in millimetres: to the right, away from the reader, and up.
struct Point {
  double x, y, z;
};

/// The drawing of a step around the middle of its floor.
class Step {
 public:
  Step(Scene& scene, PaperVec middle, double scale)
      : scene_(scene), middle_(middle), scale_(scale) {}

  void face(const std::vector<Point>& corners, const char* role = face_role) {
    std::vector<scene::Vec> seen;
    for (const Point& each : corners) seen.push_back(scene::at_one_to_one(place(each)));
    scene_.root.children.emplace_back(scene::polygon(scene::role_tag(role), seen));
  }
  void line(const Point& from, const Point& to, const char* role = arrow_role) {
    sheets::add_line(scene_, role, place(from), place(to));
  }
  /// An arrow that ends at a point.
  void arrow(const Point& from, const Point& to) {
    line(from, to);
    const PaperVec tip = place(to), way = tip - place(from);
    const double long_side = std::hypot(way.x.value, way.y.value);
    const PaperVec back = (-1.6 * scale_ / long_side) * way;
    for (const double aside : {-0.6, 0.6})
      sheets::add_line(scene_, arrow_role, tip, tip + back + aside * PaperVec{-1 * back.y, back.x});
  }
  /// Scissors that cut to the right.
  void scissors(const Point& at) {
    for (const double side : {-1.0, 1.0}) {
      const scene::Vec ring = scene::at_one_to_one(
          place(at) + PaperVec{-3.4 * scale_ * 1_mm, 1.3 * side * scale_ * 1_mm});
      scene_.root.children.emplace_back(
          scene::circle(scene::role_tag(arrow_role), ring, 0.9 * scale_));
      sheets::add_line(scene_, arrow_role,
                       place(at) + PaperVec{-2.6 * scale_ * 1_mm, 0.9 * side * scale_ * 1_mm},
                       place(at) + PaperVec{2.2 * scale_ * 1_mm, -0.9 * side * scale_ * 1_mm});
    }
  }

 private:
  PaperVec place(const Point& point) const {
    return middle_ +
           scale_ * PaperVec{(point.x + 0.45 * point.y) * 1_mm, (0.45 * point.y + point.z) * 1_mm};
  }

  Scene& scene_;
  PaperVec middle_;
  double scale_;
};

/// How far a flap goes outward and upward, if it is bent up by an angle in degrees.
struct Bent {
  double out, up;
  Bent(double length, double degrees)
      : out(length * std::cos(degrees * std::numbers::pi / 180)),
        up(length * std::sin(degrees * std::numbers::pi / 180)) {}
};

/// A tray whose ends and long walls are bent up by these angles; with `tabs`, the tabs of the ends
/// are bent inward and marked for glue.
void fold_tray(Step& step, double ends, double walls, bool tabs, double lift = 0) {
  constexpr double x = 8, y = 6, height = 5, tab = 3.5;  // half of its floor, walls, tabs
  const Bent end(height, ends), wall(height, walls);
  const double z = lift, up = lift + end.up, out = x + end.out;
  const auto end_of = [&](double side) {
    const auto tab_of = [&](double far) {
      const double way = far * tab;
      if (tabs)  // along the long wall
        step.face({{side * x, far * y, z},
                   {side * x, far * y, up},
                   {side * (x - tab), far * y, up},
                   {side * (x - tab), far * y, z}},
                  glue_role);
      else
        step.face({{side * x, far * y, z},
                   {side * out, far * y, up},
                   {side * out, far * y + way, up},
                   {side * x, far * y + way, z}});
    };
    tab_of(1);
    step.face({{side * x, -y, z}, {side * x, y, z}, {side * out, y, up}, {side * out, -y, up}});
    tab_of(-1);
  };
  step.face({{-x, -y, z}, {x, -y, z}, {x, y, z}, {-x, y, z}});
  step.face(
      {{-x, y, z}, {x, y, z}, {x, y + wall.out, z + wall.up}, {-x, y + wall.out, z + wall.up}});
  end_of(-1);
  end_of(1);
  step.face(
      {{-x, -y, z}, {x, -y, z}, {x, -y - wall.out, z + wall.up}, {-x, -y - wall.out, z + wall.up}});
}

/// A closed block: its upper, front and right faces.
void draw_block(Step& step, double x, double y, double low, double high) {
  step.face({{-x, -y, high}, {x, -y, high}, {x, y, high}, {-x, y, high}});
  step.face({{x, -y, low}, {x, y, low}, {x, y, high}, {x, -y, high}});
  step.face({{-x, -y, low}, {x, -y, low}, {x, -y, high}, {-x, -y, high}});
}

void draw_lid_step(Step& step, std::size_t number) {
  switch (number) {
    case 0: fold_tray(step, 0, 0, false); return step.scissors({-5, -12.5, 0});
    case 1: return fold_tray(step, 65, 60, false);
    case 2: fold_tray(step, 90, 35, true); return step.arrow({0, -13, 0}, {0, -7, 2});
    default:
      fold_tray(step, 90, 90, true, -5);
      draw_block(step, 8.6, 6.6, 5, 9);
      return step.arrow({0, -6.6, 4}, {0, -6.6, 0.6});
  }
}

/// The sleeve of a tuck box, bent by an angle at each fold: the tab for glue, a side, the front, a
/// side and the back.
void draw_sleeve(Step& step, double degrees) {
  constexpr std::array<double, 5> widths = {2.5, 4, 9, 4, 9};
  constexpr double height = 12, low = -6;
  const double turn = degrees * std::numbers::pi / 180;
  // From the left edge of the front each way; folds turn away from the reader.
  std::array<Point, 6> edges{};
  edges[2] = {-4.5 - 3.25 * std::cos(turn), 0, low};
  edges[3] = {edges[2].x + widths[2], edges[2].y, low};
  edges[1] = {edges[2].x - widths[1] * std::cos(turn), edges[2].y + widths[1] * std::sin(turn),
              low};
  edges[0] = {edges[1].x - widths[0] * std::cos(2 * turn),
              edges[1].y + widths[0] * std::sin(2 * turn), low};
  edges[4] = {edges[3].x + widths[3] * std::cos(turn), edges[3].y + widths[3] * std::sin(turn),
              low};
  edges[5] = {edges[4].x + widths[4] * std::cos(2 * turn),
              edges[4].y + widths[4] * std::sin(2 * turn), low};
  for (const std::size_t panel : {4u, 0u, 1u, 3u, 2u}) {  // the far ones first
    Point from = edges[panel], to = edges[panel + 1];
    std::vector<Point> corners = {from, to};
    from.z = to.z = low + height;
    corners.push_back(to);
    corners.push_back(from);
    step.face(corners, panel == 0 ? glue_role : face_role);
  }
}

void draw_tuck_step(Step& step, std::size_t number) {
  switch (number) {
    case 0: draw_sleeve(step, 0); return step.scissors({-10.5, 0, -7.5});
    case 1: return draw_sleeve(step, 40);
    case 2: return draw_sleeve(step, 75);
    default:
      draw_block(step, 4.5, 2, -7, 5);
      step.face({{-4.5, 2, 5}, {4.5, 2, 5}, {4.5, 0.6, 9}, {-4.5, 0.6, 9}});
      return step.arrow({0, -3, 10}, {0, -2, 6});
  }
}

/// How the steps are arranged in a room, and how large.
struct Arrangement {
  std::size_t columns = 0;
  double scale = 0;
};

Arrangement arranged(const PaperBox& room) {
  Arrangement best;
  for (const std::size_t columns : {4u, 2u, 1u}) {
    const auto rows = static_cast<double>(step_count / columns);
    const double scale = std::min({room.width().value / (static_cast<double>(columns) * cell_width),
                                   room.height().value / (rows * cell_height), most_scale});
    if (scale > best.scale) best = {columns, scale};
  }
  return best;
}

}  // namespace

std::optional<Scene> box_steps(BoxKind kind, const std::vector<PaperBox>& rooms) {
  const auto room = std::ranges::find_if(
      rooms, [](const PaperBox& each) { return arranged(each).scale >= least_scale; });
  if (room == rooms.end()) return std::nullopt;
  const auto [columns, scale] = arranged(*room);
  const std::size_t rows = step_count / columns;
  Scene scene;
  scene.id = "steps";
  scene.title = english::box_steps_title;
  scene.box = scene::at_one_to_one(*room);
  const PaperVec centre = 0.5 * (room->low + room->high);
  for (std::size_t i = 0; i < step_count; ++i) {
    const double right = static_cast<double>(i % columns) - 0.5 * static_cast<double>(columns - 1);
    const double down = static_cast<double>(i / columns) - 0.5 * static_cast<double>(rows - 1);
    const PaperVec middle =
        centre + scale * PaperVec{right * cell_width * 1_mm, -down * cell_height * 1_mm};
    Step step(scene, middle + PaperVec{0_mm, 1.5 * scale * 1_mm}, scale);
    if (kind == BoxKind::lid)
      draw_lid_step(step, i);
    else
      draw_tuck_step(step, i);
    sheets::add_words(scene, "words", middle - PaperVec{0_mm, 12.5 * scale * 1_mm},
                      (kind == BoxKind::lid ? english::lid_steps : english::tuck_steps)[i],
                      scale * step_letters * 1_mm, scale * cell_width * 1_mm);
  }
  return scene;
}

}  // namespace boardwright::box
