// Lays panels out on sheets.
#include "typeset/panel_sheets.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace boardwright::typeset {

using base::Millimetres, base::Points, base::to_points;
using book::BookPaper;

namespace {

// A fold mark, beyond the margin that printers leave blank: a quarter of an inch on most.
constexpr Points tick_from = to_points(6.5_mm), tick_to = to_points(10.5_mm);

/// The number of cards in each direction. Cards extend to the edge of the sheet, which printers
/// cannot reach; the margins of cards are wider than that.
struct Grid {
  std::size_t columns = 0, rows = 0;
  std::size_t count() const { return columns * rows; }
};

Grid grid_on(const BookPaper& paper, Millimetres width, Millimetres height) {
  const auto fit = [](Millimetres room, Millimetres each) {
    return static_cast<std::size_t>(std::floor(room / each + 1e-9));
  };
  return {fit(width, paper.width), fit(height, paper.height)};
}

bool is_landscape(const BookPaper& paper) {
  return paper.form == book::BookForm::leaflet ||
         grid_on(paper, paper.sheet_height, paper.sheet_width).count() >
             grid_on(paper, paper.sheet_width, paper.sheet_height).count();
}

std::vector<PanelSheet> leaflet_sheets(const BookPaper& paper, std::size_t pages) {
  const PdfSize size = sheet_of_panels(paper);
  const Points narrow = to_points(paper.width), wide = (size.width - narrow) / 2;
  std::vector<PanelSheet> sheets(2);
  sheets[0].label = "outside";
  sheets[1].label = "inside";
  // Outside, from the left: the panel that is folded in, the back, the front.
  constexpr std::array<std::array<std::size_t, 3>, 2> order = {{{4, 5, 0}, {1, 2, 3}}};
  for (std::size_t side = 0; side < 2; ++side) {
    const std::array<Points, 3> widths =
        side == 0 ? std::array{narrow, wide, wide} : std::array{wide, wide, narrow};
    Points x;
    for (std::size_t i = 0; i < 3; ++i) {
      if (i > 0) {
        sheets[side].lines.push_back({x, tick_from, x, tick_to});
        sheets[side].lines.push_back({x, size.height - tick_to, x, size.height - tick_from});
      }
      if (order[side][i] < pages)
        sheets[side].panels.push_back({order[side][i], x + (widths[i] - narrow) / 2, 0_pt});
      x += widths[i];
    }
  }
  return sheets;
}

/// Cut lines around the first `cards` cells of a grid; neighbours share a line.
std::vector<PanelLine> cut_lines(std::size_t cards, const Grid& grid, Points left, Points top,
                                 Points width, Points height) {
  const auto times = [](std::size_t count, Points each) {
    return static_cast<double>(count) * each;
  };
  const auto in_column = [&](std::size_t i) {
    return i < grid.columns ? (cards + grid.columns - 1 - i) / grid.columns : 0;
  };
  const auto in_row = [&](std::size_t i) {
    const std::size_t before = std::min(cards, i * grid.columns);
    return i < grid.rows ? std::min(cards - before, grid.columns) : 0;
  };
  std::vector<PanelLine> lines;
  for (std::size_t i = 0; i <= grid.columns; ++i) {
    const std::size_t length = i == 0 ? in_column(0) : std::max(in_column(i - 1), in_column(i));
    const Points x = left + times(i, width);
    if (length > 0) lines.push_back({x, top, x, top + times(length, height)});
  }
  for (std::size_t i = 0; i <= grid.rows; ++i) {
    const std::size_t length = i == 0 ? in_row(0) : std::max(in_row(i - 1), in_row(i));
    const Points y = top + times(i, height);
    if (length > 0) lines.push_back({left, y, left + times(length, width), y});
  }
  return lines;
}

std::vector<PanelSheet> card_sheets(const BookPaper& paper, std::size_t pages) {
  const PdfSize size = sheet_of_panels(paper);
  const Grid grid =
      grid_on(paper, base::to_millimetres(size.width), base::to_millimetres(size.height));
  const Points width = to_points(paper.width), height = to_points(paper.height);
  const auto columns = static_cast<double>(grid.columns), rows = static_cast<double>(grid.rows);
  const Points left = (size.width - columns * width) / 2, top = (size.height - rows * height) / 2;
  std::vector<PanelSheet> sheets;
  for (std::size_t page = 0; page < pages; ++page) {
    const std::size_t place = page % grid.count();
    if (place == 0) {
      const std::size_t cards = std::min(pages - page, grid.count());
      sheets.push_back({std::to_string(sheets.size() + 1),
                        {},
                        cut_lines(cards, grid, left, top, width, height)});
    }
    const std::size_t column = place % grid.columns, row = place / grid.columns;
    sheets.back().panels.push_back({page, left + static_cast<double>(column) * width,
                                    top + static_cast<double>(row) * height});
  }
  return sheets;
}

/// Each card on a page of its own.
std::vector<PanelSheet> single_sheets(std::size_t pages) {
  std::vector<PanelSheet> sheets(pages);
  for (std::size_t i = 0; i < pages; ++i) {
    sheets[i].label = std::to_string(i + 1);
    sheets[i].panels.push_back({i, 0_pt, 0_pt});
  }
  return sheets;
}

}  // namespace

PdfSize sheet_of_panels(const BookPaper& paper) {
  if (paper.sheet_width <= 0_mm) return {to_points(paper.width), to_points(paper.height)};
  const Points width = to_points(paper.sheet_width), height = to_points(paper.sheet_height);
  return is_landscape(paper) ? PdfSize{height, width} : PdfSize{width, height};
}

std::vector<PanelSheet> panel_sheets(const BookPaper& paper, std::size_t pages) {
  if (paper.form == book::BookForm::leaflet) return leaflet_sheets(paper, pages);
  return paper.sheet_width > 0_mm ? card_sheets(paper, pages) : single_sheets(pages);
}

}  // namespace boardwright::typeset
