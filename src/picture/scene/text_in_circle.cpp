// Breaks words into lines and finds their size.
#include "scene/text_in_circle.h"

#include <algorithm>
#include <cmath>

#include "scene/measures.h"

namespace boardwright::scene {
namespace {

constexpr double leading = 1.2;
constexpr std::size_t most_parts = 8;  // limits the number of ways to break lines

/// The parts that can have a line to themselves: "Enhanced-", "Rook".
std::vector<std::string> parts_of(const std::string& words) {
  std::vector<std::string> parts(1);
  for (const char c : words) {
    const bool may_break = (c == ' ' || c == '-') && parts.size() < most_parts;
    if (c == ' ' && parts.back().empty()) continue;
    if (c != ' ' || !may_break) parts.back() += c;
    if (may_break) parts.emplace_back();
  }
  if (parts.back().empty()) parts.pop_back();
  return parts;
}

/// The lines that result from breaking after the parts whose bits are set.
std::vector<std::string> lines_of(const std::vector<std::string>& parts, unsigned breaks) {
  std::vector<std::string> lines(1);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    lines.back() += parts[i];
    if (i + 1 == parts.size()) break;
    if ((breaks >> i & 1u) != 0)
      lines.emplace_back();
    else if (!parts[i].ends_with('-'))
      lines.back() += ' ';
  }
  return lines;
}

/// The height of a line's middle above the middle of all lines.
double height_of(std::size_t line, std::size_t lines) {
  return leading * (static_cast<double>(lines - 1) / 2 - static_cast<double>(line));
}

/// The size at which the farthest corner of the lines lies on a circle of radius 1.
double size_of(const std::vector<std::string>& lines) {
  double farthest = 0;
  for (std::size_t i = 0; i < lines.size(); ++i)
    farthest = std::max(
        farthest, std::hypot(half_width(lines[i], 1), std::abs(height_of(i, lines.size())) + 0.4));
  return 1 / farthest;
}

}  // namespace

std::vector<Text> text_in_circle(const std::string& words, Vec middle, double radius, double most,
                                 double angle) {
  const auto parts = parts_of(words);
  if (parts.empty()) return {};
  std::vector<std::string> best;
  double size = 0;
  for (unsigned breaks = 0; breaks < 1u << (parts.size() - 1); ++breaks) {
    auto lines = lines_of(parts, breaks);
    if (const double found = size_of(lines); found > size) {
      size = found;
      best = std::move(lines);
    }
  }
  size = std::min(most, size * radius);
  std::vector<Text> texts;
  for (std::size_t i = 0; i < best.size(); ++i)
    texts.push_back({{},
                     middle + size * height_of(i, best.size()) * unit_vector(angle + 90),
                     best[i],
                     size,
                     angle});
  return texts;
}

}  // namespace boardwright::scene
