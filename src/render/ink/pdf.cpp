// Writes the page with Cairo and lets qpdf add what Cairo cannot: the language, the words for the
// figure, and an identity that depends on the contents alone.
#include "render/ink/pdf.h"

#include <cairo-pdf.h>

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFWriter.hh>

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

void set_metadata(cairo_surface_t* surface, const Scene& scene, const RenderOptions& options) {
  const auto set = [&](cairo_pdf_metadata_t field, const std::string& words) {
    if (!words.empty()) cairo_pdf_surface_set_metadata(surface, field, words.c_str());
  };
  set(CAIRO_PDF_METADATA_TITLE, scene.title);
  set(CAIRO_PDF_METADATA_AUTHOR, options.author);
  set(CAIRO_PDF_METADATA_CREATOR, "Boardwright");
  set(CAIRO_PDF_METADATA_CREATE_DATE, creation_date);
}

/// The page as Cairo writes it, all of it tagged as one figure.
std::string draw_page(const Scene& scene, const Style& style, const RenderOptions& options,
                      Fonts& fonts) {
  const double unit = options.side_mm * points_per_mm;
  const double width = scene.box.width() * unit, height = scene.box.height() * unit;
  if (!(width > 0 && height > 0 && width <= limits::pdf_side && height <= limits::pdf_side))
    throw std::runtime_error("figure '" + scene.id + "' is too large or too small for a PDF page");
  std::string bytes;
  bytes.reserve(std::size_t{1} << 16);
  const SurfaceHandle surface(cairo_pdf_surface_create_for_stream(append, &bytes, width, height));
  set_metadata(surface.get(), scene, options);
  const CairoHandle cairo(cairo_create(surface.get()));
  cairo_tag_begin(cairo.get(), "Document", nullptr);
  cairo_tag_begin(cairo.get(), "Figure", nullptr);
  draw(cairo.get(), scene, style, fonts, unit);
  cairo_tag_end(cairo.get(), "Figure");
  cairo_tag_end(cairo.get(), "Document");
  cairo_show_page(cairo.get());
  require(cairo_status(cairo.get()));
  cairo_surface_finish(surface.get());
  require(cairo_surface_status(surface.get()));
  return bytes;
}

/// Gives every figure of the document's structure its words.
void describe_figures(QPDFObjectHandle element, const QPDFObjectHandle& words) {
  if (element.isArray()) {
    for (const QPDFObjectHandle& child : element.getArrayAsVector()) describe_figures(child, words);
    return;
  }
  if (!element.isDictionary()) return;
  if (element.getKey("/S").isNameAndEquals("/Figure")) element.replaceKey("/Alt", words);
  if (element.hasKey("/K")) describe_figures(element.getKey("/K"), words);
}

std::string finish(const std::string& page, const Scene& scene, const RenderOptions& options) {
  QPDF pdf;
  pdf.setSuppressWarnings(true);
  pdf.processMemoryFile("figure", page.data(), page.size());
  QPDFObjectHandle root = pdf.getRoot();
  root.replaceKey("/Lang", QPDFObjectHandle::newUnicodeString(options.language));
  root.replaceKey("/ViewerPreferences", QPDFObjectHandle::parse("<< /DisplayDocTitle true >>"));
  describe_figures(root.getKey("/StructTreeRoot"),
                   QPDFObjectHandle::newUnicodeString(
                       scene.description.empty() ? scene.title : scene.description));
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
  return finish(draw_page(scene, style, options, fonts), scene, options);
}

}  // namespace boardwright::ink
