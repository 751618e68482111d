// The leaps of a move: the target of each from every cell, in order of direction.
#pragma once
#include <map>
#include <optional>
#include <vector>

#include "board/board.h"
#include "moves/bend.h"
#include "notation/notation.h"

namespace boardwright::moves {

/// One leap: some cells along a heading, then across it, or on by another heading.
struct Leap {
  const Axis* axis = nullptr;
  Heading heading{};
  int side = 0;  ///< of the M part: 1 counter-clockwise, -1 clockwise, 2 up, -2 down, 0 none
  std::optional<Heading> then{};  ///< heading of a second stretch
  int order = 0;                  ///< in a mesh 1: the M part first
};

/// The leaps of a move of kind leap, ride, roam, wheel or zigzag, for one seat.
class Leaps {
 public:
  /// Requires: board and move outlive this.
  Leaps(const board::Board& board, const notation::MovePattern& move, board::SeatId seat);

  /// All leaps, counter-clockwise from the right.
  const std::vector<Leap>& all() const { return leaps_; }

  /// The target of a leap; nothing if it is off the board.
  std::optional<geometry::CellId> to(geometry::CellId from, const Leap& leap) const;

  /// The end of a leap of one stretch, in whatever direction, with its heading there: for a leap
  /// N:M that of its N part. Nothing if it leaves the board.
  std::optional<Step> landed(geometry::CellId from, const Leap& leap) const;

  /// The cell on which a leap of two stretches turns; nothing if it is off the board.
  std::optional<geometry::CellId> turn(geometry::CellId from, const Leap& leap) const;

  /// Twelve times the vector of a leap on its plate, in which all headings count as equally long.
  Exact vector_of(const Leap& leap) const;

  /// The number of plates by which an N:M leap rises.
  int climb_of_leap(const Leap& leap) const;

 private:
  bool fits(const Leap& leap, Heading forward) const;
  std::optional<Step> arrive(geometry::CellId from, const Leap& leap) const;
  static Heading aside_of(const Leap& leap);
  int ahead_of(const Leap& leap, Heading forward) const;
  void add(const Axis& axis, Heading heading, Heading forward);
  HeadingSet bends_of(Heading heading, geometry::CellId cell) const;
  void turn_in_order();

  const board::Board& board_;
  const notation::MovePattern& move_;
  board::SeatId seat_;
  bool turns_;      ///< of a wheel or zigzag: a leap that does not fit keeps its place
  bool asks_each_;  ///< whether a leap fits is tested for each cell that it leaves
  std::map<Exact, geometry::CellId>
      at_;                          ///< cells by twelve times their centres; for N:M leaps only
  std::vector<HeadingSet> second_;  ///< by cell: headings of a second stretch
  std::vector<Leap> leaps_;
};

/// Whether a heading is one of those given in degrees from forward. An empty list allows all; a
/// heading to another plate matches no degrees.
bool matches_degrees(const std::vector<int>& degrees, Heading heading, Heading forward);

/// Whether a heading leads forward or backward as the move requires.
bool faces(notation::MovePattern::Facing facing, Heading heading, Heading forward);

}  // namespace boardwright::moves
