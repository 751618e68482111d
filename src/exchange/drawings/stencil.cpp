// Fits the lines of a board to a drawing made of characters.
#include "drawings/stencil.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include "base/index.h"

namespace boardwright::drawings {
namespace {

/// Coordinates closer than this are one level.
constexpr double near_by = 1e-6;

std::uint16_t level_of(const std::vector<double>& levels, double value) {
  return static_cast<std::uint16_t>(std::ranges::lower_bound(levels, value - near_by) -
                                    levels.begin());
}

void sort_levels(std::vector<double>& levels) {
  std::ranges::sort(levels);
  levels.erase(
      std::unique(levels.begin(), levels.end(), [](double a, double b) { return b - a < near_by; }),
      levels.end());
}

/// The strokes that a character can be part of.
constexpr std::uint8_t strokes_of(char32_t c) {
  using Grid = CharacterGrid;
  switch (c) {
    case U'_': return Grid::underline | Grid::line_only;
    case U'-':
    case U'=': return Grid::horizontal;
    case U'+': return Grid::horizontal | Grid::vertical | Grid::line_only;
    case U'|': return Grid::vertical | Grid::line_only;
    case U'!': return Grid::vertical;
    case U'/': return Grid::rising | Grid::line_only;
    case U'\\': return Grid::falling | Grid::line_only;
    default: return 0;
  }
}

/// The characters of a line, with box-drawing characters replaced by ASCII.
std::u32string characters_of(std::string_view line) {
  std::u32string found;
  for (std::size_t i = 0; i < line.size();) {
    const auto lead = static_cast<unsigned char>(line[i]);
    const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    char32_t c = length == 1 ? lead : lead & (0x7Fu >> length);
    for (std::size_t k = 1; k < length && i + k < line.size(); ++k)
      c = (c << 6) | (static_cast<unsigned char>(line[i + k]) & 0x3Fu);
    i += length;
    if (c == U'\t')
      found.append(8 - found.size() % 8, U' ');
    else if (c >= 0x2500 && c <= 0x257F)
      found += c == 0x2500 || c == 0x2501 || c == 0x2550   ? U'-'
               : c == 0x2502 || c == 0x2503 || c == 0x2551 ? U'|'
                                                           : U'+';
    else
      found += c < 0x20 || c == 0xA0 ? U' ' : c;
  }
  return found;
}

/// Half a coordinate, rounded down also below 0.
constexpr int half(int doubled) { return doubled >> 1; }

/// A line between two points of a drawing, in half characters. The first point is not to the right
/// of the second.
struct Stroke {
  int x1, y1, x2, y2;
  CharacterGrid::Stroke direction;

  /// Whether the line has shrunk to nothing in one direction, so that it shows nowhere.
  bool is_degenerate() const {
    return (direction != CharacterGrid::vertical && x1 == x2) ||
           (direction != CharacterGrid::horizontal && y1 == y2);
  }
  int low() const { return direction == CharacterGrid::horizontal ? x1 : std::min(y1, y2); }
  int high() const { return direction == CharacterGrid::horizontal ? x2 : std::max(y1, y2); }

  /// The range of columns of a horizontal line, or of rows of any other, whose middles it crosses.
  int from() const { return half(low() + 1); }
  int to() const { return half(high()); }

