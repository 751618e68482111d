// Helpers: pieces of which only figures and claims speak.
#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::tests::helpers_test {
namespace {

TEST(Helpers, AreNoMenOfTheGameAndEveryOtherPieceHasASection) {
  int helpers = 0;
  for (const std::string& id : game_ids(test::templates())) {
    Report report;
    const auto game = read_game(test::templates(), id, Extent::rules, report);
    ASSERT_EQ(describe(report), "");
    for (std::size_t i = 0; i < game->pieces.size(); ++i) {
      const Piece& piece = game->pieces[i];
      EXPECT_EQ(piece.helper, piece.section.empty()) << id << " " << piece.id;
      if (!piece.helper) continue;
      ++helpers;
      for (const NamedPosition& named : game->positions)
        for (const Man& man : named.position.men)
          EXPECT_NE(man.kind, static_cast<int>(i)) << id << " " << named.name;
      for (const auto& promotion : game->rules.promotions)
        for (const int to : promotion.to) EXPECT_NE(to, static_cast<int>(i)) << id;
    }
  }
  EXPECT_GT(helpers, 10);
}

}  // namespace
}  // namespace boardwright::tests::helpers_test
