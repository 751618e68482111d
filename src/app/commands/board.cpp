// `boardwright board`: a board at actual size, on one page, on sheets of paper, or as lines to cut.
#include <fmt/format.h>

#include <array>

#include "base/errors.h"
#include "base/text.h"
#include "boards/board_cut.h"
#include "boards/folded.h"
#include "builder/formats.h"
#include "builder/load.h"
#include "builder/resources.h"
#include "commands/board_answer.h"
#include "commands/command.h"
#include "commands/press_options.h"
#include "commands/print_options.h"
#include "disk/write_files.h"
#include "pdf/ink.h"
#include "render/svg.h"
#include "sheets/cut.h"
#include "sheets/gauges.h"

namespace boardwright::commands {

using boards::BoardSize;
using diagram::Mat, diagram::Names;

namespace {

constexpr Millimetres widest_bleed(25), thickest_board(10);  // more is a typing error

/// Lengths are texts with their units. At most one of the four sizes is given.
struct BoardOptions {
  std::string game, board;
  std::string side, width, piece_base;
  std::string set;    ///< a size named in the game's file
  std::string size;   ///< a product of templates/products
  std::string paper;  ///< empty: a4 for a PDF, one page for other files
  std::string margin = "8mm", overlap = "10mm";
  std::string bleed;  ///< empty: 3mm, and none for an image
  std::string style;  ///< empty: the game's own
  std::string names = "rim", text = "text";
  bool frame = false, title = false;
  int seat = 1;  ///< the seat at the lower edge
  int fold = 0;  ///< number of panels; 0: the board does not fold
  std::string thickness = "2mm";
  PressOptions press;
  std::filesystem::path out;  ///< empty: only print the answer
};

constexpr std::array<base::Word<Names>, 3> name_places = {
    {{"off", Names::off}, {"on", Names::on}, {"rim", Names::rim}}};

std::string as_pdf(const LaidOutBoard& laid, const BoardOptions& options, const Context& context) {
  Ink ink(context.fonts);
  const Style marks = builder::load_style(context.search_path, sheets::marks_style);
  set_press(ink, options.press, {&laid.drawn.style, &marks});
  return boards::board_pdf(ink, boards::pages_of(laid, marks));
}

/// Wrap, lining and plan of a folding board.
std::string as_folding_pdf(const LaidOutBoard& laid, const boards::FoldedBoard& folded,
                           const BoardOptions& options, const Context& context) {
  Ink ink(context.fonts);
  const Style marks = builder::load_style(context.search_path, sheets::marks_style);
  set_press(ink, options.press, {&laid.drawn.style, &marks});
  return boards::board_pdf(ink, boards::folded_pages(laid, folded, marks));
}

std::string as_png(const LaidOutBoard& laid, const BoardOptions&, const Context& context) {
  Ink ink(context.fonts);
  const boards::BoardPages pages =
      boards::pages_of(laid, builder::load_style(context.search_path, sheets::marks_style));
  return ink->page_png(pages.pages.front());
}

std::string as_svg(const LaidOutBoard& laid, const BoardOptions& options, const Context& context) {
  scene::Scene scene = laid.drawn.picture.scene;
  const double margin = base::in_sides(laid.request.margin, laid.side()).value;
  const geometry::Vec edge{margin, margin};
  scene.box = {scene.box.low - edge, scene.box.high + edge};
  if (builder::find_text_as(options.text, "svg") == builder::TextAs::outlines)
    scene = Ink(context.fonts)->outlined(scene, laid.drawn.style);
  return render::render_svg(scene, laid.drawn.style, laid.side());
}

std::vector<sheets::CutLine> cut_lines_of(const LaidOutBoard& laid, const Context& context) {
  return boards::cut_lines(
      laid, Ink(context.fonts)->outlined(laid.drawn.picture.scene, laid.drawn.style));
}

std::string as_cut_svg(const LaidOutBoard& laid, const BoardOptions&, const Context& context) {
  const std::vector<sheets::CutLine> lines = cut_lines_of(laid, context);
  return sheets::render_cut_svg(lines, sheets::box_of(lines));
}

std::string as_dxf(const LaidOutBoard& laid, const BoardOptions&, const Context& context) {
  return sheets::render_dxf(cut_lines_of(laid, context));
}

/// A format of board files, by the extension.
struct BoardFormat {
  std::string_view text;  ///< the extension
  bool sheets;            ///< it can have several sheets of paper
  std::string (*write)(const LaidOutBoard& laid, const BoardOptions& options,
                       const Context& context);
};
constexpr std::array<BoardFormat, 5> board_formats = {{
    {".pdf", true, as_pdf},
    {".svg", false, as_svg},
    {".png", false, as_png},
    {".cut.svg", false, as_cut_svg},
    {".dxf", false, as_dxf},
}};

/// The format of the output file. Null if there is no file.
const BoardFormat* board_format(const BoardOptions& options) {
  return options.out.empty() ? nullptr : &row_of_extension(options.out, board_formats);
}

/// The paper of --paper. nullopt for pages of the size of the board, or of the parts of a folding
/// board.
std::optional<sheets::Paper> paper_of(const BoardOptions& options, const BoardFormat* format) {
  const bool one_page = format != nullptr && !format->sheets;
  if (!options.size.empty() || options.paper == "single" || (one_page && options.paper.empty()))
    return std::nullopt;
  if (one_page)
    throw UsageError("only a PDF has sheets of paper", "leave out --paper, or name a .pdf");
  if (options.fold != 0 && options.paper.empty()) return std::nullopt;
  return sheets::find_paper(options.paper.empty() ? "a4" : options.paper, "single");
}

/// The mat of --frame or --title. On a product it fills the safe area.
Mat mat_of(const BoardOptions& options, const std::optional<sheets::Product>& product) {
  Mat mat;
  if (options.frame) mat.kind = Mat::Kind::frame;
  if (options.title) mat.kind = Mat::Kind::title;
  if (product)
    mat.aspect =
        (product->trim.width - 2 * product->safe) / (product->trim.height - 2 * product->safe);
  return mat;
}

/// The size that the options give. find_set() adds the lengths of a set.
BoardSize board_size(const BoardOptions& options) {
  using By = BoardSize::By;
  const auto size_by = [](By by, const char* option, const std::string& text) {
    return BoardSize{by, length_of(option, text, false), {}, {}};
  };
  if (!options.side.empty()) return size_by(By::side, "--side", options.side);
  if (!options.width.empty()) return size_by(By::width, "--width", options.width);
  if (!options.set.empty()) return {By::set, {}, {}, options.set};
  if (!options.piece_base.empty())
    return size_by(By::piece_base, "--piece-base", options.piece_base);
  return {};
}

void find_set(BoardSize& size, const Game& game) {
  if (size.by != BoardSize::By::set) return;
  std::vector<std::string> known;
  for (const game::BoardSet& set : game.sets) {
    if (set.name == size.set) {
      size.least = set.shortest;
      size.length = set.longest;
      return;
    }
    known.push_back(set.name);
  }
  if (known.empty())
    throw UsageError("game '" + game.id + "' has no sets", "give --side, --width or --piece-base");
  throw UsageError("game '" + game.id + "' has no set '" + size.set + "'",
                   "there are: " + joined(known, ", "));
}

/// How the board folds; nullopt if it does not. Throws UsageError unless the file is a PDF.
std::optional<boards::Fold> fold_of(const BoardOptions& options, const BoardFormat* format) {
  if (options.fold == 0) return std::nullopt;
  if (options.fold != 2 && options.fold != 4)
    throw UsageError("--fold cannot be " + std::to_string(options.fold), "there are: 2, 4");
  if (format != nullptr && format->write != as_pdf)
    throw UsageError("only a PDF has the pages of a folding board", "name a .pdf");
  const boards::Fold fold{options.fold, length_of("--board-thickness", options.thickness, false)};
  if (fold.thickness > thickest_board)
    throw UsageError("--board-thickness '" + options.thickness + "' is too thick",
                     "at most 10mm; most boards are 1mm to 3mm thick");
  return fold;
}

ExitCode print_board(const BoardOptions& options, Context& context) {
  const BoardFormat* format = board_format(options);
  builder::find_text_as(options.text, format != nullptr ? format->text.substr(1) : "svg");
  boards::BoardRequest request;
  const Names names = choice("--names", options.names, name_places);
  request.margin = length_of("--margin", options.margin, true);
  request.overlap = length_of("--overlap", options.overlap, true);
  request.marked = format == nullptr || format->write != as_png;
  if (!options.bleed.empty())
    request.bleed = length_of("--bleed", options.bleed, true);
  else if (!request.marked)
    request.bleed = 0_mm;
  if (request.bleed > widest_bleed)
    throw UsageError("--bleed '" + options.bleed + "' is too wide",
                     "at most 25mm; print shops ask for 2mm to 5mm");
  const std::optional<boards::Fold> fold = fold_of(options, format);
  const std::optional<sheets::Paper> paper = paper_of(options, format);
  if (!fold) request.paper = paper;
  request.size = board_size(options);
  const auto game = builder::load_game(context, options.game, Extent::rules);
  find_set(request.size, *game);
  if (!options.size.empty())
    request.product = sheets::find_product(context.search_path, options.size, true);
  const Board& board = builder::find_board(*game, options.board);
  const SeatId seat = builder::find_seat(board, options.seat);
  const Style style = builder::style_of(context, *game, options.style);
  const LaidOutBoard laid = boards::lay_out_board(
      boards::drawn_board(*game, board, style, names, seat, mat_of(options, request.product)),
      request);
  std::optional<boards::FoldedBoard> folded;
  if (fold) folded = boards::lay_out_folded(laid, *fold, paper);
  if (format == nullptr || !format->sheets) refuse_press(options.press);
  if (format != nullptr)
    disk::write_file_atomic(options.out, folded ? as_folding_pdf(laid, *folded, options, context)
                                                : format->write(laid, options, context));
  context.console.out(board_answer(laid, folded));
  return ExitCode::fine;
}

std::vector<OptionRow> board_rows(BoardOptions& options) {
  std::vector<OptionRow> own = {
      {"GAME", "", &options.game, {.required = true}},
      {"--board", "another board of the game's tiling", &options.board},
      {"--side",
       "length of a side of a cell, such as 50mm or 2in",
       &options.side,
       {.not_with = {"--width", "--piece-base", "--set"}}},
      {"--width",
       "width of the board, without the names",
       &options.width,
       {.not_with = {"--piece-base", "--set"}}},
      {"--piece-base",
       "diameter of a round base that fits the smallest cell; 25mm if no size is given",
       &options.piece_base,
       {.not_with = {"--set"}}},
      {"--set", "a size named by the game's inventor, such as desk or tournament", &options.set},
      {"--size",
       "a board, mat or poster of templates/products, such as poster-a2: one page with its bleed",
       &options.size,
       {.not_with = {"--side", "--width", "--piece-base", "--set", "--paper", "--margin",
                     "--overlap", "--bleed"}}},
      {"--paper", "a4, letter, a3, tabloid, WxHmm, or single: a page of the size of the board",
       &options.paper},
      {"--margin", "margin of the paper on every side", &options.margin, {.shows_default = true}},
      {"--overlap",
       "overlap of neighbouring sheets, for glue",
       &options.overlap,
       {.shows_default = true}},
      {"--bleed",
       "bleed of a single page, which is trimmed off; if not given, 3mm, and none for an image",
       &options.bleed},
      {"--fold",
       "a board that folds into 2 or 4 panels of card: a wrap, a lining and a plan, each on a page "
       "of its own, or with --paper on sheets",
       &options.fold,
       {.not_with = {"--bleed", "--size"}}},
      {"--board-thickness",
       "thickness of the card of --fold",
       &options.thickness,
       {.shows_default = true}},
      {"--style", "a style of templates/styles", &options.style},
      {"--names",
       "place of the names of cells: off, on (the cells) or rim",
       &options.names,
       {.shows_default = true}},
      {"--title", "a framed mat with the title and the credits of the game", &options.title},
      {"--frame", "a mat with only the frame", &options.frame},
      {"--text", builder::text_as_help, &options.text, {.shows_default = true}},
      {"--seat", "the seat at the lower edge", &options.seat, {.shows_default = true}},
      {"-o,--output", "file to write: .pdf, .svg, .png at 300 dpi, or lines to cut: .cut.svg, .dxf",
       &options.out},
  };
  return with_press(std::move(own), options.press);
}

}  // namespace

extern const Command board_command = {
    "board",
    "Print a board in true size",
    "boardwright board lotus-39 --piece-base 25mm --paper a4 -o board.pdf",
    [] { return call_of(board_rows, print_board); },
};

}  // namespace boardwright::commands
