// What a document says of the colours that it is for, and of the standards that it keeps.
#pragma once
#include <string>

#include "ink/ink.h"
#include "ink/pdf_document.h"

namespace boardwright::ink {

/// An output intent for a press. With a profile the document keeps PDF/X-4 and says so; with the
/// name of a condition alone it tells that; with neither it has no intent. Links are left out,
/// which PDF/X-4 does not want on a page. `description`: of the profile.
void add_press_intent(PdfDocument& document, const Press& press, const std::string& description);

/// An output intent for screens, sRGB, and the words that the document keeps PDF/A-2a and PDF/UA-1.
/// `language`: of all words.
void add_reading_intent(PdfDocument& document, const std::string& language);

}  // namespace boardwright::ink
