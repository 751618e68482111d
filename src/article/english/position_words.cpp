// Describes the pieces of a position, whose turn it is, and what the rules remember.
#include "english/position_words.h"

#include <algorithm>

#include "base/text.h"
#include "figure/setting.h"
#include "figure/words.h"

namespace boardwright::english {

using base::listed;
using game::Game;
using play::Position;

namespace {

/// " Red, Yellow and Blue play together.", for each team of several.
std::string teams(const board::Board& board, const Position& position) {
  std::string words;
  for (const board::SeatId first : board.seat_ids()) {
    std::vector<std::string> names;
    for (const board::SeatId seat : board.seat_ids())
      if (position.standing[base::index(seat)] != play::Standing::absent &&
          position.team[base::index(seat)] == first)
        names.push_back(board.seat(seat).name);
    if (names.size() > 1) words += " " + listed(names) + " play together.";
  }
  return words;
}

/// " White has in hand: 2 Pawns."
std::string hands_in_words(const Game& game, const Position& position) {
  std::string words;
  for (const board::SeatId seat : game.board().seat_ids()) {
    std::vector<std::string> held;
    for (std::size_t i = 0; i < game.piece_types.size(); ++i) {
      const std::string& name = game.piece_types[i].name;
      if (const int n =
              position.in_hand(seat, static_cast<moves::PieceTypeId>(i), game.piece_types.size());
          n > 0)
        held.push_back(figure::counted(n, name, base::plural(name)));
    }
    if (!held.empty())
      words += " " + game.board().seat(seat).name + " has in hand: " + listed(held) + ".";
  }
  return words;
}

/// " The game began with Knight, Lotussa and Rook."
std::string army(const Game& game, const Position& position) {
  std::vector<std::string> names;
  for (const moves::PieceTypeId piece_type : position.army)
    names.push_back(game.piece_type(piece_type).name);
  return names.empty() ? "" : " The game began with " + listed(names) + ".";
}

/// " Of every Pawn, roams = 0."
std::string numbers(const Game& game, const Position& position) {
  std::string words;
  for (const auto& [id, state] : position.numbers) {
    std::vector<std::string> each;
    for (const auto& [name, value] : state) each.push_back(name + " = " + std::to_string(value));
    if (const moves::PieceType* piece_type = game.find_piece_type(id);
        piece_type != nullptr && !each.empty())
      words += " Of every " + piece_type->name + ", " + listed(each) + ".";
  }
  return words;
}

}  // namespace

std::string position_in_words(const Game& game, const Position& position) {
  const board::Board& board = game.board();
  std::vector<figure::PlacedPiece> pieces;
  for (const geometry::CellId cell : board.all())
    if (!position.at(cell).none())
      pieces.insert(pieces.end(), static_cast<std::size_t>(std::max(1, position.count_on(cell))),
                    figure::piece_at(game, position, cell));
  const std::string& turn_name = board.seat(position.turn).name;
  return (turn_name.empty() ? "" : turn_name + "’s turn.") +
         figure::emit_pieces(board, pieces, true) + hands_in_words(game, position) +
         teams(board, position) + army(game, position) + numbers(game, position);
}

}  // namespace boardwright::english
