// What a text can contain is seen before it is parsed.
#include "text/fences.h"

#include <gtest/gtest.h>

#include "support/rooms.h"
#include "text/markdown.h"

namespace boardwright::tests::fences_test {
namespace {

TEST(Fences, OnlyATextWithAFigureInItMayDraw) {
  for (const char* text :
       {"```figure 1: Rook\nRd4\n```\n", "~~~figure\nRd4\n~~~\n", "```` figure 2\nRd4\n````\n"}) {
    EXPECT_TRUE(text::may_draw(text)) << text;
    EXPECT_TRUE(text::may_state(text)) << text;
    Report report;
    EXPECT_EQ(parse_markdown(text, "a.md", report).fenced.size(), 1U) << text;
  }
  for (const char* text : {"A figure.\n\n![](figure:1)\n", "```claims\nmoves d4 = 3\n```\n",
                           "```erratum e-1\nNo figure.\n```\n", "```cpp\nfigure\n```\n", ""})
    EXPECT_FALSE(text::may_draw(text)) << text;
  EXPECT_TRUE(text::may_state("```claims\nmoves d4 = 3\n```\n"));
}

}  // namespace
}  // namespace boardwright::tests::fences_test
