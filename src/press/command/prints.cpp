// Boards, men and books as a build makes them.
#include "command/prints.h"

#include <algorithm>
#include <array>
#include <vector>

#include "base/errors.h"
#include "ink/ink.h"
#include "print/board_print.h"
#include "print/book_print.h"
#include "print/piece_print.h"
#include "scene/library.h"

namespace boardwright::command {
namespace {

double base_of(const PrintSources& of) {
  return usual_base(of.game, of.game.board(), of.context.templates);
}

/// `paper`: null for one page as large as the board.
std::string print_board_on(const PrintSources& of, Ink& ink, const char* paper) {
  BoardRequest request;
  request.size.mm = base_of(of);
  if (paper != nullptr) request.paper = find_paper(paper);
  return board_pdf(ink, board_pages(of.game, of.game.board(), request, of.context.templates));
}

/// Whether all these men have drawings, and the style shows them.
bool are_drawn(const std::vector<MenCount>& men, const PrintSources& of) {
  if (!shows_drawn_men(of.style)) return false;
  const PieceSet set = load_pieces(of.context.templates);
  return std::all_of(men.begin(), men.end(), [&](const MenCount& each) {
    return set.find(of.game.pieces[static_cast<std::size_t>(each.piece)].drawing) != nullptr;
  });
}

std::string print_men(const PrintSources& of, Ink& ink) {
  MenRequest request;
  request.size.base = base_of(of);
  request.men = starting_men(of.game);
  request.letters = !are_drawn(request.men, of);
  request.paper = find_paper("a4");
  const LaidOutMen laid = lay_out_men(of.game, request, of.context.templates);
  return men_pdf(ink, pages_of(laid, of.game, request, of.context.templates));
}

std::string print_whole_book(const PrintSources& of, Ink& ink) {
  Report report;
  const PrintedBook printed =
      printed_book(of.game, of.proof, of.style, {}, of.context.templates, report);
  refuse(report);
  return book_pdf(ink, printed);
}

constexpr std::array<Print, 5> print_rows = {{
    {"book.pdf", "Book", kind::book, print_whole_book},
    {"pieces-a4.pdf", "Men, A4", kind::figures, print_men},
    {"board-a4.pdf", "Board, A4", kind::figures,
     [](const PrintSources& of, Ink& ink) { return print_board_on(of, ink, "a4"); }},
    {"board-letter.pdf", "Board, Letter", kind::figures,
     [](const PrintSources& of, Ink& ink) { return print_board_on(of, ink, "letter"); }},
    {"board-single.pdf", "Board, one page", kind::figures,
     [](const PrintSources& of, Ink& ink) { return print_board_on(of, ink, nullptr); }},
}};

}  // namespace

std::span<const Print> prints() { return print_rows; }

}  // namespace boardwright::command
