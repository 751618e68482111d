// Font selection from one folder and no other, so that every machine draws alike.
#pragma once
#include <filesystem>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "fonts/font_data.h"
#include "fonts/handle.h"

namespace boardwright::fonts {

/// A requested font. Sizes are in points.
struct FontLook {
  std::string_view family;
  bool bold = false, italic = false;
  double size = 10;
  friend bool operator==(const FontLook&, const FontLook&) = default;
};

/// A range of bytes of a text whose font differs from the rest.
struct LookSpan {
  std::size_t begin = 0, end = 0;
  FontLook look;
};

/// A font in one size, for shaping and for drawing.
struct SizedFont {
  Handle<hb_font_t, &hb_font_destroy> shaper;  ///< in Pango units: 1024 per point
  Handle<cairo_scaled_font_t, &cairo_scaled_font_destroy> pen;
};

/// A range of bytes of a text in one font and one script.
struct FontPart {
  std::size_t begin = 0, end = 0;
  const SizedFont* font = nullptr;  ///< owned by the FontFolder
  hb_script_t script = HB_SCRIPT_COMMON;
  hb_language_t language = HB_LANGUAGE_INVALID;
};

/// Chooses the font of each character with Pango.
class FontFolder {
 public:
  /// Throws std::runtime_error if the folder contains no font, or one that cannot be read.
  explicit FontFolder(const std::filesystem::path& path);

  const std::filesystem::path& path() const { return path_; }

  bool has(std::string_view family) const { return families_.contains(family); }

  /// Splits a text into parts of one font each, in order. `others` is sorted. Requires: UTF-8.
  std::vector<FontPart> parts_of(const std::string& text, const FontLook& look,
                                 std::span<const LookSpan> others);

 private:
  const SizedFont& sized(PangoFont* font, double size);

  std::filesystem::path path_;
  const FontData* data_;
  std::set<std::string, std::less<>> families_;
  FontMapHandle map_;
  ContextHandle context_;
  std::map<PangoFont*, Handle<PangoFont, &g_object_unref>> chosen_;
  std::map<FaceName, Face> faces_;
  std::map<std::pair<PangoFont*, int>, SizedFont> sized_;  ///< by font and size in Pango units
};

}  // namespace boardwright::fonts
