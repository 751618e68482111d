// Gives Cairo the glyphs of a line, and the letters for which each of them stands.
#include "render/ink/book_line.h"

#include <pango/pangofc-font.h>

namespace boardwright::ink {
namespace {

constexpr gunichar soft_hyphen = 0xAD;

/// The glyph of the soft hyphen, so that whoever reads the text knows it for one.
struct Hyphen {
  PangoFont* font = nullptr;
  PangoGlyph glyph = 0;

  explicit Hyphen(const ShapedText& text) {
    if (text.runs.empty()) return;
    font = text.runs.back().font;
    glyph = pango_fc_font_get_glyph(PANGO_FC_FONT(font), soft_hyphen);
  }
};

void set_font(cairo_t* cairo, PangoFont* font) {
  cairo_set_scaled_font(cairo, pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font)));
}

}  // namespace

double hyphen_width(const ShapedText& text) {
  const Hyphen hyphen(text);
  if (hyphen.font == nullptr) return 0;
  PangoRectangle extent;
  pango_font_get_glyph_extents(hyphen.font, hyphen.glyph, nullptr, &extent);
  return pango_units_to_double(extent.width);
}

double draw_run(cairo_t* cairo, const ShapedText& text, const GlyphRun& run, double x,
                double baseline) {
  cairo_move_to(cairo, x, baseline);
  double left = 0, lower = 0;  // where the pen stands, on Cairo's grid
  cairo_get_current_point(cairo, &left, &lower);
  std::vector<cairo_glyph_t> glyphs;
  std::vector<cairo_text_cluster_t> clusters;
  glyphs.reserve(run.last - run.first);
  clusters.reserve(run.last - run.first);
  int pen = 0;
  for (std::size_t i = run.first; i < run.last; ++i) {
    const Glyph& glyph = text.glyphs[i];
    if (i == run.first || glyph.at != text.glyphs[i - 1].at) {
      std::size_t next = i + 1;
      while (next < run.last && text.glyphs[next].at == glyph.at) ++next;
      const std::size_t end = next < run.last ? text.glyphs[next].at : run.end;
      clusters.push_back({static_cast<int>(end - glyph.at), 0});
    }
    if (glyph.glyph != PANGO_GLYPH_EMPTY) {
      glyphs.push_back({glyph.glyph, left + pango_units_to_double(pen + glyph.x),
                        lower + pango_units_to_double(glyph.y)});
      ++clusters.back().num_glyphs;
    }
    pen += glyph.width;
  }
  set_font(cairo, run.font);
  cairo_show_text_glyphs(cairo, text.text.data() + run.begin, static_cast<int>(run.end - run.begin),
                         glyphs.data(), static_cast<int>(glyphs.size()), clusters.data(),
                         static_cast<int>(clusters.size()), {});
  return pango_units_to_double(pen);
}

void draw_hyphen(cairo_t* cairo, const ShapedText& text, double x, double baseline) {
  const Hyphen hyphen(text);
  if (hyphen.font == nullptr) return;
  const cairo_glyph_t glyph{hyphen.glyph, x, baseline};
  const cairo_text_cluster_t cluster{2, 1};
  set_font(cairo, hyphen.font);
  cairo_show_text_glyphs(cairo, "\u00ad", 2, &glyph, 1, &cluster, 1, {});
}

}  // namespace boardwright::ink
