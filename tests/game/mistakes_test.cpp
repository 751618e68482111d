// Mistakes in a game's file are reported once each, at their place, with the known alternatives.
#include <gtest/gtest.h>

#include "support/rooms.h"
#include "support/written_game.h"

namespace boardwright::tests::mistakes_test {
namespace {

using test::problems_of;
using test::squares;

std::string rook(const std::string& move) {
  return "[piece.rook]\nletter = \"R\"\nmoves = [\"" + move + "\"]\n";
}

/// The number of problems in the messages.
int count_of(const std::string& messages) {
  int count = 0;
  for (const std::string_view head : {": error: ", ": warning: "})
    for (std::size_t at = messages.find(head); at != std::string::npos;
         at = messages.find(head, at + 1))
      ++count;
  return count;
}

TEST(Mistakes, AWrongWordInAMoveIsOneProblemThatListsAllWords) {
  const std::string messages =
      problems_of(squares() + rook("slyde orthogonal") +
                  "[play]\nking = \"rook\"\nstart = \"r7/8/8/8/8/8/8/7R w - - 0 1\"\n"
                  "[[count]]\ndepth = 1\nis = 14\nsource = \"us\"\n");
  EXPECT_EQ(count_of(messages), 1) << messages;
  EXPECT_NE(
      messages.find("did you mean 'slide'? One of: slide, step, hop, leap, ride, roam, wheel, "
                    "zigzag, touch, side, corner, path, circle, away, move, capture\n"),
      std::string::npos)
      << messages;
}

TEST(Mistakes, WhatFollowsAMateNeedsARoyalPiece) {
  const std::string messages =
      problems_of(squares() + "[zone.home]\nranks = \"1\"\n" + rook("slide orthogonal") +
                  "[play]\nabandoned = \"home\"\n");
  EXPECT_NE(messages.find(": error: nobody is mated: there is no royal piece\n"
                          "give [play] a 'king'\n"),
            std::string::npos)
      << messages;
}

TEST(Mistakes, AWordWithoutEffectIsAWarning) {
  EXPECT_NE(problems_of(squares() + rook("slide orthogonal orthogonal"))
                .find(":12:28: warning: a second 'orthogonal' adds nothing\n"),
            std::string::npos)
      << problems_of(squares() + rook("slide orthogonal orthogonal"));
  EXPECT_NE(problems_of(squares() + rook("step orthogonal aside 90"))
                .find("warning: 'aside' does not apply to this move\n"),
            std::string::npos);
  EXPECT_EQ(count_of(problems_of(squares() + rook("leap 2:1 orthogonal aside 90"))), 0);
}

TEST(Mistakes, AHeadingWithoutEffectIsAWarning) {
  const auto messages = [](const std::string& move) { return problems_of(squares() + rook(move)); };
  EXPECT_NE(messages("step orthogonal heading 0 45")
                .find("warning: heading 45 adds nothing: no line of this move leads there\n"
                      "its lines lead at 0, 90, 180, 270 degrees from forward\n"),
            std::string::npos)
      << messages("step orthogonal heading 0 45");
  EXPECT_NE(messages("step orthogonal heading 0 0").find("warning: a second '0' adds nothing\n"),
            std::string::npos);
  EXPECT_NE(
      messages("step orthogonal heading 0 90 180 270")
          .find("warning: these are all the headings that its lines have\nleave out 'heading'\n"),
      std::string::npos);
  EXPECT_EQ(messages("step orthogonal heading 0 90"), "");
}

TEST(Mistakes, UnknownKeysAreReportedFirstAndDoNotStopTheReader) {
  const std::string messages =
      problems_of("titel = \"T\"\n" + squares() + rook("slyde orthogonal"));
  EXPECT_LT(messages.find("unknown key 'titel'"), messages.find("unknown word 'slyde'"))
      << messages;
  EXPECT_EQ(count_of(messages), 2) << messages;
}

TEST(Mistakes, AnEmptyFileLacksTheRequiredKeys) {
  const std::string messages = problems_of("");
  EXPECT_EQ(count_of(messages), 4) << messages;
  for (const char* key : {"title", "seat", "tiling", "boards"})
    EXPECT_NE(messages.find("missing key '" + std::string(key) + "'"), std::string::npos) << key;
}

TEST(Mistakes, WrongCellsAreReportedAtTheirKey) {
  EXPECT_NE(problems_of(squares() + rook("slide orthogonal") +
                        "[zone.a]\nfiles = \"a\"\nranks = \"lst\"\n")
                .find(":15:9: error: no rank 'lst' on the board\n"),
            std::string::npos)
      << problems_of(squares() + rook("slide orthogonal") +
                     "[zone.a]\nfiles = \"a\"\nranks = \"lst\"\n");
}

TEST(Mistakes, AWrongCellOfAWrittenOutStartIsReportedInItsLine) {
  const std::string messages =
      problems_of(squares() + rook("slide orthogonal") +
                  "[play]\nstart = \"\"\"\nturn: White\nWhite: R a9\nBlack: R a8\n\"\"\"\n");
  EXPECT_NE(messages.find(":16:10: error: no cell 'a9'"), std::string::npos) << messages;
}

TEST(Mistakes, AWrongPromotionIsReportedOnce) {
  const std::string messages =
      problems_of(squares() + rook("slide orthogonal") +
                  "[zone.far]\nranks = \"last\"\n[play]\n"
                  "promotions = [{ pieces = [\"rook\"], zone = \"far\", to = [\"quen\"] }]\n");
  EXPECT_EQ(count_of(messages), 1) << messages;
}

}  // namespace
}  // namespace boardwright::tests::mistakes_test
