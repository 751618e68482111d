// Names on the cells of printed boards: all are legible, or all are left out.
#include <gtest/gtest.h>

#include "boards/board_print.h"
#include "disk/files.h"
#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::tests::board_names_test {
namespace {

void add_names(const Group& group, std::vector<Text>& names) {
  for (const Node& node : group.children) {
    if (const auto* inner = std::get_if<Group>(&node)) add_names(*inner, names);
    if (const auto* text = std::get_if<Text>(&node))
      if (text->tag.role == "name corner") names.push_back(*text);
  }
}

class BoardNames : public testing::TestWithParam<const char*> {
 protected:
  LaidOutBoard laid_out(Millimetres side, Names names = Names::on) const {
    BoardRequest request;
    request.size = {BoardSize::By::side, side, {}, {}};
    const Style style = load_style(on_disk(test::templates()), game_->style);
    return lay_out_board(drawn_board(*game_, game_->board(), style, names), request);
  }
  static std::vector<Text> names_of(const LaidOutBoard& laid) {
    std::vector<Text> names;
    add_names(laid.drawn.picture.scene.root, names);
    return names;
  }

  Report report_;
  std::unique_ptr<Game> game_ =
      read_game(on_disk(test::templates()), GetParam(), Extent::rules, report_);
};

TEST_P(BoardNames, NamesAreLegibleOrLeftOut) {
  const auto cells = static_cast<std::size_t>(game_->board().size());
  int with = 0, without = 0;
  for (Millimetres side = 4_mm; side < 60_mm; side = side + 2_mm) {
    const LaidOutBoard laid = laid_out(side);
    const std::vector<Text> names = names_of(laid);
    for (const Text& name : names)
      EXPECT_GE((name.size * capital_height * laid.side()).value, 1.2) << name.words;
    EXPECT_EQ(names.size(), laid.names_from ? 0 : cells) << side.value;
    if (laid.names_from) {
      EXPECT_LT(side, *laid.names_from);
    }
    ++(laid.names_from ? without : with);
  }
  EXPECT_GT(with, 0);
  EXPECT_GT(without, 0);
}

TEST_P(BoardNames, NamesAppearAboveTheReportedSide) {
  const LaidOutBoard small = laid_out(4_mm);
  ASSERT_TRUE(small.names_from);
  EXPECT_TRUE(names_of(laid_out(*small.names_from - 0.01_mm)).empty());
  EXPECT_FALSE(names_of(laid_out(*small.names_from + 0.01_mm)).empty());
  EXPECT_FALSE(laid_out(4_mm, Names::off).names_from);
  EXPECT_FALSE(laid_out(4_mm, Names::rim).names_from);
}

INSTANTIATE_TEST_SUITE_P(Games, BoardNames,
                         testing::Values("immortal-star-masters", "glinski", "chess", "grand",
                                         "lotus-39"),
                         [](const auto& game) {
                           std::string name = game.param;
                           std::erase_if(name, [](char c) { return c == '-'; });
                           return name;
                         });

}  // namespace
}  // namespace boardwright::tests::board_names_test
