// Boards as pages for print.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "diagram/board_picture.h"
#include "ink/ink.h"
#include "print/board_fit.h"

namespace boardwright::print {

/// A board as its players see it, to be printed in any size. Refers to the game and the board.
struct DrawnBoard {
  const Game& game;
  const Board& board;
  SeatId seat = first_seat;  ///< who sits at the lower edge
  bool framed = false;       ///< a mat's frame is round it
  Style style;
  BoardPicture picture;
};

DrawnBoard drawn_board(const Game& game, const Board& board, Style style, Names names = Names::rim,
                       SeatId seat = first_seat, const Mat& mat = {});

/// A game's own board, and the base of the pieces for which it is printed unless somebody asks for
/// another.
struct UsualBoard {
  DrawnBoard drawn;
  Millimetres base;
};
UsualBoard usual_board(const Game& game, const Style& style);

/// A board with its size found and its sheets chosen.
struct LaidOutBoard {
  DrawnBoard drawn;
  BoardRequest request;
  BoardFit fit;
  std::string name;      ///< "Lotus-39: board lotus-39"
  std::string measures;  ///< "sides of 43.3 mm, 279.9 x 366.51 mm"
  /// How long sides must be for names on cells that can be read; nothing: none were left out.
  std::optional<Millimetres> names_from = {};

  Millimetres side() const { return fit.side; }
  std::string title() const { return name + ", " + measures; }
};

/// Capitals on cells are so high or higher, or else the names are left out.
inline constexpr Millimetres least_capital_height = 1.2_mm;

/// Finds size and sheets. Throws UsageError where the request cannot be met.
LaidOutBoard lay_out_board(DrawnBoard drawn, const BoardRequest& request);

/// The pages of a board, which point to what it owns. May be moved.
struct BoardPages {
  std::string title, author;
  std::vector<Page> pages;  ///< for Ink::pages

  std::vector<std::unique_ptr<Scene>> scenes;
  std::vector<std::unique_ptr<Style>> styles;
};

/// `marks`: the style of what is printed over and beside the board.
BoardPages pages_of(const LaidOutBoard& laid, const Style& marks);

/// The PDF of these pages.
std::string board_pdf(Ink& ink, const BoardPages& pages);

}  // namespace boardwright::print
