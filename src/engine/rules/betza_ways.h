// What of a move Betza tells before the atom, and whether it can tell the rest.
#pragma once
#include <set>
#include <utility>

#include "rules/board.h"
#include "rules/notation.h"

namespace boardwright::rules {

/// The headings of a move's first stretch, each with that of its second, or -1 for all.
using Ways = std::set<std::pair<int, int>>;
Ways ways_of(const Board& board, const Move& move);

/// A move without its directions, its range and what it is for.
Move stripped(Move move);

/// Whether Betza has words for the conditions of a move.
bool can_be_told(const Move& move);

}  // namespace boardwright::rules
