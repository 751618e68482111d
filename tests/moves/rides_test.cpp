// Rides as parts of longer moves, compared with an independent count of squares.
#include <array>
#include <random>

#include "moves/reach.h"
#include "support/boards.h"
#include "support/free_boards.h"
#include "support/rooms.h"

namespace boardwright::tests::rides_test {
namespace {

using Step = std::array<int, 2>;

/// The leaps of a Knight in circular order.
constexpr std::array<Step, 8> knight = {
    {{2, 1}, {1, 2}, {-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}, {1, -2}, {2, -1}}};

constexpr int side = 9;

struct Cells {
  const Board& board;
  std::optional<CellId> at(int file, int rank) const {
    if (file < 0 || rank < 0 || file >= side || rank >= side) return std::nullopt;
    return board.find(std::string(1, static_cast<char>('a' + file)) + std::to_string(rank + 1));
  }
};

/// The squares beyond a square along a leap, up to the first piece or a maximum number.
void ride(const Cells& cells, const Occupancy& pieces, Step at, Step leap, int most,
          const std::function<bool(Step, bool)>& come_to) {
  for (int n = 0; most == 0 || n < most; ++n) {
    at = {at[0] + leap[0], at[1] + leap[1]};
    const auto cell = cells.at(at[0], at[1]);
    if (!cell || !come_to(at, pieces.own.contains(*cell) || pieces.enemy.contains(*cell))) return;
  }
}

/// A Nightrider that bends once by some eighths of a turn, computed square by square.
CellSet bent_nightrider(const Cells& cells, const Occupancy& pieces, Step from,
                        const std::vector<int>& turns, int most) {
  CellSet found;
  for (int way = 0; way < 8; ++way)
    ride(cells, pieces, from, knight[static_cast<std::size_t>(way)], 0, [&](Step bend, bool taken) {
      if (taken) return false;
      for (const int turn : turns)
        ride(cells, pieces, bend, knight[static_cast<std::size_t>((way + turn) % 8)], most,
             [&](Step to, bool occupied) {
               const CellId cell = *cells.at(to[0], to[1]);
               if (to != from && !pieces.own.contains(cell)) found.insert(cell);
               return !occupied || to == from;
             });
      return true;
    });
  return found;
}

TEST(Rides, CanBeStretchesOfLongerMoves) {
  const auto board = test::board("rectangular", std::to_string(side) + "x" + std::to_string(side));
  const Cells cells{*board};
  std::mt19937 dice(21);
  const std::vector<std::tuple<const char*, std::vector<int>, int>> all = {
      {"ride 2:1 orthogonal then ride 2:1 orthogonal turning 45 315", {1, 7}, 0},
      {"ride 2:1 orthogonal clear then ride 2:1 orthogonal turning 90 270", {2, 6}, 0},
      {"ride 2:1 orthogonal then leap 2:1 orthogonal turning 135", {3}, 1},
      {"ride 2:1 orthogonal then ride 2:1 orthogonal turning 315 up to 2", {7}, 2},
      {"ride 2:1 orthogonal then ride 2:1 orthogonal sideways up to 2", {1, 7}, 2},
  };
  for (const auto& [text, turns, most] : all) {
    const PieceMoves moves(*board, test::moves(*board, {text}), first_seat);
    for (int i = 0; i < 60; ++i) {
      const Step from{static_cast<int>(dice() % side), static_cast<int>(dice() % side)};
      const CellId start = *cells.at(from[0], from[1]);
      Occupancy pieces;
      for (const CellId cell : board->cells())
        if (const auto roll = dice() % 8; cell != start && roll < 2)
          (roll == 0 ? pieces.own : pieces.enemy).insert(cell);
      CellSet found = reach(moves, pieces, start).all();
      EXPECT_EQ(found, bent_nightrider(cells, pieces, from, turns, most)) << text << " " << i;
    }
  }
}

TEST(Rides, OfSingleStepsAreSlides) {
  const auto board = test::given_board(test::three_players, test::three_seats());
  for (const auto& [ridden, slid] : {std::pair{"ride 1 orthogonal", "slide orthogonal"},
                                     {"ride 1 orthogonal up to 3", "slide orthogonal up to 3"},
                                     {"step orthogonal then ride 1 orthogonal left up to 2",
                                      "step orthogonal then slide orthogonal left up to 2"},
                                     {"ride 1 orthogonal clear then step orthogonal right",
                                      "slide orthogonal then step orthogonal right"}}) {
    const PieceMoves some(*board, test::moves(*board, {ridden}), first_seat);
    const PieceMoves same(*board, test::moves(*board, {slid}), first_seat);
    for (const CellId from : board->cells())
      EXPECT_EQ(reach(some, {}, from).moves, reach(same, {}, from).moves)
          << ridden << " " << names_of(*board, {from}).front();
  }
}

TEST(Rides, ContinueAfterACaptureOnTheWay) {
  const auto board = test::board("rectangular", "9x9");
  const PieceMoves moves(
      *board, test::moves(*board, {"ride 2 orthogonal capturing then step diagonal outward"}),
      first_seat);
  Occupancy pieces;
  pieces.enemy.insert(*board->find("e7"));
  const Reach found = reach(moves, pieces, *board->find("e3"));
  EXPECT_EQ(joined(names_of(*board, found.all()), " "), "d8 f8");
}

TEST(Rides, InTheMiddleEndNothing) {
  const auto board = test::board("rectangular", "8x8");
  const PieceMoves moves(*board,
                         test::moves(*board, {"move step orthogonal then ride 2 orthogonal ahead "
                                              "then step orthogonal right"}),
                         first_seat);
  const CellSet found = reach(moves, {}, *board->find("a1")).moves;
  for (const char* end : {"b4", "b6", "b8"}) EXPECT_TRUE(found.contains(*board->find(end))) << end;
  for (const char* passed : {"a4", "a6", "a8"})
    EXPECT_FALSE(found.contains(*board->find(passed))) << passed;
}

}  // namespace
}  // namespace boardwright::tests::rides_test
