// Draws outlines and texts in the paints of a style. Flips the y axis.
#include "pdf/draw.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "scene/piece_set.h"

namespace boardwright::pdf {

using fonts::Fonts;
using scene::DrawnShape, scene::Paint, scene::Path, scene::Stroke;

namespace {

/// Draws one scene.
class Pen {
 public:
  Pen(cairo_t* cairo, const scene::Scene& scene, const scene::Style& style, Fonts& fonts,
      double unit)
      : cairo_(cairo),
        corner_{scene.box.low.x, scene.box.high.y},
        style_(style),
        fonts_(fonts),
        unit_(unit) {
    cairo_set_miter_limit(cairo, 4);  // as in SVG
    update_clip();
  }

  void draw(const scene::Group& group) {
    if (group.apart) draw_together(group);
    for (const scene::Node& node : group.children)
      if (!group.apart || !std::holds_alternative<Path>(node))
        std::visit([this](const auto& item) { draw(item); }, node);
  }

 private:
  struct Point {
    double x, y;
  };

  Point at(geometry::Vec point) const {
    return {(point.x - corner_.x) * unit_, (corner_.y - point.y) * unit_};
  }

  /// Roles outlive the drawing, so they need no copies.
  const Paint& paint_of(const scene::Tag& tag) {
    const auto found = paints_.find(tag.role);
    if (found != paints_.end()) return found->second;
    return paints_.emplace(tag.role, style_.paint(tag.role)).first->second;
  }

  /// Draws the outlines of a group, all those of one paint at once, which takes half the time.
  void draw_together(const scene::Group& group) {
    std::vector<std::pair<const Paint*, std::vector<const Path*>>> batches;
    for (const scene::Node& node : group.children) {
      const auto* path = std::get_if<Path>(&node);
      if (path == nullptr) continue;
      const Paint& paint = paint_of(path->tag);
      auto batch =
          std::ranges::find_if(batches, [&](const auto& each) { return *each.first == paint; });
      if (batch == batches.end()) batch = batches.insert(batch, {&paint, {}});
      batch->second.push_back(path);
    }
    for (const auto& [paint, paths] : batches) draw(*paint, paths);
  }

  void draw(const Path& path) { draw(paint_of(path.tag), {&path}); }

  void draw(const Paint& paint, const std::vector<const Path*>& paths) {
    const bool stroked = paint.stroke && paint.stroke_width > 0;
    if (!(paint.fill || stroked)) return;
    cairo_new_path(cairo_);
    bool any = false;
    for (const Path* path : paths) {
      if (!is_shown(*path, stroked ? 4 * paint.stroke_width * unit_ : 0))
        continue;  // 4: the miter limit
      any = true;
      for (const Stroke& stroke : path->strokes) trace(stroke);
    }
    if (!any) return;
    if (paint.fill) {
      set_colour(cairo_, *paint.fill, paint.opacity);
      stroked ? cairo_fill_preserve(cairo_) : cairo_fill(cairo_);
    }
    if (stroked) stroke_with(paint);
  }

  /// The stamp is scaled as a whole: the line widths of its paint are in parts of its size.
  void draw(const scene::Stamp& stamp) {
    const Paint& paint = paint_of(stamp.tag);
    Paint line = paint, dot = paint;
    line.fill.reset();
    line.stroke = paint.detail;
    dot.fill = paint.detail;
    dot.stroke.reset();
    Paint fine = line;
    fine.stroke_width *= scene::fine_width;
    const Point middle = at(stamp.at);
    const geometry::Vec corner = std::exchange(corner_, {});
    const double unit = std::exchange(unit_, stamp.size * unit_);
    cairo_save(cairo_);
    cairo_translate(cairo_, middle.x, middle.y);
    cairo_rotate(cairo_, -stamp.angle * std::acos(-1.0) / 180);
    update_clip();
    for (const DrawnShape& shape : stamp.drawing->shapes) {
      const Path outline{{}, shape.strokes};
      switch (shape.kind) {
        case DrawnShape::Kind::body: draw(paint, {&outline}); break;
        case DrawnShape::Kind::line: draw(line, {&outline}); break;
        case DrawnShape::Kind::fine: draw(fine, {&outline}); break;
        case DrawnShape::Kind::dot: draw(dot, {&outline}); break;
      }
    }
    cairo_restore(cairo_);
    update_clip();
    corner_ = corner;
    unit_ = unit;
  }

  void draw(const scene::Text& text) {
    const Paint& paint = paint_of(text.tag);
    const bool stroked = paint.stroke && paint.stroke_width > 0;
    if (text.words.empty() || !(paint.fill || stroked)) return;
    const double size = (text.size > 0 ? text.size : paint.font_size) * unit_;
    const fonts::Line& line = fonts_.line(paint, size, text.words);
    const Point middle = at(text.at);
    const Point start = {middle.x - line.width / 2, middle.y + size * scene::capital_height / 2};
    if (text.angle == 0) return draw(paint, line, start);
    cairo_save(cairo_);
    cairo_translate(cairo_, middle.x, middle.y);
    cairo_rotate(cairo_, -text.angle * std::acos(-1.0) / 180);
    draw(paint, line, {start.x - middle.x, start.y - middle.y});
    cairo_restore(cairo_);
  }

