// The sentences below a drawing, as far as they can be checked.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "exchange/drawn_figure.h"

namespace boardwright::exchange {

/// The text in capitals.
std::string capitals(std::string_view text);

using Words = std::vector<std::string_view>;

/// What a heading and the sentences below a drawing say: "The Alfil "A1" on e3 can move to any of
/// six cells (marked "x")."
class Caption {
 public:
  /// Requires: both outlive this.
  Caption(const Sketch& drawing, const PieceNames& names);

  /// The title as figures have it: "Sample Alfil moves".
  std::string title() const;

  /// The piece that the title names.
  const PieceType* piece_of_title() const;

  /// The piece named before a label in quotes.
  const PieceType* piece_labelled(std::string_view label) const;

  /// The piece said to stand on a cell.
  const PieceType* piece_on(std::string_view cell) const;

  /// The piece that the sentences name and whose name begins so.
  const PieceType* piece_beginning(std::string_view letters) const;

  /// Whether a sign is called a mark: (marked "x").
  bool is_mark(std::string_view text) const;

  /// Adds what is said of a piece: where he stands, how far he goes, and the sign for that.
  /// `alone`: he is the only one.
  void tell(DrawnPiece& piece, const Board& board, bool alone) const;

  /// What is said of all cells that a piece can come to.
  std::optional<DrawnRange> range() const;

 private:
  const Sketch& drawing_;
  const PieceNames& names_;
  Words words_;
};

}  // namespace boardwright::exchange
