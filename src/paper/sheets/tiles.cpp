// Searches for the layout with the fewest sheets.
#include "sheets/tiles.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <tuple>

#include "sheets/outline.h"

namespace boardwright::sheets {
namespace {

// Tolerances for rounding: of counts and areas, and of lengths.
constexpr double slack = 1e-6;
constexpr Millimetres hair{1e-6};
constexpr int shifts = 9;  // number of shifts tried along each axis

int count_along(Millimetres length, Millimetres window, Millimetres overlap) {
  const double sheets = (length - overlap) / (window - overlap);
  return std::max(1, static_cast<int>(std::ceil(sheets - slack)));
}

/// The sheets along one axis. Their edges divide the axis into intervals that lie on one sheet or
/// on two neighbours: interval 2i on sheet i only, interval 2i + 1 on sheets i and i + 1.
struct Row {
  Millimetres start, window, step;
  int count;

  Millimetres low(int sheet) const { return start + step * sheet; }
  int intervals() const { return 2 * count - 1; }
  std::pair<Millimetres, Millimetres> interval(int i) const {
    const int sheet = i / 2;
    const Millimetres high = low(sheet) + window;
    if (i % 2 != 0) return {low(sheet + 1), high};
    return {sheet > 0 ? low(sheet - 1) + window : low(0),
            sheet + 1 < count ? low(sheet + 1) : high};
  }
};

/// The number of overlap strips whose interior meets a crease.
int seams_on(const std::vector<Creases::Stripe>& creases, const Row& row) {
  int count = 0;
  for (int i = 1; i < row.count; ++i) {
    const auto [low, high] = row.interval(2 * i - 1);
    for (const auto& [from, to] : creases) count += low < to && from < high ? 1 : 0;
  }
  return count;
}

/// A shape and its bounding box.
struct Boxed {
  const PaperShape* shape;
  PaperBox reach;
};

std::vector<Boxed> boxed(const std::vector<PaperShape>& shapes) {
  std::vector<Boxed> all;
  for (const PaperShape& shape : shapes) all.push_back({&shape, box_round(shape)});
  return all;
}

bool is_inside(const PaperBox& inner, const PaperBox& box) {
  return inner.low.x >= box.low.x && inner.low.y >= box.low.y && inner.high.x <= box.high.x &&
         inner.high.y <= box.high.y;
}

/// Marks the fields of the plane (column interval times row interval) that contain part of a shape.
class Grid {
 public:
  Grid(const Row& across, const Row& up, const std::vector<Boxed>& shapes) {
    for (int i = 0; i < across.intervals(); ++i) columns_.push_back(across.interval(i));
    for (int i = 0; i < up.intervals(); ++i) rows_.push_back(up.interval(i));
    full_.resize(columns_.size() * rows_.size());
    for (const Boxed& each : shapes) mark(*each.shape, each.reach);
  }

  bool at(int x, int y) const { return full_[index(x, y)]; }

 private:
  void mark(const PaperShape& shape, const PaperBox& reach) {
    std::size_t i = 0;
    for (const auto& [bottom, top] : rows_) {
      if (top <= reach.low.y || bottom >= reach.high.y) {
        i += columns_.size();
        continue;
      }
      for (const auto& [left, right] : columns_) {
        const PaperBox field{{left, bottom}, {right, top}};
        const bool full = full_[i] || (right > reach.low.x && left < reach.high.x &&
                                       (is_inside(reach, field) || overlaps(shape, field)));
        full_[i++] = full;
      }
    }
  }

  std::size_t index(int x, int y) const {
    return static_cast<std::size_t>(y) * columns_.size() + static_cast<std::size_t>(x);
  }

  std::vector<std::pair<Millimetres, Millimetres>> columns_, rows_;
  std::vector<bool> full_;
};

/// Drops sheets whose filled fields all lie on other sheets too.
class Sieve {
 public:
  Sieve(const Row& across, const Row& up, const Grid& grid)
      : across_(across),
        up_(up),
        grid_(grid),
        kept_(static_cast<std::size_t>(across.count * up.count), true) {
    for (int y = 0; y < up.count; ++y)
      for (int x = 0; x < across.count; ++x)
        if (is_spare(x, y)) kept_[index(x, y)] = false;
  }

