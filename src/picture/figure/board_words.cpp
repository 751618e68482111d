// Describes a board, the pieces on it, and the names of its cells.
#include <algorithm>
#include <functional>
#include <map>
#include <span>

#include "base/text.h"
#include "board/edges.h"
#include "figure/numbers.h"
#include "figure/words.h"

namespace boardwright::figure {
namespace {

/// Whether the border of some seat lies between shown cells.
bool is_drawn(const Board& board, const CellSet& shown, const game::Border& border) {
  for (const board::SeatId seat : board.seat_ids()) {
    const auto zone = board.region(border.zone, seat), beyond = board.region(border.beyond, seat);
    if (zone && beyond && !board::lines_between(board, *zone, *beyond, shown).empty()) return true;
  }
  return false;
}

struct Shape {
  int sides;
  std::string_view one, many;
};
constexpr Shape shapes[] = {
    {3, "triangle", "triangles"}, {4, "square", "squares"},   {5, "pentagon", "pentagons"},
    {6, "hexagon", "hexagons"},   {8, "octagon", "octagons"}, {12, "dodecagon", "dodecagons"},
};

/// "64 squares", "7 hexagons, 16 squares and 16 triangles", "12 cells".
std::string by_shape(const Board& board, const CellSet& cells) {
  std::map<int, int, std::greater<>> counts;
  for (const CellId cell : cells) ++counts[board.topology.sides(cell)];
  std::vector<std::string> parts;
  for (const auto& [sides, count] : counts) {
    const auto* shape = std::ranges::find(shapes, sides, &Shape::sides);
    if (shape == std::end(shapes)) return counted(cells.size(), "cell", "cells");
    parts.push_back(counted(count, shape->one, shape->many));
  }
  return listed(parts);
}

bool has_squares_only(const Board& board) {
  const CellSet all = board.all();
  return std::all_of(all.begin(), all.end(),
                     [&](CellId cell) { return board.topology.sides(cell) == 4; });
}

/// "9 by 11 squares" for a whole rectangle, otherwise the shapes of the cells.
std::string form_of(const Board& board) {
  const auto files = static_cast<int>(board.file_order.size());
  const auto ranks = static_cast<int>(board.rank_order.size());
  if (has_squares_only(board) && files > 1 && files * ranks == board.size())
    return std::to_string(files) + " by " + std::to_string(ranks) +
           (board.on_points ? " points" : " squares");
  return by_shape(board, board.all());
}

/// The most cells that are listed although fewer words would do.
constexpr int listed_cells = 12;

/// "King on e1", "Pawns on a2 and b2", "Discs on all squares but d4".
std::string pieces_on(const Board& board, const std::string& kind, const std::string& label,
                      const std::vector<std::string>& cells) {
  CellSet found;
  for (const std::string& name : cells)
    if (const auto cell = board.find(name)) found.insert(*cell);
  const bool are_many = cells.size() > static_cast<std::size_t>(listed_cells) &&
                        cells.size() == static_cast<std::size_t>(found.size());
  return (cells.size() > 1 ? base::plural(kind) : kind) + (label.empty() ? "" : " " + label) +
         " on " + (are_many ? in_few_words(board, found) : listed(cells));
}

/// "squares", "points" or "cells": what those of a board are called.
std::string cells_of(const Board& board) {
  return board.on_points ? "points" : has_squares_only(board) ? "squares" : "cells";
}

/// What a figure's label adds to the piece's name: "A1", "N³*".
std::string shown_label(const PlacedPiece& placed) {
  const std::string& label = placed.piece.label;
  const bool is_specific =
      (label.size() <= 3 && label.find_first_of("0123456789") != std::string::npos) ||
      parse_label(*placed.piece_type, label);
  return is_specific ? label : std::string();
}

}  // namespace

std::string in_few_words(const Board& board, const CellSet& cells) {
  if (cells.size() <= listed_cells) return names_in(board, cells);
  const CellSet others = board.all() - cells;
  if (others.empty()) return "all " + cells_of(board);
  const std::string words = cells_in_words(board, cells);
  const bool are_listed = words == listed(board::names_of(board, cells));
  return are_listed && 2 * others.size() < cells.size()
             ? "all " + cells_of(board) + " but " + names_in(board, others)
             : words;
}

std::string emit_pieces(const Board& board, const std::vector<PlacedPiece>& pieces,
                        bool king_first) {
  std::string words;
  for (const board::SeatId seat : board.seat_ids()) {
    std::vector<std::pair<const PieceType*, std::string>> order;  // in the order of the figure
    std::map<std::pair<const PieceType*, std::string>, std::vector<std::string>> cells;
    bool mated = false;
    for (const PlacedPiece& placed : pieces) {
      if (placed.seat != seat) continue;
      const std::pair kind{placed.piece_type, shown_label(placed)};
      if (!cells.contains(kind)) order.push_back(kind);
      cells[kind].push_back(placed.piece.cell);
      mated = mated || placed.mated;
    }
    if (king_first) std::ranges::sort(order, std::greater<>());
    std::vector<std::string> theirs;
    for (const auto& kind : order)
      theirs.push_back(pieces_on(board, kind.first->name, kind.second, cells[kind]));
    if (theirs.empty()) continue;
    const std::string& name = board.seat(seat).name;
    words += " " +
             (name.empty() ? "There is: "
                           : name + (mated ? ", mated, leaves as obstacles: " : " has: ")) +
             base::joined(theirs, "; ") + ".";
  }
  return words;
}

std::string paint_in_words(std::string_view paint) {
  constexpr std::pair<std::string_view, std::string_view> kinds[] = {
      {"solid-", "in solid "}, {"outline-", "outlined in "}, {"stripes-", "striped in "}};
  for (const auto& [kind, words] : kinds)
    if (paint.starts_with(kind)) return std::string(words) + std::string(paint.substr(kind.size()));
  std::string word(paint);
  std::ranges::replace(word, '-', ' ');
  return "in " + word;
}

std::string emit_label(const game::FigureLabel& label) {
  const auto spot = [](std::string_view one, const std::string& at) {
    const std::vector<std::string> cells = board::comma_list(at);
    return (cells.size() > 1 ? "between " : std::string(one)) + listed(cells);
  };
  return "“" + label.text + "” is written " + spot("on ", label.at) +
         (label.to.empty() ? "" : " and points " + spot("to ", label.to)) + ".";
}

std::string emit_names(const Board& board, const CellSet& cells, bool all) {
  std::string words = " Every cell bears its name: " + names_in(board, cells) + ".";
  if (!all) return words;
  for (CellId cell : cells)
    if (const auto names = short_names(board, cell); names.size() > 1)
      words += " " + names[0] + " is also " + listed(std::span(names).subspan(1)) + ".";
  return words;
}

/// The listed lines of a free board, which can be bent: "Lines called climb lead over b1, a2 and
/// c3; and over a1 and a2."
std::string emit_axis_lines(const Board& board) {
  std::string words;
  for (const geometry::Axis& axis : board.axes) {
    if (axis.steps.empty()) continue;
    std::vector<std::string> lines;
    for (const auto& line : board.lines(axis)) {
      std::vector<std::string> names;
      for (CellId cell : line) names.push_back(board.name(cell));
      lines.push_back("over " + listed(names));
    }
    words += " Lines called " + axis.name + " lead " + base::joined(lines, "; ") + ".";
  }
  return words;
}

std::string emit_layout(const Board& board) {
  const auto& files = board.file_order;
  const auto& ranks = board.rank_order;
  const auto next = [](const std::string& what, const std::vector<std::string>& order) {
    return what + " " + order.back() + " lies next to " + what + " " + order.front();
  };
  const geometry::Topology& topology = board.topology;
  if (board.on_points)
    return std::string(" Pieces stand on the points, where lines cross.") +
           (board.river.empty() ? ""
                                : " Above rank " + board.river +
                                      " runs a river: all files lead across it, and only the "
                                      "outer ones are drawn there.");
  if (topology.chart().is_ring()) {
    const bool by_files = topology.chart().ring().files;
    return " The board is round: " +
           (by_files ? next("file", files) + ", and the inmost ring is rank " + ranks.front()
                     : next("rank", ranks) + ", and the inmost ring is file " + files.front()) +
           ".";
  }
  if (board.wrap_files && board.wrap_ranks)
    return " The board is a torus: " + next("file", files) + ", and " + next("rank", ranks) + ".";
  if (board.wrap_files) return " The board is a cylinder: " + next("file", files) + ".";
  if (board.wrap_ranks) return " The board is a cylinder: " + next("rank", ranks) + ".";
  if (!board.plates.empty())
    return " It has " + counted(static_cast<int>(board.plates.size()), "plate", "plates") +
           " of the same size, one above another, the lowest first: " + listed(board.plates) + ".";
  if (topology.is_mesh())
    return std::string(
               " Its lines lead across each cell from side to side and from corner to corner, and "
               "bend "
               "where the cells do.") +
           emit_axis_lines(board);
  return "";
}

std::string emit_board(const Board& board, const CellSet& shown,
                       const std::vector<game::Border>& borders) {
  std::string words = "A board of " + form_of(board) + ".";
  if (shown.size() < board.size())
    words = "Part of a board of " + form_of(board) + ": " + by_shape(board, shown) + ".";
  words += emit_layout(board);
  if (board.walls.empty() && borders.empty()) return words;
  const std::vector<const geometry::Wall*> walls = board::walls_beside(board, shown);
  const auto all = static_cast<int>(walls.size());
  const auto signs = static_cast<int>(
      std::ranges::count_if(walls, [](const geometry::Wall* wall) { return wall->indicator; }));
  if (all > 0)
    words += " Beside them " + counted(all, "wall cell", "wall cells") +
             (signs > 0 ? ", " + std::to_string(signs) + " with a " + board.sign : "") + ".";
  std::vector<std::string> lines;
  for (const game::Border& border : borders)
    if (is_drawn(board, shown, border)) lines.push_back(border.name);
  if (!lines.empty()) words += " Lines are drawn: " + listed(lines) + ".";
  return words;
}

std::string emit_outside(const std::vector<Mark>& marks, const CellSet& shown) {
  CellSet outside;
  for (const Mark& mark : marks)
    if (!shown.contains(mark.cell)) outside.insert(mark.cell);
  if (outside.empty()) return {};
  return counted(outside.size(), "of the marked cells lies", "of the marked cells lie") +
         " outside the picture";
}

}  // namespace boardwright::figure
