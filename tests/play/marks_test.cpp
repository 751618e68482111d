// What lines remember, and the player who moves again.
#include <algorithm>

#include "support/rule_scene.h"
#include "support/sample_games.h"
#include "support/written_game.h"

namespace boardwright::tests::marks_test {
namespace {

using play::MoveRead;
using test::RuleScene;

/// A game that is played from its start, move by move.
class Table {
 public:
  explicit Table(const std::string& id)
      : game_(test::game_named(id)),
        play_(play_of(*game_, *game_->find_position(game_->start))),
        position_(*game_->find_position(game_->start)) {}

  Table& make(const std::string& moves) {
    for (const std::string_view move : base::split(moves, ';')) {
      const MoveRead read = read_move(play_, position_, std::string(base::trimmed(move)));
      EXPECT_TRUE(read.move) << move << ": " << read.problem;
      if (read.move) position_ = play_.after(position_, *read.move);
    }
    return *this;
  }

  SeatId turn() const { return position_.turn; }
  const Position& position() const { return position_; }
  bool can(const std::string& move) const {
    return read_move(play_, position_, move).move.has_value();
  }
  std::string fen() const {
    return print_fen(position_, game_->board(), game_->piece_types, fen_game()).value_or("none");
  }
  Position read(const std::string& fen) const {
    Report report;
    const auto read = parse_fen(fen, "FEN", game_->board(), game_->piece_types, fen_game(), report);
    EXPECT_EQ(describe(report), "");
    return read.value_or(Position());
  }
  std::string problem(const std::string& fen) const {
    Report report;
    parse_fen(fen, "FEN", game_->board(), game_->piece_types, fen_game(), report);
    return describe(report);
  }

 private:
  play::FenGame fen_game() const { return {game_->rules, game_->find_position(game_->start)}; }

