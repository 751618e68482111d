// Builds boards: axes, paths and rings on a patch of a tiling.
#include "board/board.h"

#include <algorithm>
#include <set>

#include "base/text.h"

namespace boardwright::board {

using geometry::Axis, geometry::Cell, geometry::opposite, geometry::Step, geometry::Tiling;

namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_letters(std::string_view p, std::string_view q) {
  return std::equal(p.begin(), p.end(), q.begin(), q.end(),
                    [](char a, char b) { return lower(a) == lower(b); });
}

bool allows(const std::vector<int>& sides, int n) {
  return sides.empty() || std::find(sides.begin(), sides.end(), n) != sides.end();
}

/// One step along an axis. An axis of given lines has only the steps of its lines.
std::optional<Step> stepped(const Topology& topology, const Axis& axis, CellId from,
                            Heading heading) {
  if (!axis.is_given) return topology.walk(from, heading);
  const auto found = axis.steps.find({from, heading});
  return found == axis.steps.end() ? std::nullopt : std::optional(found->second);
}

PathGraph path_graph(const Tiling::Path& path, const Topology& topology) {
  PathGraph graph{path.name, {}, {}};
  for (CellId cell : topology.cells()) {
    graph.starts.push_back(static_cast<std::uint32_t>(graph.cells.size()));
    if (!allows(path.sides, topology.sides(cell))) continue;
    for (CellId next : topology.beside(cell))
      if (allows(path.sides, topology.sides(next))) graph.cells.push_back(next);
  }
  graph.starts.push_back(static_cast<std::uint32_t>(graph.cells.size()));
  return graph;
}

/// The cells that touch a cell, counter-clockwise: beyond corner 0, across side 0, corner 1, …
std::vector<CellId> ring_round(const Topology& topology, CellId centre) {
  std::vector<CellId> ring;
  for (int i = 0; i < topology.sides(centre); ++i) {
    for (CellId cell : topology.over_corner(centre, i)) ring.push_back(cell);
    if (const auto in = topology.through({centre, geometry::Gate::Kind::side, i}))
      ring.push_back(in->cell);
  }
  return ring;
}

/// Whether each cell of a ring shares a side with the next, and the last with the first.
bool closed(const Topology& topology, const std::vector<CellId>& ring) {
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const auto beside = topology.beside(ring[i]);
    if (std::find(beside.begin(), beside.end(), ring[(i + 1) % ring.size()]) == beside.end())
      return false;
  }
  return ring.size() > 2;
}

RingSet rings_of(const Tiling::Circle& circle, const Board& board) {
  RingSet set{circle.name, {}};
  for (CellId cell : board.cells()) {
    if (board.cell(cell).kind != circle.around) continue;
    auto ring = ring_round(board.topology, cell);
    if (closed(board.topology, ring)) set.rings.push_back({cell, std::move(ring)});
  }
  return set;
}

/// The heading from a cell to another that touches it: that of the step between them, or of the
/// corner where they meet.
Heading heading_toward(const Topology& topology, CellId from, CellId to) {
  for (int n = 0; n < geometry::all_headings; ++n)
    if (topology.step(from, static_cast<Heading>(n)) == to) return static_cast<Heading>(n);
  for (int i = 0; i < topology.sides(from); ++i) {
    const auto over = topology.over_corner(from, i);
    if (std::find(over.begin(), over.end(), to) != over.end())
      return topology.heading({from, geometry::Gate::Kind::corner, i});
  }
  return {};
}

