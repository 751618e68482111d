// Ids of different kinds cannot be mixed: most checks are made at compile time.
#include "base/ids.h"

#include <gtest/gtest.h>

#include <concepts>
#include <vector>

#include "play/game_logic.h"
#include "support/rooms.h"

namespace boardwright::tests {
namespace {

template <class... Numbers>
struct Apart {
  template <class Number>
  static constexpr bool from_each_other = ((std::same_as<Number, Numbers> ||
                                            !std::is_convertible_v<Number, Numbers>)&&...);
  template <class Number>
  static constexpr bool from_counts =
      !std::is_convertible_v<Number, int> && !std::is_convertible_v<int, Number> &&
      !std::is_convertible_v<Number, std::size_t> && !std::is_convertible_v<Number, double>;
  template <class Number>
  static constexpr bool from_arithmetic = !requires(Number n) {
    n + 1;
  }
  &&!requires(Number n) { ++n; }
  &&!requires(Number n) { n - n; }
  &&!requires(Number n) { n < 1; };
  static constexpr bool all =
      ((from_each_other<Numbers> && from_counts<Numbers> && from_arithmetic<Numbers>)&&...);
};

static_assert(Apart<CellId, Heading, SeatId, PieceTypeId>::all);

/// Whether a member function of GameLogic takes these ids.
template <auto ask, class... Numbers>
concept Takes = std::is_invocable_v<decltype(ask), const GameLogic&, const Position&, Numbers...>;

template <class Number>
concept StartsFrom = requires(const GameLogic& play, const Position& position, Number number) {
  play.legal_from(position, number);
};
static_assert(StartsFrom<CellId> && !StartsFrom<SeatId> && !StartsFrom<int>);
static_assert(Takes<&GameLogic::in_check, SeatId> && !Takes<&GameLogic::in_check, int> &&
              !Takes<&GameLogic::in_check, CellId>);

/// Whether piece_of() takes these types: the piece type first, then the seat.
template <class PieceType, class Seat>
concept MakesPiece = requires(PieceType piece_type, Seat seat) {
  piece_of(piece_type, seat);
};
static_assert(MakesPiece<PieceTypeId, SeatId> && !MakesPiece<SeatId, PieceTypeId> &&
              !MakesPiece<int, SeatId> && !MakesPiece<PieceTypeId, int>);
static_assert(!std::is_assignable_v<decltype(Piece::piece_type)&, SeatId> &&
              !std::is_assignable_v<decltype(Piece::seat)&, PieceTypeId> &&
              !std::is_assignable_v<decltype(Piece::seat)&, int>);

static_assert(sizeof(Piece) == 8, "a position is copied for every move");

TEST(Ids, CountFromZero) {
  std::vector<CellId> cells;
  for (const CellId cell : Ids<CellId>(3)) cells.push_back(cell);
  EXPECT_EQ(cells, (std::vector{CellId{0}, CellId{1}, CellId{2}}));
  EXPECT_EQ(Ids<CellId>(0).begin(), Ids<CellId>(0).end());
}

}  // namespace
}  // namespace boardwright::tests
