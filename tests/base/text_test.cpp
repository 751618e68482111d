// Numbers, escapes and word lists.
#include "base/text.h"
#include "support/laws.h"
#include "support/rooms.h"

#include <gtest/gtest.h>

#include <charconv>
#include <cmath>
#include <limits>

namespace boardwright::tests::text_test {
namespace {

TEST(Decimal, HasNoTrailingZerosNoExponentAndNoNegativeZero) {
  EXPECT_EQ(decimal(0.5), "0.5");
  EXPECT_EQ(decimal(12), "12");
  EXPECT_EQ(decimal(-0.0), "0");
  EXPECT_EQ(decimal(-0.0001), "0");
  EXPECT_EQ(decimal(0.00001), "0");
  EXPECT_EQ(decimal(100), "100");
  EXPECT_EQ(decimal(-1.25), "-1.25");
  EXPECT_EQ(decimal(0.05), "0.05");
  EXPECT_EQ(decimal(1e7), "10000000");
}

TEST(Decimal, IsRoundedToTheNearest) {
  EXPECT_EQ(decimal(0.8660254), "0.866");
  EXPECT_EQ(decimal(1.9996), "2");
  EXPECT_EQ(decimal(-1.9996), "-2");
  EXPECT_EQ(decimal(2.6, 0), "3");
  EXPECT_EQ(decimal(1.0 / 3, 9), "0.333333333");
}

TEST(Decimal, CanBeHuge) {
  EXPECT_EQ(decimal(1e18), "1000000000000000000");
  EXPECT_EQ(decimal(-1e20, 0), "-100000000000000000000");
  EXPECT_FALSE(decimal(std::numeric_limits<double>::max()).empty());
}

LAW(Decimal, ParsesToWithinHalfAUnitOfTheLastPlace) {
  const double value = test::any_int() / 1024.0;
  const int kept = static_cast<int>(test::any_between(0, 7));
  const std::string text = decimal(value, kept);
  double back = 0;
  const auto end = std::from_chars(text.data(), text.data() + text.size(), back);
  HOLDS(end.ptr == text.data() + text.size());
  HOLDS(std::fabs(back - value) <= 0.5 * std::pow(10.0, -kept) + 1e-9);
}

TEST(AppendInteger, WritesTheSmallestAndTheLargestNumber) {
  std::string out = "x";
  append_integer(out, std::numeric_limits<std::int64_t>::min());
  EXPECT_EQ(out, "x-9223372036854775808");
  out.clear();
  append_integer(out, std::numeric_limits<std::int64_t>::max());
  EXPECT_EQ(out, "9223372036854775807");
}

TEST(Escaped, ReplacesTheReservedCharactersOfXml) {
  EXPECT_EQ(escaped("a<b & \"c\" 'd'>"), "a&lt;b &amp; &quot;c&quot; &#39;d&#39;&gt;");
  EXPECT_EQ(escaped("plain é"), "plain é");
  EXPECT_EQ(escaped(""), "");
}

LAW(Escaped, HasNoMarkupForAnyText) {
  HOLDS(escaped(test::any_text()).find_first_of("<>\"'") == std::string::npos);
}

TEST(Printable, EscapesControlAndDirectionCharacters) {
  EXPECT_EQ(printable("a\x1b[31mb"), "a\\x1b[31mb");
  EXPECT_EQ(printable("tab\tend\n"), "tab\\x09end\\x0a");
  EXPECT_EQ(printable("\x7f"), "\\x7f");
  EXPECT_EQ(printable("\u009b31m"), "\\x9b31m");
  EXPECT_EQ(printable("\u00a0é♔"), "\u00a0é♔");
  EXPECT_EQ(printable("bad \xff\xc3"), "bad \\xff\\xc3");
  EXPECT_EQ(printable("\u202eabc\u2066"), "\\u{202E}abc\\u{2066}");
  EXPECT_EQ(printable("\ufffe"), "\\u{FFFE}");
}

LAW(Printable, IsUtf8WithoutControlCharacters) {
  const std::string shown = printable(test::any_text());
  HOLDS(!invalid_utf8(shown).has_value());
  for (char c : shown) HOLDS(static_cast<unsigned char>(c) >= 0x20);
}

TEST(ToInteger, ParsesOnlyTheWholeText) {
  EXPECT_EQ(to_integer("12"), 12);
  EXPECT_EQ(to_integer("-3"), -3);
  EXPECT_EQ(to_integer(""), std::nullopt);
  EXPECT_EQ(to_integer("12x"), std::nullopt);
  EXPECT_EQ(to_integer(" 1"), std::nullopt);
  EXPECT_EQ(to_integer("99999999999"), std::nullopt);
}

LAW(ToInteger, ReadsWhatAppendIntegerWrites) {
  const int number = test::any_int();
  std::string text;
  append_integer(text, number);
  HOLDS(to_integer(text) == number);
}

constexpr Word<int> numbers[] = {{"one", 1}, {"two", 2}, {"three", 3}};

TEST(WordList, ReadsPrintsAndSuggestsFromOneTable) {
  EXPECT_EQ(value_of("two", numbers), 2);
  EXPECT_EQ(value_of("four", numbers), std::nullopt);
  EXPECT_EQ(word_of(3, numbers), "three");
  EXPECT_EQ(word_of(4, numbers), "");
  EXPECT_EQ(did_you_mean("thre", words_of(numbers)).text, "did you mean 'three'?");
}

TEST(EditDistance, CountsInsertionsDeletionsReplacementsAndSwaps) {
  EXPECT_EQ(edit_distance("rook", "rook"), 0);
  EXPECT_EQ(edit_distance("Rook", "rook"), 0);
  EXPECT_EQ(edit_distance("rok", "rook"), 1);
  EXPECT_EQ(edit_distance("roook", "rook"), 1);
  EXPECT_EQ(edit_distance("rosk", "rook"), 1);
  EXPECT_EQ(edit_distance("orok", "rook"), 1);
  EXPECT_EQ(edit_distance("", "rook"), 4);
  EXPECT_EQ(edit_distance("king", "rook"), 4);
}

TEST(Nearest, TextsOver64BytesAreNotCompared) {
  const std::string known(64, 'a'), meant(63, 'a'), long_text(65, 'a');
  const std::string_view words[] = {known};
  EXPECT_EQ(nearest(meant, words), known);
  EXPECT_FALSE(nearest(long_text, words));
  const std::string huge(60'000, 'b'), other(60'000, 'a');
  EXPECT_EQ(did_you_mean(huge, std::vector<std::string>{other}).text, "");
}

LAW(EditDistance, IsSymmetric) {
  const std::string a = test::any_text(), b = test::any_text();
  HOLDS(edit_distance(a, b) == edit_distance(b, a));
  HOLDS(edit_distance(a, a) == 0);
}

TEST(Nearest, IsTheFirstOfTheClosestWords) {
  const std::vector<std::string_view> known = {"slide", "step", "leap"};
  EXPECT_EQ(nearest("slyde", known), "slide");
  EXPECT_EQ(nearest("setp", known), "step");
  EXPECT_EQ(nearest("lap", known), "leap");
}

TEST(Nearest, IsNothingIfNoWordIsNear) {
  const std::vector<std::string_view> known = {"slide", "step", "leap", "a1"};
  EXPECT_EQ(nearest("castle", known), std::nullopt);
  EXPECT_EQ(nearest("b", known), std::nullopt);
  EXPECT_EQ(nearest("", known), std::nullopt);
  EXPECT_EQ(did_you_mean("castle", known).text, "");
}

TEST(Trimmed, HasNoWhiteSpaceAtItsEnds) {
  EXPECT_EQ(trimmed(" \t a b\r\n"), "a b");
  EXPECT_EQ(trimmed(" \n"), "");
}

TEST(Split, KeepsEmptyParts) {
  EXPECT_EQ(split("a,,b", ','), (std::vector<std::string_view>{"a", "", "b"}));
  EXPECT_EQ(split("a,", ','), (std::vector<std::string_view>{"a", ""}));
  EXPECT_TRUE(split("", ',').empty());
}

LAW(Split, IsTheInverseOfJoined) {
  const std::string text = test::any_text();
  HOLDS(joined(split(text, 'a'), "a") == text);
}

TEST(Words, AreNeverEmpty) {
  EXPECT_EQ(words("  slide\tside \n corner"),
            (std::vector<std::string_view>{"slide", "side", "corner"}));
  EXPECT_TRUE(words(" \n").empty());
}

TEST(Listed, SeparatesWithCommasAndAnd) {
  const auto list = [](std::vector<std::string> parts) { return listed(parts); };
  EXPECT_EQ(list({}), "");
  EXPECT_EQ(list({"a"}), "a");
  EXPECT_EQ(list({"a", "b"}), "a and b");
  EXPECT_EQ(list({"a", "b", "c"}), "a, b and c");
  EXPECT_EQ(listed(std::vector<std::string_view>{"a", "b"}, "or"), "a or b");
}

TEST(InvalidUtf8, FindsTheFirstWrongByte) {
  EXPECT_EQ(invalid_utf8("plain, é, ♔, 🨀"), std::nullopt);
  EXPECT_EQ(invalid_utf8("ab\xff"), 2u);
  EXPECT_EQ(invalid_utf8("a\xc3"), 1u);
  EXPECT_EQ(invalid_utf8("\x80"), 0u);
  EXPECT_EQ(invalid_utf8("é\xe2\x99x"), 2u);
}

TEST(InvalidUtf8, RejectsOverlongFormsSurrogatesAndTooLargeCodePoints) {
  for (const char* wrong : {"\xc0\x80", "\xc1\xbf", "\xe0\x9f\xbf", "\xed\xa0\x80",
                            "\xf0\x8f\xbf\xbf", "\xf4\x90\x80\x80", "\xf5\x80\x80\x80"})
    EXPECT_EQ(invalid_utf8(wrong), 0u) << printable(wrong);
  for (const char* right : {"\xc2\x80", "\xe0\xa0\x80", "\xed\x9f\xbf", "\xee\x80\x80",
                            "\xf0\x90\x80\x80", "\xf4\x8f\xbf\xbf"})
    EXPECT_EQ(invalid_utf8(right), std::nullopt) << printable(right);
}

TEST(LengthUtf8, CountsCharacters) {
  EXPECT_EQ(length_utf8("♔é a"), 4u);
  EXPECT_EQ(length_utf8(""), 0u);
}

TEST(Words, ArticleFollowsTheSound) {
  for (const auto& [noun, with] : {std::pair{"Rook", "a Rook"},
                                   {"Elephant", "an Elephant"},
                                   {"Unicorn", "a Unicorn"},
                                   {"Unimportant", "an Unimportant"},
                                   {"Ewe", "a Ewe"},
                                   {"Hour", "an Hour"},
                                   {"House", "a House"},
                                   {"Umpire", "an Umpire"},
                                   {"Oni", "an Oni"},
                                   {"", "a "}})
    EXPECT_EQ(with_article(noun), with);
}

TEST(Words, PluralIsThatOfTheHeadOfAName) {
  for (const auto& [noun, many] : {std::pair{"Rook", "Rooks"},
                                   {"Fish", "Fishes"},
                                   {"Ferz", "Ferzes"},
                                   {"Phoenix", "Phoenixes"},
                                   {"Fairy", "Fairies"},
                                   {"Donkey", "Donkeys"},
                                   {"Man", "Men"},
                                   {"Royal Man", "Royal Men"},
                                   {"Shaman", "Shamans"},
                                   {"Goose", "Geese"},
                                   {"Fox", "Foxes"},
                                   {"Pawn of Kings", "Pawns of Kings"},
                                   {"Yari Gold from a Bishop", "Yari Golds from a Bishop"}})
    EXPECT_EQ(plural(noun), many);
}

}  // namespace
}  // namespace boardwright::tests::text_test
