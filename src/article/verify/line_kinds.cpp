// Claims about lines, rings and paths of a board.
#include <algorithm>

#include "board/paths.h"
#include "verify/kinds.h"

namespace boardwright::verify {

using board::PathGraph, board::RingSet;
using geometry::Heading;

namespace {

std::vector<std::vector<CellId>> lines(ClaimContext& context) {
  std::vector<std::vector<CellId>> found;
  for (const Axis* axis : context.axes()) {
    Axis wanted = *axis;
    if (context.has("heading")) {
      const auto h =
          static_cast<Heading>(context.number("heading") / 15 % (geometry::headings / 2));
      std::erase_if(wanted.headings, [&](Heading each) { return each != h; });
    }
    for (auto& line : context.board().lines(wanted))
      if (!context.has("length") || static_cast<int>(line.size()) == context.number("length"))
        found.push_back(std::move(line));
  }
  return found;
}

/// The only line of the axes through a cell. Refuses if there are none or several.
std::vector<CellId> line_through(ClaimContext& context) {
  const CellId cell = context.cell("through");
  std::vector<std::vector<CellId>> found;
  for (auto& line : lines(context))
    if (std::ranges::find(line, cell) != line.end()) found.push_back(std::move(line));
  if (found.size() == 1) return found[0];
  context.refuse(std::to_string(found.size()) + " lines of this axis run through '" +
                     context.claim().key("through") + "'",
                 {}, context.claim().key("through"));
  return {};
}

CellSet as_set(const std::vector<CellId>& cells) {
  CellSet set;
  for (CellId cell : cells) set.insert(cell);
  return set;
}

Value line_count(ClaimContext& context) { return static_cast<int>(lines(context).size()); }
Value line_cells(ClaimContext& context) { return context.names(as_set(line_through(context))); }
Value line_length(ClaimContext& context) { return static_cast<int>(line_through(context).size()); }

Value on_line(ClaimContext& context) {
  CellSet wanted;
  for (const std::string& name : board::comma_list(context.claim().key("of"))) {
    const auto cell = context.board().find(name);
    if (!cell) return false;
    wanted.insert(*cell);
  }
  for (const auto& line : lines(context))
    if (wanted.within(as_set(line))) return true;
  return false;
}

Value alternates(ClaimContext& context) {
  const CellSet shape = context.regions("shape");
  for (const auto& line : lines(context))
    for (std::size_t i = 1; i < line.size(); ++i)
      if (shape.contains(line[i - 1]) == shape.contains(line[i])) return false;
  return true;
}

/// Whether every line of the axes crosses a side from each cell to the next, at right angles.
Value orthogonal(ClaimContext& context) {
  const geometry::Topology& topology = context.board().topology;
  for (const auto& line : lines(context))
    for (std::size_t i = 1; i < line.size(); ++i) {
      const auto beside = topology.beside(line[i - 1]);
      if (std::ranges::find(beside, line[i]) == beside.end()) return false;
    }
  return true;
}

Value axis_count(ClaimContext& context) {
  int count = 0;
  for (const Axis& axis : context.board().axes)
    for (Heading h : axis.headings)
      if (Axis one = axis; geometry::is_first_way(h)) {
        one.headings = {h};
        count += context.board().lines(one).empty() ? 0 : 1;
      }
  return count;
}

Value turn(ClaimContext& context) {
  const Axis& other = context.axis_named(context.claim().key("other"));
  const std::vector<const Axis*> axes = context.axes();
  if (axes.empty()) return {};
  int least = geometry::headings;
  for (Heading p : axes.front()->headings)
    for (Heading q : other.headings) least = std::min(least, geometry::turn_between(p, q));
  return least * 360 / geometry::headings;
}

/// The rings of the claim's circle. Refuses an unknown circle.
std::span<const RingSet::Ring> rings_of(ClaimContext& context) {
  const std::string& name = context.claim().key("circle");
  for (const RingSet& set : context.board().circles)
    if (set.name == name) return set.rings;
  context.refuse("unknown circle '" + name + "'",
                 meant(name, context.board().circles, &RingSet::name), name);
  return {};
}

Value rings(ClaimContext& context) { return static_cast<int>(rings_of(context).size()); }

Value ring_cells(ClaimContext& context) {
  for (const RingSet::Ring& ring : rings_of(context))
    if (ring.around == context.cell("around")) return context.names(as_set(ring.cells));
  return context.refuse("no ring around '" + context.claim().key("around") + "'", {},
                        context.claim().key("around"));
}

Value rings_touch(ClaimContext& context) {
  CellSet first, second;
  for (const RingSet::Ring& ring : rings_of(context)) {
    if (ring.around == context.cell("around")) first = as_set(ring.cells);
    if (ring.around == context.cell("other")) second = as_set(ring.cells);
  }
  if (first.empty() || second.empty())
    return context.refuse("the claim needs two cells with rings");
  CellSet near = first;
  for (CellId cell : first)
    for (CellId other : context.board().topology.touching(cell)) near.insert(other);
  return !(near & second).empty();
}

/// The vector between the two cells that a key lists.
geometry::Exact vector_between(ClaimContext& context, std::string_view key) {
  const auto names = board::comma_list(context.claim().key(key));
  if (names.size() != 2) {
    context.refuse("key '" + std::string(key) + "' needs two cells");
    return {};
  }
  return context.board().topology.centre12(context.cell_named(names[1])) -
         context.board().topology.centre12(context.cell_named(names[0]));
}

Value same_direction(ClaimContext& context) {
  const geometry::Exact p = vector_between(context, "of"), q = vector_between(context, "other");
  return geometry::orientation({}, p, q) == 0 && geometry::sign(geometry::dot(p, q)) > 0;
}

/// The claim's path. Null, and refused, if the board has no path of this name.
const PathGraph* path(ClaimContext& context) {
  const std::string& name = context.claim().key("path");
  for (const PathGraph& graph : context.board().paths)
    if (graph.name == name) return &graph;
  context.refuse("unknown path '" + name + "'",
                 meant(name, context.board().paths, &PathGraph::name), name);
  return nullptr;
}

Value path_cells(ClaimContext& context) {
  std::vector<CellId> via;
  for (const std::string& name : board::comma_list(context.claim().key("via")))
    via.push_back(context.cell_named(name));
  if (via.empty()) return context.refuse("key 'via' is missing");
  const PathGraph* graph = path(context);
  if (context.refused()) return {};
  const auto way = board::shortest_way(*graph, via);
  if (!way || !way->unique)
    return context.refuse("there is no unique shortest path through these cells");
  return context.names(as_set(way->cells));
}

Value connected(ClaimContext& context) {
  const PathGraph* graph = path(context);
  const CellSet wanted = context.selection();
  if (wanted.empty()) context.refuse("the claim selects no cell");
  if (context.refused()) return {};
  std::vector<CellId> open{*wanted.begin()};
  CellSet seen{open.front()};
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
     "how many lines of two cells or more", "number of {lines axis}"},
    {"line-cells", "axis through (heading)", line_cells, Yields::cells, "the cells of a line",
     "cells of the {line axis} through {through}"},
    {"line-length", "axis through (heading)", line_length, Yields::count,
     "how many cells a line has", "number of cells on the {line axis} through {through}"},
    {"on-line", "axis of (heading)", on_line, Yields::truth,
     "whether the cells of `of` lie on one line", "{list of} lie on one {line axis}"},
    {"alternates", "axis shape", alternates, Yields::truth,
     "whether every other cell of each line has this shape",
     "every other cell of the {lines axis} is a {shape}"},
    {"orthogonal", "axis (heading)", orthogonal, Yields::truth,
     "whether its lines cross the sides between cells, at right angles, and no corners",
     "{lines axis} cross the sides between cells at right angles"},
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
