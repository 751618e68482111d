// The pieces of a game and what they promote to.
#include "game/pieces.h"

#include <gtest/gtest.h>

#include <map>

#include "disk/files.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/sample_games.h"

namespace boardwright::tests::pieces_test {
namespace {

std::unique_ptr<Game> game_of(const std::string& id) {
  Report report;
  auto game = read_game(on_disk(test::templates()), id, Extent::rules, report);
  EXPECT_FALSE(report.has_errors());
  return game;
}

std::map<std::string, long long> of_seat(const Game& game, const std::vector<PieceCount>& pieces,
                                         SeatId seat) {
  std::map<std::string, long long> counts;
  for (const PieceCount& each : pieces)
    if (each.seat == seat) counts[game.piece_type(each.piece_type).id] = each.count;
  return counts;
}

std::string becomes(const Game& game, const std::string& id) {
  const FlipSide rotated = flip_side(game, game.id_of(*game.find_piece_type(id)));
  if (rotated.piece_type == no_piece_type) return rotated.multiple ? "?" : "";
  return game.piece_type(rotated.piece_type).id + (rotated.multiple ? "*" : "");
}

TEST(PiecesOfAGame, AreCountedInThePosition) {
  const auto chess = game_of("chess");
  const auto pieces = pieces_of(*chess, *chess->find_position("start"));
  const std::map<std::string, long long> sixteen = {{"king", 1},   {"queen", 1},  {"rook", 2},
                                                    {"bishop", 2}, {"knight", 2}, {"pawn", 8}};
  EXPECT_EQ(of_seat(*chess, pieces, first_seat), sixteen);
  EXPECT_EQ(of_seat(*chess, pieces, second_seat), sixteen);
  const auto star = game_of("immortal-star-masters");
  long long all = 0;
  for (const PieceCount& each : pieces_of(*star, *star->find_position("six"))) all += each.count;
  EXPECT_EQ(all, 108);
  for (const PieceCount& each : pieces_of(*star, *star->find_position("two")))
    EXPECT_TRUE(each.seat == first_seat || each.seat == SeatId{3}) << seat_number(each.seat);
}

TEST(PiecesOfAGame, AreSortedBySeatPieceTypeAndDot) {
  for (const char* id : {"chess", "chess99", "immortal-star-masters"}) {
    const auto game = game_of(id);
    const auto pieces = pieces_of(*game, *game->find_position(game->start));
    for (std::size_t i = 1; i < pieces.size(); ++i)
      EXPECT_LT(std::tuple(pieces[i - 1].seat, pieces[i - 1].piece_type, pieces[i - 1].dotted),
                std::tuple(pieces[i].seat, pieces[i].piece_type, pieces[i].dotted));
  }
}

TEST(PiecesOfAGame, ExcludeThoseWithoutLettersIfOthersHaveOne) {
  EXPECT_EQ(playing_pieces(*game_of("chess99")).size(), 11u);  // without those of the terms
  EXPECT_EQ(playing_pieces(*game_of("gilman-river")).size(), 7u);
  const auto lotus = game_of("lotus-39");
  EXPECT_EQ(playing_pieces(*lotus).size(), lotus->piece_types.size());
}

TEST(PiecesOfAGame, IncludeWhatBeginsInNoArray) {
  const auto supplied = [](const std::string& id) {
    const auto game = game_of(id);
    const Position& start = *game->find_position(game->start);
    return of_seat(*game, with_supplies(*game, pieces_of(*game, start)), SeatId{0});
  };
  EXPECT_EQ(supplied("reversi").at("disc"), 64);
  EXPECT_EQ(supplied("ataxx").at("stone"), 49);
  EXPECT_EQ(supplied("duck").at("duck"), 1);
  EXPECT_FALSE(supplied("chess").contains("duck"));
}

TEST(PiecesOfAGame, HaveAFlipSideIfPromotionLeavesNoChoice) {
  const auto river = game_of("gilman-river");
  EXPECT_EQ(becomes(*river, "pawn"), "wazir");
  EXPECT_EQ(becomes(*river, "queen"), "");
  EXPECT_EQ(becomes(*game_of("chess"), "pawn"), "");  // any of four
  const auto chess99 = game_of("chess99");
  EXPECT_EQ(becomes(*chess99, "progressive-knight"), "progressive-knight*");
  EXPECT_EQ(becomes(*chess99, "progressive-pawn"), "");
  EXPECT_EQ(becomes(*chess99, "king"), "");
}

TEST(PiecesOfAGame, HaveSparesForPromotions) {
  const auto chess = game_of("chess");
  const auto pieces = with_spares(*chess, pieces_of(*chess, *chess->find_position("start")));
  const std::map<std::string, long long> twenty = {{"king", 1},   {"queen", 2},  {"rook", 3},
                                                   {"bishop", 3}, {"knight", 3}, {"pawn", 8}};
  EXPECT_EQ(of_seat(*chess, pieces, first_seat), twenty);
  EXPECT_EQ(of_seat(*chess, pieces, second_seat), twenty);
  const auto river = game_of("gilman-river");  // the Wazir is behind the Pawn
  const std::vector<PieceCount> pawns = {{PieceTypeId{0}, first_seat, 4}};
  EXPECT_EQ(with_spares(*river, pawns), pawns);
  const auto chess99 = game_of("chess99");
  const auto with = of_seat(
      *chess99, with_spares(*chess99, pieces_of(*chess99, *chess99->find_position("start"))),
      second_seat);
  EXPECT_EQ(with.at("rook"), 2);
  EXPECT_EQ(with.at("progressive-pawn"), 9);
}

/// One side can come to have all Pawns of both where captured pieces change sides, but one King.
TEST(PiecesOfAGame, AreEnoughWhereCaptivesChangeSides) {
  for (const char* id : {"chess", "crazyhouse"}) {
    const auto game = game_of(id);
    const auto pieces = with_captives(*game, pieces_of(*game, *game->find_position(game->start)));
    const auto white = of_seat(*game, pieces, first_seat);
    const int sides = game->rules.hand.captures ? 2 : 1;
    EXPECT_EQ(white.at("pawn"), 8 * sides) << id;
    EXPECT_EQ(white.at("queen"), sides) << id;
    EXPECT_EQ(white.at("king"), 1) << id;
  }
}

TEST(PiecesOfAGame, AreGivenToEachSeat) {
  const auto star = game_of("immortal-star-masters");
  const std::vector<PieceCount> one = {{PieceTypeId{0}, first_seat, 5},
                                       {PieceTypeId{2}, first_seat, 1}};
  const auto pieces = pieces_of_each(*star, one);
  ASSERT_EQ(pieces.size(), 12u);
  for (const SeatId seat : star->board().seat_ids()) {
    EXPECT_EQ(pieces[2 * index(seat)], (PieceCount{PieceTypeId{0}, seat, 5}));
    EXPECT_EQ(pieces[2 * index(seat) + 1], (PieceCount{PieceTypeId{2}, seat, 1}));
  }
}

TEST(Pieces, ThoseInHandAndLaterOnesAreThere) {
  const auto placement = test::game_named("placement");
  const auto at_start = pieces_of(*placement, *placement->find_position(placement->start));
  long long all = 0;
  for (const PieceCount& each : at_start) all += each.count;
  EXPECT_EQ(all, 32) << "the pieces that are put on the board are in hand";

  const auto tamerlane = test::game_named("tamerlane");
  const auto kit =
      with_later_ones(*tamerlane, pieces_of(*tamerlane, *tamerlane->find_position("start")));
  const auto number = [&](const char* id) {
    long long found = 0;
    for (const PieceCount& each : kit)
      if (tamerlane->piece_type(each.piece_type).id == id && each.seat == board::first_seat)
        found += each.count;
    return found;
  };
  for (const char* later : {"exchanged-king", "second-pawn"}) EXPECT_EQ(number(later), 1) << later;
  EXPECT_EQ(number("prince"), 0) << "it is on the back of the Pawn of Kings";
  EXPECT_EQ(number("third-pawn"), 0) << "it is on the back of the second";
  const auto shogi = test::game_named("shogi");
  const auto front = pieces_of(*shogi, *shogi->find_position(shogi->start));
  EXPECT_EQ(with_later_ones(*shogi, front), front) << "its counters are turned over";
}

}  // namespace
}  // namespace boardwright::tests::pieces_test
