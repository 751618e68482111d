// What the lines and fills of a board mean stands on the leaflet, with a picture of each.
#include "book/board_signs.h"

#include <gtest/gtest.h>

#include "book/leaflet.h"
#include "support/boards.h"
#include "support/printed_book.h"
#include "support/rooms.h"
#include "support/sample_games.h"

namespace boardwright::tests::board_signs_test {
namespace {

std::vector<std::string> words_of_signs(const char* id) {
  const auto game = test::game_named(id);
  std::vector<std::string> all;
  for (const book::BoardSign& sign : book::board_signs(GameWords(*game))) {
    EXPECT_FALSE(sign.picture.root.children.empty()) << sign.words;
    EXPECT_GT(sign.picture.box.width(), 0.5) << sign.words;
    all.push_back(sign.words);
  }
  return all;
}

TEST(BoardSigns, OfBoardsOnPoints) {
  EXPECT_EQ(words_of_signs("xiangqi"),
            (std::vector<std::string>{"The river, between ranks 5 and 6.",
                                      "The palace, with crossed lines.",
                                      "A point where Cannons or Soldiers begin."}));
}

TEST(BoardSigns, OfWallsBordersAndFills) {
  EXPECT_EQ(words_of_signs("immortal-star-masters"),
            (std::vector<std::string>{
                "A wall: nothing stands there or passes it.", "A Queen Indicator.",
                "The Sovereignty Lines: each in the colour of its player, between its own "
                "territory and the central area.",
                "Fills tell neighbours apart: a Bishop stays on cells of one fill."}));
}

TEST(BoardSigns, BordersOfAllPlayersAreOfNoColour) {
  EXPECT_EQ(words_of_signs("gilman-river"),
            (std::vector<std::string>{"The River, between ranks 1 to 4 and ranks 5 to 8."}));
}

TEST(BoardSigns, PlainBoardsHaveNone) {
  for (const char* id : {"chess", "lotus-39"}) EXPECT_TRUE(words_of_signs(id).empty()) << id;
}

TEST(BoardSigns, StandOnTheLeafletBesideTheirWords) {
  const test::Printed xiangqi("xiangqi");
  const book::BookSources sources{*xiangqi.game,
                                  xiangqi.proof.documents,
                                  xiangqi.proof.diagrams,
                                  xiangqi.proof.findings,
                                  xiangqi.proof.seals,
                                  xiangqi.style,
                                  false,
                                  true,
                                  &xiangqi.set};
  const Book leaflet = book::make_leaflet(sources, xiangqi.proof);
  std::size_t signs = 0;
  for (const book::BookBlock& block : leaflet.parts.front().blocks)
    if (const auto* words = std::get_if<book::BookParagraph>(&block.content))
      for (const book::BookFigure& sign : words->signs)
        signs += sign.scene != nullptr && !words->text.empty();
  EXPECT_EQ(signs, 3u);
}

}  // namespace
}  // namespace boardwright::tests::board_signs_test
