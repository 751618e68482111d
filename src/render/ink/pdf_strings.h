// Strings in documents: "(words)" or "<776f726473>".
#pragma once
#include <string>
#include <string_view>

namespace boardwright::ink {

/// The bytes that a string holds. Requires: it begins and ends as strings do.
std::string bytes_of_string(std::string_view string);

/// Appends a string that holds these bytes, in letters or, where few of them are, in hexadecimal.
void append_string(std::string& out, std::string_view bytes);

/// A string for people to read: PDFDocEncoding, or UTF-16 where that has no letters for it.
std::string text_string(std::string_view utf8);

}  // namespace boardwright::ink
