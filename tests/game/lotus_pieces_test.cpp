// The lotus pieces: the choices that the article leaves open, and the Pawn, rule by rule.
#include <algorithm>

#include "board/selection.h"
#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::tests::lotus_pieces_test {
namespace {

using Names = std::vector<std::string>;

/// Queries the engine about the lotus game.
class LotusPieces : public testing::Test {
 protected:
  CellSet cells(const Board& board, const Names& names) {
    CellSet set;
    for (const std::string& name : names) set.insert(*board.find(name));
    return set;
  }

  Reach reach_of(const std::string& piece_type, const std::string& cell, const Names& own = {},
                 const Names& enemy = {}, int seat = 1, const std::string& board_id = "lotus-39") {
    const Board& board = *game_->find_board(board_id);
    const PieceType& found = *game_->find_piece_type(piece_type);
    return reach(PieceMoves(board, found.moves, *board.seat_numbered(seat)),
                 {cells(board, own), cells(board, enemy)}, *board.find(cell));
  }

  Names moves(const std::string& piece_type, const std::string& cell, int seat = 1) {
    return names_of(game_->board(), reach_of(piece_type, cell, {}, {}, seat).moves);
  }

  /// The captures of a piece if every other cell holds an enemy.
  Names captures(const std::string& piece_type, const std::string& cell, int seat = 1) {
    Names enemies = game_->board().names();
    std::erase(enemies, cell);
    return names_of(game_->board(), reach_of(piece_type, cell, {}, enemies, seat).captures);
  }

