// The characters that a page shows, and fonts with exactly their glyphs.
#include "page/site_files.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <regex>

#include "disk/disk.h"
#include "disk/font_characters.h"
#include "pdf/ink.h"
#include "support/rooms.h"

namespace boardwright::tests::site_files_test {
namespace {

TEST(SiteFiles, LettersOfAPageAreTheVisibleOnes) {
  const ShownLetters letters = letters_of(
      "<title>T</title><style>.x { color: red } a::before { content: \"\\2713 of\" }</style>\n"
      "<p class=\"zz\">b&amp;a&#39;é <code>&lt;q</code><script src=\"y\" defer></script>");
  EXPECT_EQ(letters.words, U"&'Tabfoé✓");
  EXPECT_EQ(letters.code, U"<q");
}

// Regression: every change of a page made browsers style all that is below such a rule anew.
TEST(SiteFiles, NoRuleForPartsOfAPageAsksWhatThePageHas) {
  const std::regex slow(R"((^|[\s,}])(:root|html|body|main)(:not\()?:has\([^{,]*\) +[^{\s])");
  EXPECT_TRUE(std::regex_search(":root:has(#men:checked) .as-drawn { display: none; }", slow));
  EXPECT_TRUE(std::regex_search("  body:not(:has(.is-live)) .x { color: red; }", slow));
  EXPECT_FALSE(std::regex_search("body:has(#men:checked) { --as-drawn: none; }", slow));
  int sheets = 0;
  for (const auto& entry : std::filesystem::directory_iterator(find_home() / "templates/pages")) {
    if (entry.path().extension() != ".css") continue;
    ++sheets;
    EXPECT_FALSE(std::regex_search(disk::read_file(entry.path(), 1 << 20), slow)) << entry.path();
  }
  EXPECT_GT(sheets, 5);
}

TEST(SiteFiles, LettersAreSerializedAsALine) {
  const ShownLetters letters{U"#Aé✓𝔸", U"\\x"};
  EXPECT_EQ(text_of(letters), "#Aé✓𝔸\t\\x");
  EXPECT_EQ(read_shown_letters(text_of(letters)), letters);
  EXPECT_EQ(read_shown_letters(""), ShownLetters{});
  EXPECT_EQ(read_shown_letters("\xff\t\xff"), ShownLetters{});
  ShownLetters sum{U"ac", U""};
  sum.add({U"bc", U"x"});
  EXPECT_EQ(sum, (ShownLetters{U"abc", U"x"}));
}

TEST(SiteFiles, ScriptsLoseIndentationAndCommentsThatShareNoLineWithCode) {
  EXPECT_EQ(shortened("// @ts-check\n"
                      "/** @type {A} */\n"
                      "const a = 1;  // kept\n"
                      "  /**\n"
                      "   * @param {B} b\n"
                      "   */\n"
                      "  /** @type {C} */ (b).c = '/**';\n"
                      "  const text = `\n"
                      "  // of the text\n"
                      "/** and this */\n"
                      "`;\n"
                      "  // no newline at the end"),
            "const a = 1;  // kept\n"
            "/** @type {C} */ (b).c = '/**';\n"
            "const text = `\n"
            "  // of the text\n"
            "/** and this */\n"
            "`;\n");
  EXPECT_EQ(shortened("a"), "a");
  EXPECT_EQ(shortened(""), "");
}

TEST(SiteFiles, AStyleSheetNamesEveryFont) {
  const std::string css = font_css(site_path("../"));
  for (const WebFont& font : web_fonts())
    EXPECT_NE(css.find("url(\"../site_files/" + std::string(font.file) + "\")"), css.npos);
}

// Lines do not move when a web font arrives: its fallback is as wide and as high.
TEST(SiteFiles, EachTextFontHasAFallback) {
  const std::string css = font_css("");
  for (const char* part :
       {"@font-face{font-family:\"Like Noto Sans\";font-weight:400;src:local(\"Arial\"),",
        "@font-face{font-family:\"Like Noto Serif\";font-weight:700;src:local(",
        ";size-adjust:104%;ascent-override:102.8%;descent-override:28.2%;line-gap-override:0%}"})
    EXPECT_NE(css.find(part), css.npos) << part << "\n" << css;
}

TEST(SiteFiles, FontsAreSmallAndReproducible) {
  const auto folder = find_home() / "fonts";
  Ink ink(folder);
  std::u32string letters;
  for (char32_t c = U'!'; c < 0x7f; ++c) letters += c;
  letters += U"éöł–’“”…→✓";
  for (const WebFont& font : web_fonts()) {
    const std::string bytes = disk::read_file(folder / font.source, std::size_t{1} << 24);
    const std::string packed = ink->web_font(bytes, letters);
    EXPECT_TRUE(packed.starts_with("wOF2")) << font.file;
    EXPECT_LT(packed.size(), 25'000U) << font.file;
    EXPECT_EQ(packed.size() % 4, 0U);
    EXPECT_EQ(packed, ink->web_font(bytes, letters));
    EXPECT_LT(ink->web_font(bytes, U"a").size(), packed.size()) << font.file;
  }
  EXPECT_THROW(ink->web_font("no font", letters), std::runtime_error);
}

}  // namespace
}  // namespace boardwright::tests::site_files_test
