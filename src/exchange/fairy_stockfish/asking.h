// What is asked of an engine, and what it says of a position.
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

/// Names of moves for an engine that lists none itself, and is asked for one after the other.
struct Candidates {
  std::vector<std::string> legal, others;  ///< those that are legal here, and some that are not
};

/// How a game has ended for the player who made the last move: -1 lost, 0 drawn, 1 won; nothing
/// while it goes on.
using EngineResult = std::optional<int>;

/// Writes lines to the program and returns its answer up to the first line with this beginning, or
/// with one of several, a line each; nothing if it has none.
using Ask =
    std::function<std::optional<std::string>(std::string_view lines, std::string_view last)>;

}  // namespace boardwright::fairy_stockfish
