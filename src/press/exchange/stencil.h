// A board's lines laid over a drawing made of characters.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "rules/board.h"

namespace boardwright::exchange {

/// Lines of text as a grid of characters. Rows and columns count from 0.
class CharacterGrid {
 public:
  /// Tabs reach to the next eighth column; lines that characters for boxes draw become - | and +.
  explicit CharacterGrid(const std::vector<std::string_view>& lines);

  int rows() const { return rows_; }
  int columns() const { return columns_; }

  /// A blank wherever there is nothing.
  char32_t at(int row, int column) const {
    const bool there = row >= 0 && row < rows_ && column >= 0 && column < columns_;
    return there ? text_[place(row, column)] : U' ';
  }
  /// What strokes a character may be part of, also a little outside the grid.
  enum Stroke : std::uint8_t {
    lies_below = 1,  ///< on the lower rim of its row
    lies = 2,        ///< across its middle
    stands = 4,
    rises = 8,
    falls = 16,
    draws = 32  ///< it is hardly anything else
  };
  std::uint8_t strokes(int row, int column) const {
    return is_near(row, column) ? strokes_[near_place(row, column)] : 0;
  }

  /// 2 if a character may be part of a stroke, 1 if the one beside it may, else 0. Asked of every
  /// place of every stroke, it has no branches that depend on what is drawn.
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
  bool is_near(int row, int column) const {  // below 0, they are huge as sizes
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

/// Where the lines of a board lie in a drawing, in half characters: 2c + 1 is the middle of a
/// column, 2r + 2 the lower rim of a row, on which underscores lie.
struct Fit {
  std::vector<int> x, y;  ///< by level of the stencil
  int found = 0;          ///< how much of the board's lines is there
  int wanted = 0;         ///< how much would be there
  double quality() const { return wanted == 0 ? 0 : static_cast<double>(found) / wanted; }
};

/// The lines round the cells of a board, between places of which the columns and the rows may be
/// stretched one by one: characters cannot keep proportions, but what is left of something stays
/// left of it, and what is straight above something stays so.
class Stencil {
 public:
  explicit Stencil(const Board& board);

  /// Lays the lines over a drawing as well as they fit, from a first guess if there is one. Nothing
  /// if there is nothing drawn.
  /// Takes what it looks at off the budget, and stops to improve when that is spent.
  std::optional<Fit> fit(const CharacterGrid& grid, const Fit* guess, Budget& budget) const;

  /// Marks the characters that are the board's lines, by place in the grid.
  std::vector<bool> lines(const CharacterGrid& grid, const Fit& fit) const;

  /// The cell in which each character lies, by place in the grid.
  std::vector<CellId> owners(const CharacterGrid& grid, const Fit& fit) const;

 private:
  struct Edge {
    std::uint16_t x1, y1, x2, y2;  ///< levels
    CharacterGrid::Stroke way;     ///< lies, stands, rises or falls
  };
  struct Corner {
    std::uint16_t x, y;
  };

  Fit spread(const CharacterGrid& grid) const;
  void improve(const CharacterGrid& grid, Fit& fit, Budget& budget) const;
  bool shift_all(const CharacterGrid& grid, Fit& fit, std::vector<int>& levels,
                 Budget& budget) const;
  void weigh(const CharacterGrid& grid, Fit& fit, Budget& budget) const;

  std::vector<double> xs_, ys_;  ///< sorted from the left and from the top
  std::vector<Edge> edges_;
  std::vector<std::vector<std::uint16_t>> at_x_, at_y_;  ///< by level: the edges that end there
  std::vector<std::vector<Corner>> outlines_;            ///< by cell
};

}  // namespace boardwright::exchange
