// Pictures of bare boards: the names of a territory, and the lines that moves name.
#include "diagram/lines_picture.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "diagram/drawing.h"
#include "support/rooms.h"
#include "support/sample_games.h"

namespace boardwright::tests::lines_picture_test {
namespace {

std::set<std::string> words_in(const Scene& scene, const char* role) {
  std::set<std::string> words;
  for (const Text& text : test::parts<Text>(scene.root, role)) words.insert(text.words);
  return words;
}

TEST(SectorPicture, NamesCellsAndCountsRanks) {
  const auto star = test::game_named("immortal-star-masters");
  const auto picture = diagram::sector_picture(*star);
  ASSERT_TRUE(picture.has_value());
  const std::set<std::string> names = words_in(*picture, "name");
  EXPECT_TRUE(names.contains("rd-kn4") && names.contains("rd-kr8"));
  EXPECT_FALSE(names.contains("bl-kn4"));
  EXPECT_EQ(words_in(*picture, "label"),
            (std::set<std::string>{"1", "2", "3", "4", "5", "6", "7", "8", "9"}));
  EXPECT_EQ(test::parts<Path>(picture->root, "route star").size(), 1u) << "a file";
}

TEST(SectorPicture, NeedsSectors) {
  EXPECT_FALSE(diagram::sector_picture(*test::game_named("chess")).has_value());
}

TEST(LinesPicture, HasALineForEachDirectionAndLettersOfSquares) {
  const auto lotus = test::game_named("lotus-39");
  const auto picture = diagram::lines_picture(*lotus, {"X", "Z"});
  ASSERT_TRUE(picture.has_value());
  std::map<std::string, int> labels;
  for (const Text& text : test::parts<Text>(picture->root, "label")) ++labels[text.words];
  EXPECT_EQ(labels["X"], 1);
  EXPECT_EQ(labels["Z"], 2) << "they run up to the right and to the left";
  std::map<std::string, int> squares;
  for (const CellId cell : lotus->board().cells()) ++squares[lotus->board().cell(cell).kind];
  EXPECT_GT(squares["x-square"], 0);
  EXPECT_EQ(labels["x"], squares["x-square"]);
  EXPECT_EQ(labels["z"], squares["z-square"]);
  EXPECT_EQ(test::parts<Path>(picture->root, "axis").size(), 3u);
}

}  // namespace
}  // namespace boardwright::tests::lines_picture_test
