// Folding boards and boxes: laws about their dimensions.
#include "boards/folded.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "boards/folded_parts.h"
#include "box/box.h"
#include "disk/files.h"
#include "sheets/gauges.h"
#include "sheets/sheet_marks.h"
#include "support/boards.h"
#include "support/effort.h"
#include "support/laws.h"
#include "support/rooms.h"
#include "support/sample.h"
#include "support/sheet_ink.h"

namespace boardwright::tests::folded_test {
namespace {

TEST(Folded, PanelsAndSpinesCoverTheOpenBoard) {
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
      const double spine =
          count == 4 ? 4.5 * (400 + 300) - 4.5 * 4.5 : 4.5 * 300;  // along the shorter side
      EXPECT_NEAR(area + spine, 400 * 300, 1e-6);
      EXPECT_EQ(panels.back().high.x, open.width);
      EXPECT_EQ(panels.back().high.y, open.height);
    }
}

LaidOutBoard laid_out(const Game& game) {
  const Style style = load_style(on_disk(test::templates()), game.style);
  return lay_out_board(drawn_board(game, game.board(), style), {});
}

TEST(Folded, WrapsAreLargerAndLiningsSmallerThanTheBoard) {
  const auto game = test::lotus();
  const LaidOutBoard laid = laid_out(*game);
  const Fold fold{4, 3_mm};
  const BoardPages pages = folded_pages(laid, lay_out_folded(laid, fold),
                                        load_style(on_disk(test::templates()), marks_style));
  ASSERT_EQ(pages.pages.size(), 3u);
  const Box& box = laid.drawn.picture.scene.box;
  const Millimetres width = box.width() * laid.side() + 2 * laid.request.margin;
  EXPECT_NEAR(pages.pages[0].width.value, (width + 36_mm).value,
              1e-9);  // 15 mm and the card, on both sides
  EXPECT_NEAR(pages.pages[1].width.value, (width - 6_mm).value, 1e-9);
  EXPECT_EQ(pages.pages[2].width, 210_mm);
  Ink ink(test::fonts());
  EXPECT_TRUE(board_pdf(ink, pages).starts_with("%PDF"));
}

TEST(Folded, TooNarrowPanelsAreRefused) {
  const auto game = test::lotus();
  BoardRequest request;
  request.size = {BoardSize::By::side, 1.5_mm, {}, {}};
  request.margin = 0_mm;
  const Style style = load_style(on_disk(test::templates()), game->style);
  const LaidOutBoard laid = lay_out_board(drawn_board(*game, game->board(), style), request);
  EXPECT_THROW(lay_out_folded(laid, {4, 2_mm}), UsageError);
}

/// A part with its sheets.
struct PartOnSheets {
  FlatBoard flat;
  const Sheets* sheets;
};
std::vector<PartOnSheets> parts_of(const LaidOutBoard& laid, const FoldedBoard& folded) {
  return {{flat_wrap(laid, folded), &*folded.wrap}, {flat_lining(folded), &*folded.lining}};
}

TEST(Folded, NoMarkIsVisibleOnTheGluedParts) {
  const Style marks = load_style(on_disk(test::templates()), marks_style);
  for (const std::string& id : test::sampled_games())
    for (const int panels : {2, 4})
      for (const char* paper : {"a4", "letter"}) {
        if (!test::tries_all && std::string_view(paper) != "a4") continue;
        SCOPED_TRACE(id + " in " + std::to_string(panels) + " on " + paper);
        Report report;
        const auto game = read_game(on_disk(test::templates()), id, Extent::rules, report);
        const LaidOutBoard laid = laid_out(*game);
        const FoldedBoard folded = lay_out_folded(laid, {panels, 2_mm}, find_paper(paper));
        for (const auto& [flat, sheets] : parts_of(laid, folded))
          for (std::size_t i = 0; i < sheets->tiles.tiles.size(); ++i) {
            const Scene drawn = mark_sheet(*sheets, flat, i, laid.name + "\n" + laid.measures);
            EXPECT_EQ(test::marks_that_stay(*sheets, flat, i, drawn, marks), 0)
                << label_of(sheets->tiles, sheets->tiles.tiles[i], flat.part);
          }
      }
}

TEST(Folded, TicksLieUnderTheLiningOrOnCornersThatAreCutOff) {
  const auto game = test::lotus();
  const LaidOutBoard laid = laid_out(*game);
  const Style marks = load_style(on_disk(test::templates()), marks_style);
  for (const Millimetres thickness : {1_mm, 2_mm, 3_mm, 10_mm}) {
    const FoldedBoard folded = lay_out_folded(laid, {4, thickness});
    const PaperSize wrap = wrap_size(folded);
    const double turn = folded.fold.turn_in().value;
    const double room = 1.5 * std::sqrt(2) * thickness.value;  // kept at a corner
    for (const Vec& point : test::inked_points(draw_wrap_marks(folded), marks)) {
      const double x = std::min(point.x, wrap.width.value - point.x);  // from the nearest edges
      const double y = std::min(point.y, wrap.height.value - point.y);
      const bool is_covered = std::min(x, y) <= turn - (thickness + lining_inset).value;
      EXPECT_TRUE(is_covered || x + y < 2 * turn - room) << x << ", " << y;
      EXPECT_TRUE(is_covered || std::min(x, y) < turn) << x << ", " << y;  // never on the face
    }
  }
}

TEST(Folded, SheetsShowAllOfWrapAndLining) {
  const auto game = test::lotus();
  const LaidOutBoard laid = laid_out(*game);
  const FoldedBoard folded = lay_out_folded(laid, {4, 2_mm}, find_paper("a4"));
  for (const auto& [flat, sheets] : parts_of(laid, folded)) {
    const auto& tiles = sheets->tiles.tiles;
    ASSERT_GT(tiles.size(), 1u);
    for (double x = 0.005; x < 1; x += 0.01)
      for (double y = 0.005; y < 1; y += 0.01) {
        const PaperVec at{x * flat.box.high.x, y * flat.box.high.y};
        EXPECT_TRUE(std::any_of(tiles.begin(), tiles.end(),
                                [&](const Tile& tile) {
                                  return at.x > tile.shows.low.x && at.x < tile.shows.high.x &&
                                         at.y > tile.shows.low.y && at.y < tile.shows.high.y;
                                }))
            << flat.part << " at " << at.x.value << ", " << at.y.value;
      }
  }
  const BoardPages pages =
      folded_pages(laid, folded, load_style(on_disk(test::templates()), marks_style));
  EXPECT_EQ(pages.pages.size(),  // a plan and two maps
            3 + folded.wrap->tiles.tiles.size() + folded.lining->tiles.tiles.size());
  // Maps leave out the name of the game, which would lie under their numbers.
  const auto named = std::count_if(pages.pages.begin(), pages.pages.end(), [](const Page& page) {
    return std::any_of(page.layers.begin(), page.layers.end(),
                       [](const Laid& layer) { return layer.scene->id == "lining"; });
  });
  EXPECT_EQ(named, std::ssize(folded.lining->tiles.tiles));
  EXPECT_TRUE(pages.pages[2].words.starts_with("Wrap: sheet 1 of ")) << pages.pages[2].words;
  EXPECT_TRUE(pages.pages.back().words.starts_with("Lining: sheet ")) << pages.pages.back().words;
}

TEST(Folded, SeamsAvoidTheFolds) {
  Report report;
  const auto game = read_game(on_disk(test::templates()), "chess", Extent::rules, report);
  const LaidOutBoard laid = laid_out(*game);
  for (const int panels : {2, 4}) {
    const FoldedBoard folded = lay_out_folded(laid, {panels, 2_mm}, find_paper("a4"));
    for (const auto& [flat, sheets] : parts_of(laid, folded)) {
      EXPECT_EQ(sheets->tiles.creased, 0);
      const Sheet& sheet = sheets->sheet;
      int seams = 0;
      for (const Tile& tile : sheets->tiles.tiles) {
        const auto [low, high] = tile.shows;
        if (sheets->tiles.has(tile.row, tile.column + 1)) {
          ++seams;
          for (const auto& [from, to] : flat.creases.upright)
            EXPECT_TRUE(high.x <= from || high.x - sheet.overlap >= to);
        }
        if (sheets->tiles.has(tile.row + 1, tile.column)) {
          ++seams;
          for (const auto& [from, to] : flat.creases.level)
            EXPECT_TRUE(low.y >= to || low.y + sheet.overlap <= from);
        }
      }
      EXPECT_GT(seams, 0);
    }
  }
}

TEST(Folded, NoSeamCrossesTheNameOnTheLining) {
  const auto game = test::lotus();
  const LaidOutBoard laid = laid_out(*game);
  const FoldedBoard folded = lay_out_folded(laid, {2, 2_mm}, find_paper("a4"));
  const std::vector<Vec> name = test::inked_points(
      draw_lining(folded, game->title), load_style(on_disk(test::templates()), marks_style));
  ASSERT_FALSE(name.empty());
  int sheets = 0;
  for (const Tile& tile : folded.lining->tiles.tiles)
    sheets += std::any_of(name.begin(), name.end(), [&](Vec at) {
      return at.x > tile.shows.low.x.value && at.x < tile.shows.high.x.value &&
             at.y > tile.shows.low.y.value && at.y < tile.shows.high.y.value;
    });
  EXPECT_EQ(sheets, 1);
}

TEST(Folded, TooSmallPaperIsRefused) {
  const auto game = test::lotus();
  const Style style = load_style(on_disk(test::templates()), game->style);
  BoardRequest request;
  request.size = {BoardSize::By::side, 100_mm, {}, {}};
  const LaidOutBoard laid = lay_out_board(drawn_board(*game, game->board(), style), request);
  const std::pair<const char*, const char*> refusals[] = {
      {"120x300mm", "paper '120x300mm' is too small for a board that folds"},
      {"148x210mm", "paper '148x210mm' is too small: a cell is 173.2 x 200 mm, the margins 8 mm"}};
  for (const auto& [paper, words] : refusals) try {
      lay_out_folded(laid, {2, 2_mm}, find_paper(paper));
      ADD_FAILURE() << paper;
    } catch (const UsageError& error) {
      EXPECT_TRUE(std::string(error.what()).starts_with(words)) << error.what();
    }
}

Millimetres millimetres(int low, int end) {
  return Millimetres(static_cast<double>(test::any_between(low, end)));
}

LAW(Boxes, BoxesHoldTheirPiecesAndBoard) {
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
  const BoxSize tuck = room_for(parts, BoxKind::tuck);  // the same dimensions, reordered
  HOLDS(std::abs(tuck.width.value * tuck.depth.value * tuck.height.value -
                 room.width.value * room.depth.value * room.height.value) < 1e-3);
  HOLDS(tuck.depth <= tuck.width && tuck.width <= tuck.height);
}

TEST(Boxes, LidsFitOverTheirTrays) {
  const BoxSize tray{100_mm, 80_mm, 40_mm}, lid = lid_over(tray, 0.5_mm);
  EXPECT_EQ(lid.width, 102_mm);
  EXPECT_EQ(lid.depth, 82_mm);
  EXPECT_EQ(lid.height, 20_mm);
  EXPECT_EQ(lid_over({100_mm, 80_mm, 15_mm}, 0.5_mm).height, 12_mm);
  EXPECT_EQ(lid_over({100_mm, 80_mm, 8_mm}, 0.5_mm).height, 8_mm);
  EXPECT_EQ(blank_of_tray(tray), (PaperSize{180_mm, 160_mm}));
  EXPECT_EQ(blank_of_tuck({60_mm, 20_mm, 90_mm}), (PaperSize{172_mm, 160_mm}));
}

TEST(Boxes, TooSmallPaperIsRefused) {
  const auto game = test::lotus();
  const DrawnBoard drawn = drawn_board(
      *game, game->board(), load_style(on_disk(test::templates()), game->style), Names::off);
  const Style marks = load_style(on_disk(test::templates()), marks_style);
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
  request.paper = find_paper("a3");  // landscape
  EXPECT_EQ(box_pages(drawn, request, marks).pages[0].width, 420_mm);
}

}  // namespace
}  // namespace boardwright::tests::folded_test
