// `boardwright kit`: all that is needed to play a game, in one file for print.
#include <algorithm>
#include <array>

#include "base/errors.h"
#include "base/text.h"
#include "command/command.h"
#include "command/proved_game.h"
#include "diagram/man_drawing.h"
#include "disk/disk.h"
#include "disk/write_files.h"
#include "document/page_about.h"
#include "ink/ink.h"
#include "print/gauges.h"
#include "print/kit_print.h"
#include "scene/library.h"

namespace boardwright::command {
namespace {

/// The style of kits that take little ink.
constexpr const char* sparing_style = "lines";

struct KitOptions {
  std::string game;
  std::string paper = "a4";
  bool save_ink = false;
  std::filesystem::path out;  ///< empty: what it would hold is told
};

void check(const KitOptions& options) {
  constexpr std::array<std::string_view, 2> kit_papers = {"a4", "letter"},
                                            file_endings = {".pdf", ".zip"};
  if (std::find(kit_papers.begin(), kit_papers.end(), options.paper) == kit_papers.end())
    throw UsageError("a kit cannot be printed on '" + options.paper + "'", "there are: a4, letter");
  const std::string ending = options.out.extension().string();
  if (!options.out.empty() &&
      std::find(file_endings.begin(), file_endings.end(), ending) == file_endings.end())
    throw UsageError("'" + options.out.string() + "' is neither a PDF nor a ZIP",
                     "end its name with .pdf or .zip");
}

std::string licence_in(const Game& game, const Context& context) {
  return document::licence_of(game, !context.shelves.own_games().contains(game.id));
}

/// A kit in the game's own style, or in one that takes little ink.
Kit kit_of(const Context& context, const KitOptions& options, bool save_ink, Ink& ink) {
  Report report;
  const ProvedGame proved =
      prove_game(context, options.game, {{}, save_ink ? sparing_style : ""}, report);
  const Game& game = *proved.game;
  return make_kit({game, proved.proof, proved.style, proved.drawn ? &proved.set : nullptr,
                   usual_board(game, proved.style), load_style(context.shelves, marks_style),
                   licence_in(game, context)},
                  find_paper(options.paper), ink);
}

/// Both kits, the parts one by one, and the licences.
std::string zip_of(const Context& context, const KitOptions& options, const Kit& kit, Ink& ink) {
  const std::string stem = kit.id + "-kit-" + options.paper;
  std::vector<ArchiveFile> files = {{stem + ".pdf", kit_pdf(kit, ink)}};
  if (!options.save_ink)
    files.push_back({stem + "-ink-saving.pdf", kit_pdf(kit_of(context, options, true, ink), ink)});
  for (std::size_t i = 0; i < kit.parts.size(); ++i)
    files.push_back({"parts/" + kit.names[i] + ".pdf", kit.parts[i].bytes});
  if (!kit.licence.empty()) files.push_back({"licences/game.txt", kit.licence + "\n"});
  files.push_back(
      {"licences/fonts.txt", disk::read_file(context.fonts / "OFL.txt", limits::data_file_bytes)});
  return ink.archive(files);
}

ExitCode print_kit(const KitOptions& options, Context& context) {
  check(options);
  Ink ink(context.fonts);
  const Kit kit = kit_of(context, options, options.save_ink, ink);
  if (options.out.extension() == ".zip")
    write_file_atomic(options.out, zip_of(context, options, kit, ink));
  else if (!options.out.empty())
    write_file_atomic(options.out, kit_pdf(kit, ink));
  context.console.out(kit.id + ": a kit on " + options.paper + "\n" + kit.told);
  return ExitCode::fine;
}

std::vector<OptionRow> kit_rows(KitOptions& to) {
  return {
      {"GAME", "", &to.game, {.required = true}},
      {"--paper", "a4 or letter", &to.paper, {.shows_default = true}},
      {"--save-ink", "lines and hatching in place of colours", &to.save_ink},
      {"-o,--output",
       "file to write: .pdf, or .zip with both kinds, each part and the licences; what the kit "
       "holds is told anyway",
       &to.out},
  };
}

}  // namespace

extern const Command kit_command = {
    "kit",
    "Print all that is needed to play a game, as one file",
    "boardwright kit lotus-39 --paper a4 -o lotus-kit.pdf",
    [] { return call_of(kit_rows, print_kit); },
};

}  // namespace boardwright::command