/// Adds the steps of a line in both directions. A cell's heading is that of its step to the next
/// cell or, if other lines use it there, the next free one.
void add_given_line(Axis& axis, const Topology& topology, const std::vector<CellId>& cells) {
  const std::size_t count = cells.size();
  const bool closed = count > 2 && cells.front() == cells.back();
  std::vector<Heading> marks;
  for (std::size_t i = 0; i < count; ++i) {
    const bool last = i + 1 == count;
    if (last && closed) {
      marks.push_back(marks.front());
      continue;
    }
    const Heading out = last ? opposite(heading_toward(topology, cells[i], cells[i - 1]))
                             : heading_toward(topology, cells[i], cells[i + 1]);
    const auto is_free = [&](Heading h) {
      const auto leads = [&](Heading way, std::optional<CellId> to) {
        const auto found = axis.steps.find({cells[i], way});
        return found == axis.steps.end() || !to || found->second.cell == *to;
      };
      return leads(h, last ? std::nullopt : std::optional(cells[i + 1])) &&
             leads(opposite(h), i == 0 ? std::nullopt : std::optional(cells[i - 1]));
    };
    Heading mark = out;
    for (int n = 1; n < geometry::headings && !is_free(mark); ++n) mark = geometry::rotated(out, n);
    marks.push_back(mark);
  }
  for (std::size_t i = 1; i < count; ++i) {
    axis.steps.insert({{cells[i - 1], marks[i - 1]}, {cells[i], marks[i]}});
    axis.steps.insert({{cells[i], opposite(marks[i])}, {cells[i - 1], opposite(marks[i - 1])}});
  }
}

/// Adds the axes of given lines. An axis that only another board of the game has is empty here;
/// given lines replace an axis of the tiling.
void add_given_axes(Board& board, const Tiling& tiling, const geometry::Patch& patch) {
  const auto axis_of = [&](const std::string& name) -> Axis& {
    for (Axis& each : board.axes)
      if (each.name == name) return each;
    board.axes.push_back({name, {}, {}, {}, true});
    return board.axes.back();
  };
  for (const geometry::Region& region : tiling.regions)
    for (const geometry::GivenLine& line : region.lines) axis_of(line.axis);
  for (const auto& [name, cells] : patch.lines)
    if (Axis& axis = axis_of(name); !axis.is_given) axis = {name, {}, {}, {}, true};
  for (const auto& [name, cells] : patch.lines) {
    board.given_lines.push_back(cells);
    if (board.topology.is_mesh())
      add_given_line(axis_of(name), board.topology, cells);
    else  // on flat boards headings are directions, and no line bends
      for (std::size_t i = 1; i < cells.size(); ++i)
        add_given_line(axis_of(name), board.topology, {cells[i - 1], cells[i]});
  }
  for (Axis& axis : board.axes) {
    if (!axis.is_given) continue;
    std::set<Heading> headings;
    for (const auto& [from, to] : axis.steps) headings.insert(from.second);
    axis.headings.assign(headings.begin(), headings.end());
  }
}

/// The cells of a line through a cell, by steps of `walk(cell, heading)`.
template <class Walk>
std::vector<CellId> line_of(const Board& board, CellId through, Heading heading, const Walk& walk) {
  Step first{through, opposite(heading)};
  for (int n = 0; n < board.size(); ++n) {  // a closed line has no end
    const auto back = walk(first.cell, first.heading);
    if (!back) break;
    if (back->cell == through) {
      first = {through, opposite(heading)};
      break;
    }
    first = *back;
  }
  std::vector<CellId> cells{first.cell};
  Step at{first.cell, opposite(first.heading)};
  while (const auto on = walk(at.cell, at.heading)) {
    if (std::find(cells.begin(), cells.end(), on->cell) != cells.end()) break;
    cells.push_back(on->cell);
    at = *on;
  }
  return cells;
}

}  // namespace

bool Board::is_drawn_between(CellId number, CellId next) const {
  if (river.empty()) return true;
  const int p = cell(number).rank_number, q = cell(next).rank_number;
  const auto bank =
      static_cast<int>(std::find(rank_order.begin(), rank_order.end(), river) - rank_order.begin());
  if (p == q || std::min(p, q) != bank) return true;
  const int file = cell(number).file_number;
  return file == 0 || file + 1 == std::ssize(file_order);
}