  bool keeps(int x, int y) const {
    return x >= 0 && y >= 0 && x < across_.count && y < up_.count && kept_[index(x, y)];
  }
  int count() const { return static_cast<int>(std::ranges::count(kept_, true)); }

  /// The number of sheets whose own part of the cells, on no other sheet, is positive but smaller
  /// than `least`.
  int scraps(std::span<const Boxed> cells, double least) const {
    std::vector<double> own(kept_.size());
    for (const Boxed& cell : cells)
      for (int v = 0; v < up_.intervals(); ++v)
        for (int u = 0; u < across_.intervals(); ++u) {
          const auto [left, right] = across_.interval(u);
          const auto [bottom, top] = up_.interval(v);
          const PaperBox& reach = cell.reach;
          if (right <= reach.low.x || left >= reach.high.x || top <= reach.low.y ||
              bottom >= reach.high.y)
            continue;
          if (const auto sheet = only_sheet(u, v))
            own[*sheet] += area_of(clipped(*cell.shape, {{left, bottom}, {right, top}}));
        }
    return static_cast<int>(std::ranges::count_if(
        own, [&](double area) { return area > slack && area < least * (1 - slack); }));
  }

 private:
  std::size_t index(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(across_.count) +
           static_cast<std::size_t>(x);
  }

  /// The sheet on which a field lies, if it is only one.
  std::optional<std::size_t> only_sheet(int u, int v) const {
    std::optional<std::size_t> only;
    for (int y = v / 2; y <= (v + 1) / 2; ++y)
      for (int x = u / 2; x <= (u + 1) / 2; ++x) {
        if (!keeps(x, y)) continue;
        if (only) return std::nullopt;
        only = index(x, y);
      }
    return only;
  }

  bool is_spare(int x, int y) const {
    for (int v = std::max(0, 2 * y - 1); v <= std::min(2 * y + 1, up_.intervals() - 1); ++v)
      for (int u = std::max(0, 2 * x - 1); u <= std::min(2 * x + 1, across_.intervals() - 1); ++u)
        if (grid_.at(u, v) && !is_elsewhere(u, v, x, y)) return false;
    return true;
  }

  bool is_elsewhere(int u, int v, int x, int y) const {
    for (int row = v / 2; row <= (v + 1) / 2; ++row)
      for (int column = u / 2; column <= (u + 1) / 2; ++column)
        if ((row != y || column != x) && keeps(column, row)) return true;
    return false;
  }

  const Row &across_, &up_;
  const Grid& grid_;
  std::vector<bool> kept_;
};

/// Renumbers rows and columns without the empty ones at the edges.
Tiles without_empty_rows(Tiles tiles) {
  const auto [top, bottom] =
      std::minmax_element(tiles.tiles.begin(), tiles.tiles.end(),
                          [](const Tile& a, const Tile& b) { return a.row < b.row; });
  const auto [left, right] =
      std::minmax_element(tiles.tiles.begin(), tiles.tiles.end(),
                          [](const Tile& a, const Tile& b) { return a.column < b.column; });
  if (tiles.tiles.empty()) return tiles;
  const int row = top->row, column = left->column;
  tiles.rows = bottom->row - row + 1;
  tiles.columns = right->column - column + 1;
  for (Tile& tile : tiles.tiles) {
    tile.row -= row;
    tile.column -= column;
  }
  return tiles;
}

/// A candidate layout.
struct Found {
  Row across, up;
  int sheets, creased, scraps;
  double off_centre;

