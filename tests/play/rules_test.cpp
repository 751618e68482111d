// Rules of play, each in a game that has it: legal moves and endings.
#include <algorithm>

#include "play/fen.h"
#include "play/game_logic.h"
#include "play/move_text.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/written_game.h"

namespace boardwright::tests::rules_test {
namespace {

/// A position of a shipped game.
class Scene {
 public:
  Scene(const std::string& id, const std::string& fen) {
    Report report;
    game_ = test::read_rules(id);
    report.keep_source("FEN", fen);
    auto position = parse_fen(fen, "FEN", game_->board(), game_->piece_types,
                              {game_->rules, game_->find_position("start")}, report);
    EXPECT_EQ(describe(report), "");
    position_ = std::move(*position);
  }

  GameLogic play() const { return play_of(*game_, position_); }

  /// The moves of the piece on a cell, as text.
  std::vector<std::string> moves(std::string_view cell) const {
    std::vector<std::string> found;
    for (const Move& move : play().legal_from(position_, *game_->board().find(cell)))
      found.push_back(print_move(move, game_->board(), game_->piece_types));
    std::sort(found.begin(), found.end());
    return found;
  }

  bool may(const std::string& text) const {
    return read_move(play(), position_, text).move.has_value();
  }

  Scene& make(const std::string& text) {
    const MoveRead read = read_move(play(), position_, text);
    EXPECT_TRUE(read.move) << read.problem;
    if (read.move) position_ = play().after(position_, *read.move);
    return *this;
  }

  std::optional<Ending> ending() const { return play().ending(position_); }

