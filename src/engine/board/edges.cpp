// Finds edges from the sides that two outlines share.
#include "board/edges.h"

#include <algorithm>
#include <map>
#include <set>
#include <span>
#include <utility>

namespace boardwright::board {

using geometry::Wall;

namespace {

/// Outlines run counter-clockwise, so two neighbours run along their edge in opposite directions.
using Ends = std::pair<Exact, Exact>;

std::map<Ends, int> directed(const Board& board) {
  const PaperPoints one(board);
  std::map<Ends, int> sides;
  const auto add = [&](std::span<const Exact> outline) {
    for (std::size_t i = 0; i < outline.size(); ++i)
      ++sides[{one(outline[i]), one(outline[(i + 1) % outline.size()])}];
  };
  for (CellId cell : board.cells()) add(board.topology.outline(cell));
  for (const Wall& wall : board.walls) add(wall.outline);
  return sides;
}

/// Joins sides into lines.
class Chains {
 public:
  void add(const Exact& from, const Exact& to) {
    next_[from].push_back(to);
    ++into_[to];
  }

  /// The open lines with at least this many sides, then the closed lines that the remaining sides
  /// form.
  std::vector<std::vector<Exact>> lines(std::size_t least) {
    for (const auto& [from, unused] : std::map(next_))
      if (!into_.contains(from)) follow(from, least);
    while (!next_.empty()) follow(next_.begin()->first, least);
    return std::move(lines_);
  }

 private:
  void follow(Exact at, std::size_t least) {
    std::vector<Exact> line = {at};
    for (auto found = next_.find(at); found != next_.end(); found = next_.find(at)) {
      at = found->second.back();
      found->second.pop_back();
      if (found->second.empty()) next_.erase(found);
      line.push_back(at);
      if (at == line.front()) return lines_.push_back(std::move(line));
    }
    if (line.size() > least) lines_.push_back(std::move(line));
  }

  std::map<Exact, std::vector<Exact>> next_;
  std::map<Exact, int> into_;
  std::vector<std::vector<Exact>> lines_;
};

}  // namespace

PaperPoints::PaperPoints(const Board& board) {
  if (!board.topology.chart().is_ring()) return;
  round_ = board.topology.shifts().front();
  for (CellId cell : board.cells()) {
    const auto outline = board.topology.outline(cell);
    corners_.insert(outline.begin(), outline.end());
  }
  for (const Wall& wall : board.walls) corners_.insert(wall.outline.begin(), wall.outline.end());
}

Exact PaperPoints::operator()(const Exact& point) const {
  const Exact before = point - round_;
  return corners_.contains(before) ? before : point;
}

std::vector<Edge> edges_of(const Board& board) {
  const auto sides = directed(board);
  std::vector<Edge> edges;
  for (const auto& [ends, unused] : sides) {
    const bool outer = !sides.contains({ends.second, ends.first});
    if (outer || ends.first < ends.second) edges.push_back({ends.first, ends.second, outer});
  }
  std::stable_partition(edges.begin(), edges.end(), [](const Edge& edge) { return !edge.outer; });
  return edges;
}

std::vector<std::vector<Exact>> lines_between(const Board& board, const CellSet& cells,
                                              const CellSet& beyond, const CellSet& shown) {
  const Topology& topology = board.topology;
  Chains chains;
  for (CellId cell : cells)
    for (int i = 0; i < topology.sides(cell); ++i) {
      const auto next = topology.through({cell, geometry::Gate::Kind::side, i});
      if (!next || !beyond.contains(next->cell)) continue;
      if (!shown.contains(cell) && !shown.contains(next->cell)) continue;
      const auto corners = topology.outline(cell);
      const auto from = static_cast<std::size_t>(i);
      chains.add(corners[from], corners[(from + 1) % corners.size()]);
    }
  return chains.lines(shown.size() < board.size() ? 2 : 1);
}

std::vector<const Wall*> walls_beside(const Board& board, const CellSet& cells) {
  std::vector<const Wall*> walls;
  if (board.walls.empty()) return walls;
  const bool whole = cells.size() == board.size();
  std::set<Exact> corners;
  for (CellId cell : cells) {
    const auto outline = board.topology.outline(cell);
    corners.insert(outline.begin(), outline.end());
  }
  for (const Wall& wall : board.walls)
    if (whole || std::any_of(wall.outline.begin(), wall.outline.end(),
                             [&](const Exact& corner) { return corners.contains(corner); }))
      walls.push_back(&wall);
  return walls;
}

std::vector<std::vector<Exact>> rims_of(const Board& board) {
  std::map<Exact, std::vector<Exact>> next;
  for (const Edge& edge : edges_of(board))
    if (edge.outer) next[edge.from].push_back(edge.to);
  std::vector<std::vector<Exact>> rims;
  while (!next.empty()) {
    std::vector<Exact> rim;
    Exact at = next.begin()->first;
    for (auto found = next.find(at); found != next.end(); found = next.find(at)) {
      rim.push_back(at);
      at = found->second.back();
      found->second.pop_back();
      if (found->second.empty()) next.erase(found);
      if (at == rim.front()) break;
    }
    rims.push_back(std::move(rim));
  }
  return rims;
}

}  // namespace boardwright::board
