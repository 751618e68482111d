// Games that were played are replayed by the rules.
#include "game/sample.h"

#include <gtest/gtest.h>

#include "english/reference_text.h"
#include "play/algebraic.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/sample_games.h"
#include "support/written_game.h"

namespace boardwright::tests::sample_test {
namespace {

using test::problems_of;

std::string with_sample(const std::string& sample) {
  return test::squares() +
         "[zone.end]\nranks = \"last\"\n"
         "[piece.king]\nname = \"King\"\nletter = \"K\"\nmoves = [\"step orthogonal diagonal\"]\n"
         "[piece.rook]\nname = \"Rook\"\nletter = \"R\"\nmoves = [\"slide orthogonal\"]\n"
         "[piece.pawn]\nname = \"Pawn\"\nletter = \"P\"\nmoves = [\"step orthogonal forward\"]\n"
         "[play]\nstart = \"7k/P7/6K1/8/8/8/8/8 w - - 0 1\"\nking = \"king\"\n"
         "promotions = [{ pieces = [\"pawn\"], zone = \"end\", to = [\"rook\"] }]\n"
         "[sample]\nsource = \"White against Black, 1900. A book\"\n" +
         sample;
}

TEST(Sample, IsShownAtItsTurningPoints) {
  Report report;
  const auto game = test::written_game(with_sample("moves = \"1. a8=R#\"\n"), report);
  EXPECT_EQ(describe(report), "");
  ASSERT_TRUE(game->sample);
  EXPECT_EQ(game->sample->moves, std::vector<std::string>{"a8=R#"});
  ASSERT_EQ(game->sample->shown.size(), 1U);
  EXPECT_EQ(game->sample->shown.front().written, "a7 a8 = rook");
  const game::Figure& figure = game->articles.front().figures.back();
  EXPECT_EQ(figure.title, "White’s move 1");
  EXPECT_EQ(figure.section, "sample");
  const std::string text = english::reference_text(*game, game->articles.front());
  EXPECT_NE(text.find("## A sample game {#sample}\n\nWhite against Black, 1900\\. A book\n\n"
                      "1\\. a8\\=R\\#\n\n![](figure:5)\n\nWhite has won"),
            std::string::npos)
      << text;
}

TEST(Sample, RefusesAnIllegalMoveAtItsPlace) {
  EXPECT_TRUE(problems_of(with_sample("moves = \"1. Kg5 Kg7 2. Kg8\"\nresult = \"Drawn.\"\n"))
                  .starts_with("game.toml:30:24: error: "))
      << problems_of(with_sample("moves = \"1. Kg5 Kg7 2. Kg8\"\nresult = \"Drawn.\"\n"));
  EXPECT_TRUE(problems_of(with_sample("moves = \"\"\"\n1. Kg5 Kg7\n2. Kg8\"\"\"\nresult = \"x\"\n"))
                  .starts_with("game.toml:32:4: error: "))
      << problems_of(with_sample("moves = \"\"\"\n1. Kg5 Kg7\n2. Kg8\"\"\"\nresult = \"x\"\n"));
}

TEST(Sample, SaysHowItEndedOnceAndOnlyWhereTheRulesDoNot) {
  EXPECT_NE(problems_of(with_sample("moves = \"Kg5 Kg7\"\n"))
                .find("error: by the rules the sample game goes on"),
            std::string::npos);
  EXPECT_NE(problems_of(with_sample("moves = \"a8=R\"\nresult = \"Black resigned.\"\n"))
                .find("error: the rules say how the sample game ended: White has won"),
            std::string::npos);
  EXPECT_EQ(problems_of(with_sample("moves = \"Kg5 Kg7\"\nresult = \"Drawn by agreement.\"\n")),
            "");
}

// Law: the games that were played are legal, and their figures show what was played.
TEST(Sample, OfShippedGamesIsReplayed) {
  std::size_t samples = 0;
  for (const std::string& id : test::reference_games()) {
    Report report;
    const auto game = read_game(on_disk(test::templates()), id, Extent::figures, report);
    EXPECT_EQ(describe(report), "") << id;
    if (!game->sample) continue;
    ++samples;
    const Position* start = game->find_position(game->start);
    ASSERT_NE(start, nullptr);
    const play::GameLogic play = game::play_of(*game, *start);
    std::string moves;
    for (const std::string& move : game->sample->moves) moves += move + " ";
    const play::Line line = play::read_line(play, *start, moves);
    EXPECT_EQ(line.problem, "") << id;
    EXPECT_EQ(line.moves.size(), game->sample->moves.size()) << id;
    EXPECT_EQ(game->sample->shown.back().number, line.moves.size()) << id;
    for (const game::SampleMove& each : game->sample->shown) {
      const Position* before = game->find_position(each.position);
      ASSERT_NE(before, nullptr) << id;
      EXPECT_EQ(play::read_move(play, *before, each.written).move, line.moves[each.number - 1])
          << id << ": " << each.written;
    }
  }
  EXPECT_GE(samples, 3U);
}

}  // namespace
}  // namespace boardwright::tests::sample_test
