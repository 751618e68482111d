// Boards in several parts: no seam crosses a part that fits on a sheet.
#include "sheets/loose_parts.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "boards/board_print.h"
#include "disk/files.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/sample.h"

namespace boardwright::tests::loose_parts_test {
namespace {

PaperShape square(double left, double bottom, double size) {
  const Millimetres x(left), y(bottom), s(size);
  return {{x, y}, {x + s, y}, {x + s, y + s}, {x, y + s}};
}

/// The number of complete parts on each sheet.
std::vector<int> parts_by_sheet(const std::vector<FlatBoard>& parts, const Tiles& tiles) {
  std::vector<int> counts;
  for (const Tile& tile : tiles.tiles) {
    int& count = counts.emplace_back();
    for (const FlatBoard& part : parts)
      count += part.box.low.x >= tile.shows.low.x && part.box.high.x <= tile.shows.high.x &&
                       part.box.low.y >= tile.shows.low.y && part.box.high.y <= tile.shows.high.y
                   ? 1
                   : 0;
  }
  return counts;
}

/// Three levels in a row and two above them; each is 50 mm wide, with gaps of 20 mm.
std::vector<FlatBoard> levels() {
  return loose_parts({square(0, 0, 50), square(70, 0, 50), square(140, 0, 50), square(0, 70, 50),
                      square(70, 70, 50)},
                     5);
}

TEST(LooseParts, TouchingCellsAreOnePart) {
  EXPECT_TRUE(loose_parts({square(0, 0, 10), square(10, 0, 10)}, 2).empty());
  EXPECT_TRUE(loose_parts({square(0, 0, 10), square(10, 10, 10)}, 2).empty()) << "at a corner";
  EXPECT_TRUE(loose_parts({square(0, 0, 10), square(20, 0, 10), square(10, 0, 10)}, 3).empty());
  EXPECT_EQ(loose_parts({square(0, 0, 10), square(11, 0, 10)}, 2).size(), 2u);
}

TEST(LooseParts, TextBelongsToTheNearestPart) {
  const auto parts =
      loose_parts({square(0, 0, 10), square(30, 0, 10), square(26, 2, 2), square(12, 2, 2)}, 2);
  ASSERT_EQ(parts.size(), 2u);
  for (const FlatBoard& part : parts) {
    EXPECT_EQ(part.cells, 1u);
    EXPECT_EQ(part.shapes.size(), 2u);
    EXPECT_NEAR(part.box.width().value, 14, 1e-9);
  }
  EXPECT_NEAR(least_gap(parts).value, 12, 1e-9);
}

TEST(LooseParts, TextAcrossPartsJoinsThem) {
  EXPECT_TRUE(loose_parts({square(0, 0, 10), square(30, 0, 10), square(-5, -5, 50)}, 2).empty());
}

TEST(LooseParts, PartsShareASheetThatShowsThemCompletely) {
  const auto counts = [](Millimetres width, Millimetres height) {
    return parts_by_sheet(levels(), lay_parts(levels(), {width, height, 10_mm}));
  };
  EXPECT_EQ(counts(60_mm, 60_mm), (std::vector<int>{1, 1, 1, 1, 1}));
  EXPECT_EQ(counts(120_mm, 60_mm), (std::vector<int>{2, 1, 2}));
  EXPECT_EQ(counts(60_mm, 120_mm), (std::vector<int>{2, 2, 1}));
  EXPECT_EQ(counts(120_mm, 120_mm), (std::vector<int>{4, 1}));
  EXPECT_EQ(counts(190_mm, 60_mm), (std::vector<int>{3, 2}));
  EXPECT_EQ(counts(190_mm, 120_mm), (std::vector<int>{5}));
}

TEST(LooseParts, PartsLargerThanASheetHaveTheirOwnGrid) {
  const auto parts = loose_parts({square(0, 0, 100), square(120, 0, 20)}, 2);
  const Tiles tiles = lay_parts(parts, {60_mm, 110_mm, 10_mm});
  ASSERT_EQ(tiles.tiles.size(), 3u);
  EXPECT_TRUE(tiles.is_glued(tiles.tiles[0]));
  EXPECT_TRUE(tiles.has(0, 1, 0));
  EXPECT_FALSE(tiles.has(0, 1, 1)) << "the small part has its own sheet";
  EXPECT_FALSE(tiles.is_glued(tiles.tiles[2]));
  EXPECT_EQ(tiles.number(0, 0, 1), 3u);
}

TEST(LooseParts, EachLevelOfRaumschachLiesOnOneSheet) {
  Report report;
  const auto game = read_game(on_disk(test::templates()), "raumschach", Extent::rules, report);
  for (const Names names : {Names::rim, Names::off})
    for (const double base : {15.0, 20.0, 25.0, 30.0}) {
      BoardRequest request;
      request.paper = find_paper("a4");
      request.size = {BoardSize::By::piece_base, Millimetres(base), {}, {}};
      const LaidOutBoard laid =
          lay_out_board(drawn_board(*game, game->board(), test::classic(), names), request);
      const auto parts = flat_board(laid.drawn.picture, laid.side()).loose;
      ASSERT_EQ(parts.size(), 5u);
      int whole = 0;
      for (const int count : parts_by_sheet(parts, laid.fit.sheets->tiles)) whole += count;
      EXPECT_EQ(whole, 5) << base;
      const BoardPages pages = pages_of(laid, test::classic());
      EXPECT_EQ(pages.pages.front().words,
                fmt::format("Map of the {} sheets of the board and how to cut them.",
                            laid.fit.sheets->tiles.tiles.size()));
      if (names == Names::off && base == 25) EXPECT_EQ(laid.fit.sheets->tiles.tiles.size(), 3u);
    }
}

}  // namespace
}  // namespace boardwright::tests::loose_parts_test
