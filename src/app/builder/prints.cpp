// The boards, pieces, books and kits that a build prints.
#include "builder/prints.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "base/errors.h"
#include "box/book_print.h"
#include "box/kit_print.h"
#include "builder/resources.h"
#include "counters/piece_print.h"
#include "diagram/piece_drawing.h"
#include "page/page_about.h"
#include "sheets/gauges.h"

namespace boardwright::builder {

using pdf::Ink;

namespace {

/// `paper`: null for one page of the size of the board.
std::string print_board_on(const PrintSources& of, Ink& ink, const char* paper) {
  boards::BoardRequest request;
  request.size.length = of.basis.board.base;
  if (paper != nullptr) request.paper = sheets::find_paper(paper);
  return boards::board_pdf(
      ink, boards::pages_of(boards::lay_out_board(of.basis.board.drawn, request), of.basis.marks));
}

/// Whether all these pieces and those that they turn into have drawings, and the style shows them.
bool are_drawn(const std::vector<game::PieceCount>& pieces, const PrintSources& of) {
  if (!scene::shows_drawn_pieces(of.style)) return false;
  return std::ranges::all_of(pieces, [&](const game::PieceCount& each) {
    const game::FlipSide rotated = game::flip_side(of.game, each.piece_type);
    const auto is_drawn = [&](moves::PieceTypeId piece_type) {
      return piece_type == moves::no_piece_type ||
             of.drawings.find(of.game.piece_type(piece_type).drawing) != nullptr;
    };
    return is_drawn(each.piece_type) && is_drawn(rotated.piece_type);
  });
}

std::string print_pieces(const PrintSources& of, Ink& ink) {
  counters::PiecesRequest request;
  request.size = counters::kit_size(of.style, of.basis.board.base);
  request.pieces = counters::starting_pieces(of.game);
  request.paper = sheets::find_paper("a4");
  std::optional<scene::PieceSet> drawings;
  if (are_drawn(request.pieces, of)) drawings = of.drawings;
  const counters::LaidOutPieces laid =
      counters::lay_out_pieces(of.game, request, std::move(drawings));
  return counters::pieces_pdf(ink, counters::pages_of(laid, of.game, of.style, of.basis.marks));
}

bool shows_all_drawn(const PrintSources& of) {
  return scene::shows_drawn_pieces(of.style) && diagram::has_all_drawings(of.game, of.drawings);
}

std::string print_whole_book(const PrintSources& of, Ink& ink) {
  Report report;
  box::BookRequest request;
  request.drawn = shows_all_drawn(of);
  box::PrintedBook printed = box::printed_book(of.game, of.proof, of.style, request, report);
  box::append_board(printed, of.basis.board, request, of.basis.marks);
  refuse(report);
  return box::book_pdf(ink, printed);
}

std::string print_manual(const PrintSources& of, Ink& ink) {
  Report report;
  const box::PrintedBook printed = box::printed_book(of.game, of.proof, of.style, {}, report);
  refuse(report);
  return box::book_pdf(ink, printed);
}

constexpr std::array<Print, 1> manual_rows = {{{"manual.pdf", "Book", kind::book, print_manual}}};

std::string a4_kit(const PrintSources& of, Ink& ink) {
  const box::Kit kit =
      box::make_kit({of.game, of.proof, of.style, shows_all_drawn(of) ? &of.drawings : nullptr,
                     of.basis.board, of.basis.marks, of.basis.licence},
                    sheets::find_paper("a4"), ink);
  return box::kit_pdf(kit, ink);
}

constexpr std::array<Print, 6> print_rows = {{
    {"kit-a4.pdf", "Print-and-play kit, A4", kind::figures, a4_kit},
    {"book.pdf", "Book", kind::book, print_whole_book},
    {"pieces-a4.pdf", "Pieces, A4", kind::figures, print_pieces},
    {"board-a4.pdf", "Board, A4", kind::figures,
     [](const PrintSources& of, Ink& ink) { return print_board_on(of, ink, "a4"); }},
    {"board-letter.pdf", "Board, Letter", kind::figures,
     [](const PrintSources& of, Ink& ink) { return print_board_on(of, ink, "letter"); }},
    {"board-single.pdf", "Board, one page", kind::figures,
     [](const PrintSources& of, Ink& ink) { return print_board_on(of, ink, nullptr); }},
}};

}  // namespace

std::string licence_in(const Context& context, const game::Game& game) {
  std::error_code none;  // a game given by its folder may be outside the search path
  const bool shipped = std::filesystem::equivalent(
      game.folder, context.search_path.shipped() / "games" / game.id, none);
  return page::licence_of(game, shipped);
}

std::shared_future<PrintBasis> print_basis(const game::Game& game, const Style& style,
                                           const Context& context) {
  const auto make = [&game, &style, &context] {
    return PrintBasis{boards::usual_board(game, style),
                      load_style(context.search_path, sheets::marks_style),
                      licence_in(context, game)};
  };
  return std::async(std::launch::deferred, make).share();
}

std::span<const Print> prints() { return print_rows; }

std::span<const Print> manual_prints() { return manual_rows; }

}  // namespace boardwright::builder
