// Joins several finished documents into one.
#pragma once
#include <string>
#include <vector>

#include "pdf/ink.h"

namespace boardwright::pdf {

/// Joins the pages of all documents, in order. Each document keeps its tags and becomes a Part of
/// the whole, with an outline entry for its first page. Links keep their destinations. Author,
/// language and the settings for viewing and printing are those of the first document. Claims of
/// conformance are dropped. For a press, for which all parts must be made, the whole gets an output
/// intent as each part had. `press`: null for screens and office printers.
///
/// Throws std::runtime_error if a document was not made by this program, UsageError if the press's
/// profile is not that of a four-ink press.
std::string join(const std::vector<Part>& parts, const std::string& title, const Press* press);

/// The number of pages of a finished document. Throws as `join` does.
std::size_t pages_of(const std::string& document);

}  // namespace boardwright::pdf
