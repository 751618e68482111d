// Several finished documents as one.
#pragma once
#include <string>
#include <vector>

#include "ink/ink.h"

namespace boardwright::ink {

/// The pages of all documents, in their order: tagged as they were, each document a part of the
/// whole, with an outline that leads to the first page of each. Links lead where they led. Author,
/// language and how viewers show and print pages are those of the first; what a document claims to
/// keep is claimed no more; for a press, for which all parts are, the whole has an output intent as
/// each had. Throws std::runtime_error if one is not of the form of ours, UsageError if the press's
/// profile is none of a press with four inks. `press`: null for screens and office printers.
std::string join(const std::vector<Part>& parts, const std::string& title, const Press* press);

/// How many pages a finished document has. Throws as `join` does.
std::size_t pages_of(const std::string& document);

}  // namespace boardwright::ink
