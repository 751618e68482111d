// Words set in a circle stay inside, and none is lost.
#include "scene/text_in_circle.h"

#include <gtest/gtest.h>

#include <cmath>

#include "diagram/plan.h"
#include "support/rooms.h"

namespace boardwright::tests::text_in_circle_test {
namespace {

constexpr Vec middle{3, 4};

std::string joined_lines(const std::vector<Text>& lines) {
  std::string all;
  for (const Text& line : lines) {
    if (!all.empty() && !all.ends_with('-')) all += ' ';
    all += line.words;
  }
  return all;
}

TEST(TextInCircle, StaysInsideAndKeepsAllWords) {
  for (const std::string words :
       {"K", "Chess99", "Enhanced-Rook", "Immortal Star Masters", "A River Game by Charles Gilman",
        "one two three four five six seven eight nine ten"})
    for (const double angle : {0.0, 180.0, 30.0}) {
      const auto lines = text_in_circle(words, middle, 2, 10, angle);
      EXPECT_EQ(joined_lines(lines), words);
      double farthest = 0;
      for (const Text& line : lines) {
        EXPECT_EQ(line.angle, angle);
        EXPECT_EQ(line.size, lines[0].size);
        const Vec along = half_width(line.words, line.size) * unit_vector(angle);
        const Vec up = 0.4 * line.size * unit_vector(angle + 90);
        for (const Vec corner : {along + up, along - up})
          farthest = std::max(
              {farthest, length(line.at + corner - middle), length(line.at - corner - middle)});
      }
      EXPECT_LE(farthest, 2 + 1e-9) << words;
      EXPECT_GE(farthest, 2 - 1e-9) << words;  // as large as fits
    }
}

TEST(TextInCircle, BreaksWhereTheTextIsLargest) {
  EXPECT_EQ(text_in_circle("Immortal Star Masters", {}, 1, 1).size(), 3u);
  const auto rook = text_in_circle("Enhanced-Rook", {}, 1, 1);
  ASSERT_EQ(rook.size(), 2u);
  EXPECT_EQ(rook[0].words, "Enhanced-");
  EXPECT_GT(rook[0].at.y, rook[1].at.y);
}

TEST(TextInCircle, BelowALineStaysInTheLowerPart) {
  for (const std::string words :
       {"K", "King", "Progressive Knight", "Pawn of Pawns on its second journey"}) {
    const auto lines = text_in_circle_below(words, middle, 2, -0.9, 0.4);
    EXPECT_EQ(joined_lines(lines), words);
    for (const Text& line : lines) {
      EXPECT_GT(line.size, 0.05) << words;
      EXPECT_LE(line.at.y + 0.4 * line.size, middle.y - 0.9 + 1e-9) << words;
      for (const double side : {-1.0, 1.0})
        EXPECT_LE(length(line.at + Vec{side * half_width(line.words, line.size), -0.4 * line.size} -
                         middle),
                  2 + 1e-9)
            << words;
    }
  }
  EXPECT_EQ(text_in_circle_below("King", {}, 2, -0.9, 0.1).at(0).size, 0.1);
  EXPECT_EQ(text_in_circle_below("Progressive Knight", {}, 2, -0.9, 10).size(), 2u);
  EXPECT_TRUE(text_in_circle_below("", {}, 2, -0.9, 1).empty());
}

TEST(TextInCircle, IsNoLargerThanTheMaximum) {
  EXPECT_EQ(text_in_circle("K", {}, 1, 0.25).at(0).size, 0.25);
  EXPECT_TRUE(text_in_circle("", {}, 1, 1).empty());
  EXPECT_TRUE(text_in_circle("  ", {}, 1, 1).empty());
}

}  // namespace
}  // namespace boardwright::tests::text_in_circle_test
