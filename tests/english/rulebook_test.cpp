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
  ASSERT_EQ(book.gaps.size(), 1U);
  EXPECT_EQ(book.gaps[0].says, "Nobody can win: every end is a draw.");
  EXPECT_EQ(book.left_out.items, std::vector<std::string>{book.gaps[0].says});
  EXPECT_NE(reference_text(*game, game->articles.front()).find("- Nobody can win: every end"),
            std::string::npos);
}

TEST(Rulebook, LacksNothingWhereAllIsSaid) {
  const auto game = written("king = \"king\"\n", "moves = [\"slide diagonal\"]\n");
  const Rulebook book = rulebook_of(GameWords(*game));
  EXPECT_TRUE(book.gaps.empty());
  EXPECT_TRUE(book.left_out.items.empty());
  EXPECT_EQ(book.aim, "The aim is to checkmate the opponent’s King.");
  EXPECT_EQ(book.board.back(), "White and Black move in turn; White begins.");
}

// Laws: no shipped game lacks a part, and the page of a reference game says all of its rulebook.
TEST(Rulebook, OfShippedGamesIsWholeAndIsOnTheirPages) {
  for (const std::string& id : test::shipped_games()) {
    const auto game = test::game_named(id);
    const Rulebook book = rulebook_of(GameWords(*game));
    for (const Gap& gap : book.gaps) ADD_FAILURE() << id << ": " << gap.says;
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
