// Claims about the cells of a board: which there are, their names, contact, walls and colours.
#include <algorithm>
#include <cmath>
#include <set>

#include "verify/kinds.h"

namespace boardwright::verify {
namespace {

Value cell_count(ClaimContext& ask) { return ask.selection().size(); }
Value cell_share(ClaimContext& ask) { return share_of(ask.selection().size(), ask.board().size()); }
Value cell_list(ClaimContext& ask) { return ask.names(ask.selection()); }
Value cell_exists(ClaimContext& ask) {
  return ask.board().find(ask.claim().key("cell")).has_value();
}
Value subset(ClaimContext& ask) { return ask.cells("of").within(ask.selection()); }

Value corner_angle(ClaimContext& ask) {
  std::set<int> angles;
  for (CellId cell : ask.selection().list())
    angles.insert(180 - 360 / ask.board().topology.sides(cell));
  if (angles.size() != 1) return ask.refuse("the selected cells have different corners");
  return *angles.begin();
}

/// The cells that touch a cell: all, or over sides or corners only; of one shape, if it is given.
CellSet contacts(ClaimContext& ask, CellId cell) {
  const Topology& topology = ask.board().topology;
  CellSet beside, all;
  for (CellId other : topology.beside(cell)) beside.insert(other);
  for (CellId other : topology.touching(cell)) all.insert(other);
  const std::string& by = ask.claim().key("by");
  if (!by.empty() && by != "side" && by != "corner")
    ask.refuse("'by' is side or corner, not '" + by + "'", {}, by);
  CellSet found = by == "side" ? beside : by == "corner" ? all - beside : all;
  return ask.has("other") ? found & ask.regions("other") : found;
}

/// How many of these each selected cell touches; of no cell, none.
std::vector<int> contact_counts(ClaimContext& ask) {
  std::vector<int> counts;
  for (CellId cell : ask.selection().list()) counts.push_back(contacts(ask, cell).size());
  if (!counts.empty()) return counts;
  ask.refuse("the claim selects no cell");
  return {0};
}

Value touch_least(ClaimContext& ask) {
  const auto counts = contact_counts(ask);
  return *std::min_element(counts.begin(), counts.end());
}
Value touch_most(ClaimContext& ask) {
  const auto counts = contact_counts(ask);
  return *std::max_element(counts.begin(), counts.end());
}
Value touch_some(ClaimContext& ask) {
  const auto counts = contact_counts(ask);
  return std::find(counts.begin(), counts.end(), ask.number("number")) != counts.end();
}
Value touch_cells(ClaimContext& ask) { return ask.names(contacts(ask, ask.cell("cell"))); }

Value rank_count(ClaimContext& ask) { return static_cast<int>(ask.board().rank_order.size()); }
Value file_count(ClaimContext& ask) { return static_cast<int>(ask.board().file_order.size()); }

Value same_cell(ClaimContext& ask) {
  const auto names = comma_list(ask.claim().key("of"));
  std::set<std::optional<CellId>> cells;
  for (const std::string& name : names) cells.insert(ask.board().find(name));
  return names.size() > 1 && cells.size() == 1 && cells.begin()->has_value();
}

Value name_count(ClaimContext& ask) {
  int full = 0;
  for (const std::string& name : ask.board().also[static_cast<std::size_t>(ask.cell("cell"))])
    if (name.find(' ') != std::string::npos) ++full;
  return full;
}

Value walls(ClaimContext& ask) { return static_cast<int>(ask.board().walls.size()); }
Value whole_count(ClaimContext& ask) {
  return ask.board().size() + static_cast<int>(ask.board().walls.size());
}
Value indicators(ClaimContext& ask) {
  const auto& all = ask.board().walls;
  return static_cast<int>(
      std::count_if(all.begin(), all.end(), [](const Wall& wall) { return wall.indicator; }));
}

/// The board with its walls as if they were cells, which come last.
Topology with_walls(ClaimContext& ask) {
  const Board& board = ask.board();
  ask.spend(std::int64_t{1000} * board.size());
  std::vector<Outline> walls;
  for (const Wall& wall : board.walls) walls.push_back(wall.outline);
  return board.topology.with(walls);
}

/// The number of a wall in that board: they come after its cells.
CellId cell_of_wall(const Board& board, std::size_t wall) {
  return static_cast<CellId>(index(board.size()) + wall);
}

/// The number of a cell or wall in that board.
CellId cell_or_wall(ClaimContext& ask, std::string_view key) {
  const Board& board = ask.board();
  for (std::size_t i = 0; i < board.walls.size(); ++i)
    if (board.walls[i].name == ask.claim().key(key)) return cell_of_wall(board, i);
  return ask.cell(key);
}

/// Walls that hang together over their sides are one.
Value wall_groups(ClaimContext& ask) {
  const Topology whole = with_walls(ask);
  std::set<CellId> left;
  for (std::size_t i = 0; i < ask.board().walls.size(); ++i)
    left.insert(cell_of_wall(ask.board(), i));
  int groups = 0;
  for (; !left.empty(); ++groups) {
    std::vector<CellId> open{*left.begin()};
    left.erase(left.begin());
    while (!open.empty()) {
      const CellId cell = open.back();
      open.pop_back();
      for (CellId next : whole.beside(cell))
        if (left.erase(next) > 0) open.push_back(next);
    }
  }
  return groups;
}

Value steps(ClaimContext& ask) {
  const Topology whole = with_walls(ask);
  const CellId to = cell_or_wall(ask, "to");
  std::set<CellId> seen{cell_or_wall(ask, "from")};
  for (int n = 0;; ++n) {
    if (seen.contains(to)) return n;
    if (!ask.spend(50 * std::ssize(seen))) return {};
    std::set<CellId> next = seen;
    for (CellId cell : seen)
      for (CellId beside : whole.beside(cell)) next.insert(beside);
    if (next.size() == seen.size()) return ask.refuse("there is no way between these cells");
    seen = std::move(next);
  }
}

Value tint_count(ClaimContext& ask) {
  const auto& tints = ask.board().tints;
  return static_cast<int>(std::set<int>(tints.begin(), tints.end()).size());
}

/// Whether no two cells that share a side are of one colour.
Value tints_differ(ClaimContext& ask) {
  const auto& tints = ask.board().tints;
  if (tints.empty()) return ask.refuse("the cells of this board have no colours");
  for (CellId cell : ask.board().cells())
    for (CellId beside : ask.board().topology.beside(cell))
      if (tints[static_cast<std::size_t>(cell)] == tints[static_cast<std::size_t>(beside)])
        return false;
  return true;
}

/// The cells of a seat's zone along a border.
Value border_cells(ClaimContext& ask) {
  for (const Border& border : ask.game().borders) {
    if (border.as != ask.claim().key("border")) continue;
    const auto zone = ask.board().region(border.zone, ask.seat());
    const auto beyond = ask.board().region(border.beyond, ask.seat());
    CellSet found;
    if (!zone || !beyond) return ask.refuse("this board lacks a side of the border");
    for (CellId cell : zone->list())
      for (CellId beside : ask.board().topology.beside(cell))
        if (beyond->contains(beside)) found.insert(cell);
    return ask.names(found);
  }
  return ask.refuse("unknown border '" + ask.claim().key("border") + "'", {},
                    ask.claim().key("border"));
}

/// "1¾", of a number of quarters.
std::string in_quarters(long quarters) {
  constexpr std::string_view fractions[] = {"", "¼", "½", "¾"};
  const std::string whole = quarters < 4 && quarters > 0 ? "" : std::to_string(quarters / 4);
  return whole + std::string(fractions[static_cast<std::size_t>(quarters % 4)]);
}

/// In inches and their quarters if these fit, otherwise in whole millimetres.
Value set_sides(ClaimContext& ask) {
  const auto& sets = ask.game().sets;
  const std::string& name = ask.claim().key("set");
  const auto set = std::find_if(sets.begin(), sets.end(),
                                [&](const BoardSet& each) { return each.name == name; });
  if (set == sets.end())
    return ask.refuse("unknown set '" + name + "'", meant(name, sets, &BoardSet::name), name);
  const auto quarters = [](Millimetres length) { return length.value / 25.4 * 4; };
  const auto fits = [&](Millimetres length) {
    return std::abs(quarters(length) - std::round(quarters(length))) < 1e-6;
  };
  if (fits(set->shortest) && fits(set->longest))
    return in_quarters(std::lround(quarters(set->shortest))) + " to " +
           in_quarters(std::lround(quarters(set->longest))) + " inches";
  return std::to_string(std::lround(set->shortest.value)) + " to " +
         std::to_string(std::lround(set->longest.value)) + " mm";
}

constexpr ClaimKind board_rows[] = {
    {"cell-count", "SEL", cell_count, Yields::count, "how many cells are selected",
     "number of {SEL}"},
    {"cell-share", "SEL", cell_share, Yields::share, "their share of the board",
     "share of the {SEL} in the board"},
    {"cell-list", "SEL", cell_list, Yields::cells, "which they are", "the {SEL}"},
    {"cell-exists", "cell", cell_exists, Yields::truth, "whether the board has a cell of this name",
     "there is a cell {cell}"},
    {"subset", "of SEL", subset, Yields::truth, "whether the cells of `of` are all selected",
     "{of}: all are {SEL}"},
    {"rank-count", "", rank_count, Yields::count, "how many ranks the board has",
     "number of ranks"},
    {"file-count", "", file_count, Yields::count, "how many files the board has",
     "number of files"},
    {"corner-angle", "SEL", corner_angle, Yields::count,
     "degrees of the corners of the selected cells", "degrees of a corner of the {SEL}"},
    {"touch-least", "SEL (other by)", touch_least, Yields::count,
     "the fewest others that a selected cell touches",
     "fewest {shapes other} that one of the {SEL} touches"},
    {"touch-most", "SEL (other by)", touch_most, Yields::count,
     "the most others that a selected cell touches",
     "most {shapes other} that one of the {SEL} touches"},
    {"touch-some", "SEL number (other by)", touch_some, Yields::truth,
     "whether some selected cell touches just so many others",
     "one of the {SEL} touches exactly {number} {shapes other}"},
    {"touch-cells", "cell (other by)", touch_cells, Yields::cells, "the cells that touch a cell",
     "{shapes other} that touch {cell}"},
    {"same-cell", "of", same_cell, Yields::truth, "whether the names of `of` are names of one cell",
     "{of}: all are names of one cell"},
    {"name-count", "cell", name_count, Yields::count, "how many full names a cell has",
     "number of full names of {cell}"},
    {"wall-count", "", walls, Yields::count, "how many cells are lost to walls",
     "number of cells lost to walls"},
    {"wall-groups", "", wall_groups, Yields::count,
     "how many walls these make, each hanging together", "number of walls"},
    {"whole-count", "", whole_count, Yields::count,
     "how many cells there are with those of the walls",
     "number of cells, those of the walls included"},
    {"indicator-count", "", indicators, Yields::count, "how many cells of walls bear a sign",
     "number of Indicators"},
    {"steps", "from to", steps, Yields::count,
     "the steps over sides between two cells, walls ignored",
     "steps from {from} to {to}{walls to}"},
    {"set-sides", "set", set_sides, Yields::words,
     "how long the sides of a set's cells are: `1¾ to 2 inches`",
     "length of the cells’ sides in the {set} set", Proves::copy},
    {"tint-count", "", tint_count, Yields::count, "how many colours the cells have",
     "number of colours of cells"},
    {"tints-differ", "", tints_differ, Yields::truth,
     "whether cells that share a side always differ in colour",
     "cells that share a side differ in colour"},
    {"border-cells", "border (seat)", border_cells, Yields::cells,
     "the cells of a seat's zone along a border", "cells of the zone along the {border} line"},
};

}  // namespace

std::span<const ClaimKind> board_claims() { return board_rows; }

}  // namespace boardwright::verify
