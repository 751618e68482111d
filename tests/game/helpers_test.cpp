// Helpers: pieces of which only figures and claims speak.
#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::tests::helpers_test {
namespace {

TEST(Helpers, AreNoMenOfTheGameAndEveryOtherPieceHasASection) {
  int helpers = 0;
  for (const std::string& id : test::games_with_articles()) {
    Report report;
    const auto game = read_game(test::templates(), id, Extent::rules, report);
    ASSERT_EQ(describe(report), "");
    for (const PieceId helper : game->piece_ids()) {
      const Piece& piece = game->piece(helper);
      EXPECT_EQ(piece.helper, piece.section.empty()) << id << " " << piece.id;
      if (!piece.helper) continue;
      ++helpers;
      for (const NamedPosition& named : game->positions)
        for (const Man& man : named.position.men)
          EXPECT_NE(man.piece, helper) << id << " " << named.name;
      for (const auto& promotion : game->rules.promotions)
        for (const PieceId to : promotion.to) EXPECT_NE(to, helper) << id;
    }
  }
  EXPECT_GT(helpers, 10);
}

}  // namespace
}  // namespace boardwright::tests::helpers_test
