// FEN, castling and mates on hexagons, boards with holes, plates and boards for three.
#include "support/boards.h"
#include "game/positions.h"
#include "play/fen.h"
#include "play/game_logic.h"
#include "play/move_text.h"
#include "support/free_boards.h"
#include "support/rooms.h"
#include "support/written_game.h"

namespace boardwright::tests::boards_test {
namespace {

/// A position after some moves.
Position position(const Game& game, const std::string& text, const std::string& plays = {}) {
  Report report;
  report.keep_source("FEN", text);
  auto found = read_position(game, text, "FEN", report);
  EXPECT_EQ(describe(report), "");
  if (!found) return *game.find_position("start");
  const GameLogic play = play_of(game, *found);
  for (std::string_view each :
       plays.empty() ? std::vector<std::string_view>() : split(plays, ';')) {
    const MoveRead read = read_move(play, *found, each);
    EXPECT_TRUE(read.move) << read.problem;
    if (read.move) found = play.after(*found, *read.move);
  }
  return *found;
}

std::string fen(const Game& game, const std::string& text, const std::string& plays = {}) {
  return print_position(game, position(game, text, plays)).value_or("nothing");
}

std::string problems(const Game& game, const std::string& text) {
  Report report;
  report.keep_source("FEN", text);
  EXPECT_FALSE(read_position(game, text, "FEN", report));
  return describe(report);
}

/// The moves of the piece on a cell as text, in order.
std::string moves(const Game& game, const std::string& text, const std::string& cell) {
  const Position from = position(game, text);
  const GameLogic play = play_of(game, from);
  std::vector<std::string> found;
  for (const Move& move : play.legal(from))
    if (game.board().name(move.from) == cell)
      found.push_back(game.board().name(move.to) +
                      (move.rook_to == no_cell ? "" : "&" + game.board().name(move.rook_to)));
  std::sort(found.begin(), found.end());
  return joined(found, " ");
}

constexpr const char* glinski =
    "b/qbk/n1b1n/r5r/ppppppppp/11/5P5/4P1P4/3P1B1P3/2P2B2P2/1PRNQBKNRP1 w - - 0 1";

TEST(HexFen, OmitsMissingCellsOfARank) {
  const auto game = test::read_rules("glinski");
  EXPECT_EQ(fen(*game, glinski), glinski);
  EXPECT_EQ(position(*game, glinski), *game->find_position("start"));
  const std::string by_files =
      "*****b*****/****qbk****/***n1b1n***/**r5r**/*ppppppppp*/11/5P5/4P1P4/3P1B1P3/2P2B2P2/"
      "1PRNQBKNRP1 w - - 0 1";
  EXPECT_EQ(fen(*game, by_files), glinski);
}

TEST(HexFen, CastlingFieldCanBeOmitted) {
  const auto game = test::read_rules("glinski");
  const std::string played = fen(*game, glinski, "e4 e6");
  EXPECT_EQ(played, "b/qbk/n1b1n/r5r/ppppppppp/4P6/5P5/6P4/3P1B1P3/2P2B2P2/1PRNQBKNRP1 b - e5 0 1");
  const std::string short_form =
      "b/qbk/n1b1n/r5r/ppppppppp/4P6/5P5/6P4/3P1B1P3/2P2B2P2/1PRNQBKNRP1 b e5 0 1";
  EXPECT_EQ(fen(*game, short_form), played);
}

TEST(HexFen, ReportsTheLengthOfARank) {
  EXPECT_EQ(problems(*test::read_rules("glinski"),
                     "bb/qbk/n1b1n/r5r/ppppppppp/11/11/11/11/11/11 w - - 0 1"),
            "FEN:1:1: error: rank 11 has 2 cells of 1\n"
            "bb/qbk/n1b1n/r5r/ppppppppp/11/11/11/11/11/11 w - - 0 1\n^\n");
}

TEST(FenWithHoles, ReadsBothFormsAndWritesByFiles) {
  const auto game = test::read_rules("omega");
  const std::string array = *print_position(*game, *game->find_position("start"));
  std::string present = array;
  std::erase(present, '*');
  EXPECT_EQ(fen(*game, present), array);
  EXPECT_EQ(array.substr(0, 13), "w**********w/");
}

TEST(FenWithHoles, RejectsPiecesInHoles) {
  const auto game = test::read_rules("omega");
  std::string array = *print_position(*game, *game->find_position("start"));
  array[1] = 'p';
  EXPECT_TRUE(problems(*game, array).starts_with("FEN:1:2: error: the board has no cell there\n"));
}

TEST(FenOfPlates, BeginsWithTheHighestPlate) {
  const auto game = test::read_rules("raumschach");
  EXPECT_EQ(fen(*game, *print_position(*game, *game->find_position("start")),
                "Ac2 Ac3; Dc4 Cc4; Ad1 Bd3"),
            "rnknr/ppppp/5/5/5|ubqub/pp1pp/5/5/5|5/2p2/5/5/5|5/5/3N1/PPPPP/BUQBU|"
            "5/5/2P2/PP1PP/RNK1R b - - 1 2");
}

TEST(Castling, FollowsGivenLines) {
  const auto game = test::read_rules("shafran");
  EXPECT_EQ(moves(*game, "k4/6/7/8/9/8R/8/7/6/R3K w KQ - 0 1", "e1"),
            "b1&c1 c1&d1 d1 d2 e2 f2 f3 g3&f2 h4&g3");
  EXPECT_EQ(moves(*game, "k4/6/7/8/9/8R/8/7/6/R3K w K - 0 1", "e1"), "d1 d2 e2 f2 f3 g3&f2 h4&g3");
}

TEST(Castling, FenLosesItsLettersWithTheRook) {
  const auto game = test::read_rules("shafran");
  const std::string start = "k4/6/7/8/9/8R/8/7/6/R3K w KQ - 0 1";
  EXPECT_EQ(fen(*game, start), start);
  EXPECT_EQ(fen(*game, start, "i5 i6"), "k4/6/7/8/8R/9/8/7/6/R3K b Q - 1 1");
}

TEST(Castling, FollowsTheLinesOfTheBoardForThree) {
  const auto game = test::read_rules("threeplayer");
  EXPECT_EQ(moves(*game, "turn: Red\nWhite: K e1\nRed: K d8* R l8* a8*\nBlack: K i12\n", "d8"),
            "b8&c8 c7 c8 d7 i7 i8 j8&i8");
}

TEST(MateAmongThree, IsWonByTheAttackerOfTheKing) {
  const auto game = test::read_rules("threeplayer");
  const auto said = [&](const std::string& text) {
    const Position from = position(*game, text);
    const auto ending = play_of(*game, from).ending(from);
    return ending ? sentence_of(*ending, game->board(), game->piece_types, game->rules) : "";
  };
  EXPECT_EQ(said("turn: White\nWhite: K a1\nRed: K a8\nBlack: K i12 R h1 Q h2\n"),
            "Black has won: White is mated.");
  EXPECT_EQ(said("turn: White\nWhite: K a1\nRed: K d8 R h1 Q h2\nBlack: K i12\n"),
            "Red has won: White is mated.");
  EXPECT_EQ(said("turn: White\nWhite: K a1\nRed: K d8 R h1\nBlack: K i12 Q h2\n"),
            "Red has won: White is mated.");
}

TEST(Facing, FollowsLinesThatBend) {
  const auto board = test::given_board(test::three_players, test::three_seats());
  PieceType king;
  king.id = "king";
  king.moves = test::moves(*board, {"step orthogonal"});
  const std::vector<PieceType> piece_types{king};
  GameRules rules;
  rules.royal.piece_types = {PieceTypeId{0}};
  play::RuleTerm passed{play::RuleWord::passing};
  passed.number = 1;
  rules.lines = {{{passed, {play::RuleWord::facing}}, {play::RuleWord::draws}}};
  const GameLogic play(*board, piece_types, rules);
  Position position = empty_position(*board);
  position.passes = 1;
  position.at(*board->find("d2")) = piece_of(PieceTypeId{0}, SeatId{0});
  position.at(*board->find("d7")) = piece_of(PieceTypeId{0}, SeatId{1});
  ASSERT_TRUE(play.decided(position));
  EXPECT_EQ(play.decided(position)->by, Ending::By::line);
  position.at(*board->find("d7")) = {};
  position.at(*board->find("c7")) = piece_of(PieceTypeId{0}, SeatId{1});
  EXPECT_FALSE(play.decided(position));
}

TEST(Goals, CanBeADraw) {
  const auto game = test::read_rules("tamerlane");
  const Position from =
      position(*game, "*11*/K11*/*11*/*11*/*11*/*11*/*11*/*11*/*12/*10k* w - - 0 1");
  const auto ending = play_of(*game, from).ending(from);
  ASSERT_TRUE(ending);
  EXPECT_EQ(sentence_of(*ending, game->board(), game->piece_types, game->rules),
            "The game is drawn: White’s King reached the far citadel.");
}

TEST(Start, CanBeInline) {
  const std::string head =
      test::squares() +
      "[piece.king]\nname = \"King\"\nletter = \"K\"\nmoves = [\"step orthogonal diagonal\"]\n"
      "[play]\nking = \"king\"\n";
  EXPECT_EQ(
      test::problems_of(head + "start = \"\"\"\nturn: White\nWhite: K e1\nBlack: K e8\n\"\"\"\n"),
      "");
  EXPECT_EQ(test::problems_of(head + "start = \"\"\"\nturn: White\nWhite: X e1\n\"\"\"\n"),
            "game.toml:18:8: error: a letter of a piece comes before the cells\none of K\n"
            "game.toml:18:10: error: a letter of a piece comes before the cells\none of K\n");
}

}  // namespace
}  // namespace boardwright::tests::boards_test
