// The characters that are reserved in XML and HTML.
#pragma once
#include <string_view>

namespace boardwright::base {

/// The entity that replaces a character in XML, or nothing.
constexpr std::string_view entity(char c) {
  switch (c) {
    case '&': return "&amp;";
    case '<': return "&lt;";
    case '>': return "&gt;";
    case '"': return "&quot;";
    case '\'': return "&#39;";
    default: return {};
  }
}

}  // namespace boardwright::base
