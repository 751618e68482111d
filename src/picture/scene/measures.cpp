// Computes centroids, directions and widths.
#include "scene/measures.h"

#include <cmath>

#include "base/text.h"

namespace boardwright::scene {

using geometry::Vec;

namespace {

constexpr double pi = 3.14159265358979;
constexpr double letter_width = 0.6;  // mean width of bold letters, relative to their size

}  // namespace

Vec middle(const std::vector<Vec>& points) {
  Vec sum;
  for (const Vec& point : points) sum = sum + point;
  return (1.0 / static_cast<double>(points.size())) * sum;
}

std::vector<Vec> shrunk(std::vector<Vec> points, Vec centre, double factor) {
  for (Vec& point : points) point = centre + factor * (point - centre);
  return points;
}

Vec unit_vector(double degrees) {
  return {std::cos(degrees * pi / 180), std::sin(degrees * pi / 180)};
}

double turn_of(geometry::Heading forward) {
  const int degrees = geometry::in_degrees(forward) - 90;
  return degrees > 180 ? degrees - 360 : degrees;
}

double half_width(const std::string& words, double size) {
  return 0.5 * letter_width * size * static_cast<double>(base::length_utf8(words));
}

}  // namespace boardwright::scene
