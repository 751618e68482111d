// Reads and checks the numbers of a piece, such as n, and its allowed cells.
#include "moves/piece_type.h"

#include "base/limits.h"
#include "base/text.h"

namespace boardwright::moves {

using base::trimmed;

bool is_number_of_piece(std::string_view name, int value) {
  return name != notation::length_number || (value >= 1 && value <= base::limits::length);
}

std::string length_hint() {
  return std::string(notation::length_number) + " is from 1 to " +
         std::to_string(base::limits::length);
}

std::optional<State> parse_state(const PieceType& piece_type, std::string_view list,
                                 std::string& problem) {
  State state = piece_type.state;
  if (trimmed(list).empty()) return state;
  for (std::string_view pair : base::split(list, ',')) {
    const auto parts = base::split(trimmed(pair), '=');
    const std::string name(parts.empty() ? "" : trimmed(parts[0]));
    const auto value =
        parts.size() == 2 ? base::to_integer(trimmed(parts[1])) : std::optional<int>(1);
    if (!state.contains(name))
      problem = "piece '" + piece_type.id + "' has no number '" + name + "'";
    else if (parts.size() > 2 || !value || !is_number_of_piece(name, *value))
      problem = "'" + std::string(trimmed(pair)) + "' is not a number of the piece";
    if (!problem.empty()) return std::nullopt;
    state[name] = *value;
  }
  return state;
}

CellSet stands_on(const PieceType& piece_type, const Board& board, SeatId seat) {
  return piece_type.stands.empty() ? board.all() : board.regions(piece_type.stands, seat);
}

std::optional<std::string> never_stands(const PieceType& piece_type, const Board& board,
                                        SeatId seat, CellId cell) {
  if (stands_on(piece_type, board, seat).contains(cell)) return std::nullopt;
  return "the " + piece_type.name + " never stands on " + board.name(cell);
}

}  // namespace boardwright::moves
