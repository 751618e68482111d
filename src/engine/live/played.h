// The position of a request and the moves played from it.
#pragma once
#include <optional>
#include <string>

#include "live/answers.h"
#include "play/algebraic.h"
#include "play/game_logic.h"

namespace boardwright::live {

/// The rules for a position, and a line of moves from it.
struct Played {
  std::optional<play::GameLogic> play;
  play::Line line;

  const play::Position& now() const { return line.positions.back(); }
};

/// Reads the position and the moves of a request.
Refusal read_played(const Game& game, const Request& request, Played& played);

}  // namespace boardwright::live
