// Questions to an engine, and its answers.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright::fairy_stockfish {

/// A position as the engine knows it.
struct EngineView {
  std::string fen;                 ///< empty if it is unknown
  std::vector<std::string> moves;  ///< names of the legal moves; none if the game has ended
};

/// Names of moves to try one by one in an engine that does not list moves.
struct Candidates {
  std::vector<std::string> legal, others;  ///< those that are legal here, and some that are not
};

/// How a game has ended for the player who made the last move: -1 lost, 0 drawn, 1 won; nothing
/// while it goes on.
using EngineResult = std::optional<int>;

/// Writes lines to the program and returns its answer up to the first line that begins with one of
/// the lines of `last`; nothing if there is none.
using Ask =
    std::function<std::optional<std::string>(std::string_view lines, std::string_view last)>;

}  // namespace boardwright::fairy_stockfish
