// What a rule of a style can say: one table reads, copies and writes it.
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

/// The colour that "#b4552d" or "#b52" says, or nothing.
std::optional<Colour> parse_colour(std::string_view text);

/// A colour from data; the fallback where there is none, or none that can be read.
Colour read_colour(const Data& data, std::string_view key, Colour fallback, Report& report);

/// CSS being written, for a drawing on its own or for pages.
struct Css {
  std::string out;
  bool page = false;
  std::vector<std::pair<std::string, std::string>> themed;  ///< light and dark, by variable

  void add(std::string_view property, std::string_view value);
  void add_length(std::string_view property, double sides, std::string_view unit);

  /// A colour that differs in dark surroundings becomes a variable.
  void add_colour(std::string_view property, const std::optional<Colour>& light,
                  const std::optional<Colour>& dark);
};

/// One thing that a rule can say of a role: how it is read, copied and written.
struct Property {
  std::string_view key, about;
  Shape (*shape)();  ///< of its value
  void (*read)(Paint& paint, const Data& rule, std::string_view key, Report& report);
  void (*copy)(Paint& to, const Paint& from);
  void (*write)(Css& css, const Paint& light, const Paint& dark);
};

/// All of them. First those of outlines, then those of texts from "font" on, then "detail" of
/// stamps, at the end "hatch", which no CSS tells.
std::span<const Property> style_properties();

/// The bit of a property in Style::Rule::given.
std::uint32_t property_bit(std::string_view key);

}  // namespace boardwright::scene
