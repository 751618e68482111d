// Small geometry helpers: centroids, directions, rotations, and estimated text widths.
#pragma once
#include <string>
#include <vector>

#include "geometry/topology.h"

namespace boardwright::scene {

/// The mean of points.
Vec middle(const std::vector<Vec>& points);

/// An outline scaled toward a point; factor 1 leaves it unchanged.
std::vector<Vec> shrunk(std::vector<Vec> points, Vec centre, double factor);

/// The unit vector at an angle in degrees, counter-clockwise from the right.
Vec unit_vector(double degrees);

/// The rotation, in degrees, of something that is upright for a player.
double turn_of(Heading forward);

/// Half the estimated width of a text, since drawings do not know font metrics.
double half_width(const std::string& words, double size);

}  // namespace boardwright::scene
