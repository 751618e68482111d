// The state of the module in a page between two questions.
#pragma once
#include <memory>
#include <string>

#include "game/game.h"

namespace boardwright::web {

/// One game; a page with several games creates an instance of the module for each.
struct Host {
  std::unique_ptr<game::Game> game;
  std::string input, output;
};

Host& host();

}  // namespace boardwright::web
