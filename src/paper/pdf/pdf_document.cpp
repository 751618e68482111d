// Opens documents, compresses streams and writes files.
#include "pdf/pdf_document.h"

#include <algorithm>
#include <new>

#include "base/text.h"

namespace boardwright::pdf {
namespace {

/// The next level takes a tenth longer and saves a hundredth.
constexpr int stream_level = 6;

/// Cairo lists a form among the resources of a page as often as the page shows it, each time under
/// the name that only this form has.
bool is_form_listed_again(const QPDFExc& warning) {
  return warning.getMessageDetail().starts_with("dictionary has duplicated key /x");
}

}  // namespace

PdfDocument::PdfDocument(std::string_view bytes)
    : compressor_(libdeflate_alloc_compressor(stream_level)) {
  if (!compressor_) throw std::bad_alloc();
  qpdf_.setSuppressWarnings(true);  // refuse_warnings turns them into errors
  qpdf_.setAttemptRecovery(false);
  qpdf_.processMemoryFile("document", bytes.data(), bytes.size());
  refuse_warnings();
  minor_version_ = qpdf_.getVersionAsPDFVersion().getMinor();
  qpdf_.getTrailer().removeKey("/ID");  // the writer computes a new one
}

PdfValue PdfDocument::information() {
  PdfValue trailer = qpdf_.getTrailer();
  if (!trailer.getKey("/Info").isDictionary())
    trailer.replaceKey("/Info", qpdf_.makeIndirectObject(PdfValue::newDictionary()));
  return trailer.getKey("/Info");
}

PdfValue PdfDocument::add_stream(std::string_view bytes) {
  PdfValue stream = PdfValue::newStream(&qpdf_);
  set_stream(stream, bytes);
  return stream;
}

void PdfDocument::set_stream(PdfValue stream, std::string_view bytes) {
  std::string packed(libdeflate_zlib_compress_bound(compressor_.get(), bytes.size()), '\0');
  packed.resize(libdeflate_zlib_compress(compressor_.get(), bytes.data(), bytes.size(),
                                         packed.data(), packed.size()));
  stream.replaceStreamData(packed, pdf_name("/FlateDecode"), PdfValue::newNull());
  stream.setFilterOnWrite(false);
}

void PdfDocument::needs_version(int minor) { minor_version_ = std::max(minor_version_, minor); }

std::string PdfDocument::to_bytes() {
  QPDFWriter writer(qpdf_);
  writer.setOutputMemory();
  writer.setObjectStreamMode(qpdf_o_generate);
  writer.setNewlineBeforeEndstream(true);  // PDF/A requires it
  writer.setDeterministicID(true);
  needs_version(5);  // object streams
  writer.forcePDFVersion("1." + std::to_string(minor_version_));
  writer.write();
  refuse_warnings();
  const auto file = writer.getBufferSharedPointer();
  return {reinterpret_cast<const char*>(file->getBuffer()), file->getSize()};
}

void PdfDocument::refuse_warnings() {
  for (const QPDFExc& warning : qpdf_.getWarnings())
    if (!is_form_listed_again(warning)) throw warning;
}

PdfValue pdf_name(const std::string& name) { return PdfValue::newName(name); }

PdfValue pdf_words(const std::string& utf8) { return PdfValue::newUnicodeString(utf8); }

PdfValue pdf_box(double left, double bottom, double right, double top, int digits) {
  PdfValue box = PdfValue::newArray();
  for (const double edge : {left, bottom, right, top})
    box.appendItem(PdfValue::newReal(base::decimal(edge, digits)));
  return box;
}

int integer_in(PdfValue dictionary, const std::string& key, int otherwise) {
  PdfValue value = dictionary.getKey(key);
  return value.isInteger() ? value.getIntValueAsInt() : otherwise;
}

}  // namespace boardwright::pdf
