// Caches shaped lines and words; HarfBuzz shapes those that are not in the cache.
#include "fonts/fonts.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <numeric>

#include "base/limits.h"
#include "base/text.h"
#include "fonts/bad_text.h"

namespace boardwright::fonts {
namespace {

constexpr std::size_t most_lines_kept = 4096, most_words_kept = std::size_t{1} << 16;

/// "'☃' (U+2603)".
std::string name_of(gunichar character) {
  std::array<char, 8> utf8{};
  g_unichar_to_utf8(character, utf8.data());
  std::array<char, 16> number{};
  std::snprintf(number.data(), number.size(), "U+%04X", static_cast<unsigned>(character));
  return "'" + base::printable(utf8.data()) + "' (" + number.data() + ")";
}

void check_words(std::string_view words) {
  if (words.size() > base::limits::layout_bytes)
    throw BadText("a text to be drawn is longer than " +
                  std::to_string(base::limits::layout_bytes) + " bytes");
  if (base::invalid_utf8(words)) throw BadText("'" + base::printable(words) + "' is not UTF-8");
}

/// The end of the word that begins here, including the spaces that follow it.
std::size_t word_end(std::string_view text, std::size_t begin) {
  const std::size_t space = std::min(text.find(' ', begin), text.size());
  return std::min(text.find_first_not_of(' ', space), text.size());
}

}  // namespace

Fonts::Fonts(const std::filesystem::path& folder) : folder_(folder), buffer_(hb_buffer_create()) {
  hb_buffer_set_cluster_level(buffer_.get(), HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS);
  hb_buffer_set_invisible_glyph(buffer_.get(), no_glyph);
}

const Line& Fonts::line(const scene::Paint& paint, double size, std::string_view words) {
  std::array<char, sizeof size + 2> look{};
  std::memcpy(look.data(), &size, sizeof size);
  look[sizeof size] = static_cast<char>(paint.bold);
  look[sizeof size + 1] = static_cast<char>(paint.italic);
  line_key_.assign(look.data(), look.size()).append(paint.font).append(1, '\n').append(words);
  if (const auto found = lines_.find(line_key_); found != lines_.end()) return found->second;
  if (lines_.size() >= most_lines_kept) lines_.clear();
  return lines_.emplace(line_key_, lay_out(paint, size, words)).first->second;
}

Line Fonts::lay_out(const scene::Paint& paint, double size, std::string_view words) {
  check_words(words);
  if (!folder_.has(paint.font))
    throw std::runtime_error("no font '" + paint.font + "' in '" + folder_.path().string() + "'");
  std::string text(words);
  std::ranges::replace(text, '\t', ' ');
  const auto parts = folder_.parts_of(text, {paint.font, paint.bold, paint.italic, size}, {});
  Line line{shape(text, parts, 0, text.size(), Ligatures::common), 0};
  const auto& glyphs = line.shaped.glyphs;
  line.width = pango_units_to_double(
      std::accumulate(glyphs.begin(), glyphs.end(), 0,
                      [](int sum, const Glyph& glyph) { return sum + glyph.width; }));
  return line;
}

ShapedText Fonts::shape(std::string_view text, std::span<const FontPart> parts, std::size_t begin,
                        std::size_t end, Ligatures ligatures) {
  ShapedText shaped;
  shaped.text = text.substr(begin, end - begin);
  shaped.glyphs.reserve(shaped.text.size());
  for (const FontPart& part : parts) {
    const std::size_t first = std::max(part.begin, begin), last = std::min(part.end, end);
    if (first >= last) continue;
    GlyphRun run{part.font, first - begin, last - begin, shaped.glyphs.size(), 0};
    const std::string_view letters = text.substr(0, last);
    for (std::size_t at = first, next = 0; at < last; at = next) {
      next = word_end(letters, at);
      for (Glyph glyph : word(letters.substr(at, next - at), part, ligatures, text)) {
        glyph.at += at - begin;
        shaped.glyphs.push_back(glyph);
      }
    }
    run.last = shaped.glyphs.size();
    shaped.runs.push_back(run);
  }
  return shaped;
}

const Fonts::Word& Fonts::word(std::string_view letters, const FontPart& part, Ligatures ligatures,
                               std::string_view text) {
  const auto font = reinterpret_cast<std::uintptr_t>(part.font);
  word_key_.assign(reinterpret_cast<const char*>(&font), sizeof font)
      .append(reinterpret_cast<const char*>(&part.script), sizeof part.script)
      .append(1, static_cast<char>(ligatures))
      .append(letters);
  if (const auto known = words_.find(word_key_); known != words_.end()) return known->second;
  if (words_.size() >= most_words_kept) words_.clear();
  return words_.emplace(word_key_, shape_word(letters, part, ligatures, text)).first->second;
}

Fonts::Word Fonts::shape_word(std::string_view letters, const FontPart& part, Ligatures ligatures,
                              std::string_view text) {
  hb_buffer_t* const buffer = buffer_.get();
  hb_buffer_clear_contents(buffer);
  hb_buffer_set_direction(buffer, HB_DIRECTION_LTR);
  hb_buffer_set_script(buffer, part.script);
  hb_buffer_set_language(buffer, part.language);
  const auto size = static_cast<int>(letters.size());
  hb_buffer_add_utf8(buffer, letters.data(), size, 0, size);
  constexpr std::array<hb_feature_t, 2> none = {
      {{HB_TAG('l', 'i', 'g', 'a'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END},
       {HB_TAG('c', 'l', 'i', 'g'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END}}};
  hb_shape(part.font->shaper.get(), buffer, none.data(),
           ligatures == Ligatures::none ? static_cast<unsigned>(none.size()) : 0);
  unsigned count = 0;
  const hb_glyph_info_t* const infos = hb_buffer_get_glyph_infos(buffer, &count);
  const hb_glyph_position_t* const places = hb_buffer_get_glyph_positions(buffer, nullptr);
  Word word;
  for (unsigned i = 0; i < count; ++i) {
    if (infos[i].codepoint == 0) refuse(letters.substr(infos[i].cluster), text);
    word.push_back({infos[i].codepoint, places[i].x_advance, places[i].x_offset,
                    -places[i].y_offset, infos[i].cluster});
  }
  ++words_shaped_;
  return word;
}

/// `character`: text that begins with the missing character.
void Fonts::refuse(std::string_view character, std::string_view text) const {
  throw BadText("no font in '" + folder_.path().string() + "' has the character " +
                name_of(g_utf8_get_char(character.data())) + ", wanted for the text '" +
                base::printable(text) + "'");
}

}  // namespace boardwright::fonts