  /// The number of characters that show the line.
  int places() const { return is_degenerate() ? 4 : std::max(0, to() - from()); }
};

/// The position of a board's line in a drawing.
template <class Edge>
Stroke stroke_of(const Edge& e, const Fit& fit) {
  return {fit.x[e.x1], fit.y[e.y1], fit.x[e.x2], fit.y[e.y2], e.direction};
}

/// Calls `see(row, column, weight)` for each character position of a stroke. `weight` is how much
/// of the stroke is found there, from 0 to 2.
template <class See>
void follow(const Stroke& s, const CharacterGrid& grid, See see) {
  if (s.is_degenerate()) {  // counts as worse than a missing line
    for (int i = 0; i < s.places(); ++i) see(half(s.y1), half(s.x1), 0);
    return;
  }
  if (s.direction == CharacterGrid::horizontal) {
    const auto wanted = s.y1 % 2 == 0 ? CharacterGrid::underline : CharacterGrid::horizontal;
    const int row = s.y1 % 2 == 0 ? s.y1 / 2 - 1 : half(s.y1);
    for (int column = s.from(); column < s.to(); ++column)
      see(row, column, (grid.strokes(row, column) & wanted) != 0 ? 2 : 0);
    return;
  }
  if (s.direction == CharacterGrid::vertical) {
    const int column = half(s.x1), other = half(s.x1 - 1);
    for (int row = s.from(); row < s.to(); ++row) {
      const bool here = (grid.strokes(row, column) & s.direction) != 0;
      see(row, here ? column : other,
          here || (grid.strokes(row, other) & s.direction) != 0 ? 2 : 0);
    }
    return;
  }
  const int wide = s.x2 - s.x1, high = s.y2 - s.y1;
  for (int row = s.from(); row < s.to(); ++row) {
    // Interpolate x at the middle of the row.
    const int ahead = wide * (row * 2 + 1 - s.y1);
    const int x = s.x1 + ahead / high, column = half(x);
    const int aside = x % 2 != 0 && ahead % high != 0 ? 1 : -1;
    const int weight = grid.nearby(row, column, aside, s.direction);
    see(row, weight == 1 ? column + aside : column, weight);
  }
}

/// The value of a stroke is twice its positions minus four times the missing ones, and negative for
/// a degenerate stroke. Returns twice its positions minus that value.
int shortfall(const Stroke& s, const CharacterGrid& grid) {
  if (s.is_degenerate()) return 2 * s.places() + 2 * (s.to() - s.from());
  int missing = 0;
  follow(s, grid, [&](int, int, int weight) { missing += 2 - weight; });
  return 2 * missing;
}

}  // namespace

CharacterGrid::CharacterGrid(const std::vector<std::string_view>& lines)
    : rows_(static_cast<int>(lines.size())) {
  std::vector<std::u32string> all;
  for (const std::string_view line : lines) {
    all.push_back(characters_of(line));
    columns_ = std::max(columns_, static_cast<int>(all.back().size()));
  }
  text_.assign(place(rows_, 0), U' ');
  for (int row = 0; row < rows_; ++row)
    std::ranges::copy(all[base::index(row)],
                      text_.begin() + static_cast<std::ptrdiff_t>(place(row, 0)));
  strokes_.assign(height() * width(), 0);
  for (int row = 0; row < rows_; ++row)
    for (int column = 0; column < columns_; ++column)
      strokes_[near_place(row, column)] = strokes_of(at(row, column));
}

Stencil::Stencil(const Board& board) {
  for (const CellId cell : board.cells())
    for (const geometry::Vec& corner : board.topology.drawn(cell)) {
      xs_.push_back(corner.x);
      ys_.push_back(-corner.y);
    }
  sort_levels(xs_);
  sort_levels(ys_);
  at_x_.resize(xs_.size());
  at_y_.resize(ys_.size());
  std::set<std::array<std::uint16_t, 4>> seen;
  for (const CellId cell : board.cells()) {
    auto& outline = outlines_.emplace_back();
    for (const geometry::Vec& corner : board.topology.drawn(cell))
      outline.push_back({level_of(xs_, corner.x), level_of(ys_, -corner.y)});
    for (std::size_t i = 0; i < outline.size(); ++i) {
      Corner a = outline[i], b = outline[(i + 1) % outline.size()];
      if (std::pair(b.x, b.y) < std::pair(a.x, a.y)) std::swap(a, b);
      if (!seen.insert({a.x, a.y, b.x, b.y}).second) continue;
      const auto direction = a.y == b.y   ? CharacterGrid::horizontal
                             : a.x == b.x ? CharacterGrid::vertical
                             : a.y < b.y  ? CharacterGrid::falling
                                          : CharacterGrid::rising;
      edges_.push_back({a.x, a.y, b.x, b.y, direction});
    }
  }
  // Edges of one direction are processed together, which is faster.
  std::ranges::stable_sort(edges_, {}, &Edge::direction);
  for (std::size_t i = 0; i < edges_.size(); ++i) {
    const auto edge = static_cast<std::uint16_t>(i);
    for (const std::uint16_t x : std::set{edges_[i].x1, edges_[i].x2}) at_x_[x].push_back(edge);
    for (const std::uint16_t y : std::set{edges_[i].y1, edges_[i].y2}) at_y_[y].push_back(edge);
  }
}

/// A first fit: the levels spread evenly over the extent of the drawing.
Fit Stencil::initial_fit(const CharacterGrid& grid) const {
  int left = grid.columns(), right = -1, top = -1, bottom = -1;
  bool beams = false;
  for (int row = 0; row < grid.rows(); ++row)
    for (int column = 0; column < grid.columns(); ++column) {
      const char32_t c = grid.at(row, column);
      if ((grid.strokes(row, column) & CharacterGrid::line_only) == 0) continue;
      beams = beams || c == U'+';
      left = std::min(left, column);
      right = std::max(right, column);
      if (top < 0) top = beams ? 2 * row + 1 : c == U'_' ? 2 * row + 2 : 2 * row;
      bottom = beams ? 2 * row + 1 : 2 * row + 2;
    }
  Fit fit;
  if (right < 0) return fit;
  const auto place = [](const std::vector<double>& levels, double from, double to, double level) {
    const double length = std::max(levels.back() - levels.front(), near_by);
    return static_cast<int>(std::lround(from + (level - levels.front()) / length * (to - from)));
  };
  for (const double x : xs_) fit.x.push_back(place(xs_, 2 * left + 1, 2 * right + 1, x));
  for (const double y : ys_) fit.y.push_back(place(ys_, top, bottom, y));
  return fit;
}

/// Moves each level to where most of the lines that end on it are found.
void Stencil::improve(const CharacterGrid& grid, Fit& fit, Budget& budget) const {
  std::vector<int> short_by;
  for (const Edge& e : edges_) short_by.push_back(shortfall(stroke_of(e, fit), grid));
  // A level is reconsidered only if something that its lines depend on has moved.
  std::vector<bool> open_x(xs_.size(), true), open_y(ys_.size(), true);
  const auto move = [&](std::vector<int>& levels, const auto& ends, std::vector<bool>& open) {
    const bool across = &levels == &fit.x;
    bool moved = false;
    for (std::size_t i = 0; i < levels.size(); ++i) {
      if (!open[i]) continue;
      open[i] = false;
      const int before = levels[i];
      // Lines that grow if the level decreases, lines that shrink, and the maximum value of all.
      int grow = 0, shrink = 0, most = 0, best = 0;
      for (const std::uint16_t edge : ends[i]) {
        const Edge& e = edges_[edge];
        const Stroke s = stroke_of(e, fit);
        most += 2 * (s.to() - s.from());
        best -= short_by[edge];
        if (across != (e.direction == CharacterGrid::horizontal)) continue;
        ++((across ? e.x1 : std::min(e.y1, e.y2)) == i ? grow : shrink);
      }
      best += most;
      bool whole = best == most;
      int chosen = before;
      for (const int by : {-1, 1, -2, 2, -3, 3, -4, 4}) {
        if (whole) break;  // all lines that end there are found
        const int now = levels[i] = before + by;
        if ((i > 0 && now < levels[i - 1]) || (i + 1 < levels.size() && now > levels[i + 1]))
          continue;
        const int could = most + 2 * shrink * (half(now) - half(before)) -
                          2 * grow * (half(now + 1) - half(before + 1));
        int worth = could;
        for (const std::uint16_t edge : ends[i]) {
          if (worth <= best) break;  // the value can only decrease
          worth -= shortfall(stroke_of(edges_[edge], fit), grid);
        }
        if (worth <= best) continue;
        best = worth;
        chosen = now;
        whole = worth == could;
      }
      levels[i] = chosen;
      if (chosen == before) continue;
      moved = true;
      for (const std::uint16_t edge : ends[i]) {
        const Edge& e = edges_[edge];
        short_by[edge] = shortfall(stroke_of(e, fit), grid);
        open_x[e.x1] = open_x[e.x2] = open_y[e.y1] = open_y[e.y2] = true;
      }
      if (i > 0) open[i - 1] = true;
      if (i + 1 < levels.size()) open[i + 1] = true;
    }
    return moved;
  };
  for (int pass = 0; pass < 8; ++pass) {
    std::int64_t places = 0;
    for (const Edge& e : edges_) places += stroke_of(e, fit).places();
    if (!budget.spend(4 * places)) break;
    const bool rows = move(fit.y, at_y_, open_y), columns = move(fit.x, at_x_, open_x);
    if (!rows && !columns) break;
  }
}

/// Moves all levels from one on together, where that improves the fit. Returns whether it did.
bool Stencil::shift_all(const CharacterGrid& grid, Fit& fit, std::vector<int>& levels,
                        Budget& budget) const {
  bool moved = false;
  for (std::size_t i = 0; i < levels.size(); ++i)
    for (const int by : {-2, 2, -1, 1, -4, 4}) {
      if (budget.is_spent()) return moved;
      measure(grid, fit, budget);
      const int before = fit.found * 2 - fit.wanted;
      if (i > 0 && levels[i] + by < levels[i - 1]) continue;
      for (std::size_t k = i; k < levels.size(); ++k) levels[k] += by;
      measure(grid, fit, budget);
      if (fit.found * 2 - fit.wanted > before) {
        moved = true;
        continue;
      }
      for (std::size_t k = i; k < levels.size(); ++k) levels[k] -= by;
    }
  return moved;
}

void Stencil::measure(const CharacterGrid& grid, Fit& fit, Budget& budget) const {
  fit.found = fit.wanted = 0;
  for (const Edge& e : edges_)
    follow(stroke_of(e, fit), grid, [&](int, int, int weight) {
      fit.found += weight;
      fit.wanted += 2;
    });
  budget.spend(fit.wanted / 2);
}

std::optional<Fit> Stencil::fit(const CharacterGrid& grid, const Fit* guess, Budget& budget) const {
  constexpr double good = 0.9, fair = 0.8;
  if (guess != nullptr) {
    Fit again = *guess;
    measure(grid, again, budget);
    // A drawing at another position would match less than half.
    if (again.quality() > std::min(good, guess->quality() - 0.1) && again.quality() > 0.75)
      return again;
  }
  Fit found = initial_fit(grid);
  if (found.x.empty()) return std::nullopt;
  improve(grid, found, budget);
  measure(grid, found, budget);
  for (int pass = 0; pass < 3 && found.quality() < fair; ++pass) {
    const bool up = shift_all(grid, found, found.y, budget),
               along = shift_all(grid, found, found.x, budget);
    improve(grid, found, budget);
    measure(grid, found, budget);
    if (!up && !along) break;
  }
  return found;
}

std::vector<bool> Stencil::lines(const CharacterGrid& grid, const Fit& fit) const {
  std::vector<bool> marked(grid.place(grid.rows(), 0));
  for (const Edge& e : edges_) {
    const Stroke line = stroke_of(e, fit);
    follow(line, grid, [&](int row, int column, int weight) {
      if (weight > 0) marked[grid.place(row, column)] = true;
    });
    for (const auto& [x, y] : {std::pair(line.x1, line.y1), std::pair(line.x2, line.y2)})
      if (grid.at(half(y), half(x)) == U'+') marked[grid.place(half(y), half(x))] = true;
  }
  return marked;
}

std::vector<CellId> Stencil::owners(const CharacterGrid& grid, const Fit& fit) const {
  std::vector<CellId> owner(grid.place(grid.rows(), 0), geometry::no_cell);
  for (std::size_t cell = 0; cell < outlines_.size(); ++cell) {
    const auto& outline = outlines_[cell];
    int top = INT32_MAX, bottom = INT32_MIN;
    for (const Corner corner : outline) {
      top = std::min(top, fit.y[corner.y]);
      bottom = std::max(bottom, fit.y[corner.y]);
    }
    for (int row = std::max(0, half(top)); row < grid.rows() && 2 * row + 1 < bottom; ++row) {
      const int y = 2 * row + 1;
      double left = 1e9, right = -1e9;
      for (std::size_t i = 0; i < outline.size(); ++i) {
        const Corner a = outline[i], b = outline[(i + 1) % outline.size()];
        const int ya = fit.y[a.y], yb = fit.y[b.y];
        if (ya == yb || y < std::min(ya, yb) || y > std::max(ya, yb)) continue;
        const double x =
            fit.x[a.x] + static_cast<double>(fit.x[b.x] - fit.x[a.x]) * (y - ya) / (yb - ya);
        left = std::min(left, x);
        right = std::max(right, x);
      }
      const int from = std::max(0, static_cast<int>(std::ceil((left - 1) / 2)));
      for (int column = from; column < grid.columns() && 2 * column + 1 <= right; ++column)
        owner[grid.place(row, column)] = static_cast<CellId>(cell);
    }
  }
  return owner;
}

}  // namespace boardwright::drawings
