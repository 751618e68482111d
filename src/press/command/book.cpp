// `boardwright book`: a game's articles as a printed book, with its board at the end.
#include <array>
#include <memory>
#include <utility>

#include "base/errors.h"
#include "base/text.h"
#include "command/command.h"
#include "command/drawers.h"
#include "command/load.h"
#include "command/press_options.h"
#include "command/print_options.h"
#include "command/progress.h"
#include "document/printable.h"
#include "ink/ink.h"
#include "print/book_print.h"
#include "print/gauges.h"
#include "scene/library.h"

namespace boardwright::command {
namespace {

struct BookOptions {
  std::string game;
  std::string paper = "a5", board = "tiled", men = "letters";
  bool booklet = false;
  PressOptions press;
  std::filesystem::path out;  ///< empty: standard output
};

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
    throw UsageError("a book cannot be shown on a terminal", "name a file with -o");
  if (!options.out.empty() && options.out.extension() != ".pdf")
    throw UsageError("'" + options.out.string() + "' is not a PDF", "end its name with .pdf");
}

ExitCode print_book(const BookOptions& options, Context& context) {
  check_out(options, context);
  const BookRequest request = request_of(options);
  const MenAs men = find_men(options.men);
  OpeningInk ink = open_beside(context);
  Progress progress(context.console, 3);
  progress.step(options.game + " game");
  const auto game = load_game(context, options.game, Extent::all);
  const Shelves shelves = context.shelves.of_game(game->folder);
  const Style style = open_style(context, shelves, game->style);
  const Style marks = load_style(context.shelves, marks_style);
  auto press = press_of(options.press, {&style, &marks});
  Report report;
  const PieceSet set =
      men == MenAs::letters ? PieceSet() : drawings_for(context, *game, style, game->style);
  progress.step(game->id + " proof");
  const Proof proof = prove(*game, report, {men, &set});
  check_printable(*game, proof, characters_of(context.fonts), report);
  refuse(report);
  progress.step(game->id + " book");
  PrintedBook printed = printed_book(*game, proof, style, request, report);
  if (request.board != BookBoard::none)
    append_board(printed, usual_board(*game, style), request, marks);
  refuse(report);
  const std::unique_ptr<Ink> pen = ink.get();
  if (press) pen->print_on(std::move(*press));
  context.console.put(options.out, book_pdf(*pen, printed));
  return ExitCode::fine;
}

std::vector<OptionRow> book_rows(BookOptions& to) {
  std::vector<OptionRow> own = {
      {"GAME", "", &to.game, {.required = true}},
      {"--paper", "of a page: a5, a4 or letter", &to.paper, {.shows_default = true}},
      {"--board",
       "at the end: tiled on sheets of paper, fold-out (one large page) or none",
       &to.board,
       {.shows_default = true}},
      {"--men", "of figures: letters or drawn", &to.men, {.shows_default = true}},
      {"--booklet", "two pages side by side on sheets twice as large, to fold", &to.booklet},
      {"-o,--output", "PDF to write; standard output if not given", &to.out},
  };
  return with_press(std::move(own), to.press);
}

}  // namespace

extern const Command book_command = {
    "book",
    "Print the articles of a game as a book",
    "boardwright book lotus-39 --paper a5 --booklet -o lotus.pdf",
    [] { return call_of(book_rows, print_book); },
};

}  // namespace boardwright::command
