// The characters that are forbidden in text, and all others, which are allowed.
#include "base/characters.h"

#include <gtest/gtest.h>

#include <string>

#include "support/rooms.h"

namespace boardwright::tests::characters_test {
namespace {

std::string utf8_of(char32_t number) {
  const auto byte = [](char32_t bits) { return static_cast<char>(bits); };
  if (number < 0x80) return {byte(number)};
  if (number < 0x800) return {byte(0xc0 | number >> 6), byte(0x80 | (number & 63))};
  if (number < 0x10000)
    return {byte(0xe0 | number >> 12), byte(0x80 | (number >> 6 & 63)), byte(0x80 | (number & 63))};
  return {byte(0xf0 | number >> 18), byte(0x80 | (number >> 12 & 63)),
          byte(0x80 | (number >> 6 & 63)), byte(0x80 | (number & 63))};
}

/// An independent definition of the allowed code points.
bool is_allowed(char32_t number) {
  if (number == 9 || number == 10) return true;
  if (number < 32 || (number >= 127 && number <= 159)) return false;
  if (number >= 0x202a && number <= 0x202e) return false;
  if (number >= 0x2066 && number <= 0x2069) return false;
  if (number >= 0xfdd0 && number <= 0xfdef) return false;
  return number % 0x10000 < 0xfffe;
}

TEST(Characters, EveryCodePointIsAllowedOrRejected) {
  for (char32_t number = 0; number <= 0x10ffff; ++number) {
    if (number >= 0xd800 && number <= 0xdfff) continue;  // surrogates have no UTF-8
    const std::string text = "é" + utf8_of(number) + "x";
    const auto stray = stray_character(text);
    ASSERT_EQ(!stray, is_allowed(number)) << character_number(number);
    ASSERT_EQ(stray ? stray->offset : 2, 2u) << character_number(number);
    ASSERT_EQ(first_character(utf8_of(number)), number);
  }
}

TEST(Characters, CarriageReturnIsAllowedOnlyBeforeLineFeed) {
  EXPECT_FALSE(stray_character("a\r\nb\n"));
  EXPECT_EQ(stray_character("a\rb").value().message, "control character U+000D");
  EXPECT_EQ(stray_character("a\r").value().offset, 1u);
}

TEST(Characters, NumbersHaveAtLeastFourHexDigits) {
  EXPECT_EQ(character_number(0), "U+0000");
  EXPECT_EQ(character_number(0x1b), "U+001B");
  EXPECT_EQ(character_number(0x10ffff), "U+10FFFF");
}

}  // namespace
}  // namespace boardwright::tests::characters_test
