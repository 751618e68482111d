// Sheets show every part of a board, blank sheets are left out, and each edge is found once.
#include "sheets/tiles.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "board/edges.h"
#include "diagram/board_picture.h"
#include "disk/files.h"
#include "sheets/outline.h"
#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::tests::tiles_test {
namespace {

PaperBox box(double left, double bottom, double right, double top) {
  return {{Millimetres(left), Millimetres(bottom)}, {Millimetres(right), Millimetres(top)}};
}

PaperShape outline(const PaperBox& box) {
  const auto& [low, high] = box;
  return {low, {high.x, low.y}, high, {low.x, high.y}};
}

bool is_shown(const Tiles& tiles, PaperVec point) {
  constexpr Millimetres hair{1e-6};
  for (const Tile& tile : tiles.tiles)
    if (point.x >= tile.shows.low.x - hair && point.x <= tile.shows.high.x + hair &&
        point.y >= tile.shows.low.y - hair && point.y <= tile.shows.high.y + hair)
      return true;
  return false;
}

TEST(Tiles, SheetCountIsMinimal) {
  const Window window{100_mm, 200_mm, 10_mm};
  const auto count = [&](double width, double height) {
    const PaperBox all = box(0, 0, width, height);
    return lay_sheets({outline(all)}, 1, all, window).tiles.size();
  };
  EXPECT_EQ(count(100, 200), 1u);
  EXPECT_EQ(count(100.01, 200), 2u);
  EXPECT_EQ(count(190, 200), 2u);
  EXPECT_EQ(count(190, 390), 4u);
  EXPECT_EQ(count(190.01, 390), 6u);
}

TEST(Tiles, NeighboursOverlapByExactlyTheStrip) {
  const PaperBox all = box(0, 0, 250, 150);
  const Tiles tiles = lay_sheets({outline(all)}, 1, all, {100_mm, 200_mm, 10_mm});
  ASSERT_EQ(tiles.tiles.size(), 3u);
  for (std::size_t i = 1; i < 3; ++i)
    EXPECT_NEAR((tiles.tiles[i - 1].shows.high.x - tiles.tiles[i].shows.low.x) / 10_mm, 1, 1e-10);
}

TEST(Tiles, BlankSheetsAreLeftOut) {
  // A cross: the four corner sheets of nine are empty.
  const Tiles tiles = lay_sheets({outline(box(0, 120, 280, 160)), outline(box(120, 0, 160, 280))},
                                 2, box(0, 0, 280, 280), {100_mm, 100_mm, 10_mm});
  EXPECT_EQ(tiles.tiles.size(), 5u);
  EXPECT_FALSE(tiles.has(0, 0));
  EXPECT_TRUE(tiles.has(1, 1));
}

TEST(Tiles, RowsHaveLettersAndSheetsHaveNumbers) {
  EXPECT_EQ(Tiles::letters(0), "A");
  EXPECT_EQ(Tiles::letters(1), "B");
  EXPECT_EQ(Tiles::letters(26), "AA");
  const PaperBox all = box(0, 0, 190, 390);
  const Tiles tiles = lay_sheets({outline(all)}, 1, all, {100_mm, 200_mm, 10_mm});
  EXPECT_EQ(tiles.number(0, 0), 1u);
  EXPECT_EQ(tiles.number(1, 1), 4u);
}

TEST(Tiles, ShiftsWithoutScrapsArePreferred) {
  // Every shift takes three sheets. With the centred shift only two thirds of the short cell would
  // be on the middle sheet; only the leftmost shift shows the cell completely.
  const std::vector<PaperShape> cells = {outline(box(0, 0, 60, 10)), outline(box(90, 0, 105, 10)),
                                         outline(box(230, 0, 270, 10))};
  const Tiles tiles = lay_sheets(cells, 3, box(0, 0, 270, 10), {100_mm, 100_mm, 10_mm});
  EXPECT_EQ(tiles.tiles.size(), 3u);
  EXPECT_EQ(tiles.scraps, 0);
  EXPECT_NEAR(tiles.tiles.front().shows.low.x.value, -10, 1e-9);
}

TEST(Tiles, UnavoidableScrapsAreCounted) {
  const PaperBox all = box(0, 0, 150, 10);
  EXPECT_EQ(lay_sheets({outline(all)}, 1, all, {100_mm, 100_mm, 10_mm}).scraps, 2);
  EXPECT_EQ(lay_sheets({outline(all)}, 1, all, {150_mm, 100_mm, 10_mm}).scraps, 0);
}

TEST(Tiles, EmptyRowsAndColumnsAreNotCounted) {
  // The box is larger than the shapes: a second column would show nothing.
  const Tiles tiles =
      lay_sheets({outline(box(0, 0, 99, 50))}, 1, box(-1, 0, 100, 50), {100_mm, 100_mm, 10_mm});
  EXPECT_EQ(tiles.tiles.size(), 1u);
  EXPECT_EQ(tiles.columns, 1);
  EXPECT_EQ(tiles.rows, 1);
  EXPECT_EQ(tiles.tiles.front().column, 0);
}

TEST(Tiles, EdgesThatWouldHideOtherSheetsAreTrimmed) {
  const auto at = [](int row, int column) { return Tile{row, column, {}}; };
  const Tiles tiles{2, 3, {at(0, 0), at(0, 1), at(1, 1), at(1, 2)}, 0};
  const auto trims = [&](int row, int column) {
    const Trims found = trims_of(tiles, at(row, column));
    return std::string(found.left ? "left " : "") + (found.right ? "right " : "") +
           (found.above ? "above" : "") + (found.below ? "below" : "");
  };
  EXPECT_EQ(trims(0, 0), "");
  EXPECT_EQ(trims(0, 1), "left below");  // the next row would cover its ruler
  EXPECT_EQ(trims(1, 1), "left above");  // its left margin would cover the strip of the first sheet
  EXPECT_EQ(trims(1, 2), "left above");
  const Tiles other{2, 2, {at(0, 1), at(1, 0)}, 0};
  EXPECT_EQ(trims_of(other, at(1, 0)).right, true);
}

// Names at the edge are of different widths: no board of squares is cut out askew for that.
TEST(Outlines, ABoardThatIsNearlyARectangleIsCutOutAsOne) {
  const std::vector<PaperShape> board = {outline(box(10, 10, 90, 90)), outline(box(4, 80, 9, 85)),
                                         outline(box(6, 20, 9, 25))};
  const PaperShape cut = cut_round(board, 2_mm);
  EXPECT_EQ(cut.size(), 4u);
  EXPECT_NEAR(area_of(cut), (86 + 4) * (80 + 4), 1e-9);
  const std::vector<PaperShape> hexagon = {outline(box(0, 20, 100, 30)),
                                           outline(box(25, 0, 75, 50))};
  EXPECT_EQ(cut_round(hexagon, 0_mm).size(), hull_round(hexagon, 0_mm).size());
}

TEST(Outlines, HullsAreConvexAndWiderOnEverySide) {
  const std::vector<PaperShape> shapes = {outline(box(0, 0, 10, 10)), outline(box(30, 0, 40, 10)),
                                          outline(box(5, 20, 35, 20))};
  const PaperShape hull = hull_round(shapes, 0_mm);
  EXPECT_EQ(hull.size(), 6u);
  EXPECT_NEAR(area_of(hull), 40 * 10 + (40 + 30) / 2.0 * 10, 1e-9);
  const PaperBox round = box_round(hull_round(shapes, 3_mm));
  EXPECT_NEAR(round.low.x.value, -3, 1e-9);
  EXPECT_NEAR(round.high.y.value, 23, 1e-9);
}

TEST(Outlines, ClippedShapesHaveTheExpectedArea) {
  const PaperShape square = outline(box(0, 0, 10, 10));
  EXPECT_NEAR(area_of(clipped(square, box(5, 5, 20, 20))), 25, 1e-9);
  EXPECT_NEAR(area_of(clipped(square, box(-5, -5, 20, 20))), 100, 1e-9);
  EXPECT_TRUE(clipped(square, box(11, 0, 20, 20)).empty());
  EXPECT_NEAR(area_of(clipped({{0_mm, 0_mm}, {10_mm, 0_mm}, {0_mm, 10_mm}}, box(0, 0, 5, 10))),
              37.5, 1e-9);
}

class TilesOfGame : public testing::TestWithParam<std::string> {};

TEST_P(TilesOfGame, EveryPointOfTheBoardIsShown) {
  Report report;
  const auto game = read_game(on_disk(test::templates()), GetParam(), Extent::rules, report);
  for (const Millimetres side : {7_mm, 23_mm, 61_mm}) {
    const BoardPicture picture = draw_board(*game, game->board(), Names::rim, first_seat, Style());
    std::vector<PaperShape> shapes;
    for (const auto& shape : picture.shapes) {
      shapes.emplace_back();
      for (const Vec point : shape) shapes.back().push_back(in_millimetres(point, side));
    }
    const Tiles tiles =
        lay_sheets(shapes, picture.cell_count, in_millimetres(picture.scene.box, side),
                   {180_mm, 260_mm, 10_mm});
    for (const auto& shape : shapes)
      for (std::size_t i = 0; i < shape.size(); ++i)
        for (std::size_t j = 0; j < shape.size(); ++j)
          for (const double part : {0.001, 0.25, 0.5}) {
            const PaperVec point = shape[i] + part * (shape[j] - shape[i]);
            EXPECT_TRUE(is_shown(tiles, point)) << point.x.value << " " << point.y.value;
          }
  }
}

TEST_P(TilesOfGame, EachEdgeIsListedOnce) {
  Report report;
  const auto game = read_game(on_disk(test::templates()), GetParam(), Extent::rules, report);
  const Board& board = game->board();
  std::size_t sides = 0, outer = 0;
  for (CellId cell : board.cells()) sides += static_cast<std::size_t>(board.topology.sides(cell));
  for (const Wall& wall : board.walls) sides += wall.outline.size();
  std::set<std::pair<Exact, Exact>> seen;
  const auto edges = edges_of(board);
  for (const Edge& edge : edges) {
    outer += edge.outer ? 1 : 0;
    EXPECT_TRUE(seen.insert(std::minmax(edge.from, edge.to)).second);
    if (!board.topology.is_mesh())
      EXPECT_NEAR(length(to_plane(edge.to) - to_plane(edge.from)), 1, 1e-12);
  }
  EXPECT_EQ(2 * edges.size(), sides + outer);
  std::size_t round = 0;
  for (const auto& rim : rims_of(board)) round += rim.size();
  EXPECT_EQ(round, outer);
}

TEST_P(TilesOfGame, RotationToEverySeatKeepsDistances) {
  Report report;
  const auto game = read_game(on_disk(test::templates()), GetParam(), Extent::rules, report);
  const Board& board = game->board();
  const BoardPicture first = draw_board(*game, board, Names::off, first_seat, Style());
  for (const SeatId seat : board.seat_ids()) {
    const BoardPicture rotated = draw_board(*game, board, Names::off, seat, Style());
    ASSERT_EQ(rotated.shapes.size(), first.shapes.size());
    const auto& p = first.shapes.front();
    const auto& q = rotated.shapes.front();
    for (std::size_t i = 0; i < p.size(); ++i) EXPECT_NEAR(length(p[i]), length(q[i]), 1e-9);
  }
}

INSTANTIATE_TEST_SUITE_P(Games, TilesOfGame, testing::ValuesIn(test::sampled_games()),
                         [](const auto& game) {
                           std::string name = game.param;
                           std::erase_if(name, [](char c) { return c == '-'; });
                           return name;
                         });

}  // namespace
}  // namespace boardwright::tests::tiles_test
