// The directions of a move, as its seat sees them, and some of them chosen.
#pragma once
#include <compare>
#include <cstddef>
#include <set>
#include <vector>

#include "rules/board.h"
#include "rules/notation.h"

namespace boardwright::rules {

/// A direction of a move: the heading of its first part and, of a leap that bends, where its second
/// part points. All angles are degrees counter-clockwise from forward, from 0 to 359.
struct Arm {
  int heading = 0;
  int aside = -1;  ///< -1: the move does not bend
  int angle = 0;   ///< about where the arm leads; enough to tell which is nearer to a direction

  bool bends() const { return aside >= 0; }
  friend auto operator<=>(const Arm&, const Arm&) = default;
};
using Arms = std::set<Arm>;

/// How far a leap that bends leads to the side of its heading, at least to tell which of two leaps
/// is nearer to a direction: for that, anything less than half-way to the next leap will do.
inline constexpr int bend_lean = 10;

/// What is asked of the arms of a move.
struct Aim {
  enum class Kind {
    nearest,  ///< to the angle
    corner,   ///< nearest to half-way between two angles
    member,   ///< of those nearest to one angle, the nearest to another
    half,     ///< all less than a right angle from the angle
    hand,     ///< those that bend to the left, 90, or to the right, 270
    part      ///< those of which a part points there
  };
  Kind kind = Kind::nearest;
  int angle = 0;
  int beside = 0;  ///< the other angle, 90 degrees from the first: of a corner; of a member, that
                   ///< which comes first
  std::size_t at = 0;  ///< where it is written, and in how many letters
  std::size_t length = 1;
};

/// All arms of a move, for a seat that faces so.
Arms arms_of(const Board& board, const MovePattern& move, Heading forward);

/// The arms that are asked for; none only if no part of any points where it should.
Arms aimed(const Arms& arms, const Aim& aim);

/// The move along the chosen of its arms only. Of leaps that bend it may take several to tell.
/// Arms may be of several seats that face differently.
std::vector<MovePattern> narrowed(const MovePattern& move, const Arms& all, const Arms& chosen);

/// 0 to 359.
int rotated(int degrees);

}  // namespace boardwright::rules
