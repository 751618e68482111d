// Writes the form that filters and sorts a long list by script.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "page/html.h"

namespace boardwright::page {

/// A choice among the values of an attribute: "data-board" for the key "board".
struct FilterChoice {
  std::string label, key;
  std::vector<std::string> values;  ///< in display order
};

/// A sort order by an attribute, for example "data-year"; an empty key keeps the order of the page.
struct FilterOrder {
  std::string label, key;
  bool numbers = false;
};

/// Writes the form for the items below the element with this id: all elements with the attribute
/// `data-item`. It is hidden until templates/pages/filter.js shows it, so pages without scripts
/// show the whole list. `what` names the items: "games".
void write_filter(Html& html, std::string_view id, std::string_view what,
                  std::span<const FilterChoice> choices, std::span<const FilterOrder> orders);

/// The distinct values, sorted, without empty ones.
std::vector<std::string> values_of(std::vector<std::string> texts);

}  // namespace boardwright::page
