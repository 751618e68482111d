// The rules of PDF/UA-1 and PDF/A-2a for fonts.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "pdf/qpdf.h"
#include "support/rooms.h"

namespace boardwright::test {

/// The codes of a font.
struct FontCodes {
  bool two_bytes = false;
  std::map<unsigned long, std::string> unicode;  ///< UTF-16 in hexadecimal digits
  std::map<unsigned long, double> widths;
};

/// The fonts of a document that have been read.
using KnownFonts = std::map<QPDFObjGen, FontCodes>;

/// The violations by the fonts of a page, and by the text that it shows in them. Each font is read
/// once.
std::vector<std::string> font_problems(QPDFObjectHandle page, KnownFonts& known);

}  // namespace boardwright::test
