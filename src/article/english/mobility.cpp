// Counts the cells that a piece reaches, and draws the counts on its board.
#include "english/mobility.h"

#include <algorithm>

#include "base/index.h"
#include "base/limits.h"
#include "base/text.h"
#include "moves/reach.h"

namespace boardwright::english {

using base::append_decimal;

namespace {

/// Width in sides: on wider boards the numbers are too small to read on a phone.
constexpr double widest_with_numbers = 19;

/// Appends a point in hundredths of a side, with y pointing down.
void append_place(std::string& out, geometry::Vec place) {
  append_decimal(out, place.x * 100, 0);
  out += ' ';
  append_decimal(out, -place.y * 100, 0);
}

struct Bounds {
  double left = 1e9, right = -1e9, low = 1e9, high = -1e9;
  void take(geometry::Vec place) {
    left = std::min(left, place.x);
    right = std::max(right, place.x);
    low = std::min(low, place.y);
    high = std::max(high, place.y);
  }
};

/// The shade of a cell, in tenths of the darkest one.
int shade_of(int count, int most) { return most == 0 ? 0 : (10 * count + most / 2) / most; }

}  // namespace

int Mobility::least() const {
  int least = counts.empty() ? 0 : counts.front().second;
  for (const auto& [cell, count] : counts) least = std::min(least, count);
  return least;
}

int Mobility::most() const {
  int most = 0;
  for (const auto& [cell, count] : counts) most = std::max(most, count);
  return most;
}

std::string Mobility::average() const {
  if (counts.empty()) return {};
  long long sum = 0;
  for (const auto& [cell, count] : counts) sum += count;
  return base::decimal(static_cast<double>(sum) / static_cast<double>(counts.size()), 2);
}

Mobility mobility_of(const board::Board& board, const moves::PieceType& piece_type) {
  const moves::PieceMoves moves(board, piece_type.moves, board::first_seat, piece_type.state);
  Mobility mobility;
  if (moves.weight() > base::limits::kept_cells) return mobility;
  for (const geometry::CellId cell : moves::stands_on(piece_type, board, board::first_seat))
    mobility.counts.emplace_back(cell, moves::reach(moves, {}, cell).count());
  return mobility;
}

std::string mobility_map(const board::Board& board, const Mobility& mobility,
                         const std::string& name) {
  if (mobility.counts.empty()) return {};
  std::vector<int> counts(base::index(board.size()), -1);
  for (const auto& [cell, count] : mobility.counts) counts[base::index(cell)] = count;
  Bounds extent;
  std::string cells, numbers;
  const int most = mobility.most();
  for (const geometry::CellId cell : board.cells()) {
    const auto outline = board.topology.drawn(cell);
    const int count = counts[base::index(cell)];
    cells += "<path class=\"s";
    cells += count < 0 ? "n" : std::to_string(shade_of(count, most));
    cells += "\" d=\"M";
    for (std::size_t i = 0; i < outline.size(); ++i) {
      extent.take(outline[i]);
      if (i > 0) cells += 'L';
      append_place(cells, outline[i]);
    }
    cells += "Z\"/>";
    if (count < 0) continue;
    const geometry::Vec middle = board.topology.centre(cell);
    numbers += "<text x=\"";
    append_decimal(numbers, middle.x * 100, 0);
    numbers += "\" y=\"";
    append_decimal(numbers, -middle.y * 100 + 14, 0);
    numbers += "\">" + std::to_string(count) + "</text>";
  }
  std::string svg =
      "<svg class=\"map\" role=\"img\" aria-label=\"" + base::escaped(name) + "\" viewBox=\"";
  append_decimal(svg, extent.left * 100 - 4, 0);
  svg += ' ';
  append_decimal(svg, -extent.high * 100 - 4, 0);
  svg += ' ';
  append_decimal(svg, (extent.right - extent.left) * 100 + 8, 0);
  svg += ' ';
  append_decimal(svg, (extent.high - extent.low) * 100 + 8, 0);
  svg += "\">" + cells;
  if (extent.right - extent.left <= widest_with_numbers) svg += numbers;
  return svg + "</svg>\n";
}

}  // namespace boardwright::english
