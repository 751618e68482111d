// Joins segments at their ends, and orders lines by the nearest neighbour and 2-opt.
#include "sheets/cut_order.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <set>
#include <utility>

namespace boardwright::sheets {

using base::Millimetres;
using scene::length, scene::PaperVec;

namespace {

constexpr Millimetres one_place{1e-3};  // points nearer than this are identical: far below any cut

/// Numbers points; identical points get the same number.
class CutPoints {
 public:
  std::size_t number_of(PaperVec at) {
    const auto cell = [](Millimetres along) { return std::llround(along / one_place); };
    const Place here{cell(at.x), cell(at.y)};
    for (long long dx = -1; dx <= 1; ++dx)
      for (long long dy = -1; dy <= 1; ++dy)
        if (const auto found = numbers_.find({here.first + dx, here.second + dy});
            found != numbers_.end())
          return found->second;
    numbers_.emplace(here, places_.size());
    places_.push_back(at);
    return places_.size() - 1;
  }
  PaperVec at(std::size_t number) const { return places_[number]; }
  std::size_t size() const { return places_.size(); }

 private:
  using Place = std::pair<long long, long long>;
  std::map<Place, std::size_t> numbers_;
  std::vector<PaperVec> places_;
};

double dot(PaperVec p, PaperVec q) { return p.x.value * q.x.value + p.y.value * q.y.value; }
double cross(PaperVec p, PaperVec q) { return p.x.value * q.y.value - p.y.value * q.x.value; }

/// Whether a corner lies on the straight line between its neighbours.
bool is_straight(PaperVec from, PaperVec at, PaperVec to) {
  const PaperVec way = to - from;
  return dot(at - from, to - at) > 0 &&
         std::abs(cross(at - from, way)) <= one_place.value / 2 * length(way).value;
}

/// A line without its collinear corners.
scene::PaperShape straightened(const scene::PaperShape& points, bool closed) {
  scene::PaperShape kept;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const bool end = !closed && (i == 0 || i + 1 == points.size());
    const PaperVec before = i == 0 ? points.back() : kept.empty() ? points[i - 1] : kept.back();
    if (end || !is_straight(before, points[i], points[(i + 1) % points.size()]))
      kept.push_back(points[i]);
  }
  return kept;
}

/// The segments of one layer, with the segment that continues the line at each of their ends. End
/// 2i is the first point of segment i, end 2i + 1 the second.
class CutNet {
 public:
  explicit CutNet(const CutPoints& points) : points_(points) {}

  void add(std::size_t from, std::size_t to) {
    for (const std::size_t end : {from, to}) at_[end].push_back(2 * segments_.size() + (end == to));
    segments_.push_back({from, to});
  }

  /// The joined lines: open lines first, then closed ones.
  std::vector<CutLine> lines(CutLayer layer) {
    next_.assign(2 * segments_.size(), none);
    for (const auto& [point, ends] : at_) pair_up(ends);
    std::vector<CutLine> lines;
    std::vector<bool> done(segments_.size(), false);
    for (const bool open : {true, false})
      for (std::size_t end = 0; end < next_.size(); ++end) {
        if (done[end / 2] || (open && next_[end] != none)) continue;
        lines.push_back(follow(end, layer, done));
      }
    return lines;
  }

 private:
  static constexpr std::size_t none = static_cast<std::size_t>(-1);

  std::size_t point_of(std::size_t end) const { return segments_[end / 2][end % 2]; }

  PaperVec way_from(std::size_t end) const {
    const PaperVec way = points_.at(point_of(end ^ 1)) - points_.at(point_of(end));
    return 1 / length(way).value * way;
  }

  /// Joins the ends at a point, the straightest pair first.
  void pair_up(const std::vector<std::size_t>& ends) {
    struct Bend {
      double size;
      std::size_t from, to;
    };
    std::vector<Bend> bends;
    for (std::size_t i = 0; i < ends.size(); ++i)
      for (std::size_t k = 0; k < i; ++k)
        bends.push_back(
            {std::round(1e6 * dot(way_from(ends[i]), way_from(ends[k]))), ends[k], ends[i]});
    std::ranges::stable_sort(bends, {}, &Bend::size);
    for (const Bend& bend : bends) {
      if (next_[bend.from] != none || next_[bend.to] != none) continue;
      next_[bend.from] = bend.to;
      next_[bend.to] = bend.from;
    }
  }

  CutLine follow(std::size_t end, CutLayer layer, std::vector<bool>& done) const {
    CutLine line{layer, {points_.at(point_of(end))}};
    while (end != none && !done[end / 2]) {
      done[end / 2] = true;
      line.points.push_back(points_.at(point_of(end ^ 1)));
      end = next_[end ^ 1];
    }
    line.closed = end != none;
    if (line.closed) line.points.pop_back();
    line.points = straightened(line.points, line.closed);
    return line;
  }

  const CutPoints& points_;
  std::vector<std::array<std::size_t, 2>> segments_;
  std::map<std::size_t, std::vector<std::size_t>> at_;  ///< the ends at each point
  std::vector<std::size_t> next_;
};

/// Where work on a line begins if it begins at a corner, and where work on a line ends.
PaperVec begin_of(const CutLine& line, std::size_t corner) {
  return line.radius > 0_mm ? line.points.front() + PaperVec{line.radius, 0_mm}
                            : line.points[corner];
}
PaperVec end_of(const CutLine& line) {
  return line.closed || line.radius > 0_mm ? begin_of(line, 0) : line.points.back();
}

/// The line nearest to a point, and the corner at which to begin it.
std::pair<std::size_t, std::size_t> nearest(const std::vector<CutLine>& lines, PaperVec from) {
  std::pair<std::size_t, std::size_t> found;
  Millimetres least{1e300};
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::size_t count = lines[i].points.size();
    const std::size_t step = lines[i].closed ? 1 : std::max<std::size_t>(count, 2) - 1;
    for (std::size_t corner = 0; corner < count; corner += step) {
      const Millimetres way = length(begin_of(lines[i], corner) - from);
      if (way + one_place >= least) continue;
      least = way;
      found = {i, corner};
    }
  }
  return found;
}

