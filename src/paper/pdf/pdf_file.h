// Documents as Cairo writes them, and what is added to them.
#pragma once
#include <cairo-pdf.h>

#include <string>
#include <vector>

#include "base/units.h"
#include "fonts/fonts.h"
#include "pdf/forms.h"
#include "pdf/ink.h"
#include "pdf/structure.h"

namespace boardwright::pdf {

/// The full size of a page, with bleed and slug if it has them.
struct PdfSize {
  Points width, height;
};

/// A cairo_write_func_t that appends to a std::string.
cairo_status_t append_bytes(void* out, const unsigned char* bytes, unsigned count);

/// A PDF surface that writes to a string. Sets the title, the author and a fixed date.
SurfaceHandle open_document(std::string& bytes, const PdfSize& size, const std::string& title,
                            const RenderOptions& options);

/// A document whose first page has this size, with all content in one Document tag. `draw` shows
/// every page except the last.
template <class Draw>
std::string draw_document(const std::string& title, const RenderOptions& options,
                          const PdfSize& size, Draw draw) {
  std::string bytes;
  bytes.reserve(std::size_t{1} << 16);
  const SurfaceHandle surface = open_document(bytes, size, title, options);
  const fonts::CairoHandle cairo(cairo_create(surface.get()));
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

/// The page size of a drawing. Throws std::runtime_error if it is too large for a page.
PdfSize size_of(const Scene& scene, const RenderOptions& options);

/// The size of the whole page, bleed and slug included. Throws std::runtime_error if it is too
/// large for a page.
PdfSize whole_size(const Page& page);

/// Counts what may become forms on a page.
void note_forms(cairo_t* cairo, const Page& page, Fonts& fonts, Forms& forms);

/// Draws a page's layers, untagged.
void draw_layers(cairo_t* cairo, const Page& page, Fonts& fonts, Forms* forms = nullptr);

/// What is added to a document that Cairo wrote.
struct Finishing {
  std::vector<std::string> words;  ///< alternative text of all figures, in order
  std::vector<int> continues;    ///< for each structure element the earlier one that it continues,
                                 ///< or -1; can be empty
  std::vector<FigureBox> boxes;  ///< bounding boxes of all figures, in order; can be empty
  std::vector<bool> numbered;    ///< for each element, whether it is a numbered list; can be empty
  const std::vector<Page>* pages = nullptr;  ///< pages true to size, which get their boxes
  std::size_t first_page = 0;                ///< the index in the document of the first of `pages`
  bool true_to_size = false;                 ///< asks viewers not to scale when printing
  bool accessible = false;  ///< conforms to PDF/UA-1 and, unless it is for a press, to PDF/A-2a
};

/// Adds language, alternative text and page boxes to a document, and an ID that depends only on the
/// contents.
std::string finish(const std::string& drawn, const Finishing& finishing,
                   const RenderOptions& options);

}  // namespace boardwright::pdf
