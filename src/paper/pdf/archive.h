// ZIP archives in memory.
#pragma once
#include <string>
#include <vector>

#include "pdf/ink.h"

namespace boardwright::pdf {

/// A ZIP of these files in this order. All carry one fixed date. Throws std::runtime_error if it
/// cannot be written.
std::string to_zip(const std::vector<ArchiveFile>& files);

}  // namespace boardwright::pdf
