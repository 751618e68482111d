// A game between people at a terminal and the computer.
#pragma once
#include <vector>

#include "base/exit_codes.h"
#include "commands/consider.h"
#include "game/game.h"
#include "terminal/console.h"

namespace boardwright::commands {

/// Who plays: by seat, whether a person does, and how the computer plays the others.
struct Players {
  std::vector<bool> people;
  Strength computer;

  bool is_person(board::SeatId seat) const { return people[base::index(seat)]; }
};

/// Plays the game from its last position to its end: shows the board, reads the moves of people
/// from standard input, and makes those of the computer. Ends early if a person resigns or quits,
/// and at the end of the input. Returns ExitCode::input if a line was not understood and standard
/// input is no terminal.
base::ExitCode play_at_terminal(const game::Game& game, live::Played& played,
                                const Players& players, const terminal::Console& console);

}  // namespace boardwright::commands
