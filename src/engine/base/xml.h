// The characters that XML and HTML keep for themselves.
#pragma once
#include <string_view>

namespace boardwright::base {

/// The entity that must stand for a character in XML, or nothing.
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
