// The characters that disk/font_characters finds in font files are those that can be drawn.
#include "disk/font_characters.h"

#include <gtest/gtest.h>
#include <hb.h>

#include <string>

#include "disk/disk.h"
#include "fonts/fonts.h"
#include "pdf/ink.h"
#include "support/rooms.h"

namespace boardwright::tests::font_characters_test {
namespace {

std::string utf8_of(char32_t number) {
  const auto byte = [](char32_t bits) { return static_cast<char>(bits); };
  if (number < 0x800) return {byte(0xc0 | number >> 6), byte(0x80 | (number & 63))};
  if (number < 0x10000)
    return {byte(0xe0 | number >> 12), byte(0x80 | (number >> 6 & 63)), byte(0x80 | (number & 63))};
  return {byte(0xf0 | number >> 18), byte(0x80 | (number >> 12 & 63)),
          byte(0x80 | (number >> 6 & 63)), byte(0x80 | (number & 63))};
}

/// Whether newer versions of Pango can compose the character from two others.
bool is_made_of(const CharacterSet& known, char32_t whole) {
  hb_codepoint_t first = 0, second = 0;
  return hb_unicode_decompose(hb_unicode_funcs_get_default(), whole, &first, &second) != 0 &&
         known.has(first) && known.has(second);
}

TEST(FontCharacters, AreTheDrawableCharacters) {
  const CharacterSet known = characters_of("fonts");
  Fonts fonts("fonts");
  Paint paint;
  paint.font = "Noto Serif";
  const auto is_drawn = [&](char32_t c) {
    try {
      fonts.line(paint, 10, utf8_of(c));
      return true;
    } catch (const BadText&) {
      return false;
    }
  };
  const auto expect_same = [&](char32_t first, char32_t last, char32_t step) {
    for (char32_t c = first; c <= last; c += step)
      if (known.has(c))
        EXPECT_TRUE(is_drawn(c)) << std::hex << static_cast<unsigned>(c);
      else if (!is_made_of(known, c))
        EXPECT_FALSE(is_drawn(c)) << std::hex << static_cast<unsigned>(c);
  };
  expect_same(0x1e00, 0x1fff, 1);
  expect_same(0xae, 0x34e, 1);
  expect_same(0x370, 0x600, 3);
  expect_same(0x2010, 0x2027, 1);
  expect_same(0x2030, 0x205e, 1);
  expect_same(0x2190, 0x27bf, 1);
  expect_same(0x3041, 0xa000, 211);
  expect_same(0x1f000, 0x1f900, 7);
}

TEST(FontCharacters, BrokenFontsHaveNone) {
  std::string font = disk::read_file("fonts/NotoSans-Regular.ttf", std::size_t{1} << 24);
  for (const std::size_t size : {0, 5, 11, 13, 100, 500, 5000}) {
    CharacterSet set;
    set.add_font(std::string_view(font).substr(0, size));
    EXPECT_FALSE(set.has(0x41)) << size;
  }
  EXPECT_TRUE(characters_of("nowhere").empty());
}

}  // namespace
}  // namespace boardwright::tests::font_characters_test
