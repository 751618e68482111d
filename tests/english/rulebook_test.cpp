// The rulebook of a game has all parts, and says what is missing.
#include "english/rulebook.h"

#include <gtest/gtest.h>

#include "base/text.h"
#include "english/reference_text.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/sample_games.h"
#include "support/written_game.h"

namespace boardwright::tests::rulebook_test {
namespace {

std::unique_ptr<Game> written(const std::string& play, const std::string& moves) {
  Report report;
  auto game = test::written_game(
      test::squares() +
          "[piece.king]\nname = \"King\"\nletter = \"K\"\nmoves = [\"step orthogonal\"]\n"
          "[piece.ghost]\nname = \"Ghost\"\nletter = \"G\"\n" +
          moves + "[play]\nstart = \"4k3/8/8/8/8/8/8/G3K3 w - - 0 1\"\n" + play,
      report);
  EXPECT_EQ(describe(report), "");
  return game;
}

TEST(Rulebook, ShowsReadersAndAuthorsWhatIsMissing) {
  const auto game = written("end = { stalemate = \"draw\" }\n", "moves = []\n");
  const Rulebook book = rulebook_of(GameWords(*game));
  const std::vector<Gap> gaps = gaps_of(GameWords(*game));
  ASSERT_EQ(gaps.size(), 1U);
  EXPECT_EQ(gaps[0].says, "Nobody can win: every end is a draw.");
  EXPECT_EQ(book.left_out.items, std::vector<std::string>{gaps[0].says});
  EXPECT_NE(reference_text(*game, game->articles.front()).find("- Nobody can win: every end"),
            std::string::npos);
}

TEST(Rulebook, SaysWhichPieceNeverComesIntoPlay) {
  const auto game = written("king = \"king\"\n",
                            "moves = [\"step diagonal\"]\n[piece.wraith]\nname = \"Wraith\"\n"
                            "letter = \"W\"\nmoves = [\"step diagonal\"]\n");
  const std::vector<Gap> gaps = gaps_of(GameWords(*game));
  ASSERT_EQ(gaps.size(), 1U);
  EXPECT_EQ(gaps[0].says, "No Wraith comes into play.");
  EXPECT_GT(gaps[0].place.line, 1);
}

TEST(Rulebook, LacksNothingWhereAllIsSaid) {
  const auto game = written("king = \"king\"\n", "moves = [\"slide diagonal\"]\n");
  const Rulebook book = rulebook_of(GameWords(*game));
  EXPECT_TRUE(gaps_of(GameWords(*game)).empty());
  EXPECT_TRUE(book.left_out.items.empty());
  EXPECT_EQ(book.aim, "The aim is to checkmate the opponent’s King.");
  EXPECT_EQ(book.board.back(), "White and Black move in turn; White begins.");
}

TEST(Rulebook, NamesTheAimOfEachSideWhereTheirKingsDiffer) {
  EXPECT_EQ(rulebook_of(GameWords(*test::game_named("horde"))).aim,
            "White’s aim is to checkmate Black’s King; Black’s is to capture all White’s pieces.");
  EXPECT_EQ(rulebook_of(GameWords(*test::game_named("spartan"))).aim,
            "White’s aim is to checkmate all Black’s Kings at once; Black’s is to checkmate "
            "White’s King.");
}

TEST(Rulebook, SaysWhatHappensWhereNothingIsLeftToBecome) {
  const auto promotion_of = [](const char* id) {
    return text_of(rulebook_of(GameWords(*test::game_named(id))));
  };
  EXPECT_NE(promotion_of("grand").find(
                "If it could become none of these, it may not move to the last rank."),
            std::string::npos);
  EXPECT_EQ(promotion_of("chess").find("none of these"), std::string::npos);
  EXPECT_EQ(promotion_of("spartan").find("none of these"), std::string::npos);
}

TEST(Rulebook, SaysWhatEndgamesComeTo) {
  const auto items = rulebook_of(GameWords(*test::game_named("losalamos"))).endgames.items;
  ASSERT_GE(items.size(), 3U);
  EXPECT_EQ(items[1],
            "King and Rook against King: a win, where it can be forced, takes at most 12 moves");
  EXPECT_EQ(items[2], "King and Knight against King: neither side can win");
  EXPECT_TRUE(rulebook_of(GameWords(*test::game_named("shatar"))).endgames.items.empty());
}

// Laws: no shipped game lacks a part, and the page of a reference game says all of its rulebook.
TEST(Rulebook, OfShippedGamesIsWholeAndIsOnTheirPages) {
  for (const std::string& id : test::shipped_games()) {
    const auto game = test::game_named(id);
    const Rulebook book = rulebook_of(GameWords(*game));
    for (const Gap& gap : gaps_of(GameWords(*game)))
      EXPECT_TRUE(gap.open_in_sources) << id << ": " << gap.says;
    if (!game->articles.front().reference) continue;
    const std::string page = reference_text(*game, game->articles.front());
    const auto expect = [&](const std::string& text) {
      EXPECT_NE(page.find(as_markdown(text)), std::string::npos) << id << ": " << text;
    };
    expect(book.aim);
    for (const std::string& each : book.board) expect(each);
    for (const std::string& each : book.left_out.items) expect(each);
    for (const RulebookMoves& each : book.pieces)
      if (each.like == nullptr && !game->piece_type(each.pieces.front()).helper) expect(each.moves);
    std::vector<RuleText> rules = book.rules;
    if (!game->start.empty()) rules.push_back(book.ends);
    for (const RuleText& rule : rules) {
      for (const std::string& each : rule.sentences) expect(each);
      for (const std::string& item : rule.items) expect(item);
    }
  }
}

}  // namespace
}  // namespace boardwright::tests::rulebook_test
