// What the lines and fills of a board mean, in pictures and words.
#pragma once
#include <string>
#include <vector>

#include "english/game_words.h"
#include "scene/scene.h"

namespace boardwright::book {

/// A sign that the board of a game bears.
struct BoardSign {
  scene::Scene picture;
  std::string words;  ///< "The river, between ranks 5 and 6."
};

/// The walls, borders, rivers, crossed lines, marked points and fills of the game's own board.
/// Nothing for a plain one.
std::vector<BoardSign> board_signs(const english::GameWords& words);

}  // namespace boardwright::book
