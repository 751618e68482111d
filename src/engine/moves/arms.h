// The directions of a move as its seat sees them, and the selection of some of them.
#pragma once
#include <compare>
#include <cstddef>
#include <set>
#include <vector>

#include "board/board.h"
#include "notation/notation.h"

namespace boardwright::moves {

/// A direction of a move: the heading of its first part and, of a leap that bends, where its second
/// part points. All angles are degrees counter-clockwise from forward, from 0 to 359.
struct Arm {
  int heading = 0;
  int aside = -1;  ///< -1: the move does not bend
  int angle = 0;   ///< approximate; enough to compare distances to a direction

  bool bends() const { return aside >= 0; }
  friend auto operator<=>(const Arm&, const Arm&) = default;
};
using Arms = std::set<Arm>;

/// The degrees between the heading of a leap that bends and its Arm::angle. They only serve to
/// compare distances to a direction: any angle less than half-way to the next leap will do.
inline constexpr int bend_lean = 10;

/// A criterion for the arms of a move.
struct Aim {
  enum class Kind {
    nearest,  ///< those nearest to the angle
    corner,   ///< those nearest to half-way between the two angles
    member,   ///< of those nearest to `beside`, the nearest to `angle`
    half,     ///< those less than a right angle from the angle
    hand,     ///< those that bend to the left, 90, or to the right, 270
    part      ///< those with a part that points there
  };
  Kind kind = Kind::nearest;
  int angle = 0;
  int beside = 0;          ///< of a corner or member: the other angle, 90 degrees from `angle`
  std::size_t at = 0;      ///< index of its letters in the text
  std::size_t length = 1;  ///< number of its letters
};

/// All arms of a move, for a seat with this forward heading.
Arms arms_of(const board::Board& board, const notation::MovePattern& move,
             geometry::Heading forward);

/// The arms that meet a criterion. Can be empty for `half`, `hand` and `part`.
Arms aimed(const Arms& arms, const Aim& aim);

/// The move restricted to the chosen arms. Leaps that bend can need several moves. The arms can be
/// of several seats with different forward headings.
std::vector<notation::MovePattern> narrowed(const notation::MovePattern& move, const Arms& all,
                                            const Arms& chosen);

/// Normalizes degrees to 0 … 359.
int rotated(int degrees);

}  // namespace boardwright::moves
