// FEN, and orthodox chess from data: perft of published test positions.
#include "play/fen.h"

#include "disk/files.h"
#include "play/game_logic.h"
#include "play/move_text.h"
#include "support/boards.h"
#include "support/effort.h"
#include "support/rooms.h"

namespace boardwright::tests::fen_test {
namespace {

class Chess : public testing::Test {
 protected:
  Chess() {
    Report report;
    game_ = read_game(on_disk(test::templates()), "chess", Extent::rules, report);
    EXPECT_EQ(describe(report), "");
  }

  std::optional<Position> read(const std::string& fen, Report& report) const {
    report.keep_source("FEN", fen);
    return parse_fen(fen, "FEN", game_->board(), game_->piece_types,
                     {game_->rules, game_->find_position("start")}, report);
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

TEST_F(Chess, PerftFromTheStartIsAsPublished) {
  const Position start = *game_->find_position("start");
  for (const auto& [depth, count] :
       {std::pair{1, 20u}, {2, 400u}, {3, 8902u}, {4, 197281u}, {5, 4865609u}}) {
    if (!test::counts(count)) break;
    EXPECT_EQ(perft(start, depth), count);
  }
}

TEST_F(Chess, StartIsEqualInBothForms) {
  EXPECT_EQ(position(array), *game_->find_position("start"));
}

// Positions 2 to 6 of the Chess Programming Wiki's page on perft results.
TEST_F(Chess, PerftOfFivePositionsIsAsPublished) {
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
    for (std::size_t i = 0; i < counts.size() && test::counts(counts[i]); ++i)
      EXPECT_EQ(perft(position(fen), static_cast<int>(i) + 1), counts[i]) << fen;
}

TEST_F(Chess, MateAndStalemateLeaveNoMove) {
  const Position mate = position("7k/5KQ1/8/8/8/8/8/8 b - - 0 1");
  EXPECT_TRUE(play_of(*game_, mate).in_check(mate, second_seat));
  EXPECT_EQ(perft(mate, 1), 0u);
  const Position stalemate = position("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1");
  EXPECT_FALSE(play_of(*game_, stalemate).in_check(stalemate, second_seat));
  EXPECT_EQ(perft(stalemate, 1), 0u);
}

TEST_F(Chess, ReadsTheEnPassantCell) {
  const Position of = position("4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 1");
  const auto move = read_move(play_of(*game_, of), of, "f4 e3").move;
  ASSERT_TRUE(move);
  EXPECT_EQ(move->taken, game_->board().find("e4"));
}

TEST_F(Chess, FenMistakesAreReportedWithTheirColumn) {
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

TEST_F(Chess, CastlingRightsNeedKingAndRookAtHome) {
  const std::string refused = "no King and Rook can castle as '";
  for (const auto& [fen, right] :
       {std::pair{"4k3/8/8/8/8/8/8/3K3R w K - 0 1", "K"},  // the King is not on e1
        {"4k3/8/8/8/8/8/8/4K1R1 w K - 0 1", "K"},          // the Rook is not on h1
        {"4k3/8/8/8/8/8/8/R3K3 w K - 0 1", "K"},           // it is on the other side
        {"4k3/8/8/8/8/8/8/1R2K3 w Q - 0 1", "Q"},
        {"r4k2/8/8/8/8/8/8/4K3 b q - 0 1", "q"},
        {"4k3/7r/8/8/8/8/8/4K3 b k - 0 1", "k"},
        {"4k2R/8/8/8/8/8/8/4K3 b k - 0 1", "k"}})  // it is White's
    EXPECT_NE(problems(fen).find(refused + right + "' says"), std::string::npos) << fen;
  const Position of = position("r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1");
  EXPECT_TRUE(of.at(*game_->board().find("h1")).unmoved);
  EXPECT_FALSE(of.at(*game_->board().find("a1")).unmoved);
  EXPECT_TRUE(of.at(*game_->board().find("a8")).unmoved);
  EXPECT_FALSE(of.at(*game_->board().find("h8")).unmoved);
}

TEST_F(Chess, KingOffItsHomeCannotCastleWithoutAKnownStart) {
  Report report;  // without a known start, Rooks can be anywhere on the first rank
  const FenGame game{game_->rules, nullptr};
  EXPECT_TRUE(parse_fen("4k3/8/8/8/8/8/8/1R1K4 w Q - 0 1", "FEN", game_->board(),
                        game_->piece_types, game, report));
  EXPECT_FALSE(parse_fen("4k3/8/8/8/8/8/8/3K4 w Q - 0 1", "FEN", game_->board(), game_->piece_types,
                         game, report));
}

TEST_F(Chess, EnPassantCellHasAPawnBeyondAndAnEmptyCellBehind) {
  for (const char* fen : {"4k3/8/8/4P3/8/8/8/4K3 b - e4 0 1",    // from e3 no Pawn goes two cells
                          "4k3/8/8/8/4P3/8/4N3/4K3 b - e3 0 1",  // a Knight on e2
                          "4k3/8/8/8/4P3/4N3/8/4K3 b - e3 0 1",  // and one on e3
                          "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1",    // White's own move
                          "4k3/8/8/8/4p3/8/8/4K3 b - e3 0 1"})   // Black's own Pawn
    EXPECT_NE(problems(fen).find("no Pawn has just passed over"), std::string::npos) << fen;
  for (const char* fen : {"4k3/8/8/8/4P3/8/8/4K3 b - x9 0 1", "4k3/8/8/8/4P3/8/8/4K3 b - e3x 0 1"})
    EXPECT_NE(problems(fen), "") << fen;
}

TEST_F(Chess, CountersAreNumbersAndComeLast) {
  const std::string kings = "4k3/8/8/8/8/8/8/4K3 w - - ";
  for (const char* fine : {"0 1", "99 120", "7"}) position(kings + fine);
  EXPECT_EQ(problems(kings + "x 0"),
            "FEN:1:27: error: 'x' does not count moves since the last capture or Pawn move\n" +
                kings +
                "x 0\n                          ^ a number from 0 stands there\n"
                "FEN:1:29: error: '0' does not count the number of the move\n" +
                kings + "x 0\n                            ^ a number from 1 stands there\n");
  for (const char* bad : {"-1 1", "+1 1", "0 1.5", "0 99999999999999999999"})
    EXPECT_NE(problems(kings + bad).find("does not count"), std::string::npos) << bad;
  EXPECT_NE(problems(kings + "0 1 2").find("FEN:1:31: error: FEN has six fields"),
            std::string::npos);
}

TEST_F(Chess, FenNeedsFilesRanksAndTwoSeats) {
  Report report;
  const auto six =
      read_game(on_disk(test::templates()), "immortal-star-masters", Extent::rules, report);
  EXPECT_FALSE(
      parse_fen("8/8 w", "FEN", six->board(), six->piece_types, {six->rules, nullptr}, report));
  EXPECT_EQ(describe(report),
            "FEN:1:1: error: FEN is for boards with files and ranks and two seats\n"
            "write the position one line a seat\n");
  EXPECT_EQ(problems("8/8/8/8/8/8/8/8"),
            "FEN:1:1: error: FEN says where the pieces stand and whose turn it is\n"
            "8/8/8/8/8/8/8/8\n^ as 4k3/8/8/8/8/8/8/4K3 w - - 0 1\n");
}

}  // namespace
}  // namespace boardwright::tests::fen_test
