// Several finished documents as one.
#pragma once
#include <string>
#include <vector>

#include "ink/ink.h"

namespace boardwright::ink {

/// The pages of all documents, in their order: tagged as they were, each document a part of the
/// whole, with an outline that leads to the first page of each. Nothing scales them; how a printer
/// turns pages over is left to it, as parts may differ. Links lead where they led.
/// Throws std::runtime_error if one is not of the form of ours.
std::string join(const std::vector<Part>& parts, const std::string& title,
                 const RenderOptions& options);

/// How many pages a finished document has. Throws as `join` does.
std::size_t pages_of(const std::string& document);

}  // namespace boardwright::ink
