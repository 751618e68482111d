// Small sums of drawing: middles, directions, turns, and the room that words take.
#pragma once
#include <string>
#include <vector>

#include "geometry/topology.h"

namespace boardwright::scene {

/// The mean of points.
Vec middle(const std::vector<Vec>& points);

/// An outline drawn in toward a point; factor 1 leaves it as it is.
std::vector<Vec> shrunk(std::vector<Vec> points, Vec centre, double factor);

/// The unit vector at an angle in degrees, counter-clockwise from the right.
Vec unit_vector(double degrees);

/// The degrees by which what stands upright for a player is turned.
double turn_of(Heading forward);

/// About half the width of a text, since a drawing does not know its fonts.
double half_width(const std::string& words, double size);

}  // namespace boardwright::scene
