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
  CellSet cells;     ///< of all seats together; of more than two seats those of the first
  std::string sign;  ///< of its cells in the figure; empty where its name stands on them
};

/// Whether the name of a zone says where it is: all of the board, or whole ranks counted from
/// the player, for which the game has no words of its own.
bool says_its_place(const Board& board, std::string_view zone);

/// The other zones that moves or rules name and that are no more than half of the board, in the
/// order of their names.
std::vector<BoardPart> parts_of_board(const Game& game);

inline constexpr std::string_view parts_figure_id = "parts";

/// The bare board with these parts in colours; nothing without parts.
std::optional<Figure> parts_figure(const Game& game);

}  // namespace boardwright::game
