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

/// The lines of a text and their size.
struct SizedLines {
  std::vector<std::string> lines;
  double size = 0;
};

/// The fewest lines that allow the greatest size, `most` at most. `size_of_lines` returns the size
/// that some lines allow.
template <class SizeOfLines>
SizedLines largest_lines(const std::string& words, double most, const SizeOfLines& size_of_lines) {
  SizedLines best;
  const auto parts = parts_of(words);
  if (parts.empty()) return best;
  for (unsigned breaks = 0; breaks < 1u << (parts.size() - 1); ++breaks) {
    auto lines = lines_of(parts, breaks);
    const double size = std::min(most, size_of_lines(lines));
    if (size > best.size || (size == best.size && lines.size() < best.lines.size()))
      best = {std::move(lines), size};
  }
  return best;
}

// From the middle of a line of size 1 to the tops of its ascenders and the bottoms of its
// descenders.
constexpr double above_middle = 0.45, below_middle = 0.6, close_leading = 1.05;

/// The height of the middle of a line if all lines lie below the height `top`.
double middle_below(std::size_t line, double size, double top) {
  return top - size * (above_middle + close_leading * static_cast<double>(line));
}

/// The size at which the lines just fit below the height `top`; 0 if they never do.
double size_below(const std::vector<std::string>& lines, double radius, double top) {
  const auto fits = [&](double size) {
    for (std::size_t i = 0; i < lines.size(); ++i)
      if (std::hypot(half_width(lines[i], size), middle_below(i, size, top) - below_middle * size) >
          radius)
        return false;
    return true;
  };
  constexpr int halvings = 30;
  double low = 0, high = radius;
  for (int i = 0; i < halvings; ++i) {
    const double size = (low + high) / 2;
    (fits(size) ? low : high) = size;
  }
  return low;
}

}  // namespace

std::vector<Text> text_in_circle(const std::string& words, Vec middle, double radius, double most,
                                 double angle) {
  const auto [best, size] =
      largest_lines(words, most, [&](const auto& lines) { return radius * size_of(lines); });
  std::vector<Text> texts;
  for (std::size_t i = 0; i < best.size(); ++i)
    texts.push_back({{},
                     middle + size * height_of(i, best.size()) * unit_vector(angle + 90),
                     best[i],
                     size,
                     angle});
  return texts;
}

std::vector<Text> text_in_circle_below(const std::string& words, Vec middle, double radius,
                                       double top, double most, double angle) {
  const auto [lines, size] =
      largest_lines(words, most, [&](const auto& each) { return size_below(each, radius, top); });
  std::vector<Text> texts;
  for (std::size_t i = 0; i < lines.size(); ++i)
    texts.push_back(
        {{}, middle + middle_below(i, size, top) * unit_vector(angle + 90), lines[i], size, angle});
  return texts;
}

}  // namespace boardwright::scene
