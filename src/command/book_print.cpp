// Puts a game's book and its board together.
#include "command/book_print.h"

#include <array>

#include "base/hash.h"
#include "base/text.h"
#include "document/book.h"
#include "scene/sheet_marks.h"

namespace boardwright {
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

/// Sums up everything in a book.
class BookHash {
 public:
  std::uint64_t of(const Book& book) {
    for (const std::string* words : {&book.title, &book.by, &book.summary}) add(*words);
    if (book.cover != nullptr) add(*book.cover, *book.cover_style);
    add(book.imprint);
    for (const BookPart& part : book.parts) {
      add(part.title);
      add(part.blocks);
    }
    for (const BookNote& note : book.notes) {
      add(note.id);
      for (const BookText& text : note.paragraphs) add(text);
    }
    for (const IndexTerm& term : book.index) add(term.words);
    for (const BookSheet& sheet : book.sheets) add(sheet.label);
    add(decimal(book.paper.width) + "x" + decimal(book.paper.height) +
        (book.paper.booklet ? " folded" : ""));
    return hash_;
  }

 private:
  void add(std::string_view words) { hash_ = content_hash(words, hash_ * 31 + 1); }
  void add(const Scene& scene, const Style& style) {
    std::string svg = scene.description;
    append_svg(svg, scene);
    add(svg);
    hash_ ^= style.hash();
  }
  void add(const BookText& text) {
    for (const BookRun& run : text) {
      add(run.words);
      add(run.target);
      hash_ = hash_ * 31 + static_cast<std::uint64_t>((run.note + 2) * 16 + run.italic * 8 +
                                                      run.bold * 4 + run.sans * 2 + run.main);
    }
  }
  void add(const BookBlocks& blocks) {
    for (const BookBlock& block : blocks) {
      hash_ = hash_ * 31 + block.content.index();
      std::visit([this](const auto& content) { add(content); }, block.content);
    }
  }
  void add(const BookHeading& heading) {
    add(std::to_string(heading.level) + heading.kicker + heading.number + heading.id);
    add(heading.title);
  }
  void add(const BookParagraph& paragraph) { add(paragraph.text); }
  void add(const BookList& list) {
    add(std::to_string(list.ordered ? list.start : -1));
    for (const BookBlocks& item : list.items) add(item);
  }
  void add(const BookTable& table) {
    for (const BookText& cell : table.head) add(cell);
    for (const auto& row : table.rows)
      for (const BookText& cell : row) add(cell);
  }
  void add(const BookFigure& figure) {
    add(figure.id + figure.alt);
    add(*figure.scene, *figure.style);
    add(figure.caption);
  }
  void add(const BookQuote& quote) { add(quote.blocks); }
  void add(const BookCode& code) { add(code.text); }
  void add(const BookDivider&) {}

  std::uint64_t hash_ = 0;
};

/// The pages of the board, each with a label for the book.
BoardPages add_board(Book& book, const Game& game, const BookRequest& request,
                     const std::string& paper, const Context& context) {
  BoardRequest asked;
  asked.size.mm = usual_base(game, game.board(), context);
  if (request.board == BookBoard::tiled)
    asked.paper = find_paper(paper);
  else
    asked.bleed = 0;
  const LaidOutBoard laid = lay_out_board(game, game.board(), asked, context);
  BoardPages pages = pages_of(laid, context);
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

PrintedBook print_book(const Game& game, const Proof& proof, const Style& style,
                       const BookRequest& request, const Context& context, Report& report) {
  const BookPaperRow paper = find_book_paper(request.paper);
  PrintedBook printed;
  printed.book = make_book({game, proof.documents, proof.diagrams, proof.findings, style}, report);
  printed.book.paper = {paper.size.width, paper.size.height, request.booklet};
  if (request.board != BookBoard::none)
    printed.board = add_board(printed.book, game, request, paper.tiles, context);
  printed.author = game.by;
  printed.key = BookHash().of(printed.book) ^ printed.board.key;
  return printed;
}

std::string book_pdf(Ink& ink, const PrintedBook& printed) {
  RenderOptions options;
  options.author = printed.author;
  return ink.book(printed.book, options);
}

}  // namespace boardwright
