// Draws outlines and texts in the paints of a style. Flips the y axis.
#include "pdf/draw.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "pdf/runs.h"
#include "scene/piece_set.h"

namespace boardwright::pdf {

using fonts::Fonts;
using scene::DrawnShape, scene::Paint, scene::Path, scene::Stroke;

namespace {

constexpr double miter_limit = 4;  // as in SVG

/// Draws one scene.
class Pen {
 public:
  /// `corner`: the point of the scene at the page's origin.
  Pen(cairo_t* cairo, geometry::Vec corner, const scene::Style& style, Fonts& fonts, double unit,
      Forms* forms)
      : cairo_(cairo), corner_(corner), style_(style), fonts_(fonts), unit_(unit), forms_(forms) {
    cairo_set_miter_limit(cairo, miter_limit);
    update_clip();
  }

  void draw(const scene::Group& group) {
    for_runs(group, [this](const auto& part) { draw(part); });
  }

  /// Counts what may become forms.
  void note(const scene::Group& group) {
    for_runs(group, [this](const auto& part) { note(part); });
  }

 private:
  struct Point {
    double x, y;
  };

  /// Draws a run as a form, or each part of it that is one, and the others in their places.
  void draw(const Run& run) {
    if (draw_as_form(run)) return;
    Run rest{{}, run.together};
    for (const scene::Node* node : run.nodes) {
      if (run.nodes.size() > 1 && draw_as_form({{node}, false})) continue;
      if (run.together)
        rest.nodes.push_back(node);
      else
        draw(*node);
    }
    if (run.together) draw_together(rest);
  }

  void draw(const scene::Node& node) {
    if (const auto* path = std::get_if<Path>(&node)) draw(*path);
    if (const auto* stamp = std::get_if<scene::Stamp>(&node)) draw(*stamp);
  }

  void note(const Run& run) {
    const auto add = [this](const Run& part) {
      if (!is_worth_a_form(part)) return;
      const RunExtent extent = extent_of(part);
      forms_->note(key_of(part, upper_left(extent)));
    };
    add(run);
    if (run.nodes.size() > 1)
      for (const scene::Node* node : run.nodes) add({{node}, false});
  }

  void note(const scene::Text& text) {
    if (!text.words.empty() && is_stroked(paint_of(text.tag))) forms_->note(halo_key(text));
  }

  /// Draws a run as a form. Returns whether it is one.
  bool draw_as_form(const Run& run) {
    if (forms_ == nullptr || !is_worth_a_form(run)) return false;
    const RunExtent extent = extent_of(run);
    const geometry::Vec corner = upper_left(extent);
    return draw_form(key_of(run, corner), at(corner), at({extent.high.x, extent.low.y}),
                     [&](cairo_t* cairo, double unit) {
                       Pen(cairo, corner, style_, fonts_, unit, nullptr).draw(run);
                     });
  }

  /// Draws the form of a key between its corners if the document has it several times. Returns
  /// whether nothing is left to be drawn. `record` draws it, with its upper left corner at the
  /// origin.
  template <class Record>
  bool draw_form(const std::string& key, Point low, Point high, const Record& record) {
    if (low.x > right_ || low.y > lower_ || high.x < left_ || high.y < upper_) return true;
    const double unit = recorded_unit(), larger = unit / unit_;
    const Form* form = forms_->find(key, larger * (high.x - low.x), larger * (high.y - low.y),
                                    [&](cairo_t* cairo) { record(cairo, unit); });
    if (form != nullptr) show(cairo_, *form, low.x, low.y, 1 / larger);
    return form != nullptr;
  }

  std::string key_of(const Run& run, geometry::Vec corner) const {
    return with_style(pdf::key_of(run, corner, recorded_unit()));
  }

  std::string with_style(std::string key) const {
    const scene::Style* const style = &style_;
    return key.append(reinterpret_cast<const char*>(&style), sizeof style);
  }

  static geometry::Vec upper_left(const RunExtent& extent) { return {extent.low.x, extent.high.y}; }

  RunExtent extent_of(const Run& run) {
    RunExtent extent;
    for (const scene::Node* node : run.nodes) {
      const auto* stamp = std::get_if<scene::Stamp>(node);
      const Paint& paint = paint_of(stamp != nullptr ? stamp->tag : std::get<Path>(*node).tag);
      const double width = miter_limit * paint.stroke_width;
      extent.add(*node, stamp != nullptr ? stamp->size * width : paint.stroke ? width : 0);
    }
    return extent;
  }

  /// The length of a side in forms. Cairo rounds their points, so no form is enlarged.
  double recorded_unit() const {
    constexpr double least = 32;  // that of most figures is less
    return std::exp2(std::ceil(std::log2(std::max(unit_, least))));
  }

  Point at(geometry::Vec point) const {
    return {(point.x - corner_.x) * unit_, (corner_.y - point.y) * unit_};
  }

  /// Roles outlive the drawing, so they need no copies.
  const Paint& paint_of(const scene::Tag& tag) {
    const auto found = paints_.find(tag.role);
    if (found != paints_.end()) return found->second;
    return paints_.emplace(tag.role, style_.paint(tag.role)).first->second;
  }

