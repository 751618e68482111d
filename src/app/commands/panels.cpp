// Prints leaflets and cards.
#include "commands/panels.h"

#include <memory>
#include <utility>

#include "base/errors.h"
#include "builder/drawers.h"
#include "builder/resources.h"
#include "commands/print_options.h"
#include "fonts/bad_text.h"
#include "sheets/gauges.h"

namespace boardwright::commands {

std::vector<OptionRow> panel_rows(PanelOptions& options, const char* paper_help,
                                  const std::vector<OptionRow>& own) {
  std::vector<OptionRow> all = {{"GAME", "", &options.game, {.required = true}}};
  all.insert(all.end(), own.begin(), own.end());
  all.push_back({"--paper", paper_help, &options.paper, {.shows_default = true}});
  all.push_back({"--men", "letters or drawn; if not given, drawn where every piece has a drawing",
                 &options.pieces});
  all.push_back({"-o,--output", "PDF to write; standard output if not given", &options.out});
  return with_press(std::move(all), options.press);
}

ExitCode print_panels(const PanelOptions& options, Context& context, const std::string& what,
                      const std::function<box::PrintedBook(const box::PanelSources&)>& make) {
  check_pdf(options.out, context, what);
  builder::OpeningInk ink = builder::open_beside(context);
  Report report;
  const ProvedGame proved = prove_game(context, options.game, {options.pieces, {}}, report);
  const Style marks = load_style(context.search_path, sheets::marks_style);
  auto press = press_of(options.press, {&proved.style, &marks});
  const box::PrintedBook printed =
      make({*proved.game, proved.proof, proved.style, marks, proved.drawn ? &proved.set : nullptr});
  const std::unique_ptr<Ink> pen = ink.get();
  if (press) (*pen)->print_on(std::move(*press));
  try {
    context.console.put(options.out, box::book_pdf(*pen, printed));
  } catch (const fonts::BadText& bad) {
    throw UsageError(bad.what(), "boardwright book " + proved.game->id);
  }
  return ExitCode::fine;
}

}  // namespace boardwright::commands
