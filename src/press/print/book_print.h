// Books of games ready for print.
#pragma once
#include <string>

#include "document/book_blocks.h"
#include "document/prove.h"
#include "print/board_print.h"

namespace boardwright::print {

/// What of the board stands at the end of a book: sheets true to size, one large page, a figure on
/// a page like the others, or nothing.
enum class BookBoard { tiled, fold_out, page, none };

struct BookRequest {
  std::string paper = "a5";  ///< a5, a4 or letter
  BookBoard board = BookBoard::tiled;
  bool booklet = false;          ///< two pages on a sheet, to be folded in the middle
  int signature = 0;             ///< pages of a booklet that are folded together; 0: all
  bool cover = false;            ///< the cover in place of the pages
  Millimetres leaf = 0.1_mm;     ///< thickness of the paper
  Millimetres bleed = 3.175_mm;  ///< of a cover
  bool checked = false;          ///< an appendix tells what was checked
  bool drawn = false;  ///< figures that show pieces both ways have them drawn where they are large
};

/// Cards as players hold them.
struct CardSize {
  Millimetres width, height;
  friend bool operator==(const CardSize&, const CardSize&) = default;
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

/// What leaflets and cards are made from. They refer to all of it but the marks.
struct PanelSources {
  const Game& game;
  const Proof& proof;
  const Style& style;
  const Style& marks;  ///< of folds and cuts
  bool drawn = false;  ///< figures show drawn pieces
};

/// The rules on one sheet, to be folded in three. Throws UsageError for another paper than a4 and
/// letter.
PrintedBook printed_leaflet(const PanelSources& of, const std::string& paper);

/// A card for each piece. `size`: poker or a7; `paper`: on which they are laid edge to edge, or
/// "single": each on a page of its own. Throws UsageError for others.
PrintedBook printed_cards(const PanelSources& of, const std::string& size,
                          const std::string& paper);

/// The PDF of a book, a leaflet or cards. Throws UsageError where rules are too long for theirs.
std::string book_pdf(Ink& ink, const PrintedBook& printed);

}  // namespace boardwright::print
