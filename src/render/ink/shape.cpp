// Parts a text by its fonts with Pango, and asks HarfBuzz for words that are not known yet.
#include "render/ink/shape.h"

#include <algorithm>

namespace boardwright::ink {
namespace {

using GlyphsHandle = Handle<PangoGlyphString, &pango_glyph_string_free>;

/// The end of the word that begins here, with the spaces behind it.
std::size_t word_end(std::string_view text, std::size_t begin) {
  const std::size_t space = std::min(text.find(' ', begin), text.size());
  return std::min(text.find_first_not_of(' ', space), text.size());
}

}  // namespace

std::vector<ItemHandle> Shaper::parts_of(const std::string& text, PangoAttrList* looks) const {
  GList* const items = pango_itemize(fonts_.context(), text.data(), 0,
                                     static_cast<int>(text.size()), looks, nullptr);
  std::vector<ItemHandle> parts;
  for (GList* each = items; each != nullptr; each = each->next)
    parts.emplace_back(static_cast<PangoItem*>(each->data));
  g_list_free(items);
  return parts;
}

const Shaper::Word& Shaper::word(std::string_view letters, const PangoAnalysis& analysis,
                                 std::string_view text) {
  const void* const font = analysis.font;
  key_.assign(reinterpret_cast<const char*>(&font), sizeof font);
  key_.append(1, static_cast<char>(analysis.script)).append(letters);
  if (const auto known = words_.find(key_); known != words_.end()) return known->second;
  const GlyphsHandle shaped(pango_glyph_string_new());
  pango_shape_with_flags(letters.data(), static_cast<int>(letters.size()), letters.data(),
                         static_cast<int>(letters.size()), &analysis, shaped.get(),
                         PANGO_SHAPE_NONE);
  Word word{FontHandle(static_cast<PangoFont*>(g_object_ref(analysis.font))), {}};
  for (int i = 0; i < shaped->num_glyphs; ++i) {
    const PangoGlyphInfo& info = shaped->glyphs[i];
    if ((info.glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0) fonts_.refuse(info.glyph, text);
    word.glyphs.push_back({info.glyph, info.geometry.width, info.geometry.x_offset,
                           info.geometry.y_offset,
                           static_cast<std::size_t>(shaped->log_clusters[i])});
  }
  return words_.emplace(key_, std::move(word)).first->second;
}

ShapedText Shaper::shape(std::string_view text, const std::vector<ItemHandle>& parts,
                         std::size_t begin, std::size_t end) {
  ShapedText shaped;
  shaped.text = text.substr(begin, end - begin);
  shaped.glyphs.reserve(shaped.text.size());
  for (const ItemHandle& part : parts) {
    const auto offset = static_cast<std::size_t>(part->offset);
    const std::size_t first = std::max(offset, begin);
    const std::size_t last = std::min(offset + static_cast<std::size_t>(part->length), end);
    if (first >= last) continue;
    GlyphRun run{part->analysis.font, first - begin, last - begin, shaped.glyphs.size(), 0};
    const std::string_view letters = text.substr(0, last);
    for (std::size_t at = first, next = 0; at < last; at = next) {
      next = word_end(letters, at);
      for (Glyph glyph : word(letters.substr(at, next - at), part->analysis, text).glyphs) {
        glyph.at += at - begin;
        shaped.glyphs.push_back(glyph);
      }
    }
    run.last = shaped.glyphs.size();
    shaped.runs.push_back(run);
  }
  return shaped;
}

}  // namespace boardwright::ink