  /// Draws a line of text from the left end of its baseline.
  void draw(const Paint& paint, const fonts::Line& line, Point start) {
    cairo_new_path(cairo_);
    const fonts::Baseline baseline = fonts::baseline_at(cairo_, start.x, start.y);
    cairo_new_path(cairo_);
    if (paint.stroke && paint.stroke_width > 0) {
      fonts::Baseline pen = baseline;
      for (const fonts::GlyphRun& run : line.shaped.runs)
        fonts::trace_run(cairo_, line.shaped, run, pen);
      cairo_move_to(cairo_, baseline.x, baseline.y);  // back to the start of the line
      stroke_with(paint);
    }
    if (!paint.fill) return;
    set_colour(cairo_, *paint.fill, paint.opacity);
    fonts::Baseline pen = baseline;
    for (const fonts::GlyphRun& run : line.shaped.runs)
      fonts::show_run(cairo_, line.shaped, run, pen);
    cairo_new_path(cairo_);
  }

  /// Stores the extents of the clip in the current coordinates.
  void update_clip() { cairo_clip_extents(cairo_, &left_, &upper_, &right_, &lower_); }

  /// Whether an outline, extended by `edge`, reaches into the clip. A board on several sheets is
  /// drawn on each of them.
  bool is_shown(const Path& path, double edge) const {
    double left = 1e300, right = -left, upper = left, lower = -left;
    for (const Stroke& stroke : path.strokes) {
      if (stroke.kind == Stroke::Kind::close) continue;
      if (stroke.kind == Stroke::Kind::curve || stroke.kind == Stroke::Kind::half_turn) return true;
      const Point to = at(stroke.to);
      left = std::min(left, to.x);
      right = std::max(right, to.x);
      upper = std::min(upper, to.y);
      lower = std::max(lower, to.y);
    }
    return left - edge <= right_ && right + edge >= left_ && upper - edge <= lower_ &&
           lower + edge >= upper_;
  }

  void trace(const Stroke& stroke) {
    const Point to = at(stroke.to);
    switch (stroke.kind) {
      case Stroke::Kind::move: return cairo_move_to(cairo_, to.x, to.y);
      case Stroke::Kind::line: return cairo_line_to(cairo_, to.x, to.y);
      case Stroke::Kind::half_turn: return half_turn(to, stroke.radius * unit_);
      case Stroke::Kind::curve: {
        const Point first = at(stroke.first), second = at(stroke.second);
        return cairo_curve_to(cairo_, first.x, first.y, second.x, second.y, to.x, to.y);
      }
      case Stroke::Kind::close: return cairo_close_path(cairo_);
    }
  }

  /// The page's y axis points down, so that angles decrease counter-clockwise.
  void half_turn(Point to, double radius) {
    Point from{};
    cairo_get_current_point(cairo_, &from.x, &from.y);
    const Point centre = {(from.x + to.x) / 2, (from.y + to.y) / 2};
    const double angle = std::atan2(from.y - centre.y, from.x - centre.x);
    cairo_arc_negative(cairo_, centre.x, centre.y, radius, angle, angle - std::acos(-1.0));
  }

  void stroke_with(const Paint& paint) {
    set_colour(cairo_, *paint.stroke, paint.opacity);
    cairo_set_line_width(cairo_, paint.stroke_width * unit_);
    cairo_set_line_cap(cairo_, paint.round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
    cairo_set_line_join(cairo_, paint.round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER);
    dashes_.clear();
    for (const double dash : paint.dashes) dashes_.push_back(dash * unit_);
    cairo_set_dash(cairo_, dashes_.data(), static_cast<int>(dashes_.size()), 0);
    cairo_stroke(cairo_);
  }

  cairo_t* cairo_;
  geometry::Vec corner_;  ///< the point of the scene at the page's origin
  const scene::Style& style_;
  Fonts& fonts_;
  double unit_;
  double left_ = 0, upper_ = 0, right_ = 0, lower_ = 0;  ///< the extents of the clip
  std::map<std::string_view, Paint> paints_;
  std::vector<double> dashes_;
};

}  // namespace

void draw(cairo_t* cairo, const scene::Scene& scene, const scene::Style& style, Fonts& fonts,
          base::Points side) {
  Pen(cairo, scene, style, fonts, side.value).draw(scene.root);
}

void begin_content(cairo_t* cairo, Fonts& fonts) {
  if (cairo_version() < CAIRO_VERSION_ENCODE(1, 17, 0)) return;
  const std::string stop = ".";
  const auto parts = fonts.parts_of(stop, {"", false, false, 6}, {});
  const fonts::ShapedText shaped = fonts.shape(stop, parts, 0, stop.size(), Fonts::Ligatures::none);
  const cairo_glyph_t glyph{shaped.glyphs.at(0).glyph, 0, 6};
  const cairo_text_cluster_t no_text{0, 1};
  set_colour(cairo, {1, 1, 1});
  cairo_set_scaled_font(cairo, shaped.runs.at(0).font->pen.get());
  cairo_show_text_glyphs(cairo, "", 0, &glyph, 1, &no_text, 1, {});
}

void set_colour(cairo_t* cairo, const scene::Colour& colour, double opacity) {
  if (opacity < 1)
    cairo_set_source_rgba(cairo, colour.red, colour.green, colour.blue, opacity);
  else
    cairo_set_source_rgb(cairo, colour.red, colour.green, colour.blue);
}

}  // namespace boardwright::pdf
