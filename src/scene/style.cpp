// Reads styles, finds the paint of a role, and writes the rules as CSS.
#include "scene/style.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <set>
#include <utility>

#include "base/hash.h"
#include "base/text.h"

namespace boardwright {
namespace {

constexpr double longest = 100;  // sides: no width or size in a drawing comes near

// ------------------------------------------------------------------------------------ colours

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

/// "#b4552d" or "#b52".
std::optional<Colour> parse_colour(std::string_view text) {
  if ((text.size() != 4 && text.size() != 7) || text[0] != '#') return std::nullopt;
  const std::size_t digits = text.size() / 3;
  std::array<double, 3> parts{};
  for (std::size_t i = 0; i < 3; ++i) {
    const int first = hex_digit(text[1 + i * digits]);
    const int last = hex_digit(text[i * digits + digits]);
    if (first < 0 || last < 0) return std::nullopt;
    parts[i] = (16 * first + last) / 255.0;
  }
  return Colour{parts[0], parts[1], parts[2]};
}

std::string to_hex(const Colour& colour) {
  std::string text = "#";
  for (const double part : {colour.red, colour.green, colour.blue}) {
    const auto value = static_cast<unsigned>(std::lround(part * 255));
    text += "0123456789abcdef"[value / 16];
    text += "0123456789abcdef"[value % 16];
  }
  return text;
}

std::string to_css(const std::optional<Colour>& colour) {
  return colour ? to_hex(*colour) : "none";
}

Colour read_colour(const Data& data, std::string_view key, Colour fallback, Report& report) {
  if (!data.has(key)) return fallback;
  const std::string text = data.text(key, report);
  if (const auto colour = parse_colour(text)) return *colour;
  if (data.find(key).is(Data::Kind::text))
    report.error(data.find(key).place(), "'" + text + "' is not a colour",
                 "write # and three or six hexadecimal digits, as #b4552d");
  return fallback;
}

/// A colour or "none".
std::optional<Colour> read_ink(const Data& data, std::string_view key, Report& report) {
  const Data value = data.find(key);
  if (value.is(Data::Kind::text) && value.as_text(report) == "none") return std::nullopt;
  return read_colour(data, key, {}, report);
}

// --------------------------------------------------------------------------------- properties

/// CSS being written, for a drawing on its own or for pages.
struct Css {
  std::string out;
  bool page = false;
  std::vector<std::pair<std::string, std::string>> themed;  ///< light and dark, by variable

  void add(std::string_view property, std::string_view value) {
    out.append(property).append(":").append(value).append(";");
  }

  void add_length(std::string_view property, double sides, std::string_view unit) {
    add(property, decimal(sides * svg_side) + std::string(unit));
  }

