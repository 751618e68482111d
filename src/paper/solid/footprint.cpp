// Implements footprints with Clipper, which computes with integers.
#include "solid/footprint.h"

#include <clipper.hpp>

#include <algorithm>
#include <cmath>
#include <map>

namespace boardwright::solid {
namespace {

using ClipperLib::Paths;

constexpr Millimetres round_enough = 0.005_mm;  // tolerance of round corners
constexpr std::int64_t least_area = 20'000;     // twice: loops below 0.01 mm² are dropped
constexpr std::int64_t notch = 20;  // half the side of the square that separates two touching loops

ClipperLib::Path path_of(const Loop& loop) {
  ClipperLib::Path path;
  for (const GridPoint& at : loop) path.emplace_back(at.x, at.y);
  return path;
}

ClipperLib::Path path_of(const FlatLine& line) {
  ClipperLib::Path path;
  for (const scene::PaperVec& at : line.points) {
    const GridPoint point = on_grid(at);
    path.emplace_back(point.x, point.y);
  }
  return path;
}

Paths paths_of(const Footprint& footprint) {
  Paths paths;
  for (const Loop& loop : footprint.loops) paths.push_back(path_of(loop));
  return paths;
}

/// Normalizes a shape: each loop starts at its smallest point and loops are sorted, so that equal
/// shapes are equal values.
Footprint footprint_of(const Paths& paths) {
  Footprint footprint;
  for (const ClipperLib::Path& path : paths) {
    Loop loop;
    for (const ClipperLib::IntPoint& at : path) loop.push_back({at.X, at.Y});
    if (loop.size() < 3 || std::abs(twice_area(loop)) < least_area) continue;
    std::rotate(loop.begin(), std::ranges::min_element(loop), loop.end());
    footprint.loops.push_back(std::move(loop));
  }
  std::ranges::sort(footprint.loops);
  return footprint;
}

Footprint clipped(ClipperLib::ClipType how, const Paths& subject, const Paths& clip) {
  ClipperLib::Clipper clipper(ClipperLib::ioStrictlySimple);
  clipper.AddPaths(subject, ClipperLib::ptSubject, true);
  clipper.AddPaths(clip, ClipperLib::ptClip, true);
  Paths out;
  clipper.Execute(how, out, ClipperLib::pftNonZero, ClipperLib::pftNonZero);
  return footprint_of(out);
}

/// The points that occur more than once in the loops.
std::vector<GridPoint> shared_points(const Footprint& footprint) {
  std::map<GridPoint, int> counts;
  for (const Loop& loop : footprint.loops)
    for (const GridPoint& at : loop) ++counts[at];
  std::vector<GridPoint> shared;
  for (const auto& [at, count] : counts)
    if (count > 1) shared.push_back(at);
  return shared;
}

Loop square_about(GridPoint at) {
  return {{at.x - notch, at.y - notch},
          {at.x + notch, at.y - notch},
          {at.x + notch, at.y + notch},
          {at.x - notch, at.y + notch}};
}

}  // namespace

std::int64_t on_grid(Millimetres length) { return std::llround(length / grid); }
GridPoint on_grid(scene::PaperVec at) { return {on_grid(at.x), on_grid(at.y)}; }

std::int64_t twice_area(const Loop& loop) {
  std::int64_t sum = 0;
  for (std::size_t i = 0; i < loop.size(); ++i) {
    const GridPoint &p = loop[i], &q = loop[(i + 1) % loop.size()];
    sum += p.x * q.y - p.y * q.x;
  }
  return sum;
}

std::int64_t twice_area(const Footprint& footprint) {
  std::int64_t sum = 0;
  for (const Loop& loop : footprint.loops) sum += twice_area(loop);
  return sum;
}

Footprint filled(const std::vector<FlatLine>& lines) {
  Paths paths;
  for (const FlatLine& line : lines) paths.push_back(path_of(line));
  return clipped(ClipperLib::ctUnion, paths, {});
}

Footprint banded(const std::vector<FlatLine>& lines, Millimetres width) {
  Footprint band;
  for (const bool closed : {true, false}) {
    ClipperLib::ClipperOffset offsetter(2, round_enough / grid);
    for (const FlatLine& line : lines)
      if (line.closed == closed)
        offsetter.AddPath(path_of(line), ClipperLib::jtRound,
                          closed ? ClipperLib::etClosedLine : ClipperLib::etOpenRound);
    Paths out;
    offsetter.Execute(out, width / 2 / grid);
    band = united(band, footprint_of(out));
  }
  return band;
}

Footprint disc(Millimetres radius) {
  return filled({{sheets::flat_circle({}, radius, round_enough), true}});
}

Footprint united(const Footprint& a, const Footprint& b) {
  return clipped(ClipperLib::ctUnion, paths_of(a), paths_of(b));
}
Footprint without(const Footprint& a, const Footprint& b) {
  return clipped(ClipperLib::ctDifference, paths_of(a), paths_of(b));
}
Footprint common(const Footprint& a, const Footprint& b) {
  return clipped(ClipperLib::ctIntersection, paths_of(a), paths_of(b));
}

Footprint grown(const Footprint& footprint, Millimetres by) {
  ClipperLib::ClipperOffset offsetter(2, round_enough / grid);
  offsetter.AddPaths(paths_of(footprint), ClipperLib::jtRound, ClipperLib::etClosedPolygon);
  Paths out;
  offsetter.Execute(out, by / grid);
  return clipped(ClipperLib::ctUnion, out, {});
}

Footprint tidied(const Footprint& footprint, Millimetres narrowest) {
  Footprint tidy = grown(grown(footprint, -(narrowest / 2)), narrowest / 2);
  for (auto shared = shared_points(tidy); !shared.empty(); shared = shared_points(tidy)) {
    Footprint notches;
    for (const GridPoint& at : shared) notches.loops.push_back(square_about(at));
    tidy = without(tidy, notches);
  }
  return tidy;
}

}  // namespace boardwright::solid
