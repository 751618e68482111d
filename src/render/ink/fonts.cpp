// Gives Pango the fonts of one folder, and keeps the lines of text that it has laid out.
#include "render/ink/fonts.h"

#include <pango/pangofc-fontmap.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstring>
#include <map>
#include <mutex>
#include <vector>

#include "base/limits.h"
#include "base/text.h"
#include "render/format.h"

namespace boardwright::ink {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_lines_kept = 4096;

std::vector<fs::path> font_files(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code failure;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, failure)) {
    const fs::path ending = entry.path().extension();
    if (ending == ".ttf" || ending == ".otf") files.push_back(entry.path());
  }
  if (failure)
    throw std::runtime_error("cannot read the fonts in '" + folder.string() +
                             "': " + failure.message());
  if (files.empty()) throw std::runtime_error("there are no fonts in '" + folder.string() + "'");
  std::sort(files.begin(), files.end());
  return files;
}

/// A configuration that starts empty: no system folder, no cache, no user's choices.
FcConfig* read_fonts(const fs::path& folder) {
  const std::vector<fs::path> files = font_files(folder);
  Handle<FcConfig, &FcConfigDestroy> config(FcConfigCreate());
  for (const fs::path& file : files)
    if (!FcConfigAppFontAddFile(config.get(), reinterpret_cast<const FcChar8*>(file.c_str())))
      throw std::runtime_error("'" + file.string() + "' is not a font");
  return config.release();
}

/// The configuration of a folder, read once a process and kept.
///
/// The first one is made current: else a helper thread of Pango would read the system's fonts.
FcConfig* fonts_of(const fs::path& folder) {
  static std::mutex guard;
  static auto& known = *new std::map<fs::path, FcConfig*>();
  const std::lock_guard lock(guard);
  if (const auto found = known.find(folder); found != known.end()) return found->second;
  FcConfig* const config = read_fonts(folder);
  if (known.empty()) FcConfigSetCurrent(config);
  return known[folder] = config;
}

std::set<std::string, std::less<>> families_of(FcConfig* config) {
  std::set<std::string, std::less<>> families;
  const FcFontSet* const fonts = FcConfigGetFonts(config, FcSetApplication);
  for (int i = 0; fonts != nullptr && i < fonts->nfont; ++i) {
    FcChar8* name = nullptr;
    for (int n = 0; FcPatternGetString(fonts->fonts[i], FC_FAMILY, n, &name) == FcResultMatch; ++n)
      families.emplace(reinterpret_cast<const char*>(name));
  }
  return families;
}

/// Glyphs as they are designed: neither shape nor place depends on pixels.
FontOptionsHandle plain_options() {
  FontOptionsHandle options(cairo_font_options_create());
  cairo_font_options_set_antialias(options.get(), CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
  return options;
}

FontMapHandle make_map(FcConfig* config) {
  FontMapHandle map(pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT));
  if (!map) throw std::runtime_error("cannot draw: Cairo was built without FreeType");
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map.get()), config);
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map.get()), 72);
  return map;
}

/// The language is fixed, since fonts choose shapes by it and the locale must not.
ContextHandle make_context(PangoFontMap* map) {
  ContextHandle context(pango_font_map_create_context(map));
  pango_context_set_language(context.get(), pango_language_from_string("en"));
  pango_context_set_base_dir(context.get(), PANGO_DIRECTION_LTR);
  pango_context_set_round_glyph_positions(context.get(), FALSE);
  pango_cairo_context_set_font_options(context.get(), plain_options().get());
  return context;
}

DescriptionHandle describe(const Paint& paint, double size) {
  DescriptionHandle description(pango_font_description_new());
  pango_font_description_set_family(description.get(), paint.font.c_str());
  pango_font_description_set_weight(description.get(),
                                    paint.bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_style(description.get(),
                                   paint.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
  pango_font_description_set_absolute_size(description.get(), size * PANGO_SCALE);
  return description;
}

/// The first glyph that stands for a character which no font has; none if all have one.
std::optional<PangoGlyph> unknown_glyph(PangoLayout* layout) {
  if (pango_layout_get_unknown_glyphs_count(layout) == 0) return std::nullopt;
  const PangoLayoutLine* const line = pango_layout_get_line_readonly(layout, 0);
  for (GSList* run = line->runs; run != nullptr; run = run->next) {
    const PangoGlyphString* const glyphs = static_cast<PangoGlyphItem*>(run->data)->glyphs;
    for (int i = 0; i < glyphs->num_glyphs; ++i)
      if ((glyphs->glyphs[i].glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0) return glyphs->glyphs[i].glyph;
  }
  return std::nullopt;
}

/// "'☃' (U+2603)".
std::string name_of(gunichar character) {
  std::array<char, 8> utf8{};
  g_unichar_to_utf8(character, utf8.data());
  std::array<char, 16> number{};
  std::snprintf(number.data(), number.size(), "U+%04X", static_cast<unsigned>(character));
  return "'" + printable(utf8.data()) + "' (" + number.data() + ")";
}

void check_words(std::string_view words) {
  if (words.size() > limits::layout_bytes)
    throw BadText("a text to be drawn is longer than " + std::to_string(limits::layout_bytes) +
                  " bytes");
  if (invalid_utf8(words)) throw BadText("'" + printable(words) + "' is not UTF-8");
}

}  // namespace

Fonts::Fonts(const fs::path& folder) : folder_(folder) {
  FcConfig* const config = fonts_of(folder);
  families_ = families_of(config);
  map_ = make_map(config);
  context_ = make_context(map_.get());
}

const Line& Fonts::line(const Paint& paint, double size, std::string_view words) {
  std::array<char, sizeof size + 2> look{};
  std::memcpy(look.data(), &size, sizeof size);
  look[sizeof size] = static_cast<char>(paint.bold);
  look[sizeof size + 1] = static_cast<char>(paint.italic);
  key_.assign(look.data(), look.size()).append(paint.font).append(1, '\n').append(words);
  if (const auto found = lines_.find(key_); found != lines_.end()) return found->second;
  if (lines_.size() >= most_lines_kept) lines_.clear();
  return lines_.emplace(key_, lay_out(paint, size, words)).first->second;
}

Line Fonts::lay_out(const Paint& paint, double size, std::string_view words) const {
  check_words(words);
  if (!families_.contains(paint.font))
    throw std::runtime_error("no font '" + paint.font + "' in '" + folder_.string() + "'");
  Line line{LayoutHandle(pango_layout_new(context_.get())), 0};
  PangoLayout* const layout = line.layout.get();
  pango_layout_set_single_paragraph_mode(layout, TRUE);
  pango_layout_set_font_description(layout, describe(paint, size).get());
  pango_layout_set_text(layout, words.data(), static_cast<int>(words.size()));
  if (const auto unknown = unknown_glyph(layout)) refuse(*unknown, words);
  PangoRectangle extent;
  pango_layout_get_extents(layout, nullptr, &extent);
  line.width = pango_units_to_double(extent.width);
  return line;
}

void Fonts::refuse(PangoGlyph glyph, std::string_view words) const {
  const gunichar character = glyph & ~static_cast<PangoGlyph>(PANGO_GLYPH_UNKNOWN_FLAG);
  throw BadText("no font in '" + folder_.string() + "' has the character " + name_of(character) +
                ", wanted for the text '" + printable(words) + "'");
}

}  // namespace boardwright::ink