  /// A colour that differs in dark surroundings becomes a variable.
  void add_colour(std::string_view property, const std::optional<Colour>& light,
                  const std::optional<Colour>& dark) {
    if (!page || light == dark) return add(property, to_css(light));
    const std::pair pair{to_css(light), to_css(dark)};
    const auto found = std::find(themed.begin(), themed.end(), pair);
    const auto index = found - themed.begin();
    if (found == themed.end()) themed.push_back(pair);
    add(property, "var(--ink-" + std::to_string(index) + ")");
  }
};

double read_length(const Data& data, std::string_view key, double least, Report& report) {
  const double value = data.real(key, report);
  if (value >= least && value <= longest) return value;
  report.error(data.find(key).place(), "'" + std::string(key) + "' must be from " + decimal(least) +
                                           " to " + decimal(longest) + " sides of a cell");
  return least;
}

double read_opacity(const Data& data, std::string_view key, Report& report) {
  const double value = data.real(key, report);
  if (value >= 0 && value <= 1) return value;
  report.error(data.find(key).place(), "'" + std::string(key) + "' must be from 0 to 1");
  return 1;
}

std::vector<double> read_dashes(const Data& data, std::string_view key, Report& report) {
  std::vector<double> dashes;
  double total = 0;
  bool good = true;
  for (const Data& item : data.list(key, report)) {
    dashes.push_back(item.as_real(report));
    good = good && dashes.back() >= 0 && dashes.back() <= longest;
    total += dashes.back();
  }
  if (good && (dashes.empty() || total > 0)) return dashes;
  report.error(data.find(key).place(), "dashes and gaps must be lengths in sides, not all 0");
  return {};
}

/// An angle and a distance.
void read_hatch(Paint& paint, const Data& data, std::string_view key, Report& report) {
  const auto numbers = data.list(key, report);
  constexpr double closest = 0.02;
  if (numbers.size() == 2) {
    paint.hatch_angle = numbers[0].as_real(report);
    paint.hatch_apart = numbers[1].as_real(report);
    if (std::abs(paint.hatch_angle) <= 180 && paint.hatch_apart >= closest &&
        paint.hatch_apart <= longest)
      return;
  }
  paint.hatch_apart = 0;
  report.error(data.find(key).place(), "a hatching is an angle and a distance, as [45, 0.1]",
               "degrees from -180 to 180, and " + decimal(closest) + " sides or more");
}

/// A family's name goes into CSS and XML as it is, so only harmless letters may be in it.
std::string read_font(const Data& data, std::string_view key, Report& report) {
  std::string name = data.text(key, report);
  const auto harmless = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == ' ' ||
           c == '-';
  };
  if (!name.empty() && std::all_of(name.begin(), name.end(), harmless)) return name;
  if (data.find(key).is(Data::Kind::text))
    report.error(data.find(key).place(), "'" + name + "' is not the name of a font family",
                 "use letters, digits, blanks and hyphens, as Noto Sans");
  return Paint().font;
}

/// One thing that a rule can say of a role: how it is read, copied and written.
struct Property {
  std::string_view key;
  void (*read)(Paint& paint, const Data& rule, std::string_view key, Report& report);
  void (*copy)(Paint& to, const Paint& from);
  void (*write)(Css& css, const Paint& light, const Paint& dark);
};

constexpr Property properties[] = {
    {"fill",
     [](Paint& p, const Data& rule, auto key, Report& r) { p.fill = read_ink(rule, key, r); },
     [](Paint& to, const Paint& from) { to.fill = from.fill; },
     [](Css& css, const Paint& p, const Paint& q) { css.add_colour("fill", p.fill, q.fill); }},
    {"stroke",
     [](Paint& p, const Data& rule, auto key, Report& r) { p.stroke = read_ink(rule, key, r); },
     [](Paint& to, const Paint& from) { to.stroke = from.stroke; },
     [](Css& css, const Paint& p, const Paint& q) {
       css.add_colour("stroke", p.stroke, q.stroke);
     }},
    {"width",
     [](Paint& p, const Data& rule, auto key, Report& r) {
       p.stroke_width = read_length(rule, key, 0, r);
     },
     [](Paint& to, const Paint& from) { to.stroke_width = from.stroke_width; },
     [](Css& css, const Paint& p, const Paint&) {
       css.add_length("stroke-width", p.stroke_width, "");
     }},
    {"opacity",
     [](Paint& p, const Data& rule, auto key, Report& r) {
       p.opacity = read_opacity(rule, key, r);
     },
     [](Paint& to, const Paint& from) { to.opacity = from.opacity; },
     [](Css& css, const Paint& p, const Paint&) {
       css.add("fill-opacity", decimal(p.opacity));
       css.add("stroke-opacity", decimal(p.opacity));
     }},
    {"round",
     [](Paint& p, const Data& rule, auto key, Report& r) { p.round = rule.boolean(key, r); },
     [](Paint& to, const Paint& from) { to.round = from.round; },
     [](Css& css, const Paint& p, const Paint&) {
       css.add("stroke-linecap", p.round ? "round" : "butt");
       css.add("stroke-linejoin", p.round ? "round" : "miter");
     }},
    {"dashes",
     [](Paint& p, const Data& rule, auto key, Report& r) { p.dashes = read_dashes(rule, key, r); },
     [](Paint& to, const Paint& from) { to.dashes = from.dashes; },
     [](Css& css, const Paint& p, const Paint&) {
       std::string lengths;
       for (const double dash : p.dashes)
         lengths += (lengths.empty() ? "" : " ") + decimal(dash * svg_side);
       css.add("stroke-dasharray", lengths.empty() ? "none" : lengths);
     }},
    {"font",
     [](Paint& p, const Data& rule, auto key, Report& r) { p.font = read_font(rule, key, r); },
     [](Paint& to, const Paint& from) { to.font = from.font; },
     [](Css& css, const Paint& p, const Paint&) {
       css.add("font-family", "'" + p.font + "',sans-serif");
     }},
    {"bold", [](Paint& p, const Data& rule, auto key, Report& r) { p.bold = rule.boolean(key, r); },
     [](Paint& to, const Paint& from) { to.bold = from.bold; },
     [](Css& css, const Paint& p, const Paint&) {
       css.add("font-weight", p.bold ? "700" : "400");
     }},
    {"italic",
     [](Paint& p, const Data& rule, auto key, Report& r) { p.italic = rule.boolean(key, r); },
     [](Paint& to, const Paint& from) { to.italic = from.italic; },
     [](Css& css, const Paint& p, const Paint&) {
       css.add("font-style", p.italic ? "italic" : "normal");
     }},
    {"size",
     [](Paint& p, const Data& rule, auto key, Report& r) {
       p.font_size = read_length(rule, key, 0.01, r);
     },
     [](Paint& to, const Paint& from) { to.font_size = from.font_size; },
     [](Css& css, const Paint& p, const Paint&) {
       css.add_length("font-size", p.font_size, "px");
     }},
    {"hatch", read_hatch,
     [](Paint& to, const Paint& from) {
       to.hatch_angle = from.hatch_angle;
       to.hatch_apart = from.hatch_apart;
     },
     [](Css&, const Paint&, const Paint&) {}},
};

constexpr std::uint32_t bit_of(std::string_view key) {
  std::uint32_t bit = 1;
  for (const Property& property : properties) {
    if (property.key == key) break;
    bit <<= 1;
  }
  return bit;
}
/// A hatching is drawn as lines, so it comes last and no CSS tells it.
constexpr std::uint32_t all_properties = bit_of("hatch") - 1;
constexpr std::uint32_t size_property = bit_of("size");
constexpr std::uint32_t path_properties = bit_of("font") - 1;  // those before it in the table

bool gives(const Style::Rule& rule, std::size_t property) {
  return (rule.given >> property & 1u) != 0;
}

// ---------------------------------------------------------------------------------------- CSS

/// Writes the properties of a rule that are chosen by `which`, behind a selector.
void write_rule(Css& css, const std::string& selector, const Style::Rule& rule,
                std::uint32_t which) {
  if ((rule.given & which) == 0) return;
  css.out.append(selector).append("{");
  for (std::size_t i = 0; i < std::size(properties); ++i)
    if (gives(rule, i) && (which >> i & 1u) != 0) properties[i].write(css, rule.light, rule.dark);
  css.out.back() = '}';
  css.out += '\n';
}

/// Writes a rule for elements that match a selector.
///
/// A text with a size of its own says so in an attribute, which CSS would override: on pages the
/// size is therefore given only to elements without it.
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

/// What holds for all paths and texts. `inside` ends in a blank or is empty.
void write_defaults(Css& css, const std::string& inside) {
  const Style::Rule fresh{{}, {}, {}, all_properties};
  write_rule(css, inside + "path", fresh, path_properties);
  write_rule(css, inside + "text", fresh);
  css.out.append(inside).append("text{text-anchor:middle;paint-order:stroke}\n");
}

/// Whether a rule applies to a role with these words.
bool applies(const Style::Rule& rule, const std::vector<std::string_view>& role) {
  return std::all_of(rule.words.begin(), rule.words.end(), [&](const std::string& word) {
    return std::find(role.begin(), role.end(), word) != role.end();
  });
}

// -------------------------------------------------------------------------------------- reading

std::vector<std::string> read_role(const Data& rule, Report& report) {
  std::vector<std::string> role;
  const auto allowed = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  };
  const std::string text = rule.text("role", report);
  for (const std::string_view word : words(text)) {
    if (!std::all_of(word.begin(), word.end(), allowed) || word[0] < 'a' || word[0] > 'z')
      report.error(rule.find("role").place(), "'" + std::string(word) + "' cannot be in a role",
                   "use small letters, digits and hyphens, with a letter first");
    else
      role.emplace_back(word);
  }
  if (role.empty() && words(text).empty() && rule.find("role").is(Data::Kind::text))
    report.error(rule.find("role").place(), "the role has no words");
  return role;
}

