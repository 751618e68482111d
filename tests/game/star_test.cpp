// Immortal Star Masters: the board derived from the text, its symmetries, and the engine against a
// second generator that shares nothing with it.
#include <algorithm>
#include <random>

#include "disk/files.h"
#include "play/move_text.h"
#include "support/boards.h"
#include "support/effort.h"
#include "support/position_text.h"
#include "support/rooms.h"
#include "support/star_reference.h"

namespace boardwright::tests::star_test {
namespace {

constexpr const char* seats[] = {"rd", "br", "yw", "gr", "bl", "mg"};

class Star : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    Report report;
    game_ = read_game(on_disk(test::templates()), "immortal-star-masters", Extent::rules, report)
                .release();
    ASSERT_EQ(describe(report), "");
  }
  static void TearDownTestSuite() { delete std::exchange(game_, nullptr); }

  static const Board& board() { return game_->board(); }
  static CellId cell(const std::string& name) { return board().find(name).value(); }

  static Position position(const std::string& text) {
    Report report;
    auto read = parse_position(text, "text", board(), game_->piece_types, report);
    EXPECT_EQ(describe(report), "") << text;
    return std::move(*read);
  }

  static std::vector<std::string> legal(const Position& of) {
    std::vector<std::string> texts;
    for (const Move& move : play_of(*game_, of).legal(of))
      texts.push_back(print_move(move, board(), game_->piece_types));
    std::sort(texts.begin(), texts.end());
    return texts;
  }

  static const Game* game_;
};
const Game* Star::game_ = nullptr;

TEST_F(Star, CellsAreThoseOfTheText) {
  EXPECT_EQ(board().size(), 241);
  EXPECT_EQ(board().walls.size(), 30u);
  std::vector<int> ranks(10);
  for (CellId each : board().cells())
    ++ranks[static_cast<std::size_t>(board().cell(each).rank_number)];
  EXPECT_EQ(ranks, (std::vector<int>{48, 42, 36, 30, 24, 24, 18, 12, 6, 1}));
  for (const SeatId seat : Ids<SeatId>(6)) EXPECT_EQ(board().region("home", seat)->size(), 30);
  EXPECT_EQ(board().region("central", first_seat)->size(), 61);
  EXPECT_EQ(board().topology.euler(), 1);
}

TEST_F(Star, CellsAndRanksAreThoseOfTheReference) {
  std::vector<std::string> ours = board().names(), theirs = test::star_cells();
  for (CellId each : board().cells())
    EXPECT_EQ(board().cell(each).rank_number + 1, test::star_rank(board().name(each)));
  std::sort(ours.begin(), ours.end());
  std::sort(theirs.begin(), theirs.end());
  EXPECT_EQ(ours, theirs);
}

TEST_F(Star, EveryNameOfACellIsKnown) {
  for (const auto& [name, id] : {std::pair{"Blue King Two", "bl-k2"},
                                 {"blue queen two", "bl-k2"},
                                 {"Blue Color One", "bl-k2"},
                                 {"bl-c1", "bl-k2"},
                                 {"Red Queen Knight Four", "rd-kn4"},
                                 {"gr-qb6", "gr-kb6"},
                                 {"Magenta Queen Rook Eight", "mg-kr8"},
                                 {"Blue Wall Seven", "bl-w7"},
                                 {"CENTER", "c10"},
                                 {"C10", "c10"},
                                 {"Bl-K2", "bl-k2"}})
    EXPECT_EQ(board().find(name), board().find(id)) << name;
  for (CellId each : board().cells()) {
    std::vector<std::string> names = board().cell(each).also;
    names.push_back(board().name(each));
    for (std::string name : names) {
      EXPECT_EQ(board().find(name), each) << name;
      for (char& c : name) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
      EXPECT_EQ(board().find(name), each) << name;
    }
  }
  EXPECT_FALSE(board().find("Blue King Three"));
  EXPECT_FALSE(board().find("Blue Wall Five"));
  EXPECT_NE(board().find("Blue King Rook Two"), board().find("Blue King Bishop Two"));
}

TEST_F(Star, CellsThatShareASideDifferInColour) {
  for (CellId each : board().cells())
    for (CellId beside : board().topology.beside(each))
      EXPECT_NE(board().cell(each).tint, board().cell(beside).tint);
}

/// The image of a cell under a symmetry of the board: `turns` rotations by 60 degrees after an
/// optional reflection in the horizontal line through the centre.
std::vector<CellId> symmetry(const Board& board, int turns, bool mirrored) {
  std::map<Exact, CellId> at;
  for (CellId each : board.cells()) at[board.topology.centre12(each)] = each;
  const Exact centre = board.topology.centre12(*board.find("c10"));
  std::vector<CellId> to;
  for (CellId each : board.cells()) {
    Exact from = board.topology.centre12(each) - centre;
    // Complex conjugation: z becomes z^11 = z - z^3, z^2 becomes 1 - z^2, z^3 becomes -z^3.
    if (mirrored) from = {from.a + from.c, from.b, -from.c, -from.b - from.d};
    // Times z^2: z^4 = z^2 - 1, z^5 = z^3 - z.
    for (int i = 0; i < turns; ++i) from = {-from.c, -from.d, from.a + from.c, from.b + from.d};
    to.push_back(at.at(centre + from));
  }
  return to;
}

