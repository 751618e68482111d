// Shuffled starts: [play] `shuffle` lays pieces of the start position anew, and numbers the arrays.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/data.h"
#include "board/board.h"
#include "moves/piece_type.h"
#include "play/position.h"

namespace boardwright::game {

using base::Data, base::Report;
using moves::PieceTypeId;

struct Game;

/// One step of a shuffle: pieces that are laid on cells which are still free.
struct ShuffleStep {
  std::vector<PieceTypeId> piece_types;  ///< several: in this order on the first free cells
  int count = 1;                         ///< of a single type: how many are laid
  std::string on;                        ///< a region; empty: any of the cells
};

/// The steps by which the pieces of the start are laid anew. The cells are those on which the first
/// seat has pieces of these types, by file and from the player on; a piece of each other seat
/// stands as its counterpart does, as its player sees it.
///
/// An array has a number. Modulo the number of choices of the first step, it is that step's choice;
/// the quotient is left to the next. Choices go by file, pairs by the file of the first, then by
/// that of the second. For the steps of Chess960 these are the usual numbers, 0 to 959, and the
/// array of chess is 518.
using Shuffle = std::vector<ShuffleStep>;

/// Reads `shuffle`. Requires: the positions are read.
Shuffle read_shuffle(const Game& game, const Data& steps, Report& report);

/// The number of arrays; 0 in a game that is not shuffled.
std::int64_t number_of_arrays(const Game& game);

/// The number of an array if a text is one of this game.
std::optional<std::int64_t> array_number(const Game& game, std::string_view text);

/// The start with the pieces laid as the array of a number says. Requires: it is one of the game.
play::Position array_of(const Game& game, std::int64_t number);

}  // namespace boardwright::game