  /// Draws outlines, all those of one paint at once, which takes half the time.
  void draw_together(const Run& run) {
    std::vector<std::pair<const Paint*, std::vector<const Path*>>> batches;
    for (const scene::Node* node : run.nodes) {
      const auto& path = std::get<Path>(*node);
      const Paint& paint = paint_of(path.tag);
      auto batch =
          std::ranges::find_if(batches, [&](const auto& each) { return *each.first == paint; });
      if (batch == batches.end()) batch = batches.insert(batch, {&paint, {}});
      batch->second.push_back(&path);
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
      if (!is_shown(*path, stroked ? miter_limit * paint.stroke_width * unit_ : 0)) continue;
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
    if (text.words.empty() || !(paint.fill || is_stroked(paint))) return;
    const Point middle = at(text.at);
    if (text.angle == 0) return draw_centred(text, middle);
    cairo_save(cairo_);
    cairo_translate(cairo_, middle.x, middle.y);
    cairo_rotate(cairo_, -text.angle * std::acos(-1.0) / 180);
    update_clip();
    draw_centred(text, {0, 0});
    cairo_restore(cairo_);
    update_clip();
  }

  /// Draws a line of text, level, with its middle at a point.
  void draw_centred(const scene::Text& text, Point middle) {
    const Paint& paint = paint_of(text.tag);
    const double size = size_of(text) * unit_;
    const double width = fonts_.line(paint, size, text.words).width;
    const Point start = {middle.x - width / 2, middle.y + size * scene::capital_height / 2};
    cairo_new_path(cairo_);
    const fonts::Baseline baseline = fonts::baseline_at(cairo_, start.x, start.y);
    cairo_new_path(cairo_);
    if (is_stroked(paint) && !draw_halo_as_form(text, start, width)) draw_halo(text, baseline);
    if (!paint.fill) return;
    set_colour(cairo_, *paint.fill, paint.opacity);
    const fonts::Line& line = fonts_.line(paint, size, text.words);
    fonts::Baseline pen = baseline;
    for (const fonts::GlyphRun& run : line.shaped.runs)
      fonts::show_run(cairo_, line.shaped, run, pen);
    cairo_new_path(cairo_);
  }

  /// Draws the outlines of a text's letters, from the left end of its baseline.
  void draw_halo(const scene::Text& text, const fonts::Baseline& baseline) {
    const Paint& paint = paint_of(text.tag);
    const fonts::Line& line = fonts_.line(paint, size_of(text) * unit_, text.words);
    fonts::Baseline pen = baseline;
    for (const fonts::GlyphRun& run : line.shaped.runs)
      fonts::trace_run(cairo_, line.shaped, run, pen);
    cairo_move_to(cairo_, baseline.x, baseline.y);  // back to the start of the line
    stroke_with(paint);
  }

  /// Draws those outlines as a form. Returns whether they are one.
  bool draw_halo_as_form(const scene::Text& text, Point start, double width) {
    if (forms_ == nullptr) return false;
    // No letter reaches as far above or below its line as it is large, nor its outline further.
    const double edge = 2 * size_of(text) * unit_;
    return draw_form(halo_key(text), {start.x - edge, start.y - edge},
                     {start.x + width + edge, start.y + edge}, [&](cairo_t* cairo, double unit) {
                       const double at = edge * unit / unit_;
                       Pen(cairo, {}, style_, fonts_, unit, nullptr).draw_halo(text, {at, at});
                     });
  }

  std::string halo_key(const scene::Text& text) {
    std::string key = "halo " + text.tag.role + "\n" + text.words;
    for (const double part : {size_of(text), recorded_unit()})
      key.append(reinterpret_cast<const char*>(&part), sizeof part);
    return with_style(std::move(key));
  }

  /// In sides.
  double size_of(const scene::Text& text) {
    return text.size > 0 ? text.size : paint_of(text.tag).font_size;
  }

  static bool is_stroked(const Paint& paint) { return paint.stroke && paint.stroke_width > 0; }

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
  geometry::Vec corner_;
  const scene::Style& style_;
  Fonts& fonts_;
  double unit_;
  Forms* forms_;                                         ///< null: everything is drawn anew
  double left_ = 0, upper_ = 0, right_ = 0, lower_ = 0;  ///< the extents of the clip
  std::map<std::string_view, Paint> paints_;
  std::vector<double> dashes_;
};

}  // namespace

void draw(cairo_t* cairo, const scene::Scene& scene, const scene::Style& style, Fonts& fonts,
          base::Points side, Forms* forms) {
  Pen(cairo, {scene.box.low.x, scene.box.high.y}, style, fonts, side.value, forms).draw(scene.root);
}

void note_forms(cairo_t* cairo, const scene::Scene& scene, const scene::Style& style, Fonts& fonts,
                base::Points side, Forms& forms) {
  Pen(cairo, {}, style, fonts, side.value, &forms).note(scene.root);
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
