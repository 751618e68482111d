// Games in which the moves of a lone King are counted.
#include <gtest/gtest.h>

#include "play/fen.h"
#include "play/game_logic.h"
#include "play/move_text.h"
#include "support/rooms.h"
#include "support/sample_games.h"

namespace boardwright::tests::lone_king_test {
namespace {

using play::MoveRead;

/// The position after some moves, as FEN, and how the game has ended.
std::string after(const std::string& id, const std::string& fen,
                  const std::vector<std::string>& moves) {
  const auto game = test::game_named(id);
  Report report;
  const play::FenGame of{game->rules, game->find_position(game->start)};
  auto position = parse_fen(fen, "FEN", game->board(), game->piece_types, of, report);
  EXPECT_EQ(describe(report), "");
  const play::GameLogic play = play_of(*game, *position);
  for (const std::string& move : moves) {
    const MoveRead read = read_move(play, *position, move);
    EXPECT_TRUE(read.move) << move << ": " << read.problem;
    if (read.move) position = play.after(*position, *read.move);
  }
  const auto ending = play.ending(*position);
  return print_fen(*position, game->board(), game->piece_types, of).value_or("none") +
         (!ending          ? ""
          : ending->winner ? " won"
                           : " drawn");
}

TEST(LoneKing, CountsFromAllPiecesToALimit) {
  const std::string two = "8/8/4k3/8/8/8/R7/R3K3 w - - 0 1";
  EXPECT_EQ(after("makruk", two, {"a1 b1"}), "8/8/4k3/8/8/8/R7/1R2K3 b - - limit=8 count=4 1 1");
  EXPECT_EQ(after("makruk", two, {"a1 b1", "e6 e5"}),
            "8/8/8/4k3/8/8/R7/1R2K3 w - - limit=8 count=5 2 2");
  std::vector<std::string> moves{"a1 b1", "e6 e5", "b1 a1", "e5 e6", "a1 b1",
                                 "e6 e5", "b1 a1", "e5 e6", "a1 b1"};
  EXPECT_EQ(after("makruk", two, moves), "8/8/4k3/8/8/8/R7/1R2K3 b - - limit=8 count=8 9 5");
  moves.emplace_back("e6 e5");
  EXPECT_EQ(after("makruk", two, moves),
            "8/8/8/4k3/8/8/R7/1R2K3 w - - limit=8 count=9 10 6 drawn");
}

TEST(LoneKing, TheLimitGoesByWhatTheOpponentHas) {
  const auto limit = [](const std::string& pieces) {
    const std::string fen =
        after("makruk", "4k3/8/8/8/8/8/" + pieces + "/4K3 w - - 0 1", {"e1 f1"});
    const std::size_t at = fen.find("limit=");
    return at == std::string::npos ? "none" : fen.substr(at + 6, fen.find(' ', at) - at - 6);
  };
  EXPECT_EQ(limit("RR6"), "8");
  EXPECT_EQ(limit("RSS5"), "16");
  EXPECT_EQ(limit("SSNN4"), "22");
  EXPECT_EQ(limit("SNN5"), "32");
  EXPECT_EQ(limit("SN6"), "44");
  EXPECT_EQ(limit("NM6"), "64");
  EXPECT_EQ(limit("MM6"), "64");
  EXPECT_EQ(limit("MP6"), "none") << "a Bia is left";
}

TEST(LoneKing, TheLastMoveBeforeTheDrawMayMate) {
  EXPECT_EQ(after("makruk", "7k/8/6K1/8/8/8/8/R7 w - - limit=16 count=16 0 1", {"a1 a8"}),
            "R6k/8/6K1/8/8/8/8/8 b - - limit=16 count=16 1 1 won");
}

TEST(LoneKing, TheLimitStaysWhenAPieceIsTaken) {
  EXPECT_EQ(after("makruk", "8/8/8/8/8/1k6/1R6/R3K3 b - - limit=8 count=5 0 1", {"b3 b2 x b2"}),
            "8/8/8/8/8/8/1k6/R3K3 w - - limit=8 count=6 0 2");
}

TEST(LoneKing, HasADrawInAseanChessAfterTheLimit) {
  EXPECT_EQ(after("asean", "8/8/4k3/8/8/8/8/BB2K3 w - - 0 1", {"e1 d1", "e6 e5"}),
            "8/8/8/4k3/8/8/8/BB1K4 w - - limit=44 count=1 2 2");
  EXPECT_EQ(after("asean", "8/8/4k3/8/8/8/8/R3K3 b - - limit=16 count=16 0 1", {"e6 e5"}),
            "8/8/8/4k3/8/8/8/R3K3 w - - limit=16 count=17 1 2 drawn");
  EXPECT_EQ(after("asean", "8/8/4k3/8/8/8/8/Q3K3 w - - 0 1", {"e1 d1"}),
            "8/8/4k3/8/8/8/8/Q2K4 b - - 1 1");
}

}  // namespace
}  // namespace boardwright::tests::lone_king_test
