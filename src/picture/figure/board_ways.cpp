// Finds the lines, routes, rings and wheels of a figure, cell by cell.
#include "figure/board_ways.h"

#include <algorithm>

#include "base/hints.h"
#include "base/text.h"
#include "board/paths.h"
#include "moves/leaps.h"
#include "scene/measures.h"

namespace boardwright::figure {

std::optional<CellId> named_cell(const Board& board, const std::string& name, const Place& place,
                                 Report& report) {
  const auto found = board.find(name);
  if (!found)
    report.error(place, "no cell '" + name + "' on board '" + board.id + "'",
                 [&] { return board::cell_hint(board, name); });
  return found;
}

void check_stands(const Board& board, const PieceType& piece_type, board::SeatId seat, CellId cell,
                  const Place& place, Report& report) {
  if (const auto problem = moves::never_stands(piece_type, board, seat, cell))
    report.error(place, *problem);
}

std::optional<geometry::Vec> spot_of(const Board& board, const std::string& names,
                                     const Place& place, Report& report) {
  std::vector<geometry::Vec> found;
  for (const std::string& name : names.empty() ? std::vector{names} : board::comma_list(names)) {
    const auto wall = std::ranges::find(board.walls, name, &geometry::Wall::name);
    if (wall != board.walls.end()) {
      found.push_back(scene::middle(board.topology.chart().drawn(wall->outline)));
    } else if (const auto named = board.find(name)) {
      found.push_back(board.topology.centre(*named));
    } else {
      report.error(place, "no cell or wall '" + name + "' on board '" + board.id + "'", [&] {
        std::vector<std::string> known = board.names();
        for (const geometry::Wall& each : board.walls) known.push_back(each.name);
        return base::did_you_mean(name, known);
      });
      return std::nullopt;
    }
  }
  return scene::middle(found);
}

std::optional<DrawnWay> line_of(const Board& board, const game::FigureLine& line, Report& report) {
  const geometry::Axis* axis = board.axis(line.axis);
  const auto through = named_cell(board, line.through, line.place, report);
  if (axis == nullptr) {
    std::vector<std::string_view> known;
    for (const geometry::Axis& each : board.axes) known.push_back(each.name);
    report.error(line.place, "unknown axis '" + line.axis + "'",
                 [&] { return base::meant_or_all(line.axis, known); });
  }
  if (axis == nullptr || !through) return std::nullopt;
  std::vector<std::pair<geometry::Heading, std::vector<CellId>>> found;
  for (geometry::Heading h : axis->headings)
    if (geometry::is_first_way(h))
      if (auto cells = board.line(*axis, *through, h); cells.size() > 1)
        found.push_back({h, std::move(cells)});
  if (found.size() != 1) {
    report.error(line.place,
                 found.empty() ? "no line of axis " + line.axis + " through " + line.through
                               : "two lines of axis " + line.axis + " cross on " + line.through,
                 found.empty() ? "" : "name a cell that only one of them runs through");
    return std::nullopt;
  }
  return DrawnWay{
      DrawnWay::Kind::axis, line.mark, {std::move(found[0].second)}, found[0].first, false};
}

std::optional<DrawnWay> route_of(const Board& board, const game::FigureRoute& route,
                                 Report& report) {
  const auto path = std::ranges::find(board.paths, route.path, &board::PathGraph::name);
  if (path == board.paths.end()) {
    std::vector<std::string_view> known;
    for (const board::PathGraph& each : board.paths) known.push_back(each.name);
    report.error(route.place, "unknown path '" + route.path + "'",
                 [&] { return base::meant_or_all(route.path, known); });
    return std::nullopt;
  }
  std::vector<CellId> via;
  for (const std::string& name : route.via)
    if (const auto found = named_cell(board, name, route.place, report)) via.push_back(*found);
  if (via.empty() || via.size() < route.via.size()) return std::nullopt;
  const auto way = board::shortest_way(*path, via);
  if (!way || !way->unique) {
    report.error(
        route.place,
        way ? "two paths through these cells are equally short" : "no path through these cells",
        way ? "name one more cell in via" : "");
    return std::nullopt;
  }
  return DrawnWay{DrawnWay::Kind::route, route.mark, {way->cells}, {}, false};
}

std::optional<DrawnWay> ring_of(const Board& board, const game::FigureRing& ring, Report& report) {
  const auto around = named_cell(board, ring.around, ring.place, report);
  if (!around) return std::nullopt;
  for (const board::RingSet& set : board.circles)
    for (const board::RingSet::Ring& each : set.rings)
      if (set.name == ring.circle && each.around == *around) {
        std::vector<CellId> closed = each.cells;
        closed.push_back(closed.front());
        return DrawnWay{DrawnWay::Kind::route, ring.mark, {std::move(closed)}, {}, false};
      }
  report.error(ring.place, "no ring '" + ring.circle + "' round " + ring.around);
  return std::nullopt;
}

std::optional<WheelCircle> wheel_circle(const Board& board, const PieceType& piece_type,
                                        const game::FigureWheel& wheel, Report& report) {
  const auto from = named_cell(board, wheel.from, wheel.place, report);
  const auto by = named_cell(board, wheel.by, wheel.place, report);
  const auto move =
      std::ranges::find(piece_type.moves, notation::MoveKind::wheel, &MovePattern::move_kind);
  if (move == piece_type.moves.end())
    report.error(wheel.place, "piece '" + piece_type.id + "' has no wheel move");
  if (!from || !by || move == piece_type.moves.end()) return std::nullopt;
  const moves::Leaps leaps(board, *move, first_seat);
  const std::size_t count = leaps.all().size();
  std::size_t next = 0;
  while (next < count && leaps.to(*from, leaps.all()[next]) != by) ++next;
  if (next == count) {
    report.error(wheel.place, "no leap leads from " + wheel.from + " to " + wheel.by);
    return std::nullopt;
  }
  WheelCircle found{{DrawnWay::Kind::route, wheel.mark, {{*from}}, {}, true}, {}};
  std::vector<CellId>& circle = found.way.lines.front();
  const auto most = move->most > 0 ? static_cast<std::size_t>(move->most) : count;
  for (std::size_t made = 1; made <= count; ++made) {
    const auto to = leaps.to(circle.back(), leaps.all()[next]);
    if (!to) {
      report.error(wheel.place, "this circle leaves the board", "show it on a larger one");
      return std::nullopt;
    }
    circle.push_back(*to);
    if (made <= most && *to != *from) found.landings.push_back(*to);
    next = (next + (wheel.left ? 1 : count - 1)) % count;
  }
  return found;
}

}  // namespace boardwright::figure
