// Claims about the board: cells, lines, contact, paths and rings.
#include <algorithm>
#include <set>

#include "rules/paths.h"
#include "verify/kinds.h"

namespace boardwright::verify {
namespace {

Value cell_count(const Asker& ask) { return ask.selection().size(); }
Value cell_share(const Asker& ask) { return share_of(ask.selection().size(), ask.board().size()); }
Value cell_list(const Asker& ask) { return ask.names(ask.selection()); }
Value cell_exists(const Asker& ask) {
  return ask.board().find(ask.claim().key("cell")).has_value();
}
Value subset(const Asker& ask) { return ask.cells("of").within(ask.selection()); }

std::vector<std::vector<CellId>> lines(const Asker& ask) {
  std::vector<std::vector<CellId>> found;
  for (const Axis* axis : ask.axes()) {
    Axis wanted = *axis;
    if (ask.has("heading")) {
      const auto h = static_cast<Heading>(ask.number("heading") / 15 % (headings / 2));
      std::erase_if(wanted.headings, [&](Heading each) { return each != h; });
    }
    for (auto& line : ask.board().lines(wanted))
      if (!ask.has("length") || static_cast<int>(line.size()) == ask.number("length"))
        found.push_back(std::move(line));
  }
  return found;
}

std::vector<CellId> line_through(const Asker& ask) {
  const CellId cell = ask.cell("through");
  std::vector<std::vector<CellId>> found;
  for (auto& line : lines(ask))
    if (std::find(line.begin(), line.end(), cell) != line.end()) found.push_back(std::move(line));
  if (found.size() != 1)
    throw BadClaim(std::to_string(found.size()) + " lines of this axis run through '" +
                   ask.claim().key("through") + "'");
  return found[0];
}

CellSet as_set(const std::vector<CellId>& cells) {
  CellSet set;
  for (CellId cell : cells) set.insert(cell);
  return set;
}

Value line_count(const Asker& ask) { return static_cast<int>(lines(ask).size()); }
Value line_cells(const Asker& ask) { return ask.names(as_set(line_through(ask))); }
Value line_length(const Asker& ask) { return static_cast<int>(line_through(ask).size()); }

Value on_line(const Asker& ask) {
  CellSet wanted;
  for (const std::string& name : comma_list(ask.claim().key("of"))) {
    const auto cell = ask.board().find(name);
    if (!cell) return false;
    wanted.insert(*cell);
  }
  for (const auto& line : lines(ask))
    if (wanted.within(as_set(line))) return true;
  return false;
}

Value alternates(const Asker& ask) {
  const CellSet shape = ask.regions("shape");
  for (const auto& line : lines(ask))
    for (std::size_t i = 1; i < line.size(); ++i)
      if (shape.contains(line[i - 1]) == shape.contains(line[i])) return false;
  return true;
}

/// Whether every line of the axes leaves each cell for the next across a side, at right angles.
Value orthogonal(const Asker& ask) {
  const Topology& topology = ask.board().topology;
  for (const auto& line : lines(ask))
    for (std::size_t i = 1; i < line.size(); ++i) {
      const auto beside = topology.beside(line[i - 1]);
      if (std::find(beside.begin(), beside.end(), line[i]) == beside.end()) return false;
    }
  return true;
}

Value axis_count(const Asker& ask) {
  int count = 0;
  for (const Axis& axis : ask.board().axes)
    for (Heading h : axis.headings)
      if (Axis one = axis; is_first_way(h)) {
        one.headings = {h};
        count += ask.board().lines(one).empty() ? 0 : 1;
      }
  return count;
}

Value turn(const Asker& ask) {
  const Axis* other = ask.board().axis(ask.claim().key("other"));
  if (other == nullptr) throw BadClaim("unknown axis '" + ask.claim().key("other") + "'");
  int least = headings;
  for (Heading p : ask.axes().front()->headings)
    for (Heading q : other->headings) least = std::min(least, turn_between(p, q));
  return least * 360 / headings;
}

Value corner_angle(const Asker& ask) {
  std::set<int> angles;
  for (CellId cell : ask.selection().list())
    angles.insert(180 - 360 / ask.board().topology.sides(cell));
  if (angles.size() != 1) throw BadClaim("the selected cells have different corners");
  return *angles.begin();
}

/// The cells that touch a cell: all, or over sides or corners only; of one shape, if it is given.
CellSet contacts(const Asker& ask, CellId cell) {
  const Topology& topology = ask.board().topology;
  CellSet beside, all;
  for (CellId other : topology.beside(cell)) beside.insert(other);
  for (CellId other : topology.touching(cell)) all.insert(other);
  const std::string& by = ask.claim().key("by");
  if (!by.empty() && by != "side" && by != "corner")
    throw BadClaim("'by' is side or corner, not '" + by + "'");
  CellSet found = by == "side" ? beside : by == "corner" ? all - beside : all;
  return ask.has("other") ? found & ask.regions("other") : found;
}

std::vector<int> contact_counts(const Asker& ask) {
  std::vector<int> counts;
  for (CellId cell : ask.selection().list()) counts.push_back(contacts(ask, cell).size());
  if (counts.empty()) throw BadClaim("the claim selects no cell");
  return counts;
}

Value touch_least(const Asker& ask) {
  const auto counts = contact_counts(ask);
  return *std::min_element(counts.begin(), counts.end());
}
Value touch_most(const Asker& ask) {
  const auto counts = contact_counts(ask);
  return *std::max_element(counts.begin(), counts.end());
}
Value touch_some(const Asker& ask) {
  const auto counts = contact_counts(ask);
  return std::find(counts.begin(), counts.end(), ask.number("number")) != counts.end();
}
Value touch_cells(const Asker& ask) { return ask.names(contacts(ask, ask.cell("cell"))); }

const RingSet& circle(const Asker& ask) {
  for (const RingSet& set : ask.board().circles)
    if (set.name == ask.claim().key("circle")) return set;
  throw BadClaim("unknown circle '" + ask.claim().key("circle") + "'");
}

Value rings(const Asker& ask) { return static_cast<int>(circle(ask).rings.size()); }

Value ring_cells(const Asker& ask) {
  for (const RingSet::Ring& ring : circle(ask).rings)
    if (ring.around == ask.cell("around")) return ask.names(as_set(ring.cells));
  throw BadClaim("no ring round '" + ask.claim().key("around") + "'");
}

Value rings_touch(const Asker& ask) {
  CellSet first, second;
  for (const RingSet::Ring& ring : circle(ask).rings) {
    if (ring.around == ask.cell("around")) first = as_set(ring.cells);
    if (ring.around == ask.cell("other")) second = as_set(ring.cells);
  }
  if (first.empty() || second.empty()) throw BadClaim("the claim needs two cells with rings");
  CellSet near = first;
  for (CellId cell : first.list())
    for (CellId other : ask.board().topology.touching(cell)) near.insert(other);
  return !(near & second).empty();
}

/// The way between the two cells of a list, as an exact vector.
Exact way_between(const Asker& ask, std::string_view key) {
  const auto names = comma_list(ask.claim().key(key));
  if (names.size() != 2) throw BadClaim("key '" + std::string(key) + "' needs two cells");
  return ask.board().topology.centre12(ask.cell_named(names[1])) -
         ask.board().topology.centre12(ask.cell_named(names[0]));
}

Value same_direction(const Asker& ask) {
  const Exact p = way_between(ask, "of"), q = way_between(ask, "other");
  return orientation({}, p, q) == 0 && sign(twice_x(p) * twice_x(q) + twice_y(p) * twice_y(q)) > 0;
}

const PathGraph& path(const Asker& ask) {
  for (const PathGraph& graph : ask.board().paths)
    if (graph.name == ask.claim().key("path")) return graph;
  throw BadClaim("unknown path '" + ask.claim().key("path") + "'");
}

Value path_cells(const Asker& ask) {
  std::vector<CellId> via;
  for (const std::string& name : comma_list(ask.claim().key("via")))
    via.push_back(ask.cell_named(name));
  if (via.empty()) throw BadClaim("key 'via' is missing");
  const auto way = shortest_way(path(ask), via);
  if (!way || !way->unique) throw BadClaim("not one shortest way through these cells");
  return ask.names(as_set(way->cells));
}

Value connected(const Asker& ask) {
  const PathGraph& graph = path(ask);
  const CellSet wanted = ask.selection();
  const auto cells = wanted.list();
  if (cells.empty()) throw BadClaim("the claim selects no cell");
  CellSet seen{cells.front()};
  std::vector<CellId> open{cells.front()};
  while (!open.empty()) {
    const CellId cell = open.back();
    open.pop_back();
    for (CellId next : graph.next(cell))
      if (wanted.contains(next) && !seen.contains(next)) {
        seen.insert(next);
        open.push_back(next);
      }
  }
  return seen == wanted;
}

Value rank_count(const Asker& ask) { return static_cast<int>(ask.board().rank_order.size()); }
Value file_count(const Asker& ask) { return static_cast<int>(ask.board().file_order.size()); }

Value same_cell(const Asker& ask) {
  const auto names = comma_list(ask.claim().key("of"));
  std::set<std::optional<CellId>> cells;
  for (const std::string& name : names) cells.insert(ask.board().find(name));
  return names.size() > 1 && cells.size() == 1 && cells.begin()->has_value();
}

Value name_count(const Asker& ask) {
  int full = 0;
  for (const std::string& name : ask.board().also[static_cast<std::size_t>(ask.cell("cell"))])
    if (name.find(' ') != std::string::npos) ++full;
  return full;
}

Value walls(const Asker& ask) { return static_cast<int>(ask.board().walls.size()); }
Value whole_count(const Asker& ask) {
  return ask.board().size() + static_cast<int>(ask.board().walls.size());
}
Value indicators(const Asker& ask) {
  const auto& all = ask.board().walls;
  return static_cast<int>(
      std::count_if(all.begin(), all.end(), [](const Wall& wall) { return wall.indicator; }));
}

/// The board with its walls as if they were cells, which come last.
Topology with_walls(const Board& board) {
  std::vector<Outline> outlines;
  for (CellId cell : board.cells()) {
    const auto outline = board.topology.outline(cell);
    outlines.emplace_back(outline.begin(), outline.end());
  }
  for (const Wall& wall : board.walls) outlines.push_back(wall.outline);
  return Topology(std::move(outlines));
}

/// The number of a wall in that board: they come after its cells.
CellId cell_of_wall(const Board& board, std::size_t wall) {
  return static_cast<CellId>(static_cast<std::size_t>(board.size()) + wall);
}

/// The number of a cell or wall in that board.
CellId cell_or_wall(const Asker& ask, std::string_view key) {
  const Board& board = ask.board();
  for (std::size_t i = 0; i < board.walls.size(); ++i)
    if (board.walls[i].name == ask.claim().key(key)) return cell_of_wall(board, i);
  return ask.cell(key);
}

/// Walls that hang together over their sides are one.
Value wall_groups(const Asker& ask) {
  const Topology whole = with_walls(ask.board());
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

Value steps(const Asker& ask) {
  const Topology whole = with_walls(ask.board());
  const CellId to = cell_or_wall(ask, "to");
  std::set<CellId> seen{cell_or_wall(ask, "from")};
  for (int n = 0;; ++n) {
    if (seen.contains(to)) return n;
    std::set<CellId> next = seen;
    for (CellId cell : seen)
      for (CellId beside : whole.beside(cell)) next.insert(beside);
    if (next.size() == seen.size()) throw BadClaim("there is no way between these cells");
    seen = std::move(next);
  }
}

Value tint_count(const Asker& ask) {
  const auto& tints = ask.board().tints;
  return static_cast<int>(std::set<int>(tints.begin(), tints.end()).size());
}

/// Whether no two cells that share a side are of one colour.
Value tints_differ(const Asker& ask) {
  const auto& tints = ask.board().tints;
  if (tints.empty()) throw BadClaim("the cells of this board have no colours");
  for (CellId cell : ask.board().cells())
    for (CellId beside : ask.board().topology.beside(cell))
      if (tints[static_cast<std::size_t>(cell)] == tints[static_cast<std::size_t>(beside)])
        return false;
  return true;
}

/// The cells of a seat's zone along a border.
Value border_cells(const Asker& ask) {
  for (const Border& border : ask.game().borders) {
    if (border.as != ask.claim().key("border")) continue;
    const auto zone = ask.board().region(border.zone, ask.seat());
    const auto beyond = ask.board().region(border.beyond, ask.seat());
    CellSet found;
    for (CellId cell : zone->list())
      for (CellId beside : ask.board().topology.beside(cell))
        if (beyond->contains(beside)) found.insert(cell);
    return ask.names(found);
  }
  throw BadClaim("unknown border '" + ask.claim().key("border") + "'", {},
                 ask.claim().key("border"));
}

constexpr ClaimKind kinds[] = {
    {"cell-count", "SEL", cell_count, "how many cells are selected"},
    {"cell-share", "SEL", cell_share, "their share of the board"},
    {"cell-list", "SEL", cell_list, "which they are"},
    {"cell-exists", "cell", cell_exists, "whether the board has a cell of this name"},
    {"subset", "of SEL", subset, "whether the cells of `of` are all selected"},
    {"rank-count", "", rank_count, "how many ranks the board has"},
    {"file-count", "", file_count, "how many files the board has"},
    {"axis-count", "", axis_count, "how many directions of lines the board has"},
    {"line-count", "axis heading length", line_count, "how many lines of two cells or more"},
    {"line-cells", "axis heading through", line_cells, "the cells of a line"},
    {"line-length", "axis heading through", line_length, "how many cells a line has"},
    {"on-line", "axis heading of", on_line, "whether the cells of `of` lie on one line"},
    {"alternates", "axis shape", alternates,
     "whether every other cell of each line has this shape"},
    {"orthogonal", "axis heading", orthogonal,
     "whether its lines cross the sides between cells, at right angles, and no corners"},
    {"turn", "axis other", turn, "degrees between two axes"},
    {"corner-angle", "SEL", corner_angle, "degrees of the corners of the selected cells"},
    {"touch-least", "SEL other by", touch_least, "the fewest others that a selected cell touches"},
    {"touch-most", "SEL other by", touch_most, "the most others that a selected cell touches"},
    {"touch-some", "SEL other by number", touch_some,
     "whether some selected cell touches just so many others"},
    {"touch-cells", "cell other by", touch_cells, "the cells that touch a cell"},
    {"rings", "circle", rings, "how many rings the board has"},
    {"ring-cells", "circle around", ring_cells, "the cells of a ring"},
    {"rings-touch", "circle around other", rings_touch, "whether two rings share a cell or touch"},
    {"same-direction", "of other", same_direction,
     "whether the way between two cells leads the same way as that between two others"},
    {"path-cells", "path via", path_cells, "the cells of the shortest way through some cells"},
    {"same-cell", "of", same_cell, "whether the names of `of` are names of one cell"},
    {"name-count", "cell", name_count, "how many full names a cell has"},
    {"wall-count", "", walls, "how many cells are lost to walls"},
    {"wall-groups", "", wall_groups, "how many walls these make, each hanging together"},
    {"whole-count", "", whole_count, "how many cells there are with those of the walls"},
    {"indicator-count", "", indicators, "how many cells of walls bear a sign"},
    {"steps", "from to", steps, "the steps over sides between two cells, walls no hindrance"},
    {"tint-count", "", tint_count, "how many colours the cells have"},
    {"tints-differ", "", tints_differ, "whether cells that share a side always differ in colour"},
    {"border-cells", "border seat", border_cells, "the cells of a seat's zone along a border"},
    {"connected", "path SEL", connected, "whether a path joins all selected cells"},
};

}  // namespace

std::span<const ClaimKind> board_claims() { return kinds; }

}  // namespace boardwright::verify
