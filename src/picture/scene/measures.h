// Small geometry helpers: centroids, directions, rotations, and estimated text widths.
#pragma once
#include <string>
#include <vector>

#include "geometry/topology.h"

namespace boardwright::scene {

/// The mean of points.
geometry::Vec middle(const std::vector<geometry::Vec>& points);

/// An outline scaled toward a point; factor 1 leaves it unchanged.
std::vector<geometry::Vec> shrunk(std::vector<geometry::Vec> points, geometry::Vec centre,
                                  double factor);

/// The unit vector at an angle in degrees, counter-clockwise from the right.
geometry::Vec unit_vector(double degrees);

/// The rotation, in degrees, of something that is upright for a player.
double turn_of(geometry::Heading forward);

/// Half the estimated width of a text, since drawings do not know font metrics.
double half_width(const std::string& words, double size);

}  // namespace boardwright::scene
