// Tests which words are marks, and which are verbs.
#include "audit/lexicon.h"

#include <gtest/gtest.h>

#include "support/boards.h"

namespace boardwright::audit {
namespace {

TEST(Lexicon, KnowsVerbsByTheirForms) {
  for (const char* text : {"It moves.", "moving away", "capturing it", "It stopped there.", "takes",
                           "they hop", "it slid", "having got there", "is promoted"})
    EXPECT_TRUE(Lexicon::has_verb(text)) << text;
  for (const char* text : {"we hope so", "the Standard", "a Rider", "its goal", "the passage"})
    EXPECT_FALSE(Lexicon::has_verb(text)) << text;
}

TEST(Lexicon, LeavesPhrasesUnmarked) {
  const auto game = test::read_rules("chess");
  const Lexicon lexicon(*game);
  EXPECT_TRUE(lexicon.marks_in("at a right angle, when the board is set up at once").empty());
  EXPECT_TRUE(lexicon.marks_in("the set-up of the game").empty());
  EXPECT_EQ(lexicon.marks_in("three steps up").size(), 1u);
  ASSERT_EQ(lexicon.marks_in("it can no longer go").size(), 1u);
  EXPECT_EQ(lexicon.marks_in("it can no longer go")[0].kind, MarkKind::negation);
  ASSERT_EQ(lexicon.marks_in("to the right of e4").size(), 2u);
  EXPECT_EQ(lexicon.marks_in("to the right of e4")[0].means, "right");
}

TEST(Lexicon, KnowsShapesThatDiffer) {
  const auto squares = test::read_rules("chess");
  EXPECT_TRUE(Lexicon(*squares).marks_in("one square to a hexagon").size() == 1u);
  const auto lotus = test::lotus();
  EXPECT_EQ(Lexicon(*lotus).marks_in("one square to a hexagon").size(), 2u);
}

TEST(Lexicon, KnowsTheFileAFromTheArticle) {
  const auto game = test::read_rules("chess");
  const Lexicon lexicon(*game);
  const auto lines = [&](const std::string& text) { return lexicon.marks_in(text).size(); };
  EXPECT_EQ(lines("files a and c"), 2u);
  EXPECT_EQ(lines("files a, c and h"), 3u);
  EXPECT_EQ(lines("along a file and a rank"), 0u);
  EXPECT_EQ(lines("on a rank or file, or a cell"), 0u);
}

}  // namespace
}  // namespace boardwright::audit
