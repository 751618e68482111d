// Strings of a PDF, as they stand between its brackets.
#pragma once
#include <string>
#include <string_view>

#include "base/rooms.h"

namespace boardwright::ink {

/// Appends bytes as a string of a PDF, brackets and all: "(Lotus-39)", or in hexadecimal digits
/// unless all are printable ASCII.
void append_pdf_string(std::string& out, std::string_view bytes);

/// A name with its slash; what cannot stand in one is in hexadecimal digits: "/Cut#20line".
std::string pdf_name(std::string_view bytes);

/// The bytes of words that viewers show: ASCII, or else UTF-16. Requires: UTF-8.
std::string pdf_words(std::string_view utf8);

/// The UTF-8 of which such bytes were made.
std::string words_of_pdf(std::string_view bytes);

}  // namespace boardwright::ink