  std::shared_ptr<const Game> game_;
  play::GameLogic play_;
  Position position_;
};

TEST(Marks, GiveASecondMove) {
  Table table("marseillais");
  EXPECT_EQ(table.make("e2 e4").turn(), board::second_seat) << "White begins with one move";
  EXPECT_EQ(table.make("a7 a6").turn(), board::second_seat);
  EXPECT_EQ(table.make("b7 b6").turn(), board::first_seat);
  EXPECT_EQ(table.make("f1 c4").turn(), board::first_seat);
  EXPECT_EQ(table.make("c4 f7 x f7").turn(), board::second_seat);
}

TEST(Marks, ACheckEndsATurn) {
  Table table("marseillais");
  table.make("e2 e4; f7 f6; a7 a6; d1 h5");
  EXPECT_EQ(table.turn(), board::second_seat);
  EXPECT_EQ(table.make("g7 g6").turn(), board::second_seat) << "the answer has a second move";
}

TEST(Marks, TurnsBecomeLongerByOne) {
  Table table("progressive");
  EXPECT_EQ(table.make("e2 e4").turn(), board::second_seat);
  EXPECT_EQ(table.make("a7 a6").turn(), board::second_seat);
  EXPECT_EQ(table.make("b7 b6").turn(), board::first_seat);
  EXPECT_EQ(table.make("a2 a3").turn(), board::first_seat);
  EXPECT_EQ(table.make("b2 b3").turn(), board::first_seat);
  EXPECT_EQ(table.make("c2 c3").turn(), board::second_seat);
}

TEST(Marks, ACheckEndsASeriesAndTheNextIsAsLongAsEver) {
  Table table("progressive");
  table.make("e2 e4; f7 f6; a7 a6; d1 h5");
  EXPECT_EQ(table.turn(), board::second_seat);
  EXPECT_EQ(table.make("g7 g6; g6 h5 x h5; b7 b6").turn(), board::second_seat);
  EXPECT_EQ(table.make("c7 c6").turn(), board::first_seat) << "four moves, not two";
}

TEST(Marks, StandInPositionsOfLines) {
  const auto read = [](const std::string& marks) {
    Report report;
    const auto game =
        test::written_game(test::squares() +
                               "[piece.king]\nletter = \"K\"\nmoves = [\"step orthogonal\"]\n"
                               "[play]\nmarks = { second = \"game\", shak = \"seat to 3\" }\n",
                           report);
    EXPECT_EQ(describe(report), "");
    const auto position = read_position(
        *game, "turn: White\n" + marks + "White: K a1\nBlack: K h8\n", "text", report);
    if (!position) return describe(report);
    return std::to_string(position->mark(0, first_seat)) + " " +
           std::to_string(position->mark(1, first_seat)) + " " +
           std::to_string(position->mark(1, board::second_seat));
  };
  EXPECT_EQ(read(""), "0 0 0");
  EXPECT_EQ(read("marks: second=1 shak=0+2\n"), "1 0 2");
  EXPECT_NE(read("marks: shak=1\n").find("text:2:8: error: 'shak' has two counts\nshak=0+1"),
            std::string::npos);
  EXPECT_NE(read("marks: shak=4+0\n").find("a count from 0 to 3"), std::string::npos);
  EXPECT_NE(read("marks: second\n").find("'second' has one count"), std::string::npos);
  EXPECT_NE(read("marks: second=1 second=0\n").find("a mark stands once"), std::string::npos);
  EXPECT_NE(read("marks: second=1\nmarks: shak=0+0\n").find("a second line for marks"),
            std::string::npos);
}

TEST(Marks, AreInFenAndReadAgain) {
  Table table("progressive");
  EXPECT_EQ(
      table.make("e2 e4; a7 a6").fen(),
      "rnbqkbnr/1ppppppp/p7/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - move-number=1 series-length=1 0 1");
  EXPECT_EQ(table.read(table.fen()).marks, table.position().marks);
  EXPECT_NE(table.problem("8/8/8/8/8/8/8/K6k w - - second=1 0 1").find("unknown mark 'second'"),
            std::string::npos);
  EXPECT_NE(
      table.problem("8/8/8/8/8/8/8/K6k w - - move-number=100 0 1").find("a count from 0 to 99"),
      std::string::npos);
  EXPECT_NE(table.problem("8/8/8/8/8/8/8/K6k w - - done=1 done=2 0 1").find("a mark stands once"),
            std::string::npos);
  EXPECT_NE(table.problem("8/8/8/8/8/8/8/K6k w - - move-number=1+1 0 1").find("has one count"),
            std::string::npos);
}

TEST(Marks, OfSeatsAreApart) {
  const std::string rules =
      "king = \"king\"\nmarks = { shak = \"seat to 2\" }\nrules = [\"checking: gains shak\", "
      "\"pawn moving: loses shak\", \"with shak at-least 2: wins\"]\n";
  const RuleScene scene(rules, "7k/8/8/8/8/8/P7/R6K w - - 0 1");
  EXPECT_EQ(scene.after("a1 b1"), "7k/8/8/8/8/8/P7/1R5K b - - 1 1");
  EXPECT_EQ(RuleScene(rules, "7k/8/8/8/8/8/P7/1R5K w - - 0 1").after("b1 b8"),
            "1R5k/8/8/8/8/8/P7/7K b - - shak=1+0 1 1");
  EXPECT_EQ(RuleScene(rules, "7k/8/8/8/8/8/P7/1R5K w - - shak=1+1 0 1").after("a2 a3"),
            "7k/8/8/8/8/P7/8/1R5K b - - shak=0+1 0 1");
  const RuleScene second(rules, "7k/8/8/8/8/8/P7/1R5K w - - shak=1+0 0 1");
  const play::GameLogic play = second.play();
  const MoveRead read = read_move(play, second.position(), "b1 b8");
  ASSERT_TRUE(read.move);
  EXPECT_EQ(play.ending(play.after(second.position(), *read.move))->winner, board::first_seat);
}

TEST(Marks, WhoDoesNotMoveGivesNoPerpetualCheck) {
  const std::string rules =
      "king = \"king\"\nrules = [\"playing, not checking: again\"]\n"
      "end = { repetition = 3, perpetual = \"loss\" }\n";
  const RuleScene scene(rules, "7k/8/8/8/8/8/8/K5N1 w - - 0 1");
  const play::GameLogic play = scene.play();
  std::vector<Position> game{scene.position()};
  for (const char* move : {"g1 f3", "f3 g1", "g1 f3", "f3 g1"})
    game.push_back(play.after(game.back(), *read_move(play, game.back(), move).move));
  const auto ending = play.ending(game);
  ASSERT_TRUE(ending);
  EXPECT_EQ(ending->winner, std::nullopt);
}

TEST(Marks, MakePositionsDiffer) {
  Table one("progressive"), other("progressive");
  one.make("g1 f3; g8 f6; f6 g8; f3 g1; b1 c3; c3 b1");
  EXPECT_NE(one.position(), other.position());
  EXPECT_TRUE(std::ranges::equal(one.position().pieces, other.position().pieces, {},
                                 &play::Piece::piece_type, &play::Piece::piece_type));
}

TEST(Marks, EndCapturesInPassingWhileASeatMovesAgain) {
  Table table("marseillais");
  table.make("e2 e4; a7 a6; h7 h6; e4 e5; a2 a3; b7 b6; d7 d5");
  EXPECT_TRUE(table.can("e5 d6 x d5")) << "the last move can be answered so";
  EXPECT_FALSE(table.make("a3 a4").can("e5 d6 x d5"));
}

TEST(Marks, GrowByNumbersAndByPieces) {
  const auto counts = [](const std::string& effect) {
    const RuleScene scene(
        "marks = { sum = \"game to 9\" }\nrules = [\"rook moving: " + effect + "\"]\n",
        "8/8/8/8/8/8/8/R2NNppp w - - 0 1");
    const std::string fen = scene.after("a1 a2");
    const std::size_t at = fen.find("sum=");
    return at == std::string::npos ? std::string("none") : fen.substr(at, fen.find(' ', at) - at);
  };
  EXPECT_EQ(counts("gains sum"), "sum=1");
  EXPECT_EQ(counts("gains sum 4"), "sum=4");
  EXPECT_EQ(counts("gains sum enemy"), "sum=3");
  EXPECT_EQ(counts("gains sum own knight"), "sum=2");
  EXPECT_EQ(counts("gains sum knight or pawn"), "sum=5");
}

}  // namespace
}  // namespace boardwright::tests::marks_test
