// Finds where the lines of a board lie in a drawing made of characters.
#include "exchange/stencil.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <set>

#include "base/index.h"

namespace boardwright::exchange {
namespace {

/// Places nearer than this are one level.
constexpr double near_by = 1e-6;

std::uint16_t level_of(const std::vector<double>& levels, double value) {
  return static_cast<std::uint16_t>(
      std::lower_bound(levels.begin(), levels.end(), value - near_by) - levels.begin());
}

void sort_levels(std::vector<double>& levels) {
  std::sort(levels.begin(), levels.end());
  levels.erase(
      std::unique(levels.begin(), levels.end(), [](double a, double b) { return b - a < near_by; }),
      levels.end());
}

/// What strokes a character may be part of.
constexpr std::uint8_t strokes_of(char32_t c) {
  using Grid = CharacterGrid;
  switch (c) {
    case U'_': return Grid::lies_below | Grid::draws;
    case U'-':
    case U'=': return Grid::lies;
    case U'+': return Grid::lies | Grid::stands | Grid::draws;
    case U'|': return Grid::stands | Grid::draws;
    case U'!': return Grid::stands;
    case U'/': return Grid::rises | Grid::draws;
    case U'\\': return Grid::falls | Grid::draws;
    default: return 0;
  }
}

/// The characters of a line, with those for boxes in plain signs.
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

/// Half a step down from a place, toward lower ones also below 0.
constexpr int half(int doubled) { return doubled >> 1; }

/// A line between two points of a drawing, in half characters, the first of which is no further to
/// the right.
struct Stroke {
  int x1, y1, x2, y2;
  bool across = false, down = false;  ///< which way its ends lie apart on the board

  /// Whether its ends lie together in the drawing, one way or the other: then it is nowhere.
  bool is_lost() const { return (across && x1 == x2) || (down && y1 == y2); }
  int low() const { return y1 == y2 ? x1 : std::min(y1, y2); }
  int high() const { return y1 == y2 ? x2 : std::max(y1, y2); }

  /// The columns of a line that lies, the rows of any other, whose middles it has.
  int from() const { return half(low() + 1); }
  int to() const { return half(high()); }

