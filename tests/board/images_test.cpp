// Boards that are laid on themselves, as another seat sees them.
#include "board/images.h"

#include <cmath>
#include <set>

#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::tests::images_test {
namespace {

std::string image(const Board& board, const std::string& cell, ImageKind kind) {
  const auto all = images(board, first_seat, second_seat, kind);
  return all.empty() ? "" : board.name(all[base::index(*board.find(cell))]);
}

TEST(Images, OfTheChessboard) {
  const auto board = test::board("rectangular", "8x8");
  EXPECT_EQ(image(*board, "d1", ImageKind::mirrored), "d8");
  EXPECT_EQ(image(*board, "d1", ImageKind::turned), "e8");
  EXPECT_EQ(image(*board, "a2", ImageKind::turned), "h7");
}

TEST(Images, OfHexagonsAndTheLotus) {
  const auto hexagons = test::board("hexagonal", "hex:6");
  EXPECT_EQ(image(*hexagons, "k1", ImageKind::mirrored), "f11");
  EXPECT_EQ(image(*hexagons, "k1", ImageKind::turned), "a11");
  const auto lotus = test::board("lotus", "lotus-39");
  const auto mirrored = images(*lotus, first_seat, second_seat, ImageKind::mirrored);
  const auto turned = images(*lotus, first_seat, second_seat, ImageKind::turned);
  ASSERT_FALSE(mirrored.empty());
  ASSERT_FALSE(turned.empty());
  for (const CellId cell : lotus->cells()) {
    const auto at = lotus->topology.centre(cell);
    EXPECT_NEAR(lotus->topology.centre(mirrored[base::index(cell)]).x, at.x, 1e-9);
    EXPECT_EQ(mirrored[base::index(turned[base::index(cell)])] == cell,
              std::abs(at.x - lotus->topology.centre(turned[base::index(cell)]).x) < 1e-9);
  }
}

TEST(Images, OfSixTerritories) {
  const auto game = test::read_rules("immortal-star-masters");
  const Board& board = game->board();
  for (const SeatId seat : board.seat_ids())
    EXPECT_FALSE(images(board, first_seat, seat, ImageKind::turned).empty());
}

TEST(Images, ABoardThatDoesNotCoverItselfHasNone) {
  const auto odd = test::board("rectangular", "3x2");
  odd->seats[1].forward = rightward;
  EXPECT_TRUE(images(*odd, first_seat, second_seat, ImageKind::turned).empty());
}

TEST(Images, LeadBackAndCoverEachCellOnce) {
  for (const auto& board : test::every_board())
    for (const ImageKind kind : {ImageKind::turned, ImageKind::mirrored}) {
      const auto there = images(*board, first_seat, second_seat, kind);
      const auto back = images(*board, second_seat, first_seat, kind);
      ASSERT_EQ(there.size(), back.size()) << board->id;
      if (there.empty()) continue;
      EXPECT_EQ(std::set(there.begin(), there.end()).size(), base::index(board->size()));
      for (const CellId cell : board->cells())
        EXPECT_EQ(back[base::index(there[base::index(cell)])], cell) << board->id;
    }
}

}  // namespace
}  // namespace boardwright::tests::images_test
