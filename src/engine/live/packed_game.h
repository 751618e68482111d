// A game as bytes: what a page takes along.
#pragma once
#include <memory>
#include <string>
#include <string_view>

#include "game/game.h"

namespace boardwright::live {

/// All of a game that its boards, pieces, rules and positions are: as it was read, so that whoever
/// unpacks it need neither parse nor cut. Only the same version of the program can unpack it.
std::string packed(const Game& game);

/// The same game; null if the bytes are none.
std::unique_ptr<Game> unpacked(std::string_view bytes);

}  // namespace boardwright::live
