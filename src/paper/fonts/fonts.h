// Shapes text. Each word is shaped once per font, however often it occurs in a book.
#pragma once
#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "fonts/font_folder.h"
#include "fonts/glyphs.h"
#include "scene/style.h"

namespace boardwright::fonts {

/// A shaped line of text, to be drawn from its left end on its baseline.
struct Line {
  ShapedText shaped;
  double width = 0;  ///< in points
};

/// Shapes text that runs from left to right. One thread at a time.
class Fonts {
 public:
  /// Throws std::runtime_error if the folder contains no font, or one that cannot be read.
  explicit Fonts(const std::filesystem::path& folder);

  /// The text in the paint's font at `size` points. The reference is valid until the next call.
  ///
  /// Throws std::runtime_error if the family is not in the folder, or if none of its fonts has a
  /// character of the text.
  const Line& line(const scene::Paint& paint, double size, std::string_view words);

  /// Splits a text with differing fonts into parts of one font each.
  std::vector<FontPart> parts_of(const std::string& text, const FontLook& look,
                                 std::span<const LookSpan> others) {
    return folder_.parts_of(text, look, others);
  }

  enum class Ligatures { none, common };

  /// Shapes the bytes from `begin` to `end` of a text, independently of the text around them.
  /// Throws BadText if no font has a character.
  ShapedText shape(std::string_view text, std::span<const FontPart> parts, std::size_t begin,
                   std::size_t end, Ligatures ligatures);

  /// How many words have been shaped, repetitions from the cache not counted.
  std::size_t words_shaped() const { return words_shaped_; }

 private:
  using Word = std::vector<Glyph>;

  const Word& word(std::string_view letters, const FontPart& part, Ligatures ligatures,
                   std::string_view text);
  Word shape_word(std::string_view letters, const FontPart& part, Ligatures ligatures,
                  std::string_view text);
  Line lay_out(const scene::Paint& paint, double size, std::string_view words);
  [[noreturn]] void refuse(std::string_view character, std::string_view text) const;

  FontFolder folder_;
  Handle<hb_buffer_t, &hb_buffer_destroy> buffer_;
  std::unordered_map<std::string, Line> lines_;
  std::unordered_map<std::string, Word> words_;  ///< each with the spaces that follow it
  std::size_t words_shaped_ = 0;
  std::string line_key_, word_key_;  ///< members so that their memory is reused
};

}  // namespace boardwright::fonts
