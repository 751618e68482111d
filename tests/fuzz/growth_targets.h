// The elements of each grammar, for texts that repeat one element many times.
#pragma once
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace boardwright::fuzz {

/// A repeatable element of the input of a target. Each `#` in it is replaced by the number of the
/// repetition.
struct Element {
  std::string_view target, name;
  std::string_view head, element, tail = {};
};
std::span<const Element> elements();

/// Repeats the element between its head and its tail until the text has at least `bytes` bytes.
std::string grown(const Element& element, std::size_t bytes);

}  // namespace boardwright::fuzz
