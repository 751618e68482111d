// Opens PDF surfaces of Cairo and lets qpdf add what Cairo cannot: the language, the words for
// figures, elements that go on over a page's end, and an identity that depends on the contents
// alone.
#include "render/ink/pdf_file.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFWriter.hh>

#include "base/limits.h"
#include "render/ink/draw.h"
#include "render/ink/structure.h"

namespace boardwright::ink {
namespace {

/// Cairo would put the time of the day here, and the same drawing would not give the same bytes.
constexpr const char* creation_date = "2000-01-01T00:00:00Z";

/// Collects the bytes that Cairo writes.
cairo_status_t append(void* out, const unsigned char* bytes, unsigned count) {
  try {
    static_cast<std::string*>(out)->append(reinterpret_cast<const char*>(bytes), count);
    return CAIRO_STATUS_SUCCESS;
  } catch (const std::bad_alloc&) {
    return CAIRO_STATUS_NO_MEMORY;
  }
}

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

/// A drawing where it lies on a page, whose upper edge lies `top` above the lower edge of the
/// trimmed page, and its left edge `left` beside it.
void draw_layer(cairo_t* cairo, const Laid& laid, double top, double left, Fonts& fonts) {
  cairo_save(cairo);
  const auto x = [&](double mm) { return (mm + left) * points_per_mm; };
  const auto y = [&](double mm) { return (top - mm) * points_per_mm; };
  const Box& window = laid.window;
  cairo_rectangle(cairo, x(window.low.x), y(window.high.y), window.width() * points_per_mm,
                  window.height() * points_per_mm);
  cairo_clip(cairo);
  const Box& box = laid.scene->box;
  cairo_translate(cairo, x(laid.origin.x + box.low.x * laid.unit),
                  y(laid.origin.y + box.high.y * laid.unit));
  draw(cairo, *laid.scene, *laid.style, fonts, laid.unit * points_per_mm);
  cairo_restore(cairo);
}

/// The paper beyond the trimmed page, in millimetres.
double edge_of(const Page& page) { return page.bleed + page.slug; }

/// A box of a page, `inset` inside of the whole of width x height, in points.
QPDFObjectHandle box_of(double width, double height, double inset) {
  QPDFObjectHandle box = QPDFObjectHandle::newArray();
  for (const double edge : {inset, inset, width - inset, height - inset})
    box.appendItem(QPDFObjectHandle::newReal(edge, 4));
  return box;
}

/// Trimmed size and bleed, as print shops read them.
void set_boxes(QPDF& pdf, const std::vector<Page>& pages, std::size_t first) {
  const auto all = pdf.getAllPages();
  for (std::size_t i = 0; i < pages.size() && first + i < all.size(); ++i) {
    const auto [width, height] = points_of(pages[i]);
    QPDFObjectHandle page = all[first + i];
    page.replaceKey("/MediaBox", box_of(width, height, 0));
    page.replaceKey("/BleedBox", box_of(width, height, pages[i].slug * points_per_mm));
    page.replaceKey("/TrimBox", box_of(width, height, edge_of(pages[i]) * points_per_mm));
  }
}

}  // namespace

SurfaceHandle open_document(std::string& bytes, double width, double height,
                            const std::string& title, const RenderOptions& options) {
  SurfaceHandle surface(cairo_pdf_surface_create_for_stream(append, &bytes, width, height));
  set_metadata(surface.get(), title, options);
  return surface;
}

bool fits_a_page(double width, double height) {
  return width > 0 && height > 0 && width <= limits::pdf_side && height <= limits::pdf_side;
}

PaperSize points_of(const Page& page) {
  const PaperSize size{(page.width + 2 * edge_of(page)) * points_per_mm,
                       (page.height + 2 * edge_of(page)) * points_per_mm};
  if (!fits_a_page(size.width, size.height))
    throw std::runtime_error("a page is too large or too small for a PDF");
  return size;
}

void draw_layers(cairo_t* cairo, const Page& page, Fonts& fonts) {
  for (const Laid& laid : page.layers)
    draw_layer(cairo, laid, page.height + edge_of(page), edge_of(page), fonts);
}

std::string finish(const std::string& document, const Finishing& finishing,
                   const RenderOptions& options) {
  QPDF pdf;
  pdf.setSuppressWarnings(true);
  pdf.processMemoryFile("figure", document.data(), document.size());
  QPDFObjectHandle root = pdf.getRoot();
  root.replaceKey("/Lang", QPDFObjectHandle::newUnicodeString(options.language));
  QPDFObjectHandle viewing = QPDFObjectHandle::parse("<< /DisplayDocTitle true >>");
  if (finishing.true_to_size)
    viewing.replaceKey("/PrintScaling", QPDFObjectHandle::newName("/None"));
  if (finishing.true_to_size && !options.duplex.empty())
    viewing.replaceKey("/Duplex", QPDFObjectHandle::newName("/" + options.duplex));
  root.replaceKey("/ViewerPreferences", viewing);
  finish_structure(pdf, finishing.words, finishing.carries_on);
  if (finishing.pages != nullptr) set_boxes(pdf, *finishing.pages, finishing.first_page);
  QPDFWriter writer(pdf);
  writer.setOutputMemory();
  writer.setDeterministicID(true);
  writer.setStreamDataMode(qpdf_s_preserve);
  writer.setObjectStreamMode(qpdf_o_disable);
  writer.write();
  const auto bytes = writer.getBufferSharedPointer();
  return std::string(reinterpret_cast<const char*>(bytes->getBuffer()), bytes->getSize());
}

}  // namespace boardwright::ink
