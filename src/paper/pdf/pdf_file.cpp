// Opens PDF surfaces of Cairo and adds what Cairo cannot: the language, alternative text, elements
// that continue on the next page, and an ID that depends only on the contents.
#include "pdf/pdf_file.h"

#include "base/limits.h"
#include "base/text.h"
#include "pdf/draw.h"
#include "pdf/output_intent.h"
#include "pdf/pdf_colours.h"
#include "pdf/pdf_document.h"
#include "pdf/reading.h"

namespace boardwright::pdf {

using base::Millimetres;

namespace {

/// A fixed date. Cairo would write the current time, and equal drawings would not give equal bytes.
constexpr const char* creation_date = "2000-01-01T00:00:00Z";

void set_metadata(cairo_surface_t* surface, const std::string& title,
                  const RenderOptions& options) {
  const auto set = [&](cairo_pdf_metadata_t field, const std::string& words) {
    if (!words.empty()) cairo_pdf_surface_set_metadata(surface, field, words.c_str());
  };
  set(CAIRO_PDF_METADATA_TITLE, title);
  set(CAIRO_PDF_METADATA_AUTHOR, options.author);
  set(CAIRO_PDF_METADATA_CREATOR, "Boardwright");
  set(CAIRO_PDF_METADATA_CREATE_DATE, creation_date);
}

/// Draws a layer of a page. The upper edge of the whole page is `top` above the lower edge of the
/// trimmed page, and its left edge `left` beside that page.
void draw_layer(cairo_t* cairo, const scene::Laid& laid, Millimetres top, Millimetres left,
                Fonts& fonts, Forms* forms) {
  cairo_save(cairo);
  const auto x = [&](Millimetres at) { return to_points(at + left).value; };
  const auto y = [&](Millimetres at) { return to_points(top - at).value; };
  const scene::PaperBox& window = laid.window;
  cairo_rectangle(cairo, x(window.low.x), y(window.high.y), to_points(window.width()).value,
                  to_points(window.height()).value);
  cairo_clip(cairo);
  const scene::Box& box = laid.scene->box;
  cairo_translate(cairo, x(laid.origin.x + box.low.x * laid.side),
                  y(laid.origin.y + box.high.y * laid.side));
  draw(cairo, *laid.scene, *laid.style, fonts, to_points(laid.side), forms);
  cairo_restore(cairo);
}

/// The paper around the trimmed page.
Millimetres edge_of(const Page& page) { return page.bleed + page.slug; }

/// A box of a page, `inset` inside of the whole.
PdfValue box_of(const PdfSize& whole, Points inset) {
  return pdf_box(inset.value, inset.value, (whole.width - inset).value,
                 (whole.height - inset).value, 4);
}

/// Sets media box, bleed box and trim box, for print shops.
void set_boxes(PdfDocument& document, const std::vector<Page>& pages, std::size_t first) {
  const std::vector<PdfValue>& all = document.pages();
  for (std::size_t i = 0; i < pages.size() && first + i < all.size(); ++i) {
    const PdfSize whole = whole_size(pages[i]);
    PdfValue page = all[first + i];
    page.replaceKey("/MediaBox", box_of(whole, Points(0)));
    page.replaceKey("/BleedBox", box_of(whole, to_points(pages[i].slug)));
    page.replaceKey("/TrimBox", box_of(whole, to_points(edge_of(pages[i]))));
  }
}

/// Sets the language, and how viewers show and print the document.
void set_viewing(PdfDocument& document, bool true_to_size, const RenderOptions& options) {
  PdfValue viewing = PdfValue::newDictionary();
  viewing.replaceKey("/DisplayDocTitle", PdfValue::newBool(true));
  if (true_to_size) {
    viewing.replaceKey("/PrintScaling", pdf_name("/None"));
    document.needs_version(6);
  }
  if (!options.duplex.empty()) {
    viewing.replaceKey("/Duplex", pdf_name("/" + options.duplex));
    document.needs_version(7);
  }
  document.root().replaceKey("/Lang", pdf_words(options.language));
  document.root().replaceKey("/ViewerPreferences", viewing);
}

}  // namespace

cairo_status_t append_bytes(void* out, const unsigned char* bytes, unsigned count) {
  try {
    static_cast<std::string*>(out)->append(reinterpret_cast<const char*>(bytes), count);
    return CAIRO_STATUS_SUCCESS;
  } catch (const std::bad_alloc&) {
    return CAIRO_STATUS_NO_MEMORY;
  }
}

SurfaceHandle open_document(std::string& bytes, const PdfSize& size, const std::string& title,
                            const RenderOptions& options) {
  SurfaceHandle surface(cairo_pdf_surface_create_for_stream(append_bytes, &bytes, size.width.value,
                                                            size.height.value));
  set_metadata(surface.get(), title, options);
  return surface;
}

bool fits_a_page(const PdfSize& size) {
  const auto fits = [](Points side) { return side > Points(0) && side <= base::limits::pdf_side; };
  return fits(size.width) && fits(size.height);
}

PdfSize size_of(const Scene& scene, const RenderOptions& options) {
  const Points side = to_points(options.side);
  const PdfSize size{scene.box.width() * side, scene.box.height() * side};
  if (!fits_a_page(size))
    throw std::runtime_error("figure '" + scene.id + "' is too large or too small for a page");
  return size;
}

PdfSize whole_size(const Page& page) {
  const PdfSize size{to_points(page.width + 2 * edge_of(page)),
                     to_points(page.height + 2 * edge_of(page))};
  if (!fits_a_page(size)) throw std::runtime_error("a page is too large or too small for a PDF");
  return size;
}

void note_forms(cairo_t* cairo, const Page& page, Fonts& fonts, Forms& forms) {
  for (const scene::Laid& laid : page.layers)
    note_forms(cairo, *laid.scene, *laid.style, fonts, to_points(laid.side), forms);
}

void draw_layers(cairo_t* cairo, const Page& page, Fonts& fonts, Forms* forms) {
  for (const scene::Laid& laid : page.layers)
    draw_layer(cairo, laid, page.height + edge_of(page), edge_of(page), fonts, forms);
}

std::string finish(const std::string& drawn, const Finishing& finishing,
                   const RenderOptions& options) {
  return with_documents([&] {
    PdfDocument document(drawn);
    set_viewing(document, finishing.true_to_size, options);
    const std::vector<Element> elements = finish_structure(
        document, {finishing.words, finishing.boxes, finishing.numbered, finishing.continues});
    if (finishing.pages != nullptr) set_boxes(document, *finishing.pages, finishing.first_page);
    finish_colours(document, options.press);
    if (finishing.accessible) add_accessibility(document, elements);
    if (finishing.accessible && options.press == nullptr)
      add_screen_intent(document, options.language);
    return document.to_bytes();
  });
}

}  // namespace boardwright::pdf
