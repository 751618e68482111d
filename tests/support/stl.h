// Parses binary STL and measures its surfaces.
#pragma once
#include <array>
#include <string>
#include <vector>

namespace boardwright::test {

using StlPoint = std::array<float, 3>;
using StlFace = std::array<StlPoint, 3>;

/// The triangles of a file. Throws std::runtime_error if its length does not fit their number, or
/// if programs could take it for a text file.
std::vector<StlFace> faces_of(const std::string& stl);

/// The number of edges that do not belong to exactly two faces that run along them in opposite
/// directions; 0 for a closed surface.
int open_edges(const std::vector<StlFace>& faces);

/// The volume inside of a closed surface.
double volume_of(const std::vector<StlFace>& faces);

/// The extent of a surface along each axis.
StlPoint size_of(const std::vector<StlFace>& faces);

}  // namespace boardwright::test
