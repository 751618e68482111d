// Reads colours and lengths of styles, and writes them as CSS.
#include "scene/style_properties.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

#include "base/text.h"

namespace boardwright::scene {

using base::a_real, base::a_text;

namespace {

constexpr double longest = 100;  // in cell sides; the upper bound for widths and sizes

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

}  // namespace

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

Colour read_colour(const Data& data, std::string_view key, Colour fallback, Report& report) {
  if (!data.has(key)) return fallback;
  const std::string text = data.text(key, report);
  if (const auto colour = parse_colour(text)) return *colour;
  if (data.find(key).is(Data::Kind::text))
    report.error(data.find(key).place(), "'" + text + "' is not a colour",
                 "write # and three or six hexadecimal digits, as #b4552d");
  return fallback;
}

namespace {

std::string to_css(const std::optional<Colour>& colour) {
  return colour ? to_hex(*colour) : "none";
}

/// A colour or "none".
std::optional<Colour> read_ink(const Data& data, std::string_view key, Report& report) {
  const Data value = data.find(key);
  if (value.is(Data::Kind::text) && value.as_text(report) == "none") return std::nullopt;
  return read_colour(data, key, {}, report);
}

}  // namespace

void Css::add(std::string_view property, std::string_view value) {
  out.append(property).append(":").append(value).append(";");
}

void Css::add_length(std::string_view property, double sides, std::string_view unit) {
  add(property, decimal(sides * svg_side) + std::string(unit));
}

void Css::add_colour(std::string_view property, const std::optional<Colour>& light,
                     const std::optional<Colour>& dark) {
  if (!page || light == dark) return add(property, to_css(light));
  const std::pair pair{to_css(light), to_css(dark)};
  const auto found = std::ranges::find(themed, pair);
  const auto index = found - themed.begin();
  if (found == themed.end()) themed.push_back(pair);
  add(property, "var(--ink-" + std::to_string(index) + ")");
}

namespace {

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
  constexpr double shortest = 0.04;  // mean: shorter dashes look grey and would number millions
  std::vector<double> dashes;
  double total = 0;
  bool good = true;
  for (const Data& item : data.list(key, report)) {
    dashes.push_back(item.as_real(report));
    good = good && dashes.back() >= 0 && dashes.back() <= longest;
    total += dashes.back();
  }
  if (good && total >= shortest * static_cast<double>(dashes.size())) return dashes;
  report.error(data.find(key).place(),
               "dashes and gaps must be lengths in sides, 0.04 or longer on average");
  return {};
}

/// Reads an angle and a distance.
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

/// Reads the name of a font family. It is copied verbatim into CSS and XML, so the characters are
/// restricted.
std::string read_font(const Data& data, std::string_view key, Report& report) {
  std::string name = data.text(key, report);
  const auto is_allowed = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == ' ' ||
           c == '-';
  };
  if (!name.empty() && std::ranges::all_of(name, is_allowed)) return name;
  if (data.find(key).is(Data::Kind::text))
    report.error(data.find(key).place(), "'" + name + "' is not the name of a font family",
                 "use letters, digits, spaces and hyphens, such as Noto Sans");
  return Paint().font;
}

Shape some_reals() { return base::list_of(a_real()); }

