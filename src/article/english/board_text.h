// Describes a board in sentences.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "english/game_words.h"

namespace boardwright::english {

/// "The board has 64 squares: eight files (a to h) by eight ranks (1 to 8).", followed by sentences
/// about its lines.
std::vector<std::string> board_in_sentences(const Board& board, const GameWords& words);

/// Of these sentences, those about what a picture of the board does not show: rivers, walls, rings,
/// and lines that bend.
std::vector<std::string> ground_in_sentences(const Board& board, const GameWords& words);

/// "A cell is named by sector, file and rank, which counts from the edge: rd-kn4 is Red King Knight
/// Four." Empty on boards without sectors.
std::string sectors_in_words(const Board& board, const GameWords& words);

/// "The walls are not cells: no piece ever stands on one. Three of them bear a Queen Indicator."
/// Empty without walls.
std::string walls_in_words(const Board& board, const GameWords& words);

/// The places that a text names and where they are: "“The palace”: d1 to f3 for Red; d8 to f10 for
/// Black.", with the sign that the picture of the parts gives them, if any. Names that say where
/// they are, such as "the last rank", are left out. With more than two seats that differ, the first
/// seat stands for all. Places with a long list of cells are left out, too.
std::vector<std::string> places_in_words(const GameWords& words, std::string_view text);

/// The names of the places that places_in_words() leaves out because of their long lists.
std::vector<std::string> places_without_words(const GameWords& words, std::string_view text);

}  // namespace boardwright::english
