// Interactive Diagrams in saved web pages.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace boardwright::interactive_diagram {

/// Whether a text is a page with an element of the class of diagrams.
bool has_diagram_element(std::string_view text);

/// For each such element the page with blanks in place of all but its text, so that lines and
/// columns stay the same.
std::vector<std::string> diagram_elements(std::string_view text);

}  // namespace boardwright::interactive_diagram
