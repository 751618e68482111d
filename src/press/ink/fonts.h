// Shapes text: each word in each font once, however often it stands in a book.
#pragma once
#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "ink/font_folder.h"
#include "ink/glyphs.h"
#include "scene/style.h"

namespace boardwright::ink {

/// A line of text, ready to be drawn from its left end on its baseline.
struct Line {
  ShapedText shaped;
  double width = 0;  ///< points
};

/// Shapes text, which runs from left to right. Used by one thread at a time.
class Fonts {
 public:
  /// Throws std::runtime_error if the folder holds no font or one that cannot be read.
  explicit Fonts(const std::filesystem::path& folder);

  /// The text in the paint's font, `size` points large. Good until the next call.
  ///
  /// Throws std::runtime_error if the family is not in the folder, or none of its fonts has a
  /// character of the text.
  const Line& line(const Paint& paint, double size, std::string_view words);

  /// The fonts of a text whose looks differ.
  std::vector<FontPart> parts_of(const std::string& text, const FontLook& look,
                                 std::span<const LookSpan> others) {
    return folder_.parts_of(text, look, others);
  }

  enum class Ligatures { none, common };

  /// The bytes from `begin` to `end` of a text, as if no others stood beside them. Throws BadText
  /// if none of the fonts has a character.
  ShapedText shape(std::string_view text, std::span<const FontPart> parts, std::size_t begin,
                   std::size_t end, Ligatures ligatures);

  /// How many times a word was shaped.
  std::size_t words_shaped() const { return words_shaped_; }

 private:
  using Word = std::vector<Glyph>;

  const Word& word(std::string_view letters, const FontPart& part, Ligatures ligatures,
                   std::string_view text);
  Word shape_word(std::string_view letters, const FontPart& part, Ligatures ligatures,
                  std::string_view text);
  Line lay_out(const Paint& paint, double size, std::string_view words);
  [[noreturn]] void refuse(std::string_view character, std::string_view text) const;

  FontFolder folder_;
  Handle<hb_buffer_t, &hb_buffer_destroy> buffer_;
  std::unordered_map<std::string, Line> lines_;
  std::unordered_map<std::string, Word> words_;  ///< each with the spaces behind it
  std::size_t words_shaped_ = 0;
  std::string line_key_, word_key_;  ///< kept for their memory
};

}  // namespace boardwright::ink
