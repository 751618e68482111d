// A board whose left and right edges are joined, for moves that lead round it.
#pragma once
#include <optional>
#include <string_view>

#include "rules/board.h"

namespace boardwright::rules {

/// Whether the left and right edges of a board can be joined: those of squares side by side on one
/// plate, with three files or more, that are not joined yet.
bool can_be_joined(const Board& board);

/// Tells which boards these are.
inline constexpr std::string_view around_hint =
    "it is for boards of squares with three files or more, whose edges are not joined";

/// The same board, its cells in the same order, with the last file next to the first; nothing if
/// it cannot be joined.
std::optional<Board> joined_round(const Board& board);

}  // namespace boardwright::rules
