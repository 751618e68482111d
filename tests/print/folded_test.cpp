// Boards that fold and boxes: measures that must hold of any of them.
#include "print/folded.h"

#include <gtest/gtest.h>

#include <cmath>

#include "print/box.h"
#include "print/gauges.h"
#include "support/boards.h"
#include "support/laws.h"
#include "support/rooms.h"
#include "support/sample.h"

namespace boardwright::tests::folded_test {
namespace {

TEST(Folded, PanelsAndSpinesMakeTheOpenBoard) {
  for (const int count : {2, 4})
    for (const PaperSize open : {PaperSize{400_mm, 300_mm}, PaperSize{300_mm, 400_mm}}) {
      const Fold fold{count, 2_mm};
      const auto panels = panels_of(fold, open);
      ASSERT_EQ(panels.size(), static_cast<std::size_t>(count));
      EXPECT_EQ(fold.gap(), 4.5_mm);
      double area = 0;
      for (const PaperBox& panel : panels) {
        area += panel.width().value * panel.height().value;
        EXPECT_EQ(panel.width(), panels.front().width());
        EXPECT_EQ(panel.height(), panels.front().height());
      }
      const double spine = count == 4 ? 4.5 * (400 + 300) - 4.5 * 4.5 : 4.5 * 300;  // the short way
      EXPECT_NEAR(area + spine, 400 * 300, 1e-6);
      EXPECT_EQ(panels.back().high.x, open.width);
      EXPECT_EQ(panels.back().high.y, open.height);
    }
}

LaidOutBoard laid_out(const Game& game) {
  const Style style = load_style(test::templates(), game.style);
  return lay_out_board(drawn_board(game, game.board(), style), {});
}

TEST(Folded, WrapsGoRoundTheEdgesAndLiningsStayWithin) {
  const auto game = test::lotus();
  const LaidOutBoard laid = laid_out(*game);
  const Fold fold{4, 3_mm};
  const BoardPages pages = folded_pages(laid, fold, load_style(test::templates(), marks_style));
  ASSERT_EQ(pages.pages.size(), 3u);
  const Box& box = laid.drawn.picture.scene.box;
  const Millimetres width = box.width() * laid.side() + 2 * laid.request.margin;
  EXPECT_NEAR(pages.pages[0].width.value, (width + 36_mm).value, 1e-9);  // 15 mm and the card
  EXPECT_NEAR(pages.pages[1].width.value, (width - 6_mm).value, 1e-9);
  EXPECT_EQ(pages.pages[2].width, 210_mm);
  Ink ink(test::fonts());
  EXPECT_TRUE(board_pdf(ink, pages).starts_with("%PDF"));
}

TEST(Folded, RefusesPanelsThatNobodyHolds) {
  const auto game = test::lotus();
  BoardRequest request;
  request.size = {BoardSize::By::side, 1.5_mm, {}, {}};
  request.margin = 0_mm;
  const Style style = load_style(test::templates(), game->style);
  const LaidOutBoard laid = lay_out_board(drawn_board(*game, game->board(), style), request);
  EXPECT_THROW(folded_pages(laid, {4, 2_mm}, Style()), UsageError);
}

Millimetres millimetres(int low, int end) {
  return Millimetres(static_cast<double>(test::any_between(low, end)));
}

LAW(Boxes, HoldTheirParts) {
  BoxParts parts;
  parts.pieces = static_cast<std::size_t>(test::any_between(1, 300));
  parts.base = millimetres(5, 60);
  parts.thickness = millimetres(1, 8);
  if (test::any_bool())
    parts.board = BoxSize{millimetres(30, 300), millimetres(30, 300), millimetres(4, 20)};
  const BoxSize room = room_for(parts, BoxKind::lid);
  const Millimetres board = parts.board ? parts.board->height : 0_mm;
  const auto fits = [](Millimetres part, Millimetres whole) {
    return static_cast<std::size_t>(whole / part + 1e-9);
  };
  const std::size_t places = fits(parts.base, room.width) * fits(parts.base, room.depth) *
                             fits(parts.thickness, room.height - board);
  HOLDS(places >= parts.pieces);
  HOLDS(!parts.board || (room.width >= parts.board->width && room.depth >= parts.board->depth));
  const BoxSize tuck = room_for(parts, BoxKind::tuck);  // the same room, standing
  HOLDS(std::abs(tuck.width.value * tuck.depth.value * tuck.height.value -
                 room.width.value * room.depth.value * room.height.value) < 1e-3);
  HOLDS(tuck.depth <= tuck.width && tuck.width <= tuck.height);
}

TEST(Boxes, HaveLidsThatGoOverTheirTrays) {
  const BoxSize tray{100_mm, 80_mm, 40_mm}, lid = lid_over(tray, 0.5_mm);
  EXPECT_EQ(lid.width, 102_mm);
  EXPECT_EQ(lid.depth, 82_mm);
  EXPECT_EQ(lid.height, 20_mm);
  EXPECT_EQ(lid_over({100_mm, 80_mm, 15_mm}, 0.5_mm).height, 12_mm);
  EXPECT_EQ(lid_over({100_mm, 80_mm, 8_mm}, 0.5_mm).height, 8_mm);
  EXPECT_EQ(blank_of_tray(tray), (PaperSize{180_mm, 160_mm}));
  EXPECT_EQ(blank_of_tuck({60_mm, 20_mm, 90_mm}), (PaperSize{172_mm, 160_mm}));
}

TEST(Boxes, AreRefusedOnPaperThatIsTooSmall) {
  const auto game = test::lotus();
  const DrawnBoard drawn =
      drawn_board(*game, game->board(), load_style(test::templates(), game->style), Names::off);
  const Style marks = load_style(test::templates(), marks_style);
  BoxRequest request;
  request.inside = {200_mm, 150_mm, 50_mm};
  EXPECT_EQ(box_pages(drawn, request, marks).pages.size(), 2u);
  request.paper = find_paper("a4");
  try {
    box_pages(drawn, request, marks);
    ADD_FAILURE() << "a tray of 300 mm does not go on A4";
  } catch (const UsageError& error) {
    EXPECT_STREQ(error.what(), "paper 'a4' is too small: the tray needs 316 x 280 mm");
  }
  request.paper = find_paper("a3");  // lying
  EXPECT_EQ(box_pages(drawn, request, marks).pages[0].width, 420_mm);
}

}  // namespace
}  // namespace boardwright::tests::folded_test