Style::Rule read_rule(const Data& data, Report& report) {
  Style::Rule rule{read_role(data, report), {}, {}, 0, data.boolean("rare", false, report)};
  for (std::size_t i = 0; i < std::size(properties); ++i) {
    if (!data.has(properties[i].key)) continue;
    properties[i].read(rule.light, data, properties[i].key, report);
    rule.given |= 1u << i;
  }
  rule.dark = rule.light;
  const auto dark = data.table_if_any("dark", report);
  if (!dark) return rule;
  for (const std::string_view key : {"fill", "stroke"}) {
    if (!dark->has(key)) continue;
    if (!data.has(key))
      report.error(dark->find(key).place(), "'" + std::string(key) + "' is given for dark only",
                   "give it for light surroundings too");
    else
      (key == "fill" ? rule.dark.fill : rule.dark.stroke) = read_ink(*dark, key, report);
  }
  return rule;
}

}  // namespace

Style::Style(std::vector<Rule> rules, Colour sheet, Colour dark_sheet, bool painted)
    : rules_(std::move(rules)), sheet_(sheet), dark_sheet_(dark_sheet), painted_(painted) {
  std::stable_sort(rules_.begin(), rules_.end(),
                   [](const Rule& a, const Rule& b) { return a.words.size() < b.words.size(); });
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
      std::copy_if(rule.words.begin(), rule.words.end(), std::back_inserter(rare_words_),
                   [&](const std::string& word) { return is_only_rare(word); });
  std::sort(rare_words_.begin(), rare_words_.end());
  std::string rest = painted_ ? "painted" : "";
  for (const Rule& rule : rules_)
    if (rule.light.hatch_apart > 0)
      rest += selector_of(rule) + decimal(rule.light.hatch_angle) + decimal(rule.light.hatch_apart);
  hash_ = content_hash(css_, content_hash(page_css(".board"), content_hash(rest)));
}

