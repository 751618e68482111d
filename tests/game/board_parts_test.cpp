// The parts of boards that rules name, and the figure that shows them.
#include "game/board_parts.h"

#include <gtest/gtest.h>

#include <map>

#include "english/rulebook.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/sample_games.h"

namespace boardwright::tests::board_parts_test {
namespace {

std::map<std::string, std::string> signs_of(const std::string& id) {
  std::map<std::string, std::string> signs;
  for (const BoardPart& part : parts_of_board(*test::game_named(id))) signs[part.zone] = part.sign;
  return signs;
}

/// A name stands on its cells where it has room; elsewhere a letter stands on each of them.
TEST(BoardParts, AreThoseThatPlayersHaveToBeShown) {
  using Signs = std::map<std::string, std::string>;
  EXPECT_EQ(signs_of("xiangqi"), (Signs{{"palace", ""}})) << "banks are whole ranks";
  EXPECT_EQ(signs_of("chess"), Signs{});
  EXPECT_EQ(signs_of("racingkings"), Signs{}) << "rank 8 is the same for both";
  EXPECT_EQ(signs_of("tamerlane"),
            (Signs{{"far-citadel", "A"}, {"last-rank", ""}, {"pawn-of-kings-home", "B"}}));
  EXPECT_EQ(signs_of("glinski").at("far-edge"), "A") << "no name fits into a bent row";
}

TEST(BoardParts, AreLabelledForEachSeat) {
  const auto figure = parts_figure(*test::game_named("xiangqi"));
  ASSERT_TRUE(figure);
  ASSERT_EQ(figure->labels.size(), 2U);
  EXPECT_EQ(figure->labels[0].text, "palace (Red)");
  EXPECT_EQ(figure->labels[0].at, "e2");
  EXPECT_EQ(figure->labels[1].text, "palace (Black)");
  EXPECT_EQ(figure->labels[1].at, "e9");
  EXPECT_FALSE(parts_figure(*test::game_named("chess")));
}

TEST(BoardParts, AreNamedByTheirSigns) {
  EXPECT_EQ(parts_figure(*test::game_named("glinski"))->title,
            "Parts of the board: A = end of its file, B = a cell where a Pawn of its side began");
  EXPECT_EQ(parts_figure(*test::game_named("xiangqi"))->title, "Parts of the board");
}

// Law: the rulebook of a reference game says where each part lies.
TEST(BoardParts, AreNamedInWordsToo) {
  std::size_t named = 0;
  for (const std::string& id : test::reference_games()) {
    const auto game = test::game_named(id);
    const english::GameWords words(*game);
    std::string places;
    for (const std::string& each : english::rulebook_of(words).places) places += each;
    for (const BoardPart& part : parts_of_board(*game)) {
      ++named;
      EXPECT_NE(places.find(english::capitalised(words.zone(part.zone)) + "”"), std::string::npos)
          << id << ": " << part.zone << " in: " << places;
    }
  }
  EXPECT_GT(named, 20U);
}

}  // namespace
}  // namespace boardwright::tests::board_parts_test
