// Moves of several stretches in Betza's brackets.
#pragma once
#include <string>

#include "rules/notation.h"

namespace boardwright::rules {

/// "[W-F]": all stretches of a move, without its directions and what it is for. Empty if brackets
/// cannot tell them.
std::string bracket_of(const Move& move, bool squares);

}  // namespace boardwright::rules
