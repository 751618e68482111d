// Claims about what runs across a board: lines, rings and paths.
#include <algorithm>

#include "rules/paths.h"
#include "verify/kinds.h"

namespace boardwright::verify {
namespace {

std::vector<std::vector<CellId>> lines(ClaimContext& ask) {
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

/// The one line of the axes that runs through a cell; nothing where there is not just one.
std::vector<CellId> line_through(ClaimContext& ask) {
  const CellId cell = ask.cell("through");
  std::vector<std::vector<CellId>> found;
  for (auto& line : lines(ask))
    if (std::find(line.begin(), line.end(), cell) != line.end()) found.push_back(std::move(line));
  if (found.size() == 1) return found[0];
  ask.refuse(std::to_string(found.size()) + " lines of this axis run through '" +
                 ask.claim().key("through") + "'",
             {}, ask.claim().key("through"));
  return {};
}

CellSet as_set(const std::vector<CellId>& cells) {
  CellSet set;
  for (CellId cell : cells) set.insert(cell);
  return set;
}

Value line_count(ClaimContext& ask) { return static_cast<int>(lines(ask).size()); }
Value line_cells(ClaimContext& ask) { return ask.names(as_set(line_through(ask))); }
Value line_length(ClaimContext& ask) { return static_cast<int>(line_through(ask).size()); }

Value on_line(ClaimContext& ask) {
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

Value alternates(ClaimContext& ask) {
  const CellSet shape = ask.regions("shape");
  for (const auto& line : lines(ask))
    for (std::size_t i = 1; i < line.size(); ++i)
      if (shape.contains(line[i - 1]) == shape.contains(line[i])) return false;
  return true;
}

/// Whether every line of the axes leaves each cell for the next across a side, at right angles.
Value orthogonal(ClaimContext& ask) {
  const Topology& topology = ask.board().topology;
  for (const auto& line : lines(ask))
    for (std::size_t i = 1; i < line.size(); ++i) {
      const auto beside = topology.beside(line[i - 1]);
      if (std::find(beside.begin(), beside.end(), line[i]) == beside.end()) return false;
    }
  return true;
}

Value axis_count(ClaimContext& ask) {
  int count = 0;
  for (const Axis& axis : ask.board().axes)
    for (Heading h : axis.headings)
      if (Axis one = axis; is_first_way(h)) {
        one.headings = {h};
        count += ask.board().lines(one).empty() ? 0 : 1;
      }
  return count;
}

Value turn(ClaimContext& ask) {
  const Axis& other = ask.axis_named(ask.claim().key("other"));
  const std::vector<const Axis*> axes = ask.axes();
  if (axes.empty()) return {};
  int least = headings;
  for (Heading p : axes.front()->headings)
    for (Heading q : other.headings) least = std::min(least, turn_between(p, q));
  return least * 360 / headings;
}

/// The rings of the claim's circle; none if the board has no such circle.
std::span<const RingSet::Ring> rings_of(ClaimContext& ask) {
  const std::string& name = ask.claim().key("circle");
  for (const RingSet& set : ask.board().circles)
    if (set.name == name) return set.rings;
  ask.refuse("unknown circle '" + name + "'", meant(name, ask.board().circles, &RingSet::name),
             name);
  return {};
}

Value rings(ClaimContext& ask) { return static_cast<int>(rings_of(ask).size()); }

Value ring_cells(ClaimContext& ask) {
  for (const RingSet::Ring& ring : rings_of(ask))
    if (ring.around == ask.cell("around")) return ask.names(as_set(ring.cells));
  return ask.refuse("no ring round '" + ask.claim().key("around") + "'", {},
                    ask.claim().key("around"));
}

Value rings_touch(ClaimContext& ask) {
  CellSet first, second;
  for (const RingSet::Ring& ring : rings_of(ask)) {
    if (ring.around == ask.cell("around")) first = as_set(ring.cells);
    if (ring.around == ask.cell("other")) second = as_set(ring.cells);
  }
  if (first.empty() || second.empty()) return ask.refuse("the claim needs two cells with rings");
  CellSet near = first;
  for (CellId cell : first.list())
    for (CellId other : ask.board().topology.touching(cell)) near.insert(other);
  return !(near & second).empty();
}

/// The way between the two cells of a list, as an exact vector.
Exact way_between(ClaimContext& ask, std::string_view key) {
  const auto names = comma_list(ask.claim().key(key));
  if (names.size() != 2) {
    ask.refuse("key '" + std::string(key) + "' needs two cells");
    return {};
  }
  return ask.board().topology.centre12(ask.cell_named(names[1])) -
         ask.board().topology.centre12(ask.cell_named(names[0]));
}

Value same_direction(ClaimContext& ask) {
  const Exact p = way_between(ask, "of"), q = way_between(ask, "other");
  return orientation({}, p, q) == 0 && sign(dot(p, q)) > 0;
}

/// The claim's path, or null if the board has none of this name.
const PathGraph* path(ClaimContext& ask) {
  const std::string& name = ask.claim().key("path");
  for (const PathGraph& graph : ask.board().paths)
    if (graph.name == name) return &graph;
  ask.refuse("unknown path '" + name + "'", meant(name, ask.board().paths, &PathGraph::name), name);
  return nullptr;
}

Value path_cells(ClaimContext& ask) {
  std::vector<CellId> via;
  for (const std::string& name : comma_list(ask.claim().key("via")))
    via.push_back(ask.cell_named(name));
  if (via.empty()) return ask.refuse("key 'via' is missing");
  const PathGraph* graph = path(ask);
  if (ask.refused()) return {};
  const auto way = shortest_way(*graph, via);
  if (!way || !way->unique) return ask.refuse("not one shortest way through these cells");
  return ask.names(as_set(way->cells));
}

Value connected(ClaimContext& ask) {
  const PathGraph* graph = path(ask);
  const CellSet wanted = ask.selection();
  const auto cells = wanted.list();
  if (cells.empty()) ask.refuse("the claim selects no cell");
  if (ask.refused()) return {};
  CellSet seen{cells.front()};
  std::vector<CellId> open{cells.front()};
  while (!open.empty()) {
    const CellId cell = open.back();
    open.pop_back();
    for (CellId next : graph->next(cell))
      if (wanted.contains(next) && !seen.contains(next)) {
        seen.insert(next);
        open.push_back(next);
      }
  }
  return seen == wanted;
}

constexpr ClaimKind line_rows[] = {
    {"axis-count", "", axis_count, Yields::count, "how many directions of lines the board has",
     "number of directions of lines"},
    {"line-count", "axis (heading length)", line_count, Yields::count,
     "how many lines of two cells or more", "number of lines of {axis}"},
    {"line-cells", "axis through (heading)", line_cells, Yields::cells, "the cells of a line",
     "cells of the line of {axis} through {through}"},
    {"line-length", "axis through (heading)", line_length, Yields::count,
     "how many cells a line has", "number of cells on the line of {axis} through {through}"},
    {"on-line", "axis of (heading)", on_line, Yields::truth,
     "whether the cells of `of` lie on one line", "{of}: all lie on one line of {axis}"},
    {"alternates", "axis shape", alternates, Yields::truth,
     "whether every other cell of each line has this shape",
     "every other cell of the lines of {axis} is a {shape}"},
    {"orthogonal", "axis (heading)", orthogonal, Yields::truth,
     "whether its lines cross the sides between cells, at right angles, and no corners",
     "lines of {axis} cross the sides between cells at right angles"},
    {"turn", "axis other", turn, Yields::count, "degrees between two axes",
     "degrees between {axis} and {axis other}"},
    {"rings", "circle", rings, Yields::count, "how many rings the board has",
     "number of {circle} circles"},
    {"ring-cells", "circle around", ring_cells, Yields::cells, "the cells of a ring",
     "cells of the {circle} circle round {around}"},
    {"rings-touch", "circle around other", rings_touch, Yields::truth,
     "whether two rings share a cell or touch",
     "the {circle} circles round {around} and {other} share a cell or touch"},
    {"same-direction", "of other", same_direction, Yields::truth,
     "whether the way between two cells leads the same way as that between two others",
     "the way from {way of} leads in the same direction as that from {way other}"},
    {"path-cells", "path via", path_cells, Yields::cells,
     "the cells of the shortest way through some cells",
     "cells of the shortest {path} path through {list via}"},
    {"connected", "path SEL", connected, Yields::truth, "whether a path joins all selected cells",
     "the {SEL} are all joined along the {path} path"},
};

}  // namespace

std::span<const ClaimKind> line_claims() { return line_rows; }

}  // namespace boardwright::verify
