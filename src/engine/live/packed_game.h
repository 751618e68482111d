// Games as bytes, embedded in pages.
#pragma once
#include <memory>
#include <string>
#include <string_view>

#include "game/game.h"

namespace boardwright::live {

/// Serializes the boards, pieces, rules and positions of a game after they were read, so that
/// unpacking needs no parsing and no cutting of boards. Only the same version of the program can
/// unpack it.
std::string packed(const game::Game& game);

/// Deserializes a game; null if the bytes are not a packed game.
std::unique_ptr<game::Game> unpacked(std::string_view bytes);

}  // namespace boardwright::live
