// The page of a reference game is written from its data only.
#include "english/reference_text.h"
#include "figure/words.h"

#include <gtest/gtest.h>

#include "audit/prove.h"
#include "disk/files.h"
#include "english/board_text.h"
#include "english/play_words.h"
#include "support/boards.h"
#include "support/effort.h"
#include "support/rooms.h"
#include "support/sample_games.h"
#include "support/written_game.h"

namespace boardwright::tests::reference_text_test {
namespace {

const std::string piece_types =
    "[piece.king]\nname = \"King\"\nletter = \"K\"\nmoves = [\"step orthogonal diagonal\"]\n"
    "[piece.gold]\nname = \"Gold\"\nletter = \"G\"\nmoves = [\"step orthogonal\"]\n"
    "[piece.pawn]\nname = \"Pawn\"\nletter = \"P\"\nmoves = [\"step orthogonal forward\"]\n"
    "[piece.tokin]\nname = \"Tokin\"\nletter = \"+P\"\nmoves = [\"step orthogonal\"]\n"
    "[zone.camp]\nranks = \"third-last,second-last,last\"\n[zone.unsaid]\nranks = \"4\"\n"
    "[zone.middle]\nranks = \"3,4,5,6\"\n"
    "[play]\nstart = \"4k3/8/8/8/8/8/7P/4K3[] w - - 0 1\"\nking = \"king\"\n";

std::string text_of(const std::string& play, const std::string& hands = {}) {
  Report report;
  std::string pieces = piece_types;
  pieces.insert(pieces.find("[] w") + 1, hands);
  const auto game = test::written_game(test::squares() + pieces + play, report);
  EXPECT_EQ(describe(report), "");
  return reference_text(*game, game->articles.front());
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

TEST(ReferenceText, DescribesTheBoardAndTheZonesThatRulesName) {
  const std::string text = text_of(
      "promotions = [{ pieces = [\"pawn\"], either = \"camp\", to = [\"tokin\"], choice = "
      "\"may-unless-stuck\" }]\n");
  EXPECT_TRUE(has(text,
                  "64 squares: eight files (a to h) by eight ranks (1 to 8)\\. White and "
                  "Black move in turn; White begins\\."));
  EXPECT_FALSE(has(text, "“The last three ranks”")) << "its name says where it is";
  EXPECT_FALSE(has(text, "unsaid"));
  EXPECT_TRUE(
      has(text,
          "A Pawn that begins or ends a move on the last three ranks may become a Tokin, and "
          "must on the last rank\\."));
}

/// The text of the page of a shipped game.
std::string shipped(const std::string& id) {
  Report report;
  const auto game = read_game(on_disk(test::templates()), id, Extent::all, report);
  EXPECT_EQ(describe(report), "");
  return reference_text(*game, game->articles.front());
}

TEST(ReferenceText, ListsRulesThatAreLong) {
  const std::string xiangqi = shipped("xiangqi");
  EXPECT_TRUE(
      has(xiangqi, "\n- A player loses when a position occurs for the third time and every"));
  EXPECT_TRUE(has(xiangqi, "for the third time\\. But if only one player")) << "an exception";
  EXPECT_FALSE(has(shipped("losalamos"), "\n- The game is drawn")) << "short ones are a paragraph";
}

TEST(ReferenceText, TitlesEachDifference) {
  EXPECT_TRUE(has(shipped("minishogi"), "\n- **[The board](#board).** It has 25 squares"));
  EXPECT_TRUE(has(shipped("antichess"), "\n- **Castling.** There is none\\."));
}

TEST(Places, AreThoseThatATextNames) {
  const auto xiangqi = test::game_named("xiangqi");
  const GameWords words(*xiangqi);
  EXPECT_EQ(places_in_words(words, "The General keeps within the palace."),
            (std::vector<std::string>{"“The palace”: d1 to f3 for Red; d8 to f10 for Black."}));
  EXPECT_TRUE(places_in_words(words, "The Chariot slides.").empty());
  const auto star = test::game_named("immortal-star-masters");
  EXPECT_EQ(
      places_in_words(GameWords(*star), "its own territory"),
      (std::vector<std::string>{
          "“Its own territory” (A): ranks 1 to 5 of Red for Red, and likewise for the others."}));
}

TEST(RulesInWords, SayWhatAMateDoesWhereTheOthersPlayOn) {
  const auto game = test::game_named("immortal-star-masters");
  const GameWords words(*game);
  EXPECT_EQ(
      mates_in_words(words).sentences,
      (std::vector<std::string>{
          "A checkmated King leaves the board. The other pieces of its player stay as "
          "obstacles, which any player may capture.",
          "That player’s territory is closed: no piece enters it any more. A move that an "
          "opponent’s piece makes in it has to end on a higher rank or outside, or to capture "
          "a piece of a player who is still in the game. An obstacle in it can be captured only "
          "by a piece that is in it too.",
          "Opponents’ Pawns in it leave the board at once."}));
  EXPECT_EQ(scores_in_words(words).sentences.back(),
            "The values are: Pawn 1, Knight 2, Bishop 3, Rook 4, Queen 5 and King 6.");
  EXPECT_EQ(ends_in_words(words).sentences.front(),
            "A player who is in check and has no legal move is checkmated and loses. The others "
            "play on, until one player or one team is left.");
  EXPECT_TRUE(mates_in_words(GameWords(*test::game_named("threeplayer"))).sentences.empty());
}

TEST(RulesInWords, SayWhichPiecesMayBecomeMultiple) {
  const auto game = test::game_named("chess99");
  const auto rules = promotions_in_words(GameWords(*game));
  ASSERT_EQ(rules.size(), 2U);
  ASSERT_GT(rules.back().sentences.size(), 1U);
  EXPECT_TRUE(has(rules.back().sentences[0], "ends a move on the last rank may become multiple."));
  EXPECT_EQ(rules.back().sentences[1],
            "A piece that was promoted from another may do so only after it has ended a move on "
            "the first rank.");
}

TEST(FewerPlayers, HaveTheWholeArraysOfNamedPositions) {
  const auto star = test::game_named("immortal-star-masters");
  english::RuleText text = english::fewer_players_in_words(GameWords(*star));
  EXPECT_EQ(text.sentences.back(),
            "The others’ pieces stay in the box, and the board is the same.");
  std::erase_if(text.sentences, [](const std::string& each) {
    return each.starts_with("Five") || each.starts_with("Four");
  });
  ASSERT_EQ(text.sentences.size(), 3U);
  EXPECT_TRUE(text.sentences[0].starts_with("Three players take Red, Yellow and Blue."));
  EXPECT_TRUE(text.sentences[1].starts_with("Two players take Red and Green."));
  const auto chess = test::game_named("chess");
  EXPECT_TRUE(english::fewer_players_in_words(GameWords(*chess)).sentences.empty());
}

TEST(ReferenceText, DescribesBoardsBeyondThePlane) {
  const std::string space = shipped("raumschach");
  EXPECT_TRUE(has(space,
                  "125 squares on five plates (A to E), one above another, each of five files (a "
                  "to e) by five ranks (1 to 5)\\."));
  EXPECT_TRUE(
      has(space,
          "steps one square straight forward on its plate, or straight up to the next plate (down "
          "for Black)\\. To capture, it steps one square diagonally forward on its plate, or "
          "diagonally up to the next plate (down for Black), but not backward\\."));
  EXPECT_FALSE(has(space, "Betza"));  // it has no letters for the third dimension
  EXPECT_TRUE(has(shipped("byzantine"), "It is round, and its files are rings\\."));
  EXPECT_TRUE(has(shipped("threeplayer"), "they fork, and a piece may take either branch\\."));
  EXPECT_TRUE(has(shipped("glinski"), "on eleven files (a to i, k and l) and eleven ranks"));
  EXPECT_TRUE(has(shipped("shogi"), "nine files (9 to 1) by nine ranks (i to a)\\."));
}

TEST(ReferenceText, CallsPointsPoints) {
  const std::string text = shipped("xiangqi");
  EXPECT_TRUE(has(text, "The board has 90 points: nine files"));
  EXPECT_TRUE(has(text, "A river, which all files cross, runs between ranks 5 and 6\\."));
  EXPECT_TRUE(has(text, "steps one point"));
  EXPECT_TRUE(
      has(shipped("janggi"), "slides any distance orthogonally or along diagonals of the palace"));
}

TEST(ReferenceText, GivesNativeNamesWherePiecesHaveThem) {
  const std::string xiangqi = shipped("xiangqi");
  EXPECT_TRUE(has(xiangqi, "| Piece | Native name | Letter |"));
  EXPECT_TRUE(has(xiangqi, "[Horse](#piece-horse) | mǎ | N |"));
  EXPECT_TRUE(has(shipped("tamerlane"), "[Prince](#piece-prince) | – | Q |"));
  EXPECT_FALSE(has(shipped("glinski"), "Native name"));
}

TEST(ReferenceText, DescribesEachPieceWithItsFigureAndLetter) {
  const std::string text = text_of("");
  EXPECT_TRUE(has(text,
                  "### Pawn {#piece-pawn}\n\n![](figure:4)\n\nThe Pawn steps one square "
                  "straight forward\\.\n\nLetter P; Betza fW\\."));
  EXPECT_TRUE(
      has(text,
          "The Tokin moves as the [Gold](#piece-gold) does: it steps one square orthogonally\\."));
  EXPECT_TRUE(
      has(text, "| ![](piece:pawn) [Pawn](#piece-pawn) | P | 1 straight forward | fW | White 1 |"));
  EXPECT_TRUE(has(
      text, "| ![](piece:king) [King](#piece-king) | K | 1 orthogonally or diagonally | K | 1 |"));
}

TEST(ReferenceText, DescribesHandsAndDrops) {
  const std::string text = text_of(
      "hand = { captures = true, drops = true }\n"
      "drops = [{ pieces = [\"pawn\"], per-file = 1, mates = false, stuck = false, zone = "
      "\"middle\" }]\n");
  EXPECT_TRUE(has(text, "### Pieces in hand {#hands}"));
  EXPECT_TRUE(
      has(text,
          "A Pawn may be dropped only on ranks 3 to 6, and not on the last rank, on a file with "
          "another Pawn of its side or so as to give checkmate\\."));
}

TEST(ReferenceText, SaysNotThatAnyDropIsAllowedWhereSomeAreBarred) {
  const std::string freely = "may *drop* a piece from the hand on any empty square\\.";
  EXPECT_TRUE(has(text_of("hand = { captures = true, drops = true }\n"), freely));
  EXPECT_FALSE(has(text_of("hand = { captures = true, drops = true }\n"
                           "drops = [{ pieces = [\"pawn\"], zone = \"middle\" }]\n"),
                   freely));
  EXPECT_TRUE(has(shipped("reversi"),
                  "a player *drops* a piece from the hand on an empty square that the further "
                  "rules allow\\."));
  EXPECT_TRUE(has(shipped("tictactoe"), "a piece from the hand on any empty square\\."));
}

TEST(ReferenceText, DescribesHowTheGameEnds) {
  EXPECT_TRUE(has(text_of(""), "the game is drawn by stalemate\\."));
  EXPECT_TRUE(has(text_of("end = { stalemate = \"loss\" }\n"),
                  "A player who has no legal move, in check or not, loses\\."));
  EXPECT_TRUE(has(text_of("end = { stalemate = \"quarter\" }\n"),
                  "the game ends by stalemate: that player scores a quarter of a point, and the "
                  "opponent three quarters\\."));
  EXPECT_TRUE(
      has(text_of("end = { checks = 3 }\n"), "A player who has given check three times wins\\."));
  EXPECT_TRUE(has(text_of("end = { extinctions = [{ left = 1 }] }\n"),
                  "A player left with a bare King loses\\."));
  EXPECT_TRUE(has(text_of("end = { goals = [{ pieces = [\"king\"], zone = \"camp\" }] }\n"),
                  "A player who brings a King to the last three ranks wins\\."));
}

/// Rules of the table [play]; each must be described somewhere.
TEST(ReferenceText, DescribesEveryRule) {
  const std::string plain = text_of("");
  for (const char* rule :
       {"castling = { rook = \"gold\" }", "passing = \"pawn\"",
        "rules = [\"capturing: removes itself\"]", "rules = [\"capturing: becomes taken\"]",
        "rules = [\"gold moving: becomes king\"]", "rules = [\"capturing: must\"]",
        "rules = [\"not in-check: may pass\"]", "rules = [\"checking: illegal\"]",
        "hand = { captures = true }", "hand = { first = true }", "hand = { gate = \"camp\" }",
        "end = { repetition = 3 }", "end = { quiet = 100 }", "end = { mate = \"win\" }",
        "rules = [\"taken gold: wins\"]", "rules = [\"gold: immune\"]"})
    EXPECT_NE(text_of(std::string(rule) + "\n"), plain) << rule;
}

TEST(ReferenceText, DescribesBlockedPiecesAndThatGeneralsMayNotFaceEachOther) {
  const std::string text = shipped("xiangqi");
  EXPECT_TRUE(has(text, "; a piece on the first point blocks it\\."));
  EXPECT_TRUE(
      has(text, "Opposing Generals may never stand on one file with no piece between them\\."));
  EXPECT_TRUE(has(shipped("tamerlane"), "a piece on any square before the last blocks it\\."));
}

TEST(ReferenceText, DescribesWhatAnExplosionForbids) {
  const std::string text = shipped("atomic");
  EXPECT_TRUE(has(text,
                  "When a piece captures, that piece leaves the board, and so do all pieces "
                  "on squares that touch its square, except Pawns\\."));
  EXPECT_TRUE(has(text, "No capture may take the player’s own King along; so a King never"));
  EXPECT_TRUE(has(text, "neither can be taken without the other, and so neither is in check\\."));
}

TEST(ReferenceText, SaysWherePawnsArePromoted) {
  EXPECT_TRUE(has(shipped("grand"), "A Pawn that ends a move on the last three ranks may become"));
  EXPECT_TRUE(has(shipped("makruk"), "A Bia that reaches the sixth rank becomes a Met\\."));
  EXPECT_TRUE(has(shipped("troitzky"), "A Pawn that reaches the end of its file becomes"));
  EXPECT_TRUE(has(shipped("raumschach"), "a Knight or a Unicorn"));
  EXPECT_TRUE(has(shipped("legan"), "White’s promotion zone"));
}

TEST(ReferenceText, SaysOnWhichOfTwoRanksASquareLies) {
  EXPECT_TRUE(has(shipped("horde"), "has just passed over a square on rank 3 or 6 on which"));
}

TEST(ReferenceText, SaysHowTheArrayIsShuffled) {
  const std::string text = shipped("chess960");
  EXPECT_TRUE(has(text, "Before each game one of 960 arrays is drawn by lot; the picture shows"));
  EXPECT_TRUE(has(text,
                  "then a Queen, then two Knights, then a Rook, a King and a Rook in that "
                  "order, from file a onward\\. Black has the same array as White:"));
  EXPECT_TRUE(
      has(text,
          "with a Rook on the side of file a, the King goes to file c and the Rook to file d; with "
          "one on the side of file h, the King goes to file g and the Rook to file f\\."));
}

TEST(ReferenceText, ListsTheRulesThatAreNotPlayed) {
  const std::string shatar = shipped("shatar");
  EXPECT_FALSE(has(shipped("torpedo"), "{#left-out}"));
  EXPECT_TRUE(has(shatar, "## What is left out {#left-out}"));
  EXPECT_TRUE(has(shatar, "Some rules [are left out](#left-out)."));
  EXPECT_TRUE(
      has(shatar, "- Each player begins by moving the Pawn in front of the Bers two squares"));
  EXPECT_TRUE(has(shatar, "## Where accounts differ {#readings}"));
  EXPECT_TRUE(has(shatar, "## Sources {#sources}"));
}

TEST(ReferenceText, SeparatesCountsOfItsSourceFromThoseOfOthers) {
  const std::string text = shipped("atomic"), wolf = shipped("wolf");
  EXPECT_TRUE(has(text, "## Published counts {#counts}"));
  EXPECT_TRUE(has(
      text, "The rules of this game were first taken from Fairy\\-Stockfish, whose move counts"));
  EXPECT_TRUE(has(wolf, "## Counts compared {#counts}"));
  EXPECT_FALSE(has(wolf, "that others have published"));
}

TEST(ReferenceText, ShowsThePositionsOfCounts) {
  const std::string text = shipped("horde");
  EXPECT_TRUE(has(text, "![](figure:counted-1)\n\n| Moves | Count | Source |\n"));
  EXPECT_TRUE(has(text, "![](figure:counted-4)"));
  EXPECT_FALSE(has(text, "4k3/pp4q1"));
}

TEST(ReferenceText, HasEndgamesAndProblems) {
  const std::string text = shipped("glinski"), small = shipped("losalamos");
  EXPECT_TRUE(has(small,
                  "- King and Rook against King: where a win can be forced, it takes at most "
                  "{{ending-2}} moves.\n"));
  EXPECT_TRUE(has(small, "- King and Knight against King: {{ending-3: neither side can win}}.\n"));
  EXPECT_TRUE(has(text, "### Problem 2: h\\#2 {#problem-2}\n\n![](figure:"));
  EXPECT_TRUE(has(text, "White moves, and forces mate in 2 moves at most\\."));
  EXPECT_TRUE(has(text, "Black begins, the two sides cooperate, and White mates on move 2\\."));
  EXPECT_TRUE(has(text, "White moves, and forces Black to mate White in 2 moves at most\\."));
  EXPECT_TRUE(has(text, "White makes 3 moves in a row, and mates with the last\\."));
  EXPECT_TRUE(has(text,
                  "{{problem-1}} Kxb1 Qc3\\#. Nothing else solves it: there is "
                  "{{problem-1-sound: one}} solution."));
  EXPECT_FALSE(has(shipped("shatar"), "## Problems"));
}

TEST(ReferenceText, DescribesHandsCastlingAndFirstMoves) {
  EXPECT_TRUE(
      has(shipped("seirawan"), "Each player starts with a Hawk and an Elephant in hand\\."));
  EXPECT_TRUE(has(text_of("hand = { drops = true }\n", "Gpp"),
                  "White starts with a Gold in hand\\. Black starts with two Pawns in hand\\."));
  EXPECT_TRUE(
      has(text_of("castling = { rook = \"gold\" }\n"),
          "The King may castle with a Gold of its side if neither has moved yet and nothing "
          "stands between them\\. Both move in the same turn: the King goes two squares "
          "toward the Gold, and the Gold goes to the square that the King has crossed\\. The "
          "King may not castle out of check, through check or into check\\."));
  EXPECT_TRUE(has(shipped("capablanca"),
                  "the King goes three squares toward the Rook, and the Rook goes over it to the "
                  "next square\\."));
  EXPECT_TRUE(has(shipped("wildebeest"), "the King goes one to four squares toward the Rook,"));
  EXPECT_TRUE(has(shipped("shafran"), "the King goes two or three cells toward the Rook,"));
  EXPECT_TRUE(
      has(shipped("janus"),
          "with a Rook on the side of file a, the King goes to file b and the Rook to file c; with "
          "one on the side of file j, the King goes to file i and the Rook to file h\\."));
  EXPECT_TRUE(
      has(text_of("castling = { rook = \"gold\", heading = [90], left = \"a\", right = \"c\" }\n"),
          "The King may castle with a Gold of its side to its left if neither has moved yet and "
          "nothing stands between them\\. Both move in the same turn: with a Gold on the side of "
          "file a, the "
          "King goes to file a and the Gold to file b; with one on the side of file h, the King "
          "goes to file c "
          "and the Gold to file b\\."));
  EXPECT_TRUE(has(shipped("cambodian"),
                  "A King loses its first leap as soon as an enemy Rook stands on a line with it, "
                  "and may not use it in check\\."));
  EXPECT_TRUE(
      has(shipped("tamerlane"),
          "While a player has two or more of these pieces in all (King, Exchanged King, "
          "Prince or Adventitious King), any of them may be captured; only the last one left "
          "is royal\\."));
}

/// The text of a game of which the last King or Gold is royal, and a Pawn becomes a piece of this
/// type.
std::string text_where_the_last_is_royal(const std::string& promoted) {
  Report report;
  const std::string rules = piece_types.substr(0, piece_types.rfind("king = ")) +
                            "royal = { pieces = [\"king\", \"gold\"], check = \"last\" }\n"
                            "promotions = [{ pieces = [\"pawn\"], zone = \"camp\", to = [\"" +
                            promoted + "\"] }]\n";
  const auto game = test::written_game(test::squares() + rules, report);
  EXPECT_EQ(describe(report), "");
  return reference_text(*game, game->articles.front());
}

TEST(ReferenceText, SaysThatASecondRoyalPieceAnswersACheck) {
  const std::string second =
      "A promotion that brings a second royal piece answers a check, since neither is royal "
      "then\\.";
  EXPECT_TRUE(has(shipped("tamerlane"), second));
  EXPECT_TRUE(has(text_where_the_last_is_royal("gold"), second));
  EXPECT_FALSE(has(text_where_the_last_is_royal("tokin"), second));
}

TEST(ReferenceText, SaysOnceWhatManyPiecesHaveInCommon) {
  const std::string text = shipped("tamerlane");
  EXPECT_TRUE(has(text, "Unless noted otherwise, moves end only on files a to k."));
  EXPECT_TRUE(has(text, "The Rook slides any distance orthogonally\\."));
  EXPECT_TRUE(has(text, "The Pawn of Camels moves as the [Pawn of Pawns](#piece-pawn) does\\."));
}

TEST(ReferenceText, NamesLinesOfASingleCell) {
  const std::string text = shipped("tamerlane");
  EXPECT_TRUE(has(text, "(1 to 10); file x has only x9 and file y only y2\\."));
  EXPECT_TRUE(has(text, "“The far citadel” (A): x9 for White; y2 for Black\\."));
}

TEST(ReferenceText, UsesTheNamesOfCellsBeyondTheCorners) {
  const std::string text = shipped("omega");
  EXPECT_TRUE(
      has(text,
          "104 squares, on ten files (a to j) and ten ranks (0 to 9), with w1, w2, w3 and w4 "
          "outside them\\."));
  EXPECT_TRUE(has(shipped("omicron"),
                  "“The promotion zone”: rank 7, w3 and w4 for White; rank 0, w1 and w2 for "
                  "Black\\."));
  EXPECT_TRUE(has(shipped("tictactoe"), "The board has nine squares: three files (a to c) by "));
}

TEST(ReferenceText, SaysWhoWinsADrawOnPoints) {
  EXPECT_TRUE(has(shipped("minishogi"), "A game that ends so is won by White\\."));
  EXPECT_TRUE(has(shipped("janggi"),
                  "won by the player whose pieces are worth most; Han adds three to the worth of "
                  "its own\\."));
  EXPECT_TRUE(
      has(text_of("end = { repetition = 3, quiet = 100 }\n"),
          "The game is drawn when the same position occurs for the third time\\. The game is "
          "also drawn after 50 consecutive moves by each player without"));
}

TEST(ReferenceText, SaysWhatIsNoQuietMove) {
  EXPECT_TRUE(has(shipped("berolina"), "without a capture or a Berolina Pawn move\\."));
  EXPECT_TRUE(has(shipped("spartan"), "without a capture or a move of a Pawn or a Hoplite\\."));
  EXPECT_TRUE(has(shipped("racingkings"), "by each player without a capture\\."));
}

/// Every game states its inventor, or that none is known.
TEST(ShippedGames, NameTheirInventorOrSayThatNoneIsKnown) {
  for (const std::string& id : test::reference_games()) {
    const auto game = test::read_rules(id);
    EXPECT_NE(game->by.empty(), game->origin.empty()) << id;
  }
}

TEST(ReferenceText, EscapesMarkdown) {
  EXPECT_EQ(as_markdown("a [b](c) {{d}} | e_f #"), "a \\[b\\](c) \\{ \\{d\\}\\} \\| e\\_f \\#");
  Report report;
  const auto game = test::written_game(
      "title = \"A {{b}} [c](d) <e> | 1. f\"\n" +
          test::squares().substr(test::squares().find('\n') + 1) +
          "[piece.rook]\nname = \"Rook_{{x}}_\"\nmoves = [\"slide orthogonal\"]\n",
      report);
  ASSERT_EQ(describe(report), "");
  const Proof proof = prove(*game, report);
  EXPECT_EQ(describe(report), "");
  EXPECT_EQ(proof.documents.front().title, "A { {b}} [c](d) <e> | 1. f");
}

TEST(CellsInWords, AreRanksFilesRectanglesOrNames) {
  const auto board = test::board("rectangular", "8x8");
  Report report;
  const auto cells_described = [&](const std::string& names) {
    return figure::cells_in_words(*board, cells_named(*board, comma_list(names), {}, report));
  };
  EXPECT_EQ(cells_described("d1,e1,f1,d2,e2,f2"), "d1 to f2");
  EXPECT_EQ(cells_described("a1,b1,c1,d1,e1,f1,g1,h1"), "rank 1");
  EXPECT_EQ(cells_described("a1,c3"), "a1 and c3");
  EXPECT_EQ(figure::cells_in_words(*board, board->all()), "the whole board");
}

TEST(CellsInWords, CallCellsBeyondTheCornersByTheirNames) {
  const auto omicron = test::game_named("omicron");
  EXPECT_EQ(places_in_words(GameWords(*omicron), "the promotion zone"),
            (std::vector<std::string>{"“The promotion zone”: rank 7, w3 and w4 for White; rank 0, "
                                      "w1 and w2 for Black."}));
}

/// All counts in the release build, fast ones in other builds.
class ShippedReference : public ::testing::TestWithParam<std::string> {};

TEST_P(ShippedReference, CountsAsPublishedAndIsDescribedWithoutProblems) {
  Report report;
  const auto game = read_game(on_disk(test::templates()), GetParam(), Extent::all, report);
  ASSERT_EQ(describe(report), "");
  auto& claims = game->articles.front().claims;
  std::erase_if(claims, [](const Claim& claim) {
    const Count* count = std::get_if<Count>(&claim.documented);  // others are rules of sources
    return count != nullptr && !test::counts(static_cast<std::uint64_t>(*count));
  });
  const Proof proof = prove(*game, report);
  EXPECT_EQ(describe(report), "");
  for (const Finding& finding : proof.findings)
    EXPECT_EQ(finding.problem, "") << shown(finding.computed);
  EXPECT_EQ(proof.seals.front().open, 0);
  const bool moves = std::ranges::any_of(
      game->piece_types, [](const PieceType& piece_type) { return !piece_type.moves.empty(); });
  EXPECT_GT(proof.diagrams.size(), moves ? 1u : 0u);
}

INSTANTIATE_TEST_SUITE_P(Games, ShippedReference, ::testing::ValuesIn(test::reference_games()),
                         [](const auto& game) {
                           std::string name = game.param;
                           std::erase(name, '-');
                           return name;
                         });

}  // namespace
}  // namespace boardwright::tests::reference_text_test
