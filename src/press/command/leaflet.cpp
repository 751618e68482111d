// `boardwright leaflet`: a game's rules on one sheet, to be folded in three.
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

struct LeafletOptions {
  std::string game, paper = "a4", men;
  PressOptions press;
  std::filesystem::path out;  ///< empty: standard output
};

ExitCode print_leaflet(const LeafletOptions& options, Context& context) {
  check_pdf(options.out, context, "a leaflet");
  OpeningInk ink = open_beside(context);
  Report report;
  const ProvedGame proved = prove_game(context, options.game, {options.men, {}}, report);
  auto press = press_of(options.press, {&proved.style});
  const PrintedBook printed =
      printed_leaflet(*proved.game, proved.proof, proved.style, options.paper, proved.drawn);
  const std::unique_ptr<Ink> pen = ink.get();
  if (press) pen->print_on(std::move(*press));
  try {
    context.console.put(options.out, book_pdf(*pen, printed));
  } catch (const BadText& bad) {
    throw UsageError(bad.what(), "boardwright book " + proved.game->id);
  }
  return ExitCode::fine;
}

std::vector<OptionRow> leaflet_rows(LeafletOptions& to) {
  std::vector<OptionRow> own = {
      {"GAME", "", &to.game, {.required = true}},
      {"--paper", "a4 or letter", &to.paper, {.shows_default = true}},
      {"--men", "letters or drawn; if not given, drawn where every piece has a drawing", &to.men},
      {"-o,--output", "PDF to write; standard output if not given", &to.out},
  };
  return with_press(std::move(own), to.press);
}

}  // namespace

extern const Command leaflet_command = {
    "leaflet",
    "Print the rules of a game on one sheet, to fold in three",
    "boardwright leaflet chess -o chess.pdf",
    [] { return call_of(leaflet_rows, print_leaflet); },
};

}  // namespace boardwright::command