bool Style::is_only_rare(std::string_view word) const {
  return std::none_of(rules_.begin(), rules_.end(), [&](const Rule& rule) {
    return !rule.rare && std::find(rule.words.begin(), rule.words.end(), word) != rule.words.end();
  });
}

std::string Style::css(std::span<const std::string_view> roles) const {
  std::vector<std::vector<std::string_view>> given;  // the roles that a rare rule may apply to
  for (const std::string_view role : roles)
    for (std::size_t at = 0; at < role.size();) {
      const std::size_t end = std::min(role.find(' ', at), role.size());
      if (std::binary_search(rare_words_.begin(), rare_words_.end(), role.substr(at, end - at))) {
        given.push_back(boardwright::words(role));
        break;
      }
      at = end + 1;
    }
  if (given.empty()) return css_;
  const auto is_used = [&](const Rule& rule) {
    return std::any_of(given.begin(), given.end(),
                       [&](const auto& role) { return applies(rule, role); });
  };
  std::string css = css_rules_.front();
  for (std::size_t i = 0; i < rules_.size(); ++i)
    if (!rules_[i].rare || is_used(rules_[i])) css += css_rules_[i + 1];
  return css;
}

Paint Style::paint(std::string_view role, Surroundings surroundings) const {
  const std::vector<std::string_view> given = boardwright::words(role);
  Paint paint;
  for (const Rule& rule : rules_) {
    if (!applies(rule, given)) continue;
    const Paint& source = surroundings == Surroundings::dark ? rule.dark : rule.light;
    for (std::size_t i = 0; i < std::size(properties); ++i)
      if (gives(rule, i)) properties[i].copy(paint, source);
  }
  return paint;
}

bool Style::knows(std::string_view word) const {
  return std::any_of(rules_.begin(), rules_.end(), [&](const Rule& rule) {
    return std::find(rule.words.begin(), rule.words.end(), word) != rule.words.end();
  });
}

Colour Style::sheet(Surroundings surroundings) const {
  return surroundings == Surroundings::dark ? dark_sheet_ : sheet_;
}

std::string Style::page_css(std::string_view scope) const {
  const std::string inside = scope.empty() ? "" : std::string(scope) + " ";
  Css css;
  css.page = true;
  write_defaults(css, inside);
  for (const Rule& rule : rules_) write_rule(css, inside + selector_of(rule), rule);

  std::string light = "--sheet:" + to_hex(sheet_);
  std::string dark = "--sheet:" + to_hex(dark_sheet_);
  for (std::size_t i = 0; i < css.themed.size(); ++i) {
    const std::string name = ";--ink-" + std::to_string(i) + ":";
    light += name + css.themed[i].first;
    dark += name + css.themed[i].second;
  }
  const std::string below = scope.empty() ? "" : " " + std::string(scope);
  return (scope.empty() ? ":root" : std::string(scope)) + "{" + light + "}\n" +
         "@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light])" + below +
         "{" + dark + "}}\n" + "@media screen{:root[data-theme=dark]" + below + "{" + dark +
         "}}\n" + css.out;
}

std::string style_below(const Data& data, Report& report) { return data.text("over", "", report); }

Style read_style(const Data& data, Report& report, const Style* below) {
  const Colour sheet =
      read_colour(data, "sheet", below != nullptr ? below->sheet() : Colour{1, 1, 1}, report);
  Colour dark_sheet = sheet;
  if (const auto dark = data.table_if_any("dark", report))
    dark_sheet = read_colour(*dark, "sheet", sheet, report);
  const bool painted = data.boolean("painted", false, report);
  std::vector<Style::Rule> rules;
  std::set<std::string, std::less<>> common;  // words of rules that are not rare
  std::vector<std::pair<Place, std::vector<std::string>>> rare;
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
    else if (std::any_of(rule.words.begin(), rule.words.end(), is_rare_below))
      report.error(item.find("role").place(), "a rule for what is rare in the style below is rare",
                   "write rare = true");
    else
      common.insert(rule.words.begin(), rule.words.end());
    rules.push_back(std::move(rule));
  }
  for (const auto& [place, role] : rare)
    if (std::all_of(role.begin(), role.end(),
                    [&](const std::string& word) { return common.contains(word); }))
      report.error(place, "a rare rule needs a word of its own",
                   "all words of its role stand in rules that are not rare");
  return Style(std::move(rules), sheet, dark_sheet, painted);
}

}  // namespace boardwright
