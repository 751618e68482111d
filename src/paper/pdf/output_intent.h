// Output intents: the colours for which a document is made and the standards to which it conforms.
#pragma once
#include <string>

#include "pdf/ink.h"
#include "pdf/pdf_document.h"

namespace boardwright::pdf {

/// Adds an output intent for a press. With a profile, the document conforms to PDF/X-4 and says so.
/// With only the name of a printing condition, the intent states that name. With neither, there is
/// no intent. Links are removed, since PDF/X-4 forbids them on a page. `description`: of the
/// profile.
void add_press_intent(PdfDocument& document, const Press& press, const std::string& description);

/// Adds an output intent for screens, sRGB, and the claim of conformance to PDF/A-2a and PDF/UA-1.
/// `language`: of the whole text.
void add_screen_intent(PdfDocument& document, const std::string& language);

}  // namespace boardwright::pdf
