// Describes a board in sentences.
#pragma once
#include <string>
#include <vector>

#include "english/game_words.h"

namespace boardwright::english {

/// "The board has 64 squares: eight files, a to h, by eight ranks, 1 to 8.", followed by sentences
/// about its lines.
std::vector<std::string> board_in_sentences(const Board& board, const GameWords& words);

}  // namespace boardwright::english
