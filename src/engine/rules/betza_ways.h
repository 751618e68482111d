// What Betza writes of a move before its atom, and whether it can write the rest.
#pragma once
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "rules/board.h"
#include "rules/notation.h"

namespace boardwright::rules {

/// The headings of a move's first stretch, each with that of its second, or -1 for all.
using Ways = std::set<std::pair<int, int>>;
Ways ways_of(const Board& board, const MovePattern& move);

/// How the second turns from each first, in degrees counter-clockwise; none for all.
std::map<int, std::vector<int>> turns_by_heading(const Ways& ways);

/// The first of a move's further stretches that bends, or the end.
std::vector<Then>::iterator first_bend(MovePattern& move);

/// A move without its directions, its range and what it is for.
MovePattern stripped(MovePattern move);

/// Whether Betza has words for the conditions of a move.
bool can_be_written(const MovePattern& move);

}  // namespace boardwright::rules
