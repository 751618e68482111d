// `boardwright box`: a box of card made to measure for the parts of a game, or one that a shop
// prints.
#include <fmt/format.h>

#include <array>
#include <cmath>

#include "base/errors.h"
#include "base/text.h"
#include "boards/folded.h"
#include "box/box.h"
#include "box/box_cover.h"
#include "builder/load.h"
#include "builder/resources.h"
#include "commands/command.h"
#include "commands/press_options.h"
#include "commands/print_options.h"
#include "counters/piece_print.h"
#include "disk/write_files.h"
#include "pdf/ink.h"
#include "sheets/gauges.h"

namespace boardwright::commands {

using sheets::BoxSize;

namespace {

/// Lengths are texts with their units.
struct BoxOptions {
  std::string game, kind = "lid";
  std::string base = "25mm", piece_thickness = "2mm", card = "0.5mm", margin = "8mm";
  int fold = 0;  ///< 0: the box holds no board
  std::string board_thickness = "2mm";
  std::string paper;    ///< empty: pages of the size of the blanks
  std::string size;     ///< a box of templates/products; empty: made to measure
  bool guides = false;  ///< draw guides on a shop's box, as a proof
  std::string style;    ///< empty: the game's own
  PressOptions press;
  std::filesystem::path out;  ///< empty: only print the answer
};

/// An extension of the files for boxes of a shop.
struct BoxExtension {
  std::string_view text;
};
constexpr std::array<BoxExtension, 2> box_extensions = {{{".pdf"}, {".png"}}};

/// The size of the folded board that `boardwright board --fold` prints for pieces of this base.
BoxSize folded_board(const boards::DrawnBoard& drawn, const BoxOptions& options, Millimetres base) {
  if (options.fold != 2 && options.fold != 4)
    throw UsageError("--fold cannot be " + std::to_string(options.fold), "there are: 2, 4");
  const boards::Fold fold{options.fold,
                          length_of("--board-thickness", options.board_thickness, false)};
  boards::BoardRequest request;
  request.size = {boards::BoardSize::By::piece_base, base, {}, {}};
  const boards::LaidOutBoard laid = boards::lay_out_board(drawn, request);
  const scene::PaperBox all = scene::in_millimetres(laid.drawn.picture.scene.box, laid.side());
  const scene::PaperBox panel =
      boards::panels_of(fold, {all.width() + 2 * request.margin, all.height() + 2 * request.margin})
          .front();
  const double panels = fold.panels;
  // 0.5 mm for the papers on both sides of a panel.
  return {panel.width(), panel.height(), panels * (fold.thickness + 0.5_mm)};
}

std::string box_size_text(const BoxSize& size) {
  return fmt::format("{} x {} x {} mm", decimal(size.width.value, 1), decimal(size.depth.value, 1),
                     decimal(size.height.value, 1));
}

/// Width and height in pixels, at 300 per inch.
std::string pixels_text(base::PaperSize size) {
  const auto pixels_of = [](Millimetres length) { return std::lround(length.value / 25.4 * 300); };
  return fmt::format("{} x {}", pixels_of(size.width), pixels_of(size.height));
}

/// The file of the image of each card. Their names are appended if there are several.
std::vector<std::filesystem::path> image_files(const BoxOptions& options,
                                               const std::vector<sheets::BoxCard>& cards) {
  std::vector<std::filesystem::path> files;
  for (const sheets::BoxCard& card : cards)
    files.push_back(card.name.empty() ? options.out : named_file(options.out, card.name));
  return files;
}

std::string box_answer(const Game& game, const sheets::BoxProduct& product,
                       const BoxOptions& options, const std::vector<std::filesystem::path>& files) {
  const auto& [width, depth, height] = product.size;
  const bool tuck = product.kind == sheets::BoxKind::tuck;
  const BoxSize closed = tuck ? BoxSize{width, height, depth} : product.size;
  std::string out =
      fmt::format("{}: {}\n  size    {}\n  closed  {}\n", game.id,
                  tuck ? "a tuck box" : "a box with a lid", product.title, box_size_text(closed));
  out += fmt::format("  page    {} x {} mm{}; {} mm within each face kept free\n",
                     decimal(product.image.width.value, 2), decimal(product.image.height.value, 2),
                     tuck ? "" : ", one of the lid and one of the tray",
                     decimal(product.safe.value, 2));
  out += "  pixels  " + pixels_text(product.image) + ", at 300 an inch\n";
  if (options.guides)
    out += "  guides  round faces and what is kept free: a proof, not for the shop\n";
  if (files.size() > 1)
    out += fmt::format("  files   {} and {}\n", files.front().string(), files.back().string());
  return out;
}

/// Writes a PDF of these pages, for a press if --press is given.
void write_box_pdf(const BoxOptions& options, Ink& ink, const boards::BoardPages& pages,
                   const std::vector<const Style*>& styles) {
  set_press(ink, options.press, styles);
  disk::write_file_atomic(options.out, boards::board_pdf(ink, pages));
}

/// Writes a box that a shop prints: one PDF, or an image of each of its cards.
ExitCode print_shop_box(const BoxOptions& options, Context& context) {
  if (!options.out.empty()) row_of_extension(options.out, box_extensions);
  const auto game = builder::load_game(context, options.game, Extent::rules);
  const sheets::BoxProduct product = sheets::find_box(context.search_path, options.size);
  const Style style = builder::style_of(context, *game, options.style);
  const Style marks = builder::load_style(context.search_path, sheets::marks_style);
  const bool is_pdf = file_extension(options.out) == ".pdf";
  if (!is_pdf) refuse_press(options.press);
  std::vector<std::filesystem::path> files;
  if (!options.out.empty()) {
    Ink ink(context.fonts);
    const box::BoxImages images =
        box::box_images(ink, boards::drawn_board(*game, game->board(), style, diagram::Names::off),
                        product, options.guides ? &marks : nullptr);
    if (is_pdf) {
      write_box_pdf(options, ink, images.made, {&style, &marks});
    } else {
      files = image_files(options, sheets::cards_of(product));
      for (std::size_t i = 0; i < files.size(); ++i)
        disk::write_file_atomic(files[i], ink->page_png(images.made.pages[i]));
    }
  }
  context.console.out(box_answer(*game, product, options, files));
  return ExitCode::fine;
}

ExitCode print_box(const BoxOptions& options, Context& context) {
  if (!options.size.empty()) return print_shop_box(options, context);
  if (options.guides)
    throw UsageError("--guides is for a box that a shop prints", "give --size too");
  box::BoxRequest request;
  request.kind = choice("--kind", options.kind, sheets::box_kinds);
  request.card = length_of("--card", options.card, false);
  request.margin = length_of("--margin", options.margin, true);
  if (!options.paper.empty()) request.paper = sheets::find_paper(options.paper);
  if (!options.out.empty() && file_extension(options.out) != ".pdf")
    throw UsageError("'" + options.out.string() + "' does not end in .pdf",
                     "only a box of a shop, with --size, can be a .png");
  box::BoxParts parts;
  parts.base = length_of("--base", options.base, false);
  parts.thickness = length_of("--piece-thickness", options.piece_thickness, false);
  const auto game = builder::load_game(context, options.game, Extent::rules);
  for (const game::PieceCount& each : counters::starting_pieces(*game))
    parts.pieces += static_cast<std::size_t>(each.count);
  const Style style = builder::style_of(context, *game, options.style);
  const boards::DrawnBoard whole = boards::drawn_board(*game, game->board(), style);
  if (options.fold != 0) parts.board = folded_board(whole, options, parts.base);
  if (parts.pieces == 0 && !parts.board) throw UsageError("there are no parts to put into a box");
  request.inside = box::room_for(parts, request.kind);
  const boards::DrawnBoard cover =
      boards::drawn_board(*game, game->board(), style, diagram::Names::off);
  const Style marks = builder::load_style(context.search_path, sheets::marks_style);
  const boards::BoardPages pages = box::box_pages(cover, request, marks);
  if (options.out.empty()) refuse_press(options.press);
  if (!options.out.empty()) {
    Ink ink(context.fonts);
    write_box_pdf(options, ink, pages, {&style, &marks});
  }
  std::string answer = fmt::format(
      "{}: a {} for {} pieces of {} mm{}\n", game->id,
      request.kind == sheets::BoxKind::tuck ? "tuck box" : "box with a lid", parts.pieces,
      decimal(parts.base.value, 2), parts.board ? " and the folded board" : "");
  answer += "  room    " + box_size_text(request.inside) + "\n";
  for (const scene::Page& page : pages.pages)
    answer += fmt::format("  page    {} x {} mm\n", decimal(page.width.value, 1),
                          decimal(page.height.value, 1));
  context.console.out(answer);
  return ExitCode::fine;
}

std::vector<OptionRow> box_rows(BoxOptions& options) {
  std::vector<OptionRow> own = {
      {"GAME", "", &options.game, {.required = true}},
      {"--kind", "tuck, or lid: a tray and a lid over it", &options.kind, {.shows_default = true}},
      {"--base", "diameter of the pieces", &options.base, {.shows_default = true}},
      {"--piece-thickness",
       "thickness of a piece",
       &options.piece_thickness,
       {.shows_default = true}},
      {"--fold", "make room for the board, folded into 2 or 4 panels", &options.fold},
      {"--board-thickness",
       "thickness of the card of the board",
       &options.board_thickness,
       {.shows_default = true}},
      {"--card", "thickness of the card of the box", &options.card, {.shows_default = true}},
      {"--paper", "a4, letter, a3, tabloid or WxHmm; if not given, pages of the size of the blanks",
       &options.paper},
      {"--margin", "free space around a blank", &options.margin, {.shows_default = true}},
      {"--size",
       "a box of templates/products, such as tgc-poker-tuck-box-54: the artwork for the shop",
       &options.size,
       {.not_with = {"--kind", "--base", "--piece-thickness", "--fold", "--board-thickness",
                     "--card", "--paper", "--margin"}}},
      {"--guides", "with --size: outline the faces and their safe areas, for a proof",
       &options.guides},
      {"--style", "a style of templates/styles", &options.style},
      {"-o,--output",
       "file to write: .pdf; with --size also .png at 300 dpi, one file each for lid and tray",
       &options.out},
  };
  return with_press(std::move(own), options.press);
}

}  // namespace

extern const Command box_command = {
    "box",
    "Print a box for the parts of a game, to fold or for a shop",
    "boardwright box chess99 --kind lid --fold 4 -o box.pdf",
    [] { return call_of(box_rows, print_box); },
};

}  // namespace boardwright::commands
