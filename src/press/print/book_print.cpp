// Puts a game's book and its board together.
#include "print/book_print.h"

#include <array>

#include "base/errors.h"
#include "base/text.h"
#include "document/book.h"

namespace boardwright::print {
namespace {

/// A paper of books, and the paper on which their boards are tiled.
struct BookPaperRow {
  PaperSize size;
  const char* tiles;
  friend bool operator==(const BookPaperRow&, const BookPaperRow&) = default;
};
constexpr std::array<Word<BookPaperRow>, 3> book_papers = {
    {{"a5", {{148_mm, 210_mm}, "a4"}},
     {"a4", {{210_mm, 297_mm}, "a4"}},
     {"letter", {{215.9_mm, 279.4_mm}, "letter"}}}};

BookPaperRow find_book_paper(const std::string& name) {
  if (const auto known = value_of(name, book_papers)) return *known;
  throw UsageError("a book cannot be printed on '" + name + "'",
                   "there are: " + joined(words_of(book_papers), ", "));
}

/// What the pages of the board are called in the book: a map, then sheets; or one page.
std::vector<std::string> labels_of(const BoardFit& fit) {
  if (!fit.sheets) return {"Board"};
  const Tiles& tiles = fit.sheets->tiles;
  std::vector<std::string> labels;
  if (fit.sheets->has_map()) labels.emplace_back("Board map");
  for (std::size_t i = 1; i <= tiles.tiles.size(); ++i)
    labels.push_back("Board " + std::to_string(i));
  return labels;
}

}  // namespace

PrintedBook printed_book(const Game& game, const Proof& proof, const Style& style,
                         const BookRequest& request, Report& report) {
  const BookPaperRow paper = find_book_paper(request.paper);
  PrintedBook printed;
  printed.book = make_book(
      {game, proof.documents, proof.diagrams, proof.findings, proof.seals, style}, report);
  printed.book.paper = {paper.size.width, paper.size.height, request.booklet};
  printed.author = game.by;
  return printed;
}

void append_board(PrintedBook& printed, const UsualBoard& board, const BookRequest& request,
                  const Style& marks) {
  BoardRequest asked;
  asked.size.length = board.base;
  if (request.board == BookBoard::tiled)
    asked.paper = find_paper(find_book_paper(request.paper).tiles);
  else
    asked.bleed = 0_mm;
  const LaidOutBoard laid = lay_out_board(board.drawn, asked);
  printed.board = pages_of(laid, marks);
  const std::vector<std::string> labels = labels_of(laid.fit);
  for (std::size_t i = 0; i < labels.size(); ++i)
    printed.book.sheets.push_back({printed.board.pages[i], labels[i]});
}

std::string book_pdf(Ink& ink, const PrintedBook& printed) {
  RenderOptions options;
  options.author = printed.author;
  return ink.book(printed.book, options);
}

}  // namespace boardwright::print
