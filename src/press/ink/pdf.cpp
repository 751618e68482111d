// Drawings as PDF, each page one figure.
#include "ink/pdf.h"

#include "ink/draw.h"
#include "ink/pdf_file.h"

namespace boardwright::ink {
namespace {

/// Tags what `draw` draws, a whole page, as one figure.
template <class Draw>
void draw_as_figure(cairo_t* cairo, Draw draw) {
  cairo_tag_begin(cairo, "Figure", nullptr);
  draw();
  cairo_tag_end(cairo, "Figure");
}

std::string draw_figure(const Scene& scene, const Style& style, const RenderOptions& options,
                        Fonts& fonts) {
  const double unit = options.side_mm * points_per_mm;
  const double width = scene.box.width() * unit, height = scene.box.height() * unit;
  if (!fits_a_page(width, height))
    throw std::runtime_error("figure '" + scene.id + "' is too large or too small for a PDF page");
  return draw_document(scene.title, options, width, height, [&](cairo_surface_t*, cairo_t* cairo) {
    draw_as_figure(cairo, [&] { draw(cairo, scene, style, fonts, unit); });
  });
}

/// Requires: there is a page.
std::string draw_pages(const std::vector<Page>& pages, const std::string& title,
                       const RenderOptions& options, Fonts& fonts) {
  const PaperSize first = points_of(pages.front());
  return draw_document(title, options, first.width, first.height,
                       [&](cairo_surface_t* surface, cairo_t* cairo) {
                         for (const Page& page : pages) {
                           if (&page != &pages.front()) {
                             const PaperSize size = points_of(page);
                             cairo_show_page(cairo);
                             cairo_pdf_surface_set_size(surface, size.width, size.height);
                           }
                           draw_as_figure(cairo, [&] { draw_layers(cairo, page, fonts); });
                         }
                       });
}

}  // namespace

std::string to_pdf(const Scene& scene, const Style& style, const RenderOptions& options,
                   Fonts& fonts) {
  return finish(draw_figure(scene, style, options, fonts),
                {{scene.description.empty() ? scene.title : scene.description}, {}}, options);
}

std::string to_pdf(const std::vector<Page>& pages, const std::string& title,
                   const RenderOptions& options, Fonts& fonts) {
  std::vector<std::string> words;
  for (const Page& page : pages) words.push_back(page.words);
  return finish(draw_pages(pages, title, options, fonts), {std::move(words), {}, &pages, 0, true},
                options);
}

}  // namespace boardwright::ink
