// Draws crop marks, a ruler and the words beyond a page.
#include "print/crop_marks.h"

#include "base/text.h"
#include "print/gauges.h"

namespace boardwright::print {
namespace {

constexpr double mark_gap = 1, mark_length = 5;  // from the bleed to a mark, and its length

}  // namespace

Scene crop_marks(double width, double height, double bleed, const std::string& title) {
  Scene scene;
  scene.id = "crop";
  scene.title = "Crop marks";
  const double edge = bleed + crop_slug;
  scene.box = {{-edge, -edge}, {width + edge, height + edge}};
  const double near = bleed + mark_gap, far = near + mark_length;
  for (const double y : {0.0, height}) {
    add_line(scene, "crop", {-far, y}, {-near, y});
    add_line(scene, "crop", {width + near, y}, {width + far, y});
  }
  for (const double x : {0.0, width}) {
    add_line(scene, "crop", {x, -far}, {x, -near});
    add_line(scene, "crop", {x, height + near}, {x, height + far});
  }
  const double room = width - 4, middle = width / 2;
  add_words(scene, "words", {middle, height + bleed + 5}, title, 3.2, room);
  const std::string size = "print at 100 %, no scaling; trim to " + decimal(width, 2) + " x " +
                           decimal(height, 2) + " mm";
  if (room < ruler_length) {
    add_words(scene, "words", {middle, -bleed - 5}, size, 3.2, room);
    return scene;
  }
  add_ruler(scene, {middle - ruler_length / 2, -bleed - 5.5});
  add_words(scene, "words", {middle, -bleed - 8.5}, size, 3.2, room);
  return scene;
}

}  // namespace boardwright::print
