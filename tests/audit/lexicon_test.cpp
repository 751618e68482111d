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
  EXPECT_TRUE(lexicon.marks_in("at a right angle, when the board is set up").empty());
  ASSERT_EQ(lexicon.marks_in("to the right of e4").size(), 2u);
  EXPECT_EQ(lexicon.marks_in("to the right of e4")[0].means, "right");
}

}  // namespace
}  // namespace boardwright::audit
