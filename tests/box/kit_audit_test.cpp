// What the check of a kit finds in kits that lack something, and that shipped kits lack nothing.
#include "box/kit_audit.h"

#include <gtest/gtest.h>

#include "support/rooms.h"
#include "support/sample.h"
#include "support/sample_games.h"
#include "support/written_game.h"

namespace boardwright::tests::kit_audit_test {

using namespace rooms;

namespace {

using box::KitFacts;

/// A game, and what its kit holds.
struct Kit {
  std::unique_ptr<Game> game;
  Proof proof;
  Style style;
  PieceSet set;
  KitFacts contents;

  explicit Kit(std::unique_ptr<Game> of) : game(std::move(of)) {
    const SearchPath search_path = on_disk(test::templates());
    style = load_style(search_path, game->style);
    set = load_pieces(search_path, style);
    contents = kit_facts(*game, proof, style, &set);
  }

  std::string problems() {
    Report report;
    check_kit(*game, contents, report);
    return describe(report);
  }
};

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

class ShippedKits : public ::testing::TestWithParam<std::string> {};

TEST_P(ShippedKits, LackNothing) {
  Kit kit(test::game_named(GetParam()));
  EXPECT_EQ(kit.problems(), "");
}

INSTANTIATE_TEST_SUITE_P(Games, ShippedKits, ::testing::ValuesIn(test::shipped_games()),
                         [](const auto& game) {
                           std::string name = game.param;
                           std::erase(name, '-');
                           return name;
                         });

TEST(KitAudit, FindsAPieceWithoutCounterCardOrRule) {
  Kit kit(test::game_named("chess"));
  std::erase_if(kit.contents.counters, [](const auto& kind) { return kind.name == "Rook"; });
  std::erase_if(kit.contents.cards.parts, [](const auto& card) { return card.title == "Knight"; });
  kit.contents.leaflet.parts.clear();
  const std::string problems = kit.problems();
  EXPECT_TRUE(has(problems, "error: the array has 2 of the Rook, and the kit 0")) << problems;
  EXPECT_TRUE(has(problems, "error: the kit has no card of the Knight")) << problems;
  EXPECT_TRUE(has(problems, "error: the kit has no rule of the Queen")) << problems;
  EXPECT_TRUE(has(problems, "templates/games/chess/game.toml:")) << problems;
  EXPECT_FALSE(has(problems, "2 of the Knight")) << problems;
}

const char* const two_rooks =
    "[piece.rook]\nletter = \"R\"\nmoves = [\"slide orthogonal\"]\n"
    "[piece.tower]\nletter = \"T\"\ndrawing = \"rook\"\nmoves = [\"slide orthogonal\"]\n";

TEST(KitAudit, BuildsAGameWithAPieceThatNeverComesIntoPlay) {
  Report report;
  Kit kit(test::written_game(test::squares() + std::string(two_rooks) +
                                 "[play]\nstart = \"r7/8/8/8/8/8/8/7R w - - 0 1\"\n",
                             report));
  EXPECT_FALSE(has(kit.problems(), "error:")) << kit.problems();
  const auto unknown = box::unknown_rules(*kit.game, kit.contents.leaflet);
  EXPECT_EQ(unknown, (std::vector<std::string>{"Nobody can win: every end is a draw.",
                                               "No Tower comes into play."}));
}

TEST(KitAudit, FindsThatTheArrayNeedsMoreCounters) {
  Kit kit(test::game_named("chess"));
  for (auto& kind : kit.contents.counters)
    if (kind.name == "Pawn") --kind.pieces.count;
  EXPECT_TRUE(has(kit.problems(), "error: the array has 8 of the Pawn, and the kit 7"))
      << kit.problems();
}

TEST(KitAudit, FindsCountersThatLookAlike) {
  Report report;
  Kit kit(test::written_game(test::squares() + two_rooks, report));
  const std::string problems = kit.problems();
  EXPECT_TRUE(has(problems,
                  "warning: on counters the Tower looks like the Rook\n"
                  "give one of them a drawing or a letter of its own"))
      << problems;
}

TEST(KitAudit, FindsThatNobodyCanWin) {
  Report report;
  Kit kit(test::written_game(test::squares() + std::string(two_rooks) +
                                 "[play]\nstart = \"r7/8/8/8/8/8/8/7R w - - 0 1\"\n",
                             report));
  EXPECT_TRUE(has(kit.problems(), "warning: nobody can win: every end is a draw"))
      << kit.problems();
}

TEST(KitAudit, FindsFirstMovesThatNothingShows) {
  Kit kit(test::game_named("immortal-star-masters"));
  EXPECT_EQ(kit.problems(), "");
  for (PieceType& piece_type : kit.game->piece_types) piece_type.dotted.clear();
  for (auto& kind : kit.contents.counters) kind.pieces.dotted = false;
  const std::string problems = kit.problems();
  EXPECT_TRUE(has(problems,
                  "where another may still make its first move, and their counters are "
                  "alike\n'dotted' names a zone"))
      << problems;
}

TEST(KitAudit, SaysThatNoSourceTellsWhoWinsOnPoints) {
  const auto game = test::game_named("immortal-star-masters");
  Kit kit(test::game_named("immortal-star-masters"));
  EXPECT_EQ(
      box::unknown_rules(*game, kit.contents.leaflet),
      std::vector<std::string>{"Points are counted; who wins by them, our sources do not say."});
  const auto chess = test::game_named("chess");
  EXPECT_TRUE(box::unknown_rules(*chess, Kit(test::game_named("chess")).contents.leaflet).empty());
}

}  // namespace
}  // namespace boardwright::tests::kit_audit_test
