// Which size a board gets, and on which sheets it goes: or why it cannot be printed as asked.
#pragma once
#include <optional>
#include <string>
#include <variant>

#include "base/errors.h"
#include "diagram/board_picture.h"
#include "print/paper.h"
#include "print/product.h"
#include "print/sheet_layout.h"

namespace boardwright::print {

/// How long the sides of a board shall be.
struct BoardSize {
  enum class By { side, width, piece_base, set };
  By by = By::piece_base;  ///< what is told: the side, the board's width, or the base of the pieces
  Millimetres length = 25_mm;  ///< so much; of a set: the longest side
  Millimetres least;           ///< of a set: the shortest side
  std::string set;             ///< its name
};

/// What is asked for.
struct BoardRequest {
  BoardSize size;
  std::optional<Paper> paper;   ///< nothing: one page as large as the board
  Millimetres margin = 8_mm;    ///< kept free on every side; of one page: between board and edge
  Millimetres overlap = 10_mm;  ///< of neighbouring sheets
  Millimetres bleed = 3_mm;     ///< of one page
  bool marked = true;           ///< one page has crop marks and a ruler beyond the bleed
  std::optional<Product>
      product;  ///< one page of a size that is sold, which tells all but the style
};

/// The size of a board, and the sheets that show it.
struct BoardFit {
  Millimetres side;              ///< of its cells
  std::optional<Sheets> sheets;  ///< nothing: one page
};

/// Why a board cannot be printed as asked.
struct Misfit {
  enum class Why {
    side_too_short,   ///< to be drawn
    board_too_long,   ///< for a PDF
    paper_too_small,  ///< for a cell, and what stands below it
    too_many_sheets,
    page_too_long,  ///< margins, bleed and crop marks included
  } why = Why::side_too_short;
  Millimetres side = {};  ///< of the board's cells
  Millimetres width = {},
              height = {};  ///< of what is too large: the board, its largest cell, the page
  double sheets = 0;        ///< that the board would take
};

/// Finds size and sheets for a board that is drawn. Reads nothing and throws nothing.
std::variant<BoardFit, Misfit> fit_board(const BoardPicture& picture, const BoardRequest& request);

/// The base of the pieces for which a board is printed unless somebody asks for
/// another: 25, or the first of 20, 15, 10 and 5 for which it goes on A4, on Letter and on one
/// page.
Millimetres usual_base(const BoardPicture& picture);

/// A misfit in words, with what to ask for instead.
UsageError refusal(const Misfit& misfit, const BoardRequest& request);

/// A board in millimetres, the half of its lines included that lies outside of the cells.
FlatBoard flat_board(const BoardPicture& picture, Millimetres side);

}  // namespace boardwright::print
