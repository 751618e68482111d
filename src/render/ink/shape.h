// Words as glyphs: each word in each font is shaped once, however often it stands in a book.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "render/ink/fonts.h"
#include "render/ink/handle.h"

namespace boardwright::ink {

/// A glyph on its line. Lengths are in units of Pango.
struct Glyph {
  PangoGlyph glyph = 0;
  int width = 0;       ///< to the next one
  int x = 0, y = 0;    ///< how far it stands from its place
  std::size_t at = 0;  ///< the offset of its letters in the text
};

/// Glyphs of one font, drawn together.
struct GlyphRun {
  PangoFont* font = nullptr;        ///< kept by the shaper
  std::size_t begin = 0, end = 0;   ///< its letters in the text
  std::size_t first = 0, last = 0;  ///< its glyphs, `last` being one past the end
};

/// A text as glyphs from left to right.
struct ShapedText {
  std::string text;
  std::vector<Glyph> glyphs;
  std::vector<GlyphRun> runs;
};

using ItemHandle = Handle<PangoItem, &pango_item_free>;
using LooksHandle = Handle<PangoAttrList, &pango_attr_list_unref>;

/// Shapes words with the spaces behind them. Text runs from left to right.
class Shaper {
 public:
  explicit Shaper(const Fonts& fonts) : fonts_(fonts) {}

  /// The parts of a text that have one font each, in their order.
  std::vector<ItemHandle> parts_of(const std::string& text, PangoAttrList* looks) const;

  /// The bytes from `begin` to `end` of a text, as if no others stood beside them. Throws BadText
  /// if a character has no glyph.
  ShapedText shape(std::string_view text, const std::vector<ItemHandle>& parts, std::size_t begin,
                   std::size_t end);

  /// How many words it knows: so many it has shaped.
  std::size_t words() const { return words_.size(); }

 private:
  using FontHandle = Handle<PangoFont, &g_object_unref>;
  struct Word {
    FontHandle font;
    std::vector<Glyph> glyphs;
  };

  const Word& word(std::string_view letters, const PangoAnalysis& analysis, std::string_view text);

  const Fonts& fonts_;
  std::unordered_map<std::string, Word> words_;
  std::string key_;  ///< kept for its memory
};

}  // namespace boardwright::ink