  auto cost() const { return std::tuple(sheets, creased, scraps, off_centre); }
};

}  // namespace

std::string Tiles::letters(int row) {
  std::string letters;
  for (int n = row + 1; n > 0; n = (n - 1) / 26)
    letters.insert(letters.begin(), static_cast<char>('A' + (n - 1) % 26));
  return letters;
}

std::size_t Tiles::number(int row, int column, int part) const {
  const auto at = std::ranges::find_if(tiles, [&](const Tile& tile) {
    return tile.row == row && tile.column == column && tile.part == part;
  });
  return static_cast<std::size_t>(at - tiles.begin()) + 1;
}

Trims trims_of(const Tiles& tiles, const Tile& tile) {
  const auto has = [&](int down, int right) {
    return tiles.has(tile.row + down, tile.column + right, tile.part);
  };
  return {has(0, -1) || has(-1, -1), has(-1, 1) && !has(0, 1),
          has(-1, -1) || has(-1, 0) || has(-1, 1), has(1, 0)};
}

bool Tiles::has(int row, int column, int part) const {
  return number(row, column, part) <= tiles.size();
}

bool Tiles::is_glued(const Tile& tile) const {
  return std::ranges::count(tiles, tile.part, &Tile::part) > 1;
}

bool Tiles::has_glue() const {
  return std::ranges::any_of(tiles, [&](const Tile& tile) { return is_glued(tile); });
}

bool overlaps(const PaperShape& shape, const PaperBox& box) {
  const auto apart = [&](geometry::Vec axis) {
    Millimetres low{std::numeric_limits<double>::max()}, high = -low;
    for (const PaperVec& point : shape) {
      const Millimetres at = point.x * axis.x + point.y * axis.y;
      low = std::min(low, at);
      high = std::max(high, at);
    }
    const PaperVec middle = 0.5 * (box.low + box.high);
    const Millimetres centre = middle.x * axis.x + middle.y * axis.y;
    const Millimetres reach =
        (std::abs(axis.x) * box.width() + std::abs(axis.y) * box.height()) / 2;
    return high <= centre - reach + hair || low >= centre + reach - hair;
  };
  if (apart({1, 0}) || apart({0, 1})) return false;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    const PaperVec side = shape[(i + 1) % shape.size()] - shape[i];
    const Millimetres size = scene::length(side);
    if (size > 0_mm && apart({-side.y / size, side.x / size})) return false;
  }
  return true;
}

double most_sheets(const PaperBox& box, const Window& window) {
  const auto along = [&](Millimetres whole, Millimetres part) {
    const double sheets = (whole - window.overlap) / (part - window.overlap);
    return std::max(1.0, std::ceil(sheets - slack));
  };
  return along(box.width(), window.width) * along(box.height(), window.height);
}

Tiles lay_sheets(const std::vector<PaperShape>& shapes, std::size_t cells, const PaperBox& box,
                 const Window& window, const Creases& creases) {
  const int columns = count_along(box.width(), window.width, window.overlap);
  const int rows = count_along(box.height(), window.height, window.overlap);
  const PaperVec size{window.width, window.height};
  const PaperVec step = size - PaperVec{window.overlap, window.overlap};
  const Millimetres spare_x = columns * step.x + window.overlap - box.width();
  const Millimetres spare_y = rows * step.y + window.overlap - box.height();
  const std::vector<Boxed> all = boxed(shapes);
  const std::span<const Boxed> whole(all.data(), cells);
  double least = std::numeric_limits<double>::max();  // area of the smallest cell
  for (const Boxed& cell : whole) least = std::min(least, area_of(*cell.shape));
  std::optional<Found> best;
  for (int i = 0; i < shifts; ++i)
    for (int j = 0; j < shifts; ++j) {
      const double s = static_cast<double>(i) / (shifts - 1),
                   t = static_cast<double>(j) / (shifts - 1);
      const Row across{box.low.x - s * spare_x, size.x, step.x, columns};
      const Row up{box.low.y - t * spare_y, size.y, step.y, rows};
      const Grid grid(across, up, all);
      const Sieve sieve(across, up, grid);
      const int creased = seams_on(creases.upright, across) + seams_on(creases.level, up);
      Found found{across, up, sieve.count(), creased, 0, std::abs(s - 0.5) + std::abs(t - 0.5)};
      if (best && found.cost() >= best->cost()) continue;
      found.scraps = sieve.scraps(whole, least);
      if (!best || found.cost() < best->cost()) best = found;
    }
  const Grid grid(best->across, best->up, all);
  const Sieve sieve(best->across, best->up, grid);
  Tiles tiles{rows, columns, {}, best->creased, best->scraps};
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      const int y = rows - 1 - row;
      if (!sieve.keeps(column, y)) continue;
      const PaperVec low{best->across.low(column), best->up.low(y)};
      tiles.tiles.push_back({row, column, {low, low + size}, 0});
    }
  return without_empty_rows(std::move(tiles));
}

}  // namespace boardwright::sheets
