// Documents as Cairo writes them, and what is added to them.
#pragma once
#include <cairo-pdf.h>

#include <string>
#include <vector>

#include "base/units.h"
#include "ink/fonts.h"
#include "ink/ink.h"
#include "ink/structure.h"

namespace boardwright::ink {

/// The sides of a page of a document.
struct PdfSize {
  Points width, height;
};

/// Collects the bytes that Cairo writes in a std::string.
cairo_status_t append_bytes(void* out, const unsigned char* bytes, unsigned count);

/// A PDF surface that writes to a string. Sets the title, the author and a date that never changes.
SurfaceHandle open_document(std::string& bytes, const PdfSize& size, const std::string& title,
                            const RenderOptions& options);

/// A document with a first page of this size, all of it in one tag. `draw` shows all
/// pages but the last.
template <class Draw>
std::string draw_document(const std::string& title, const RenderOptions& options,
                          const PdfSize& size, Draw draw) {
  std::string bytes;
  bytes.reserve(std::size_t{1} << 16);
  const SurfaceHandle surface = open_document(bytes, size, title, options);
  const CairoHandle cairo(cairo_create(surface.get()));
  cairo_tag_begin(cairo.get(), "Document", nullptr);
  draw(surface.get(), cairo.get());
  cairo_tag_end(cairo.get(), "Document");
  cairo_show_page(cairo.get());
  require(cairo_status(cairo.get()));
  cairo_surface_finish(surface.get());
  require(cairo_surface_status(surface.get()));
  return bytes;
}

bool fits_a_page(const PdfSize& size);

/// The sides of a drawing. Throws std::runtime_error if no page is so large.
PdfSize size_of(const Scene& scene, const RenderOptions& options);

/// The sides of the whole page, bleed and slug included. Throws std::runtime_error if no page is so
/// large.
PdfSize whole_size(const Page& page);

/// Draws a page's layers, untagged.
void draw_layers(cairo_t* cairo, const Page& page, Fonts& fonts);

/// What Cairo leaves to be done.
struct Finishing {
  std::vector<std::string> words;  ///< of all figures, in their order
  std::vector<int> carries_on;     ///< for each element of the structure the earlier one of which
                                   ///< it is a part, or -1; may be empty
  std::vector<FigureBox> boxes;    ///< of all figures, in their order; may be empty
  std::vector<bool> numbered;      ///< for each element, whether it is a list with numbers; may be
                                   ///< empty
  const std::vector<Page>* pages = nullptr;  ///< true to size: they get their boxes
  std::size_t first_page = 0;                ///< of the document's, that these are
  bool true_to_size = false;                 ///< asks viewers not to scale
  bool for_readers = false;  ///< keeps PDF/UA-1 and, unless it is for a press, PDF/A-2a
};

/// Gives a document its language, its words for figures, its boxes, and an identity that depends
/// on the contents alone.
std::string finish(const std::string& drawn, const Finishing& finishing,
                   const RenderOptions& options);

}  // namespace boardwright::ink
