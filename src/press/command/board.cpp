// `boardwright board`: a board true to size, on one page, on sheets of paper, or as lines to cut.
#include <fmt/format.h>

#include <array>

#include "base/errors.h"
#include "base/text.h"
#include "command/board_answer.h"
#include "command/command.h"
#include "command/formats.h"
#include "command/load.h"
#include "command/press_options.h"
#include "command/print_options.h"
#include "command/shelf.h"
#include "disk/write_files.h"
#include "ink/ink.h"
#include "print/board_cut.h"
#include "print/cut.h"
#include "print/folded.h"
#include "print/gauges.h"
#include "render/svg.h"

namespace boardwright::command {
namespace {

constexpr Millimetres widest_bleed(25), thickest_board(10);  // more is a slip of the key

/// Lengths as typed, with their units; of the four sizes at most one is given.
struct BoardOptions {
  std::string game, board;
  std::string side, width, piece_base;
  std::string set;    ///< a size that the game's file names
  std::string size;   ///< of templates/products
  std::string paper;  ///< empty: a4 for a PDF, one page for all else
  std::string margin = "8mm", overlap = "10mm";
  std::string bleed;  ///< empty: 3mm, and none of an image
  std::string style;  ///< empty: the game's own
  std::string names = "rim", text = "text";
  bool frame = false, title = false;
  int seat = 1;  ///< who sits at the lower edge
  int fold = 0;  ///< into so many panels; 0: it does not
  std::string thickness = "2mm";
  PressOptions press;
  std::filesystem::path out;  ///< empty: only the answer
};

constexpr std::array<Word<Names>, 3> name_places = {
    {{"off", Names::off}, {"on", Names::on}, {"rim", Names::rim}}};

/// Gives the ink its press, if one is asked for.
void take_press(Ink& ink, const BoardOptions& options, const LaidOutBoard& laid,
                const Style& marks) {
  if (auto press = press_of(options.press, {&laid.drawn.style, &marks}))
    ink->print_on(std::move(*press));
}

std::string as_pdf(const LaidOutBoard& laid, const BoardOptions& options, const Context& context) {
  Ink ink(context.fonts);
  const Style marks = load_style(context.shelves, marks_style);
  take_press(ink, options, laid, marks);
  return board_pdf(ink, pages_of(laid, marks));
}

/// Wrap, lining and plan of a board that folds.
std::string as_folding_pdf(const LaidOutBoard& laid, const FoldedBoard& folded,
                           const BoardOptions& options, const Context& context) {
  Ink ink(context.fonts);
  const Style marks = load_style(context.shelves, marks_style);
  take_press(ink, options, laid, marks);
  return board_pdf(ink, folded_pages(laid, folded, marks));
}

std::string as_png(const LaidOutBoard& laid, const BoardOptions&, const Context& context) {
  Ink ink(context.fonts);
  const BoardPages pages = pages_of(laid, load_style(context.shelves, marks_style));
  return ink->page_png(pages.pages.front());
}

std::string as_svg(const LaidOutBoard& laid, const BoardOptions& options, const Context& context) {
  Scene scene = laid.drawn.picture.scene;
  const double margin = in_sides(laid.request.margin, laid.side()).value;
  const Vec edge{margin, margin};
  scene.box = {scene.box.low - edge, scene.box.high + edge};
  if (find_text_as(options.text, "svg") == TextAs::outlines)
    scene = Ink(context.fonts)->outlined(scene, laid.drawn.style);
  return render_svg(scene, laid.drawn.style, laid.side());
}

std::vector<CutLine> cut_lines_of(const LaidOutBoard& laid, const Context& context) {
  return cut_lines(laid, Ink(context.fonts)->outlined(laid.drawn.picture.scene, laid.drawn.style));
}

std::string as_cut_svg(const LaidOutBoard& laid, const BoardOptions&, const Context& context) {
  const std::vector<CutLine> lines = cut_lines_of(laid, context);
  return render_cut_svg(lines, box_of(lines));
}

std::string as_dxf(const LaidOutBoard& laid, const BoardOptions&, const Context& context) {
  return render_dxf(cut_lines_of(laid, context));
}

/// A kind of file that a board can be written to, told by how its name ends.
struct Ending {
  std::string_view text;
  bool sheets;  ///< it may have many, of paper
  std::string (*write)(const LaidOutBoard& laid, const BoardOptions& options,
                       const Context& context);
};
constexpr std::array<Ending, 5> endings = {{
    {".pdf", true, as_pdf},
    {".svg", false, as_svg},
    {".png", false, as_png},
    {".cut.svg", false, as_cut_svg},
    {".dxf", false, as_dxf},
}};

/// Null if there is no file.
const Ending* ending_of(const BoardOptions& options) {
  return options.out.empty() ? nullptr : &row_of_ending(options.out, endings);
}

/// The paper asked for; nothing for one page as large as the board, or as each part of one that
/// folds.
std::optional<Paper> paper_of(const BoardOptions& options, const Ending* ending) {
  const bool one_page = ending != nullptr && !ending->sheets;
  if (!options.size.empty() || options.paper == "single" || (one_page && options.paper.empty()))
    return std::nullopt;
  if (one_page)
    throw UsageError("only a PDF has sheets of paper", "leave out --paper, or name a .pdf");
  if (options.fold != 0 && options.paper.empty()) return std::nullopt;
  return find_paper(options.paper.empty() ? "a4" : options.paper, "single");
}

/// The mat asked for; on a product it fills all that is kept.
Mat mat_of(const BoardOptions& options, const std::optional<Product>& product) {
  Mat mat;
  if (options.frame) mat.kind = Mat::Kind::frame;
  if (options.title) mat.kind = Mat::Kind::title;
  if (product)
    mat.aspect =
        (product->trim.width - 2 * product->safe) / (product->trim.height - 2 * product->safe);
  return mat;
}

/// The size as far as the options alone tell it; that of a set is the game's.
BoardSize board_size(const BoardOptions& options) {
  using By = BoardSize::By;
  const auto told = [](By by, const char* option, const std::string& text) {
    return BoardSize{by, length_of(option, text, false), {}, {}};
  };
  if (!options.side.empty()) return told(By::side, "--side", options.side);
  if (!options.width.empty()) return told(By::width, "--width", options.width);
  if (!options.set.empty()) return {By::set, {}, {}, options.set};
  if (!options.piece_base.empty()) return told(By::piece_base, "--piece-base", options.piece_base);
  return {};
}

void find_set(BoardSize& size, const Game& game) {
  if (size.by != BoardSize::By::set) return;
  std::vector<std::string> known;
  for (const BoardSet& set : game.sets) {
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

/// How the board folds, if it does; then it is a PDF.
std::optional<Fold> fold_of(const BoardOptions& options, const Ending* ending) {
  if (options.fold == 0) return std::nullopt;
  if (options.fold != 2 && options.fold != 4)
    throw UsageError("--fold cannot be " + std::to_string(options.fold), "there are: 2, 4");
  if (ending != nullptr && ending->write != as_pdf)
    throw UsageError("only a PDF has the pages of a folding board", "name a .pdf");
  const Fold fold{options.fold, length_of("--board-thickness", options.thickness, false)};
  if (fold.thickness > thickest_board)
    throw UsageError("--board-thickness '" + options.thickness + "' is too thick",
                     "boards are 1mm to 3mm thick, and 10mm is the most");
  return fold;
}

ExitCode print_board(const BoardOptions& options, Context& context) {
  const Ending* ending = ending_of(options);
  find_text_as(options.text, ending != nullptr ? ending->text.substr(1) : "svg");
  BoardRequest request;
  const Names names = choice("--names", options.names, name_places);
  request.margin = length_of("--margin", options.margin, true);
  request.overlap = length_of("--overlap", options.overlap, true);
  request.marked = ending == nullptr || ending->write != as_png;
  if (!options.bleed.empty())
    request.bleed = length_of("--bleed", options.bleed, true);
  else if (!request.marked)
    request.bleed = 0_mm;
  if (request.bleed > widest_bleed)
    throw UsageError("--bleed '" + options.bleed + "' is too wide",
                     "print shops ask for 2mm to 5mm, and 25mm is the most");
  const std::optional<Fold> fold = fold_of(options, ending);
  const std::optional<Paper> paper = paper_of(options, ending);
  if (!fold) request.paper = paper;
  request.size = board_size(options);
  const auto game = load_game(context, options.game, Extent::rules);
  find_set(request.size, *game);
  if (!options.size.empty()) request.product = find_product(context.shelves, options.size, true);
  const Board& board = find_board(*game, options.board);
  const SeatId seat = find_seat(board, options.seat);
  const SearchPath shelves = context.shelves.of_game(game->folder);
  const Style style =
      open_style(context, shelves, find_style(shelves, options.style, game->style), *game);
  const LaidOutBoard laid = lay_out_board(
      drawn_board(*game, board, style, names, seat, mat_of(options, request.product)), request);
  std::optional<FoldedBoard> folded;
  if (fold) folded = lay_out_folded(laid, *fold, paper);
  if (ending == nullptr || !ending->sheets) refuse_press(options.press);
  if (ending != nullptr)
    write_file_atomic(options.out, folded ? as_folding_pdf(laid, *folded, options, context)
                                          : ending->write(laid, options, context));
  context.console.out(board_answer(laid, folded));
  return ExitCode::fine;
}

std::vector<OptionRow> board_rows(BoardOptions& to) {
  std::vector<OptionRow> own = {
      {"GAME", "", &to.game, {.required = true}},
      {"--board", "another board of the game's tiling", &to.board},
      {"--side",
       "length of a cell's side, as 50mm or 2in",
       &to.side,
       {.not_with = {"--width", "--piece-base", "--set"}}},
      {"--width",
       "width of the board, without the names",
       &to.width,
       {.not_with = {"--piece-base", "--set"}}},
      {"--piece-base",
       "the smallest cell holds a round base of this width; 25mm if no size is given",
       &to.piece_base,
       {.not_with = {"--set"}}},
      {"--set", "a size that the game's inventor gives, as desk or tournament", &to.set},
      {"--size",
       "a board, mat or poster of templates/products, as poster-a2: one page with its bleed",
       &to.size,
       {.not_with = {"--side", "--width", "--piece-base", "--set", "--paper", "--margin",
                     "--overlap", "--bleed"}}},
      {"--paper", "a4, letter, a3, tabloid, WxHmm, or single: a page as large as the board",
       &to.paper},
      {"--margin", "paper kept free on every side", &to.margin, {.shows_default = true}},
      {"--overlap", "of neighbouring sheets, for glue", &to.overlap, {.shows_default = true}},
      {"--bleed", "round a single page, to be trimmed off: 3mm, and none of an image, if not given",
       &to.bleed},
      {"--fold",
       "2 or 4 panels of card: a wrap, a lining and a plan, each a page of its own, or with "
       "--paper on sheets",
       &to.fold,
       {.not_with = {"--bleed", "--size"}}},
      {"--board-thickness", "of the card that folds", &to.thickness, {.shows_default = true}},
      {"--style", "a style of templates/styles", &to.style},
      {"--names",
       "where names stand: off, on (the cells) or rim",
       &to.names,
       {.shows_default = true}},
      {"--title", "the game's name and credits on a border, with the frame of a mat", &to.title},
      {"--frame", "the frame alone", &to.frame},
      {"--text", text_as_help, &to.text, {.shows_default = true}},
      {"--seat", "who sits at the lower edge", &to.seat, {.shows_default = true}},
      {"-o,--output",
       "file to write: .pdf, .svg, .png at 300 dots an inch, or lines to cut: .cut.svg, .dxf",
       &to.out},
  };
  return with_press(std::move(own), to.press);
}

}  // namespace

extern const Command board_command = {
    "board",
    "Print a board true to size",
    "boardwright board lotus-39 --piece-base 25mm --paper a4 -o board.pdf",
    [] { return call_of(board_rows, print_board); },
};

}  // namespace boardwright::command
