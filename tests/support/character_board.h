// A board drawn in characters, as in old articles.
#pragma once
#include <algorithm>
#include <cmath>
#include <map>
#include <string>

#include "board/board.h"
#include "support/rooms.h"

namespace boardwright::test {

/// Draws the outlines of a board with slashes, backslashes and underscores, and the contents of
/// each cell at its centre. A side is `wide` columns and `high` rows.
inline std::string in_characters(const Board& board,
                                 const std::map<std::string, std::string>& on_cells,
                                 double wide = 7, double high = 4) {
  double left = 0, top = 0, right = 0, bottom = 0;
  for (const CellId cell : board.cells())
    for (const Vec& at : board.topology.drawn(cell)) {
      left = std::min(left, at.x);
      right = std::max(right, at.x);
      top = std::max(top, at.y);
      bottom = std::min(bottom, at.y);
    }
  const auto column = [&](double x) {
    return static_cast<int>(std::lround((x - left) * wide)) + 3;
  };
  const auto line = [&](double y) { return static_cast<int>(std::lround((top - y) * high)) + 1; };
  std::vector<std::string> rows(static_cast<std::size_t>(line(bottom)) + 1,
                                std::string(static_cast<std::size_t>(column(right)) + 3, ' '));
  const auto put = [&](int row, int at, char c) {
    rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(at)] = c;
  };
  for (const CellId cell : board.cells()) {
    const auto outline = board.topology.drawn(cell);
    for (std::size_t i = 0; i < outline.size(); ++i) {
      Vec a = outline[i], b = outline[(i + 1) % outline.size()];
      if (a.x > b.x) std::swap(a, b);
      const int x1 = column(a.x), x2 = column(b.x), y1 = line(a.y), y2 = line(b.y);
      if (y1 == y2)
        for (int x = x1; x < x2; ++x)
          if (rows[static_cast<std::size_t>(y1 - 1)][static_cast<std::size_t>(x)] == ' ')
            put(y1 - 1, x, '_');
      for (int y = std::min(y1, y2); y < std::max(y1, y2); ++y) {
        const double x = x1 + (y + 0.5 - y1) * (x2 - x1) / (y2 - y1);
        put(y, static_cast<int>(std::floor(x)), x1 == x2 ? '|' : (y2 > y1) ? '\\' : '/');
      }
    }
  }
  for (const auto& [name, text] : on_cells) {
    const Vec middle = board.topology.centre(*board.find(name));
    const int from = column(middle.x) - static_cast<int>(text.size()) / 2;
    for (std::size_t i = 0; i < text.size(); ++i)
      put(static_cast<int>(std::floor((top - middle.y) * high + 1)), from + static_cast<int>(i),
          text[i]);
  }
  std::string drawn;
  for (std::string& row : rows) {
    row.erase(row.find_last_not_of(' ') + 1);
    drawn += row + "\n";
  }
  return drawn;
}

}  // namespace boardwright::test
