// Reads styles and warns about rules that match no part of any drawing.
#include <algorithm>
#include <set>

#include "base/hints.h"
#include "base/text.h"
#include "scene/press_inks.h"
#include "scene/role_table.h"
#include "scene/style_properties.h"
#include "scene/style_shape.h"

namespace boardwright::scene {
namespace {

/// Warns about a role that no part of any drawing can have.
void check_role(const Data& role, std::string_view text, Report& report) {
  const auto parts = base::words(text);
  const auto fault = fault_of_rule(parts);
  if (!fault) return;
  base::Place place = role.text_place();
  place.column += static_cast<int>(parts[fault->word].data() - text.data());
  report.warning(place, fault->message, fault->hint);
}

std::vector<std::string> read_role(const Data& rule, Report& report) {
  std::vector<std::string> role;
  const auto allowed = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  };
  const std::string text = rule.text("role", report);
  const auto parts = base::words(text);
  for (const std::string_view word : parts) {
    if (!std::ranges::all_of(word, allowed) || word[0] < 'a' || word[0] > 'z')
      report.error(rule.find("role").place(), "'" + std::string(word) + "' cannot be in a role",
                   "use lowercase letters, digits and hyphens, starting with a letter");
    else
      role.emplace_back(word);
  }
  if (parts.empty() && rule.find("role").is(Data::Kind::text))
    report.error(rule.find("role").place(), "the role has no words");
  if (!role.empty() && role.size() == parts.size()) check_role(rule.find("role"), text, report);
  return role;
}

void read_property(Paint& paint, const Data& data, std::string_view key, Report& report) {
  for (const Property& property : style_properties())
    if (property.key == key) property.read(paint, data, key, report);
}

Style::Rule read_rule(const Data& data, Report& report) {
  Style::Rule rule{read_role(data, report), {}, {}, 0, data.boolean("rare", false, report)};
  const auto properties = style_properties();
  for (std::size_t i = 0; i < properties.size(); ++i) {
    if (!data.has(properties[i].key)) continue;
    properties[i].read(rule.light, data, properties[i].key, report);
    rule.given |= 1u << i;
  }
  rule.dark = rule.light;
  const auto dark = data.table_if_any("dark", report);
  if (!dark) return rule;
  for (const std::string_view key : dark_keys) {
    if (!dark->has(key)) continue;
    if (!data.has(key))
      report.error(dark->find(key).place(),
                   "'" + std::string(key) + "' is set only for dark surroundings",
                   "set it for light surroundings too");
    else
      read_property(rule.dark, *dark, key, report);
  }
  return rule;
}

/// Reads `counters`; missing: as in the style below.
std::string read_counters(const Data& data, const Style* below, Report& report) {
  const std::string usual = below != nullptr ? below->counters() : Style().counters();
  std::string shape = data.text("counters", usual, report);
  if (std::ranges::find(counter_shapes, shape) != std::end(counter_shapes)) return shape;
  report.error(data.find("counters").place(), "counters cannot be " + base::in_quotes(shape),
               [&] { return base::meant_or_all(shape, counter_shapes); });
  return usual;
}

}  // namespace

std::string style_below(const Data& data, Report& report) {
  data.set_shape(style_shape());
  return data.text("over", "", report);
}

Style read_style(const Data& data, Report& report, const Style* below) {
  data.set_shape(style_shape());
  const Colour sheet =
      read_colour(data, "sheet", below != nullptr ? below->sheet() : Colour{1, 1, 1}, report);
  // A style's own sheet colour also applies to dark pages unless the style sets one for them.
  Colour dark_sheet =
      below != nullptr && !data.has("sheet") ? below->sheet(Surroundings::dark) : sheet;
  if (const auto dark = data.table_if_any("dark", report))
    dark_sheet = read_colour(*dark, "sheet", dark_sheet, report);
  const bool painted = data.boolean("painted", false, report);
  std::vector<Style::Rule> rules;
  std::set<std::string, std::less<>> common;  // words of rules that are not rare
  std::vector<std::pair<base::Place, std::vector<std::string>>> rare;
  if (below != nullptr) {
    rules = below->rules();
    for (const Style::Rule& rule : rules)
      if (!rule.rare) common.insert(rule.words.begin(), rule.words.end());
  }
  const auto is_rare_below = [&](const std::string& word) {
    return below != nullptr && !common.contains(word) && below->knows(word);
  };
  for (const Data& item : data.list_or_empty("rule", report)) {
    Style::Rule rule = read_rule(item, report);
    if (rule.words.empty()) continue;
    if (rule.rare)
      rare.emplace_back(item.find("role").place(), rule.words);
    else if (std::ranges::any_of(rule.words, is_rare_below))
      report.error(item.find("role").place(),
                   "a rule for a rare role of the style below must be rare", "write rare = true");
    else
      common.insert(rule.words.begin(), rule.words.end());
    rules.push_back(std::move(rule));
  }
  for (const auto& [place, role] : rare)
    if (std::ranges::all_of(role, [&](const std::string& word) { return common.contains(word); }))
      report.error(place, "a rare rule needs a word of its own",
                   "all words of its role occur in rules that are not rare");
  Style style(std::move(rules), sheet, dark_sheet, painted);
  const std::string piece_types =
      data.text("pieces", below != nullptr ? below->piece_types() : std::string(), report);
  style.take_piece_types(piece_types);
  style.take_counters(read_counters(data, below, report));
  style.take_press(read_press(data, report, below));
  return style;
}

}  // namespace boardwright::scene
