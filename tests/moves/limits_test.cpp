// The rules hold up to the limits: many piece types, many moves, long ranges.
#include "base/limits.h"

#include "play/mark.h"
#include "play/move_text.h"
#include "support/boards.h"
#include "support/position_text.h"
#include "support/rooms.h"

namespace boardwright::tests::limits_test {
namespace {

constexpr PieceTypeId last_piece{limits::piece_types - 1};

/// A board and a number of piece types; type 0 is the King.
class Many : public testing::Test {
 protected:
  void use(const std::string& size) { board_ = test::board("rectangular", size); }

  PieceType& add(const std::vector<std::string>& moves, const State& state = {}) {
    PieceType piece_type;
    piece_type.id = "p" + std::to_string(piece_types_.size());
    piece_type.letter = "P" + std::to_string(piece_types_.size()) + "_";
    piece_type.state = state;
    Vocabulary vocabulary = vocabulary_of(*board_, state);
    for (int i = 0; i < limits::piece_types; ++i)
      vocabulary.piece_types.push_back("p" + std::to_string(i));
    Report report;
    for (const std::string& text : moves)
      piece_type.moves.push_back(*parse_pattern(text, {}, vocabulary, report));
    return piece_types_.emplace_back(std::move(piece_type));
  }

  void fill(int count, const std::string& move = "step orthogonal") {
    while (static_cast<int>(piece_types_.size()) < count) add({move});
  }

  Position position(const std::string& text) const {
    Report report;
    auto read = parse_position(text, "text", *board_, piece_types_, report);
    EXPECT_EQ(describe(report), "");
    return *read;
  }

  bool may(const GameLogic& play, const std::string& pieces, const std::string& move) const {
    return read_move(play, position("turn: White\n" + pieces), move).move.has_value();
  }

  GameLogic play() const { return {*board_, piece_types_, rules_}; }