std::optional<CellId> Board::find(std::string_view wanted) const {
  for (CellId number : cells())
    if (name(number) == wanted) return number;
  for (CellId number : cells()) {
    const std::vector<std::string>& others = cell(number).also;
    if (!others.empty() && same_letters(name(number), wanted)) return number;
    for (const std::string& other : others)
      if (same_letters(other, wanted)) return number;
  }
  return std::nullopt;
}

bool Board::is_called_by_lines(CellId number) const {
  return name(number).ends_with(cell(number).file + cell(number).rank);
}

bool Board::has_sectors() const {
  return std::any_of(all_cells.begin(), all_cells.end(),
                     [](const Cell& each) { return !each.sector.empty(); });
}

void Board::number_lines() {
  const auto number_in = [](const std::vector<std::string>& order, const std::string& name) {
    const auto at = std::find(order.begin(), order.end(), name);
    return at == order.end() ? -1 : static_cast<int>(at - order.begin());
  };
  for (Cell& each : all_cells) {
    each.file_number = number_in(file_order, each.file);
    each.rank_number = number_in(rank_order, each.rank);
  }
}

const Axis* Board::axis(std::string_view wanted) const {
  for (const Axis& axis : axes)
    if (axis.name == wanted) return &axis;
  return nullptr;
}

CellSet Board::all() const {
  CellSet set;
  for (CellId cell : cells()) set.insert(cell);
  return set;
}

std::optional<CellId> Board::step(const Axis& axis, CellId from, Heading heading) const {
  const auto to = walk(axis, from, heading);
  return to ? std::optional(to->cell) : std::nullopt;
}

std::optional<Step> Board::walk(const Axis& axis, CellId from, Heading heading) const {
  if (!allows(axis.sides, topology.sides(from))) return std::nullopt;
  const auto to = stepped(topology, axis, from, heading);
  if (!to || !allows(axis.sides, topology.sides(to->cell))) return std::nullopt;
  return to;
}

std::optional<Step> Board::fork(const Axis& axis, CellId from, Heading heading) const {
  if (axis.is_given) return std::nullopt;
  if (!allows(axis.sides, topology.sides(from))) return std::nullopt;
  const auto to = topology.fork(from, heading);
  if (!to || !allows(axis.sides, topology.sides(to->cell))) return std::nullopt;
  return to;
}

Heading Board::forward(SeatId of, CellId number) const {
  const Seat& its = seat(of);
  if (!topology.is_mesh() || its.sector.empty()) return forward_at_home(its);
  return cell(number).sector == its.sector ? geometry::upward : opposite(geometry::upward);
}

std::vector<CellId> Board::line(const Axis& axis, CellId through, Heading heading) const {
  return line_of(*this, through, heading,
                 [&](CellId from, Heading to) { return walk(axis, from, to); });
}

std::vector<CellId> Board::line(CellId through, Heading heading) const {
  return line_of(*this, through, heading,
                 [&](CellId from, Heading to) { return topology.walk(from, to); });
}

std::vector<std::vector<CellId>> Board::lines(const Axis& axis) const {
  std::vector<std::vector<CellId>> found;
  const bool plain = topology.is_plane();
  for (Heading h : axis.headings) {
    if (plain && !geometry::is_first_way(h)) continue;
    for (CellId cell : cells())
      if (!step(axis, cell, opposite(h)) && step(axis, cell, h))
        found.push_back(line(axis, cell, h));
  }
  return plain ? found : once_each(std::move(found), axis);
}

/// Removes duplicates of lines found from both ends, and adds closed lines.
std::vector<std::vector<CellId>> Board::once_each(std::vector<std::vector<CellId>> open,
                                                  const Axis& axis) const {
  std::vector<std::vector<CellId>> found;
  std::set<std::vector<CellId>> seen;
  const auto add = [&](std::vector<CellId> line) {
    std::vector<CellId> back(line.rbegin(), line.rend());
    if (seen.contains(line) || seen.contains(back)) return;
    seen.insert(line);
    found.push_back(std::move(line));
  };
  for (auto& line : open) add(std::move(line));
  std::set<std::set<CellId>> closed;
  for (Heading h : axis.headings)
    for (CellId cell : cells()) {
      std::vector<CellId> round = line(axis, cell, h);
      const auto back = walk(axis, cell, opposite(h));
      if (round.size() < 2 || round.front() != cell || !back || back->cell != round.back())
        continue;
      if (closed.emplace(round.begin(), round.end()).second) found.push_back(std::move(round));
    }
  return found;
}

