// Makes a picture of each thing that a board shows besides its cells.
#include "book/board_signs.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "diagram/legend.h"
#include "diagram/lines_picture.h"
#include "english/book_phrases.h"
#include "game/pieces.h"
#include "moves/reach.h"

namespace boardwright::book {

using board::Board;
using geometry::CellId, geometry::CellSet;

namespace {

double apart(const Board& board, CellId one, CellId other) {
  return length(board.topology.centre(one) - board.topology.centre(other));
}

/// A cell and all cells that share a corner with it.
CellSet round(const Board& board, CellId middle) {
  const auto near = board.topology.outline(middle);
  CellSet cells;
  for (const CellId cell : board.cells()) {
    const auto outline = board.topology.outline(cell);
    if (std::find_first_of(near.begin(), near.end(), outline.begin(), outline.end()) != near.end())
      cells.insert(cell);
  }
  return cells;
}

/// Whether a border is the same line for all seats.
bool is_one_line(const Board& board, const game::Border& border) {
  const auto zone = board.region(border.zone, board::first_seat),
             beyond = board.region(border.beyond, board::first_seat);
  return std::ranges::all_of(board.seat_ids(), [&](board::SeatId seat) {
    const auto one = board.region(border.zone, seat), other = board.region(border.beyond, seat);
    return (one == zone && other == beyond) || (one == beyond && other == zone);
  });
}

/// Walls and borders.
void add_parts(std::vector<BoardSign>& signs, const english::GameWords& words) {
  const game::Game& game = words.game();
  const diagram::Diagram bare = diagram::bare_board(game);
  for (diagram::LegendLine& line : diagram::legend_of(game, {&bare})) {
    const auto border = std::ranges::find(game.borders, line.meaning, &game::Border::name);
    signs.push_back({std::move(line.picture),
                     border == game.borders.end()
                         ? english::capitalised(line.meaning) + "."
                         : english::border_between(line.meaning, words.zone(border->zone),
                                                   words.zone(border->beyond),
                                                   is_one_line(game.board(), *border))});
  }
}

/// The river, with a few points on both of its banks.
void add_river(std::vector<BoardSign>& signs, const english::GameWords& words) {
  const Board& board = words.game().board();
  const auto bank = std::ranges::find(board.rank_order, board.river);
  if (!board.on_points || bank == board.rank_order.end() ||
      std::next(bank) == board.rank_order.end())
    return;
  const std::string& far_bank = *std::next(bank);
  const std::size_t files = board.file_order.size(), first = files > 3 ? (files - 3) / 2 : 0;
  CellSet cells;
  for (const CellId cell : board.cells()) {
    const geometry::Cell& each = board.cell(cell);
    const auto file = static_cast<std::size_t>(std::ranges::find(board.file_order, each.file) -
                                               board.file_order.begin());
    if ((each.rank == *bank || each.rank == far_bank) && file >= first && file < first + 3)
      cells.insert(cell);
  }
  signs.push_back(
      {diagram::board_patch(words.game(), cells), english::river_between(*bank, far_bank)});
}

/// The smallest zone that is crossed by lines of its own, such as a palace.
void add_crossed_zone(std::vector<BoardSign>& signs, const english::GameWords& words) {
  const Board& board = words.game().board();
  const std::string* found = nullptr;
  CellSet smallest;
  for (const auto& [name, zones] : board.zones) {
    const CellSet& zone = zones.front();
    const auto crosses = [&](const std::vector<CellId>& line) {
      return line.size() > 1 &&
             std::ranges::all_of(line, [&](CellId cell) { return zone.contains(cell); });
    };
    if (std::ranges::none_of(board.given_lines, crosses) ||
        (found != nullptr && zone.size() >= smallest.size()))
      continue;
    found = &name;
    smallest = zone;
  }
  if (found == nullptr || 2 * smallest.size() > board.size()) return;
  signs.push_back(
      {diagram::board_patch(words.game(), smallest), english::crossed_zone(words.zone(*found))});
}

/// Points with corner marks, and the pieces that begin there.
void add_marked_points(std::vector<BoardSign>& signs, const english::GameWords& words) {
  const game::Game& game = words.game();
  const Board& board = game.board();
  const std::vector<CellId>& marked = board.markings.marked;
  if (marked.empty()) return;
  std::vector<std::string> names;
  if (const play::Position* start = game.find_position(game.start))
    for (const CellId cell : marked)
      if (start->count_on(cell) > 0) {
        std::string name = english::GameWords::plural(words.piece_type(start->at(cell).piece_type));
        if (std::ranges::find(names, name) == names.end()) names.push_back(std::move(name));
      }
  const CellId middle =
      *std::ranges::max_element(marked, {}, [&](CellId cell) { return round(board, cell).size(); });
  signs.push_back({diagram::board_patch(game, round(board, middle)), english::marked_point(names)});
}

/// Whether a piece reaches only cells with the fill of its own cell.
bool keeps_fill(const game::Game& game, const moves::PieceType& piece_type) {
  const Board& board = game.board();
  const moves::PieceMoves moves(board, piece_type.moves, board::first_seat, piece_type.state);
  bool goes = false;
  for (const CellId from : board.cells())
    for (const CellId to : moves::reach(moves, {}, from).moves) {
      if (board.cell(to).tint != board.cell(from).tint) return false;
      goes = true;
    }
  return goes;
}

/// Adds three or more fills. Two need no explanation.
void add_fills(std::vector<BoardSign>& signs, const english::GameWords& words) {
  const game::Game& game = words.game();
  const Board& board = game.board();
  if (!board.has_tints()) return;
  std::set<int> tints;
  CellSet one_of_each;
  CellId first = geometry::no_cell;
  for (const CellId cell : board.cells()) {
    if (first == geometry::no_cell && round(board, cell).size() > 4) first = cell;
    tints.insert(board.cell(cell).tint);
  }
  if (tints.size() < 3 || first == geometry::no_cell) return;
  std::set<int> found;
  std::vector<CellId> near;
  for (const CellId cell : round(board, first)) near.push_back(cell);
  std::ranges::stable_sort(near, {}, [&](CellId cell) { return apart(board, cell, first); });
  for (const CellId cell : near)
    if (found.insert(board.cell(cell).tint).second) one_of_each.insert(cell);
  std::vector<std::string> names;
  for (const moves::PieceTypeId id : game::playing_pieces(game))
    if (keeps_fill(game, game.piece_type(id))) names.push_back(game.piece_type(id).name);
  signs.push_back({diagram::board_patch(game, one_of_each), english::fills_explained(names)});
}

}  // namespace

std::vector<BoardSign> board_signs(const english::GameWords& words) {
  std::vector<BoardSign> signs;
  add_parts(signs, words);
  add_river(signs, words);
  add_crossed_zone(signs, words);
  add_marked_points(signs, words);
  add_fills(signs, words);
  return signs;
}

}  // namespace boardwright::book
