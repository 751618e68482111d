// Reads binary STL back, and measures its surfaces.
#pragma once
#include <array>
#include <string>
#include <vector>

namespace boardwright::test {

using StlPoint = std::array<float, 3>;
using StlFace = std::array<StlPoint, 3>;

/// The triangles of a file. Throws std::runtime_error where it is too long or short for them, or where
/// some would take it for text.
std::vector<StlFace> faces_of(const std::string& stl);

/// Every edge of a closed surface belongs to two faces that run along it in opposite directions. So
/// many edges do not.
int open_edges(const std::vector<StlFace>& faces);

/// The volume that a closed surface holds.
double volume_of(const std::vector<StlFace>& faces);

/// How far a surface reaches along each axis.
StlPoint size_of(const std::vector<StlFace>& faces);

}  // namespace boardwright::test
