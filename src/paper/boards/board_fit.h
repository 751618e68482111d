// Finds the size of a printed board and its sheets, or why it cannot be printed as requested.
#pragma once
#include <optional>
#include <string>
#include <variant>

#include "base/errors.h"
#include "diagram/board_picture.h"
#include "sheets/paper.h"
#include "sheets/product.h"
#include "sheets/sheet_layout.h"

namespace boardwright::boards {

using base::decimal, base::Millimetres, base::operator""_mm, base::PaperSize, base::UsageError;
using diagram::BoardPicture;
using scene::in_millimetres, scene::PaperBox, scene::PaperShape, scene::PaperVec, scene::Scene,
    scene::Style;
using sheets::FlatBoard;

/// The requested size of a board.
struct BoardSize {
  enum class By { side, width, piece_base, set };
  By by = By::piece_base;      ///< what `length` gives: side, board width, piece base or a set
  Millimetres length = 25_mm;  ///< the given length; for a set: the longest side
  Millimetres least;           ///< for a set: the shortest side
  std::string set;             ///< name of the set
};

/// The board to print.
struct BoardRequest {
  BoardSize size;
  std::optional<sheets::Paper> paper;  ///< none: one page as large as the board
  Millimetres margin = 8_mm;    ///< kept free on every side; of one page: between board and edge
  Millimetres overlap = 10_mm;  ///< of neighbouring sheets
  Millimetres bleed = 3_mm;     ///< of one page
  bool marked = true;           ///< add crop marks and a ruler beyond the bleed of one page
  std::optional<sheets::Product>
      product;  ///< one page of a shop's product; it overrides all other fields
};

/// The size of a board and its sheets.
struct BoardFit {
  Millimetres side;                      ///< side of its cells
  std::optional<sheets::Sheets> sheets;  ///< none: one page
};

/// Why a board cannot be printed as requested.
struct Misfit {
  enum class Why {
    side_too_short,   ///< to be drawn
    board_too_long,   ///< for a PDF
    paper_too_small,  ///< for a cell and the foot below it
    too_many_sheets,
    page_too_long,  ///< margins, bleed and crop marks included
  } why = Why::side_too_short;
  Millimetres side = {};  ///< side of the board's cells
  Millimetres width = {},
              height = {};  ///< of the item that is too large: board, largest cell or page
  double sheets = 0;        ///< number of sheets that the board would take
};

/// Finds the size and the sheets of a drawn board. Throws nothing.
std::variant<BoardFit, Misfit> fit_board(const BoardPicture& picture, const BoardRequest& request);

/// The default base of pieces for a board, in mm: the first of 25, 20, 15, 10 and 5 for which the
/// board fits on A4 sheets, on Letter sheets and on one page; 5 if none does.
Millimetres usual_base(const BoardPicture& picture);

/// The number of sheets that a board takes with pieces of this base; none if it fits on no sheets.
std::optional<std::size_t> sheets_for_base(const BoardPicture& picture, BoardRequest request,
                                           Millimetres base);

/// The largest base of pieces, from `most` down to `least` in steps of half a millimetre, with
/// which a board takes no more than `sheets` sheets; nothing if there is none.
std::optional<Millimetres> base_for_sheets(const BoardPicture& picture, const BoardRequest& request,
                                           std::size_t sheets, Millimetres most, Millimetres least);

/// The error for a misfit, with a hint for a better request.
UsageError refusal(const Misfit& misfit, const BoardRequest& request);

/// A board in millimetres, including the outer half of its border lines.
FlatBoard flat_board(const BoardPicture& picture, Millimetres side);

}  // namespace boardwright::boards
