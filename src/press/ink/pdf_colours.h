// The colours of a document, for screens or for a press.
#pragma once
#include <string>

#include "ink/ink.h"
#include "ink/pdf_document.h"

namespace boardwright::ink {

/// Says all colours of all pages anew, and marks what stands in no element. For a press, gives the
/// document an output intent, and leaves out links, which nobody can follow on paper. Throws
/// UsageError as Ink::print_on says.
void finish_colours(PdfDocument& document, const Press* press);

}  // namespace boardwright::ink
