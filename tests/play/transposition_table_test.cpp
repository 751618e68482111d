// The transposition table of perft.
#include "play/transposition_table.h"

#include "disk/files.h"
#include "play/game_logic.h"
#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::tests::counted_test {
namespace {

class TranspositionTableTest : public testing::Test {
 protected:
  void read(const char* id) {
    Report report;
    game_ = read_game(on_disk(test::templates()), id, Extent::rules, report);
    ASSERT_EQ(describe(report), "");
    play_ = std::make_unique<GameLogic>(play_of(*game_, start()));
    tables_ = std::make_unique<play::PlayTables>(game_->board(), game_->piece_types, game_->rules,
                                                 start().numbers);
  }

  const Position& start() const { return *game_->find_position(game_->start); }

  /// The position after moves, each given by its two cells.
  Position after(std::initializer_list<std::pair<const char*, const char*>> steps) const {
    Position position = start();
    for (const auto& [from, to] : steps) {
      const std::vector<Move> moves = play_->legal(position);
      const auto found =
          std::find_if(moves.begin(), moves.end(), [&, begin = from, end = to](const Move& move) {
            return move.from == game_->board().find(begin) && move.to == game_->board().find(end);
          });
      EXPECT_NE(found, moves.end()) << from << to;
      if (found == moves.end()) return position;
      position = play_->after(position, *found);
    }
    return position;
  }

  bool are_one(const Position& one, const Position& other) const {
    play::TranspositionTable counted(*tables_);
    EXPECT_FALSE(counted.find(one));
    counted.store(17);
    EXPECT_EQ(counted.find(one), 17u);
    return counted.find(other).has_value();
  }

  std::decay_t<decltype(read_game(on_disk(test::templates()), "", Extent::rules,
                                  std::declval<Report&>()))>
      game_;
  std::unique_ptr<GameLogic> play_;
  std::unique_ptr<play::PlayTables> tables_;
};

TEST_F(TranspositionTableTest, MoveOrdersTranspose) {
  read("chess");
  EXPECT_TRUE(are_one(after({{"b1", "c3"}, {"g8", "f6"}, {"e2", "e4"}}),
                      after({{"e2", "e4"}, {"g8", "f6"}, {"b1", "c3"}})));
}

TEST_F(TranspositionTableTest, EnPassantMattersOnlyIfItCanBeCaptured) {
  read("chess");
  EXPECT_FALSE(
      are_one(after({{"b1", "c3"}, {"d7", "d5"}, {"h2", "h3"}, {"d5", "d4"}, {"e2", "e4"}}),
              after({{"e2", "e4"}, {"d7", "d5"}, {"h2", "h3"}, {"d5", "d4"}, {"b1", "c3"}})));
}

TEST_F(TranspositionTableTest, UnmovedMarksMatter) {
  read("chess");
  EXPECT_FALSE(are_one(start(), after({{"g1", "f3"},
                                       {"g8", "f6"},
                                       {"h1", "g1"},
                                       {"f6", "g8"},
                                       {"g1", "h1"},
                                       {"g8", "f6"},
                                       {"f3", "g1"},
                                       {"f6", "g8"}})));
}

TEST_F(TranspositionTableTest, HandsMatter) {
  read("crazyhouse");
  Position other = start();
  other.add_to_hand(first_seat, PieceTypeId{1}, game_->piece_types.size(), 1);
  EXPECT_FALSE(are_one(start(), other));
}

TEST_F(TranspositionTableTest, CapturedTypesMatterOfEachSeat) {
  read("chess");
  Position one = start(), other = start();
  one.note_taken(first_seat, PieceTypeId{1});
  other.note_taken(board::second_seat, PieceTypeId{1});
  EXPECT_FALSE(are_one(start(), one));
  EXPECT_FALSE(are_one(one, other));
}

TEST_F(TranspositionTableTest, CountersDoNotMatter) {
  read("chess");
  Position later = start();
  later.quiet = 12;
  later.number = 40;
  EXPECT_TRUE(are_one(start(), later));
}

}  // namespace
}  // namespace boardwright::tests::counted_test
