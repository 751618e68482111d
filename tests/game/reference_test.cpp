// A game without articles is a reference game: its figures, and published counts.
#include "game/reference.h"

#include <gtest/gtest.h>

#include "audit/prove.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/written_game.h"

namespace boardwright::tests::game_reference_test {
namespace {

using test::problems_of;

/// Two Kings and a White Rook in the position of the FEN.
std::string rook_ending(const std::string& more) {
  return test::squares() +
         "[piece.king]\nname = \"King\"\nletter = \"K\"\nmoves = [\"step orthogonal diagonal\"]\n"
         "[piece.rook]\nname = \"Rook\"\nletter = \"R\"\nmoves = [\"slide orthogonal\"]\n"
         "[play]\nstart = \"4k3/8/8/8/8/8/8/4K2R w - - 0 1\"\nking = \"king\"\n" +
         more;
}
std::string count(const std::string& keys) { return "[[count]]\n" + keys; }
const std::string one_pattern = "depth = 1\nis = 14\nsource = \"a friend\"\n";

TEST(ReferenceGame, HasAnArticleWithTheArrayAndAFigureForEachPiece) {
  Report report;
  const auto game = test::written_game(rook_ending(""), report);
  ASSERT_EQ(describe(report), "");
  EXPECT_TRUE(is_reference(*game));
  const Article& article = game->articles.front();
  ASSERT_EQ(article.figures.size(), 3u);
  EXPECT_EQ(article.figures[0].position, "start");
  EXPECT_EQ(article.figures[1].pieces.front().piece_type, "king");
  EXPECT_EQ(article.figures[1].pieces.front().cell, "d4");
  EXPECT_EQ(article.figures[2].section, "piece-rook");
}

TEST(ReferenceGame, ItsFiguresAreNamedAlikeWhetherTheyAreSetUpOrNot) {
  test::GameFolder folder;
  folder.write({{"game.toml", rook_ending("")}});
  const auto read = [&](Extent extent) {
    Report report;
    auto game = read_game(on_disk(folder.templates()), "written", extent, report);
    EXPECT_EQ(describe(report), "");
    return game;
  };
  const auto names = read(Extent::names), figures = read(Extent::figures);
  ASSERT_EQ(names->figures().size(), figures->figures().size());
  for (std::size_t i = 0; i < names->figures().size(); ++i) {
    EXPECT_EQ(names->figures()[i]->id, figures->figures()[i]->id);
    EXPECT_EQ(names->figures()[i]->title, figures->figures()[i]->title);
    EXPECT_TRUE(names->figures()[i]->pieces.empty());
  }
}

TEST(ReferenceGame, AGameWithAnArticleIsNone) { EXPECT_FALSE(is_reference(*test::lotus())); }

TEST(ReferenceGame, ShowsAPieceOnTheCellWithTheLargestReach) {
  Report report;
  const auto game = test::written_game(
      test::squares() +
          "[zone.second]\nranks = \"second\"\n[zone.camp]\nfiles = \"f,g,h\"\nranks = \"1,2,3\"\n"
          "[piece.pawn]\nname = \"Pawn\"\nmoves = [\"slide orthogonal forward up to 1\", "
          "\"slide orthogonal forward up to 2 from second\"]\n"
          "[piece.guard]\nname = \"Guard\"\nmoves = [\"step diagonal inside camp\"]\n",
      report);
  ASSERT_EQ(describe(report), "");
  const Board& board = game->board();
  const auto far = distance_sums(board);
  const auto cell_of = [&](std::string_view piece_type) {
    return board.name(showcase_cell(board, *game->find_piece_type(piece_type), far));
  };
  EXPECT_EQ(cell_of("pawn"), "d2");
  EXPECT_EQ(cell_of("guard"), "g2");
}

TEST(ReferenceGame, PutsHurdlesBeforeAHoppingPiece) {
  Report report;
  const auto game = test::written_game(
      test::squares() +
          "[piece.cannon]\nname = \"Cannon\"\nletter = \"C\"\n"
          "moves = [\"move slide orthogonal\", \"capture hop orthogonal\"]\n"
          "[piece.pawn]\nname = \"Pawn\"\nletter = \"P\"\nmoves = [\"step orthogonal\"]\n",
      report);
  ASSERT_EQ(describe(report), "");
  const Figure& figure = game->articles.front().figures.front();
  EXPECT_TRUE(figure.blocking);
  EXPECT_TRUE(figure.pieces.front().arrows);
  ASSERT_EQ(figure.pieces.size(), 5u);  // one on each line from the middle
  EXPECT_EQ(figure.pieces[1].piece_type, "pawn");
  EXPECT_EQ(figure.pieces[1].seat, 2);
}

TEST(PublishedCounts, AreClaimsWithTheirSource) {
  Report report;
  const auto game = test::written_game(
      rook_ending(count(one_pattern) + count("depth = 1\nis = 3\nsource = \"a book\"\n"
                                             "position = \"7k/8/8/8/8/8/8/K7 w - - 0 1\"\n")),
      report);
  ASSERT_EQ(describe(report), "");
  const Proof proof = prove(*game, report);
  ASSERT_EQ(describe(report), "");
  ASSERT_EQ(proof.findings.size(), 2u);
  for (const Finding& finding : proof.findings) {
    EXPECT_TRUE(finding.agrees) << shown(finding.computed);
    EXPECT_EQ(finding.claim->kind, "perft");
  }
  EXPECT_EQ(proof.findings[0].claim->at, "a friend");
  EXPECT_EQ(proof.seals.front().published, 2);
  EXPECT_EQ(in_words(proof.seals.front()), "2 published counts of moves reproduced");
}

TEST(PublishedCounts, ByTheProgramOfTheRulesAreNoIndependentProof) {
  Report report;
  const auto game = test::written_game(
      "made-from = \"a friend\"\n" +
          rook_ending(count(one_pattern) + count("depth = 1\nis = 3\nsource = \"a book\"\n"
                                                 "position = \"7k/8/8/8/8/8/8/K7 w - - 0 1\"\n")),
      report);
  ASSERT_EQ(describe(report), "");
  const Proof proof = prove(*game, report);
  EXPECT_EQ(proof.seals.front().published, 1);
  EXPECT_EQ(proof.seals.front().kin, 1);
  EXPECT_EQ(
      in_words(proof.seals.front()),
      "1 published count of moves reproduced; 1 move count found equal to that of the program from "
      "which the rules were taken");
}

TEST(PublishedCounts, ThatDifferFromTheEngineAreReported) {
  Report report;
  const auto game =
      test::written_game(rook_ending(count("depth = 1\nis = 13\nsource = \"a friend\"\n")), report);
  const Proof proof = prove(*game, report);
  EXPECT_EQ(proof.findings.front().problem, "the engine does not count what was published");
  EXPECT_EQ(proof.seals.front().unexplained, 1);
}

TEST(PublishedCounts, WithErrorsAreReportedAtTheirPlace) {
  const auto expect_problem = [](const std::string& text, const std::string& problem) {
    const std::string all = problems_of(text);
    EXPECT_NE(all.find(problem), std::string::npos) << all;
  };
  expect_problem(rook_ending(count("depth = 0\nis = 1\nsource = \"x\"\n")), "'depth' is 0");
  expect_problem(rook_ending(count("depth = 0\nis = 1\nsource = \"x\"\n")), "it is from 1 to 20");
  expect_problem(rook_ending(count("depth = 1\nis = -1\nsource = \"x\"\n")), "'is' is -1");
  expect_problem(rook_ending(count("depth = 1\nis = 1\n")), "missing key 'source'");
  expect_problem(rook_ending(count("depth = 1\nis = 1\nsource = \" \"\n")),
                 "the source of a count is empty");
  expect_problem(rook_ending(count(one_pattern) + count(one_pattern)),
                 "a second count for this position and depth");
  expect_problem(rook_ending(count(one_pattern + "position = \"strat\"\n")),
                 "did you mean 'start'?");
  expect_problem(
      rook_ending(count(one_pattern + "position = \"4k3/8/8/8/8/8/8/4K2X w - - 0 1\"\n")),
      "unknown");
  expect_problem(rook_ending(count(one_pattern + "fen = \"x\"\n")), "unknown key 'fen'");
  expect_problem(test::squares() +
                     "[piece.king]\nname = \"King\"\nmoves = [\"step orthogonal\"]\n" +
                     count(one_pattern),
                 "the game has no position to begin with");
  expect_problem(
      rook_ending(count(one_pattern) +
                  "[[article]]\nid = \"a\"\ntitle = \"A\"\nauthor = \"A\"\ntext = \"a.md\"\n"
                  "figures = \"f.toml\"\nclaims = \"c.toml\"\n"),
      "write a claim of the kind 'perft'");
}

const std::string mate_in_one =
    "[[problem]]\nposition = \"4k3/7R/4K3/8/8/8/8/8 w - - 0 1\"\ngoal = \"#1\"\n";

TEST(Endgames, AndProblemsAreClaims) {
  Report report;
  const auto game =
      test::written_game(rook_ending("[[ending]]\npieces = \"KRK\"\nmoves = 16\n"
                                     "[[ending]]\npieces = \"king v king\"\nmoves = 0\n" +
                                     mate_in_one + "solution = [\"Rh8#\"]\n"),
                         report);
  ASSERT_EQ(describe(report), "");
  const Proof proof = prove(*game, report);
  ASSERT_EQ(describe(report), "");
  std::vector<std::string> kinds;
  for (const Finding& finding : proof.findings) {
    EXPECT_TRUE(finding.agrees) << finding.claim->id << ": " << shown(finding.computed);
    kinds.push_back(finding.claim->kind);
  }
  EXPECT_EQ(joined(kinds, " "), "longest-win insufficient keys solutions outcome");
  EXPECT_EQ(proof.seals.front().published, 0);
}

TEST(Endgames, AndProblemsThatDifferAreReported) {
  Report report;
  const auto game = test::written_game(rook_ending("[[ending]]\npieces = \"KRK\"\nmoves = 15\n" +
                                                   mate_in_one + "solution = [\"Rh1\"]\n"),
                                       report);
  std::vector<std::string> wrong;
  for (const Finding& finding : prove(*game, report).findings)
    if (!finding.agrees) wrong.push_back(finding.claim->id + ": " + shown(finding.computed));
  EXPECT_EQ(joined(wrong, ", "), "ending-1: 16, problem-1: Rh8#, problem-1-end: none");
}

TEST(Endgames, AndProblemsWithErrorsAreReportedAtTheirPlace) {
  const auto expect_problem = [](const std::string& text, const std::string& problem) {
    const std::string all = problems_of(rook_ending(text));
    EXPECT_NE(all.find(problem), std::string::npos) << all;
  };
  expect_problem("[[ending]]\npieces = \"KXK\"\nmoves = 1\n", "the game has no piece 'XK'");
  expect_problem("[[ending]]\npieces = \"KRK\"\nmoves = -1\n", "'moves' is -1");
  expect_problem("[[ending]]\npieces = \"KRK\"\n", "missing key 'moves'");
  expect_problem("[[problem]]\nposition = \"strat\"\ngoal = \"#1\"\nsolution = [\"Rh8\"]\n",
                 "did you mean 'start'?");
  expect_problem("[[problem]]\nposition = \"start\"\ngoal = \"mate\"\nsolution = [\"Rh8\"]\n",
                 "no stipulation: 'mate'");
  expect_problem(mate_in_one + "solution = []\n", "a solution has moves");
}

TEST(Endgames, OfAGameWithArticlesHaveAPageOfTheirOwn) {
  const auto game_with = [](const std::string& id, Report& report) {
    return test::written_game(
        rook_ending("[[ending]]\npieces = \"KRK\"\nmoves = 16\n[[article]]\nid = \"" + id +
                    "\"\ntitle = \"A\"\nauthor = \"A\"\ntext = \"a.md\"\n"),
        report, {{"a.md", "# A\n"}});
  };
  Report report, problems;
  const auto game = game_with("a", report);
  ASSERT_EQ(describe(report), "");
  ASSERT_EQ(game->articles.size(), 2u);
  EXPECT_EQ(game->articles.back().id, "problems");
  EXPECT_EQ(game->articles.back().title, "Endgames");
  EXPECT_EQ(game->articles.back().claims.size(), 1u);
  EXPECT_FALSE(is_reference(*game));
  game_with("problems", problems);
  EXPECT_NE(describe(problems).find("the page of problems is called 'problems'"),
            std::string::npos);
}

}  // namespace
}  // namespace boardwright::tests::game_reference_test
