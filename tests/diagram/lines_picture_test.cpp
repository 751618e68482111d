// Pictures of bare boards: the names of a territory, and the lines that moves name.
#include "diagram/lines_picture.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace boardwright::tests::lines_picture_test
