// A PDF in memory: opened and written by libqpdf, changed by the other files of this room.
#pragma once
#include <libdeflate.h>

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "base/rooms.h"
#include "ink/handle.h"
#include "ink/qpdf.h"

namespace boardwright::ink {

/// A value of a PDF. Copies share it.
using PdfValue = QPDFObjectHandle;

class PdfDocument {
 public:
  /// Opens a document, whose bytes outlive this. Throws QPDFExc if it is damaged.
  explicit PdfDocument(std::string_view bytes);
  PdfDocument(const PdfDocument&) = delete;
  PdfDocument& operator=(const PdfDocument&) = delete;

  QPDF& qpdf() { return qpdf_; }
  PdfValue root() { return qpdf_.getRoot(); }

  /// The root of the structure tree; null: the document has none.
  PdfValue structure() { return root().getKey("/StructTreeRoot"); }

  /// The dictionary of title, author and dates, added if there is none.
  PdfValue information();

  const std::vector<PdfValue>& pages() { return qpdf_.getAllPages(); }

  /// A new compressed stream.
  PdfValue add_stream(std::string_view bytes);

  /// Raises the version in the first line of the file to at least 1.`minor`.
  void needs_version(int minor);

  /// Sets that version to 1.`minor`, whatever Cairo or `needs_version` asked for.
  void set_version(int minor) { minor_version_ = minor; }
  int version() const { return minor_version_; }

  /// Throws QPDFExc if libqpdf warned of anything since it was last asked.
  void refuse_warnings();

  /// The file: what can be reached from the root, with object streams and an identity that depends
  /// on the contents alone. Throws as `refuse_warnings` does.
  std::string written();

 private:
  QPDF qpdf_;
  Handle<libdeflate_compressor, &libdeflate_free_compressor> compressor_;
  int minor_version_ = 0;
};

/// Calls `use`, which opens and changes documents. What libqpdf refuses becomes a
/// std::runtime_error in the words of this room.
template <class Use>
auto with_documents(const Use& use) {
  try {
    return use();
  } catch (const QPDFExc& refused) {
    throw std::runtime_error("cannot finish a PDF: " + refused.getMessageDetail());
  }
}

PdfValue pdf_name(const std::string& name);   ///< "/Type"
PdfValue pdf_words(const std::string& utf8);  ///< a string that viewers show
PdfValue pdf_box(double left, double bottom, double right, double top, int digits);

/// The integer that a dictionary has for a key, or `otherwise`.
int integer_in(PdfValue dictionary, const std::string& key, int otherwise);

}  // namespace boardwright::ink
