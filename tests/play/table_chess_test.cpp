// Games without published perft, compared with a generator independent of the engine.
#include "support/table_chess.h"

#include <gtest/gtest.h>

#include <random>

#include "disk/files.h"
#include "game/game.h"
#include "play/game_logic.h"
#include "support/boards.h"
#include "support/effort.h"
#include "support/rooms.h"

namespace boardwright::tests::table_chess_test {
namespace {

using test::TablePosition;

/// One game, by the engine and by tables.
struct Pair {
  explicit Pair(const std::string& id) : tables(test::table_game(id)) {
    Report report;
    game = read_game(on_disk(test::templates()), id, Extent::rules, report);
    EXPECT_EQ(describe(report), "");
    start = *game->find_position("start");
    play = std::make_unique<GameLogic>(play_of(*game, start));
  }

  /// A move in the text form of the tables.
  std::string text(const Move& move) const {
    std::string text = game->board().name(move.from) + " " + game->board().name(move.to);
    if (move.takes_elsewhere()) text += " x " + game->board().name(move.taken);
    if (move.promoted != no_piece_type) text += " " + game->piece_type(move.promoted).letter;
    return text;
  }

  std::unique_ptr<Game> game;
  test::TableGame tables;
  Position start;
  std::unique_ptr<GameLogic> play;
};

class Table : public testing::TestWithParam<const char*> {};

TEST_P(Table, HasTheCellsOfTheBoard) {
  const Pair pair(GetParam());
  std::vector<std::string> listed = pair.tables.names, has = pair.game->board().names();
  std::sort(listed.begin(), listed.end());
  std::sort(has.begin(), has.end());
  EXPECT_EQ(listed, has);
}

TEST_P(Table, PerftAgreesWithTheEngine) {
  const Pair pair(GetParam());
  const TablePosition array(pair.tables);
  for (const int depth : {1, 2, 3})
    EXPECT_EQ(array.perft(depth), pair.play->perft(pair.start, depth)) << "depth " << depth;
}

/// Plays random games and compares the legal moves before each move.
void play_by_lot(const Pair& pair, int games) {
  std::mt19937 dice(20261122);
  for (int n = 0; n < games; ++n) {
    TablePosition here(pair.tables);
    Position there = pair.start;
    for (int turn = 0; turn < 120; ++turn) {
      const auto moves = here.legal();
      std::map<std::string, Move> found;
      for (const Move& each : pair.play->legal(there)) found[pair.text(each)] = each;
      std::vector<std::string> texts;
      for (const auto& move : moves) texts.push_back(here.text(move));
      std::sort(texts.begin(), texts.end());
      std::vector<std::string> legal;
      for (const auto& [text, each] : found) legal.push_back(text);
      ASSERT_EQ(texts, legal) << pair.game->id << ", game " << n << ", move " << turn;
      if (moves.empty()) break;
      auto next = moves.begin();
      std::advance(next, static_cast<long>(dice() % moves.size()));
      there = pair.play->after(there, found.at(here.text(*next)));
      here = here.after(*next);
    }
  }
}

TEST_P(Table, LegalMovesAgreeInRandomGames) { play_by_lot(Pair(GetParam()), test::cases(12)); }

// Soon after this position come all journeys of the Pawn of Pawns and the exchange of a King.
TEST(TamerlaneTables, AgreeNearTheEndOfThePawnsJourneys) {
  Pair pair("tamerlane");
  pair.tables.array = {{{'K', {"e2"}},
                        {'P', {"b9", "k8"}},
                        {'A', {"a10"}},
                        {'B', {"h9"}},
                        {'3', {"f9"}},
                        {'S', {"c9"}},
                        {'N', {"d4"}},
                        {'D', {"e4"}}},
                       {{'K', {"e7"}},
                        {'P', {"b2"}},
                        {'A', {"k1"}},
                        {'B', {"a3"}},
                        {'S', {"g3"}},
                        {'R', {"h6", "a5"}},
                        {'G', {"i6"}},
                        {'T', {"f6"}}}};
  std::string text = "turn: White\n";
  for (const std::size_t seat : {0u, 1u}) {
    text += seat == 0 ? "White:" : "Black:";
    for (const auto& [piece_type, cells] : pair.tables.array[seat]) {
      text += piece_type == '3' ? " +B" : std::string(" ") + piece_type;
      for (const std::string& cell : cells) text += " " + cell;
    }
    text += "\n";
  }
  Report report;
  const auto start = read_position(*pair.game, text, "text", report);
  ASSERT_TRUE(start) << describe(report);
  pair.start = *start;
  const TablePosition array(pair.tables);
  for (const int depth : {1, 2})
    EXPECT_EQ(array.perft(depth), pair.play->perft(pair.start, depth)) << "depth " << depth;
  play_by_lot(pair, test::cases(60));
}

INSTANTIATE_TEST_SUITE_P(Games, Table,
                         testing::Values("omega", "wildebeest", "glinski", "mccooey", "shafran",
                                         "raumschach", "byzantine", "tamerlane", "threeplayer"),
                         [](const auto& each) { return std::string(each.param); });

}  // namespace
}  // namespace boardwright::tests::table_chess_test
