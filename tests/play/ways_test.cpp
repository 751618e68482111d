// Captures on the way, rifle captures and swaps, in crowded positions.
#include <algorithm>
#include <array>
#include <random>

#include "definition/agreement.h"
#include "play/game_logic.h"
#include "play/move_text.h"
#include "support/boards.h"
#include "support/effort.h"
#include "support/play_laws.h"
#include "support/rooms.h"
#include "support/written_game.h"

namespace boardwright::tests::ways_test {
namespace {

const std::string pieces_given = R"(
[piece.king]
name = "King"
letter = "K"
moves = ["step orthogonal diagonal"]
[piece.lion]
name = "Lion"
letter = "L"
moves = ["leap 2 orthogonal diagonal", "leap 2:1 orthogonal", "step orthogonal diagonal",
         "step orthogonal diagonal capturing then step orthogonal diagonal any",
         "move step orthogonal diagonal then step orthogonal diagonal back"]
[piece.archer]
name = "Archer"
letter = "A"
moves = ["move step orthogonal", "capture slide diagonal rifle"]
[piece.swapper]
name = "Swapper"
letter = "S"
moves = ["step diagonal", "slide orthogonal swap", "leap 2:1 orthogonal swap enemy lion"]
[piece.jumper]
name = "Jumper"
letter = "J"
moves = ["move step diagonal", "capture hop diagonal locust beyond 1",
         "capture hop orthogonal locust hurdles 2 beyond 2"]
[piece.vaulter]
name = "Vaulter"
letter = "V"
moves = ["ride 2:1 orthogonal hurdles 1 beyond exactly 2",
         "move hop orthogonal beyond 1 then step diagonal outward",
         "capture hop diagonal beyond 1 locust then step orthogonal any"]
[piece.mirror]
name = "Mirror"
letter = "M"
moves = ["slide diagonal reflecting 1", "slide orthogonal exactly 2"]
[play]
king = "king"
)";

std::shared_ptr<const Game> game_with(const std::string& rules = {}) {
  Report report;
  auto game = test::written_game(test::squares() + pieces_given + rules, report);
  EXPECT_EQ(describe(report), "");
  return game;
}

/// Eight rows of eight letters, a1 first; capitals for the first seat, '.' for an empty cell.
using Occupancy = std::array<char, 64>;

Position position_of(const Occupancy& pieces, const Game& game) {
  Position position = empty_position(game.board());
  for (int i = 0; i < 64; ++i) {
    const char letter = pieces[std::size_t(i)];
    if (letter == '.') continue;
    const std::string kinds = "KLASJVM", name{char('a' + i % 8), char('1' + i / 8)};
    position.at(*game.board().find(name)) =
        piece_of(PieceTypeId(kinds.find(char(std::toupper(letter)))),
                 SeatId(std::isupper(letter) != 0 ? 0 : 1));
  }
  return position;
}

Occupancy random_pieces(std::mt19937& random) {
  Occupancy pieces;
  pieces.fill('.');
  const std::string all = random() % 2 == 0 ? "KkLlAaSsJjLlLlAaSsJj" : "KkVvMmJjVvMmVvMmLlJj";
  const std::size_t count = 4 + random() % (all.size() - 3);
  for (std::size_t i = 0; i < count;) {
    // Within 6 rows and columns, so that they meet.
    char& cell = pieces[(random() % 6) * 8 + random() % 6];
    if (cell == '.') cell = all[i++];
  }
  return pieces;
}

TEST(Ways, AgreeWithTheDefinitionInCrowds) {
  const auto game = game_with();
  std::mt19937 random(7);
  for (int i = 0; i < test::cases(300); ++i) {
    const Occupancy pieces = random_pieces(random);
    const auto played =
        definition::compare(*game, position_of(pieces, *game), static_cast<std::uint64_t>(i), 3);
    ASSERT_EQ(played.difference, "") << std::string(pieces.begin(), pieces.end());
  }
}

TEST(Ways, MoveByTwoLinesIsListedOnce) {
  Report report;
  const std::string twin =
      "[piece.twin]\nname = \"Twin\"\nletter = \"T\"\nmoves = [\"capture hop orthogonal beyond 1 "
      "locust\", \"capture hop orthogonal diagonal beyond 1 locust\"]\n";
  const auto game = test::written_game(
      test::squares() + twin + pieces_given, report,
      {{"positions/twin.txt", "turn: White\nWhite: K a8 T a1\nBlack: K h8 L a2 L b2\n"}});
  ASSERT_EQ(describe(report), "");
  const Position& position = *game->find_position("twin");
  EXPECT_EQ(play_of(*game, position).legal_from(position, *game->board().find("a1")).size(), 2u);
}

TEST(Ways, EveryMoveReadsBackFromItsText) {
  const auto game = game_with();
  std::mt19937 random(8);
  for (int i = 0; i < 40; ++i) {
    const Occupancy pieces = random_pieces(random);
    ASSERT_EQ(test::broken_law(*game, position_of(pieces, *game)), "")
        << std::string(pieces.begin(), pieces.end());
  }
}

/// The move that a text is read as, or its problem. `boxed`: own pieces surround the Lion.
std::string read(const Game& game, const std::string& text, bool boxed = false) {
  Occupancy pieces;
  pieces.fill('.');
  for (const std::size_t cell : {18, 19, 20, 26, 28, 34}) pieces[cell] = boxed ? 'S' : '.';
  pieces[0] = 'K', pieces[63] = 'k', pieces[27] = 'L';   // d4
  pieces[36] = 'l', pieces[45] = 'a', pieces[35] = 'a';  // e5, f6, d5
  const Position position = position_of(pieces, game);
  const MoveRead read = read_move(play_of(game, position), position, text);
  return read.move ? print_move(*read.move, game.board(), game.piece_types) : read.problem;
}

TEST(Ways, TextListsCapturesOnTheWay) {
  const auto game = game_with();
  EXPECT_EQ(read(*game, "d4 f6"), "d4 f6 x f6");
  EXPECT_EQ(read(*game, "d4 f6 x e5 x f6"), "d4 f6 x e5 x f6");
  EXPECT_EQ(read(*game, "d4 d4 x e5"), "d4 d4 x e5");
  EXPECT_EQ(read(*game, "d4 d4"), "d4 d4");
  EXPECT_EQ(read(*game, "d4 d4", true), "'d4 d4' does not say what the piece captures");
  EXPECT_EQ(read(*game, "d4 e4"), "d4 e4");
  EXPECT_EQ(read(*game, "d4 e4 x d5"), "d4 e4 x d5");
}

TEST(Ways, OfSeveralCapturesOfOneMoveTheBestCounts) {
  Report report;
  const auto valued = test::written_game(
      [] {
        std::string text =
            test::squares() + pieces_given + "rules = [\"capturing most value: must\"]\n";
        for (std::size_t at = 0; (at = text.find("letter", at)) != std::string::npos; at += 20)
          text.insert(at, "value = 1\n");
        return text;
      }(),
      report);
  EXPECT_EQ(describe(report), "");
  EXPECT_EQ(read(*valued, "d4 f6 x e5 x f6"), "d4 f6 x e5 x f6");
  EXPECT_EQ(read(*valued, "d4 d6"), "d4 d6 x d5") << "two pieces are worth no more than one";
  EXPECT_NE(read(*valued, "d4 d4"), "d4 d4");
}

TEST(Ways, PieceThatSparesKingsGivesNoCheck) {
  Report report;
  const auto game = test::written_game(
      test::squares() +
          "[piece.king]\nname = \"King\"\nletter = \"K\"\nmoves = [\"step orthogonal "
          "diagonal\"]\n[piece.guard]\nname = \"Guard\"\nletter = \"G\"\nmoves = [\"slide "
          "orthogonal sparing king\"]\n[play]\nking = \"king\"\nstart = "
          "\"k3g3/8/8/8/8/8/8/4K3 w - - 0 1\"\n",
      report);
  ASSERT_EQ(describe(report), "");
  const Position& start = *game->find_position(game->start);
  const GameLogic play = play_of(*game, start);
  EXPECT_FALSE(play.in_check(start, first_seat));
  EXPECT_EQ(play.legal(start).size(), 5u);
  EXPECT_EQ(play.perft(start, 3), [&] {
    std::uint64_t count = 0;
    for (const Move& one : play.legal(start)) count += play.perft(play.after(start, one), 2);
    return count;
  }());
}

TEST(Ways, MoveCapturesAtMostThreePieces) {
  Report report;
  test::written_game(test::squares() +
                         "[piece.king]\nname = \"King\"\nmoves = [\"step diagonal capturing then "
                         "step diagonal ahead capturing then step diagonal ahead capturing then "
                         "step diagonal ahead\"]\n",
                     report);
  EXPECT_NE(describe(report).find("a move that captures 4 pieces"), std::string::npos)
      << describe(report);
}

}  // namespace
}  // namespace boardwright::tests::ways_test
