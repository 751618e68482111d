// Shorter sentences stand only where the rules prove that they say the same.
#include <gtest/gtest.h>

#include "base/text.h"
#include "english/move_words.h"
#include "english/play_words.h"
#include "game/equivalence.h"
#include "support/rooms.h"
#include "support/sample_games.h"
#include "support/written_game.h"

namespace boardwright::tests::equivalence_test {
namespace {

constexpr const char* usual_start = "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1";
constexpr const char* pawn_moves =
    R"("move step orthogonal forward", "move slide orthogonal forward up to 2 from home",
       "capture step diagonal forward")";

/// A game with Kings, Queens and Pawns, and zones of ranks.
std::unique_ptr<Game> with_pawns(const std::string& moves, const std::string& play = {},
                                 const std::string& start = usual_start,
                                 const std::string& state = {}) {
  Report report;
  auto game = test::written_game(
      test::squares() +
          "[zone.home]\nranks = \"second\"\n[zone.end]\nranks = \"last\"\n[zone.top]\nranks = "
          "\"third-last,second-last,last\"\n"
          "[piece.king]\nname = \"King\"\nletter = \"K\"\nmoves = [\"step orthogonal diagonal\"]\n"
          "[piece.queen]\nname = \"Queen\"\nletter = \"Q\"\n"
          "moves = [\"slide orthogonal diagonal\"]\n"
          "[piece.pawn]\nname = \"Pawn\"\nletter = \"P\"\nmoves = [" +
          moves + "]\n" + state + "[play]\nstart = \"" + start + "\"\nking = \"king\"\n" + play,
      report);
  EXPECT_EQ(describe(report), "");
  return game;
}

std::string pawn_in(const std::unique_ptr<Game>& game) {
  return moves_in_words(GameWords(*game), *game->find_piece_type("pawn"));
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

TEST(FirstMoves, AreCalledSoWhereAPieceIsAtHomeUntilItMoves) {
  EXPECT_EQ(pawn_in(with_pawns(pawn_moves)),
            "Without capturing, the Pawn steps one square straight forward; on its first move it "
            "may advance two squares if both are empty. To capture, it steps one square diagonally "
            "forward.");
  EXPECT_TRUE(has(pawn_in(with_pawns(R"("step orthogonal forward", "leap 2 diagonal from home")")),
                  "or leaps two squares diagonally on its first move."));
}

TEST(FirstMoves, AreNotCalledSoWhereAPieceComesHomeOtherwise) {
  const std::string from = "from the second rank, it may advance two squares if both are empty";
  const auto says_where = [&](const std::unique_ptr<Game>& game) {
    return has(pawn_in(game), "; " + from + ".");
  };
  EXPECT_TRUE(says_where(with_pawns(pawn_moves, "hand = { captures = true, drops = true }\n",
                                    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3[] w - - 0 1")))
      << "a Pawn may be dropped there";
  EXPECT_TRUE(
      says_where(with_pawns(std::string(R"("move step orthogonal backward", )") + pawn_moves)))
      << "it may step back";
  EXPECT_TRUE(says_where(
      with_pawns(std::string(R"("move step orthogonal backward when far", )") + pawn_moves, {},
                 usual_start, "state = { far = 0 }\n")))
      << "it may step back once it has a number";
  EXPECT_TRUE(
      says_where(with_pawns(pawn_moves, {}, "4k3/pppppppp/8/8/8/8/PPPPPPPP/P3K3 w - - 0 1")))
      << "one begins behind it, and comes there later";
  EXPECT_TRUE(says_where(with_pawns(pawn_moves, "rules = [\"capturing: becomes taken\"]\n")))
      << "a Queen that captures a Pawn becomes one";
  EXPECT_TRUE(
      says_where(with_pawns(pawn_moves, "rules = [\"queen moving: turns touching enemy\"]\n")))
      << "an opponent's Pawn may change sides there";
  EXPECT_TRUE(
      has(pawn_in(with_pawns(pawn_moves, {}, "4k3/8/pppppppp/8/8/PPPPPPPP/8/4K3 w - - 0 1")), from))
      << "it begins elsewhere";
}

TEST(FirstMoves, AskOnlyOfThePieceItself) {
  const std::string first = "on its first move it may advance two";
  EXPECT_TRUE(has(pawn_in(with_pawns(pawn_moves, "hand = { drops = true }\n",
                                     "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3[Qq] w - - 0 1")),
                  first))
      << "Queens alone are dropped";
  EXPECT_FALSE(has(pawn_in(with_pawns(pawn_moves, "hand = { drops = true }\n",
                                      "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3[Pq] w - - 0 1")),
                   first));
  EXPECT_TRUE(
      has(pawn_in(with_pawns(pawn_moves, {}, "4k3/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1")), first))
      << "one side has no Pawns";
}

TEST(FirstMoves, AreLongerByTwoOrMore) {
  EXPECT_TRUE(has(pawn_in(with_pawns(R"("move step orthogonal forward",
                                       "move slide orthogonal forward up to 3 from home")")),
                  "; on its first move it may advance two or three squares if all are empty."));
  EXPECT_TRUE(has(pawn_in(with_pawns(R"("move step diagonal forward",
                                       "move slide diagonal forward up to 2 from home")")),
                  ", or slides up to two squares diagonally forward on its first move."))
      << "two squares of which way is not said of a step that has two ways";
  EXPECT_TRUE(has(pawn_in(with_pawns(R"("step orthogonal forward",
                                       "move slide orthogonal forward up to 2 from home")")),
                  "Without capturing, it may also slide up to two squares straight forward on its "
                  "first move."))
      << "the step may capture";
}

/// The sentences about promotion.
std::string promotion(const std::unique_ptr<Game>& game) {
  std::string text;
  for (const RuleText& rule : promotions_in_words(GameWords(*game)))
    text += base::joined(rule.sentences, " ");
  return text;
}

TEST(Promotions, AreReachedWhereNoPieceIsThereBefore) {
  const auto by = [](const std::string& rule, const std::string& more = {},
                     const std::string& start = usual_start) {
    return promotion(with_pawns(
        pawn_moves,
        "promotions = [{ pieces = [\"pawn\"], to = [\"queen\"], " + rule + " }]\n" + more, start));
  };
  EXPECT_EQ(by("zone = \"end\""), "A Pawn that reaches the last rank becomes a Queen.");
  EXPECT_EQ(by("zone = \"top\""), "A Pawn that reaches the sixth rank becomes a Queen.");
  EXPECT_EQ(by("zone = \"top\", choice = \"may\""),
            "A Pawn that ends a move on the last three ranks may become a Queen.")
      << "a Pawn that was not promoted there moves on";
  EXPECT_EQ(by("zone = \"top\"", {}, "4k3/pppppppp/1P6/8/8/8/PPPPPPPP/4K3 w - - 0 1"),
            "A Pawn that ends a move on the last three ranks becomes a Queen.")
      << "one begins there";
  const std::string hands = "hand = { captures = true, drops = true }\n";
  EXPECT_EQ(by("zone = \"end\"", hands, "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3[] w - - 0 1"),
            "A Pawn that ends a move on the last rank becomes a Queen.")
      << "a drop is no move";
  EXPECT_EQ(by("zone = \"end\"", hands + "drops = [{ pieces = [\"pawn\"], stuck = false }]\n",
               "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3[] w - - 0 1"),
            "A Pawn that reaches the last rank becomes a Queen.")
      << "none is dropped where it could never move";
}

TEST(Promotions, GiveBackLostPiecesWhereNumbersProveIt) {
  const auto with = [](const std::string& start, int most) {
    return promotion(with_pawns(pawn_moves,
                                "promotions = [{ pieces = [\"pawn\"], zone = \"end\", to = "
                                "[\"queen\"], at-most = { queen = " +
                                    std::to_string(most) + " } }]\n",
                                start));
  };
  const std::string queens = "3qk3/pppppppp/8/8/8/8/PPPPPPPP/3QK3 w - - 0 1";
  EXPECT_TRUE(has(with(queens, 1), "It may become only a piece that its side has lost."));
  EXPECT_TRUE(has(with(queens, 2),
                  "This promotion may not give a player more than two Queens on the board."));
  EXPECT_TRUE(has(with(usual_start, 1),
                  "This promotion may not give a player more than one Queen on the board."));
}

TEST(RiverWords, AreUsedWhereAPieceStartsAndStaysOnASide) {
  const auto xiangqi = test::game_named("xiangqi"), with_drops = test::game_named("xiangqihouse");
  const auto moves = [](const Game& game, const char* id) {
    return moves_in_words(GameWords(game), *game.find_piece_type(id));
  };
  EXPECT_EQ(moves(*xiangqi, "elephant"),
            "The Elephant steps one point diagonally, then one point straight on, never crossing "
            "the river; a piece on the first point blocks it.");
  EXPECT_EQ(moves(*xiangqi, "soldier"),
            "The Soldier steps one point straight forward, or one point sideways once it has "
            "crossed the river.");
  EXPECT_TRUE(has(moves(*with_drops, "elephant"), ", keeping to its own side of the river;"));
  EXPECT_EQ(moves(*with_drops, "soldier"),
            "The Soldier steps one point straight forward, or one point sideways when on the far "
            "side of the river. It stands only on the far side of the river or on the Soldiers’ "
            "points on their own bank.");
  EXPECT_EQ(bank_of(xiangqi->board(), "own-bank"), Bank::own);
  EXPECT_EQ(bank_of(xiangqi->board(), "far-bank"), Bank::far);
  EXPECT_EQ(bank_of(xiangqi->board(), "palace"), Bank::none);
}

/// The words for a royal piece of this kind that captures its like along a line.
std::string general(const std::string& capture, const std::string& play) {
  Report report;
  const auto game = test::written_game(
      test::squares() +
          "[piece.general]\nname = \"General\"\nletter = \"K\"\nmoves = [\"step orthogonal\", \"" +
          capture + "\"]\n[play]\nstart = \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"\n" + play,
      report);
  EXPECT_EQ(describe(report), "");
  return moves_in_words(GameWords(*game), *game->find_piece_type("general"));
}

TEST(RoyalPieces, MayNotFaceEachOtherWhereTheirCaptureSaysNothingElse) {
  const std::string forward = "capture slide orthogonal forward taking general";
  EXPECT_EQ(general(forward, "king = \"general\"\n"),
            "The General steps one square orthogonally. Opposing Generals may never stand on "
            "one file with no piece between them.");
  EXPECT_TRUE(has(
      general("capture slide orthogonal forward up to 3 taking general", "king = \"general\"\n"),
      "it may also slide up to three squares straight forward, capturing only "
      "Generals."));
  EXPECT_TRUE(has(general(forward, "royal = { pieces = [\"general\"], taken = true }\n"),
                  "capturing only Generals."))
      << "it may be captured";
  EXPECT_TRUE(has(general(forward, ""), "capturing only Generals.")) << "it is not royal";
}

TEST(RankRows, AreWholeRanksCountedFromThePlayer) {
  const auto game = with_pawns(pawn_moves);
  const auto row = rank_row(game->board(), "top");
  ASSERT_TRUE(row.has_value());
  EXPECT_EQ(row->first, 6);
  EXPECT_EQ(row->last, 8);
  const GameWords words(*game);
  EXPECT_EQ(words.zone("top"), "the last three ranks");
  EXPECT_EQ(words.zone("home"), "the second rank");
  EXPECT_EQ(words.zone("end"), "the last rank");
  EXPECT_FALSE(rank_row(test::game_named("omega")->board(), "last-rank"))
      << "ranks of different length are not counted";
  EXPECT_FALSE(rank_row(test::game_named("tamerlane")->board(), "last-rank"));
}

TEST(Ordinals, EndAsTheyAreSpoken) {
  EXPECT_EQ(ordinal(3), "third");
  EXPECT_EQ(ordinal(13), "13th");
  EXPECT_EQ(ordinal(21), "21st");
  EXPECT_EQ(ordinal(22), "22nd");
  EXPECT_EQ(ordinal(103), "103rd");
  EXPECT_EQ(ordinal(111), "111th");
}

TEST(Aims, AreSaidInOneSentence) {
  const auto aim_of = [](const char* id) {
    const auto game = test::game_named(id);
    return aim_in_words(GameWords(*game));
  };
  EXPECT_EQ(aim_of("chess"), "The aim is to checkmate the opponent’s King.");
  EXPECT_EQ(aim_of("xiangqi"),
            "The aim is to checkmate the opponent’s General or leave the opponent without a legal "
            "move.");
  EXPECT_EQ(aim_of("threecheck"),
            "The aim is to checkmate the opponent’s King or give check three times.");
  EXPECT_EQ(aim_of("giveaway"),
            "The aim is to lose all one’s own pieces or have no legal move left.");
  EXPECT_EQ(aim_of("losers"),
            "The aim is to have one’s own King checkmated, to lose everything but one’s own King, "
            "or to have no legal move left.");
  EXPECT_EQ(aim_of("racingkings"), "The aim is to bring one’s own King to rank 8.")
      << "no check is given";
  EXPECT_EQ(aim_of("atomic"), "The aim is to capture the opponent’s King.");
  EXPECT_EQ(aim_of("duck"), "The aim is to capture the opponent’s King.");
  EXPECT_EQ(aim_of("kinglet"), "The aim is to capture the opponent’s last Pawn.");
  EXPECT_EQ(aim_of("tamerlane"),
            "The aim is to checkmate the opponent’s last royal piece or leave the opponent without "
            "a legal move.");
  EXPECT_EQ(aim_of("lotus-39"), "") << "the sources do not say";
}

TEST(Aims, AreThoseOfLines) {
  const auto aim_of = [](const char* id) {
    const auto game = test::game_named(id);
    return aim_in_words(GameWords(*game));
  };
  EXPECT_EQ(aim_of("tictactoe"),
            "The aim is to have three Marks in an unbroken orthogonal or diagonal row.");
  EXPECT_EQ(aim_of("kono"), "The aim is to have at least seven Stones on the far points.");
  EXPECT_EQ(aim_of("jesonmor"),
            "The aim is to have a Knight in the middle at the beginning of a turn or leave the "
            "opponent without a legal move.");
  EXPECT_EQ(aim_of("threekings"), "The aim is to capture one of the opponent’s Kings.");
  EXPECT_EQ(aim_of("dobutsu"),
            "The aim is to capture the opponent’s Lion, to have one’s own Lion on the last rank, "
            "where no opponent can capture it, or to leave the opponent without a legal move.");
  EXPECT_TRUE(has(aim_of("ataxx"), " The game can be won in other ways too."))
      << "who has no Stone left loses";
}

/// The number of Lions that each side begins with, and a promotion that may bring another.
std::string aim_with_lions(const std::string& start, const std::string& promoted) {
  Report report;
  const auto game = test::written_game(
      test::squares() +
          "[zone.end]\nranks = \"last\"\n"
          "[piece.lion]\nname = \"Lion\"\nletter = \"L\"\nmoves = [\"step orthogonal\"]\n"
          "[piece.hen]\nname = \"Hen\"\nletter = \"H\"\nmoves = [\"step diagonal\"]\n"
          "[piece.chick]\nname = \"Chick\"\nletter = \"C\"\n"
          "moves = [\"step orthogonal forward\"]\n[play]\nstart = \"" +
          start +
          " w - - 0 1\"\nhand = { captures = true, drops = true }\n"
          "promotions = [{ pieces = [\"chick\"], zone = \"end\", to = [\"" +
          promoted + "\"], demoted = true }]\nend = { extinctions = [{ pieces = [\"lion\"] }] }\n",
      report);
  EXPECT_EQ(describe(report), "");
  return aim_in_words(GameWords(*game));
}

TEST(Aims, AreAtTheOnlyPieceWhereNoOtherCanCome) {
  const std::string only = "The aim is to capture the opponent’s Lion.",
                    last = "The aim is to capture the opponent’s last Lion.";
  EXPECT_EQ(aim_with_lions("3lc3/8/8/8/8/8/8/3LC3[]", "hen"), only);
  EXPECT_EQ(aim_with_lions("3lc3/8/8/8/8/8/8/3LC3[]", "lion"), last);
  EXPECT_EQ(aim_with_lions("3lc3/8/8/8/8/8/8/3LC3[Ll]", "hen"), last);
  EXPECT_EQ(aim_with_lions("2llc3/8/8/8/8/8/8/2LLC3[]", "hen"), last);
}

TEST(BareKings, AreCalledSoWhereTheLastPieceIsAlwaysTheKing) {
  const auto ends = [](const std::string& rule, const std::string& play = {}) {
    const auto game =
        with_pawns(pawn_moves, play + "end = { extinctions = [{ left = 1" + rule + " }] }\n");
    return base::joined(ends_in_words(GameWords(*game)).sentences, " ");
  };
  EXPECT_TRUE(has(ends(""), "A player left with a bare King loses."));
  EXPECT_TRUE(has(ends(", against = 2"), "loses, unless the opponent’s is bare too."));
  EXPECT_TRUE(has(ends(", against = 2, reply = true"),
                  "A player left with a bare King loses, unless the next move bares the "
                  "opponent’s."));
  EXPECT_TRUE(has(ends(", against = 3"), "has at most one piece left"));
  EXPECT_TRUE(
      has(ends("", "hand = { captures = true, drops = true }\n"), "has at most one piece left"))
      << "the King and what is in hand";
}

}  // namespace
}  // namespace boardwright::tests::equivalence_test