 private:
  std::shared_ptr<const Game> game_;
  Position position_;
};

using Texts = std::vector<std::string>;
constexpr Ending won_by_first{Ending::By::line, first_seat};

TEST(Rules, FacingGeneralsMustSeparateOrAPassEndsTheGame) {
  Scene scene("janggi", "9/4k4/9/p8/9/9/P8/9/4K4/9 w - - 0 1");
  EXPECT_TRUE(scene.may("e2 d2"));
  EXPECT_FALSE(scene.may("e2 e3"));  // on the same line still
  EXPECT_FALSE(scene.may("a4 a5"));
  EXPECT_FALSE(scene.ending());
  scene.make("pass");
  // Han moved second, for which it has one and a half points.
  EXPECT_EQ(scene.ending(), (Ending{Ending::By::line, second_seat}));
}

TEST(Rules, FenReportsMistakesInTheHand) {
  const auto game = test::read_rules("crazyhouse");
  const auto problems = [&](const std::string& hand) {
    Report report;
    parse_fen("4k3/8/8/8/8/8/8/4K3[" + hand + "] w - - 0 1", "FEN", game->board(),
              game->piece_types, {game->rules, game->find_position(game->start)}, report);
    return describe(report);
  };
  EXPECT_EQ(problems("2Nq"), "");
  EXPECT_EQ(problems("100N"), "");
  for (const char* count : {"0N", "101N"})
    EXPECT_NE(problems(count).find("too many in hand"), std::string::npos) << count;
  EXPECT_NE(problems("Nx").find("unknown letter 'x' in hand"), std::string::npos);
}

TEST(Rules, TwoPassesEndAGameThatAllowsThemAndPointsDecide) {
  Scene scene("janggi", "9/3k5/9/p8/9/9/P8/9/4K4/9 w - - 0 1");
  EXPECT_FALSE(scene.make("pass").ending());
  EXPECT_FALSE(Scene(scene).make("a7 a6").make("pass").ending());
  EXPECT_EQ(scene.make("pass").ending(), (Ending{Ending::By::line, second_seat}));
}

TEST(Rules, PassDoesNotAnswerACheck) {
  EXPECT_FALSE(Scene("janggi", "9/3k5/9/9/9/9/9/9/r3K4/9 w - - 0 1").may("pass"));
}

TEST(Rules, ChariotsCannonsAndSoldiersFollowPalaceLines) {
  const Scene scene("janggi", "5k3/9/3P5/9/9/9/9/5C3/4N4/5K3 w - - 0 1");
  EXPECT_TRUE(scene.may("f3 d1"));
  EXPECT_TRUE(scene.may("d8 e9"));
  EXPECT_FALSE(scene.may("d8 c9"));
  EXPECT_FALSE(Scene("janggi", "5k3/9/9/9/9/9/9/5C3/4C4/5K3 w - - 0 1").may("f3 d1"));
}

TEST(Rules, SafeGoalWaitsUntilNoOpponentCanCapture) {
  Scene scene("dobutsu", "g1e/1cL/l2/E1G[] w - - 0 1");
  EXPECT_EQ(Scene(scene).make("c3 c4").ending(), won_by_first);
  scene.make("c3 b4");
  EXPECT_FALSE(scene.ending());  // the Giraffe can capture the Lion
  EXPECT_EQ(Scene(scene).make("a4 b4").ending(), (Ending{Ending::By::extinction, second_seat}));
  EXPECT_EQ(scene.make("a4 a3").ending(), won_by_first);
}

TEST(Rules, HeldGoalIsWonAtTheNextTurn) {
  Scene taken("jesonmor", "nn1nnnnnn/9/9/2n6/9/5N3/9/9/NNNNN1NNN w - - 0 1");
  taken.make("f4 d5").make("c6 e5");
  EXPECT_FALSE(taken.ending());
  taken.make("a1 b3");
  EXPECT_EQ(taken.ending(), (Ending{Ending::By::line, second_seat}));
  taken = Scene("jesonmor", "nn1nnnnnn/9/9/2n6/9/9/5N3/9/NNNNN1NNN w - - 0 1");
  taken.make("f3 e5").make("c6 e5");
  EXPECT_FALSE(taken.ending());
}

TEST(Rules, RightIsLostWhenARookAimsAtItsPiece) {
  const Scene scene("cambodian", "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/R7/1NSKMSNR w DEde - 0 1");
  EXPECT_TRUE(Scene(scene).make("a3 a4").may("e8 c7"));
  EXPECT_FALSE(Scene(scene).make("a2 e2").may("e8 c7"));  // Pawns are between
}

TEST(Rules, RightIsReadFromFenAndNotUsedInCheck) {
  EXPECT_EQ(Scene("cambodian", "4k3/8/8/8/8/8/8/3KM3 w D - 0 1").moves("e1"),
            (Texts{"e1 d2", "e1 f2"}));
  EXPECT_TRUE(Scene("cambodian", "4k3/8/8/8/8/8/8/3KM3 w DE - 0 1").may("e1 e3"));
  EXPECT_TRUE(Scene("cambodian", "4k3/8/8/8/8/8/8/3KM3 w D - 0 1").may("d1 b2"));
  EXPECT_FALSE(Scene("cambodian", "4k3/8/8/8/8/4n3/8/3KM3 w D - 0 1").may("d1 b2"));
}

TEST(Rules, PawnPromotesInsteadOfAMoveAndWithoutAttack) {
  EXPECT_EQ(
      Scene("sittuyin", "k7/8/2P5/8/8/8/P7/K7[] w - - 0 1").moves("c6"),
      (Texts{"c6 b5 = general", "c6 c6 = general", "c6 c7", "c6 d5 = general", "c6 d7 = general"}));
  EXPECT_EQ(Scene("sittuyin", "k7/8/2P5/3n4/8/8/P7/K7[] w - - 0 1").moves("c6"),
            (Texts{"c6 b5 = general", "c6 c7", "c6 d7 = general"}));
  EXPECT_EQ(Scene("sittuyin", "k7/8/2P5/8/8/8/P7/K4F2[] w - - 0 1").moves("c6"), (Texts{"c6 c7"}));
}

TEST(Rules, LastPawnPromotesAnywhereWithoutUncoveringCheck) {
  EXPECT_TRUE(Scene("sittuyin", "k7/8/8/8/8/1P6/8/K7[] w - - 0 1").may("b3 b3 = general"));
  EXPECT_FALSE(Scene("sittuyin", "k7/8/8/8/8/1P6/P7/K7[] w - - 0 1").may("b3 b3 = general"));
  EXPECT_FALSE(Scene("sittuyin", "8/8/8/R2P3k/8/8/8/K7[] w - - 0 1").may("d5 e4 = general"));
  EXPECT_TRUE(Scene("sittuyin", "8/8/8/R2P3k/8/8/8/K7[] w - - 0 1").may("d5 d5 = general"));
}

TEST(Rules, GatingNeedsAMoveThatIsLegalByItself) {
  const Scene scene("seirawan", "4k3/8/8/8/8/8/8/r1N1K3[HE] w C - 0 1");
  EXPECT_FALSE(scene.may("c1 d3"));
  EXPECT_FALSE(scene.may("c1 d3 / E c1"));  // the Knight is pinned
  EXPECT_TRUE(Scene("seirawan", "4k3/4r3/8/8/8/8/4B3/RN2K2R[HE] w KQB - 0 1").may("b1 c3 / E b1"));
  EXPECT_FALSE(Scene("seirawan", "4k3/8/8/8/8/8/8/RN2K2R[HE] w KQ - 0 1").may("b1 c3 / E b1"));
  EXPECT_TRUE(Scene("seirawan", "4k3/8/8/8/8/8/8/RN2K2R[HE] w KQ - 0 1").may("e1 g1 / E h1"));
}

TEST(Rules, PiecesDroppedInTheSetupCanCastle) {
  Scene scene("placement", "r3k3/pppppppp/8/8/8/8/PPPPPPPP/R6R[Kr] w q - 0 1");
  scene.make("K @ e1").make("R @ h8");
  EXPECT_TRUE(scene.may("e1 g1"));
  EXPECT_TRUE(scene.make("a2 a3").may("e8 g8"));
}

/// The FEN after moves from the start of a game.
std::string fen_after(const std::string& id, const std::string& plays) {
  const auto game = test::read_rules(id);
  std::vector<Position> line{*game->find_position(game->start)};
  const GameLogic play = play_of(*game, line.front());
  for (std::string_view text : split(plays, ';')) {
    const MoveRead read = read_move(play, line.back(), text);
    EXPECT_TRUE(read.move) << read.problem;
    if (read.move) line.push_back(play.after(line.back(), *read.move));
  }
  return print_fen(line.back(), game->board(), game->piece_types,
                   {game->rules, game->find_position(game->start)})
      .value_or("");
}

TEST(QuietMoves, AreCountedFromAnyPawnMove) {
  EXPECT_EQ(fen_after("makruk", "a3 a4"), "rnsmksnr/8/pppppppp/8/P7/1PPPPPPP/8/RNSKMSNR b - - 0 1");
  EXPECT_TRUE(fen_after("makruk", "a3 a4; b8 d7").ends_with(" w - - 1 2"));
  EXPECT_TRUE(fen_after("chess", "a2 a3").ends_with(" b KQkq - 0 1"));
  EXPECT_TRUE(fen_after("xiangqi", "a4 a5").ends_with(" b - - 1 1"));  // it can go sideways
}

TEST(Drops, ZeroPerFileForbidsDrops) {
  Report report;
  const auto game = test::written_game(
      test::squares() +
          "[piece.king]\nname = \"King\"\nletter = \"K\"\nmoves = [\"step orthogonal diagonal\"]\n"
          "[piece.pawn]\nname = \"Pawn\"\nletter = \"P\"\nmoves = [\"step orthogonal forward\"]\n"
          "[play]\nstart = \"4k3/8/8/8/8/8/8/4K3[P] w - - 0 1\"\nking = \"king\"\n"
          "hand = { drops = true }\ndrops = [{ pieces = [\"pawn\"], per-file = 0 }]\n",
      report);
  EXPECT_EQ(describe(report), "");
  const Position& start = *game->find_position(game->start);
  for (const Move& move : play_of(*game, start).legal(start)) EXPECT_FALSE(move.is_drop());
}

}  // namespace
}  // namespace boardwright::tests::rules_test
