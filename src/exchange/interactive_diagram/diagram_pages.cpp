// Takes the texts of Interactive Diagrams out of saved web pages.
#include "interactive_diagram/diagram_pages.h"

#include <algorithm>

#include "base/limits.h"
#include "base/text.h"

namespace boardwright::interactive_diagram {

namespace {

constexpr std::string_view diagram_class = "idiagram";

/// Entities of the characters that a diagram needs.
constexpr base::Word<char> entities[] = {{"&amp;", '&'},  {"&lt;", '<'},   {"&gt;", '>'},
                                         {"&quot;", '"'}, {"&#39;", '\''}, {"&apos;", '\''},
                                         {"&nbsp;", ' '}, {"&#160;", ' '}};

/// The end of a tag, after its `>`, or before the next tag.
std::size_t end_of_tag(std::string_view text, std::size_t at) {
  const std::size_t end = text.find_first_of("<>", at + 1);
  return end == text.npos ? text.size() : end + (text[end] == '>' ? 1 : 0);
}

/// "div" of "<div class=...>" and of "</div>".
std::string_view name_of_tag(std::string_view tag) {
  tag.remove_prefix(std::min<std::size_t>(tag.size(), tag.starts_with("</") ? 2 : 1));
  std::size_t length = 0;
  while (length < tag.size() && base::is_letter(tag[length])) ++length;
  return tag.substr(0, length);
}

/// The next tag of the class of diagrams; npos if there is none.
std::size_t find_element(std::string_view text, std::size_t at) {
  for (at = text.find('<', at); at != text.npos; at = text.find('<', at + 1)) {
    const std::string_view tag = text.substr(at, end_of_tag(text, at) - at);
    const std::size_t attribute = tag.find("class=");
    if (attribute == tag.npos || name_of_tag(tag).empty()) continue;
    std::string_view value = tag.substr(attribute + 6);
    if (!value.empty() && (value[0] == '"' || value[0] == '\''))
      value = value.substr(1, value.find(value[0], 1) - 1);
    else
      value = value.substr(0, value.find_first_of(" \t\r\n>"));
    for (const std::string_view each : base::words(value))
      if (each == diagram_class) return at;
  }
  return text.npos;
}

/// Where the element that begins at a tag ends.
std::size_t end_of_element(std::string_view text, std::size_t at) {
  const std::string name(name_of_tag(text.substr(at, end_of_tag(text, at) - at)));
  int depth = 0;
  for (; at != text.npos; at = text.find('<', at + 1)) {
    const std::string_view tag = text.substr(at, end_of_tag(text, at) - at);
    if (base::lower_case(name_of_tag(tag)) != base::lower_case(name)) continue;
    depth += tag.starts_with("</") ? -1 : 1;
    if (depth == 0) return at;
  }
  return text.size();
}

/// Copies a part of a page without its tags, and with its entities as characters.
void copy_words(std::string_view text, std::size_t from, std::size_t to, std::string& page) {
  for (std::size_t at = from; at < to;) {
    if (text[at] == '<') {
      at = std::min(to, end_of_tag(text, at));
      continue;
    }
    std::size_t length = 1;
    page[at] = text[at];
    for (const auto& [word, character] : entities)
      if (text.substr(at).starts_with(word)) {
        page[at] = character;
        length = word.size();
      }
    at += length;
  }
}

}  // namespace

bool has_diagram_element(std::string_view text) {
  return text.find(diagram_class) != text.npos && find_element(text, 0) != text.npos;
}

std::vector<std::string> diagram_elements(std::string_view text) {
  std::string blank(text);
  for (char& each : blank)
    if (each != '\n') each = ' ';
  std::vector<std::string> found;
  for (std::size_t at = find_element(text, 0); at != text.npos;) {
    const std::size_t end = end_of_element(text, at);
    found.push_back(blank);
    copy_words(text, end_of_tag(text, at), end, found.back());
    if (found.size() == base::limits::boards) break;
    at = find_element(text, end);
  }
  return found;
}

}  // namespace boardwright::interactive_diagram
