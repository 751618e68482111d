// What differs from the game that a game varies is computed from both.
#include "english/differences.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "base/text.h"
#include "english/game_summary.h"
#include "english/reference_text.h"
#include "moves/same_moves.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/sample_games.h"
#include "support/written_game.h"

namespace boardwright::tests::differences_test {
namespace {

std::unique_ptr<Game> whole(const std::string& id) {
  Report report;
  auto game = read_game(on_disk(test::templates()), id, Extent::all, report);
  EXPECT_EQ(describe(report), "") << id;
  return game;
}

/// The differences of a shipped game by their titles.
std::map<std::string, std::string> differences_of(const std::string& id) {
  const auto game = whole(id);
  std::map<std::string, std::string> all;
  for (const GameDifference& each : differences_in_words(GameWords(*game)))
    all[each.title] = base::joined(each.sentences, " ");
  return all;
}

TEST(Differences, AreOfArrayPiecesAndRules) {
  const auto almost = differences_of("almost");
  EXPECT_EQ(almost.at("The array"), "Chancellors stand on d1 and d8 in place of the Queens.");
  EXPECT_EQ(almost.at("Missing pieces"), "There is no Queen.");
  EXPECT_TRUE(almost.at("The Chancellor").starts_with("This piece is new. It slides"));
  EXPECT_TRUE(almost.at("Promotion").find("a Chancellor, a Rook") != std::string::npos);
  EXPECT_EQ(almost.size(), 4U);
  EXPECT_EQ(differences_of("yarishogi").at("The Yari Gold from a Knight"),
            "This piece is new. It moves as the Yari Gold from a Bishop does.");
  EXPECT_EQ(differences_of("antichess").at("Castling"), "There is none.");
  EXPECT_TRUE(differences_of("minishogi").at("The board").starts_with("It has 25 squares"));
}

TEST(Differences, OfEndsAreTheNewOnesAloneWhereTheOthersHold) {
  const auto checks = differences_of("threecheck");
  EXPECT_EQ(checks.size(), 1U);
  EXPECT_EQ(checks.at("How the game ends"), "A player who has given check three times wins.");
  const auto shogi = differences_of("minishogi");
  EXPECT_FALSE(shogi.at("How the game ends").starts_with("A game that ends so"));
}

TEST(Differences, OfListsAndOfRulesInTheAuthorsWordsAreSentences) {
  EXPECT_TRUE(differences_of("placement").at("Pieces in hand").find("not allowed. A King may") !=
              std::string::npos);
  EXPECT_TRUE(differences_of("progressive").at("Further rules").starts_with("*Series*: White"));
  EXPECT_EQ(differences_of("ai-wok").at("Further rules"),
            "The counting rules of Makruk do not apply.");
}

TEST(Differences, DoNotDenyWhatHolds) {
  EXPECT_EQ(differences_of("racingkings").at("Check"),
            "No move may leave the player’s own King attacked. This rule of Chess does not apply: "
            "“A player whose King is attacked is in *check* and must end the attack at once.”");
  EXPECT_EQ(differences_of("asean").at("How the game ends").find("without limit"),
            std::string::npos)
      << "it is said that the third repetition draws";
  EXPECT_EQ(differences_of("progressive").at("How the game ends").find("third time"),
            std::string::npos);
}

TEST(Differences, AreNotThoseOfNamesAlone) {
  EXPECT_FALSE(differences_of("berolina").contains("How the game ends"));
}

TEST(Differences, DoNotCountAnotherWayToWriteARule) {
  const auto seirawan = differences_of("seirawan");  // its castling names files, that of chess none
  EXPECT_FALSE(seirawan.contains("Castling"));
  EXPECT_TRUE(differences_of("capablanca").contains("Castling"));  // three squares
}

TEST(Differences, AreListedInBrief) {
  const auto brief = [](const char* id) { return differences_in_brief(GameWords(*whole(id))); };
  EXPECT_EQ(brief("almost"),
            "What differs from Chess: the array, the Chancellor, the missing Queen and promotion. "
            "All else is as there.");
  EXPECT_EQ(brief("losers"),
            "What differs from Chess: compulsory captures and how the game ends. All else is as "
            "there.");
  EXPECT_NE(brief("asean").find(": the array, the names of the pieces, promotion, "),
            std::string::npos);
  EXPECT_NE(brief("racingkings").find(", check, some further rules, promotion, "),
            std::string::npos);
}

TEST(Differences, AreNoneWithoutAGameThatIsVaried) {
  EXPECT_TRUE(differences_of("xiangqi").empty());
  const auto game = whole("shogi");
  EXPECT_EQ(reference_text(*game, game->articles.front()).find("What differs"), std::string::npos);
}

// Law: a piece that is not named differently from the other game's moves alike on the same board.
TEST(Differences, ListEveryPieceThatMovesOtherwise) {
  std::size_t variants = 0, listed = 0;
  for (const std::string& id : test::reference_games()) {
    const auto game = whole(id);
    if (game->like == nullptr) continue;
    ++variants;
    std::set<std::string> titles;
    for (const GameDifference& each : differences_in_words(GameWords(*game)))
      titles.insert(each.title);
    const Board &board = game->board(), &other_board = game->like->board();
    if (board.size() != other_board.size() || titles.contains("The board")) continue;
    for (const PieceType* each : listed_pieces(*game)) {
      const PieceType* other = game->like->find_piece_type(each->id);
      if (other == nullptr || other->moves.empty()) continue;
      bool same = true;
      for (const board::SeatId seat : board.seat_ids())
        same = same && moves::are_same(
                           moves::PieceMoves(board, each->moves, seat, each->state),
                           moves::PieceMoves(other_board, other->moves, seat, other->state), board);
      const bool is_listed = titles.contains("The " + each->name);
      EXPECT_TRUE(same || is_listed) << id << ": " << each->name;
      listed += is_listed ? 1U : 0U;
    }
  }
  EXPECT_GT(variants, 50U);
  EXPECT_GT(listed, 10U);
}

TEST(Differences, AreAskedOfAGameThatIsThere) {
  const std::string start = "[play]\nstart = \"8/8/8/8/8/8/8/8 w - - 0 1\"\n";
  EXPECT_EQ(test::problems_of("like = \"written\"\n" + test::squares() + start),
            "game.toml:1:9: error: a game is not like itself\n");
  const std::string ches = "like = \"ches\"\n" + test::squares() + start;
  EXPECT_EQ(test::problems_of(ches), "");  // there is no other game that could be meant
  test::GameFolder folder;
  folder.write({{"game.toml", ches}});
  base::SearchPath search_path = on_disk(test::templates());
  search_path.add_game("written", folder.game());
  Report report;
  EXPECT_EQ(read_game(search_path, "written", Extent::all, report)->like, nullptr);
  EXPECT_NE(describe(report).find(":1:9: warning: unknown game 'ches'\n"), std::string::npos)
      << describe(report);
}

}  // namespace
}  // namespace boardwright::tests::differences_test
