// Divides curves and half turns evenly into segments.
#include "sheets/flatten.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

#include "scene/measures.h"

namespace boardwright::sheets {

using base::Millimetres;
using geometry::Vec;
using scene::length, scene::PaperShape, scene::PaperVec, scene::Stroke;

namespace {

/// The number of segments for an arc.
int arc_parts(double radians, Millimetres radius, Millimetres tolerance) {
  const double part = 2 * std::acos(1 - std::min(1.0, tolerance / radius));
  return std::max(2, static_cast<int>(std::ceil(radians / part)));
}

PaperVec on_curve(const std::array<PaperVec, 4>& p, double t) {
  const double s = 1 - t;
  return s * s * s * p[0] + 3 * s * s * t * p[1] + 3 * s * t * t * p[2] + t * t * t * p[3];
}

void add_curve(PaperShape& points, const std::array<PaperVec, 4>& p, Millimetres tolerance) {
  const Millimetres bend = std::max(length(p[0] - 2 * p[1] + p[2]), length(p[1] - 2 * p[2] + p[3]));
  const int parts = std::max(1, static_cast<int>(std::ceil(std::sqrt(0.75 * bend / tolerance))));
  for (int i = 1; i < parts; ++i) points.push_back(on_curve(p, static_cast<double>(i) / parts));
  points.push_back(p[3]);
}

/// Adds a half circle to `to`, counter-clockwise.
void add_half_turn(PaperShape& points, PaperVec to, Millimetres tolerance) {
  const PaperVec from = points.back(), centre = 0.5 * (from + to), arm = from - centre;
  const int parts = arc_parts(std::numbers::pi, length(arm), tolerance);
  for (int i = 1; i < parts; ++i) {
    const Vec way = scene::unit_vector(180.0 * i / parts);
    points.push_back(centre +
                     PaperVec{way.x * arm.x - way.y * arm.y, way.y * arm.x + way.x * arm.y});
  }
  points.push_back(to);
}

void close(FlatLine& line) {
  line.closed = true;
  if (line.points.size() > 1 && length(line.points.back() - line.points.front()) < 1e-6_mm)
    line.points.pop_back();
}

}  // namespace

PaperVec LaidOutline::place(Vec point) const {
  const Vec along = scene::unit_vector(angle);
  return at + scene::in_millimetres(point.x * along + point.y * Vec{-along.y, along.x}, unit);
}

std::vector<FlatLine> flat_lines(const std::vector<Stroke>& strokes, const LaidOutline& laid,
                                 Millimetres tolerance) {
  std::vector<FlatLine> lines;
  for (const Stroke& stroke : strokes) {
    const PaperVec to = laid.place(stroke.to);
    switch (stroke.kind) {
      case Stroke::Kind::move: lines.push_back({{to}, false}); break;
      case Stroke::Kind::line: lines.back().points.push_back(to); break;
      case Stroke::Kind::half_turn: add_half_turn(lines.back().points, to, tolerance); break;
      case Stroke::Kind::curve:
        add_curve(
            lines.back().points,
            {lines.back().points.back(), laid.place(stroke.first), laid.place(stroke.second), to},
            tolerance);
        break;
      case Stroke::Kind::close: close(lines.back()); break;
    }
  }
  std::erase_if(lines, [](const FlatLine& line) { return line.points.size() < 2; });
  return lines;
}

std::vector<FlatLine> dashed(const FlatLine& line, const std::vector<Millimetres>& dashes) {
  if (dashes.empty()) return {line};
  std::vector<FlatLine> found;
  std::size_t turn = 0;
  Millimetres left = dashes.front();
  bool drawn = true;
  const auto next_turn = [&] {
    turn = (turn + 1) % dashes.size();
    left = dashes[turn];
    drawn = !drawn;
  };
  const std::size_t segments = line.points.size() - (line.closed ? 0 : 1);
  for (std::size_t i = 0; i < segments; ++i) {
    PaperVec from = line.points[i];
    const PaperVec to = line.points[(i + 1) % line.points.size()];
    if (drawn && (i == 0 || found.empty())) found.push_back({{from}, false});
    for (Millimetres way = length(to - from); way > 0_mm; way = length(to - from)) {
      const bool ends = left <= way;
      from = ends ? from + (left / way) * (to - from) : to;
      left -= ends ? left : way;
      if (drawn) found.back().points.push_back(from);
      if (!ends) break;
      next_turn();
      if (drawn) found.push_back({{from}, false});
    }
  }
  std::erase_if(found, [](const FlatLine& dash) { return dash.points.size() < 2; });
  return found;
}

PaperShape flat_circle(PaperVec centre, Millimetres radius, Millimetres tolerance) {
  const int parts = std::max(8, arc_parts(2 * std::numbers::pi, radius, tolerance));
  PaperShape points;
  for (int i = 0; i < parts; ++i)
    points.push_back(centre + scene::in_millimetres(scene::unit_vector(360.0 * i / parts), radius));
  return points;
}

}  // namespace boardwright::sheets