/// Reverses parts of the order as long as that shortens the travel (2-opt). The first `kept` lines
/// stay as they are.
void reverse_stretches(std::vector<CutLine>& lines, std::size_t kept) {
  constexpr std::size_t most_lines = 3000;
  constexpr int most_rounds = 20;
  if (lines.size() - kept > most_lines) return;
  bool saves = true;
  for (int round = 0; saves && round < most_rounds; ++round) {
    saves = false;
    for (std::size_t i = kept; i < lines.size(); ++i) {
      const PaperVec before = i == 0 ? PaperVec{} : end_of(lines[i - 1]);
      for (std::size_t k = i; k < lines.size(); ++k) {
        Millimetres saved =
            length(begin_of(lines[i], 0) - before) - length(end_of(lines[k]) - before);
        if (k + 1 < lines.size()) {
          const PaperVec after = begin_of(lines[k + 1], 0);
          saved += length(after - end_of(lines[k])) - length(after - begin_of(lines[i], 0));
        }
        if (saved <= one_place) continue;
        const auto first = lines.begin() + static_cast<std::ptrdiff_t>(i),
                   end = lines.begin() + static_cast<std::ptrdiff_t>(k) + 1;
        std::reverse(first, end);
        std::for_each(first, end, [](CutLine& line) {
          if (!line.closed) std::ranges::reverse(line.points);
        });
        saves = true;
      }
    }
  }
}

void add_nearest_first(std::vector<CutLine>& out, std::vector<CutLine> lines) {
  const std::size_t kept = out.size();
  while (!lines.empty()) {
    const auto [at, corner] = nearest(lines, out.empty() ? PaperVec{} : end_of(out.back()));
    CutLine line = std::move(lines[at]);
    lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at));
    const auto begin = line.points.begin() + static_cast<std::ptrdiff_t>(corner);
    if (line.closed)
      std::rotate(line.points.begin(), begin, line.points.end());
    else if (corner > 0)
      std::ranges::reverse(line.points);
    out.push_back(std::move(line));
  }
  reverse_stretches(out, kept);
}

/// Lines by the number of other lines around them, the innermost first.
std::map<int, std::vector<CutLine>, std::greater<>> by_depth(std::vector<CutLine> lines) {
  std::vector<int> depths;
  for (const CutLine& line : lines)
    depths.push_back(static_cast<int>(std::ranges::count_if(lines, [&](const CutLine& other) {
      return &other != &line && surrounds(other, line.points.front());
    })));
  std::map<int, std::vector<CutLine>, std::greater<>> found;
  for (std::size_t i = 0; i < lines.size(); ++i) found[depths[i]].push_back(std::move(lines[i]));
  return found;
}

}  // namespace

bool surrounds(const CutLine& line, PaperVec at) {
  if (line.radius > 0_mm) return length(at - line.points.front()) < line.radius;
  bool inside = false;
  for (std::size_t i = 0; line.closed && i < line.points.size(); ++i) {
    const PaperVec p = line.points[i] - at, q = line.points[(i + 1) % line.points.size()] - at;
    if ((p.y > 0_mm) != (q.y > 0_mm) && (cross(p, q) > 0) == (q.y > p.y)) inside = !inside;
  }
  return inside;
}

std::vector<CutLine> joined_lines(const std::vector<CutLine>& lines) {
  CutPoints points;
  std::set<std::pair<std::size_t, std::size_t>> known;
  std::map<CutLayer, std::vector<std::array<std::size_t, 2>>> segments;
  std::vector<CutLine> out;
  for (const CutLine& line : lines) {
    if (line.radius > 0_mm) {
      out.push_back(line);
    } else if (line.closed) {
      out.push_back({line.layer, straightened(line.points, true), true});
    } else {
      for (std::size_t i = 1; i < line.points.size(); ++i) {
        const std::size_t from = points.number_of(line.points[i - 1]);
        const std::size_t to = points.number_of(line.points[i]);
        if (from != to && known.insert(std::minmax(from, to)).second)
          segments[line.layer].push_back({from, to});
      }
    }
  }
  for (const auto& [layer, found] : segments) {
    CutNet net(points);
    for (const auto& [from, to] : found) net.add(from, to);
    for (CutLine& line : net.lines(layer)) out.push_back(std::move(line));
  }
  return out;
}

std::vector<CutLine> in_working_order(std::vector<CutLine> lines) {
  std::map<CutLayer, std::vector<CutLine>> layers;
  for (CutLine& line : lines) layers[line.layer].push_back(std::move(line));
  std::vector<CutLine> out;
  for (auto& [layer, found] : layers) {
    if (layer != CutLayer::cut) {
      add_nearest_first(out, std::move(found));
      continue;
    }
    for (auto& [depth, same] : by_depth(std::move(found))) add_nearest_first(out, std::move(same));
  }
  return out;
}

CutTravel travel_of(const std::vector<CutLine>& lines) {
  CutTravel travel;
  PaperVec at;
  for (const CutLine& line : lines) {
    travel.between += length(begin_of(line, 0) - at);
    travel.along += 2 * std::numbers::pi * line.radius;
    for (std::size_t i = 1; i < line.points.size(); ++i)
      travel.along += length(line.points[i] - line.points[i - 1]);
    if (line.closed) travel.along += length(line.points.front() - line.points.back());
    at = end_of(line);
  }
  return travel;
}

}  // namespace boardwright::sheets
