// Claims about the cells of a board: their number, names, contacts, walls and colours.
#include <algorithm>
#include <cmath>
#include <set>

#include "geometry/colouring.h"
#include "verify/kinds.h"

namespace boardwright::verify {

using geometry::Topology;

namespace {

Value cell_count(ClaimContext& context) { return context.selection().size(); }
Value cell_share(ClaimContext& context) {
  return share_of(context.selection().size(), context.board().size());
}
Value cell_list(ClaimContext& context) { return context.names(context.selection()); }
/// The names of the ranks that the selected cells fill; none if they are not whole ranks.
Value rank_list(ClaimContext& context) {
  const Board& board = context.board();
  const CellSet chosen = context.selection();
  std::vector<std::string> names;
  CellSet filled;
  for (const std::string& name : board.rank_order) {
    CellSet rank;
    for (const CellId cell : board.cells())
      if (board.cell(cell).rank == name) rank.insert(cell);
    if (!rank.within(chosen)) continue;
    names.push_back(name);
    filled |= rank;
  }
  return names.empty() || filled != chosen ? std::string("none") : base::listed(names);
}
Value cell_exists(ClaimContext& context) {
  return context.board().find(context.claim().key("cell")).has_value();
}
Value subset(ClaimContext& context) { return context.cells("of").within(context.selection()); }

Value corner_angle(ClaimContext& context) {
  std::set<int> angles;
  for (CellId cell : context.selection())
    angles.insert(180 - 360 / context.board().topology.sides(cell));
  if (angles.size() != 1) return context.refuse("the selected cells have different corners");
  return *angles.begin();
}

/// The cells that touch a cell over sides, corners or both (`by`), limited to the regions `other`.
CellSet contacts(ClaimContext& context, CellId cell) {
  const Topology& topology = context.board().topology;
  CellSet beside, all;
  for (CellId other : topology.beside(cell)) beside.insert(other);
  for (CellId other : topology.touching(cell)) all.insert(other);
  const std::string& by = context.claim().key("by");
  if (!by.empty() && by != "side" && by != "corner")
    context.refuse("'by' is side or corner, not '" + by + "'", {}, by);
  CellSet found = by == "side" ? beside : by == "corner" ? all - beside : all;
  return context.has("other") ? found & context.regions("other") : found;
}

/// For each selected cell, the number of contacts. Refuses an empty selection.
std::vector<int> contact_counts(ClaimContext& context) {
  std::vector<int> counts;
  for (CellId cell : context.selection()) counts.push_back(contacts(context, cell).size());
  if (!counts.empty()) return counts;
  context.refuse("the claim selects no cell");
  return {0};
}

Value touch_least(ClaimContext& context) {
  const auto counts = contact_counts(context);
  return *std::ranges::min_element(counts);
}
Value touch_most(ClaimContext& context) {
  const auto counts = contact_counts(context);
  return *std::ranges::max_element(counts);
}
Value touch_some(ClaimContext& context) {
  const auto counts = contact_counts(context);
  return std::ranges::find(counts, context.number("number")) != counts.end();
}
Value touch_cells(ClaimContext& context) {
  return context.names(contacts(context, context.cell("cell")));
}

Value rank_count(ClaimContext& context) {
  return static_cast<int>(context.board().rank_order.size());
}
Value file_count(ClaimContext& context) {
  return static_cast<int>(context.board().file_order.size());
}

Value same_cell(ClaimContext& context) {
  const auto names = board::comma_list(context.claim().key("of"));
  std::set<std::optional<CellId>> cells;
  for (const std::string& name : names) cells.insert(context.board().find(name));
  return names.size() > 1 && cells.size() == 1 && cells.begin()->has_value();
}

Value name_count(ClaimContext& context) {
  int full = 0;
  for (const std::string& name : context.board().cell(context.cell("cell")).also)
    if (name.find(' ') != std::string::npos) ++full;
  return full;
}

Value walls(ClaimContext& context) { return static_cast<int>(context.board().walls.size()); }
Value whole_count(ClaimContext& context) {
  return context.board().size() + static_cast<int>(context.board().walls.size());
}
Value indicators(ClaimContext& context) {
  const auto& all = context.board().walls;
  return static_cast<int>(std::ranges::count_if(all, &geometry::Wall::indicator));
}

/// The topology of the board with its walls as further cells, after the board's own.
const Topology& with_walls(ClaimContext& context) {
  const Board& board = context.board();
  auto& known = context.cache().walled;
  if (const auto found = known.find(&board); found != known.end()) return found->second;
  context.spend(std::int64_t{1000} * board.size());
  std::vector<geometry::Outline> walls;
  for (const geometry::Wall& wall : board.walls) walls.push_back(wall.outline);
  return known.emplace(&board, board.topology.with(walls)).first->second;
}

/// The id of a wall in the topology of with_walls().
CellId cell_of_wall(const Board& board, std::size_t wall) {
  return static_cast<CellId>(index(board.size()) + wall);
}

/// The id of a cell or wall in the topology of with_walls().
CellId cell_or_wall(ClaimContext& context, std::string_view key) {
  const Board& board = context.board();
  for (std::size_t i = 0; i < board.walls.size(); ++i)
    if (board.walls[i].name == context.claim().key(key)) return cell_of_wall(board, i);
  return context.cell(key);
}

/// Counts groups of walls that are connected over sides.
Value wall_groups(ClaimContext& context) {
  const Topology& whole = with_walls(context);
  std::set<CellId> left;
  for (std::size_t i = 0; i < context.board().walls.size(); ++i)
    left.insert(cell_of_wall(context.board(), i));
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

Value steps(ClaimContext& context) {
  const Topology& whole = with_walls(context);
  const CellId to = cell_or_wall(context, "to");
  std::set<CellId> seen{cell_or_wall(context, "from")};
  for (int n = 0;; ++n) {
    if (seen.contains(to)) return n;
    if (!context.spend(50 * std::ssize(seen))) return {};
    std::set<CellId> next = seen;
    for (CellId cell : seen)
      for (CellId beside : whole.beside(cell)) next.insert(beside);
    if (next.size() == seen.size()) return context.refuse("there is no path between these cells");
    seen = std::move(next);
  }
}

Value tint_count(ClaimContext& context) {
  std::set<int> tints;
  for (const geometry::Cell& cell : context.board().all_cells) tints.insert(cell.tint);
  return context.board().has_tints() ? static_cast<int>(tints.size()) : 0;
}

/// Whether all cells that share a side differ in colour.
Value tints_differ(ClaimContext& context) {
  const Board& board = context.board();
  if (!board.has_tints()) return context.refuse("the cells of this board have no colours");
  return !geometry::find_equal_neighbours(board.topology, board.all_cells);
}

/// The cells of a seat's zone along a border.
Value border_cells(ClaimContext& context) {
  for (const game::Border& border : context.game().borders) {
    if (border.as != context.claim().key("border")) continue;
    const auto zone = context.board().region(border.zone, context.seat());
    const auto beyond = context.board().region(border.beyond, context.seat());
    CellSet found;
    if (!zone || !beyond) return context.refuse("this board lacks a side of the border");
    for (CellId cell : zone->list())
      for (CellId beside : context.board().topology.beside(cell))
        if (beyond->contains(beside)) found.insert(cell);
    return context.names(found);
  }
  return context.refuse("unknown border '" + context.claim().key("border") + "'", {},
                        context.claim().key("border"));
}

/// Formats a number of quarters: "1¾".
std::string in_quarters(long quarters) {
  constexpr std::string_view fractions[] = {"", "¼", "½", "¾"};
  const std::string whole = quarters < 4 && quarters > 0 ? "" : std::to_string(quarters / 4);
  return whole + std::string(fractions[static_cast<std::size_t>(quarters % 4)]);
}

/// The range of sides of a set: in quarter inches if these fit, otherwise in whole millimetres.
Value set_sides(ClaimContext& context) {
  const auto& sets = context.game().sets;
  const std::string& name = context.claim().key("set");
  const auto set = std::ranges::find(sets, name, &game::BoardSet::name);
  if (set == sets.end())
    return context.refuse("unknown set '" + name + "'", meant(name, sets, &game::BoardSet::name),
                          name);
  const auto quarters = [](base::Millimetres length) { return length.value / 25.4 * 4; };
  const auto fits = [&](base::Millimetres length) {
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
    {"rank-list", "SEL", rank_list, Yields::words,
     "the ranks that they fill: `4 and 5`; `none` if they are not whole ranks",
     "ranks of the {SEL}"},
    {"cell-exists", "cell", cell_exists, Yields::truth, "whether the board has a cell of this name",
     "there is a cell {cell}"},
    {"subset", "of SEL", subset, Yields::truth, "whether the cells of `of` are all selected",
     "{are of} {SEL}"},
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
     "{list of} are names of one cell"},
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
