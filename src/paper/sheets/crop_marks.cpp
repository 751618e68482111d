// Draws crop marks, the ruler and the text outside a page.
#include "sheets/crop_marks.h"

#include "base/text.h"
#include "english/print_words.h"
#include "sheets/gauges.h"

namespace boardwright::sheets {

using base::Millimetres;

namespace {

constexpr Millimetres mark_gap = 1_mm,
                      mark_length = 5_mm;  // from the bleed to a mark, and its length

}  // namespace

Scene crop_marks(Millimetres width, Millimetres height, Millimetres bleed,
                 const std::string& title) {
  Scene scene;
  scene.id = "crop";
  scene.title = "Crop marks";
  const Millimetres edge = bleed + crop_slug;
  scene.box = at_one_to_one(scene::PaperBox{{-edge, -edge}, {width + edge, height + edge}});
  const Millimetres near = bleed + mark_gap, far = near + mark_length;
  for (const Millimetres y : {0_mm, height}) {
    add_line(scene, "crop", {-far, y}, {-near, y});
    add_line(scene, "crop", {width + near, y}, {width + far, y});
  }
  for (const Millimetres x : {0_mm, width}) {
    add_line(scene, "crop", {x, -far}, {x, -near});
    add_line(scene, "crop", {x, height + near}, {x, height + far});
  }
  const Millimetres room = width - 4_mm, middle = width / 2;
  add_words(scene, "words", {middle, height + bleed + 5_mm}, title, 3.2_mm, room);
  const std::string size = english::print_and_trim(width, height);
  if (room < ruler_length) {
    add_words(scene, "words", {middle, -bleed - 5_mm}, size, 3.2_mm, room);
    return scene;
  }
  add_ruler(scene, {middle - ruler_length / 2, -bleed - 5.5_mm});
  add_words(scene, "words", {middle, -bleed - 8.5_mm}, size, 3.2_mm, room);
  return scene;
}

}  // namespace boardwright::sheets
