// Traces text with Cairo, as for halos, and reads the path back.
#include "pdf/text_outlines.h"

#include <utility>

#include "scene/measures.h"

namespace boardwright::pdf {

using geometry::Vec;
using scene::Stroke;

namespace {

/// Font size in points per side of a cell. Cairo's path coordinates are exact to 1/64 of a point,
/// which is then less than 0.001 mm on any board.
constexpr double points_a_side = 1024;

using PathHandle = fonts::Handle<cairo_path_t, &cairo_path_destroy>;

class Outliner {
 public:
  Outliner(const scene::Style& style, fonts::Fonts& fonts)
      : style_(style),
        fonts_(fonts),
        surface_(cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nullptr)),
        cairo_(cairo_create(surface_.get())) {}

  void replace_in(scene::Group& group) {
    for (scene::Node& node : group.children) {
      if (auto* inner = std::get_if<scene::Group>(&node)) replace_in(*inner);
      if (auto* text = std::get_if<scene::Text>(&node)) node = outlined(std::move(*text));
    }
  }

 private:
  scene::Path outlined(scene::Text text) {
    scene::Path path;
    path.letters = true;
    if (!text.words.empty()) {
      const scene::Paint paint = style_.paint(text.tag.role);
      trace(paint, (text.size > 0 ? text.size : paint.font_size) * points_a_side, text.words);
      path.strokes = traced(text.at, scene::unit_vector(text.angle));
    }
    path.tag = std::move(text.tag);
    return path;
  }

  /// Traces a line centred on the origin, y down.
  void trace(const scene::Paint& paint, double size, const std::string& words) {
    const fonts::Line& line = fonts_.line(paint, size, words);
    cairo_new_path(cairo_.get());
    fonts::Baseline pen{-line.width / 2, size * scene::capital_height / 2};
    for (const fonts::GlyphRun& run : line.shaped.runs)
      fonts::trace_run(cairo_.get(), line.shaped, run, pen);
    fonts::require(cairo_status(cairo_.get()));
  }

  /// The traced path, moved to its place. Cairo adds a move after a closed outline; a move that
  /// nothing follows is dropped.
  std::vector<Stroke> traced(Vec at, Vec along) const {
    const PathHandle path(cairo_copy_path(cairo_.get()));
    fonts::require(path->status);
    const auto place = [&](const cairo_path_data_t& data) {
      const Vec point{data.point.x / points_a_side, -data.point.y / points_a_side};
      return at + point.x * along + point.y * Vec{-along.y, along.x};
    };
    std::vector<Stroke> strokes;
    Stroke begin;
    bool open = false;
    const auto draw = [&](const Stroke& stroke) {
      if (!std::exchange(open, true)) strokes.push_back(begin);
      strokes.push_back(stroke);
    };
    for (int i = 0; i < path->num_data; i += path->data[i].header.length) {
      const cairo_path_data_t* const data = &path->data[i];
      switch (data->header.type) {
        case CAIRO_PATH_MOVE_TO:
          begin = {Stroke::Kind::move, place(data[1])};
          open = false;
          break;
        case CAIRO_PATH_LINE_TO: draw({Stroke::Kind::line, place(data[1])}); break;
        case CAIRO_PATH_CURVE_TO:
          draw({Stroke::Kind::curve, place(data[3]), 0, place(data[1]), place(data[2])});
          break;
        case CAIRO_PATH_CLOSE_PATH:
          if (open) strokes.push_back({Stroke::Kind::close});
          break;
      }
    }
    return strokes;
  }

  const scene::Style& style_;
  fonts::Fonts& fonts_;
  fonts::SurfaceHandle surface_;
  fonts::CairoHandle cairo_;
};

}  // namespace

scene::Scene with_outlines(scene::Scene scene, const scene::Style& style, fonts::Fonts& fonts) {
  Outliner(style, fonts).replace_in(scene.root);
  return scene;
}

}  // namespace boardwright::pdf
