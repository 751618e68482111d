// Moves of several stretches in Betza's brackets.
#pragma once
#include <string>
#include <vector>

#include "rules/notation.h"

namespace boardwright::rules {

/// "[W-F]": all stretches of a move, without its directions and what it is for. Empty if brackets
/// cannot tell them.
std::string bracket_of(const MovePattern& move, bool squares);

/// A locust by stretches: to the piece whom it takes, and on.
MovePattern by_legs(const MovePattern& locust);

/// A move with a later leap along both axes, which no atom tells, as two moves; nothing for others.
std::vector<MovePattern> split_by_leaps(const MovePattern& move, bool squares);

}  // namespace boardwright::rules
