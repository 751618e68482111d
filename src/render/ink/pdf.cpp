// Writes the page with Cairo and lets qpdf add what Cairo cannot: the language, the words for the
// figure, and an identity that depends on the contents alone.
#include "render/ink/pdf.h"

#include <cairo-pdf.h>

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFWriter.hh>

#include "base/length.h"
#include "base/limits.h"
#include "render/ink/draw.h"

namespace boardwright::ink {
namespace {

constexpr double points_per_mm = 72 / 25.4;

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

/// Tags what `draw` draws, a whole page, as one figure.
template <class Draw>
void draw_as_figure(cairo_t* cairo, Draw draw) {
  cairo_tag_begin(cairo, "Figure", nullptr);
  draw();
  cairo_tag_end(cairo, "Figure");
}

/// A document as Cairo writes it, with a first page of this size in points. `draw` shows all pages
/// but the last.
template <class Draw>
std::string draw_document(const std::string& title, const RenderOptions& options, double width,
                          double height, Draw draw) {
  std::string bytes;
  bytes.reserve(std::size_t{1} << 16);
  const SurfaceHandle surface(cairo_pdf_surface_create_for_stream(append, &bytes, width, height));
  set_metadata(surface.get(), title, options);
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

bool fits_a_page(double width, double height) {
  return width > 0 && height > 0 && width <= limits::pdf_side && height <= limits::pdf_side;
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

/// The sides of the whole page, bleed and slug included, in points.
PaperSize points_of(const Page& page) {
  const PaperSize size{(page.width + 2 * edge_of(page)) * points_per_mm,
                       (page.height + 2 * edge_of(page)) * points_per_mm};
  if (!fits_a_page(size.width, size.height))
    throw std::runtime_error("a page is too large or too small for a PDF");
  return size;
}

/// Requires: there is a page.
std::string draw_pages(const std::vector<Page>& pages, const std::string& title,
                       const RenderOptions& options, Fonts& fonts) {
  const PaperSize first = points_of(pages.front());
  return draw_document(
      title, options, first.width, first.height, [&](cairo_surface_t* surface, cairo_t* cairo) {
        for (const Page& page : pages) {
          if (&page != &pages.front()) {
            const PaperSize size = points_of(page);
            cairo_show_page(cairo);
            cairo_pdf_surface_set_size(surface, size.width, size.height);
          }
          draw_as_figure(cairo, [&] {
            for (const Laid& laid : page.layers)
              draw_layer(cairo, laid, page.height + edge_of(page), edge_of(page), fonts);
          });
        }
      });
}

/// Gives every figure of the document's structure its words, in their order.
class FigureWords {
 public:
  explicit FigureWords(std::vector<std::string> words) : words_(std::move(words)) {}

  void describe(QPDFObjectHandle element) {
    if (element.isArray()) {
      for (const QPDFObjectHandle& child : element.getArrayAsVector()) describe(child);
      return;
    }
    if (!element.isDictionary()) return;
    if (element.getKey("/S").isNameAndEquals("/Figure") && next_ < words_.size())
      element.replaceKey("/Alt", QPDFObjectHandle::newUnicodeString(words_[next_++]));
    if (element.hasKey("/K")) describe(element.getKey("/K"));
  }

 private:
  std::vector<std::string> words_;
  std::size_t next_ = 0;
};

/// A box of a page, `inset` inside of the whole of width x height, in points.
QPDFObjectHandle box_of(double width, double height, double inset) {
  QPDFObjectHandle box = QPDFObjectHandle::newArray();
  for (const double edge : {inset, inset, width - inset, height - inset})
    box.appendItem(QPDFObjectHandle::newReal(edge, 4));
  return box;
}

/// Trimmed size and bleed, as print shops read them.
void set_boxes(QPDF& pdf, const std::vector<Page>& pages) {
  const auto all = pdf.getAllPages();
  for (std::size_t i = 0; i < pages.size() && i < all.size(); ++i) {
    const auto [width, height] = points_of(pages[i]);
    QPDFObjectHandle page = all[i];
    page.replaceKey("/MediaBox", box_of(width, height, 0));
    page.replaceKey("/BleedBox", box_of(width, height, pages[i].slug * points_per_mm));
    page.replaceKey("/TrimBox", box_of(width, height, edge_of(pages[i]) * points_per_mm));
  }
}

std::string finish(const std::string& document, std::vector<std::string> words,
                   const std::vector<Page>& pages, const RenderOptions& options) {
  QPDF pdf;
  pdf.setSuppressWarnings(true);
  pdf.processMemoryFile("figure", document.data(), document.size());
  QPDFObjectHandle root = pdf.getRoot();
  root.replaceKey("/Lang", QPDFObjectHandle::newUnicodeString(options.language));
  root.replaceKey(
      "/ViewerPreferences",
      QPDFObjectHandle::parse(pages.empty() ? "<< /DisplayDocTitle true >>"
                                            : "<< /DisplayDocTitle true /PrintScaling /None >>"));
  FigureWords(std::move(words)).describe(root.getKey("/StructTreeRoot"));
  set_boxes(pdf, pages);
  QPDFWriter writer(pdf);
  writer.setOutputMemory();
  writer.setDeterministicID(true);
  writer.setStreamDataMode(qpdf_s_preserve);
  writer.setObjectStreamMode(qpdf_o_disable);
  writer.write();
  const auto bytes = writer.getBufferSharedPointer();
  return std::string(reinterpret_cast<const char*>(bytes->getBuffer()), bytes->getSize());
}

}  // namespace

std::string to_pdf(const Scene& scene, const Style& style, const RenderOptions& options,
                   Fonts& fonts) {
  return finish(draw_figure(scene, style, options, fonts),
                {scene.description.empty() ? scene.title : scene.description}, {}, options);
}

std::string to_pdf(const std::vector<Page>& pages, const std::string& title,
                   const RenderOptions& options, Fonts& fonts) {
  std::vector<std::string> words;
  for (const Page& page : pages) words.push_back(page.words);
  return finish(draw_pages(pages, title, options, fonts), std::move(words), pages, options);
}

}  // namespace boardwright::ink
