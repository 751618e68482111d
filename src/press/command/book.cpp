// `boardwright book`: a game's articles as a printed book, with its board at the end.
#include <array>

#include "base/errors.h"
#include "base/text.h"
#include "command/commands.h"
#include "command/load.h"
#include "command/print_options.h"
#include "ink/ink.h"
#include "print/book_print.h"
#include "print/gauges.h"
#include "scene/library.h"

namespace boardwright::command {
namespace {

constexpr std::array<Word<BookBoard>, 3> board_words = {
    {{"tiled", BookBoard::tiled}, {"fold-out", BookBoard::fold_out}, {"none", BookBoard::none}}};

BookRequest request_of(const BookOptions& options) {
  const auto board = value_of(options.board, board_words);
  if (!board)
    throw UsageError("a book's board cannot be '" + options.board + "'",
                     "there are: " + joined(words_of(board_words), ", "));
  return {options.paper, *board, options.booklet};
}

void check_out(const BookOptions& options, const Context& context) {
  if (options.out.empty() && context.console.out_is_terminal())
    throw UsageError("a book is not for a terminal", "name a file with -o");
  if (!options.out.empty() && options.out.extension() != ".pdf")
    throw UsageError("'" + options.out.string() + "' is not a PDF", "end its name with .pdf");
}

}  // namespace

ExitCode print_book(const BookOptions& options, Context& context) {
  check_out(options, context);
  const BookRequest request = request_of(options);
  const MenAs men = find_men(options.men);
  const auto game = load_game(context, options.game, Extent::all);
  const Style style = load_style(context.templates, game->style);
  Report report;
  const PieceSet set =
      men == MenAs::letters ? PieceSet() : load_pieces(context.templates, style, game->style);
  const Proof proof = prove(*game, report, {men, &set});
  refuse(report);
  PrintedBook printed = printed_book(*game, proof, style, request, report);
  if (request.board != BookBoard::none)
    append_board(printed, usual_board(*game, style), request,
                 load_style(context.templates, marks_style));
  refuse(report);
  Ink ink(context.fonts);
  context.console.put(options.out, book_pdf(ink, printed));
  return ExitCode::fine;
}

}  // namespace boardwright::command