CellSet moved(const CellSet& cells, const std::vector<CellId>& by) {
  CellSet image;
  for (CellId each : cells) image.insert(by[static_cast<std::size_t>(each)]);
  return image;
}

Occupancy random_pieces(std::mt19937& dice, const Board& board) {
  Occupancy pieces;
  for (CellId each : board.cells()) {
    const auto throw_of = dice() % 10;
    if (throw_of == 0) pieces.own.insert(each);
    if (throw_of == 1) pieces.enemy.insert(each);
  }
  return pieces;
}

TEST_F(Star, ReachCommutesWithTheSymmetriesOfTheBoard) {
  std::mt19937 dice(1);
  for (int turns = 0; turns < 6; ++turns)
    for (const bool mirrored : {false, true}) {
      const auto by = symmetry(board(), turns, mirrored);
      for (const PieceType& piece_type : game_->piece_types) {
        const bool pawn = piece_type.id == "pawn";
        if (pawn && mirrored) continue;  // the seat would have to turn, too
        const SeatId seat{
            static_cast<std::int8_t>(pawn ? (6 - turns) % 6 : 0)};  // seats go clockwise
        const PieceMoves moves(board(), piece_type.moves, first_seat, piece_type.state);
        const PieceMoves rotated(board(), piece_type.moves, seat, piece_type.state);
        const Occupancy pieces = random_pieces(dice, board());
        const Occupancy image = {moved(pieces.own, by), moved(pieces.enemy, by)};
        for (CellId from : board().cells()) {
          const Reach reached = reach(moves, pieces, from);
          const Reach there = reach(rotated, image, by[static_cast<std::size_t>(from)]);
          ASSERT_EQ(moved(reached.moves, by), there.moves) << piece_type.id << board().name(from);
          ASSERT_EQ(moved(reached.captures, by), there.captures) << piece_type.id;
        }
      }
    }
}

TEST_F(Star, PawnMovesAreMirrorSymmetric) {
  // Red's territory is its own mirror image in the upright line: a half turn after the reflection.
  const auto by = symmetry(board(), 3, true);
  const PieceType& pawn = *game_->find_piece_type("pawn");
  const PieceMoves moves(board(), pawn.moves, first_seat, pawn.state);
  for (CellId from : board().cells())
    EXPECT_EQ(moved(reach(moves, {}, from).moves, by),
              reach(moves, {}, by[static_cast<std::size_t>(from)]).moves);
}

TEST_F(Star, BlockersOnlyReduceReach) {
  std::mt19937 dice(2);
  for (const PieceType& piece_type : game_->piece_types) {
    const PieceMoves moves(board(), piece_type.moves, SeatId{3}, piece_type.state);
    Occupancy everyone;
    everyone.enemy = board().all();
    for (CellId from : board().cells()) {
      const Occupancy pieces = random_pieces(dice, board());
      const Reach open = reach(moves, {}, from), reached = reach(moves, pieces, from);
      EXPECT_TRUE(reached.moves.within(open.moves));
      const bool pawn = piece_type.id == "pawn";
      EXPECT_TRUE(
          reached.captures.within(pawn ? reach(moves, everyone, from).captures : open.moves));
    }
  }
}

TEST_F(Star, KingStepsAreReversible) {
  const PieceType& piece_type = *game_->find_piece_type("king");
  const PieceMoves moves(board(), piece_type.moves, first_seat, piece_type.state);
  for (CellId from : board().cells())
    for (CellId to : reach(moves, {}, from).moves)
      EXPECT_TRUE(reach(moves, {}, to).moves.contains(from)) << board().name(from);
}

TEST_F(Star, KnightLeapsAreReversibleExceptWhereAWallBlocksTheCornerStep) {
  const PieceType& piece_type = *game_->find_piece_type("knight");
  const PieceMoves moves(board(), piece_type.moves, first_seat, piece_type.state);
  std::map<std::string, CellNames> one_way;
  for (CellId from : board().cells())
    for (CellId to : reach(moves, {}, from).moves)
      if (!reach(moves, {}, to).moves.contains(from))
        one_way[board().name(from)].push_back(board().name(to));
  // A leap and its reverse pass over different corners. Six leaps differ at each of the six Walls.
  std::size_t count = 0;
  for (const auto& [from, to] : one_way) count += to.size();
  EXPECT_EQ(count, 36u);
  const std::map<std::string, CellNames> round_red_wall = {{"rd-qr4", {"br-qr6"}},
                                                           {"rd-qr5", {"br-qb4"}},
                                                           {"rd-w6", {"rd-qr3", "br-qr3"}},
                                                           {"br-qr4", {"rd-qr6"}},
                                                           {"br-qr5", {"rd-qb4"}}};
  for (const auto& [from, to] : round_red_wall) EXPECT_EQ(one_way[from], to) << from;
}

