// The properties of style rules: one table defines how each is read, copied and written.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/shape.h"
#include "scene/style.h"

namespace boardwright::scene {

/// "#b4552d"
std::string to_hex(const Colour& colour);

/// Parses "#b4552d" or "#b52"; nothing for any other text.
std::optional<Colour> parse_colour(std::string_view text);

/// Reads a colour; returns the fallback if it is missing or invalid.
Colour read_colour(const Data& data, std::string_view key, Colour fallback, Report& report);

/// A CSS text under construction, for a single drawing or for pages.
struct Css {
  std::string out;
  bool page = false;
  /// Pairs of light and dark colours; the index is the number of the custom property.
  std::vector<std::pair<std::string, std::string>> themed;

  void add(std::string_view property, std::string_view value);
  void add_length(std::string_view property, double sides, std::string_view unit);

  /// A colour that differs in dark surroundings becomes a custom property.
  void add_colour(std::string_view property, const std::optional<Colour>& light,
                  const std::optional<Colour>& dark);
};

/// A property that a rule can set.
struct Property {
  std::string_view key, about;
  Shape (*shape)();  ///< of the value
  void (*read)(Paint& paint, const Data& rule, std::string_view key, Report& report);
  void (*copy)(Paint& to, const Paint& from);
  void (*write)(Css& css, const Paint& light, const Paint& dark);
};

/// All properties: first those of outlines, then those of text from "font" on, then "detail" of
/// stamps, and last "hatch", which has no CSS.
std::span<const Property> style_properties();

/// The bit of a property in Style::Rule::given.
std::uint32_t property_bit(std::string_view key);

}  // namespace boardwright::scene
