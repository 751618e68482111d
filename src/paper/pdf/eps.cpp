// Writes PostScript with Cairo and removes the time of day from it.
#include "pdf/eps.h"

#include <cairo-ps.h>

#include "pdf/draw.h"
#include "pdf/pdf_file.h"

namespace boardwright::pdf {
namespace {

/// Removes Cairo's comment with the time of day, if there is one.
void drop_date(std::string& document) {
  const std::size_t begin = document.find("%%CreationDate:");
  if (begin == document.npos || begin > document.find("%%EndComments")) return;
  document.erase(begin, document.find('\n', begin) + 1 - begin);
}

}  // namespace

std::string to_eps(const Scene& scene, const Style& style, const RenderOptions& options,
                   Fonts& fonts) {
  const PdfSize size = size_of(scene, options);
  std::string document;
  const SurfaceHandle surface(cairo_ps_surface_create_for_stream(
      append_bytes, &document, size.width.value, size.height.value));
  cairo_ps_surface_set_eps(surface.get(), 1);
  const fonts::CairoHandle cairo(cairo_create(surface.get()));
  draw(cairo.get(), scene, style, fonts, to_points(options.side));
  cairo_show_page(cairo.get());
  require(cairo_status(cairo.get()));
  cairo_surface_finish(surface.get());
  require(cairo_surface_status(surface.get()));
  drop_date(document);
  return document;
}

}  // namespace boardwright::pdf
