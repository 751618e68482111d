// What each grammar is made of, so that texts can be made that are long in one way.
#pragma once
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace boardwright::fuzz {

/// An element of what a target reads, which may come again and again; `#` in it stands for the
/// number of each.
struct Element {
  std::string_view target, name;
  std::string_view head, element, tail = {};
};
std::span<const Element> elements();

/// The element as often as that takes so many bytes, between its head and its tail.
std::string grown(const Element& element, std::size_t bytes);

}  // namespace boardwright::fuzz
