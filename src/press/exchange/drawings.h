// Drawings of boards made of characters: where a text has them, and what stands on their cells.
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/report.h"
#include "exchange/stencil.h"

namespace boardwright::exchange {

/// A drawing as it stands in a text.
struct Sketch {
  std::string number;  ///< "A1-1", of a heading such as "Diagram A1-1: ..."; may be empty
  std::string title;   ///< as it is printed; may be empty
  int line = 0;        ///< of its first row, counting from 1
  std::vector<std::string_view> rows;
  std::string caption;  ///< the text below it, up to the next heading
  bool has_slants = false;
};

/// The drawings of a text, in order, as many as a text may have and one more: rows of lines drawn with / \ | _ and +, and rows of letters
/// and dots with as many cells as `ranks` tells, from the top. The text outlives them.
std::vector<Sketch> drawings_of(std::string_view text, const std::vector<std::size_t>& ranks);

/// Something written in a drawing.
struct Inscription {
  std::string text;
  CellId cell = no_cell;
  int line = 0, column = 0;  ///< in the text, counting from 1
};

/// What stands in one drawing.
struct Inscriptions {
  std::vector<Inscription> on_cells;
  std::vector<Inscription> nowhere;  ///< what no cell holds and what is no name of a rank or file
  std::vector<Inscription> astray;   ///< strokes on a cell: lines drawn beside their places
  double fit = 0;                    ///< how much of the board's lines was found, from 0 to 1
};

/// Reads drawings of one board. Drawings of one author look alike: what was found of one is tried
/// first for the next.
class SketchReader {
 public:
  /// Requires: the board outlives this.
  explicit SketchReader(const Board& board);

  /// Where the budget is spent the lines are not found, or not all.
  Inscriptions read(const Sketch& drawing, Budget& budget);

  /// How many cells each rank has, from the top; none on a board without ranks.
  const std::vector<std::size_t>& ranks() const { return ranks_; }

 private:
  std::optional<Inscriptions> read_rows(const Sketch& drawing) const;
  Inscriptions read_lines(const Sketch& drawing, Budget& budget);
  bool is_coordinate(std::string_view text) const;

  const Board* board_;
  Stencil stencil_;
  std::optional<Fit> last_;
  std::vector<std::vector<CellId>> rows_;
  std::vector<std::size_t> ranks_;
};

}  // namespace boardwright::exchange
