// Writes solids as STL and OpenSCAD files.
#include <fmt/format.h>

#include <bit>
#include <cmath>
#include <cstdint>

#include "base/text.h"
#include "english/print_words.h"
#include "solid/solid.h"

namespace boardwright::solid {
namespace {

void append_bytes(std::string& out, std::uint32_t value, int bytes) {
  for (int i = 0; i < bytes; ++i) out += static_cast<char>(value >> (8 * i) & 255u);
}

void append_number(std::string& out, double value) {
  append_bytes(out, std::bit_cast<std::uint32_t>(static_cast<float>(value)), 4);
}

void append_corner(std::string& out, const Corner& at) {
  for (const std::int64_t along : {at.x, at.y, at.z}) append_number(out, in_mm(along));
}

/// The unit normal of a facet; zero for a facet without area.
std::array<double, 3> normal_of(const Facet& facet) {
  const auto way = [&](const Corner& to) {
    return std::array{in_mm(to.x - facet[0].x), in_mm(to.y - facet[0].y), in_mm(to.z - facet[0].z)};
  };
  const auto a = way(facet[1]), b = way(facet[2]);
  std::array<double, 3> normal = {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2],
                                  a[0] * b[1] - a[1] * b[0]};
  const double length =
      std::sqrt(normal[0] * normal[0] + normal[1] * normal[1] + normal[2] * normal[2]);
  for (double& part : normal) part = length > 0 ? part / length : 0;
  return normal;
}

std::string number(std::int64_t units) { return base::decimal(in_mm(units)); }

/// A polygon of all loops. OpenSCAD treats paths inside other paths as holes.
std::string polygon_of(const Footprint& footprint) {
  std::string points, paths;
  std::size_t next = 0;
  for (const Loop& loop : footprint.loops) {
    std::string path;
    for (const GridPoint& at : loop) {
      points += (next > 0 ? "," : "") + fmt::format("[{},{}]", number(at.x), number(at.y));
      if (next % 8 == 7) points += '\n';
      path += (path.empty() ? "" : ",") + std::to_string(next++);
    }
    paths += (paths.empty() ? "[" : ",\n[") + path + "]";
  }
  return "polygon(points=[" + points + "],\npaths=[" + paths + "]);\n";
}

}  // namespace

std::string render_stl(const Solid& solid) {
  constexpr std::size_t head = 80;
  std::string out = "boardwright " + solid.name + ", millimetres";
  out.resize(head, ' ');
  const std::vector<Facet> facets = surface_of(solid);
  append_bytes(out, static_cast<std::uint32_t>(facets.size()), 4);
  for (const Facet& facet : facets) {
    for (const double part : normal_of(facet)) append_number(out, part);
    for (const Corner& corner : facet) append_corner(out, corner);
    append_bytes(out, 0, 2);
  }
  return out;
}

std::string render_scad(const Solid& solid) {
  std::string heights, modules, build, below = "0";
  for (std::size_t i = 0; i < solid.layers.size(); ++i) {
    const Layer& layer = solid.layers[i];
    const std::string at = std::to_string(i + 1);
    heights += fmt::format("height_{} = {};\n", at, number(layer.top - layer.bottom));
    modules += fmt::format("module layer_{}() {}", at, polygon_of(layer.footprint));
    build += fmt::format("  translate([0, 0, {}]) linear_extrude(height = height_{}) layer_{}();\n",
                         below, at, at);
    below += " + height_" + at;
  }
  return fmt::format("// {}\n\n// {}\n{}\n{}\nunion() {{\n{}}}\n",
                     english::solid_comment(solid.words), english::layers_comment, heights, modules,
                     build);
}

}  // namespace boardwright::solid
