// Files put into one archive.
#pragma once
#include <string>
#include <vector>

#include "ink/ink.h"

namespace boardwright::ink {

/// A ZIP of these files, in their order, all of a date that never changes.
std::string to_zip(const std::vector<ArchiveFile>& files);

}  // namespace boardwright::ink
