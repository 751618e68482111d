// Boards with joined left and right edges, for moves that lead around them.
#pragma once
#include <optional>
#include <string_view>

#include "board/board.h"

namespace boardwright::board {

/// Whether the left and right edges of a board can be joined: it has one plate of squares, three or
/// more files, and edges that are not joined yet.
bool can_be_joined(const Board& board);

/// The hint for a board whose edges cannot be joined.
inline constexpr std::string_view around_hint =
    "it is for boards of squares with three files or more, whose edges are not joined";

/// The board with the last file next to the first, and its cells in the same order; nothing if it
/// cannot be joined.
std::optional<Board> joined_round(const Board& board);

}  // namespace boardwright::board