constexpr Property property_rows[] = {
    {"fill", "a colour as #b4552d, or none", a_text,
     [](Paint& p, const Data& rule, auto key, Report& r) { p.fill = read_ink(rule, key, r); },
     [](Paint& to, const Paint& from) { to.fill = from.fill; },
     [](Css& css, const Paint& p, const Paint& q) { css.add_colour("fill", p.fill, q.fill); }},
    {"stroke", "of outlines and lines: a colour, or none", a_text,
     [](Paint& p, const Data& rule, auto key, Report& r) { p.stroke = read_ink(rule, key, r); },
     [](Paint& to, const Paint& from) { to.stroke = from.stroke; },
     [](Css& css, const Paint& p, const Paint& q) {
       css.add_colour("stroke", p.stroke, q.stroke);
     }},
    {"width", "of the stroke, in sides of a cell", a_real,
     [](Paint& p, const Data& rule, auto key, Report& r) {
       p.stroke_width = read_length(rule, key, 0, r);
     },
     [](Paint& to, const Paint& from) { to.stroke_width = from.stroke_width; },
     [](Css& css, const Paint& p, const Paint&) {
       css.add_length("stroke-width", p.stroke_width, "");
     }},
    {"opacity", "of fill and stroke, from 0 to 1", a_real,
     [](Paint& p, const Data& rule, auto key, Report& r) {
       p.opacity = read_opacity(rule, key, r);
     },
     [](Paint& to, const Paint& from) { to.opacity = from.opacity; },
     [](Css& css, const Paint& p, const Paint&) {
       css.add("fill-opacity", decimal(p.opacity));
       css.add("stroke-opacity", decimal(p.opacity));
     }},
    {"round", "true: round ends and joins of strokes", base::a_truth,
     [](Paint& p, const Data& rule, auto key, Report& r) { p.round = rule.boolean(key, r); },
     [](Paint& to, const Paint& from) { to.round = from.round; },
     [](Css& css, const Paint& p, const Paint&) {
       css.add("stroke-linecap", p.round ? "round" : "butt");
       css.add("stroke-linejoin", p.round ? "round" : "miter");
     }},
    {"dashes", "lengths of dashes and gaps in turn", some_reals,
     [](Paint& p, const Data& rule, auto key, Report& r) { p.dashes = read_dashes(rule, key, r); },
     [](Paint& to, const Paint& from) { to.dashes = from.dashes; },
     [](Css& css, const Paint& p, const Paint&) {
       std::string lengths;
       for (const double dash : p.dashes)
         lengths += (lengths.empty() ? "" : " ") + decimal(dash * svg_side);
       css.add("stroke-dasharray", lengths.empty() ? "none" : lengths);
     }},
    {"font", "a family of fonts, as Noto Sans", a_text,
     [](Paint& p, const Data& rule, auto key, Report& r) { p.font = read_font(rule, key, r); },
     [](Paint& to, const Paint& from) { to.font = from.font; },
     [](Css& css, const Paint& p, const Paint&) {
       css.add("font-family", "'" + p.font + "',sans-serif");
     }},
    {"bold", "true: bold letters", base::a_truth,
     [](Paint& p, const Data& rule, auto key, Report& r) { p.bold = rule.boolean(key, r); },
     [](Paint& to, const Paint& from) { to.bold = from.bold; },
     [](Css& css, const Paint& p, const Paint&) {
       css.add("font-weight", p.bold ? "700" : "400");
     }},
    {"italic", "true: italic letters", base::a_truth,
     [](Paint& p, const Data& rule, auto key, Report& r) { p.italic = rule.boolean(key, r); },
     [](Paint& to, const Paint& from) { to.italic = from.italic; },
     [](Css& css, const Paint& p, const Paint&) {
       css.add("font-style", p.italic ? "italic" : "normal");
     }},
    {"size", "height of letters, in sides of a cell", a_real,
     [](Paint& p, const Data& rule, auto key, Report& r) {
       p.font_size = read_length(rule, key, 0.01, r);
     },
     [](Paint& to, const Paint& from) { to.font_size = from.font_size; },
     [](Css& css, const Paint& p, const Paint&) {
       css.add_length("font-size", p.font_size, "px");
     }},
    {"detail", "a colour: lines and dots in drawn pieces", a_text,
     [](Paint& p, const Data& rule, auto key, Report& r) {
       p.detail = read_colour(rule, key, {}, r);
     },
     [](Paint& to, const Paint& from) { to.detail = from.detail; },
     [](Css& css, const Paint& p, const Paint& q) { css.add_colour("color", p.detail, q.detail); }},
    {"hatch", "with the word hatch: an angle in degrees and the distance of two lines", some_reals,
     read_hatch,
     [](Paint& to, const Paint& from) {
       to.hatch_angle = from.hatch_angle;
       to.hatch_apart = from.hatch_apart;
     },
     [](Css&, const Paint&, const Paint&) {}},
};

}  // namespace

std::span<const Property> style_properties() { return property_rows; }

std::uint32_t property_bit(std::string_view key) {
  std::uint32_t bit = 1;
  for (const Property& property : property_rows) {
    if (property.key == key) break;
    bit <<= 1;
  }
  return bit;
}

}  // namespace boardwright::scene
