// Fits a board's lines to a drawing made of characters.
#pragma once
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "board/board.h"

namespace boardwright::drawings {

using base::Budget;
using board::Board;
using geometry::CellId;

/// Lines of text as a grid of characters. Rows and columns count from 0.
class CharacterGrid {
 public:
  /// Tabs extend to the next eighth column. Box-drawing characters become - | and +.
  explicit CharacterGrid(const std::vector<std::string_view>& lines);

  int rows() const { return rows_; }
  int columns() const { return columns_; }

  /// The character at a position; a blank outside the text.
  char32_t at(int row, int column) const {
    const bool there = row >= 0 && row < rows_ && column >= 0 && column < columns_;
    return there ? text_[place(row, column)] : U' ';
  }
  /// The strokes that a character can be part of.
  enum Stroke : std::uint8_t {
    underline = 1,   ///< on the lower edge of its row
    horizontal = 2,  ///< across its middle
    vertical = 4,
    rising = 8,
    falling = 16,
    line_only = 32  ///< rarely used for anything else
  };
  /// The strokes of a character, also slightly outside the grid.
  std::uint8_t strokes(int row, int column) const {
    return is_near(row, column) ? strokes_[near_place(row, column)] : 0;
  }

  /// 2 if a character can be part of a stroke, otherwise 1 if the character beside it can,
  /// otherwise 0. Called for every position of every stroke, so it avoids branches that depend on
  /// the drawing.
  int nearby(int row, int column, int aside, Stroke stroke) const {
    if (static_cast<std::size_t>(row) + rim >= height() ||
        static_cast<std::size_t>(column) + rim - 1 >= width() - 2)
      return 0;
    const std::uint8_t* here = &strokes_[near_place(row, column)];
    const int there = (here[0] & stroke) != 0, beside = (here[aside] & stroke) != 0;
    return 2 - (1 - there) * (2 - beside);
  }

  std::size_t place(int row, int column) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
           static_cast<std::size_t>(column);
  }

 private:
  static constexpr std::size_t rim = 4;
  bool is_near(int row, int column) const {  // negative numbers become huge as std::size_t
    return static_cast<std::size_t>(row) + rim < height() &&
           static_cast<std::size_t>(column) + rim < width();
  }
  std::size_t near_place(int row, int column) const {
    return (static_cast<std::size_t>(row) + rim) * width() + static_cast<std::size_t>(column) + rim;
  }
  std::size_t width() const { return static_cast<std::size_t>(columns_) + 2 * rim; }
  std::size_t height() const { return static_cast<std::size_t>(rows_) + 2 * rim; }

  int rows_ = 0, columns_ = 0;
  std::vector<char32_t> text_;
  std::vector<std::uint8_t> strokes_;
};

/// The position of a board's lines in a drawing, in half characters: 2c + 1 is the middle of column
/// c, 2r + 2 the lower edge of row r, where underscores are.
struct Fit {
  std::vector<int> x, y;  ///< where the distinct coordinates of the board's corners lie
  int found = 0;          ///< amount of the board's lines that is found
  int wanted = 0;         ///< amount of the board's lines in all
  double quality() const { return wanted == 0 ? 0 : static_cast<double>(found) / wanted; }
};

/// The outlines of a board's cells. Columns and rows can be stretched one by one, since text cannot
/// keep proportions, but left of stays left of, and straight above stays straight above.
class Stencil {
 public:
  explicit Stencil(const Board& board);

  /// Fits the lines to a drawing as well as possible, starting from `guess` if there is one.
  /// Nothing if the drawing is empty. Charges the work to the budget and stops improving once it is
  /// spent.
  std::optional<Fit> fit(const CharacterGrid& grid, const Fit* guess, Budget& budget) const;

  /// Whether each character belongs to the board's lines, by position in the grid.
  std::vector<bool> lines(const CharacterGrid& grid, const Fit& fit) const;

  /// The cell of each character, by position in the grid.
  std::vector<CellId> owners(const CharacterGrid& grid, const Fit& fit) const;

 private:
  struct Edge {
    std::uint16_t x1, y1, x2, y2;     ///< levels
    CharacterGrid::Stroke direction;  ///< a single direction
  };
  struct Corner {
    std::uint16_t x, y;
  };

  Fit initial_fit(const CharacterGrid& grid) const;
  void improve(const CharacterGrid& grid, Fit& fit, Budget& budget) const;
  bool shift_all(const CharacterGrid& grid, Fit& fit, std::vector<int>& levels,
                 Budget& budget) const;
  void measure(const CharacterGrid& grid, Fit& fit, Budget& budget) const;

  std::vector<double> xs_, ys_;  ///< sorted from left and from top
  std::vector<Edge> edges_;
  std::vector<std::vector<std::uint16_t>> at_x_, at_y_;  ///< by level: the edges that end there
  std::vector<std::vector<Corner>> outlines_;            ///< by cell
};

}  // namespace boardwright::drawings
