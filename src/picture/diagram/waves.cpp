// Draws waves along straight and bent lines.
#include "diagram/waves.h"

#include <string_view>

namespace boardwright::diagram {

using geometry::Vec;
using scene::Node, scene::Path;

namespace {

constexpr double wave_length = 0.25, wave_height = 0.03;  // in cell sides, from trough to crest
constexpr double waves_apart = 0.035;                     // from the middle of the border

/// The corners of each line of a path.
std::vector<std::vector<Vec>> polylines_of(const Path& path) {
  std::vector<std::vector<Vec>> lines;
  for (const scene::Stroke& stroke : path.strokes) {
    if (stroke.kind == scene::Stroke::Kind::move) lines.emplace_back();
    if (stroke.kind == scene::Stroke::Kind::close)
      lines.back().push_back(lines.back().front());
    else
      lines.back().push_back(stroke.to);
  }
  return lines;
}

/// Adds crests and troughs beside a line, at the distance `left` to its left.
void add_waves(Path& to, const std::vector<Vec>& line, double left) {
  std::vector<Vec> points;
  double way = 0, next = wave_length / 4;  // position; that of the next crest or trough
  int count = 0;
  for (std::size_t i = 1; i < line.size(); ++i) {
    const Vec side = line[i] - line[i - 1];
    const double size = geometry::length(side);
    const Vec along = (1 / size) * side, across{-along.y, along.x};
    for (; next <= way + size; next += wave_length / 2, ++count)
      points.push_back(line[i - 1] + (next - way) * along +
                       (left + (count % 2 == 0 ? 0.5 : -0.5) * wave_height) * across);
    way += size;
  }
  const Path wave = scene::smooth_line({}, points);
  to.strokes.insert(to.strokes.end(), wave.strokes.begin(), wave.strokes.end());
}

}  // namespace

std::vector<Node> draw_waves(const std::vector<Node>& borders, const Style& style) {
  constexpr std::string_view word = "border ";
  std::vector<Node> waves;
  for (const Node& node : borders) {
    const auto* border = std::get_if<Path>(&node);
    if (border == nullptr || !border->tag.role.starts_with(word)) continue;
    const std::string role = "wave " + border->tag.role.substr(word.size());
    if (!style.paint(role).stroke) continue;
    Path path{scene::role_tag(role), {}};
    for (const auto& line : polylines_of(*border))
      for (const double left : {-waves_apart, waves_apart}) add_waves(path, line, left);
    waves.emplace_back(std::move(path));
  }
  return waves;
}

}  // namespace boardwright::diagram
