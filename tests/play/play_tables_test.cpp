// Pieces with too many moves for attack lists have the same legal moves.
#include <gtest/gtest.h>

#include <type_traits>

#include "base/limits.h"
#include "play/game_logic.h"
#include "play/play_tables.h"
#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::tests::play_tables_test {
namespace {

// Its rules for drops and rights are pointers into its own copy of the rules.
static_assert(!std::is_copy_constructible_v<play::PlayTables>);
static_assert(!std::is_move_constructible_v<play::PlayTables>);

/// A King and a number of rider types.
std::vector<PieceType> piece_types(const Board& board, int riders) {
  std::vector<PieceType> all(1);
  all[0].id = "king";
  all[0].letter = "K";
  all[0].moves = test::moves(board, {"step orthogonal diagonal"});
  for (int i = 0; i < riders; ++i) {
    PieceType& rider = all.emplace_back();
    rider.id = "r" + std::to_string(i);
    rider.letter = "R" + std::to_string(i);
    rider.moves = test::moves(
        board, {i % 2 == 0 ? "slide orthogonal" : "slide diagonal", "step orthogonal forward"});
  }
  return all;
}

TEST(PlayTables, LegalMovesAreEqualWithoutAttackLists) {
  const auto board = test::board("rectangular", "36x36");
  const std::vector<PieceType> few = piece_types(*board, 4), many = piece_types(*board, 60);
  GameRules rules;
  rules.royal.piece_types = {PieceTypeId{0}};
  const GameLogic listed(*board, few, rules), unlisted(*board, many, rules);
  ASSERT_LE(listed.weight(), limits::kept_cells);
  ASSERT_GT(unlisted.weight(), limits::kept_cells);
  EXPECT_LT(unlisted.cost(), unlisted.weight() * 5);
  for (const char* text :
       {"turn: White\nWhite: K e5 R0 e8 R1 c3 R2 h5\nBlack: K z9 R0 e20 R1 a1 R2 a5 R3 g7\n",
        "turn: Black\nWhite: K e5 R0 m20 R1 k9\nBlack: K m9 R1 m12 R3 n10\n"}) {
    Report report;
    const auto here = parse_position(text, "text", *board, few, report);
    const auto there = parse_position(text, "text", *board, many, report);
    ASSERT_EQ(describe(report), "");
    EXPECT_EQ(listed.legal(*here), unlisted.legal(*there)) << text;
    EXPECT_EQ(listed.in_check(*here, here->turn), unlisted.in_check(*there, there->turn));
    EXPECT_GT(listed.legal(*here).size(), 0u);
  }
}

}  // namespace
}  // namespace boardwright::tests::play_tables_test
