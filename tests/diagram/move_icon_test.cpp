// Icons show where a piece goes, on a patch that holds its leaps.
#include "diagram/move_icon.h"

#include <gtest/gtest.h>

#include "support/rooms.h"
#include "support/sample_games.h"

namespace boardwright::tests::move_icon_test {

using namespace rooms;

namespace {

diagram::MoveIcon icon_of(const std::string& id, const std::string& piece_type) {
  const auto game = test::game_named(id);
  const moves::PieceType* found = game->find_piece_type(piece_type);
  EXPECT_NE(found, nullptr) << piece_type;
  auto icon = diagram::move_icon(*game, *found, diagram::icon_radius(*game), {});
  EXPECT_TRUE(icon.has_value()) << piece_type;
  return icon ? std::move(*icon) : diagram::MoveIcon{};
}

TEST(MoveIcon, PartsMovesFromCaptures) {
  const diagram::MoveIcon pawn = icon_of("chess", "pawn");
  EXPECT_TRUE(pawn.moves && pawn.captures);
  EXPECT_FALSE(pawn.both);
  const diagram::MoveIcon rook = icon_of("chess", "rook");
  EXPECT_TRUE(rook.both);
  EXPECT_FALSE(rook.moves || rook.captures || rook.hurdle);
}

TEST(MoveIcon, GivesAHopperItsHurdle) {
  const diagram::MoveIcon cannon = icon_of("xiangqi", "cannon");
  EXPECT_TRUE(cannon.hurdle && cannon.captures && cannon.moves);
  EXPECT_FALSE(icon_of("xiangqi", "chariot").hurdle);
}

TEST(MoveIcon, ShowsWhatBarsAPiece) {
  const diagram::MoveIcon horse = icon_of("xiangqi", "horse");
  EXPECT_TRUE(horse.barrier && horse.both);
  EXPECT_FALSE(horse.hurdle);
  EXPECT_FALSE(icon_of("chess", "knight").barrier || icon_of("xiangqi", "chariot").barrier);
  diagram::IconSigns signs;
  signs.add(horse);
  EXPECT_EQ(diagram::icon_legend(signs).back(),
            "A second piece in a broken ring stands in the way of the first, which cannot go where "
            "a small broken ring is.");
}

/// The cells of an icon with a sign.
std::vector<std::string> cells_with(const diagram::MoveIcon& icon, std::string_view mark) {
  std::vector<std::string> cells;
  const auto look = [&](const auto& self, const scene::Group& group) -> void {
    const auto read = [&](const scene::Tag& tag) {
      std::string cell, sign;
      for (const auto& [key, value] : tag.data) {
        if (key == "cell") cell = value;
        if (key == "mark") sign = value;
      }
      if (sign == mark) cells.push_back(cell);
    };
    for (const scene::Node& node : group.children) {
      std::visit([&](const auto& part) { read(part.tag); }, node);
      if (const auto* inner = std::get_if<scene::Group>(&node)) self(self, *inner);
    }
  };
  look(look, icon.scene.root);
  std::ranges::sort(cells);
  return cells;
}

TEST(MoveIcon, MarksWhatABarrierCloses) {
  EXPECT_EQ(cells_with(icon_of("xiangqi", "horse"), "blocked").size(), 3u) << "it closes two";
  EXPECT_EQ(cells_with(icon_of("xiangqi", "elephant"), "blocked").size(), 2u) << "it closes one";
}

TEST(MoveIcon, ThereIsOneForEachShapeThatDecides) {
  const auto icons_of = [](const std::string& id, const std::string& piece_type) {
    const auto game = test::game_named(id);
    return diagram::move_icons(*game, *game->find_piece_type(piece_type),
                               diagram::icon_radius(*game), {});
  };
  const auto pawns = icons_of("lotus-39", "pawn");
  ASSERT_EQ(pawns.size(), 3u) << "on a square, a triangle and a hexagon";
  for (const diagram::MoveIcon& pawn : pawns) EXPECT_TRUE(pawn.captures);
  EXPECT_EQ(icons_of("lotus-39", "rook").size(), 1u);
  EXPECT_EQ(icons_of("chess", "pawn").size(), 1u);
}

TEST(MoveIcon, LeavesCapturesOfSomeTypesToWords) {
  EXPECT_FALSE(icon_of("xiangqi", "general").captures) << "of the other General, from afar";
}

TEST(MoveIcon, ShowsASmallBoardWhole) {
  EXPECT_FALSE(icon_of("chess", "queen").cropped);
  EXPECT_FALSE(icon_of("raumschach", "queen").cropped);
  EXPECT_TRUE(icon_of("omega", "rook").cropped);
}

TEST(MoveIcon, ShowsWhatALengthOfTwoAdds) {
  const diagram::MoveIcon wazir = icon_of("chess99", "progressive-wazir");
  EXPECT_TRUE(wazir.length);
  EXPECT_FALSE(icon_of("chess", "rook").length);
  diagram::IconSigns signs;
  signs.add(wazir);
  const auto legend = diagram::icon_legend(signs);
  EXPECT_TRUE(std::ranges::find(
                  legend, "A number is the least n that leads there; pictures show n up to 2.") !=
              legend.end());
  EXPECT_EQ(cells_with(wazir, "o").size(), 4u);
  EXPECT_EQ(cells_with(wazir, "2").size(), 4u);
}

TEST(MoveIcon, HoldsTheLeapsOfALengthOfTwo) {
  for (const char* id : {"progressive-knight", "progressive-queen", "combined-progressive-alfil"}) {
    const diagram::MoveIcon icon = icon_of("chess99", id);
    EXPECT_FALSE(icon.cropped) << id;
    EXPECT_FALSE(cells_with(icon, "2").empty()) << id;
  }
}

TEST(MoveIcon, ShowsAPieceThatBeginsFarAway) { EXPECT_TRUE(icon_of("tamerlane", "giraffe").both); }

TEST(MoveIcon, HoldsEveryLeap) {
  const auto game = test::game_named("omega");
  const double radius = diagram::icon_radius(*game);
  EXPECT_GE(radius, 3);
  EXPECT_FALSE(icon_of("omega", "wizard").cropped) << "three cells ahead, one aside";
}

}  // namespace
}  // namespace boardwright::tests::move_icon_test
