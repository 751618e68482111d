// Breaks text into lines and measures them.
#include "box/box_words.h"

#include <algorithm>
#include <limits>
#include <variant>

#include "base/text.h"

namespace boardwright::box {

using scene::Box;

namespace {

constexpr double half_capital = 0.5 * scene::capital_height;

/// Extends a box by all end points and control points of the outlines in a group.
void cover(Box& box, const scene::Group& group) {
  const auto add = [&](geometry::Vec place) {
    box.low = {std::min(box.low.x, place.x), std::min(box.low.y, place.y)};
    box.high = {std::max(box.high.x, place.x), std::max(box.high.y, place.y)};
  };
  for (const scene::Node& node : group.children) {
    if (const auto* inner = std::get_if<scene::Group>(&node)) cover(box, *inner);
    const auto* path = std::get_if<scene::Path>(&node);
    if (path == nullptr) continue;
    for (const scene::Stroke& stroke : path->strokes) {
      if (stroke.kind == scene::Stroke::Kind::close) continue;
      add(stroke.to);
      if (stroke.kind == scene::Stroke::Kind::curve) {
        add(stroke.first);
        add(stroke.second);
      }
    }
  }
}

std::string line_of(const std::vector<std::string>& parts, std::size_t first, std::size_t end,
                    const std::string& between) {
  std::string line;
  for (std::size_t i = first; i < end; ++i) line += (i > first ? between : "") + parts[i];
  return line;
}

/// Breaks the parts into `count` lines so that the longest has as few letters as possible (dynamic
/// programming over line ends).
std::vector<std::string> lines_of(const std::vector<std::string>& parts, std::size_t count,
                                  const std::string& between) {
  constexpr std::size_t never = std::numeric_limits<std::size_t>::max();
  const std::size_t n = parts.size();
  std::vector<std::size_t> ends{0};  // letters before each part, separators included
  for (const std::string& part : parts)
    ends.push_back(ends.back() + base::length_utf8(part) + base::length_utf8(between));
  // longest[k][i]: letters of the longest line when the first i parts are on k lines
  std::vector<std::vector<std::size_t>> longest(count + 1, std::vector<std::size_t>(n + 1, never));
  std::vector<std::vector<std::size_t>> from = longest;
  longest[0][0] = 0;
  for (std::size_t k = 1; k <= count; ++k)
    for (std::size_t i = k; i <= n; ++i)
      for (std::size_t j = k - 1; j < i; ++j) {
        const std::size_t most = std::max(longest[k - 1][j], ends[i] - ends[j]);
        if (most < longest[k][i]) {
          longest[k][i] = most;
          from[k][i] = j;
        }
      }
  std::vector<std::string> lines(count);
  std::size_t end = n;
  for (std::size_t k = count; k > 0; --k) {
    lines[k - 1] = line_of(parts, from[k][end], end, between);
    end = from[k][end];
  }
  return lines;
}

/// The given lines at the largest size that the room allows.
SetWords sized(const TextMeasurer& measurer, const char* role, std::vector<std::string> lines,
               const WordRoom& room) {
  double width = 0, head = half_capital, foot = half_capital;
  for (const std::string& line : lines) {
    const Box box = measurer.extent(role, line);
    width = std::max(width, 2 * std::max(-box.low.x, box.high.x));
    if (&line == &lines.front()) head = std::max(head, box.high.y);
    if (&line == &lines.back()) foot = std::max(foot, -box.low.y);
  }
  SetWords set;
  set.lines = std::move(lines);
  set.size = 1_mm;
  const double high =
      head + foot + static_cast<double>(set.lines.size() - 1) * (set.leading() / set.size);
  set.size = std::min({room.most, room.width / width, room.height / high});
  set.height = high * set.size;
  set.head = head * set.size;
  return set;
}

}  // namespace

Box TextMeasurer::extent(const char* role, const std::string& line) const {
  scene::Scene scene;
  scene.id = "line";
  scene.box = {{-1, -1}, {1, 1}};
  scene.root.children.emplace_back(scene::Text{scene::role_tag(role), {}, line, 1, 0});
  Box box;
  cover(box, (*ink_)->outlined(scene, *style_).root);
  return box;
}

SetWords set_words(const TextMeasurer& measurer, const char* role,
                   const std::vector<std::string>& parts, const std::string& between,
                   const WordRoom& room) {
  SetWords best;
  if (parts.empty()) return best;
  constexpr double same = 1e-9;
  for (std::size_t count = 1; count <= std::min(room.lines, parts.size()); ++count) {
    SetWords set = sized(measurer, role, lines_of(parts, count, between), room);
    if (set.size > (1 + same) * best.size) best = std::move(set);
    if (best.size >= room.most) break;
  }
  return best;
}

}  // namespace boardwright::box
