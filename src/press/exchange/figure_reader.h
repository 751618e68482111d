// The figures of all drawings that a text has.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "exchange/drawn_figure.h"

namespace boardwright::exchange {

/// What a drawing shows.
struct ReadFigure {
  DrawnFigure figure;
  std::vector<Inscription> nowhere;  ///< what stands in it on no cell
};

/// Reads drawings, each on the board that leaves least of it over.
class FigureReader {
 public:
  /// The boards that a drawing may be of, the likeliest first; `file` is what messages call the
  /// text. Requires: the game and the boards outlive this.
  FigureReader(const Game& game, const std::vector<const Board*>& boards, std::string file);

  /// The drawings of a text, in order, each with a number that no other has. Reports numbers that
  /// come twice. The text outlives them.
  std::vector<Sketch> drawings(std::string_view text, Report& report) const;

  /// Reports a drawing that is of none of the boards, and what lies beside the lines of its own.
  std::optional<ReadFigure> read(const Sketch& drawing, Report& report);

 private:
  const Game& game_;
  PieceNames names_;
  std::string file_;
  std::vector<std::pair<const Board*, SketchReader>> readers_;
};

}  // namespace boardwright::exchange
