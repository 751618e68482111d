// Passes glyphs to Cairo, with the characters that each of them represents.
#include "fonts/glyphs.h"

namespace boardwright::fonts {
namespace {

std::vector<cairo_glyph_t> placed(const ShapedText& text, const GlyphRun& run, Baseline& baseline) {
  std::vector<cairo_glyph_t> glyphs;
  glyphs.reserve(run.last - run.first);
  for (std::size_t i = run.first; i < run.last; ++i) {
    const Glyph& glyph = text.glyphs[i];
    if (glyph.glyph != no_glyph)
      glyphs.push_back({glyph.glyph, baseline.x + pango_units_to_double(baseline.along + glyph.x),
                        baseline.y + pango_units_to_double(glyph.y)});
    baseline.along += glyph.width;
  }
  return glyphs;
}

/// How many bytes of text and how many glyphs form each cluster.
std::vector<cairo_text_cluster_t> clusters_of(const ShapedText& text, const GlyphRun& run) {
  std::vector<cairo_text_cluster_t> clusters;
  clusters.reserve(run.last - run.first);
  for (std::size_t i = run.first; i < run.last;) {
    const std::size_t at = text.glyphs[i].at;
    cairo_text_cluster_t cluster{0, 0};
    for (; i < run.last && text.glyphs[i].at == at; ++i)
      if (text.glyphs[i].glyph != no_glyph) ++cluster.num_glyphs;
    cluster.num_bytes = static_cast<int>((i < run.last ? text.glyphs[i].at : run.end) - at);
    clusters.push_back(cluster);
  }
  return clusters;
}

}  // namespace

Baseline baseline_at(cairo_t* cairo, double x, double y) {
  Baseline baseline;
  cairo_move_to(cairo, x, y);
  cairo_get_current_point(cairo, &baseline.x, &baseline.y);
  return baseline;
}

void show_run(cairo_t* cairo, const ShapedText& text, const GlyphRun& run, Baseline& baseline) {
  const std::vector<cairo_glyph_t> glyphs = placed(text, run, baseline);
  const std::vector<cairo_text_cluster_t> clusters = clusters_of(text, run);
  cairo_set_scaled_font(cairo, run.font->pen.get());
  cairo_show_text_glyphs(cairo, text.text.data() + run.begin, static_cast<int>(run.end - run.begin),
                         glyphs.data(), static_cast<int>(glyphs.size()), clusters.data(),
                         static_cast<int>(clusters.size()), {});
}

void trace_run(cairo_t* cairo, const ShapedText& text, const GlyphRun& run, Baseline& baseline) {
  const std::vector<cairo_glyph_t> glyphs = placed(text, run, baseline);
  cairo_set_scaled_font(cairo, run.font->pen.get());
  cairo_glyph_path(cairo, glyphs.data(), static_cast<int>(glyphs.size()));
}

}  // namespace boardwright::fonts
