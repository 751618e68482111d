// Drawings as PDF; each page is one figure.
#include "pdf/pdf.h"

#include "pdf/draw.h"
#include "pdf/pdf_file.h"

namespace boardwright::pdf {
namespace {

/// Tags what `draw` draws, a whole page, as one figure.
template <class Draw>
void draw_as_figure(cairo_t* cairo, Fonts& fonts, Draw draw) {
  cairo_tag_begin(cairo, "Figure", nullptr);
  begin_content(cairo, fonts);
  draw();
  cairo_tag_end(cairo, "Figure");
}

std::string draw_figure(const Scene& scene, const Style& style, const RenderOptions& options,
                        Fonts& fonts) {
  const PdfSize size = size_of(scene, options);
  return draw_document(scene.title, options, size, [&](cairo_surface_t*, cairo_t* cairo) {
    draw_as_figure(cairo, fonts,
                   [&] { draw(cairo, scene, style, fonts, to_points(options.side)); });
  });
}

/// Requires: at least one page.
std::string draw_pages(const std::vector<Page>& pages, const std::string& title,
                       const RenderOptions& options, Fonts& fonts) {
  return draw_document(
      title, options, whole_size(pages.front()), [&](cairo_surface_t* surface, cairo_t* cairo) {
        Forms forms;
        for (const Page& page : pages) note_forms(cairo, page, fonts, forms);
        for (const Page& page : pages) {
          if (&page != &pages.front()) {
            const PdfSize size = whole_size(page);
            cairo_show_page(cairo);
            cairo_pdf_surface_set_size(surface, size.width.value, size.height.value);
          }
          draw_as_figure(cairo, fonts, [&] { draw_layers(cairo, page, fonts, &forms); });
        }
      });
}

}  // namespace

std::string to_pdf(const Scene& scene, const Style& style, const RenderOptions& options,
                   Fonts& fonts) {
  Finishing finishing;
  finishing.words = {scene.description.empty() ? scene.title : scene.description};
  return finish(draw_figure(scene, style, options, fonts), finishing, options);
}

std::string to_pdf(const std::vector<Page>& pages, const std::string& title,
                   const RenderOptions& options, Fonts& fonts) {
  Finishing finishing;
  for (const Page& page : pages) finishing.words.push_back(page.words);
  finishing.pages = &pages;
  finishing.true_to_size = true;
  return finish(draw_pages(pages, title, options, fonts), finishing, options);
}

}  // namespace boardwright::pdf
