// Parses the heading of a drawing and the sentences below it, as far as they can be checked.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "drawings/drawn_figure.h"

namespace boardwright::drawings {

/// The text in capital letters.
std::string capitals(std::string_view text);

using Words = std::vector<std::string_view>;

/// The heading of a drawing and the sentences below it: "The Alfil "A1" on e3 can move to any of
/// six cells (marked "x")."
class Caption {
 public:
  /// Requires: both outlive this.
  Caption(const Sketch& drawing, const PieceNames& names);

  /// The title in the style of figures: "Sample Alfil moves".
  std::string title() const;

  /// The piece that the title names; null if none.
  const PieceType* piece_of_title() const;

  /// The piece named before a label in quotes; null if none.
  const PieceType* piece_labelled(std::string_view label) const;

  /// The piece that is on a cell according to the text; null if none.
  const PieceType* piece_on(std::string_view cell) const;

  /// The piece in the sentences whose name begins with these letters; null if none.
  const PieceType* piece_beginning(std::string_view letters) const;

  /// Whether the text calls a sign a mark: (marked "x").
  bool is_mark(std::string_view text) const;

  /// Adds what the text says about a piece: its cell, the number of cells it reaches, and the sign
  /// on these. `is_only`: it is the only piece of the drawing.
  void annotate(DrawnPiece& piece, const Board& board, bool is_only) const;

  /// The range of a piece that the text states; nothing if it states none.
  std::optional<DrawnRange> range() const;

 private:
  const Sketch& drawing_;
  const PieceNames& names_;
  Words words_;
};

}  // namespace boardwright::drawings
