// Puts a game's book and its board together.
#include "print/book_print.h"

#include <array>

#include "base/errors.h"
#include "base/text.h"
#include "document/book.h"
#include "print/sheet_marks.h"

namespace boardwright::print {
namespace {

/// A paper of books, and the paper on which their boards are tiled.
struct BookPaperRow {
  PaperSize size;
  const char* tiles;
  friend bool operator==(const BookPaperRow&, const BookPaperRow&) = default;
};
constexpr std::array<Word<BookPaperRow>, 3> book_papers = {
    {{"a5", {{148, 210}, "a4"}},
     {"a4", {{210, 297}, "a4"}},
     {"letter", {{215.9, 279.4}, "letter"}}}};

BookPaperRow find_book_paper(const std::string& name) {
  if (const auto known = value_of(name, book_papers)) return *known;
  throw UsageError("no book is printed on '" + name + "'",
                   "there are: " + joined(words_of(book_papers), ", "));
}

/// The pages of the board, each with a label for the book.
BoardPages add_board(Book& book, const Game& game, const BookRequest& request,
                     const std::string& paper, const std::filesystem::path& templates) {
  BoardRequest asked;
  asked.size.mm = usual_base(game, game.board(), templates);
  if (request.board == BookBoard::tiled)
    asked.paper = find_paper(paper);
  else
    asked.bleed = 0;
  const LaidOutBoard laid = lay_out_board(game, game.board(), asked, templates);
  BoardPages pages = pages_of(laid, templates);
  std::vector<std::string> labels;
  if (laid.sheets) {
    const Tiles& tiles = laid.sheets->tiles;
    if (tiles.tiles.size() > 1) labels.emplace_back("Board map");
    for (const Tile& tile : tiles.tiles) {
      const std::string label = label_of(tiles, tile);  // "A1 of C3"
      labels.push_back("Board " + label.substr(0, label.find(' ')));
    }
  }
  for (std::size_t i = 0; i < pages.pages.size(); ++i)
    book.sheets.push_back({pages.pages[i], i < labels.size() ? labels[i] : "Board"});
  return pages;
}

}  // namespace

PrintedBook printed_book(const Game& game, const Proof& proof, const Style& style,
                         const BookRequest& request, const std::filesystem::path& templates,
                         Report& report) {
  const BookPaperRow paper = find_book_paper(request.paper);
  PrintedBook printed;
  printed.book = make_book({game, proof.documents, proof.diagrams, proof.findings, style}, report);
  printed.book.paper = {paper.size.width, paper.size.height, request.booklet};
  if (request.board != BookBoard::none)
    printed.board = add_board(printed.book, game, request, paper.tiles, templates);
  printed.author = game.by;
  return printed;
}

std::string book_pdf(Ink& ink, const PrintedBook& printed) {
  RenderOptions options;
  options.author = printed.author;
  return ink.book(printed.book, options);
}

}  // namespace boardwright::print
