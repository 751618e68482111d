// Side effects of moves: fire, the blocker, and other rules of captures.
#include <algorithm>

#include "support/rule_scene.h"

namespace boardwright::tests::effects_test {
namespace {

using Scene = test::RuleScene;
using test::rule_scene::orthodox;

const std::string duck_chess =
    "castling = { king = \"king\", rook = \"rook\" }\npassing = \"pawn\"\n"
    "promotions = [{ pieces = [\"pawn\"], zone = \"last-rank\", to = [\"queen\"] }]\n"
    "rules = [\"playing: moves duck\"]\nend = { stalemate = \"win\", extinctions = [{ pieces = "
    "[\"king\"] }] }\n";

/// Published: perft of duck chess, in Fairy-Stockfish's tests.
TEST(Blocker, DuckChessPerftIsAsPublished) {
  const Scene scene(duck_chess, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  EXPECT_EQ(scene.play().perft(scene.position(), 1), 640u);
  EXPECT_EQ(scene.play().perft(scene.position(), 2), 379440u);
}

TEST(Blocker, MovesToAnotherEmptyCellWithEveryMove) {
  const Scene scene(duck_chess, "4k3/8/8/4*3/8/8/4P3/4K3 w - - 0 1");
  EXPECT_EQ(scene.after("e2 e4 * e3"), "4k3/8/8/8/4P3/4*3/8/4K3 b - - 0 1");
  EXPECT_EQ(scene.after("e1 d1 * e1"), "4k3/8/8/8/8/8/4P3/3K*3 b - - 1 1");
  EXPECT_EQ(scene.problem("e2 e4 * e5"), "'e2 e4 * e5' is not legal here");
  EXPECT_EQ(scene.problem("e2 e4"), "'e2 e4' does not say where the Duck goes");
}

TEST(Blocker, CannotBeCapturedOrPassed) {
  const Scene scene(duck_chess, "4k3/8/8/8/8/8/3*4/R3K2R b KQ - 0 1");
  EXPECT_EQ(scene.after("e8 e7 * d1; e1 g1 * d2"), "8/4k3/8/8/8/8/3*4/R4RK1 b - - 2 2");
  const Scene white(duck_chess, "4k3/8/8/8/8/8/8/R2*K3 w Q - 0 1");
  EXPECT_EQ(white.problem("e1 c1 * d1"), "'e1 c1 * d1' is not legal here");
  EXPECT_EQ(white.problem("a1 d1 * h8"), "'a1 d1 * h8' is not legal here");
  const Scene black(duck_chess, "4k3/8/8/3q4/8/8/8/3*K3 b - - 0 1");
  EXPECT_EQ(black.problem("d5 d1 * h8"), "'d5 d1 * h8' is not legal here");
}

TEST(Blocker, RequiresAGameWithoutChecks) {
  Report report;
  test::written_game(
      test::squares() + orthodox + "[play]\nking = \"king\"\nrules = [\"playing: moves queen\"]\n",
      report);
  const std::string text = describe(report);
  EXPECT_NE(text.find("what a line puts or moves cannot have moves of its own"), std::string::npos)
      << text;
  EXPECT_NE(text.find("a piece that nobody owns needs a game without check"), std::string::npos);
}

TEST(Blocker, FliesInLineFromWhereTheTurnEnded) {
  const Scene scene("rules = [\"rook moving: puts duck along orthogonal diagonal\"]\n",
                    "4k3/8/8/8/8/8/1P6/RN6 w - - 0 1");
  EXPECT_EQ(scene.after("a1 a2 * a1"), "4k3/8/8/8/8/8/RP6/*N6 b - - 1 1") << "where it was";
  EXPECT_EQ(scene.after("a1 a2 * a8"), "*3k3/8/8/8/8/8/RP6/1N6 b - - 1 1");
  EXPECT_EQ(scene.problem("a1 a2 * c2"), "'a1 a2 * c2' is not legal here") << "behind a Pawn";
  EXPECT_EQ(scene.problem("a1 a3 * b5"), "'a1 a3 * b5' is not legal here") << "a Knight's leap";
  EXPECT_EQ(scene.after("b2 b3"), "4k3/8/8/8/8/1P6/8/RN6 b - - 0 1") << "no Rook has moved";
}

TEST(Blocker, IsANewOneEachTimeWithPuts) {
  const Scene scene("rules = [\"moving: puts duck from\"]\n", "4k3/8/8/8/8/8/8/R7 w - - 0 1");
  EXPECT_EQ(scene.after("a1 a4 * a1; e8 e7 * e8; a4 a2 * a4"), "4*3/4k3/8/8/*7/8/R7/*7 b - - 3 2");
  const Scene walled("rules = [\"moving: puts duck from\"]\n", "4*3/4k3/8/8/*7/8/R7/*7 w - - 0 1");
  EXPECT_EQ(walled.after("a2 b2 * a2"), "4*3/4k3/8/8/*7/8/*R6/*7 b - - 1 1");
  EXPECT_EQ(walled.problem("a2 a5 * a2"), "'a2 a5 * a2' is not legal here");
  EXPECT_EQ(walled.problem("a2 a1 * a2"), "'a2 a1 * a2' is not legal here");
}

TEST(Blocker, NeedsACellOrThereIsNoMove) {
  const std::string rules =
      "rules = [\"knight moving: puts duck touching\"]\nend = { stalemate = \"loss\" }\n";
  const Scene scene(rules, "8/8/8/8/DDD5/D1D5/1DD5/N7 w - - 0 1");
  EXPECT_EQ(scene.after("a1 b3 * a2"), "8/8/8/8/DDD5/DND5/*DD5/8 b - - 1 1");
  const Scene closed(rules, "8/8/8/8/DDD5/D1D5/DDD5/N7 w - - 0 1");
  EXPECT_EQ(closed.problem("a1 b3"), "'a1 b3' is not legal here");
}

TEST(Blocker, WithoutACellIsNoDuty) {
  // The only capture ends where no wall can be put, so it is no move, and the others are free.
  const Scene scene("rules = [\"capturing: must\", \"capturing: puts duck touching\"]\n",
                    "8/8/8/8/***5/*q*5/***5/N6R w - - 0 1");
  EXPECT_EQ(scene.problem("a1 b3"), "'a1 b3' is not legal here");
  EXPECT_EQ(scene.after("h1 h2"), "8/8/8/8/***5/*q*5/***4R/N7 b - - 1 1");
}

TEST(Blocker, ChangesNoPlaces) {
  const Scene scene("exchanges = [{ pieces = [\"rook\"] }]\nrules = [\"playing: puts duck\"]\n",
                    "7k/8/8/8/8/8/8/R2*3B w - - 0 1");
  const auto moves = scene.play().legal(scene.position());
  EXPECT_TRUE(std::ranges::any_of(moves, [](const Move& move) { return move.is_swap(); }));
  const CellId wall = *scene.play().board().find("d1");
  EXPECT_TRUE(std::ranges::none_of(moves, [&](const Move& move) { return move.to == wall; }));
}

TEST(Blocker, HasNoOwner) {
  const std::string rules = "rules = [\"playing: puts duck\"]\n";
  const Scene scene(rules, "7k/8/8/8/8/8/8/R2y4 w - - 0 1");
  EXPECT_EQ(scene.after("a1 a2 * e5"), "7k/8/8/4*3/8/8/R7/3*4 b - - 1 1");
}

TEST(Blocker, StandsInNoOtherRule) {
  for (const char* rule :
       {"hand = { drops = true, endless = [\"duck\"] }", "drops = [{ pieces = [\"duck\"] }]",
        "exchanges = [{ pieces = [\"rook\"], becomes = \"duck\" }]",
        "promotions = [{ pieces = [\"pawn\"], zone = \"last-rank\", to = [\"duck\"] }]",
        "end = { goals = [{ pieces = [\"duck\"], zone = \"middle\" }] }"}) {
    Report report;
    test::written_game(
        test::squares() + orthodox + "[play]\n" + rule + "\nrules = [\"playing: puts duck\"]\n",
        report);
    EXPECT_NE(describe(report).find("'duck' belongs to nobody, and another rule speaks of it"),
              std::string::npos)
        << rule << "\n"
        << describe(report);
  }
}

TEST(Blocker, WithoutAPlaceGoesAnywhere) {
  const Scene scene("rules = [\"knight ending on middle: puts duck\"]\n",
                    "8/8/8/8/8/5N2/8/8 w - - 0 1");
  const auto moves = scene.play().legal(scene.position());
  EXPECT_EQ(moves.size(), 6u + 2u * 63u) << "two of the eight moves end in the middle";
}

TEST(Blocker, IsReadFromTheFormerKeyForTheLastTime) {
  Report report;
  const auto game = test::written_game(
      test::squares() + orthodox + "[play]\nmust = { blocker = \"duck\" }\n", report);
  EXPECT_NE(describe(report).find(
                "warning: 'blocker' is a line now: this version still reads the "
                "key, the next will not\nwrite rules = [\"playing: moves duck\"] in [play]"),
            std::string::npos)
      << describe(report);
  ASSERT_EQ(game->rules.lines.size(), 1u);
  EXPECT_EQ(game->rules.lines.front().text, "playing: moves duck");
}

const std::string fire =
    "king = \"king\"\nrules = [\"ending, touching enemy demon, not bishop or royal ending: removes "
    "itself\", \"demon ending, not touching enemy demon: removes touching enemy not bishop or "
    "royal\"]\n";

TEST(Fire, IsReadFromFormerKeys) {
  const auto lines_of = [](const std::string& play) {
    Report report;
    return test::written_game(test::squares() + orthodox + "[play]\n" + play, report)->rules.lines;
  };
  const std::string keys =
      "king = \"king\"\ncapture = { burning = [\"demon\"], unharmed = [\"bishop\"] }\n";
  EXPECT_EQ(lines_of(keys), lines_of(fire));
}

TEST(Fire, RemovesOpponentsAroundAnArrivingPiece) {
  const Scene scene(fire, "4k3/8/2rpb3/2n1n3/1N6/8/3D4/4K3 w - - 5 9");
  EXPECT_EQ(scene.after("d2 d5"), "4k3/8/4b3/3D4/1N6/8/8/4K3 b - - 0 9");
  EXPECT_EQ(scene.after("d2 d6"), "4k3/8/3Db3/8/1N6/8/8/4K3 b - - 0 9");
  EXPECT_EQ(scene.after("d2 c3"), "4k3/8/2rpb3/2n1n3/1N6/2D5/8/4K3 b - - 6 9");
  EXPECT_EQ(scene.after("b4 c6"), "4k3/8/2Npb3/2n1n3/8/8/3D4/4K3 b - - 0 9");
}

TEST(Fire, RemovesAPieceThatMovesBesideIt) {
  const Scene scene(fire, "4k3/8/8/8/3D4/8/8/R2dK2R b - - 0 1");
  EXPECT_EQ(scene.after("d1 d3"), "4k3/8/8/8/3D4/8/8/R3K2R w - - 0 2");
  EXPECT_EQ(scene.after("d1 b3"), "4k3/8/8/8/3D4/1d6/8/R3K2R w - - 1 2");
}

TEST(Fire, SparesRoyalPiecesUnlessTheyCanBeCaptured) {
  const std::string beside = "8/8/2k5/8/8/1D6/8/4K3 w - - 0 1";
  EXPECT_EQ(Scene(fire, beside).after("b3 b5"), "8/8/2k5/1D6/8/8/8/4K3 b - - 1 1");
  const std::string taken =
      "royal = { pieces = [\"king\"], taken = true }\nrules = [\"ending, touching enemy demon: "
      "removes "
      "itself\", \"demon ending: removes touching enemy\"]\n"
      "end = { extinctions = [{ pieces = [\"king\"] }] }\n";
  EXPECT_EQ(Scene(taken, beside).after("b3 b5"), "8/8/8/1D6/8/8/8/4K3 b - - 0 1");
  EXPECT_EQ(Scene(taken, "8/8/2k5/8/D7/8/8/4K3 b - - 0 1").problem("c6 b5"),
            "'c6 b5' is not legal here");
}

TEST(Fire, CanUncoverACheck) {
  // The Pawn on e5 would burn, and behind it a Rook attacks the King.
  const Scene scene(fire, "k3r3/8/8/4p3/8/D7/8/4K3 w - - 0 1");
  EXPECT_EQ(scene.problem("a3 d6"), "'a3 d6' is not legal here");
  EXPECT_EQ(scene.problem("a3 d3"), "");
}

TEST(Fire, CellsCanBurn) {
  const Scene scene("king = \"king\"\nrules = [\"ending on middle: removes itself\"]\n",
                    "4k3/8/8/8/8/2R5/8/4K3 w - - 0 1");
  EXPECT_EQ(scene.after("c3 c4"), "4k3/8/8/8/2R5/8/8/4K3 b - - 1 1");
  EXPECT_EQ(scene.after("c3 c4; e8 e7; c4 d4"), "8/4k3/8/8/8/8/8/4K3 b - - 0 2");
  EXPECT_EQ(scene.after("c3 c4; e8 e7; c4 h4"), "8/4k3/8/8/7R/8/8/4K3 b - - 3 2");
}

TEST(Fire, BurnsAPieceThatPromotesInIt) {
  const Scene scene(
      "king = \"king\"\nrules = [\"ending on middle: removes itself\"]\npromotions = [{ pieces = "
      "[\"rook\"], zone "
      "= "
      "\"middle\", from = \"middle\", to = [\"queen\"], instead = true, harmless = true }]\n",
      "4k3/8/8/8/3R4/8/8/4K3 w - - 0 1");
  EXPECT_EQ(scene.after("d4 d4 = queen"), "4k3/8/8/8/8/8/8/4K3 b - - 0 1");
}

TEST(EnPassant, ZoneIsRelativeToTheCapturedSeat) {
  const std::string third = "passing = { pieces = [\"pawn\"], over = \"third-rank\" }\n";
  EXPECT_EQ(Scene(third, "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1").after("e2 e4; d4 e3"),
            "4k3/8/8/8/8/4p3/8/4K3 w - - 0 2");
  EXPECT_EQ(Scene(third, "4k3/4p3/8/3P4/8/8/8/4K3 b - - 0 1").after("e7 e5; d5 e6"),
            "4k3/8/4P3/8/8/8/8/4K3 b - - 0 2");
  EXPECT_NE(Scene("passing = { pieces = [\"pawn\"], over = \"middle\" }\n",
                  "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1")
                .problem("d5 e6"),
            "");
}

TEST(Becomes, APieceIsTurnedOverWithEachMove) {
  const Scene scene(
      "king = \"king\"\nrules = [\"bishop moving: becomes rook\", \"rook moving: becomes "
      "bishop\"]\n",
      "4k3/8/8/8/8/8/8/B3K3 w - - 0 1");
  EXPECT_EQ(scene.after("a1 c3"), "4k3/8/8/8/8/2R5/8/4K3 b - - 1 1");
  EXPECT_EQ(scene.after("a1 c3; e8 d8; c3 c6"), "3k4/8/2B5/8/8/8/8/4K3 b - - 3 2");
}

TEST(Becomes, NothingThatCouldNeverStandThere) {
  const Scene scene("king = \"king\"\nrules = [\"rook capturing: becomes advisor\"]\n",
                    "4k3/8/8/8/n2n4/8/8/R2RK3 w - - 0 1");
  EXPECT_EQ(scene.after("a1 a4"), "4k3/8/8/8/R2n4/8/8/3RK3 b - - 0 1");
  EXPECT_EQ(scene.after("d1 d4"), "4k3/8/8/8/n2A4/8/8/R3K3 b - - 0 1");
}

TEST(Becomes, WhatHasNoOwnerNeverIs) {
  Report report;
  test::written_game(
      test::squares() + orthodox +
          "[play]\nrules = [\"playing: moves duck\", \"rook moving: becomes duck\"]\n",
      report);
  EXPECT_NE(describe(report).find("'duck' belongs to nobody, and another rule speaks of it"),
            std::string::npos)
      << describe(report);
}

TEST(Becomes, RoyalCaptorKeepsItsType) {
  const std::string becomes = "king = \"king\"\nrules = [\"capturing: becomes taken\"]\n";
  EXPECT_EQ(Scene(becomes, "7k/8/8/8/8/8/6r1/7K w - - 0 1").after("h1 g2"),
            "7k/8/8/8/8/8/6K1/8 b - - 0 1");
  EXPECT_EQ(Scene(becomes, "7k/8/8/8/8/7B/6r1/7K w - - 0 1").after("h3 g2"),
            "7k/8/8/8/8/8/6R1/7K b - - 0 1");
}

TEST(Gates, ObeysTheRulesOfDrops) {
  const std::string gate =
      "hand = { gate = \"first-rank\" }\ndrops = [{ pieces = [\"pawn\"], zone "
      "= \"middle\" }]\n";
  const Scene scene(gate, "4k3/8/8/8/8/8/8/1N2K3[PQ] w BE - 0 1");
  EXPECT_EQ(scene.after("b1 c3 / Q b1"), "4k3/8/8/8/8/2N5/8/1Q2K3[P] b E - 1 1");
  EXPECT_EQ(scene.problem("b1 c3 / P b1"), "'b1 c3 / P b1' is not legal here");
}

TEST(Castling, MayBeFree) {
  const std::string free =
      "king = \"king\"\ncastling = { rook = \"rook\", left = [\"a\", \"b\", "
      "\"c\"], rook-left = [\"b\", \"c\", \"d\", \"e\"] }\n";
  const Scene scene(free, "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
  const GameLogic play = scene.play();
  const auto legal = play.legal(scene.position());
  const auto castlings = std::count_if(legal.begin(), legal.end(),
                                       [](const Move& move) { return move.rook_from != no_cell; });
  EXPECT_EQ(castlings, 4 + 3 + 2);
  EXPECT_EQ(scene.after("e1 a1 & a1 e1"), "4k3/8/8/8/8/8/8/K3R3 b - - 1 1");
  EXPECT_EQ(scene.after("e1 b1 & a1 d1"), "4k3/8/8/8/8/8/8/1K1R4 b - - 1 1");
  EXPECT_NE(scene.problem("e1 c1 & a1 b1"), "");
  const Scene watched(free, "2r1k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
  EXPECT_NE(watched.problem("e1 b1 & a1 d1"), "");  // over an attacked cell
}

/// Published: perft of coregal chess, where the Queen is royal too, in Fairy-Stockfish's tests.
TEST(Royal, CoregalChessPerftIsAsPublished) {
  const Scene scene(
      "royal = { pieces = [\"king\", \"queen\"] }\ncastling = { king = \"king\", rook = \"rook\" "
      "}\n"
      "passing = \"pawn\"\npromotions = [{ pieces = [\"pawn\"], zone = \"last-rank\", to = "
      "[\"queen\", \"rook\", \"bishop\", \"knight\"] }]\n",
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  EXPECT_EQ(scene.play().perft(scene.position(), 3), 8882u);
  EXPECT_EQ(scene.play().perft(scene.position(), 4), 195896u);
}

TEST(Castling, CanBeLostByACheck) {
  const std::string usual = "king = \"king\"\ncastling = { rook = \"rook\"",
                    start = "r6k/8/8/8/8/8/7P/4K1NR b K - 0 1", check = "a8 e8; g1 e2; ";
  const Scene kept(usual + " }\n", start), lost(usual + ", unchecked = true }\n", start);
  EXPECT_EQ(kept.after(check + "e8 a8; e1 g1 & h1 f1"), "r6k/8/8/8/8/8/4N2P/5RK1 b - - 4 3");
  EXPECT_EQ(lost.after(check + "e8 a8"), "r6k/8/8/8/8/8/4N2P/4K2R w - - 3 3");
  EXPECT_EQ(lost.after("a8 d8; h2 h3"), "3r3k/8/8/8/8/7P/8/4K1NR b K - 0 2");
}

TEST(Immune, CannotBeCaptured) {
  const Scene scene("king = \"king\"\nrules = [\"knight: immune\"]\n",
                    "4k3/8/8/8/1n1R1b2/8/8/4K3 w - - 0 1");
  EXPECT_EQ(scene.problem("d4 b4"), "'d4 b4' is not legal here");
  EXPECT_EQ(scene.after("d4 f4"), "4k3/8/8/8/1n3R2/8/8/4K3 b - - 0 1");
}

const std::string no_trade =
    "king = \"king\"\n[[play.capture.guarded]]\npieces = [\"queen\"]\nof = [\"queen\"]\n"
    "afar = true\n";

TEST(Guarded, CannotBeCapturedFromAfar) {
  const std::string protected_queen = "4k3/8/8/8/q6r/8/8/Q3K3 w - - 0 1";
  EXPECT_EQ(Scene(no_trade, protected_queen).problem("a1 a4"), "'a1 a4' is not legal here");
  EXPECT_EQ(Scene(no_trade, "4k3/8/8/8/q7/7r/8/Q3K3 w - - 0 1").after("a1 a4"),
            "4k3/8/8/8/Q7/7r/8/4K3 b - - 0 1");
  EXPECT_EQ(Scene(no_trade, "4k3/8/8/8/q6r/Q7/8/4K3 w - - 0 1").after("a3 a4"),
            "4k3/8/8/8/Q6r/8/8/4K3 b - - 0 1");
  EXPECT_EQ(Scene(no_trade, "4k3/8/8/8/q6r/8/8/R3K3 w - - 0 1").after("a1 a4"),
            "4k3/8/8/8/R6r/8/8/4K3 b - - 0 1");
}

TEST(Exchanges, CanAnswerACheckOnce) {
  const std::string rules =
      "king = \"king\"\nexchanges = [{ pieces = [\"king\"], checked = true, stuck = true }]\n";
  const Scene checked(rules, "4k3/8/8/8/4r3/8/8/N3K3 w - - 0 1");
  EXPECT_EQ(checked.after("e1 a1"), "4k3/8/8/8/4r3/8/8/K3N3 b - - 1 1");
  EXPECT_EQ(Scene(rules, "4k3/8/8/8/3r4/8/8/N3K3 w - - 0 1").problem("e1 a1"),
            "'e1 a1' is not legal here");
  // Also as the only legal move; but not into an attack.
  const Scene stuck(rules, "7k/8/8/p7/P7/8/5q2/7K w - - 0 1");
  EXPECT_EQ(stuck.after("h1 a4"), "7k/8/8/p7/K7/8/5q2/7P b - - 1 1");
}

TEST(Put, PieceIsPutWhereItForks) {
  const std::string rules =
      "king = \"king\"\npromotions = [{ pieces = [\"pawn\"], from = \"last-rank\", to = "
      "[\"knight\"], instead = true, put = \"middle\", displacing = true, forking = true }]\n";
  const Scene scene(rules, "P6k/8/5r2/2b5/4B3/8/8/4K3 w - - 0 1");
  EXPECT_EQ(scene.after("a8 e4 = knight"), "7k/8/5r2/2b5/4N3/8/8/4K3 b - - 0 1");
  EXPECT_EQ(scene.problem("a8 d5 = knight"), "'a8 d5 = knight' is not legal here");
}

/// Promotion in place of a move, for Rooks in the middle of the board.
std::string instead(const std::string& to, const std::string& more) {
  return "king = \"king\"\npromotions = [{ pieces = [\"rook\"], from = \"middle\", to = [\"" + to +
         "\"], instead = true" + more + " }]\n";
}

TEST(Instead, HoppersAndRoamersEndWhereTheyCanGo) {
  const std::string hurdle = "4k3/8/8/3P4/3R4/8/8/4K3 w - - 0 1";
  EXPECT_EQ(Scene(instead("grasshopper", ""), hurdle).after("d4 d6 = grasshopper"),
            "4k3/8/3G4/3P4/8/8/8/4K3 b - - 1 1");
  EXPECT_EQ(Scene(instead("grasshopper", ""), hurdle).problem("d4 d3 = grasshopper"),
            "'d4 d3 = grasshopper' is not legal here");
  EXPECT_EQ(Scene(instead("wanderer", ""), hurdle).after("d4 e5 = wanderer"),
            "4k3/8/8/3PW3/8/8/8/4K3 b - - 1 1");
}

TEST(Roamers, GiveCheckFromAsFarAsTheyGo) {
  const std::string king = "king = \"king\"\n";
  EXPECT_EQ(Scene(king, "4k3/8/8/8/8/1w6/8/K7 w - - 0 1").problem("a1 b1"),
            "'a1 b1' is not legal here");
  EXPECT_EQ(Scene(king, "4k3/8/8/8/8/1w6/8/K7 w - - 0 1").problem("a1 a2"),
            "'a1 a2' is not legal here");
  EXPECT_EQ(Scene(king, "4k3/8/8/8/1w6/8/8/K7 w - - 0 1").after("a1 b1"),
            "4k3/8/8/8/1w6/8/8/1K6 b - - 1 1");
  EXPECT_EQ(Scene(king, "4k3/8/8/8/8/w7/P7/K7 w - - 0 1").after("a1 b1"),
            "4k3/8/8/8/8/w7/P7/1K6 b - - 1 1");
  EXPECT_EQ(Scene(king, "4k3/8/8/8/8/2w5/8/K1R5 w - - 0 1").after("c1 c3"),
            "4k3/8/8/8/8/2R5/8/K7 b - - 0 1");
}

TEST(Roamers, GiveCheckByWhatTheyCanDoYet) {
  const std::string turner = R"(
[piece.turner]
name = "Turner"
letter = "T"
state = { n = 1, multiple = 0 }
moves = ["roam 1 orthogonal up to 2", "roam 1 orthogonal up to 3 when multiple",
         "move slide diagonal up to multiple"]
)";
  Report report;
  const auto game = test::written_game(
      test::squares() + orthodox + turner + "[play]\nking = \"king\"\n", report,
      {{"positions/simple.txt", "turn: White\nWhite: K a1\nBlack: K h8 T⁺ b4\n"},
       {"positions/multiple.txt", "turn: White\nWhite: K a1\nBlack: K h8 T* b4\n"},
       {"positions/turn.txt", "turn: Black\nWhite: K a1\nBlack: K h8 T* b4\n"}});
  ASSERT_EQ(describe(report), "");
  const auto problem = [&](const std::string& name, const std::string& move) {
    const Position& position = *game->find_position(name);
    return read_move(play_of(*game, position), position, move).problem;
  };
  EXPECT_EQ(problem("simple", "a1 b1"), "");
  EXPECT_EQ(problem("multiple", "a1 b1"), "'a1 b1' is not legal here");
  EXPECT_EQ(problem("turn", "b4 c3"), "");
  EXPECT_EQ(problem("turn", "b4 d6"), "'b4 d6' is not legal here");
}

TEST(Checks, OfPartnersAreAllowedWhereNoneIsGiven) {
  Report report;
  const auto game =
      test::written_game(test::squares() + "[[seat]]\nname = \"Red\"\nforward = 90\n" + orthodox +
                             "[play]\nking = \"king\"\nrules = [\"checking: illegal\"]\n",
                         report,
                         {{"positions/p.txt",
                           "turn: White\nsides: White+Red\nWhite: K a1 P c2\n"
                           "Black: K h8 R d8\nRed: K d1\n"}});
  ASSERT_EQ(describe(report), "");
  const Position& position = *game->find_position("p");
  EXPECT_EQ(read_move(play_of(*game, position), position, "c2 c3").problem, "");
}

TEST(Harmless, CountsWhatHoppersAndRoamersAttack) {
  const std::string rules = instead("cannon", ", harmless = true"),
                    behind_a_hurdle = "3nk3/8/3P4/8/3R4/8/8/4K3 w - - 0 1",
                    in_the_open = "3nk3/8/8/8/3R4/8/8/4K3 w - - 0 1";
  EXPECT_EQ(Scene(rules, behind_a_hurdle).problem("d4 d4 = cannon"),
            "'d4 d4 = cannon' is not legal here");
  EXPECT_EQ(Scene(rules, in_the_open).after("d4 d4 = cannon"), "3nk3/8/8/8/3C4/8/8/4K3 b - - 1 1");
  const std::string roaming = instead("wanderer", ", harmless = true");
  EXPECT_EQ(Scene(roaming, "4k3/8/8/4n3/3R4/8/8/4K3 w - - 0 1").problem("d4 d4 = wanderer"),
            "'d4 d4 = wanderer' is not legal here");
  EXPECT_EQ(Scene(roaming, "4k3/8/8/5n2/3R4/8/8/4K3 w - - 0 1").after("d4 d4 = wanderer"),
            "4k3/8/8/5n2/3W4/8/8/4K3 b - - 1 1");
}

TEST(Forking, CountsWhatHoppersAttack) {
  const std::string rules =
      "king = \"king\"\npromotions = [{ pieces = [\"pawn\"], from = \"last-rank\", to = "
      "[\"cannon\"], instead = true, put = \"middle\", forking = true }]\n";
  EXPECT_EQ(Scene(rules, "P2r3k/8/3P4/8/5P1n/8/8/4K3 w - - 0 1").after("a8 d4 = cannon"),
            "3r3k/8/3P4/8/3C1P1n/8/8/4K3 b - - 0 1");
  EXPECT_EQ(Scene(rules, "P2r3k/8/8/8/7n/8/8/4K3 w - - 0 1").problem("a8 d4 = cannon"),
            "'a8 d4 = cannon' is not legal here");
}

TEST(Stands, NobodyDropsAPieceThatNeverStandsThere) {
  const Scene hand("king = \"king\"\nhand = { captures = true, drops = true }\n",
                   "7k/8/8/8/8/8/8/4K3[A] w - - 0 1");
  EXPECT_EQ(std::ranges::count_if(hand.play().legal(hand.position()), &Move::is_drop), 4);
}

TEST(Put, PieceKeepsItsTypeWithoutRoom) {
  const std::string rules =
      "king = \"king\"\npromotions = [{ pieces = [\"pawn\"], zone = \"last-rank\", to = "
      "[\"queen\"], put = \"middle\" }]\n";
  EXPECT_EQ(Scene(rules, "8/P6k/8/3RR3/3R4/8/8/4K3 w - - 0 1").after("a7 e4 = queen"),
            "8/7k/8/3RR3/3RQ3/8/8/4K3 b - - 0 1");
  const Scene room(rules, "8/P6k/8/3RR3/3R4/8/8/4K3 w - - 0 1");
  EXPECT_TRUE(std::ranges::none_of(room.play().legal(room.position()), [&](const Move& move) {
    return move.to == room.play().board().find("a8") && move.promoted == no_piece_type;
  }));
  EXPECT_EQ(Scene(rules, "8/P6k/8/3RR3/3RR3/8/8/4K3 w - - 0 1").after("a7 a8"),
            "P7/7k/8/3RR3/3RR3/8/8/4K3 b - - 0 1");
}

}  // namespace
}  // namespace boardwright::tests::effects_test
