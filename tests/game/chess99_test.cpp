// Chess99: the engine against a second generator that shares nothing with it.
#include "support/chess99_reference.h"

#include <algorithm>
#include <random>

#include "disk/files.h"
#include "play/move_text.h"
#include "support/boards.h"
#include "support/effort.h"
#include "support/position_text.h"
#include "support/rooms.h"

namespace boardwright::tests::chess99_test {
namespace {

class Chess99 : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    Report report;
    game_ = read_game(on_disk(test::templates()), "chess99", Extent::rules, report).release();
    ASSERT_EQ(describe(report), "");
    play_ = new GameLogic(play_of(*game_, *game_->find_position("start")));
  }
  static void TearDownTestSuite() {
    delete std::exchange(play_, nullptr);
    delete std::exchange(game_, nullptr);
  }

  static Position position(const std::string& text) {
    Report report;
    auto read = parse_position(text, "text", game_->board(), game_->piece_types, report);
    EXPECT_EQ(describe(report), "") << text;
    return std::move(*read);
  }

  static std::string printed(const Position& of) {
    return test::Chess99Reference::parse(
               test::print_position(of, game_->board(), game_->piece_types))
        .print();
  }

  static std::vector<std::string> legal(const Position& of) {
    std::vector<std::string> texts;
    for (const Move& move : play_->legal(of))
      texts.push_back(print_move(move, game_->board(), game_->piece_types));
    std::sort(texts.begin(), texts.end());
    return texts;
  }

  static const Game* game_;
  static const GameLogic* play_;
};
const Game* Chess99::game_ = nullptr;
const GameLogic* Chess99::play_ = nullptr;

TEST_F(Chess99, StartPositionIsThatOfTheSource) {
  EXPECT_EQ(printed(*game_->find_position("start")),
            test::Chess99Reference::parse(test::chess99_array()).print());
}

TEST_F(Chess99, PerftEqualsThatOfTheReference) {
  const Position start = *game_->find_position("start");
  const auto reference = test::Chess99Reference::parse(test::chess99_array());
  for (const auto& [depth, count] : {std::pair{1, 34u}, {2, 1156u}, {3, 40582u}}) {
    EXPECT_EQ(play_->perft(start, depth), count);
    EXPECT_EQ(reference.perft(depth), count);
  }
}

/// A thousand random positions for each seed.
class Chess99AgainstReference : public Chess99, public testing::WithParamInterface<unsigned> {};

TEST_P(Chess99AgainstReference, MovesAndPositionsAfterThemAreEqual) {
  std::mt19937 dice(GetParam());
  for (int i = 0; i < test::cases(1000); ++i) {
    const std::string text = test::random_chess99_position(dice);
    const auto reference = test::Chess99Reference::parse(text);
    const Position read = position(text);
    ASSERT_EQ(printed(read), text);
    ASSERT_EQ(legal(read), reference.legal()) << text;
    const std::vector<Move> moves = play_->legal(read);
    if (moves.empty()) continue;
    const Move& move = moves[dice() % moves.size()];
    const std::string notation = print_move(move, game_->board(), game_->piece_types);
    ASSERT_EQ(printed(play_->after(read, move)), reference.after(notation).print())
        << text << notation;
  }
}

INSTANTIATE_TEST_SUITE_P(Dice, Chess99AgainstReference, testing::Range(1u, 6u));

}  // namespace
}  // namespace boardwright::tests::chess99_test
