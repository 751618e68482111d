// Pictures of all pieces of a game, for those who know none of them.
#include "diagram/piece_gallery.h"

#include <gtest/gtest.h>

#include "diagram/drawing.h"
#include "disk/files.h"
#include "support/rooms.h"
#include "support/sample_games.h"

namespace boardwright::tests::piece_gallery_test {
namespace {

std::vector<std::string> letters_in(const Scene& scene) {
  std::vector<std::string> letters;
  for (const Text& text : test::parts<Text>(scene.root, "name")) letters.push_back(text.words);
  return letters;
}

/// Where the sides have drawings of their own, both are shown.
TEST(PieceGallery, ShowsEveryPieceAboveItsLetter) {
  const auto game = test::game_named("xiangqi");
  Style style;
  style.take_piece_types("xiangqi");
  const PieceSet set = load_pieces(on_disk(test::templates()), style);
  const auto scene = piece_gallery(*game, set);
  ASSERT_TRUE(scene);
  EXPECT_EQ(letters_in(*scene), (std::vector<std::string>{"K", "A", "B", "N", "R", "C", "P"}));
  EXPECT_EQ(scene->root.children.size(), 3 * 7U) << "two drawings and a letter each";
}

TEST(PieceGallery, IsNoneWithoutDrawings) {
  EXPECT_FALSE(piece_gallery(*test::game_named("xiangqi"), PieceSet{}));
}

}  // namespace
}  // namespace boardwright::tests::piece_gallery_test
