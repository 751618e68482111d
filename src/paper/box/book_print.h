// Books, leaflets and cards of games, ready for print.
#pragma once
#include <memory>
#include <string>

#include "audit/prove.h"
#include "boards/board_print.h"
#include "book/book_blocks.h"
#include "counters/counter_faces.h"

namespace boardwright::box {

using base::operator""_mm;
using pdf::Ink;

/// How a book shows the board at its end: as sheets true to size, one large page, a figure on a
/// page like the others, or not at all.
enum class BookBoard { tiled, fold_out, page, none };

/// The book to print.
struct BookRequest {
  std::string paper = "a5";  ///< a5, a4 or letter
  BookBoard board = BookBoard::tiled;
  bool booklet = false;                ///< two pages a side, to fold in the middle
  int signature = 0;                   ///< pages of a booklet that are folded together; 0: all
  bool cover = false;                  ///< print the cover instead of the pages
  base::Millimetres leaf = 0.1_mm;     ///< thickness of the paper
  base::Millimetres bleed = 3.175_mm;  ///< of a cover
  bool checked = false;                ///< an appendix lists what was checked
  bool drawn = false;  ///< figures with both variants show drawings where pieces are large
};

/// The size of a card as players hold it.
struct CardSize {
  base::Millimetres width, height;
  friend bool operator==(const CardSize&, const CardSize&) = default;
};

/// A book with everything that it points to except its sources. Movable.
struct PrintedBook {
  book::Book book;
  boards::BoardPages board;
  std::string author;
  std::shared_ptr<const counters::CounterDrawings> drawings = {};  ///< of the signs on cards
};

/// The articles of a book, without the board. Throws UsageError for an unknown paper. Reports
/// errors in the articles; the book then has gaps. Keeps references to the game, the proof and the
/// style.
PrintedBook printed_book(const game::Game& game, const audit::Proof& proof,
                         const scene::Style& style, const BookRequest& request,
                         base::Report& report);

/// Adds the board at the end. `marks`: the style of the marks over and beside it. Throws UsageError
/// if the board does not fit. Requires: the request includes a board.
void append_board(PrintedBook& printed, const boards::UsualBoard& board, const BookRequest& request,
                  const scene::Style& marks);

/// The sources of leaflets and cards, which keep references to all of them except the marks.
struct PanelSources {
  const game::Game& game;
  const audit::Proof& proof;
  const scene::Style& style;
  const scene::Style& marks;                   ///< style of folds and cuts
  const scene::PieceSet* piece_set = nullptr;  ///< null: figures show letters
};

/// The rules on one sheet, to fold in three. Throws UsageError for papers other than a4 and letter.
PrintedBook printed_leaflet(const PanelSources& sources, const std::string& paper);

/// A card for each piece, with its counters. `size`: poker or a7. `paper`: a4 or letter for cards
/// edge to edge, "single" for a page per card. Throws UsageError for other values.
PrintedBook printed_cards(const PanelSources& sources, const std::string& size,
                          const std::string& paper);

/// The PDF of a book, a leaflet or cards. Throws BadText if a leaflet does not fit, or if a text
/// cannot be drawn.
std::string book_pdf(Ink& ink, const PrintedBook& printed);

}  // namespace boardwright::box