std::optional<SeatId> Board::seat_numbered(int number) const {
  if (number < 1 || number > seat_ids().size()) return std::nullopt;
  return static_cast<SeatId>(number - 1);
}

int Board::turns_between(SeatId from, SeatId to) const {
  const int count = seat_ids().size();
  return (seat_number(to) - seat_number(from) + count) % count;
}

std::optional<CellSet> Board::region(std::string_view word, SeatId seat) const {
  if (const auto zone = zones.find(word); zone != zones.end())
    return zone->second[zone->second.size() == 1 ? 0 : static_cast<std::size_t>(seat)];
  CellSet set;
  bool known = false;
  for (CellId number : cells())
    if (cell(number).kind == word || geometry::shape_name(topology.sides(number)) == word ||
        (has_tints() && tint_name(cell(number).tint) == word)) {
      set.insert(number);
      known = true;
    }
  for (const auto& shape : geometry::all_shapes()) known = known || shape.word == word;
  if (!known) return std::nullopt;
  return set;
}

CellSet Board::regions(const std::vector<std::string>& words, SeatId seat) const {
  CellSet set;
  for (const std::string& word : words) set |= region(word, seat).value_or(CellSet{});
  return set;
}

std::vector<std::string> Board::region_words() const {
  std::set<std::string> words;
  for (const Cell& each : all_cells) {
    words.insert(each.kind);
    if (has_tints()) words.insert(tint_name(each.tint));
  }
  for (const auto& shape : geometry::all_shapes()) words.emplace(shape.word);
  for (const auto& [name, sets] : zones) words.insert(name);
  return {words.begin(), words.end()};
}

std::string tint_name(int tint) { return "tint-" + std::to_string(tint + 1); }

Board make_board(geometry::Patch patch, const Tiling& tiling, std::vector<Seat> seats) {
  Board board;
  board.id = std::move(patch.id);
  board.topology = std::move(patch.topology);
  board.plates = std::move(patch.plates);
  board.wrap_files = patch.wrap_files;
  board.wrap_ranks = patch.wrap_ranks;
  board.all_cells = std::move(patch.cells);
  board.file_order = std::move(patch.file_order);
  board.rank_order = std::move(patch.rank_order);
  board.number_lines();
  board.walls = std::move(patch.walls);
  board.sign = std::move(patch.sign);
  board.axes = tiling.axes;
  add_given_axes(board, tiling, patch);
  board.on_points = patch.on_points;
  board.river = std::move(patch.river);
  board.markings = std::move(patch.markings);
  board.seats = std::move(seats);
  for (const Tiling::Path& path : tiling.paths)
    board.paths.push_back(path_graph(path, board.topology));
  for (const Tiling::Circle& circle : tiling.circles)
    board.circles.push_back(rings_of(circle, board));
  return board;
}

base::Hint cell_hint(const Board& board, std::string_view name) {
  constexpr std::size_t short_name = 3;
  if (base::length_utf8(name) > short_name) return base::did_you_mean(name, board.names());
  const auto in_order = [](std::string_view text) {
    std::string letters(text);
    std::transform(letters.begin(), letters.end(), letters.begin(), lower);
    std::sort(letters.begin(), letters.end());
    return letters;
  };
  const std::string wanted = in_order(name);
  for (const Cell& cell : board.all_cells)
    if (in_order(cell.name) == wanted) return "did you mean '" + cell.name + "'?";
  if (board.size() < 2) return {};
  return "cells are " + board.all_cells.front().name + " to " + board.all_cells.back().name;
}

}  // namespace boardwright::board
