// `boardwright cards`: a card for each piece, with its moves.
#include <memory>
#include <utility>

#include "base/errors.h"
#include "command/command.h"
#include "command/drawers.h"
#include "command/press_options.h"
#include "command/print_options.h"
#include "command/proved_game.h"
#include "print/book_print.h"

namespace boardwright::command {
namespace {

struct CardsOptions {
  std::string game, paper = "a4", men;
  std::string size = "poker";
  PressOptions press;
  std::filesystem::path out;  ///< empty: standard output
};

ExitCode print_cards(const CardsOptions& options, Context& context) {
  check_pdf(options.out, context, "cards");
  OpeningInk ink = open_beside(context);
  Report report;
  const ProvedGame proved = prove_game(context, options.game, {options.men, {}}, report);
  auto press = press_of(options.press, {&proved.style});
  const PrintedBook printed = printed_cards(*proved.game, proved.proof, proved.style, options.size,
                                            options.paper, proved.drawn);
  const std::unique_ptr<Ink> pen = ink.get();
  if (press) pen->print_on(std::move(*press));
  context.console.put(options.out, book_pdf(*pen, printed));
  return ExitCode::fine;
}

std::vector<OptionRow> cards_rows(CardsOptions& to) {
  std::vector<OptionRow> own = {
      {"GAME", "", &to.game, {.required = true}},
      {"--size", "of a card: poker (63.5 x 88.9 mm) or a7", &to.size, {.shows_default = true}},
      {"--paper",
       "on which cards are laid edge to edge: a4, letter, or single (each on a page of its own)",
       &to.paper,
       {.shows_default = true}},
      {"--men", "letters or drawn; if not given, drawn where every piece has a drawing", &to.men},
      {"-o,--output", "PDF to write; standard output if not given", &to.out},
  };
  return with_press(std::move(own), to.press);
}

}  // namespace

extern const Command cards_command = {
    "cards",
    "Print a card of moves for each piece of a game",
    "boardwright cards chess --size poker -o cards.pdf",
    [] { return call_of(cards_rows, print_cards); },
};

}  // namespace boardwright::command