  /// At how many places it shows.
  int places() const { return is_lost() ? 4 : std::max(0, to() - from()); }
};

/// Calls `see(row, column, weight)` for each place where a stroke shows: `weight` is how much of
/// the 2 that are wanted is there.
template <class See>
void follow(const Stroke& s, const CharacterGrid& grid, See see) {
  if (s.is_lost()) {  // worse than one that is not seen
    for (int i = 0; i < s.places(); ++i) see(half(s.y1), half(s.x1), 0);
    return;
  }
  if (s.y1 == s.y2) {
    const auto lies = s.y1 % 2 == 0 ? CharacterGrid::lies_below : CharacterGrid::lies;
    const int row = s.y1 % 2 == 0 ? s.y1 / 2 - 1 : half(s.y1);
    for (int column = s.from(); column < s.to(); ++column)
      see(row, column, (grid.strokes(row, column) & lies) != 0 ? 2 : 0);
    return;
  }
  if (s.x1 == s.x2) {
    const int column = half(s.x1), other = half(s.x1 - 1);
    for (int row = s.from(); row < s.to(); ++row) {
      const bool here = (grid.strokes(row, column) & CharacterGrid::stands) != 0;
      see(row, here ? column : other,
          here || (grid.strokes(row, other) & CharacterGrid::stands) != 0 ? 2 : 0);
    }
    return;
  }
  const auto wanted = s.y2 > s.y1 ? CharacterGrid::falls : CharacterGrid::rises;
  for (int row = s.from(); row < s.to(); ++row) {
    // From a to b by the same share of the way as the middle of the row.
    const int ahead = (s.x2 - s.x1) * (row * 2 + 1 - s.y1);
    const int x = s.x1 + ahead / (s.y2 - s.y1), column = half(x);
    const bool exact = ahead % (s.y2 - s.y1) == 0;
    const int aside = x % 2 != 0 && !exact ? column + 1 : column - 1;
    if ((grid.strokes(row, column) & wanted) != 0)
      see(row, column, 2);
    else if ((grid.strokes(row, aside) & wanted) != 0)
      see(row, aside, 1);
    else
      see(row, column, 0);
  }
}

/// How much of a stroke is missing, of 2 for each place.
int missing_of(const Stroke& stroke, const CharacterGrid& grid) {
  int missing = 0;
  follow(stroke, grid, [&](int, int, int weight) { missing += 2 - weight; });
  return missing;
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
    std::copy(all[index(row)].begin(), all[index(row)].end(),
              text_.begin() + static_cast<std::ptrdiff_t>(place(row, 0)));
  strokes_.assign(index((rows_ + 2 * rim) * stride()), 0);
  for (int row = 0; row < rows_; ++row)
    for (int column = 0; column < columns_; ++column)
      strokes_[index((row + rim) * stride() + column + rim)] = strokes_of(at(row, column));
}

Stencil::Stencil(const Board& board) {
  for (const CellId cell : board.cells())
    for (const Vec& corner : board.topology.drawn(cell)) {
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
    for (const Vec& corner : board.topology.drawn(cell))
      outline.push_back({level_of(xs_, corner.x), level_of(ys_, -corner.y)});
    for (std::size_t i = 0; i < outline.size(); ++i) {
      Corner a = outline[i], b = outline[(i + 1) % outline.size()];
      if (std::pair(b.x, b.y) < std::pair(a.x, a.y)) std::swap(a, b);
      if (!seen.insert({a.x, a.y, b.x, b.y}).second) continue;
      const auto edge = static_cast<std::uint16_t>(edges_.size());
      edges_.push_back({a.x, a.y, b.x, b.y});
      for (const std::uint16_t x : std::set{a.x, b.x}) at_x_[x].push_back(edge);
      for (const std::uint16_t y : std::set{a.y, b.y}) at_y_[y].push_back(edge);
    }
  }
}

/// The levels spread evenly over what is drawn.
Fit Stencil::spread(const CharacterGrid& grid) const {
  int left = grid.columns(), right = -1, top = -1, bottom = -1;
  bool beams = false;
  for (int row = 0; row < grid.rows(); ++row)
    for (int column = 0; column < grid.columns(); ++column) {
      const char32_t c = grid.at(row, column);
      if ((grid.strokes(row, column) & CharacterGrid::draws) == 0) continue;
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

/// Moves one level after the other to where most of the lines that end on it are found.
void Stencil::improve(const CharacterGrid& grid, Fit& fit) const {
  const auto stroke = [&](std::uint16_t i) {
    const Edge& e = edges_[i];
    return Stroke{fit.x[e.x1], fit.y[e.y1], fit.x[e.x2], fit.y[e.y2], e.x1 != e.x2, e.y1 != e.y2};
  };
  // A level is looked at again only if something that its lines depend on has moved.
  std::vector<bool> open_x(xs_.size(), true), open_y(ys_.size(), true);
  const auto move = [&](std::vector<int>& levels, const auto& ends, std::vector<bool>& open) {
    bool moved = false;
    for (std::size_t i = 0; i < levels.size(); ++i) {
      if (!open[i]) continue;
      open[i] = false;
      int missing = 0;
      // What is there of the lines that end on it less what is missing; too little if that cannot
      // become more than `least`.
      const auto sum = [&](int least) {
        int all = 0;
        missing = 0;
        for (const std::uint16_t edge : ends[i]) all += 2 * stroke(edge).places();
        for (const std::uint16_t edge : ends[i]) {
          if (all <= least) break;
          const int lacks = missing_of(stroke(edge), grid);
          missing += lacks;
          all -= 2 * lacks;
        }
        return all;
      };
      const int before = levels[i];
      int best = sum(INT32_MIN), chosen = before;
      bool whole = missing == 0;
      for (const int by : {-1, 1, -2, 2, -3, 3, -4, 4}) {
        if (whole) break;  // all that ends there is found
        levels[i] = before + by;
        if ((i > 0 && levels[i] < levels[i - 1]) ||
            (i + 1 < levels.size() && levels[i] > levels[i + 1]))
          continue;
        if (const int now = sum(best); now > best) {
          best = now;
          chosen = levels[i];
          whole = missing == 0;
        }
      }
      levels[i] = chosen;
      if (chosen == before) continue;
      moved = true;
      for (const std::uint16_t edge : ends[i]) {
        const Edge& e = edges_[edge];
        open_x[e.x1] = open_x[e.x2] = open_y[e.y1] = open_y[e.y2] = true;
      }
      if (i > 0) open[i - 1] = true;
      if (i + 1 < levels.size()) open[i + 1] = true;
    }
    return moved;
  };
  for (int pass = 0; pass < 8; ++pass) {
    const bool rows = move(fit.y, at_y_, open_y), columns = move(fit.x, at_x_, open_x);
    if (!rows && !columns) break;
  }
}

/// Moves all levels from one on, where that helps.
bool Stencil::shift_all(const CharacterGrid& grid, Fit& fit, std::vector<int>& levels) const {
  bool moved = false;
  for (std::size_t i = 0; i < levels.size(); ++i)
    for (const int by : {-2, 2, -1, 1, -4, 4}) {
      weigh(grid, fit);
      const int before = fit.found * 2 - fit.wanted;
      if (i > 0 && levels[i] + by < levels[i - 1]) continue;
      for (std::size_t k = i; k < levels.size(); ++k) levels[k] += by;
      weigh(grid, fit);
      if (fit.found * 2 - fit.wanted > before) {
        moved = true;
        continue;
      }
      for (std::size_t k = i; k < levels.size(); ++k) levels[k] -= by;
    }
  return moved;
}

void Stencil::weigh(const CharacterGrid& grid, Fit& fit) const {
  fit.found = fit.wanted = 0;
  for (const Edge& e : edges_)
    follow({fit.x[e.x1], fit.y[e.y1], fit.x[e.x2], fit.y[e.y2], e.x1 != e.x2, e.y1 != e.y2}, grid,
           [&](int, int, int weight) {
             fit.found += weight;
             fit.wanted += 2;
           });
}

std::optional<Fit> Stencil::fit(const CharacterGrid& grid, const Fit* guess) const {
  constexpr double good = 0.9, fair = 0.8;
  if (guess != nullptr) {
    Fit again = *guess;
    weigh(grid, again);
    // One that lies elsewhere would hardly have half of it.
    if (again.quality() > std::min(good, guess->quality() - 0.1) && again.quality() > 0.75)
      return again;
  }
  Fit found = spread(grid);
  if (found.x.empty()) return std::nullopt;
  improve(grid, found);
  weigh(grid, found);
  for (int pass = 0; pass < 3 && found.quality() < fair; ++pass) {
    const bool up = shift_all(grid, found, found.y), along = shift_all(grid, found, found.x);
    improve(grid, found);
    weigh(grid, found);
    if (!up && !along) break;
  }
  return found;
}

std::vector<bool> Stencil::lines(const CharacterGrid& grid, const Fit& fit) const {
  std::vector<bool> marked(grid.place(grid.rows(), 0));
  for (const Edge& e : edges_) {
    const Stroke stroke{fit.x[e.x1], fit.y[e.y1],  fit.x[e.x2],
                        fit.y[e.y2], e.x1 != e.x2, e.y1 != e.y2};
    follow(stroke, grid, [&](int row, int column, int weight) {
      if (weight > 0) marked[grid.place(row, column)] = true;
    });
    for (const auto& [x, y] : {std::pair(stroke.x1, stroke.y1), std::pair(stroke.x2, stroke.y2)})
      if (grid.at(half(y), half(x)) == U'+') marked[grid.place(half(y), half(x))] = true;
  }
  return marked;
}

std::vector<CellId> Stencil::owners(const CharacterGrid& grid, const Fit& fit) const {
  std::vector<CellId> owner(grid.place(grid.rows(), 0), no_cell);
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

}  // namespace boardwright::exchange
