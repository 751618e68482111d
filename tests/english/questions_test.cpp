// Each answer to a question of players is the engine's.
#include "english/questions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "base/text.h"
#include "game/plays.h"
#include "moves/reach.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/sample_games.h"

namespace boardwright::tests::questions_test {
namespace {

std::map<std::string, std::string> answers_of(const std::string& id) {
  const auto game = test::game_named(id);
  std::map<std::string, std::string> answers;
  for (const Question& each : questions_of(GameWords(*game))) answers[each.asks] = each.answer;
  return answers;
}

/// Asks the engine again, by its rules or by the moves of the piece alone.
bool goes(const Game& game, const Evidence& evidence) {
  const Position& position = evidence.position;
  if (evidence.by_rules) {
    const play::GameLogic play = game::play_of(game, position);
    Position now = position;
    now.turn = board::first_seat;
    const std::vector<play::Move> legal = play.legal(now);
    return std::ranges::any_of(legal, [&](const play::Move& move) {
      return move.from == evidence.from && move.to == evidence.to &&
             move.dropped == evidence.dropped;
    });
  }
  const play::Piece& piece = position.at(evidence.from);
  const PieceType& piece_type = game.piece_type(piece.piece_type);
  moves::Occupancy others;
  for (const CellId cell : game.board().cells())
    if (cell != evidence.from && !position.at(cell).none())
      (position.at(cell).seat == piece.seat ? others.own : others.enemy).insert(cell);
  moves::State state = piece_type.state;
  if (const auto unmoved = state.find(moves::unmoved_number); unmoved != state.end())
    unmoved->second = piece.unmoved ? 1 : 0;
  const moves::PieceMoves moves(game.board(), piece_type.moves, piece.seat, state);
  return moves::reach(moves, others, evidence.from).all().contains(evidence.to);
}

// Law: every answer of every game is what the engine says when it is asked again.
TEST(QuestionsOfPlayers, HaveTheAnswersOfTheEngine) {
  std::size_t asked = 0, games = 0;
  for (const std::string& id : test::reference_games()) {
    const auto game = test::game_named(id);
    std::vector<Evidence> all;
    const auto questions =
        questions_of(GameWords(*game), [&](const Evidence& each) { all.push_back(each); });
    EXPECT_LE(questions.size(), 6U) << id;
    games += questions.empty() ? 0U : 1U;
    for (const Question& each : questions)
      EXPECT_TRUE(
          std::ranges::any_of(all, [&](const Evidence& one) { return one.asks == each.asks; }))
          << id << ": " << each.asks;
    for (const Evidence& each : all) {
      ++asked;
      if (each.ending) {
        const play::GameLogic play = game::play_of(*game, each.position);
        EXPECT_TRUE(play.legal(each.position).empty()) << id << ": " << each.asks;
        EXPECT_EQ(play.ending(each.position), each.ending) << id << ": " << each.asks;
      } else {
        EXPECT_EQ(goes(*game, each), each.goes) << id << ": " << each.asks;
      }
    }
  }
  EXPECT_GT(asked, 1000U);
  EXPECT_GT(games, 60U);
}

TEST(QuestionsOfPlayers, ShowWhatBlocksAndWhatIsHopped) {
  const auto xiangqi = answers_of("xiangqi");
  EXPECT_EQ(xiangqi.at("Can the Horse jump over other pieces?"),
            "No: a piece on d5 cuts a Horse on e5 off from c4 and c6.");
  EXPECT_EQ(xiangqi.at("What does the Cannon need to capture?"),
            "Exactly one piece between: with one on g5, a Cannon on e5 captures on h5; with none, "
            "or with a second on f5, it cannot.");
  EXPECT_TRUE(xiangqi.at("May the Generals face each other with nothing between them?")
                  .starts_with("No: with Black’s General on e10, "));
  EXPECT_TRUE(xiangqi.at("Is stalemate a draw?")
                  .ends_with("Red, to move, is not in check but has no legal move, and loses."));
  EXPECT_TRUE(answers_of("almost")
                  .at("Can the Chancellor jump over other pieces?")
                  .starts_with("Partly: "));
}

TEST(QuestionsOfPlayers, ShowDropsPromotionAndCastling) {
  const auto shogi = answers_of("shogi");
  EXPECT_EQ(shogi.at("May a Pawn be dropped on a file with another Pawn?"),
            "No: with a Pawn on 1g, its player may drop no other on file 1.");
  EXPECT_TRUE(shogi.at("Must a Pawn be promoted?").starts_with("Not everywhere: "));
  EXPECT_TRUE(answers_of("crazyhouse")
                  .at("May a Pawn be dropped on a file with another Pawn?")
                  .starts_with("Yes: "));
  const auto almost = answers_of("almost");
  EXPECT_TRUE(almost.at("Must a Pawn be promoted?").starts_with("Yes: "));
  EXPECT_TRUE(almost.at("May the King cross an attacked square in castling?").starts_with("No: "));
  EXPECT_TRUE(almost.at("Is stalemate a draw?").starts_with("Yes: "));
  EXPECT_TRUE(almost.at("Does the Pawn capture as it moves?").starts_with("No: "));
}

/// An enemy piece would block some of the moves that the answer lists.
TEST(QuestionsOfPlayers, ShowThePawnAlone) {
  for (const char* id : {"berolina", "kono", "chess960"}) {
    const auto game = test::game_named(id);
    const auto all = questions_of(GameWords(*game));
    const auto asked = std::ranges::find_if(
        all, [](const Question& each) { return each.asks.ends_with(" capture as it moves?"); });
    ASSERT_NE(asked, all.end()) << id;
    EXPECT_TRUE(asked->shown.goes) << id;
    EXPECT_EQ(std::ranges::count_if(asked->shown.position.pieces,
                                    [](const play::Piece& piece) { return !piece.none(); }),
              1)
        << id;
  }
}

/// No question is about what cannot happen, and a first move is none of a piece that has moved.
TEST(QuestionsOfPlayers, AreOnlyAskedWhereTheyCanArise) {
  EXPECT_FALSE(answers_of("cambodian").contains("Can the King jump over other pieces?"))
      << "its leap is a first move";
  EXPECT_FALSE(
      answers_of("placement").contains("May a Pawn be dropped on a file with another Pawn?"))
      << "no Pawn is ever in a hand";
  EXPECT_FALSE(
      answers_of("janggi").contains("May the Generals face each other with nothing between them?"))
      << "they may";
  EXPECT_FALSE(answers_of("sittuyin").contains("Must a Pawn be promoted?"))
      << "it is in place of a move";
}

TEST(QuestionsOfPlayers, AreNoneOfAGameWithoutAnArray) {
  EXPECT_TRUE(questions_of(GameWords(*test::game_named("lotus-39"))).empty());
}

}  // namespace
}  // namespace boardwright::tests::questions_test
