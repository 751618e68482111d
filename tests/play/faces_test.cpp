// Pieces with two faces, one of which is chosen at each drop: kyoto shogi.
#include <gtest/gtest.h>

#include "play/algebraic.h"
#include "play/game_logic.h"
#include "play/move_text.h"
#include "support/rooms.h"
#include "support/written_game.h"

namespace boardwright::tests::faces_test {
namespace {

/// Each move turns a piece over. A captured piece has one face in the hand, and is dropped with
/// either.
std::unique_ptr<const Game> kyoto() {
  std::string text = test::squares("5x5") + "[zone.board]\nranks = \"1,2,3,4,5\"\n";
  std::string promotions, drops;
  const auto piece_type = [&](const std::string& id, const std::string& letter,
                              const std::string& moves) {
    text += "[piece." + id + "]\nletter = \"" + letter + "\"\nmoves = [" + moves + "]\n";
  };
  const std::string gold = R"("step orthogonal", "step diagonal forward")";
  piece_type("king", "K", R"("step orthogonal diagonal")");
  for (const auto& [letter, front, moves, back, others] :
       {std::tuple{"L", "lance", R"("slide orthogonal heading 0")", "tokin", gold.c_str()},
        {"S", "silver", R"("step diagonal", "step orthogonal heading 0")", "bishop",
         R"("slide diagonal")"},
        {"N", "knight", R"("leap 2:1 orthogonal heading 0")", "gold", gold.c_str()},
        {"P", "pawn", R"("step orthogonal heading 0")", "rook", R"("slide orthogonal")"}}) {
    piece_type(front, letter, moves);
    piece_type(back, std::string("+") + letter, others);
    promotions += std::string("{ pieces = [\"") + front + "\"], to = [\"" + back +
                  "\"], zone = \"board\", demoted = true }, { pieces = [\"" + back +
                  "\"], to = [\"" + front + "\"], zone = \"board\" }, ";
    drops += std::string("{ pieces = [\"") + front + "\"], as = \"" + back + "\" }, ";
  }
  Report report;
  auto game = test::written_game(
      text + "[play]\nking = \"king\"\nhand = { captures = true, drops = true }\npromotions = [" +
          promotions + "]\ndrops = [" + drops + "]\nstart = \"p+nks+l/5/5/5/+LSK+NP[-] w 0 1\"\n",
      report);
  EXPECT_EQ(describe(report), "");
  return game;
}

TEST(Faces, KyotoShogiDepth5Is225903) {
  const auto game = kyoto();
  ASSERT_TRUE(game && game->find_position(game->start) != nullptr);
  const Position& start = *game->find_position(game->start);
  EXPECT_EQ(play_of(*game, start).perft(start, 5), 225'903u);
}

TEST(Faces, APromotionOfNothingDemotesNothing) {
  Report report;
  const auto game = test::written_game(
      test::squares() +
          "[zone.top]\nranks = \"last\"\n[piece.wazir]\nletter = \"W\"\n"
          "moves = [\"step orthogonal\"]\n[play]\n"
          "promotions = [{ pieces = [], to = [\"wazir\"], zone = \"top\", demoted = true }]\n",
      report, {{"positions/p.txt", "turn: White\nWhite: W a1\n"}});
  ASSERT_EQ(describe(report), "");
  const Position& position = *game->find_position("p");
  EXPECT_EQ(play_of(*game, position).legal(position).size(), 2u);
}

TEST(Faces, DropNamesTheFaceUp) {
  const auto game = kyoto();
  ASSERT_TRUE(game && game->find_position(game->start) != nullptr);
  Report report;
  const auto position = read_position(*game, "2k2/5/5/5/2K2[Pp] w 0 1", "test", report);
  ASSERT_TRUE(position) << describe(report);
  const GameLogic play = play_of(*game, *position);
  for (const char* text : {"P @ b3", "P @ b3 = rook"}) {
    const MoveRead read = read_move(play, *position, text);
    ASSERT_TRUE(read.move) << read.problem;
    EXPECT_EQ(print_move(*read.move, game->board(), game->piece_types), text);
    const Position after = play.after(*position, *read.move);
    const Piece& put = after.at(*game->board().find("b3"));
    EXPECT_EQ(game->piece_type(put.piece_type).id,
              read.move->promoted == no_piece_type ? "pawn" : "rook");
    EXPECT_EQ(put.promoted, read.move->promoted != no_piece_type);
  }
  const auto legal = play.legal(*position);
  const auto names = algebraic_names(play, *position, legal);
  EXPECT_NE(std::find(names.begin(), names.end(), "P*b3"), names.end());
  EXPECT_NE(std::find(names.begin(), names.end(), "P*b3+"), names.end());
  for (const char* text : {"P*b3+", "+P*b3"}) {
    const MoveRead read = read_move(play, *position, text);
    ASSERT_TRUE(read.move) << text << read.problem;
    EXPECT_EQ(game->piece_type(read.move->promoted).id, "rook") << text;
  }
}

/// A piece dropped as another type obeys the drop rules of that type.
TEST(Faces, PieceDroppedAsAnotherTypeObeysItsRules) {
  Report report;
  const auto game = test::written_game(
      test::squares() +
          "[zone.home]\nranks = \"first\"\n[piece.king]\nletter = \"K\"\nmoves = [\"step "
          "orthogonal\"]\n[piece.man]\nletter = \"M\"\nmoves = [\"step orthogonal\"]\n[piece.lady]"
          "\nletter = \"L\"\nmoves = [\"slide orthogonal\"]\n[play]\nking = \"king\"\nhand = { "
          "drops "
          "= true }\ndrops = [{ pieces = [\"man\"], as = [\"lady\"] }, { pieces = [\"lady\"], zone "
          "= \"home\" }]\nstart = \"4k3/8/8/8/8/8/8/4K3[M] w - - 0 1\"\n",
      report);
  ASSERT_EQ(describe(report), "");
  const Position& start = *game->find_position(game->start);
  int pieces = 0, ladies = 0;
  for (const Move& move : play_of(*game, start).legal(start))
    if (move.is_drop()) ++(move.promoted == no_piece_type ? pieces : ladies);
  EXPECT_EQ(pieces, 62);
  EXPECT_EQ(ladies, 7);
}

}  // namespace
}  // namespace boardwright::tests::faces_test
