// Text drawings of boards: where a text has them, and what is written on their cells.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "base/report.h"
#include "drawings/stencil.h"

namespace boardwright::drawings {

/// A drawing in a text.
struct Sketch {
  std::string number;  ///< "A1-1" in a heading such as "Diagram A1-1: ..."; may be empty
  std::string title;   ///< as printed; may be empty
  int line = 0;        ///< line of the first row, counted from 1
  std::vector<std::string_view> rows;
  std::string caption;  ///< text below the drawing, up to the next heading
  bool has_slants = false;
};

/// The drawings of a text, in order, at most one more than limits::drawings: drawings with lines of
/// / \ | _ + or box characters, and rows of letters and dots with as many cells as `ranks` gives,
/// from the top. Requires: the text outlives them.
std::vector<Sketch> drawings_of(std::string_view text, const std::vector<std::size_t>& ranks);

/// A text in a drawing.
struct Inscription {
  std::string text;
  CellId cell = geometry::no_cell;
  int line = 0, column = 0;  ///< place in the text, counted from 1
};

/// The texts in a drawing.
struct Inscriptions {
  std::vector<Inscription> on_cells;
  std::vector<Inscription> off_board;      ///< on no cell, and not the name of a rank or file
  std::vector<Inscription> stray_strokes;  ///< strokes on cells: misplaced lines
  double fit = 0;  ///< fraction of the board's lines that was found, from 0 to 1
};

/// Reads drawings of one board. Drawings of one author look alike, so the fit of a drawing is the
/// first guess for the next.
class SketchReader {
 public:
  /// Requires: the board outlives this.
  explicit SketchReader(const Board& board);

  /// Reads a drawing. Once the budget is spent, no lines are found, or only some.
  Inscriptions read(const Sketch& drawing, Budget& budget);

  /// The number of cells of each rank, from the top; empty on a board without ranks.
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

}  // namespace boardwright::drawings
