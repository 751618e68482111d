// Writes positions.
#include "support/position_text.h"

#include <map>
#include <tuple>

#include "base/text.h"
#include "play/mark.h"
#include "support/rooms.h"

namespace boardwright::test {
namespace {

std::string sides_line(const Position& position, const Board& board) {
  std::string line;
  for (const SeatId first : board.seat_ids()) {
    std::vector<std::string> group;
    for (const SeatId seat : board.seat_ids())
      if (position.team[index(seat)] == first) group.push_back(board.seat(seat).name);
    if (group.size() > 1) line += " " + joined(group, "+");
  }
  return line.empty() ? line : "sides:" + line + "\n";
}

std::string seat_line(const Position& position, SeatId seat, const Board& board,
                      const std::vector<PieceType>& piece_types) {
  std::string line = board.seat(seat).name + ":";
  if (position.mated(seat)) line += " mated";
  if (const EnPassant en_passant = position.en_passant[index(seat)]; en_passant.from != no_cell)
    line += " last " + board.name(en_passant.from) + " " + board.name(en_passant.at);
  std::vector<std::string> held;
  for (const PieceTypeId piece_type : Ids<PieceTypeId>(piece_types.size()))
    for (int i = position.in_hand(seat, piece_type, piece_types.size()); i > 0; --i)
      held.push_back(piece_types[index(piece_type)].letter);
  if (!held.empty()) line += " hand=" + joined(held, ",");
  std::vector<std::string> taken;
  for (const Taken& each : position.taken)
    if (each.seat == seat) taken.push_back(piece_types[index(each.piece_type)].letter);
  if (!taken.empty()) line += " took=" + joined(taken, ",");
  std::map<std::tuple<PieceTypeId, std::int16_t, bool, bool>, std::string>
      groups;  // pieces with one mark
  for (CellId cell : board.cells())
    if (const Piece& piece = position.at(cell); !piece.none() && piece.seat == seat)
      for (int i = 0; i < position.count_on(cell); ++i)
        groups[{piece.piece_type, piece.n, piece.multiple, piece.bound}] +=
            " " + board.name(cell) + (piece.unmoved ? "*" : "");
  for (const auto& [group, cells] : groups) {
    Piece piece;
    piece.n = std::get<1>(group);
    piece.multiple = std::get<2>(group);
    piece.bound = std::get<3>(group);
    const PieceType& piece_type = piece_types[index(std::get<0>(group))];
    line += " " + letter_of(piece_type, piece) + cells;
  }
  return line + "\n";
}

}  // namespace

std::string print_position(const Position& position, const Board& board,
                           const std::vector<PieceType>& piece_types) {
  std::string text = "turn: " + board.seats[index(position.turn)].name + "\n";
  text += sides_line(position, board);
  for (const PieceTypeId piece_type : position.army)
    text += (piece_type == position.army.front() ? "army: " : " ") +
            piece_types[index(piece_type)].letter;
  if (!position.army.empty()) text += "\n";
  for (const auto& [piece_type, state] : position.numbers)
    for (const auto& [number, value] : state)
      text += "set: " + piece_type + " " + number + " " + std::to_string(value) + "\n";
  for (const SeatId seat : board.seat_ids())
    if (position.standing[index(seat)] != Standing::absent)
      text += seat_line(position, seat, board, piece_types);
  return text;
}

}  // namespace boardwright::test
