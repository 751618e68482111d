// Books of games ready for print.
#pragma once
#include <string>

#include "document/book_blocks.h"
#include "document/prove.h"
#include "print/board_print.h"

namespace boardwright::print {

/// What of the board stands at the end of a book.
enum class BookBoard { tiled, fold_out, none };

struct BookRequest {
  std::string paper = "a5";  ///< a5, a4 or letter
  BookBoard board = BookBoard::tiled;
  bool booklet = false;  ///< two pages on a sheet, to be folded in the middle
};

/// A book with all that it points to, but for what it is made from. May be moved.
struct PrintedBook {
  Book book;
  BoardPages board;
  std::string author;
};

/// The articles of a book, with no board yet. Throws UsageError for an unknown paper. Reports what
/// is wrong in the articles; then there are gaps in the book. Refers to the game, the proof and the
/// style.
PrintedBook printed_book(const Game& game, const Proof& proof, const Style& style,
                         const BookRequest& request, Report& report);

/// Adds the board at the end. `marks`: the style of what is printed over
/// and beside it. Throws UsageError where the board does not
/// fit. Requires: a board is asked for.
void append_board(PrintedBook& printed, const UsualBoard& board, const BookRequest& request,
                  const Style& marks);

/// The PDF of a book.
std::string book_pdf(Ink& ink, const PrintedBook& printed);

}  // namespace boardwright::print
