// Seats: numbers in data, and the order of turns.
#include "board/seat.h"

#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::tests::seat_test {
namespace {

TEST(Seats, UserNumbersStartAtOne) {
  const auto board = test::board("rectangular", "8x8");
  EXPECT_EQ(board->seat_numbered(1), first_seat);
  EXPECT_EQ(board->seat_numbered(2), second_seat);
  for (const int none : {-1, 0, 3, 257}) EXPECT_EQ(board->seat_numbered(none), std::nullopt);
  for (const SeatId seat : board->seat_ids())
    EXPECT_EQ(board->seat_numbered(seat_number(seat)), seat);
}

TEST(Seats, TurnsGoAroundTheBoard) {
  const auto board = test::board("rectangular", "8x8");
  board->seats.resize(6);
  SeatId turn = first_seat;
  for (int i = 0; i < 6; ++i) {
    EXPECT_EQ(board->turns_between(first_seat, turn), i);
    EXPECT_EQ(board->turns_between(turn, first_seat), (6 - i) % 6);
    turn = board->seat_after(turn);
  }
  EXPECT_EQ(turn, first_seat);
}

TEST(Seats, TwoSeatsAreOpponents) {
  EXPECT_EQ(other_of_two(first_seat), second_seat);
  EXPECT_EQ(other_of_two(second_seat), first_seat);
}

}  // namespace
}  // namespace boardwright::tests::seat_test
