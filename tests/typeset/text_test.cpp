// Shaping and hyphenation of text.
#include <gtest/gtest.h>

#include <set>

#include "base/text.h"
#include "builder/load.h"
#include "disk/disk.h"
#include "fonts/fonts.h"
#include "support/rooms.h"
#include "support/sample.h"
#include "typeset/book_text.h"
#include "typeset/hyphens.h"

namespace boardwright::tests::text_test {
namespace {

using fonts::Fonts;
using Divided = std::vector<std::size_t>;

BookRun run_of(std::string words) {
  BookRun run;
  run.words = std::move(words);
  return run;
}

/// The advances of a text that is shaped as a whole.
std::vector<int> advances_of(const std::string& text, const fonts::FontPart& part) {
  const fonts::Handle<hb_buffer_t, &hb_buffer_destroy> buffer(hb_buffer_create());
  hb_buffer_add_utf8(buffer.get(), text.data(), static_cast<int>(text.size()),
                     static_cast<unsigned>(part.begin), static_cast<int>(part.end - part.begin));
  hb_buffer_set_direction(buffer.get(), HB_DIRECTION_LTR);
  hb_buffer_set_script(buffer.get(), part.script);
  hb_buffer_set_language(buffer.get(), part.language);
  hb_shape(part.font->shaper.get(), buffer.get(), nullptr, 0);
  unsigned count = 0;
  const hb_glyph_position_t* const places = hb_buffer_get_glyph_positions(buffer.get(), &count);
  std::vector<int> advances;
  for (unsigned i = 0; i < count; ++i) advances.push_back(places[i].x_advance);
  return advances;
}

TEST(Fonts, SingleWordsHaveTheGlyphsOfTheWholeText) {
  Fonts fonts(test::fonts());
  int lines = 0;
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(find_home() / "templates" / "games")) {
    if (entry.path().extension() != ".md") continue;
    const std::string article = read_file(entry.path(), std::size_t{1} << 20);
    for (const std::string_view each : split(article, '\n')) {
      const std::string line(each);
      if (line.empty()) continue;
      for (const fonts::FontLook& look : {fonts::FontLook{"Noto Serif", false, false, 9.4},
                                          fonts::FontLook{"Noto Sans", true, true, 7.1}}) {
        const auto parts = fonts.parts_of(line, look, {});
        std::vector<int> whole, words;
        for (const fonts::FontPart& part : parts)
          for (const int advance : advances_of(line, part)) whole.push_back(advance);
        for (const fonts::Glyph& glyph :
             fonts.shape(line, parts, 0, line.size(), Fonts::Ligatures::common).glyphs)
          words.push_back(glyph.width);
        EXPECT_EQ(words, whole) << line;
        ++lines;
      }
    }
  }
  EXPECT_GT(lines, 500);
}

TEST(Fonts, WordsAreShapedOnce) {
  Fonts fonts(test::fonts());
  const typeset::Hyphens hyphens;
  typeset::TextSetter setter(fonts, hyphens);
  const BookText text = {run_of("The rook and the bishop and the rook and the bishop and no more")};
  typeset::TextStyle style;
  const auto widths = setter.widths(text, style);
  EXPECT_EQ(fonts.words_shaped(), 7u) << "The, rook, and, the, bishop, no, more";
  const auto lines = setter.set(text, style, 2 * widths.all);
  EXPECT_EQ(fonts.words_shaped(), 7u);
  ASSERT_EQ(lines.size(), 1u);
  EXPECT_EQ(lines.front().width, widths.all);
  setter.set(text, style, widths.all / 3);
  const std::size_t shaped = fonts.words_shaped();
  setter.set(text, style, widths.all / 3);
  EXPECT_EQ(fonts.words_shaped(), shaped) << "of divided words only the parts are new";
}

TEST(Fonts, CodeIsMonospaced) {
  Fonts fonts(test::fonts());
  const typeset::Hyphens hyphens;
  typeset::TextSetter setter(fonts, hyphens);
  const typeset::TextStyle code = typeset::type_of({}).code;
  const auto width = [&](const char* text) { return setter.widths({run_of(text)}, code).all; };
  EXPECT_EQ(width("ill = 1"), width("MMM = 8"));
  EXPECT_EQ(width("  ^ there"), width("{ = \"x\" }"));
}

TEST(Fonts, LinesContainTheTextOfTheirParagraph) {
  Fonts fonts(test::fonts());
  const typeset::Hyphens hyphens;
  typeset::TextSetter setter(fonts, hyphens);
  BookText text = {run_of("A lotusrider, "), run_of("unobstructed"),
                   run_of(" by anything, reaches "), run_of("♞ b4")};
  text[1].italic = true;
  text[1].target = "#there";
  std::string all;
  for (const BookRun& run : text) all += run.words;
  for (const Points width : {40_pt, 70_pt, 1000_pt}) {
    std::string words;
    for (const typeset::SetLine& line : setter.set(text, {}, width)) {
      words += line.shaped.text;
      std::size_t letters = 0, glyphs = 0;
      for (const fonts::GlyphRun& run : line.shaped.runs) {
        EXPECT_EQ(run.begin, letters);
        EXPECT_EQ(run.first, glyphs);
        letters = run.end;
        glyphs = run.last;
        for (const typeset::SetLink& link : line.links)
          EXPECT_TRUE(run.end <= link.begin || run.begin >= link.end ||
                      (run.begin >= link.begin && run.end <= link.end));
      }
      EXPECT_EQ(letters, line.shaped.text.size());
      EXPECT_EQ(glyphs, line.shaped.glyphs.size());
    }
    EXPECT_EQ(words, all) << width.value;
  }
}

TEST(Fonts, ATabAdvancesToTheNextMultipleOfEight) {
  Fonts fonts(test::fonts());
  const typeset::Hyphens hyphens;
  typeset::TextSetter setter(fonts, hyphens);
  const auto lines = setter.set({run_of("ab\tc")}, {}, 1000_pt);
  ASSERT_EQ(lines.size(), 1u);
  EXPECT_EQ(lines.front().shaped.text, "ab      c");
}

TEST(Hyphens, DivideAsTexDoes) {
  const typeset::Hyphens hyphens;
  EXPECT_EQ(hyphens.divide("hyphenation"), (Divided{2, 6}));       // hy-phen-ation, Liang 1983
  EXPECT_EQ(hyphens.divide("concatenation"), (Divided{3, 7, 9}));  // con-cate-na-tion
  EXPECT_EQ(hyphens.divide("Supercalifragilistic"), (Divided{2, 5, 8, 13, 17}));
  EXPECT_EQ(hyphens.divide("project"), Divided{});  // an exception: a verb and a noun
  EXPECT_EQ(hyphens.divide("diagonal"), (Divided{2, 4, 5}));
}

TEST(Hyphens, LeaveTwoLettersBeforeAndThreeAfter) {
  const typeset::Hyphens hyphens;
  for (const char* word : {"orthogonally", "alternating", "unobstructed", "reconnaissance"})
    for (const std::size_t place : hyphens.divide(word)) {
      EXPECT_GE(place, 2u) << word;
      EXPECT_LE(place + 3, std::string_view(word).size()) << word;
    }
}

TEST(Hyphens, DoNotDivideShortWordsAndOtherLetters) {
  const typeset::Hyphens hyphens;
  for (const char* word : {"", "rook", "naïvely", "square1", "e-mailing", "hyphen.ation"})
    EXPECT_EQ(hyphens.divide(word), Divided{}) << word;
}

}  // namespace
}  // namespace boardwright::tests::text_test
