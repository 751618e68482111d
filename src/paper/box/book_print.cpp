// Assembles the book, leaflet and cards of a game.
#include "box/book_print.h"

#include <array>

#include "base/errors.h"
#include "base/text.h"
#include "book/book.h"
#include "book/leaflet.h"
#include "counters/piece_print.h"
#include "english/book_phrases.h"
#include "game/pieces.h"
#include "typeset/books.h"

namespace boardwright::box {

using base::joined, base::UsageError, base::value_of, base::words_of;
using book::BookForm;
using scene::Scene;

namespace {

/// A paper for books, and the paper for the sheets of their boards.
struct BookPaperRow {
  base::PaperSize size;
  const char* tiles;
  friend bool operator==(const BookPaperRow&, const BookPaperRow&) = default;
};
constexpr std::array<base::Word<BookPaperRow>, 3> book_papers = {
    {{"a5", {{148_mm, 210_mm}, "a4"}},
     {"a4", {{210_mm, 297_mm}, "a4"}},
     {"letter", {{215.9_mm, 279.4_mm}, "letter"}}}};

BookPaperRow find_book_paper(const std::string& name) {
  if (const auto known = value_of(name, book_papers)) return *known;
  throw UsageError("a book cannot be printed on '" + name + "'",
                   "there are: " + joined(words_of(book_papers), ", "));
}

/// The labels of the board's pages in the book: a map and sheets, or one page.
std::vector<std::string> labels_of(const boards::BoardFit& fit) {
  if (!fit.sheets) return {"Board"};
  const sheets::Tiles& tiles = fit.sheets->tiles;
  std::vector<std::string> labels;
  if (fit.sheets->has_map()) labels.emplace_back("Board map");
  for (std::size_t i = 1; i <= tiles.tiles.size(); ++i)
    labels.push_back("Board " + std::to_string(i));
  return labels;
}

constexpr std::array<base::Word<CardSize>, 2> card_sizes = {
    {{"poker", {63.5_mm, 88.9_mm}}, {"a7", {74_mm, 105_mm}}}};
constexpr std::array<base::Word<base::PaperSize>, 2> sheet_papers = {
    {{"a4", {210_mm, 297_mm}}, {"letter", {215.9_mm, 279.4_mm}}}};

book::BookSources book_sources(const PanelSources& sources) {
  const audit::Proof& proof = sources.proof;
  return {sources.game,     proof.documents, proof.diagrams, proof.findings,
          proof.seals,      sources.style,   false,          sources.piece_set != nullptr,
          sources.piece_set};
}

/// Adds the board as a figure on a page like the others.
void append_board_page(PrintedBook& printed, const boards::DrawnBoard& board) {
  book::BookPart part;
  part.title = "The board";
  part.is_board = true;
  book::BookHeading heading;
  heading.level = 1;
  heading.id = "board/page";
  heading.title = {book::run_of(part.title)};
  part.blocks.push_back({std::move(heading)});
  book::BookFigure figure;
  figure.scene = printed.board.keep(board.picture.scene);
  figure.style = printed.board.keep(board.style);
  figure.id = "board/picture";
  figure.alt = figure.scene->description.empty() ? figure.scene->title : figure.scene->description;
  part.blocks.push_back({std::move(figure)});
  printed.book.parts.push_back(std::move(part));
}

/// Shows the counters of each piece beside the title of its card: those of both seats, or of the
/// first of many.
void add_counters(PrintedBook& printed, const PanelSources& sources) {
  constexpr base::Millimetres disc = 7_mm, step = 7.5_mm;
  constexpr std::size_t most_seats = 2;
  const game::Game& game = sources.game;
  if (sources.piece_set != nullptr)
    printed.drawings = std::make_shared<const counters::CounterDrawings>(
        counters::with_mirrored(*sources.piece_set));
  counters::CutSize size;
  size.cut = counters::cut_named(sources.style.counters());
  size.base = disc;
  std::size_t card = 0;
  for (const moves::PieceTypeId id : game::explained_pieces(game)) {
    std::vector<counters::CounterKind> kinds =
        counters::counters_of_type(game, id, printed.drawings.get(), size.cut);
    if (kinds.size() > most_seats) kinds.erase(kinds.begin() + 1, kinds.end());
    const double half = 0.5 * (static_cast<double>(kinds.size() - 1) * (step / disc) + 1);
    auto scene = std::make_shared<Scene>();
    scene->id = "counters";
    scene->title = game.piece_type(id).name;
    scene->box = {{-half, -0.5}, {half, 0.5}};
    counters::add_counter_row(*scene, kinds, size, step, {});
    auto& heading = std::get<book::BookHeading>(printed.book.parts[card++].blocks.front().content);
    book::BookFigure& sign = heading.sign.emplace();
    sign.scene = scene.get();
    sign.style = &sources.style;
    sign.id = "counters-" + game.piece_type(id).id;
    sign.alt = scene->title;
    heading.sign_side = disc;
    printed.book.icons.push_back(std::move(scene));
  }
}

}  // namespace

PrintedBook printed_book(const game::Game& game, const audit::Proof& proof,
                         const scene::Style& style, const BookRequest& request,
                         base::Report& report) {
  const BookPaperRow paper = find_book_paper(request.paper);
  PrintedBook printed;
  printed.book = book::make_book({game, proof.documents, proof.diagrams, proof.findings,
                                  proof.seals, style, request.checked, request.drawn},
                                 report);
  book::BookPaper& to = printed.book.paper;
  to.width = paper.size.width;
  to.height = paper.size.height;
  to.form = request.cover ? BookForm::cover : request.booklet ? BookForm::booklet : BookForm::pages;
  to.signature = request.signature;
  to.leaf = request.leaf;
  to.bleed = request.bleed;
  if (request.booklet)
    printed.book.imprint.push_back(
        {book::BookParagraph{{book::run_of(english::how_to_bind(request.signature / 4))},
                             book::BookParagraph::Kind::small}});
  printed.author = game.by;
  return printed;
}

void append_board(PrintedBook& printed, const boards::UsualBoard& board, const BookRequest& request,
                  const scene::Style& marks) {
  if (request.board == BookBoard::page) return append_board_page(printed, board.drawn);
  boards::BoardRequest asked;
  asked.size.length = board.base;
  if (request.board == BookBoard::tiled)
    asked.paper = sheets::find_paper(find_book_paper(request.paper).tiles);
  else
    asked.bleed = 0_mm;
  const boards::LaidOutBoard laid = boards::lay_out_board(board.drawn, asked);
  printed.board = boards::pages_of(laid, marks);
  const std::vector<std::string> labels = labels_of(laid.fit);
  for (std::size_t i = 0; i < labels.size(); ++i) {
    const scene::Page& page = printed.board.pages[i];
    printed.book.sheets.push_back({page, labels[i]});
    if (!request.booklet) continue;
    // On a duplex printer, the back of a board sheet must stay blank.
    scene::Page back;
    back.width = page.width;
    back.height = page.height;
    back.bleed = page.bleed;
    back.slug = page.slug;
    printed.book.sheets.push_back({back, "back of " + labels[i]});
  }
}

PrintedBook printed_leaflet(const PanelSources& sources, const std::string& paper) {
  const auto sheet = value_of(paper, sheet_papers);
  if (!sheet)
    throw UsageError("a leaflet cannot be printed on '" + paper + "'",
                     "there are: " + joined(words_of(sheet_papers), ", "));
  PrintedBook printed;
  printed.book = book::make_leaflet(book_sources(sources), sources.proof);
  book::BookPaper& to = printed.book.paper;
  to.form = BookForm::leaflet;
  to.width = (sheet->height - 2_mm) / 3;  // the panel that is folded in is narrower than the others
  to.height = sheet->width;
  to.sheet_width = sheet->width;
  to.sheet_height = sheet->height;
  if (const auto fold = sources.marks.paint("fold").stroke) to.line = *fold;
  printed.author = sources.game.by;
  return printed;
}

PrintedBook printed_cards(const PanelSources& sources, const std::string& size,
                          const std::string& paper) {
  const auto card = value_of(size, card_sizes);
  if (!card)
    throw UsageError("there are no cards of size '" + size + "'",
                     "there are: " + joined(words_of(card_sizes), ", "));
  const auto sheet = value_of(paper, sheet_papers);
  if (!sheet && paper != "single")
    throw UsageError("cards cannot be printed on '" + paper + "'",
                     "there are: " + joined(words_of(sheet_papers), ", ") + ", single");
  PrintedBook printed;
  printed.book = book::make_cards(book_sources(sources), sources.proof);
  add_counters(printed, sources);
  if (printed.book.parts.empty())
    throw UsageError(sources.game.id + " has no pieces that move", "cards show how pieces move");
  book::BookPaper& to = printed.book.paper;
  to.form = BookForm::cards;
  to.width = card->width;
  to.height = card->height;
  if (sheet) {
    to.sheet_width = sheet->width;
    to.sheet_height = sheet->height;
  }
  if (const auto cut = sources.marks.paint("cut man").stroke) to.line = *cut;
  printed.author = sources.game.by;
  return printed;
}

std::string book_pdf(Ink& ink, const PrintedBook& printed) {
  pdf::RenderOptions options;
  options.author = printed.author;
  const BookForm form = printed.book.paper.form;
  if (form == BookForm::booklet || form == BookForm::leaflet)
    options.duplex = "DuplexFlipShortEdge";
  return typeset::Books(ink)->pdf(printed.book, options);
}

}  // namespace boardwright::box
