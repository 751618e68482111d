// Writes the form by which a long list is filtered and sorted, where scripts run.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "document/html.h"

namespace boardwright::document {

/// A choice among values of an attribute: "data-board" of the key "board".
struct FilterChoice {
  std::string label, key;
  std::vector<std::string> values;  ///< in the order in which they are offered
};

/// An order of the items by an attribute, "data-year"; by none: the page's own.
struct FilterOrder {
  std::string label, key;
  bool numbers = false;
};

/// Writes the form for all items, elements with the attribute `data-item`, below the element of an
/// id. It is hidden until templates/pages/filter.js shows it, so that without script all is there.
/// `what` are the items: "games".
void write_filter(Html& html, std::string_view id, std::string_view what,
                  std::span<const FilterChoice> choices, std::span<const FilterOrder> orders);

/// The values of some texts, each once, sorted; empty ones left out.
std::vector<std::string> values_of(std::vector<std::string> texts);

}  // namespace boardwright::document