  std::unique_ptr<Game> game_ = test::lotus();
};

TEST_F(LotusPieces, TheArticleStatesWhereEachPieceMoves) {
  const auto game = test::lotus(Extent::all);
  for (const PieceType& piece_type : game->piece_types)
    EXPECT_TRUE(std::any_of(game->articles.begin(), game->articles.end(), [&](const auto& article) {
      return std::any_of(article.claims.begin(), article.claims.end(), [&](const Claim& claim) {
        return claim.key("piece") == piece_type.id && !claim.key("cell").empty();
      });
    })) << piece_type.id;
}

TEST_F(LotusPieces, APieceOnASquareDoesNotStopAnAlfilriderAndOneOnATriangleDoes) {
  EXPECT_EQ(reach_of("alfilrider", "c3", {"d3", "e4", "c4"}).count(),
            reach_of("alfilrider", "c3").count());
  EXPECT_LT(reach_of("alfilrider", "c3", {"e3"}).count() + 1, reach_of("alfilrider", "c3").count());
}

TEST_F(LotusPieces, AnArchbishopIsStoppedOnHexagonsAndNotOnSquares) {
  EXPECT_EQ(reach_of("archbishop", "e3", {"e4", "d3", "f3"}).count(), 11);
  EXPECT_FALSE(reach_of("archbishop", "e3", {"c4"}).all().contains(*game_->board().find("a5")));
}

TEST_F(LotusPieces, LeapersAreNotStopped) {
  Names ring = {"a3", "a4", "a5", "b3", "b5", "c3", "c5", "d3", "d5", "e3", "e4", "e5"};
  EXPECT_EQ(reach_of("knight", "c4", ring).moves, reach_of("knight", "c4").moves);
  EXPECT_EQ(names_of(game_->board(), reach_of("knight", "c4").moves), (Names{"e2", "e6", "g4"}));
}

TEST_F(LotusPieces, AnOuroborosFollowsTheRingUntilAPiece) {
  EXPECT_EQ(reach_of("ouroboros", "i3").count(), 11);
  EXPECT_EQ(reach_of("ouroboros", "e4").count(), 20);
  // Blocked on both sides it reaches nothing; on one side, the rest of the ring.
  EXPECT_EQ(reach_of("ouroboros", "i3", {"h3", "i4"}).count(), 0);
  EXPECT_EQ(reach_of("ouroboros", "i3", {"i4"}).count(), 10);
}

TEST_F(LotusPieces, ALotussaForksAtTrianglesAndIsStoppedOnItsPath) {
  const Board& board = game_->board();
  EXPECT_EQ(reach_of("lotussa", "e3").count(), 12);
  EXPECT_EQ(reach_of("lotussa", "e3").all() - reach_of("lotussa", "e3", {"c3"}).all(),
            cells(board, {"b3", "c2", "c3"}));
  EXPECT_EQ(reach_of("lotussa", "e3").all() - reach_of("lotussa", "e3", {"d3"}).all(),
            cells(board, {"b3", "c2", "c3", "d3"}));
}

TEST_F(LotusPieces, TheEnhancedRookReachesTheTrianglesAtTheEndsOfTheLargerBoard) {
  EXPECT_EQ(names_of(*game_->find_board("lotus-41"),
                     reach_of("enhanced-rook", "e4", {}, {}, 1, "lotus-41").moves),
            (Names{"a4", "c4", "e3", "e5", "g4", "i4", "j4", "z4"}));
  EXPECT_EQ(reach_of("enhanced-rook", "e4", {}, {"a4"}, 1, "lotus-41").count(), 7);
  EXPECT_EQ(reach_of("rook", "e4", {}, {}, 1, "lotus-41").count(), 4);
}

TEST_F(LotusPieces, TheEnhancedRookGoesBackFromATriangle) {
  EXPECT_EQ(reach_of("enhanced-rook", "e3").all(), cells(game_->board(), {"d3", "e4", "f3"}));
  EXPECT_EQ(names_of(*game_->find_board("lotus-41"),
                     reach_of("enhanced-rook", "j4", {}, {}, 1, "lotus-41").moves),
            Names{"i4"});
  EXPECT_EQ(reach_of("enhanced-rook", "e3", {}, {"e4", "d1"}).captures,
            cells(game_->board(), {"e4"}));
}

// P1.1, by kind of cell, for both seats.
TEST_F(LotusPieces, PawnsMoveByKindOfCell) {
  EXPECT_EQ(moves("pawn", "e3"), (Names{"e4"}));  // triangle: on its file
  EXPECT_EQ(moves("pawn", "e4"), (Names{"e5"}));  // square of a file
  EXPECT_EQ(moves("pawn", "d3"), (Names{"c4"}));  // square off the files: onto the hexagon
  EXPECT_EQ(moves("pawn", "c4"), (Names{"b5", "c5", "d5"}));  // hexagon: file or either Z line
  EXPECT_EQ(moves("pawn", "e5", 2), (Names{"e4"}));
  EXPECT_EQ(moves("pawn", "d5", 2), (Names{"c4"}));
  EXPECT_EQ(moves("pawn", "c4", 2), (Names{"b3", "c3", "d3"}));
}

// P1.2.2: out of dead ends along the W axis, toward the e file.
TEST_F(LotusPieces, PawnsLeaveDeadEnds) {
  EXPECT_EQ(moves("pawn", "a5"), (Names{"b5"}));
  EXPECT_EQ(moves("pawn", "b5"), (Names{"c5"}));
  EXPECT_EQ(moves("pawn", "i5"), (Names{"h5"}));
  EXPECT_EQ(moves("pawn", "h5"), (Names{"g5"}));
  EXPECT_EQ(moves("pawn", "a3", 2), (Names{"b3"}));
  EXPECT_EQ(moves("pawn", "h3", 2), (Names{"g3"}));
}

TEST_F(LotusPieces, APawnStoppedByAPieceIsNotInADeadEnd) {
  EXPECT_EQ(reach_of("pawn", "a4", {"a5"}).count(), 0);
  EXPECT_EQ(reach_of("pawn", "a5", {"b5"}).count(), 0);
}

// P1.3.1 to P1.3.5 and P1.4.1.
TEST_F(LotusPieces, PawnsCaptureByKindOfCell) {
  EXPECT_EQ(captures("pawn", "e4"), (Names{"d5", "f5"}));  // P1.3.1
  EXPECT_EQ(captures("pawn", "c6"), (Names{"d7"}));
  EXPECT_EQ(captures("pawn", "e3"), (Names{"c4", "g4"}));  // P1.3.2
  EXPECT_EQ(captures("pawn", "a3"), (Names{"c4"}));
  EXPECT_EQ(captures("pawn", "e5"), (Names{"d5", "f5"}));  // P1.3.3
  EXPECT_EQ(captures("pawn", "a5"), (Names{"b5"}));
  EXPECT_EQ(captures("pawn", "d3"), (Names{"b3", "e4"}));              // P1.3.4
  EXPECT_EQ(captures("pawn", "c4"), (Names{"a5", "b5", "d5", "e5"}));  // P1.3.5
  EXPECT_EQ(captures("pawn", "b5"), (Names{"c6"}));                    // P1.4.1
  EXPECT_EQ(captures("pawn", "h3", 2), (Names{"g2"}));
}

TEST_F(LotusPieces, BlackPawnsMirrorWhiteOnes) {
  const Board& board = game_->board();
  const auto mirrored = [&](const Names& names) {
    Names found;
    for (const std::string& name : names)
      found.push_back(name[0] + std::to_string(8 - (name[1] - '0')));
    std::sort(found.begin(), found.end());
    return found;
  };
  for (const std::string& name : board.names())
    for (const char* piece_type : {"pawn", "retreatable-pawn"}) {
      const std::string other = mirrored({name})[0];
      EXPECT_EQ(mirrored(moves(piece_type, name, 1)), moves(piece_type, other, 2)) << name;
      EXPECT_EQ(mirrored(captures(piece_type, name, 1)), captures(piece_type, other, 2)) << name;
    }
}

TEST_F(LotusPieces, APawnOnItsPromotionRankIsPromoted) {
  for (const char* cell : {"c7", "d7", "e7", "f7", "g7"}) {
    EXPECT_EQ(moves("pawn", cell), Names{}) << cell;
    EXPECT_EQ(captures("pawn", cell), Names{}) << cell;
  }
}

TEST_F(LotusPieces, ARetreatablePawnGoesBackWithoutCapture) {
  EXPECT_EQ(moves("retreatable-pawn", "e4"), (Names{"e3", "e5"}));
  EXPECT_EQ(moves("retreatable-pawn", "c7"), (Names{"c6"}));
  EXPECT_EQ(captures("retreatable-pawn", "e4"), captures("pawn", "e4"));
}

}  // namespace
}  // namespace boardwright::tests::lotus_pieces_test
