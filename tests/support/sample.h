// A drawing with every kind of node, and checks by other programs, for the tests of the output
// formats.
#pragma once
#include <gtest/gtest.h>
#include <unistd.h>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <numbers>
#include <string>

#include "base/data.h"
#include "builder/load.h"
#include "disk/files.h"
#include "pdf/ink.h"
#include "support/rooms.h"

namespace boardwright::test {

inline std::filesystem::path fonts() { return find_home() / "fonts"; }

inline const Style& classic() {
  static const Style style = [] {
    Report report;
    const auto data =
        read_data(files_on_disk(), find_home() / "templates/styles/classic.toml", report);
    return read_style(*data, report);
  }();
  return style;
}

/// A regular polygon by its centre and the distance from it to a corner.
inline Path cell(const std::string& name, const std::string& shape, int sides, Vec centre,
                 double first_angle) {
  std::vector<Vec> corners;
  const double radius = 0.5 / std::sin(std::numbers::pi / sides);
  for (int i = 0; i < sides; ++i) {
    const double angle = first_angle + 2 * std::numbers::pi * i / sides;
    corners.push_back(centre + Vec{radius * std::cos(angle), radius * std::sin(angle)});
  }
  return polygon({"cell " + shape, "cell-" + name, name, {{"cell", name}}}, corners);
}

/// A hexagon with six squares and six triangles around it, two pieces, marks, a path and labels.
inline Scene lotus_flower() {
  constexpr double step = std::numbers::pi / 6;
  const auto at = [](double radius, double angle) {
    return Vec{radius * std::cos(angle), radius * std::sin(angle)};
  };
  Group board{{"board", "board", "", {}}, {}};
  board.children.push_back(cell("h", "hexagon", 6, {0, 0}, step));
  for (int i = 0; i < 6; ++i) {
    const double angle = 2 * step * i, wide = std::sqrt(3) / 2 + 0.5;
    board.children.push_back(
        cell("s" + std::to_string(i), "square", 4, at(wide, angle), angle + 1.5 * step));
    board.children.push_back(cell("t" + std::to_string(i), "triangle", 3,
                                  at(1 + 1 / std::sqrt(3), angle + step), angle - step));
  }
  Scene scene{"b1-1",
              "Diagram B1-1: a flower",
              "A man on h reaches s0 and t0.",
              {{-2.2, -2.2}, {2.2, 2.2}},
              {}};
  auto& nodes = scene.root.children;
  nodes.push_back(std::move(board));
  nodes.push_back(polyline({"route cross", "", "", {}}, {{0, 0}, at(1.37, 0)}));
  nodes.push_back(
      circle({"man seat-1", "man-h", "Bishop B on h", {{"piece", "bishop"}}}, {0, 0}, 0.4));
  nodes.push_back(Text{{"man-label seat-1", "", "", {}}, {0, 0}, "B", 0.35});
  nodes.push_back(circle({"man seat-2", "", "", {}}, at(1.37, 2 * step), 0.3));
  nodes.push_back(polyline({"mark cross", "mark-s0", "x on s0", {}}, {{1.2, -0.2}, {1.5, 0.2}}));
  nodes.push_back(Text{{"mark dollar", "mark-t0", "$ on t0", {}}, at(1.58, step), "$", 0});
  nodes.push_back(Text{{"rim", "", "", {}}, {-2, 0}, "4", 0});
  nodes.push_back(Text{{"name", "", "", {}}, at(1.37, 6 * step), "\u265E", 0});
  return scene;
}

/// A file for one test, removed in the destructor.
class ScratchFile {
 public:
  explicit ScratchFile(const std::string& name, const std::string& bytes = {})
      : path_(std::filesystem::temp_directory_path() /
              ("boardwright-" + std::to_string(getpid()) + "-" + name)) {
    std::ofstream(path_, std::ios::binary) << bytes;
  }
  ~ScratchFile() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  ScratchFile(const ScratchFile&) = delete;
  ScratchFile& operator=(const ScratchFile&) = delete;
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

inline bool runs(const std::string& command) {
  return std::system((command + " >/dev/null 2>&1").c_str()) == 0;
}

inline bool has_program(const std::string& name) { return runs("command -v " + name); }

}  // namespace boardwright::test
