// Lays out frame, title and credits.
#include "diagram/mat.h"

#include <algorithm>

#include "scene/measures.h"

namespace boardwright::diagram {

using geometry::Vec;
using scene::Box;

namespace {

// In hundredths of the shorter side of the framed box.
constexpr double padding = 4, between_lines = 1.6, beyond_frame = 2.5;
constexpr double title_size = 7, credit_size = 2.8;
constexpr double strip_of_words = 1.7;  // relative to the font size
constexpr double widest_words = 0.9;    // relative to the width of the framed box

scene::Path framing(const char* role, const Box& box) {
  return scene::polygon(scene::role_tag(role),
                        {box.low, {box.high.x, box.low.y}, box.high, {box.low.x, box.high.y}});
}

Box grown(const Box& box, double by) { return {box.low - Vec{by, by}, box.high + Vec{by, by}}; }

/// Extends a box in width or height so that, with `border` more on every side, it has the given
/// aspect.
Box widened(Box box, double aspect, double border) {
  const double width = box.width() + 2 * border, height = box.height() + 2 * border;
  const double more_x = std::max(0.0, height * aspect - width) / 2;
  const double more_y = std::max(0.0, width / aspect - height) / 2;
  return {box.low - Vec{more_x, more_y}, box.high + Vec{more_x, more_y}};
}

/// Adds a line of words in the middle of a strip, shrunk to the width of the strip.
void add_words(scene::Group& root, const char* role, const std::string& words, double size, Vec at,
               double width) {
  if (words.empty()) return;
  const double wide = 2 * scene::half_width(words, size);
  root.children.emplace_back(scene::Text{scene::role_tag(role), at, words,
                                         size * std::min(1.0, widest_words * width / wide)});
}

}  // namespace

Box draw_mat(scene::Group& root, const Box& inside, const game::Game& game, const Mat& mat) {
  const double unit = 0.01 * std::min(inside.width(), inside.height());
  const double middle = (inside.low.x + inside.high.x) / 2;
  Box thin = grown(inside, padding * unit);
  if (mat.kind == Mat::Kind::title) {
    const double title = title_size * unit, credit = credit_size * unit;
    thin.high.y += strip_of_words * title;
    add_words(root, "mat-title", game.title, title,
              {middle, inside.high.y + padding * unit + 0.6 * title}, inside.width());
    if (!game.by.empty()) thin.low.y -= strip_of_words * credit;
    add_words(root, "mat-credit", game.by, credit,
              {middle, inside.low.y - padding * unit - 0.6 * credit}, inside.width());
  }
  const double border = (between_lines + beyond_frame) * unit;
  if (mat.aspect > 0) thin = widened(thin, mat.aspect, border);
  const Box thick = grown(thin, between_lines * unit);
  root.children.emplace_back(framing("mat thin", thin));
  root.children.emplace_back(framing("mat", thick));
  return grown(thick, beyond_frame * unit);
}

}  // namespace boardwright::diagram
