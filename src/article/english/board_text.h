// Describes a board in sentences.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "english/game_words.h"

namespace boardwright::english {

/// "The board has 64 squares: eight files, a to h, by eight ranks, 1 to 8.", followed by sentences
/// about its lines.
std::vector<std::string> board_in_sentences(const Board& board, const GameWords& words);

/// "A cell is named by sector, file and rank, which counts from the edge: rd-kn4 is Red King Knight
/// Four." Empty on boards without sectors.
std::string sectors_in_words(const Board& board, const GameWords& words);

/// "The walls are no cells: no piece stands on one. Three of them bear a Queen Indicator." Empty
/// without walls.
std::string walls_in_words(const Board& board, const GameWords& words);

/// Where a place is: for one seat, or for all.
struct Place {
  std::string name, cells;            ///< "the palace", "d1 to f3"
  std::optional<board::SeatId> seat;  ///< none: for all
};

/// The zones whose names are wanted, seat by seat where they differ.
std::vector<Place> places(const GameWords& words,
                          const std::function<bool(const std::string& name)>& is_wanted);

/// The places that a text names and where they are: "the palace: d1 to f3 for Red, d8 to f10 for
/// Black". With more than two seats that differ, the first seat stands for all. Places of many
/// cells that are neither ranks nor files are left out.
std::vector<std::string> places_in_words(const GameWords& words, std::string_view text);

/// The names of the places that are left out there.
std::vector<std::string> places_without_words(const GameWords& words, std::string_view text);

}  // namespace boardwright::english
