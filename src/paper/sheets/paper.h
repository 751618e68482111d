// Paper formats by name.
#pragma once
#include <string>
#include <string_view>

#include "base/length.h"
#include "base/limits.h"

namespace boardwright::sheets {

using base::operator""_mm, base::PaperSize;

/// The longest side of a printed page.
inline constexpr base::Millimetres most_page = base::to_millimetres(base::limits::pdf_side);

/// A paper format, with the name as it was requested.
struct Paper {
  std::string name;
  PaperSize size;  ///< upright
};

/// Finds a paper by name or by size: "a4" or "200x300mm". Throws UsageError for an unknown one.
/// `other_choice`: a further value that the option accepts, such as "single"; for the hint.
Paper find_paper(const std::string& name, std::string_view other_choice = {});

}  // namespace boardwright::sheets
