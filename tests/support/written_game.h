// Games that a test writes, on the shipped tilings.
#pragma once
#include <filesystem>
#include <map>
#include <memory>
#include <string>

#include "game/game.h"
#include "support/rooms.h"

namespace boardwright::test {

/// Reads a game from the text of its file and of other files beside it. Problems name the files
/// without their folder.
std::unique_ptr<Game> written_game(const std::string& text, Report& report,
                                   const std::map<std::string, std::string>& files = {});

/// What is wrong with a game, as it is shown.
std::string problems_of(const std::string& text,
                        const std::map<std::string, std::string>& files = {});

/// The beginning of a game's file: an empty 8x8 board and two seats.
std::string squares(const std::string& board = "8x8");

}  // namespace boardwright::test
