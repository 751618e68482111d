// Finds the edges that two outlines share.
#include "scene/edges.h"

#include <algorithm>
#include <map>
#include <span>
#include <utility>

namespace boardwright {
namespace {

/// Outlines run counter-clockwise, so two neighbours run along their edge in opposite directions.
using Ends = std::pair<Exact, Exact>;

std::map<Ends, int> directed(const Board& board) {
  std::map<Ends, int> sides;
  const auto add = [&](std::span<const Exact> outline) {
    for (std::size_t i = 0; i < outline.size(); ++i)
      ++sides[{outline[i], outline[(i + 1) % outline.size()]}];
  };
  for (CellId cell = 0; cell < board.size(); ++cell) add(board.topology.outline(cell));
  for (const Wall& wall : board.walls) add(wall.outline);
  return sides;
}

}  // namespace

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

}  // namespace boardwright
