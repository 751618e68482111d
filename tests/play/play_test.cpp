// Positions and play, on a small board: 6x6, a King, Rooks and Pawns a side.
#include "play/game_logic.h"

#include <algorithm>

#include "base/limits.h"
#include "play/move_text.h"
#include "support/boards.h"
#include "support/position_text.h"
#include "support/rooms.h"

namespace boardwright::tests::play_test {
namespace {

class Small : public testing::Test {
 protected:
  Small() : board_(test::board("rectangular", "6x6")) {
    CellSet last, first;
    for (const char* file : {"a", "b", "c", "d", "e", "f"}) {
      last.insert(*board_->find(std::string(file) + "6"));
      first.insert(*board_->find(std::string(file) + "1"));
    }
    board_->zones["promotion"] = {last, first};
    add("king", "K", {"step orthogonal diagonal"});
    add("rook", "R", {"slide orthogonal"});
    add("pawn", "P",
        {"move step orthogonal forward", "move slide orthogonal forward up to 2 when unmoved",
         "capture step diagonal forward"},
        {{"unmoved", 1}});
    rules_.royal.piece_types = {PieceTypeId{0}};
    Castling castling;
    castling.king = PieceTypeId{0};
    castling.rooks = {PieceTypeId{1}};
    rules_.castling = {castling};
    rules_.en_passant.piece_types = rules_.en_passant.by = {PieceTypeId{2}};
    Promotion promotion;
    promotion.piece_types = {PieceTypeId{2}};
    promotion.zone = "promotion";
    promotion.to = {PieceTypeId{1}};
    rules_.promotions = {promotion};
  }

  void add(const std::string& id, const std::string& letter, const std::vector<std::string>& moves,
           const State& state = {}) {
    PieceType piece_type;
    piece_type.id = piece_type.name = id;
    piece_type.letter = letter;
    piece_type.value = static_cast<int>(piece_types_.size());
    piece_type.state = state;
    Report report;
    for (const std::string& text : moves)
      piece_type.moves.push_back(*parse_pattern(text, {}, vocabulary_of(*board_, state), report));
    piece_types_.push_back(std::move(piece_type));
  }

  Position position(const std::string& text) const {
    Report report;
    auto read = parse_position(text, "text", *board_, piece_types_, report);
    EXPECT_EQ(describe(report), "");
    return *read;
  }

  GameLogic play() const { return {*board_, piece_types_, rules_}; }

  std::vector<std::string> moves(const Position& of, const std::string& cell) const {
    std::vector<std::string> texts;
    for (const Move& move : play().legal_from(of, *board_->find(cell)))
      texts.push_back(print_move(move, *board_, piece_types_));
    std::sort(texts.begin(), texts.end());
    return texts;
  }

  Position after(const Position& of, const std::string& text) const {
    const auto move = read_move(play(), of, text).move;
    EXPECT_TRUE(move) << text;
    return play().after(of, *move);
  }

  bool may(const Position& of, const std::string& text) const {
    return read_move(play(), of, text).move.has_value();
  }

