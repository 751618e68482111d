// The parts of a board that the rules of a game speak of, and the figure that shows them.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/game.h"

namespace boardwright::game {

/// A zone that players have to be shown.
struct BoardPart {
  std::string zone;
  CellSet cells;     ///< of both seats; with more than two, those of the first
  std::string sign;  ///< of its cells in the figure; empty where its name stands on them
};

/// Whether the name of a zone says where it is: all of the board, or, unless the game has words of
/// its own for it, ranks counted from the player, or whole ranks or files shared by all seats.
bool says_its_place(const Board& board, std::string_view zone);

/// The zones that moves or rules name, that do not say their place, and that cover at most half of
/// the board; by name.
std::vector<BoardPart> parts_of_board(const Game& game);

inline constexpr std::string_view parts_figure_id = "parts";

/// The bare board with these parts in colours; nothing without parts.
std::optional<Figure> parts_figure(const Game& game);

}  // namespace boardwright::game
