// Helpers: pieces that only figures and claims use.
#include "disk/files.h"
#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::tests::helpers_test {
namespace {

TEST(Helpers, HaveNoSectionAndAllOtherPiecesHaveOne) {
  int helpers = 0;
  for (const std::string& id : test::games_with_articles()) {
    Report report;
    const auto game = read_game(on_disk(test::templates()), id, Extent::rules, report);
    ASSERT_EQ(describe(report), "");
    for (const PieceTypeId helper : game->piece_ids()) {
      const PieceType& piece_type = game->piece_type(helper);
      EXPECT_EQ(piece_type.helper, piece_type.section.empty()) << id << " " << piece_type.id;
      if (!piece_type.helper) continue;
      ++helpers;
      for (const NamedPosition& named : game->positions)
        for (const Piece& piece : named.position.pieces)
          EXPECT_NE(piece.piece_type, helper) << id << " " << named.name;
      for (const auto& promotion : game->rules.promotions)
        for (const PieceTypeId to : promotion.to) EXPECT_NE(to, helper) << id;
    }
  }
  EXPECT_GT(helpers, 10);
}

}  // namespace
}  // namespace boardwright::tests::helpers_test
