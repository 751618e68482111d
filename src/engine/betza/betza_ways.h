// The directions of a move for the Betza printer, and whether Betza can express the rest.
#pragma once
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "board/board.h"
#include "notation/notation.h"

namespace boardwright::betza {

using board::Board;
using notation::MoveKind, notation::MovePattern, notation::Then;

/// The headings of a move's first stretch in degrees from forward, each with the heading of its
/// second, or -1 for all.
using Ways = std::set<std::pair<int, int>>;
Ways ways_of(const Board& board, const MovePattern& move);

/// The turns of the second stretch after each first heading, in degrees counter-clockwise; empty
/// for all.
std::map<int, std::vector<int>> turns_by_heading(const Ways& ways);

/// The first further stretch of a move that bends, or the end.
std::vector<Then>::iterator first_bend(MovePattern& move);

/// A move without its directions, range, use, `when` and `around`.
MovePattern stripped(MovePattern move);

/// Whether Betza can express the conditions of a move.
bool can_be_written(const MovePattern& move);

}  // namespace boardwright::betza
