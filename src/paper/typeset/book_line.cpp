// Hyphens at line ends.
#include "typeset/book_line.h"

namespace boardwright::typeset {

using base::Points;

namespace {

/// The glyph of the soft hyphen, so that text extraction can remove it. 0: there is none.
hb_codepoint_t hyphen_of(const ShapedText& text) {
  constexpr hb_codepoint_t soft_hyphen = 0xAD;
  hb_codepoint_t glyph = 0;
  if (!text.runs.empty())
    hb_font_get_nominal_glyph(text.runs.back().font->shaper.get(), soft_hyphen, &glyph);
  return glyph;
}

}  // namespace

Points hyphen_width(const ShapedText& text) {
  const hb_codepoint_t glyph = hyphen_of(text);
  if (glyph == 0) return {};
  return from_pango(hb_font_get_glyph_h_advance(text.runs.back().font->shaper.get(), glyph));
}

void show_struck(cairo_t* cairo, const ShapedText& text, const fonts::GlyphRun& run,
                 fonts::Baseline& pen) {
  const Points from = from_pango(pen.along);
  cairo_save(cairo);
  cairo_set_source_rgb(cairo, 0.7, 0, 0);
  fonts::show_run(cairo, text, run, pen);
  cairo_font_extents_t font;
  cairo_scaled_font_extents(run.font->pen.get(), &font);
  const double height = 0.2 * font.height, weight = 0.06 * font.height;
  cairo_rectangle(cairo, pen.x + from.value, pen.y - height, (from_pango(pen.along) - from).value,
                  weight);
  cairo_fill(cairo);
  cairo_restore(cairo);
}

void draw_hyphen(cairo_t* cairo, const ShapedText& text, Points x, Points baseline) {
  const hb_codepoint_t hyphen = hyphen_of(text);
  if (hyphen == 0) return;
  const cairo_glyph_t glyph{hyphen, x.value, baseline.value};
  const cairo_text_cluster_t cluster{2, 1};
  cairo_set_scaled_font(cairo, text.runs.back().font->pen.get());
  cairo_show_text_glyphs(cairo, "\u00ad", 2, &glyph, 1, &cluster, 1, {});
}

}  // namespace boardwright::typeset
