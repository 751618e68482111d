// Finds the paint of a role, and writes the rules as CSS.
#include "scene/style.h"

#include <algorithm>
#include <iterator>

#include "base/hash.h"
#include "base/text.h"
#include "scene/style_properties.h"

namespace boardwright::scene {
namespace {

const std::span<const Property> property_table = style_properties();

/// CSS properties only: a hatching is drawn as lines.
const std::uint32_t all_properties = property_bit("hatch") - 1;
const std::uint32_t size_property = property_bit("size");
const std::uint32_t path_properties = property_bit("font") - 1;
const std::uint32_t text_properties = property_bit("detail") - 1;
const std::uint32_t stamp_properties = path_properties | property_bit("detail");

bool sets(const Style::Rule& rule, std::size_t property) {
  return (rule.given >> property & 1u) != 0;
}

/// Writes a rule with the selected properties (bits of `which`).
void write_rule(Css& css, const std::string& selector, const Style::Rule& rule,
                std::uint32_t which) {
  if ((rule.given & which) == 0) return;
  css.out.append(selector).append("{");
  for (std::size_t i = 0; i < property_table.size(); ++i)
    if (sets(rule, i) && (which >> i & 1u) != 0)
      property_table[i].write(css, rule.light, rule.dark);
  css.out.back() = '}';
  css.out += '\n';
}

/// Writes a rule for elements that match a selector.
///
/// A text with its own size has a font-size attribute, which CSS would override. On pages, the size
/// therefore applies only to elements without that attribute.
void write_rule(Css& css, const std::string& selector, const Style::Rule& rule) {
  if (!css.page) return write_rule(css, selector, rule, all_properties);
  write_rule(css, selector, rule, all_properties & ~size_property);
  write_rule(css, selector + ":not([font-size])", rule, size_property);
}

std::string selector_of(const Style::Rule& rule) {
  std::string selector;
  for (const std::string& word : rule.words) selector.append(".").append(word);
  return selector;
}

/// Default properties of all paths and texts. `inside` is empty or ends in a blank.
void write_defaults(Css& css, const std::string& inside) {
  const Style::Rule fresh{{}, {}, {}, text_properties};
  write_rule(css, inside + "path", fresh, path_properties);
  write_rule(css, inside + "text", fresh);
  css.out.append(inside).append("text{text-anchor:middle;paint-order:stroke}\n");
}

/// Whether a rule applies to a role with these words.
bool applies(const Style::Rule& rule, const std::vector<std::string_view>& role) {
  return std::ranges::all_of(rule.words, [&](const std::string& word) {
    return std::ranges::find(role, word) != role.end();
  });
}

}  // namespace

Style::Style(std::vector<Rule> rules, Colour sheet, Colour dark_sheet, bool painted)
    : rules_(std::move(rules)), sheet_(sheet), dark_sheet_(dark_sheet), painted_(painted) {
  std::ranges::stable_sort(
      rules_, [](const Rule& a, const Rule& b) { return a.words.size() < b.words.size(); });
  Css css;
  css.out = ".sheet{fill:" + to_hex(sheet_) + "}\n";
  write_defaults(css, "");
  css_ = css.out;
  css_rules_.push_back(std::move(css.out));
  for (const Rule& rule : rules_) {
    css.out.clear();
    write_rule(css, selector_of(rule), rule);
    if (!rule.rare) css_ += css.out;
    css_rules_.push_back(std::move(css.out));
  }
  for (const Rule& rule : rules_)
    if (rule.rare)
      std::ranges::copy_if(rule.words, std::back_inserter(rare_words_),
                           [&](const std::string& word) { return is_only_rare(word); });
  std::ranges::sort(rare_words_);
  std::string rest = painted_ ? "painted" : "";
  for (const Rule& rule : rules_)
    if (rule.light.hatch_apart > 0)
      rest += selector_of(rule) + decimal(rule.light.hatch_angle) + decimal(rule.light.hatch_apart);
  hash_ =
      base::content_hash(css_, base::content_hash(page_css(".board"), base::content_hash(rest)));
}

bool Style::is_only_rare(std::string_view word) const {
  return std::ranges::none_of(rules_, [&](const Rule& rule) {
    return !rule.rare && std::ranges::find(rule.words, word) != rule.words.end();
  });
}

std::string Style::css(std::span<const std::string_view> roles) const {
  std::vector<std::vector<std::string_view>> given;  // roles with a rare word
  for (const std::string_view role : roles)
    for (std::size_t at = 0; at < role.size();) {
      const std::size_t end = std::min(role.find(' ', at), role.size());
      if (std::ranges::binary_search(rare_words_, role.substr(at, end - at))) {
        given.push_back(base::words(role));
        break;
      }
      at = end + 1;
    }
  if (given.empty()) return css_;
  const auto is_used = [&](const Rule& rule) {
    return std::ranges::any_of(given, [&](const auto& role) { return applies(rule, role); });
  };
  std::string css = css_rules_.front();
  for (std::size_t i = 0; i < rules_.size(); ++i)
    if (!rules_[i].rare || is_used(rules_[i])) css += css_rules_[i + 1];
  return css;
}

Paint Style::paint(std::string_view role, Surroundings surroundings) const {
  const std::vector<std::string_view> given = base::words(role);
  Paint paint;
  for (const Rule& rule : rules_) {
    if (!applies(rule, given)) continue;
    const Paint& source = surroundings == Surroundings::dark ? rule.dark : rule.light;
    for (std::size_t i = 0; i < property_table.size(); ++i)
      if (sets(rule, i)) property_table[i].copy(paint, source);
  }
  return paint;
}

bool Style::knows(std::string_view word) const {
  return std::ranges::any_of(rules_, [&](const Rule& rule) {
    return std::ranges::find(rule.words, word) != rule.words.end();
  });
}

std::string Style::stamp_css(std::string_view scope) {
  constexpr std::string_view inherit_all =
      "fill-opacity:inherit;stroke-width:inherit;stroke-opacity:inherit;stroke-linecap:inherit;"
      "stroke-linejoin:inherit;stroke-dasharray:inherit}\n";
  const std::string inside = scope.empty() ? "" : std::string(scope) + " ";
  Css css;
  write_rule(css, inside + "use", {{}, {}, {}, all_properties}, stamp_properties);
  for (const std::string_view shape :
       {".stamp-body{fill:inherit;stroke:inherit;", ".stamp-line{fill:none;stroke:currentColor;",
        ".stamp-dot{fill:currentColor;stroke:none;"})
    css.out.append(shape).append(inherit_all);
  return css.out;
}

Colour Style::sheet(Surroundings surroundings) const {
  return surroundings == Surroundings::dark ? dark_sheet_ : sheet_;
}

Style::ThemedCss Style::themed_css(std::string_view scope) const {
  const std::string inside = scope.empty() ? "" : std::string(scope) + " ";
  Css css;
  css.page = true;
  write_defaults(css, inside);
  css.out += stamp_css(scope);
  for (const Rule& rule : rules_) write_rule(css, inside + selector_of(rule), rule);

  std::string light = "--sheet:" + to_hex(sheet_);
  std::string dark = "--sheet:" + to_hex(dark_sheet_);
  for (std::size_t i = 0; i < css.themed.size(); ++i) {
    const std::string name = ";--ink-" + std::to_string(i) + ":";
    light += name + css.themed[i].first;
    dark += name + css.themed[i].second;
  }
  return {std::move(light), std::move(dark), std::move(css.out)};
}

std::string Style::page_css(std::string_view scope, std::string_view also) const {
  const std::string both = ":is(" + std::string(scope) + "," + std::string(also) + ")";
  const auto [light, dark, rules] = themed_css(also.empty() ? scope : both);
  const std::string below = scope.empty() ? "" : " " + std::string(scope);
  return (scope.empty() ? ":root" : std::string(scope)) + "{" + light + "}\n" +
         "@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light])" + below +
         "{" + dark + "}}\n" + "@media screen{:root[data-theme=dark]" + below + "{" + dark +
         "}}\n" + rules;
}

std::string Style::drawing_css() const {
  const auto [light, dark, rules] = themed_css("svg");
  return "svg{" + light + "}\n@media screen and (prefers-color-scheme:dark){svg{" + dark +
         "}}\nsvg .sheet{fill:var(--sheet)}\n" + rules;
}

}  // namespace boardwright::scene
