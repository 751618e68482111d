// Maps the points of a board to the drawing: rectangles bent into rings, and free boards.
#include "geometry/chart.h"

#include <algorithm>
#include <cmath>

namespace boardwright::geometry {
namespace {

constexpr double pi = 3.14159265358979;

/// A full circle is drawn as this many straight segments.
constexpr int parts_of_a_turn = 128;

/// The centroid of a polygon.
Vec centroid(const std::vector<Vec>& points) {
  Vec sum;
  double area = 0;
  const Vec base = points.front();
  for (std::size_t i = 1; i + 1 < points.size(); ++i) {
    const Vec p = points[i] - base, q = points[i + 1] - base;
    const double part = p.x * q.y - p.y * q.x;
    sum = sum + (part / 3) * (p + q);
    area += part;
  }
  return area == 0 ? base : base + (1 / area) * sum;
}

double angle_of(Vec v) { return std::atan2(v.y, v.x); }

/// The angle of an arc in radians, without its sign.
double turn_of_arc(Vec round, Vec from, Vec to) {
  return std::abs(std::remainder(angle_of(to - round) - angle_of(from - round), 2 * pi));
}

}  // namespace

Vec on_arc(Vec round, Vec from, Vec to, double part) {
  const Vec p = from - round, q = to - round;
  const double angle = angle_of(p) + part * std::remainder(angle_of(q) - angle_of(p), 2 * pi);
  const double radius = (1 - part) * length(p) + part * length(q);
  return round + radius * Vec{std::cos(angle), std::sin(angle)};
}

/// Maps a point of the flat rectangle into the ring.
Vec Chart::bent(Vec flat) const {
  const double along = ring_.files ? -flat.x : flat.y, out = ring_.files ? flat.y : flat.x;
  const double angle = ring_.start * pi / 180 + 2 * pi * along / ring_.round;
  return (ring_.inner + out) * Vec{std::cos(angle), std::sin(angle)};
}

Vec Chart::place(const Exact& point, int scale) const {
  if (!paper_.places.empty()) return paper_.places[static_cast<std::size_t>(point.a)];
  const Vec flat = to_plane(point, scale);
  return is_ring() ? bent(flat) : flat;
}

Vec Chart::middle(const Outline& outline) const {
  if (const auto points = drawn(outline); !is_ring() && points.size() > outline.size())
    return centroid(points);
  Vec sum;
  for (const Exact& corner : outline) sum = sum + (is_ring() ? to_plane(corner) : place(corner));
  const Vec mean = (1.0 / static_cast<double>(outline.size())) * sum;
  return is_ring() ? bent(mean) : mean;
}

std::vector<Vec> Chart::side(const Exact& from, const Exact& to) const {
  std::vector<Vec> points{place(from)};
  if (is_ring()) {
    const Vec p = to_plane(from);
    Vec q = to_plane(to);
    double& on = ring_.files ? q.x : q.y;
    const double start = ring_.files ? p.x : p.y;
    if (on - start > ring_.round / 2.0) on -= ring_.round;  // across the seam
    if (start - on > ring_.round / 2.0) on += ring_.round;
    const bool round = std::abs(on - start) > 0.5;
    const int parts = round ? std::max(1, parts_of_a_turn / ring_.round) : 1;
    for (int k = 1; k < parts; ++k)
      points.push_back(bent(p + (static_cast<double>(k) / parts) * (q - p)));
  }
  if (const auto arc = paper_.arcs.find(std::minmax(from.a, to.a)); arc != paper_.arcs.end()) {
    const Vec round = paper_.places[static_cast<std::size_t>(arc->second)];
    const Vec p = place(from), q = place(to);
    const int parts = static_cast<int>(turn_of_arc(round, p, q) / (2 * pi) * parts_of_a_turn) + 1;
    for (int k = 1; k < parts; ++k)
      points.push_back(on_arc(round, p, q, static_cast<double>(k) / parts));
  }
  points.push_back(place(to));
  return points;
}

std::vector<Vec> Chart::drawn(const Outline& outline) const {
  std::vector<Vec> points;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const auto way = side(outline[i], outline[(i + 1) % outline.size()]);
    points.insert(points.end(), way.begin(), way.end() - 1);
  }
  return points;
}

}  // namespace boardwright::geometry