  using Texts = std::vector<std::string>;
  std::unique_ptr<Board> board_;
  std::vector<PieceType> piece_types_;
  GameRules rules_;
};

TEST_F(Small, KingCannotStepOntoAnAttackedCell) {
  const Position of = position("turn: White\nWhite: K a1\nBlack: K f6 R b5\n");
  EXPECT_EQ(moves(of, "a1"), (Texts{"a1 a2"}));
}

TEST_F(Small, CheckIsAnsweredByMovingBlockingOrCapturing) {
  const Position of = position("turn: White\nWhite: K a1 R c3 R e6\nBlack: K f4 R a6\n");
  EXPECT_TRUE(play().in_check(of, first_seat));
  EXPECT_EQ(moves(of, "c3"), (Texts{"c3 a3"}));
  EXPECT_EQ(moves(of, "e6"), (Texts{"e6 a6 x a6"}));
  EXPECT_EQ(moves(of, "a1"), (Texts{"a1 b1", "a1 b2"}));
}

TEST_F(Small, PinnedPieceStaysOnItsLine) {
  const Position of = position("turn: White\nWhite: K a1 R a3\nBlack: K f4 R a6\n");
  EXPECT_EQ(moves(of, "a3"), (Texts{"a3 a2", "a3 a4", "a3 a5", "a3 a6 x a6"}));
}

TEST_F(Small, KingIsNeverCaptured) {
  const Position of = position("turn: White\nWhite: K a1 R c3\nBlack: K c5\n");
  const Texts found = moves(of, "c3");
  EXPECT_TRUE(std::find(found.begin(), found.end(), "c3 c4") != found.end());
  EXPECT_TRUE(std::find(found.begin(), found.end(), "c3 c5 x c5") == found.end());
}

TEST_F(Small, CastlingNeedsUnmovedPiecesAndAnEmptyAndSafePath) {
  const auto castles = [&](const std::string& pieces) {
    const Texts found = moves(position("turn: White\n" + pieces), "c1");
    return std::find(found.begin(), found.end(), "c1 e1 & f1 d1") != found.end();
  };
  EXPECT_TRUE(castles("White: K c1* R f1*\nBlack: K a6\n"));
  EXPECT_FALSE(castles("White: K c1 R f1*\nBlack: K a6\n"));
  EXPECT_FALSE(castles("White: K c1* R f1\nBlack: K a6\n"));
  EXPECT_FALSE(castles("White: K c1* R f1* P e1\nBlack: K a6\n"));
  EXPECT_FALSE(castles("White: K c1* R f1*\nBlack: K a6 R d6\n"));  // through d1
  EXPECT_FALSE(castles("White: K c1* R f1*\nBlack: K a6 R e6\n"));  // onto e1
  EXPECT_FALSE(castles("White: K c1* R f1*\nBlack: K a6 R c6\n"));  // out of check
  EXPECT_TRUE(castles("White: K c1* R f1*\nBlack: K a6 R f6\n"));   // the Rook can be attacked
  rules_.castling.front().all_safe = true;
  EXPECT_FALSE(castles("White: K c1* R f1*\nBlack: K a6 R f6\n"));
}

TEST_F(Small, CastlingMovesBothPieces) {
  const Position next = after(position("turn: White\nWhite: K c1* R f1*\nBlack: K a6\n"), "c1 e1");
  EXPECT_EQ(test::print_position(next, *board_, piece_types_),
            "turn: Black\nWhite: K e1 R d1\nBlack: K a6\n");
}

TEST_F(Small, StackedPiecesLeaveOneByOneAndAreCapturedTogether) {
  board_->zones["home"] = {CellSet{*board_->find("b2")}, CellSet{*board_->find("b5")}};
  const Together together{{PieceTypeId{2}}, "home", 3};
  const auto read = [&](const std::string& text, Report& report) {
    return parse_position(text, "text", *board_, piece_types_, report, together);
  };
  Report report;
  const auto of = read("turn: White\nWhite: P b2 b2 b2\nBlack: R b6\n", report);
  ASSERT_TRUE(of) << describe(report);
  const CellId home = *board_->find("b2");
  EXPECT_EQ(of->count_on(home), 3);
  const Position one_left = after(*of, "b2 b3");
  EXPECT_EQ(one_left.count_on(home), 2);
  EXPECT_EQ(one_left.count_on(*board_->find("b3")), 1);
  const Position beside = after(one_left, "b6 a6");
  EXPECT_EQ(after(after(beside, "b3 b4"), "a6 b6").count_on(home), 2);
  const Position taken = after(after(after(one_left, "b6 a6"), "b3 b4"), "a6 a2");
  EXPECT_EQ(moves(taken, "a2"), (Texts{"a2 a1", "a2 a3", "a2 a4", "a2 a5", "a2 a6", "a2 b2 x b2"}));
  const Position all = after(after(taken, "b4 b5"), "a2 b2");
  EXPECT_EQ(all.count_on(home), 1);
  EXPECT_EQ(all.score[0], 2 * (2 + 2));  // two Pawns of value 2 on rank 2
  EXPECT_TRUE(all.stacks.empty());
  for (const char* pieces : {"P b2 b2 b2 b2", "R b2 b2", "P b5 b5", "P b2 b2*"}) {
    Report problems;
    EXPECT_FALSE(read("turn: White\nWhite: " + std::string(pieces) + "\nBlack: R b6\n", problems));
    EXPECT_NE(describe(problems).find("two pieces on"), std::string::npos) << pieces;
  }
}

TEST_F(Small, StackShieldsTheKingUntilItsLastPieceLeaves) {
  board_->zones["home"] = {CellSet{*board_->find("b1")}, CellSet{}};
  const auto rook_goes = [&](const std::string& rooks) {
    Report report;
    const auto of =
        parse_position("turn: White\nWhite: K a1 R " + rooks + "\nBlack: R f1\n", "text", *board_,
                       piece_types_, report, {{PieceTypeId{1}}, "home", 2});
    const Texts found = moves(*of, "b1");
    return std::find(found.begin(), found.end(), "b1 b2") != found.end();
  };
  EXPECT_TRUE(rook_goes("b1 b1"));
  EXPECT_FALSE(rook_goes("b1"));
}

TEST_F(Small, PawnPromotesToTypesOfTheArmy) {
  rules_.promotions.front().to.clear();
  rules_.promotions.front().army = true;
  EXPECT_EQ(moves(position("turn: White\narmy: R K P\nWhite: P c5\nBlack: K a6\n"), "c5"),
            (Texts{"c5 c6 = rook"}));
  EXPECT_EQ(moves(position("turn: White\nWhite: P c5 R a1\nBlack: K a6\n"), "c5"),
            (Texts{"c5 c6 = rook"}));
  EXPECT_EQ(moves(position("turn: White\nWhite: R a1 P c5 R e1\nBlack: K a6\n"), "c5"),
            (Texts{"c5 c6 = rook"}));
  EXPECT_EQ(moves(position("turn: White\nWhite: P c5\nBlack: K a6\n"), "c5"), Texts{});
}

TEST_F(Small, OptionalPromotionCanBeDeferred) {
  rules_.promotions.front().choice = Promotion::Choice::may;
  rules_.promotions.front().later = true;
  const Position of = position("turn: White\nWhite: P c5\nBlack: K a6\n");
  EXPECT_EQ(moves(of, "c5"), (Texts{"c5 c6", "c5 c6 = rook"}));
  const Position waits = after(after(of, "c5 c6"), "a6 a5");
  EXPECT_EQ(moves(waits, "c6"), (Texts{"c6 c6 = rook"}));
  EXPECT_EQ(test::print_position(after(waits, "c6 c6 = rook"), *board_, piece_types_),
            "turn: Black\nWhite: R c6\nBlack: K a5\n");
}

TEST_F(Small, EnPassantIsLegalOnTheNextMoveOnly) {
  const Position of = position("turn: White\nWhite: K a1 P c2*\nBlack: K a6 P d4 f6\n");
  const Position stepped = after(of, "c2 c4");
  EXPECT_EQ(test::print_position(stepped, *board_, piece_types_),
            "turn: Black\nWhite: last c2 c4 K a1 P c4\nBlack: K a6 P d4 f6\n");
  EXPECT_EQ(moves(stepped, "d4"), (Texts{"d4 c3 x c4", "d4 d3"}));
  const Position taken = after(stepped, "d4 c3");
  EXPECT_TRUE(taken.at(*board_->find("c4")).none());
  const Position later = after(after(stepped, "a6 a5"), "a1 a2");
  EXPECT_EQ(moves(later, "d4"), (Texts{"d4 d3"}));
}

TEST_F(Small, PawnPromotesOnTheLastRank) {
  const Position of = position("turn: White\nWhite: K a1 P c5\nBlack: K f1\n");
  EXPECT_EQ(moves(of, "c5"), (Texts{"c5 c6 = rook"}));
  EXPECT_EQ(after(of, "c5 c6 = rook").at(*board_->find("c6")).piece_type, PieceTypeId{1});
}

TEST_F(Small, TeamsPlayTogether) {
  const Position of =
      position("turn: White\nsides: White+Black\nWhite: K a1 R a3\nBlack: K c1 R c3\n");
  EXPECT_FALSE(play().in_check(of, first_seat));
  EXPECT_EQ(moves(of, "a3"), (Texts{"a3 a2", "a3 a4", "a3 a5", "a3 a6", "a3 b3"}));
}

TEST_F(Small, PerftCountsSequences) {
  const Position of = position("turn: White\nWhite: K a1 P a2*\nBlack: K f6 P f5*\n");
  EXPECT_EQ(play().perft(of, 0), 1u);
  EXPECT_EQ(play().perft(of, 1), 4u);
  EXPECT_EQ(play().perft(of, 2), 16u);
}

TEST_F(Small, TurnMustBeOfAnActiveSeat) {
  const auto problems = [&](const std::string& text) {
    Report report;
    EXPECT_FALSE(parse_position(text, "text", *board_, piece_types_, report));
    return describe(report);
  };
  EXPECT_EQ(problems("White: K a1\n"),
            "text:1:1: error: a position says whose turn it is\nwrite turn: White\n");
  EXPECT_EQ(
      problems("turn: Black\nWhite: K a1\n"),
      "text:1:1: error: the seat whose turn it is takes no part\ngive it a line with its pieces\n");
}

TEST_F(Small, LinesBeginWithASeat) {
  Report report;
  EXPECT_FALSE(parse_position("turn: White\nWhite: K a1\nGreen: K a6\n", "text", *board_,
                              piece_types_, report));
  EXPECT_NE(describe(report).find("text:3:1: error: unknown seat 'Green'"), std::string::npos);
}

TEST_F(Small, TwoKingsOfASeatAreReported) {
  Report report;
  const Position of = position("turn: White\nWhite: K a1 K c1\nBlack: K a6\n");
  check_kings(of, "text", *board_, rules_.royal, report);
  EXPECT_EQ(describe(report), "text:1:1: error: White has two Kings\n");
}

TEST_F(Small, PieceThatBecomesTheCapturedKingMustBeSafe) {
  rules_.castling = {};
  rules_.royal.check = RoyalRules::Check::last;
  play::RuleLine becomes{{{play::RuleWord::capturing}}, {play::RuleWord::becomes}};
  becomes.then.of.word = play::RuleWord::taken;
  rules_.lines = {becomes};
  const Position of = position("turn: White\nWhite: R a1\nBlack: K a6 K f6 R b6\n");
  EXPECT_FALSE(may(of, "a1 a6 x a6"));  // a King now, attacked from b6 but not from f6
  EXPECT_TRUE(may(position("turn: White\nWhite: R a1\nBlack: K a6 K f6 R b4\n"), "a1 a6 x a6"));
  // A King that captures stays a King, so the attacked one is not the last.
  const Position two = position("turn: White\nWhite: K a1 K f1\nBlack: P a2 R c1 K d6 K f6\n");
  EXPECT_EQ(moves(two, "a1"), (Texts{"a1 a2 x a2", "a1 b1", "a1 b2"}));
}

TEST_F(Small, PiecesInHandAreInTheLineOfTheirSeat) {
  rules_.hand.drops = true;
  const std::string text = "turn: White\nWhite: hand=R,P,P K a1\nBlack: K a6\n";
  const Position of = position(text);
  EXPECT_EQ(of.in_hand(first_seat, PieceTypeId{2}, piece_types_.size()), 2);
  EXPECT_EQ(of.in_hand(second_seat, PieceTypeId{2}, piece_types_.size()), 0);
  EXPECT_EQ(test::print_position(of, *board_, piece_types_),
            "turn: White\nWhite: hand=R,P,P K a1\nBlack: K a6\n");
  EXPECT_EQ(test::print_position(after(of, "P @ c3"), *board_, piece_types_),
            "turn: Black\nWhite: hand=R,P K a1 P c3\nBlack: K a6\n");
}

TEST_F(Small, NoMorePiecesAreInHandThanABoardHasCells) {
  const auto text = [](int pawns) {
    std::string held = "P";
    while (--pawns > 0) held += ",P";
    return "turn: White\nWhite: hand=" + held + " K a1\nBlack: K a6\n";
  };
  position(text(base::limits::board_cells));
  Report report;
  parse_position(text(base::limits::board_cells + 1), "text", *board_, piece_types_, report);
  EXPECT_NE(describe(report).find("too many in hand"), std::string::npos);
}

TEST_F(Small, DoubleStepNeedsItsPieceInPlace) {
  const auto problems = [&](const std::string& text) {
    Report report;
    EXPECT_FALSE(parse_position(text, "text", *board_, piece_types_, report));
    std::string shown;
    for (const Problem& problem : report.problems())
      shown += std::to_string(problem.place.line) + ":" + std::to_string(problem.place.column) +
               " " + problem.message + (problem.hint.empty() ? "" : " (" + problem.hint + ")") +
               "\n";
    return shown;
  };
  position("turn: White\nWhite: K a1\nBlack: K a6 P b3 last b5 b3\n");
  EXPECT_EQ(problems("turn: White\nWhite: K a1\nBlack: K a6 last b5 b3\n"),
            "3:21 no piece of Black stands where this double step ends\n");
  EXPECT_EQ(problems("turn: White\nWhite: K a1\nBlack: K a6 R b3 last b5 c3\n"),
            "3:26 no piece of Black stands where this double step ends\n");
  EXPECT_EQ(problems("turn: White\nWhite: K a1\nBlack: K a6 P c3 last b5 c3\n"),
            "3:26 no pawn of Black goes from b5 to c3 over other cells\n");
  EXPECT_EQ(
      problems("turn: White\nWhite: K a1 P b4 last b2 b4\nBlack: K a6\n"),
      "2:26 the turn has come round to White: this piece can no longer be captured en passant "
      "(leave out 'last')\n");
}

}  // namespace
}  // namespace boardwright::tests::play_test
