// Papers by name.
#pragma once
#include <string>
#include <string_view>

#include "base/length.h"
#include "base/limits.h"

namespace boardwright::print {

/// The longest side of a printed page.
inline constexpr Millimetres most_page = to_millimetres(limits::pdf_side);

/// A paper with the name by which it was asked for.
struct Paper {
  std::string name;
  PaperSize size;  ///< upright
};

/// "a4", or "200x300mm". Throws UsageError for an unknown one; `besides` names what else the option
/// takes, as "single".
Paper find_paper(const std::string& name, std::string_view besides = {});

}  // namespace boardwright::print