TEST_F(Star, SetUpsAreThoseOfTheReference) {
  for (const auto& [name, seated] : {std::pair{"six", std::vector{1, 2, 3, 4, 5, 6}},
                                     {"five", {1, 2, 3, 4, 5}},
                                     {"four", {1, 2, 4, 5}},
                                     {"three", {1, 3, 5}},
                                     {"two", {1, 4}}})
    EXPECT_EQ(test::StarReference::parse(
                  test::print_position(*game_->find_position(name), board(), game_->piece_types))
                  .print(),
              test::StarReference::parse(test::star_array(seated)).print());
}

TEST_F(Star, PerftEqualsThatOfTheReference) {
  const std::map<std::string, std::vector<std::uint64_t>> expected = {
      {"six", {32, 1024, 32768}}, {"three", {32, 1024, 32768}}, {"two", {32, 1020, 35112}}};
  for (const auto& [name, counts] : expected) {
    const Position start = *game_->find_position(name);
    const auto reference =
        test::StarReference::parse(test::print_position(start, board(), game_->piece_types));
    for (int depth = 1; depth <= 3; ++depth) {
      const std::uint64_t count = counts[static_cast<std::size_t>(depth) - 1];
      EXPECT_EQ(play_of(*game_, start).perft(start, depth), count) << name << depth;
      EXPECT_EQ(reference.perft(depth), count) << name << depth;
    }
  }
}

TEST_F(Star, PrintedPositionsReadBackTheSame) {
  std::mt19937 dice(3);
  for (int i = 0; i < 200; ++i) {
    const Position read = position(test::random_star_position(dice));
    EXPECT_EQ(position(test::print_position(read, board(), game_->piece_types)), read);
  }
}

TEST_F(Star, ChangedPositionsAreReadOrRefusedButNeverBreakTheEngine) {
  std::mt19937 dice(4);
  int read = 0;
  for (int i = 0; i < 300; ++i) {
    std::string text = test::random_star_position(dice);
    const std::size_t at = dice() % text.size();
    if (dice() % 2 == 0)
      text.erase(at, 1 + dice() % 3);
    else
      text[at] = "RSQKPB*:# \nrdkqn123"[dice() % 19];
    Report report;
    const auto changed = parse_position(text, "text", board(), game_->piece_types, report);
    ASSERT_EQ(changed.has_value(), !report.has_errors()) << text;
    if (!changed) continue;
    ++read;
    const GameLogic play = play_of(*game_, *changed);
    for (const Move& move : play.legal(*changed)) play.after(*changed, move);
  }
  EXPECT_GT(read, 20);
}

/// A thousand random positions for each seed.
class StarAgainstReference : public Star, public testing::WithParamInterface<unsigned> {};

TEST_P(StarAgainstReference, MovesAndPositionsAfterThemAreEqual) {
  std::mt19937 dice(GetParam());
  std::map<std::string, std::unique_ptr<GameLogic>> plays;
  for (int i = 0; i < test::cases(1000); ++i) {
    const std::string text = test::random_star_position(dice);
    const auto reference = test::StarReference::parse(text);
    const Position read = position(text);
    std::string numbers;
    for (const auto& [piece_type, state] : read.numbers)
      for (const auto& [name, value] : state) numbers += piece_type + name + std::to_string(value);
    auto& play = plays[numbers];
    if (!play) play = std::make_unique<GameLogic>(play_of(*game_, read));

    const auto written = [&](const std::vector<Move>& moves) {
      std::vector<std::string> texts;
      for (const Move& move : moves) texts.push_back(print_move(move, board(), game_->piece_types));
      std::sort(texts.begin(), texts.end());
      return texts;
    };
    const std::vector<Move> moves = play->legal(read);
    ASSERT_EQ(written(moves), reference.legal()) << text;

    const CellId somewhere = static_cast<CellId>(dice() % 241);
    ASSERT_EQ(written(play->legal_from(read, somewhere)),
              reference.legal_from(board().name(somewhere)))
        << text << board().name(somewhere);

    if (moves.empty()) continue;
    const Move& move = moves[dice() % moves.size()];
    const Position next = play->after(read, move);
    const auto follows = reference.after(print_move(move, board(), game_->piece_types));
    ASSERT_EQ(
        test::StarReference::parse(test::print_position(next, board(), game_->piece_types)).print(),
        follows.print())
        << text << print_move(move, board(), game_->piece_types);
    const std::vector<int> scores(next.score.begin(), next.score.begin() + 6);
    ASSERT_EQ(scores, follows.scores()) << text;
  }
}

INSTANTIATE_TEST_SUITE_P(Dice, StarAgainstReference, testing::Range(1u, 11u));

TEST_F(Star, EveryQueenIsFourStepsFromAnIndicator) {
  for (int seat = 0; seat < 6; ++seat)
    EXPECT_EQ(test::star_indicator_distance(std::string(seats[seat]) + "-q1"), 4);
}

}  // namespace
}  // namespace boardwright::tests::star_test
