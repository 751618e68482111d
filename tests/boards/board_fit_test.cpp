// Sizes of boards on paper, and the reasons why a board does not fit.
#include "boards/board_fit.h"

#include <gtest/gtest.h>

#include <string>

#include "base/limits.h"
#include "support/rooms.h"

namespace boardwright::tests::board_fit_test {
namespace {

using Why = Misfit::Why;

/// A synthetic board of eight by eight squares.
BoardPicture chequered() {
  BoardPicture picture;
  picture.scene.box = picture.cells = {{0, 0}, {8, 8}};
  for (int y = 0; y < 8; ++y)
    for (int x = 0; x < 8; ++x) {
      const Vec low{static_cast<double>(x), static_cast<double>(y)};
      picture.shapes.push_back({low, low + Vec{1, 0}, low + Vec{1, 1}, low + Vec{0, 1}});
    }
  picture.cell_count = picture.shapes.size();
  picture.rims = {{{0, 0}, {8, 0}, {8, 8}, {0, 8}}};
  picture.largest = {1, 1};
  picture.least_radius = 0.5;
  picture.radii = {{4, 0.5}};
  return picture;
}

BoardRequest sides_of(double mm, const char* paper = nullptr) {
  BoardRequest request;
  request.size = {BoardSize::By::side, Millimetres(mm), {}, {}};
  if (paper != nullptr) request.paper = find_paper(paper);
  return request;
}

/// The message and hint of the refusal of a request.
std::string refused(const BoardRequest& request, Why why) {
  const auto found = fit_board(chequered(), request);
  const auto* misfit = std::get_if<Misfit>(&found);
  if (misfit == nullptr) return "it fits";
  EXPECT_EQ(misfit->why, why);
  const UsageError error = refusal(*misfit, request);
  return std::string(error.what()) + "; " + error.hint;
}

TEST(BoardFit, SideComesFromSideWidthOrPieceBase) {
  using By = BoardSize::By;
  const auto side = [](By by, double mm) {
    BoardRequest request;
    request.size = {by, Millimetres(mm), {}, {}};
    return std::get<BoardFit>(fit_board(chequered(), request)).side.value;
  };
  EXPECT_DOUBLE_EQ(side(By::side, 40), 40);
  EXPECT_DOUBLE_EQ(side(By::width, 400), 50);
  EXPECT_DOUBLE_EQ(side(By::piece_base, 25), 25);
}

TEST(BoardFit, SheetsAreLaidOnlyWithPaper) {
  EXPECT_FALSE(std::get<BoardFit>(fit_board(chequered(), sides_of(25))).sheets);
  const auto fit = std::get<BoardFit>(fit_board(chequered(), sides_of(25, "a4")));
  ASSERT_TRUE(fit.sheets);
  EXPECT_GT(fit.sheets->tiles.tiles.size(), 1u);
}

TEST(BoardFit, MisfitsNameTheirReason) {
  EXPECT_EQ(refused(sides_of(0.5), Why::side_too_short),
            "sides of 0.5 mm are too short to draw; a side is 1 mm or longer");
  EXPECT_EQ(refused(sides_of(1000), Why::board_too_long),
            "the board would be 8000 x 8000 mm; a board can be at most 5080 mm long");
  EXPECT_EQ(refused(sides_of(634), Why::page_too_long),
            "the page would be 5118 x 5118 mm; a page can be at most 5080 mm long");
  EXPECT_EQ(refused(sides_of(300, "a4"), Why::paper_too_small),
            "paper 'a4' is too small: a cell is 300 x 300 mm, the margins 8 mm, the overlap 10 mm, "
            "and the strip below takes a ruler of 100 mm and a square of 50 mm; take larger paper, "
            "a shorter side or overlap, or --paper single");
  BoardRequest small = sides_of(101, "150x170mm");  // 15 columns of 52 mm, 14 rows of 57 mm
  small.margin = 24_mm;
  small.overlap = 50_mm;
  EXPECT_EQ(refused(small, Why::too_many_sheets),
            "the board would take 210 sheets; at most 200 are printed; take larger paper or a "
            "shorter side");
}

TEST(BoardFit, UsualBaseIsTheLargestThatFitsA4LetterAndOnePage) {
  EXPECT_EQ(usual_base(chequered()), 25_mm);
  BoardPicture long_sides = chequered();
  long_sides.least_radius = 0.06;  // a base of 25 mm needs sides of 208 mm: no cell fits on A4
  EXPECT_EQ(usual_base(long_sides), 20_mm);
  long_sides.least_radius = 0.001;  // nothing fits
  EXPECT_EQ(usual_base(long_sides), 5_mm);
}

}  // namespace
}  // namespace boardwright::tests::board_fit_test
