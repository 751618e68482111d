// Reads values of a PDF one after the other.
#pragma once
#include <string>
#include <string_view>

#include "ink/pdf_objects.h"

namespace boardwright::ink {

/// A place in a document. All that it reads is of the form in which Cairo writes it, or
/// std::runtime_error is thrown.
class PdfReader {
 public:
  PdfReader(std::string_view document, std::size_t at);

  std::size_t at() const { return at_; }

  /// Passes over a word if it stands here.
  bool take(std::string_view word);

  /// Passes over a word that has to stand here.
  void expect(std::string_view word);

  int integer();
  PdfValue value();

 private:
  std::string_view rest() const { return document_.substr(at_); }
  void skip_space();
  std::string_view plain_word();
  PdfValue number_or_reference();
  PdfValue dictionary();
  PdfValue array();
  std::string literal_string();
  std::string hexadecimal_string();

  std::string_view document_;
  std::size_t at_;
};

}  // namespace boardwright::ink
