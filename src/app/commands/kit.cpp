// `boardwright kit`: everything needed to play a game, in one file for print.
#include <fmt/format.h>

#include <utility>

#include "base/errors.h"
#include "box/kit_audit.h"
#include "box/kit_print.h"
#include "builder/load.h"
#include "builder/prints.h"
#include "builder/resources.h"
#include "commands/command.h"
#include "commands/press_options.h"
#include "commands/print_options.h"
#include "commands/proved_game.h"
#include "disk/disk.h"
#include "disk/write_files.h"
#include "figure/words.h"
#include "pdf/ink.h"
#include "sheets/gauges.h"

namespace boardwright::commands {

using base::operator""_mm;
using box::Kit;

namespace {

/// The style of kits that use little ink.
constexpr const char* sparing_style = "lines";

struct KitOptions {
  std::string game;
  std::string paper = "a4";
  bool save_ink = false, names = false, fold = false;
  int sheets = 0;  ///< the most for the board; 0: as many as the usual size takes
  PressOptions press;
  std::filesystem::path out;  ///< empty: only the contents are listed
};

void check_kit_options(const KitOptions& options) {
  if (options.paper != "a4" && options.paper != "letter")
    throw UsageError("a kit cannot be printed on '" + options.paper + "'", "there are: a4, letter");
  const std::string extension = file_extension(options.out);
  if (!options.out.empty() && extension != ".pdf" && extension != ".zip")
    throw UsageError("'" + options.out.string() + "' is neither a PDF nor a ZIP",
                     "end its name with .pdf or .zip");
  if (options.out.empty()) refuse_press(options.press);
}

/// A game's own board, smaller if it has to fit on fewer sheets.
boards::UsualBoard board_of(const Game& game, const Style& style, const KitOptions& options) {
  boards::UsualBoard board = boards::usual_board(game, style);
  if (options.sheets == 0) return board;
  boards::BoardRequest request;
  request.paper = sheets::find_paper(options.paper);
  const auto found = boards::base_for_sheets(board.drawn.picture, request,
                                             static_cast<std::size_t>(options.sheets), board.base,
                                             counters::least_base / counters::disc_share);
  if (!found)
    throw UsageError("the board of '" + game.id + "' does not go on " +
                         figure::counted(options.sheets, "sheet", "sheets") + " of " +
                         options.paper,
                     "pieces would be smaller than " + base::decimal(counters::least_base.value) +
                         " mm: give a larger number");
  board.base = *found;
  return board;
}

/// A kit in the game's own style, or in the style that uses little ink.
Kit kit_of(const Context& context, const KitOptions& options, bool save_ink, Ink& ink) {
  Report report;
  const ProvedGame proved =
      prove_game(context, options.game, {{}, save_ink ? sparing_style : ""}, report);
  const Game& game = *proved.game;
  const PieceSet* set = proved.drawn ? &proved.set : nullptr;
  box::check_kit(game, box::kit_facts(game, proved.proof, proved.style, set), report);
  base::refuse(report);
  builder::show_warnings(report, context.console);
  const Style marks = load_style(context.search_path, sheets::marks_style);
  set_press(ink, options.press, {&proved.style, &marks});
  return box::make_kit(
      {game, proved.proof, proved.style, set, board_of(game, proved.style, options), marks,
       builder::licence_in(context, game),
       options.names ? counters::Named::yes : counters::Named::no, options.fold},
      sheets::find_paper(options.paper), ink);
}

/// An archive of both kits, each part as a file of its own, and the licences.
std::string zip_of(const Context& context, const KitOptions& options, const Kit& kit, Ink& ink) {
  const std::string stem = kit.id + "-kit-" + options.paper;
  std::vector<pdf::ArchiveFile> files = {{stem + ".pdf", box::kit_pdf(kit, ink)}};
  if (!options.save_ink)
    files.push_back(
        {stem + "-ink-saving.pdf", box::kit_pdf(kit_of(context, options, true, ink), ink)});
  for (const Kit::KitPart& each : kit.parts)
    files.push_back({"parts/" + each.file + ".pdf", each.part.bytes});
  if (!kit.licence.empty()) files.push_back({"licences/game.txt", kit.licence + "\n"});
  files.push_back({"licences/fonts.txt",
                   disk::read_file(context.fonts / "OFL.txt", base::limits::data_file_bytes)});
  return ink->archive(files);
}

ExitCode print_kit(const KitOptions& options, Context& context) {
  check_kit_options(options);
  Ink ink(context.fonts);
  const Kit kit = kit_of(context, options, options.save_ink, ink);
  if (file_extension(options.out) == ".zip")
    disk::write_file_atomic(options.out, zip_of(context, options, kit, ink));
  else if (!options.out.empty())
    disk::write_file_atomic(options.out, box::kit_pdf(kit, ink));
  std::string contents = kit.id + ": a kit on " + options.paper + "\n";
  for (const auto& [file, part, pages] : kit.parts)
    contents += fmt::format("  {:<19}{}\n", part.title,
                            figure::counted(static_cast<int>(pages), "page", "pages"));
  context.console.out(contents);
  return ExitCode::fine;
}

std::vector<OptionRow> kit_rows(KitOptions& options) {
  std::vector<OptionRow> own = {
      {"GAME", "", &options.game, {.required = true}},
      {"--paper", "a4 or letter", &options.paper, {.shows_default = true}},
      {"--sheets",
       "sheets of the board at most: its cells and the pieces shrink to fit",
       &options.sheets,
       {.bounds = {{1, 100}}}},
      {"--save-ink", "use lines and hatching instead of colours", &options.save_ink},
      {"--names", "small below each piece its name", &options.names},
      {"--fold", "square counters that are folded over: nothing is printed on both sides of card",
       &options.fold},
      {"-o,--output",
       "file to write: .pdf, or .zip with both kinds, each part and the licences; if not given, "
       "the contents of the kit are only listed",
       &options.out},
  };
  return with_press(std::move(own), options.press);
}

}  // namespace

extern const Command kit_command = {
    "kit",
    "Print everything needed to play a game, as one file",
    "boardwright kit lotus-39 --paper a4 -o lotus-kit.pdf",
    [] { return call_of(kit_rows, print_kit); },
};

}  // namespace boardwright::commands