  std::unique_ptr<Board> board_ = test::board("rectangular", "8x8");
  std::vector<PieceType> piece_types_;
  GameRules rules_;
};

/// `taken …: wins`
play::RuleLine won_by_taking(PieceTypeId piece_type) {
  play::RuleTerm taken{play::RuleWord::taken};
  taken.pieces.piece_types = {piece_type};
  return {{taken}, {play::RuleWord::wins}};
}

TEST_F(Many, CapturesOfDifferentTypesAreDistinct) {
  fill(limits::piece_types);
  rules_.lines = {won_by_taking(PieceTypeId{0})};
  const GameLogic first = play();
  rules_.lines = {won_by_taking(last_piece)};
  const GameLogic last = play();
  for (const PieceTypeId piece_type : {PieceTypeId{32}, PieceTypeId{33}, PieceTypeId{64},
                                       PieceTypeId{128}, PieceTypeId{256}, last_piece}) {
    const std::string letter = piece_types_[index(piece_type)].letter;
    const Position of = position("turn: White\nWhite: P1_ a1\nBlack: P0_ h8 " + letter + " a2\n");
    const Position next = first.after(of, *read_move(first, of, "a1 a2").move);
    EXPECT_TRUE(next.has_taken(first_seat, piece_type));
    EXPECT_FALSE(next.has_taken(second_seat, piece_type));
    EXPECT_FALSE(first.decided(next)) << letter;
    EXPECT_EQ(last.decided(next).has_value(), piece_type == last_piece);
  }
}

TEST_F(Many, PositionsListEveryCapturedType) {
  fill(limits::piece_types);
  const std::string text =
      "turn: White\nWhite: took=P0_,P31_,P32_,P511_ P300_ a1\nBlack: P511_ h8\n";
  const Position read = position(text);
  EXPECT_EQ(test::print_position(read, *board_, piece_types_), text);
  EXPECT_EQ(read.at(*board_->find("h8")).piece_type, last_piece);
}

TEST_F(Many, PieceSparesExactlyTheNamedTypes) {
  add({"step orthogonal sparing p32 p511"});
  fill(limits::piece_types);
  const GameLogic of = play();
  for (const int kind : {1, 31, 33, 256, 510})
    EXPECT_TRUE(may(of, "White: P0_ a1\nBlack: P" + std::to_string(kind) + "_ a2\n", "a1 a2"))
        << kind;
  for (const int kind : {32, 511})
    EXPECT_FALSE(may(of, "White: P0_ a1\nBlack: P" + std::to_string(kind) + "_ a2\n", "a1 a2"))
        << kind;
}

TEST_F(Many, LastOfManyTypesGivesCheck) {
  add({"step orthogonal diagonal"});
  fill(limits::piece_types - 1);
  add({"slide orthogonal"});
  rules_.royal.piece_types = {PieceTypeId{0}};
  const std::string pieces = "White: P0_ a1\nBlack: P0_ h8 P511_ ";
  EXPECT_TRUE(play().in_check(position("turn: White\n" + pieces + "a8\n"), first_seat));
  EXPECT_FALSE(play().in_check(position("turn: White\n" + pieces + "b8\n"), first_seat));
}

TEST_F(Many, EveryMoveKeepsItsOwnConditions) {
  std::vector<std::string> moves = {"step orthogonal sparing p1"};
  while (static_cast<int>(moves.size()) < limits::piece_moves - 1)
    moves.push_back("step orthogonal sparing p1");
  moves.push_back("step diagonal");
  add(moves);
  fill(3);
  EXPECT_FALSE(may(play(), "White: P0_ a1\nBlack: P1_ a2\n", "a1 a2"));
  EXPECT_TRUE(may(play(), "White: P0_ a1\nBlack: P1_ b2\n", "a1 b2"));
  // After as many as a byte counts, the next is not taken for the first.
  piece_types_.clear();
  moves.resize(256);
  moves.push_back("step diagonal");
  add(moves);
  fill(3);
  EXPECT_TRUE(may(play(), "White: P0_ a1\nBlack: P1_ b2\n", "a1 b2"));
}

TEST_F(Many, RoamingLeapsCoverALargeBoard) {
  use("45x45");
  Report report;
  const auto move = parse_pattern("roam 2:1 orthogonal", {}, vocabulary_of(*board_), report);
  std::vector<MovePattern> roams{*move}, many{*move};
  for (int i = 0; i < 4; ++i) many[0].axes.push_back("orthogonal");
  const PieceMoves once(*board_, roams, first_seat), often(*board_, many, first_seat);
  for (const char* cell : {"a1", "w23", "as45"}) {
    const CellId from = *board_->find(cell);
    EXPECT_EQ(reach(once, {}, from).moves.size(), 2024) << cell;
    EXPECT_EQ(reach(often, {}, from).moves, reach(once, {}, from).moves) << cell;
  }
}

TEST_F(Many, RangeSpansTheLongestBoard) {
  use("600x1");
  const std::string last = board_->name(*board_->find(board_->file_order.back() + "1"));
  const std::string first = board_->file_order.front() + "1";
  add({"step orthogonal"});
  add({"slide orthogonal up to n"}, {{"n", 1}});
  rules_.royal.piece_types = {PieceTypeId{0}};
  const auto checks = [&](int n) {
    return play().in_check(position("turn: White\nWhite: P0_ " + first + "\nBlack: P1_" +
                                    std::to_string(n) + "+ " + last + "\n"),
                           first_seat);
  };
  EXPECT_TRUE(checks(599));
  EXPECT_FALSE(checks(598));
  EXPECT_FALSE(checks(599 - 512));
  EXPECT_FALSE(checks(256));
}

TEST_F(Many, RangeGrowsToTheSizeOfTheBoard) {
  use("600x1");
  add({"slide orthogonal up to n counting"}, {{"n", 1}});
  for (const int n : {98, 99, 127, 255, 256, 598}) {
    const Position of = position("turn: White\nWhite: P0_" + std::to_string(n) +
                                 "+ a1\nBlack: P0_+ " + board_->file_order.back() + "1\n");
    const std::string to = board_->file_order[static_cast<std::size_t>(n)] + "1";
    const Position next = play().after(of, *read_move(play(), of, "a1 " + to).move);
    EXPECT_EQ(next.at(*board_->find(to)).n, n + 1);
  }
}

TEST_F(Many, RangeBeyondTheLimitIsRejected) {
  add({"slide orthogonal up to n"}, {{"n", 1}});
  std::string problem;
  EXPECT_EQ(parse_state(piece_types_[0], "n=2048", problem), (State{{"n", limits::length}}));
  EXPECT_EQ(problem, "");
  for (const char* past : {"n=2049", "n=0", "n=-1"}) {
    problem.clear();
    EXPECT_FALSE(parse_state(piece_types_[0], past, problem));
    EXPECT_EQ(problem, "'" + std::string(past) + "' is not a number of the piece");
  }
  Piece piece;
  EXPECT_TRUE(parse_mark("2048+", piece));
  EXPECT_EQ(print_mark(piece), "²⁰⁴⁸⁺");
  EXPECT_FALSE(parse_mark("2049+", piece));
  EXPECT_FALSE(parse_mark("65537+", piece));
  Report report;
  EXPECT_FALSE(parse_position("turn: White\nset: p0 n 2049\nWhite: P0_+ a1\n", "text", *board_,
                              piece_types_, report));
  EXPECT_EQ(describe(report),
            "text:2:11: error: '2049' is not a number of the piece\nn is from 1 to 2048\n");
}

}  // namespace
}  // namespace boardwright::tests::limits_test
