// A PDF in memory: opened and written by libqpdf, changed by the other files of this room.
#pragma once
#include <libdeflate.h>

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "fonts/handle.h"
#include "pdf/qpdf.h"

namespace boardwright::pdf {

using fonts::require, fonts::SurfaceHandle;

/// A PDF object. Copies share it.
using PdfValue = QPDFObjectHandle;

class PdfDocument {
 public:
  /// Opens a document; `bytes` must outlive this. Throws QPDFExc if it is damaged.
  explicit PdfDocument(std::string_view bytes);
  PdfDocument(const PdfDocument&) = delete;
  PdfDocument& operator=(const PdfDocument&) = delete;

  QPDF& qpdf() { return qpdf_; }
  PdfValue root() { return qpdf_.getRoot(); }

  /// The root of the structure tree; null: the document has none.
  PdfValue structure() { return root().getKey("/StructTreeRoot"); }

  /// The document information dictionary (title, author and dates), added if there is none.
  PdfValue information();

  const std::vector<PdfValue>& pages() { return qpdf_.getAllPages(); }

  /// A new compressed stream.
  PdfValue add_stream(std::string_view bytes);

  /// Replaces the data of a stream by compressed ones.
  void set_stream(PdfValue stream, std::string_view bytes);

  /// Raises the version in the first line of the file to at least 1.`minor`.
  void needs_version(int minor);

  /// Sets that version to 1.`minor`, whatever Cairo or `needs_version` asked for.
  void set_version(int minor) { minor_version_ = minor; }
  int version() const { return minor_version_; }

  /// Throws QPDFExc if libqpdf has warned since the last call, of anything but a form that Cairo
  /// lists twice.
  void refuse_warnings();

  /// The file: all objects that the root reaches, with object streams and an ID that depends only
  /// on the contents. Throws as `refuse_warnings` does.
  std::string to_bytes();

 private:
  QPDF qpdf_;
  fonts::Handle<libdeflate_compressor, &libdeflate_free_compressor> compressor_;
  int minor_version_ = 0;
};

/// Calls `use`, which opens and changes documents. Turns a QPDFExc into a std::runtime_error with
/// this room's wording.
template <class Use>
auto with_documents(const Use& use) {
  try {
    return use();
  } catch (const QPDFExc& refused) {
    throw std::runtime_error("cannot finish a PDF: " + refused.getMessageDetail());
  }
}

PdfValue pdf_name(const std::string& name);   ///< "/Type"
PdfValue pdf_words(const std::string& utf8);  ///< a text string, which viewers show
PdfValue pdf_box(double left, double bottom, double right, double top, int digits);

/// The integer value of a key, or `otherwise`.
int integer_in(PdfValue dictionary, const std::string& key, int otherwise);

}  // namespace boardwright::pdf
