// Lays out a board of any shape in rows of characters.
#include "commands/board_text.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <vector>

#include "base/text.h"
#include "commands/ending_answer.h"
#include "play/mark.h"
#include "play/move_text.h"

namespace boardwright::commands {

using board::Board;
using board::SeatId;
using game::Game;
using geometry::CellId;
using play::Position;

namespace {

constexpr double same = 1e-6;      ///< coordinates that differ by less are equal, in sides
constexpr double same_row = 0.45;  ///< rows of cells this near are one row of text, in sides

/// Whether capitals and small letters can distinguish two seats.
bool tells_by_case(const Game& game) {
  if (game.board().seats.size() != 2) return false;
  return std::ranges::all_of(game.piece_types, [](const moves::PieceType& piece_type) {
    return piece_type.helper ||
           (!piece_type.letter.empty() &&
            base::lower_case(piece_type.letter) != piece_type.letter &&
            std::ranges::none_of(piece_type.letter, [](char c) { return c >= 'a' && c <= 'z'; }));
  });
}

/// The letters of the pieces on cells.
class Labels {
 public:
  Labels(const Game& game, const Position& position)
      : game_(game), position_(position), by_case_(tells_by_case(game)) {}

  /// "R", "n²⁺", "3K"; empty for an empty cell.
  std::string of(CellId cell) const {
    const play::Piece& piece = position_.at(cell);
    if (piece.none()) return {};
    if (piece.piece_type == game_.rules.blocker()) return "*";
    const moves::PieceType& piece_type = game_.piece_type(piece.piece_type);
    std::string text =
        piece_type.letter.empty() ? piece_type.id : play::letter_of(piece_type, piece);
    if (!by_case_)
      text = std::to_string(board::seat_number(piece.seat)) + text;
    else if (piece.seat != board::first_seat)
      text = base::lower_case(text);
    const int count = position_.count_on(cell);
    return count > 1 ? text + "x" + std::to_string(count) : text;
  }

