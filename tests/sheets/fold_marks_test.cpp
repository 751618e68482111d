// Marks of folds stand at both ends of each fold, beyond the board that is cut out.
#include <gtest/gtest.h>

#include "boards/board_print.h"
#include "disk/files.h"
#include "sheets/gauges.h"
#include "sheets/sheet_marks.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/sample_games.h"
#include "support/sheet_ink.h"

namespace boardwright::tests::fold_marks_test {
namespace {

/// The marks of folds on all sheets of a board, by their roles.
int marks_of_folds(const scene::Scene& marks) {
  int count = 0;
  for (const scene::Node& node : marks.root.children)
    if (const auto* path = std::get_if<scene::Path>(&node)) count += path->tag.role == "fold";
  return count;
}

TEST(FoldMarks, LieBeyondBothEndsOfEachFold) {
  const Style marks_style_read = load_style(on_disk(test::templates()), marks_style);
  for (const char* id : {"chess", "xiangqi", "immortal-star-masters", "lotus-39", "raumschach"}) {
    const auto game = test::game_named(id);
    const Style style = load_style(on_disk(test::templates()), game->style);
    for (const Names names : {Names::rim, Names::off}) {
      BoardRequest request;
      request.size.length = 20_mm;
      request.paper = find_paper("a4");
      LaidOutBoard laid = lay_out_board(drawn_board(*game, game->board(), style, names), request);
      const FlatBoard flat = laid.flat();
      const std::size_t parts = std::max<std::size_t>(1, flat.loose.size());
      EXPECT_TRUE(fold_lines(flat).empty()) << id;
      laid.foldings.assign(parts, {3, 2});
      const FlatBoard folded = laid.flat();
      EXPECT_EQ(fold_lines(folded).size(), 3 * parts) << id;
      const Sheets& sheets = *laid.fit.sheets;
      int marks = 0;
      for (std::size_t i = 0; i < sheets.tiles.tiles.size(); ++i) {
        const Scene sheet = mark_sheet(sheets, folded, i, "title");
        marks += marks_of_folds(sheet);
        EXPECT_EQ(test::marks_that_stay(sheets, folded, i, sheet, marks_style_read), 0) << id;
      }
      EXPECT_GE(marks, static_cast<int>(6 * parts)) << id;
    }
  }
}

TEST(FoldMarks, DivideTheBoardEvenly) {
  FlatBoard board;
  board.shapes = {{{0_mm, 0_mm}, {90_mm, 0_mm}, {90_mm, 40_mm}, {0_mm, 40_mm}}};
  board.box = {{0_mm, 0_mm}, {90_mm, 40_mm}};
  board.folding = {3, 2};
  const auto lines = fold_lines(board);
  ASSERT_EQ(lines.size(), 3u);
  const auto expect = [&](std::size_t i, PaperVec from, PaperVec to) {
    EXPECT_NEAR(lines[i].first.x.value, from.x.value, 0.2);
    EXPECT_NEAR(lines[i].first.y.value, from.y.value, 0.2);
    EXPECT_NEAR(lines[i].second.x.value, to.x.value, 0.2);
    EXPECT_NEAR(lines[i].second.y.value, to.y.value, 0.2);
  };
  expect(0, {30_mm, 0_mm}, {30_mm, 40_mm});
  expect(1, {60_mm, 0_mm}, {60_mm, 40_mm});
  expect(2, {0_mm, 20_mm}, {90_mm, 20_mm});
}

}  // namespace
}  // namespace boardwright::tests::fold_marks_test
