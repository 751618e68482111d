// `boardwright book`: the articles of a game as a printed book, with its board at the end.
#include <array>
#include <memory>
#include <utility>

#include "base/errors.h"
#include "base/text.h"
#include "box/book_print.h"
#include "builder/drawers.h"
#include "builder/resources.h"
#include "commands/command.h"
#include "commands/press_options.h"
#include "commands/print_options.h"
#include "commands/proved_game.h"
#include "pdf/ink.h"
#include "sheets/gauges.h"
#include "terminal/progress.h"

namespace boardwright::commands {

using box::BookBoard;

namespace {

struct BookOptions {
  std::string game;
  std::string paper = "a5", board = "tiled";
  std::string pieces;  ///< empty: drawn if every piece has a drawing
  int signature = 0;
  std::string leaf = "0.1mm", bleed = "3.175mm";
  bool booklet = false, cover = false, checked = false;
  PressOptions press;
  std::filesystem::path out;  ///< empty: standard output
};

constexpr std::array<base::Word<BookBoard>, 4> board_words = {{{"tiled", BookBoard::tiled},
                                                               {"fold-out", BookBoard::fold_out},
                                                               {"page", BookBoard::page},
                                                               {"none", BookBoard::none}}};
constexpr Millimetres thickest_leaf = 1_mm, widest_cover_bleed = 10_mm;

box::BookRequest request_of(const BookOptions& options) {
  const auto board = base::value_of(options.board, board_words);
  if (!board)
    throw UsageError("a book's board cannot be '" + options.board + "'",
                     "there are: " + joined(base::words_of(board_words), ", "));
  box::BookRequest request{options.paper, *board, options.booklet};
  request.checked = options.checked;
  request.cover = options.cover;
  request.signature = options.signature;
  if (options.signature % 4 != 0)
    throw UsageError("a signature cannot have " + std::to_string(options.signature) + " pages",
                     "each sheet has four: 8, 12, 16 and so on");
  if (options.signature > 0) request.booklet = true;
  request.leaf = length_of("--leaf", options.leaf, false);
  if (request.leaf > thickest_leaf)
    throw UsageError("--leaf " + options.leaf + " is too thick", "at most 1mm");
  request.bleed = length_of("--bleed", options.bleed, true);
  if (request.bleed > widest_cover_bleed)
    throw UsageError("--bleed " + options.bleed + " is too wide", "at most 10mm");
  return request;
}

ExitCode print_book(const BookOptions& options, Context& context) {
  check_pdf(options.out, context, "a book");
  box::BookRequest request = request_of(options);
  builder::OpeningInk ink = builder::open_beside(context);
  terminal::Progress progress(context.console, 3);
  progress.step(options.game + " game");
  Report report;
  const ProvedGame proved = prove_game(context, options.game, {options.pieces, {}}, report,
                                       [&] { progress.step(options.game + " proof"); });
  const Game& game = *proved.game;
  const Style marks = load_style(context.search_path, sheets::marks_style);
  auto press = press_of(options.press, {&proved.style, &marks});
  request.drawn = proved.drawn;
  progress.step(game.id + " book");
  box::PrintedBook printed = box::printed_book(game, proved.proof, proved.style, request, report);
  if (request.board != BookBoard::none)
    box::append_board(printed, boards::usual_board(game, proved.style), request, marks);
  refuse(report);
  const std::unique_ptr<Ink> pen = ink.get();
  if (press) (*pen)->print_on(std::move(*press));
  context.console.put(options.out, box::book_pdf(*pen, printed));
  return ExitCode::fine;
}

std::vector<OptionRow> book_rows(BookOptions& options) {
  std::vector<OptionRow> own = {
      {"GAME", "", &options.game, {.required = true}},
      {"--paper", "size of a page: a5, a4 or letter", &options.paper, {.shows_default = true}},
      {"--board",
       "the board at the end: tiled (on several pages), fold-out (one large page), page (a figure "
       "on a normal page) or none",
       &options.board,
       {.shows_default = true}},
      {"--men",
       "pieces in figures: letters or drawn; if not given, drawn where every piece has a drawing "
       "and is large enough",
       &options.pieces},
      {"--checked", "add an appendix that lists what was checked", &options.checked},
      {"--booklet", "two pages side by side on sheets of twice the size, to fold",
       &options.booklet},
      {"--signature",
       "number of pages of a booklet that are folded together, 4 on a sheet; all if not given",
       &options.signature,
       {.bounds = Bounds{4, 128}}},
      {"--cover",
       "the cover instead of the pages: back, spine and front, with bleed",
       &options.cover,
       {.not_with = {"--booklet", "--signature"}}},
      {"--leaf",
       "thickness of the paper, for the width of a spine and the creep of a booklet",
       &options.leaf,
       {.shows_default = true}},
      {"--bleed", "bleed of a cover", &options.bleed, {.shows_default = true}},
      {"-o,--output", "PDF to write; standard output if not given", &options.out},
  };
  return with_press(std::move(own), options.press);
}

}  // namespace

extern const Command book_command = {
    "book",
    "Print the articles of a game as a book",
    "boardwright book lotus-39 --paper a5 --booklet -o lotus.pdf",
    [] { return call_of(book_rows, print_book); },
};

}  // namespace boardwright::commands
