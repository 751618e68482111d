// Parses HTML strictly, to check what was written.
#pragma once
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright::test {

/// A start tag with its attributes, and the text up to the next tag.
struct Tag {
  std::string name;
  std::map<std::string, std::string> attributes;
  std::string words;
  int depth = 0;
};

/// All start tags of a page, in order, and the errors of its markup: unclosed elements, unquoted or
/// repeated attributes, stray '<' and '&'.
struct Markup {
  std::vector<Tag> tags;
  std::vector<std::string> faults;
};
Markup read_markup(std::string_view html);

/// Elements and attributes that a page must not have, and repeated ids.
std::vector<std::string> forbidden(const Markup& markup);

/// All values of an attribute.
std::vector<std::string> values_of(const Markup& markup, const std::string& attribute);

}  // namespace boardwright::test
