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
                      const std::vector<Piece>& pieces) {
  std::string line = board.seat(seat).name + ":";
  if (position.mated(seat)) line += " mated";
  if (const Passing passing = position.passing[index(seat)]; passing.from != no_cell)
    line += " last " + board.name(passing.from) + " " + board.name(passing.at);
  std::vector<std::string> held;
  for (const PieceId piece : Ids<PieceId>(pieces.size()))
    for (int i = position.in_hand(seat, piece, pieces.size()); i > 0; --i)
      held.push_back(pieces[index(piece)].letter);
  if (!held.empty()) line += " hand=" + joined(held, ",");
  std::vector<std::string> taken;
  for (const Taken& each : position.taken)
    if (each.seat == seat) taken.push_back(pieces[index(each.piece)].letter);
  if (!taken.empty()) line += " took=" + joined(taken, ",");
  std::map<std::tuple<PieceId, std::int16_t, bool, bool>, std::string> groups;  // men with one mark
  for (CellId cell : board.cells())
    if (const Man& man = position.at(cell); !man.none() && man.seat == seat)
      for (int i = 0; i < position.count_on(cell); ++i)
        groups[{man.piece, man.n, man.multiple, man.bound}] +=
            " " + board.name(cell) + (man.unmoved ? "*" : "");
  for (const auto& [group, cells] : groups) {
    Man man;
    man.n = std::get<1>(group);
    man.multiple = std::get<2>(group);
    man.bound = std::get<3>(group);
    const Piece& piece = pieces[index(std::get<0>(group))];
    line += " " + letter_of(piece, man) + cells;
  }
  return line + "\n";
}

}  // namespace

std::string print_position(const Position& position, const Board& board,
                           const std::vector<Piece>& pieces) {
  std::string text = "turn: " + board.seats[index(position.turn)].name + "\n";
  text += sides_line(position, board);
  for (const PieceId piece : position.army)
    text += (piece == position.army.front() ? "army: " : " ") + pieces[index(piece)].letter;
  if (!position.army.empty()) text += "\n";
  for (const auto& [piece, state] : position.numbers)
    for (const auto& [number, value] : state)
      text += "set: " + piece + " " + number + " " + std::to_string(value) + "\n";
  for (const SeatId seat : board.seat_ids())
    if (position.standing[index(seat)] != Standing::absent)
      text += seat_line(position, seat, board, pieces);
  return text;
}

}  // namespace boardwright::test
