// FEN, and orthodox chess by data alone: the counts of published test positions.
#include "rules/fen.h"

#include "rules/play.h"
#include "support/boards.h"

namespace boardwright {
namespace {

class Chess : public testing::Test {
 protected:
  Chess() {
    Report report;
    game_ = read_game(test::templates(), "chess", Extent::rules, report);
    EXPECT_EQ(describe(report), "");
  }

  std::optional<Position> read(const std::string& fen, Report& report) const {
    report.keep_source("FEN", fen);
    return parse_fen(fen, "FEN", game_->board(), game_->pieces, game_->rules.king,
                     game_->rules.castling.rook, game_->rules.passing, report);
  }

  Position position(const std::string& fen) const {
    Report report;
    auto found = read(fen, report);
    EXPECT_EQ(describe(report), "");
    return std::move(*found);
  }

  std::string problems(const std::string& fen) const {
    Report report;
    EXPECT_FALSE(read(fen, report));
    return describe(report);
  }

  std::uint64_t perft(const Position& from, int depth) const {
    return play_of(*game_, from).perft(from, depth);
  }

  std::unique_ptr<Game> game_;
};

constexpr const char* array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

TEST_F(Chess, CountsThePublishedNumbersFromTheArray) {
  const Position start = *game_->find_position("start");
  for (const auto& [depth, count] :
       {std::pair{1, 20u}, {2, 400u}, {3, 8902u}, {4, 197281u}, {5, 4865609u}})
    EXPECT_EQ(perft(start, depth), count);
}

TEST_F(Chess, TheArrayIsTheSameInBothForms) {
  EXPECT_EQ(position(array), *game_->find_position("start"));
}

// Positions 2 to 6 of the Chess Programming Wiki's page on perft results.
TEST_F(Chess, CountsThePublishedNumbersOfFivePositions) {
  const std::pair<const char*, std::vector<std::uint64_t>> published[] = {
      {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
       {48, 2039, 97862, 4085603}},
      {"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", {14, 191, 2812, 43238}},
      {"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", {6, 264, 9467, 422333}},
      {"rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", {44, 1486, 62379, 2103487}},
      {"r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
       {46, 2079, 89890, 3894594}},
  };
  for (const auto& [fen, counts] : published)
    for (std::size_t i = 0; i < counts.size(); ++i)
      EXPECT_EQ(perft(position(fen), static_cast<int>(i) + 1), counts[i]) << fen;
}

TEST_F(Chess, MateAndStalemateLeaveNoMove) {
  const Position mate = position("7k/5KQ1/8/8/8/8/8/8 b - - 0 1");
  EXPECT_TRUE(play_of(*game_, mate).in_check(mate, 1));
  EXPECT_EQ(perft(mate, 1), 0u);
  const Position stalemate = position("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1");
  EXPECT_FALSE(play_of(*game_, stalemate).in_check(stalemate, 1));
  EXPECT_EQ(perft(stalemate, 1), 0u);
}

TEST_F(Chess, TheCellPassedOverIsRead) {
  const Position of = position("4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 1");
  const auto ply = find_ply(play_of(*game_, of), of, "f4 e3");
  ASSERT_TRUE(ply);
  EXPECT_EQ(ply->taken, game_->board().find("e4"));
}

TEST_F(Chess, MistakesInFenAreShownWithTheirColumn) {
  EXPECT_EQ(problems("8/8/9/K7/8/8/8/7x w KQ e3"),
            "FEN:1:5: error: rank 6 has 9 cells of 8\n"
            "8/8/9/K7/8/8/8/7x w KQ e3\n"
            "    ^\n"
            "FEN:1:17: error: unknown letter 'x'\n"
            "8/8/9/K7/8/8/8/7x w KQ e3\n"
            "                ^\n"
            "FEN:1:21: error: no King and Rook can castle as 'K' says\n"
            "8/8/9/K7/8/8/8/7x w KQ e3\n"
            "                    ^\n"
            "FEN:1:24: error: no Pawn has just passed over 'e3'\n"
            "8/8/9/K7/8/8/8/7x w KQ e3\n"
            "                       ^\n");
  EXPECT_NE(problems("8/8/8 w - -").find("3 ranks on a board of 8"), std::string::npos);
  EXPECT_NE(problems("8/8/8/8/8/8/8/8 x").find("the turn is w or b"), std::string::npos);
}

}  // namespace
}  // namespace boardwright