 private:
  const Game& game_;
  const Position& position_;
  bool by_case_;
};

std::string padded(std::string text, std::size_t width) {
  const std::size_t length = base::length_utf8(text);
  return length < width ? text + std::string(width - length, ' ') : text;
}

/// A line without the blanks at its end.
std::string text_line(std::string text) {
  text.erase(text.find_last_not_of(' ') + 1);
  return text + "\n";
}

/// Files and ranks at right angles: the names of each in order, files from the left, ranks from
/// the top.
struct Grid {
  std::vector<std::string> files, ranks;
};

/// Names by a coordinate; nothing if two names have the same one, or one name has two.
std::optional<std::map<double, std::string>> by_coordinate(const Board& board,
                                                           std::string geometry::Cell::*name,
                                                           double geometry::Vec::*coordinate) {
  std::map<std::string, double> places;
  for (const CellId cell : board.cells()) {
    const double at = board.topology.centre(cell).*coordinate;
    const auto [known, is_new] = places.emplace(board.cell(cell).*name, at);
    if (!is_new && std::abs(known->second - at) > same) return std::nullopt;
  }
  std::map<double, std::string> found;
  for (const auto& [text, at] : places) {
    const auto next = found.lower_bound(at - same);
    if (next != found.end() && next->first < at + same) return std::nullopt;
    found.emplace(at, text);
  }
  return found;
}

std::optional<Grid> grid_of(const Board& board) {
  for (const CellId cell : board.cells())
    if (!board.is_called_by_lines(cell)) return std::nullopt;
  const auto files = by_coordinate(board, &geometry::Cell::file, &geometry::Vec::x);
  const auto ranks = by_coordinate(board, &geometry::Cell::rank, &geometry::Vec::y);
  if (!files || !ranks) return std::nullopt;
  Grid grid;
  for (const auto& [x, name] : *files) grid.files.push_back(name);
  for (const auto& [y, name] : *ranks) grid.ranks.insert(grid.ranks.begin(), name);
  return grid;
}

std::string grid_text(const Board& board, Grid grid, const Labels& labels, bool flipped) {
  if (flipped) {
    std::ranges::reverse(grid.files);
    std::ranges::reverse(grid.ranks);
  }
  std::map<std::pair<std::string_view, std::string_view>, CellId> cells;
  std::size_t width = 1, rim = 1;
  for (const CellId cell : board.cells()) {
    cells[{board.cell(cell).file, board.cell(cell).rank}] = cell;
    width = std::max(
        {width, base::length_utf8(labels.of(cell)), base::length_utf8(board.cell(cell).file)});
    rim = std::max(rim, base::length_utf8(board.cell(cell).rank));
  }
  std::string names = std::string(rim, ' ');
  for (const std::string& file : grid.files) names += " " + padded(file, width);
  std::string text = text_line(names);
  for (const std::string& rank : grid.ranks) {
    std::string row = padded(rank, rim);
    for (const std::string& file : grid.files) {
      const auto cell = cells.find({file, rank});
      const std::string label = cell == cells.end() ? " " : labels.of(cell->second);
      row += " " + padded(label.empty() ? "." : label, width);
    }
    text += text_line(row + " " + rank);
  }
  return text + text_line(names);
}

/// A cell as text, and where its centre is, in sides.
struct Item {
  double x = 0, y = 0;
  std::string text;
};

/// The distance of neighbours in a row, in sides: the smallest of those that leave room for a cell.
double spacing_of(const std::vector<std::vector<Item>>& rows) {
  double least = 0;
  for (const std::vector<Item>& row : rows)
    for (std::size_t i = 1; i < row.size(); ++i) {
      const double distance = row[i].x - row[i - 1].x;
      if (distance > 2 * same_row && (least == 0 || distance < least)) least = distance;
    }
  return least > 0 ? least : 1;
}

/// Every cell with its name, where its centre is.
std::string scattered_text(const Board& board, const Labels& labels, bool flipped) {
  std::vector<Item> items;
  std::size_t width = 0;
  double left = 0;
  for (const CellId cell : board.cells()) {
    const geometry::Vec centre = board.topology.centre(cell);
    const std::string label = labels.of(cell);
    items.push_back({flipped ? -centre.x : centre.x, flipped ? -centre.y : centre.y,
                     (label.empty() ? "." : label) + " " + board.name(cell)});
    width = std::max(width, base::length_utf8(items.back().text));
    left = items.size() == 1 ? items.back().x : std::min(left, items.back().x);
  }
  std::ranges::stable_sort(items, [](const Item& a, const Item& b) { return a.y > b.y + same; });
  std::vector<std::vector<Item>> rows;
  for (Item& item : items) {
    if (rows.empty() || rows.back().front().y - item.y > same_row) rows.emplace_back();
    rows.back().push_back(std::move(item));
  }
  for (std::vector<Item>& row : rows)
    std::ranges::stable_sort(row, [](const Item& a, const Item& b) { return a.x < b.x; });
  const double scale = static_cast<double>(width + 2) / spacing_of(rows);
  std::string text;
  for (const std::vector<Item>& row : rows) {
    std::string line;
    for (const Item& item : row) {
      const auto at = static_cast<std::size_t>(std::lround((item.x - left) * scale));
      line = padded(line + (line.empty() ? "" : "  "), at) + item.text;
    }
    text += text_line(line);
  }
  return text;
}

/// "White's hand: P P N", for each seat that has something in hand.
std::string hands_text(const Game& game, const Position& position) {
  std::string text;
  for (const SeatId seat : game.board().seat_ids()) {
    std::vector<std::string> held;
    for (const moves::PieceTypeId piece_type : game.piece_ids()) {
      const std::string& letter = play::letter_or_id(game.piece_type(piece_type));
      if (play::among(piece_type, game.rules.hand.endless)) held.push_back(letter + " without end");
      const int count = position.in_hand(seat, piece_type, game.piece_types.size());
      if (count > 0) held.push_back(count > 1 ? std::to_string(count) + " " + letter : letter);
    }
    if (!held.empty() && position.active(seat))
      text += game.board().seat(seat).name + "'s hand: " + base::joined(held, ", ") + "\n";
  }
  return text;
}

/// "1 Red, 2 Brown, 3 Yellow": where letters bear the numbers of seats.
std::string numbered_seats(const Game& game, const Position& position) {
  if (tells_by_case(game)) return {};
  std::vector<std::string> seats;
  for (const SeatId seat : game.board().seat_ids())
    if (position.standing[base::index(seat)] != play::Standing::absent)
      seats.push_back(std::to_string(board::seat_number(seat)) + " " +
                      game.board().seat(seat).name + (position.mated(seat) ? " (mated)" : ""));
  return base::joined(seats, ", ") + "\n";
}

}  // namespace

std::string board_text(const Game& game, const Position& position, bool flipped) {
  const Labels labels(game, position);
  const auto grid = grid_of(game.board());
  return (grid ? grid_text(game.board(), *grid, labels, flipped)
               : scattered_text(game.board(), labels, flipped)) +
         numbered_seats(game, position) + hands_text(game, position) + scores_text(game, position);
}

}  // namespace boardwright::commands
