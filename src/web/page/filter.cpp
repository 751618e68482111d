// Writes the filter form.
#include "page/filter.h"

#include <algorithm>

namespace boardwright::page {
namespace {

void write_option(Html& html, std::string_view value, std::string_view words) {
  html.element("option", {{"value", value}}, words);
}

template <class Options>
void write_select(Html& html, const std::string& id, std::string_view label, std::string_view role,
                  std::string_view key, Options options) {
  html.element("p", {}, [&] {
    html.element("label", {{"for", id}}, label);
    html.text(" ");
    html.element("select", {{"id", id}, {role, key}}, options);
  });
}

}  // namespace

void write_filter(Html& html, std::string_view id, std::string_view what,
                  std::span<const FilterChoice> choices, std::span<const FilterOrder> orders) {
  const std::string name(id), label = "Filter the " + std::string(what);
  html.element(
      "div",
      {{"class", "filter"},
       {"role", "search"},
       {"aria-label", label},
       {"hidden", ""},
       {"data-filter", id}},
      [&] {
        html.element("p", {}, [&] {
          const std::string find = name + "-find";
          html.element("label", {{"for", find}}, "Find");
          html.text(" ");
          html.empty_element("input", {{"type", "search"},
                                       {"id", find},
                                       {"data-find", ""},
                                       {"autocomplete", "off"},
                                       {"spellcheck", "false"}});
        });
        for (const FilterChoice& choice : choices) {
          if (choice.values.size() < 2) continue;
          write_select(html, name + "-" + choice.key, choice.label, "data-by", choice.key, [&] {
            write_option(html, "", "all");
            for (const std::string& value : choice.values) write_option(html, value, value);
          });
        }
        if (!orders.empty())
          write_select(html, name + "-order", "Sort by", "data-sort", "", [&] {
            for (const FilterOrder& order : orders)
              write_option(html, order.key.empty() || !order.numbers ? order.key : "#" + order.key,
                           order.label);
          });
        const std::string kinds(what);
        html.element("p", {{"class", "shown"}, {"role", "status"}, {"data-shown", kinds}}, "");
      });
}

std::vector<std::string> values_of(std::vector<std::string> texts) {
  std::erase(texts, "");
  std::ranges::sort(texts);
  texts.erase(std::unique(texts.begin(), texts.end()), texts.end());
  return texts;
}

}  // namespace boardwright::page
