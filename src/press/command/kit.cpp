// `boardwright kit`: all that is needed to play a game, in one file for print.
#include <fmt/format.h>

#include <utility>

#include "base/errors.h"
#include "base/text.h"
#include "command/command.h"
#include "command/press_options.h"
#include "command/print_options.h"
#include "command/prints.h"
#include "command/proved_game.h"
#include "command/shelf.h"
#include "disk/disk.h"
#include "disk/write_files.h"
#include "figure/words.h"
#include "ink/ink.h"
#include "print/gauges.h"
#include "print/kit_print.h"

namespace boardwright::command {
namespace {

/// The style of kits that take little ink.
constexpr const char* sparing_style = "lines";

struct KitOptions {
  std::string game;
  std::string paper = "a4";
  bool save_ink = false;
  PressOptions press;
  std::filesystem::path out;  ///< empty: what it would hold is told
};

void check(const KitOptions& options) {
  if (options.paper != "a4" && options.paper != "letter")
    throw UsageError("a kit cannot be printed on '" + options.paper + "'", "there are: a4, letter");
  const std::string ending = file_ending(options.out);
  if (!options.out.empty() && ending != ".pdf" && ending != ".zip")
    throw UsageError("'" + options.out.string() + "' is neither a PDF nor a ZIP",
                     "end its name with .pdf or .zip");
  if (options.out.empty()) refuse_press(options.press);
}

/// A kit in the game's own style, or in one that takes little ink.
Kit kit_of(const Context& context, const KitOptions& options, bool save_ink, Ink& ink) {
  Report report;
  const ProvedGame proved =
      prove_game(context, options.game, {{}, save_ink ? sparing_style : ""}, report);
  const Game& game = *proved.game;
  const Style marks = load_style(context.shelves, marks_style);
  if (auto press = press_of(options.press, {&proved.style, &marks}))
    ink->print_on(std::move(*press));
  return make_kit({game, proved.proof, proved.style, proved.drawn ? &proved.set : nullptr,
                   usual_board(game, proved.style), marks, licence_in(context, game)},
                  find_paper(options.paper), ink);
}

/// Both kits, the parts one by one, and the licences.
std::string zip_of(const Context& context, const KitOptions& options, const Kit& kit, Ink& ink) {
  const std::string stem = kit.id + "-kit-" + options.paper;
  std::vector<ArchiveFile> files = {{stem + ".pdf", kit_pdf(kit, ink)}};
  if (!options.save_ink)
    files.push_back({stem + "-ink-saving.pdf", kit_pdf(kit_of(context, options, true, ink), ink)});
  for (const Kit::KitPart& each : kit.parts)
    files.push_back({"parts/" + each.file + ".pdf", each.part.bytes});
  if (!kit.licence.empty()) files.push_back({"licences/game.txt", kit.licence + "\n"});
  files.push_back(
      {"licences/fonts.txt", disk::read_file(context.fonts / "OFL.txt", limits::data_file_bytes)});
  return ink->archive(files);
}

ExitCode print_kit(const KitOptions& options, Context& context) {
  check(options);
  Ink ink(context.fonts);
  const Kit kit = kit_of(context, options, options.save_ink, ink);
  if (file_ending(options.out) == ".zip")
    write_file_atomic(options.out, zip_of(context, options, kit, ink));
  else if (!options.out.empty())
    write_file_atomic(options.out, kit_pdf(kit, ink));
  std::string told = kit.id + ": a kit on " + options.paper + "\n";
  for (const auto& [file, part, pages] : kit.parts)
    told += fmt::format("  {:<14}{}\n", part.title,
                        figure::counted(static_cast<int>(pages), "page", "pages"));
  context.console.out(told);
  return ExitCode::fine;
}

std::vector<OptionRow> kit_rows(KitOptions& to) {
  std::vector<OptionRow> own = {
      {"GAME", "", &to.game, {.required = true}},
      {"--paper", "a4 or letter", &to.paper, {.shows_default = true}},
      {"--save-ink", "lines and hatching in place of colours", &to.save_ink},
      {"-o,--output",
       "file to write: .pdf, or .zip with both kinds, each part and the licences; what the kit "
       "holds is told anyway",
       &to.out},
  };
  return with_press(std::move(own), to.press);
}

}  // namespace

extern const Command kit_command = {
    "kit",
    "Print all that is needed to play a game, as one file",
    "boardwright kit lotus-39 --paper a4 -o lotus-kit.pdf",
    [] { return call_of(kit_rows, print_kit); },
};

}  // namespace boardwright::command
