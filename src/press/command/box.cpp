// `boardwright box`: a box of card to size for the parts of a game.
#include <fmt/format.h>

#include <array>

#include "base/errors.h"
#include "base/text.h"
#include "command/command.h"
#include "command/load.h"
#include "command/print_options.h"
#include "disk/write_files.h"
#include "ink/ink.h"
#include "print/box.h"
#include "print/folded.h"
#include "print/gauges.h"
#include "print/piece_print.h"
#include "scene/library.h"

namespace boardwright::command {
namespace {

/// Lengths as typed, with their units.
struct BoxOptions {
  std::string game, kind = "lid";
  std::string base = "25mm", piece_thickness = "2mm", card = "0.5mm", margin = "8mm";
  int fold = 0;  ///< 0: no board goes in
  std::string board_thickness = "2mm";
  std::string paper;          ///< empty: pages as large as the blanks
  std::string style;          ///< empty: the game's own
  std::filesystem::path out;  ///< empty: only the answer
};

constexpr std::array<Word<BoxKind>, 2> box_kinds = {
    {{"tuck", BoxKind::tuck}, {"lid", BoxKind::lid}}};

/// The board as `boardwright board --fold` prints it for pieces of this base, when folded.
BoxSize folded_board(const DrawnBoard& drawn, const BoxOptions& options, Millimetres base) {
  if (options.fold != 2 && options.fold != 4)
    throw UsageError("--fold cannot be " + std::to_string(options.fold), "there are: 2, 4");
  const Fold fold{options.fold, length_of("--board-thickness", options.board_thickness, false)};
  BoardRequest request;
  request.size = {BoardSize::By::piece_base, base, {}, {}};
  const LaidOutBoard laid = lay_out_board(drawn, request);
  const PaperBox all = in_millimetres(laid.drawn.picture.scene.box, laid.side());
  const PaperBox panel =
      panels_of(fold, {all.width() + 2 * request.margin, all.height() + 2 * request.margin})
          .front();
  const double panels = fold.panels;
  return {panel.width(), panel.height(), panels * (fold.thickness + 0.5_mm)};  // with its papers
}

std::string size_text(const BoxSize& size) {
  return fmt::format("{} x {} x {} mm", decimal(size.width.value, 1), decimal(size.depth.value, 1),
                     decimal(size.height.value, 1));
}

ExitCode print_box(const BoxOptions& options, Context& context) {
  BoxRequest request;
  request.kind = choice("--kind", options.kind, box_kinds);
  request.card = length_of("--card", options.card, false);
  request.margin = length_of("--margin", options.margin, true);
  if (!options.paper.empty()) request.paper = find_paper(options.paper);
  if (!options.out.empty() && options.out.extension() != ".pdf")
    throw UsageError("'" + options.out.string() + "' does not end in .pdf");
  BoxParts parts;
  parts.base = length_of("--base", options.base, false);
  parts.thickness = length_of("--piece-thickness", options.piece_thickness, false);
  const auto game = load_game(context, options.game, Extent::rules);
  for (const MenCount& each : starting_men(*game))
    parts.pieces += static_cast<std::size_t>(each.count);
  const Shelves shelves = context.shelves.of_game(game->folder);
  const Style style = open_style(context, shelves, find_style(shelves, options.style, game->style));
  const DrawnBoard whole = drawn_board(*game, game->board(), style);
  if (options.fold != 0) parts.board = folded_board(whole, options, parts.base);
  if (parts.pieces == 0 && !parts.board) throw UsageError("there are no parts to put into a box");
  request.inside = room_for(parts, request.kind);
  const DrawnBoard cover = drawn_board(*game, game->board(), style, Names::off);
  const BoardPages pages = box_pages(cover, request, load_style(context.shelves, marks_style));
  if (!options.out.empty()) {
    Ink ink(context.fonts);
    write_file_atomic(options.out, board_pdf(ink, pages));
  }
  std::string answer =
      fmt::format("{}: a {} for {} pieces of {} mm{}\n", game->id,
                  request.kind == BoxKind::tuck ? "tuck box" : "box with a lid", parts.pieces,
                  decimal(parts.base.value, 2), parts.board ? " and the folded board" : "");
  answer += "  room    " + size_text(request.inside) + "\n";
  for (const Page& page : pages.pages)
    answer += fmt::format("  page    {} x {} mm\n", decimal(page.width.value, 1),
                          decimal(page.height.value, 1));
  context.console.out(answer);
  return ExitCode::fine;
}

std::vector<OptionRow> box_rows(BoxOptions& to) {
  return {
      {"GAME", "", &to.game, {.required = true}},
      {"--kind", "tuck, or lid: a tray and a lid over it", &to.kind, {.shows_default = true}},
      {"--base", "diameter of the pieces", &to.base, {.shows_default = true}},
      {"--piece-thickness", "of a piece", &to.piece_thickness, {.shows_default = true}},
      {"--fold", "the board too, folded into 2 or 4 panels", &to.fold},
      {"--board-thickness", "of the board's card", &to.board_thickness, {.shows_default = true}},
      {"--card", "thickness of the box's card", &to.card, {.shows_default = true}},
      {"--paper", "a4, letter, a3, tabloid or WxHmm; pages as large as the blanks if not given",
       &to.paper},
      {"--margin", "paper kept free round a blank", &to.margin, {.shows_default = true}},
      {"--style", "a style of templates/styles", &to.style},
      {"-o,--output", "file to write: .pdf", &to.out},
  };
}

}  // namespace

extern const Command box_command = {
    "box",
    "Print a box to fold for the parts of a game",
    "boardwright box chess99 --kind lid --fold 4 -o box.pdf",
    [] { return call_of(box_rows, print_box); },
};

}  // namespace boardwright::command
