// Moves of several stretches in Betza brackets.
#pragma once
#include <string>
#include <vector>

#include "notation/notation.h"

namespace boardwright::betza {

/// "[W-F]": all stretches of a move, without its directions and its use. Empty if brackets cannot
/// express them.
std::string bracket_of(const notation::MovePattern& move, bool squares);

/// A locust capture as stretches: to the captured piece, and on from there.
notation::MovePattern by_legs(const notation::MovePattern& locust);

/// Splits a move with a later leap along both axes, for which there is no atom, into two moves;
/// empty for other moves.
std::vector<notation::MovePattern> split_by_leaps(const notation::MovePattern& move, bool squares);

}  // namespace boardwright::betza
