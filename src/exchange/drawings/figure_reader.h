// Reads the figures of all drawings in a text.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "drawings/drawn_figure.h"

namespace boardwright::drawings {

/// A figure read from a drawing.
struct ReadFigure {
  DrawnFigure figure;
  std::vector<Inscription> off_board;  ///< texts on no cell
};

/// Reads drawings, each with the board that explains most of it.
class FigureReader {
 public:
  /// `boards` are candidates, the likeliest first; `file` is the name of the text in messages.
  /// Requires: the game and the boards outlive this.
  FigureReader(const Game& game, const std::vector<const Board*>& boards, std::string file);

  /// The drawings of a text, in order, with unique numbers. Reports repeated numbers. Requires: the
  /// text outlives them.
  std::vector<Sketch> drawings(std::string_view text, base::Report& report) const;

  /// Reads a drawing. Reports one that matches none of the boards, and misplaced lines.
  std::optional<ReadFigure> read(const Sketch& drawing, base::Report& report);

 private:
  const Game& game_;
  PieceNames names_;
  std::string file_;
  std::vector<std::pair<const Board*, SketchReader>> readers_;
};

}  // namespace boardwright::drawings
