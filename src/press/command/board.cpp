// `boardwright board`: a board true to size, on one page, on sheets of paper, or as lines to cut.
#include <fmt/format.h>

#include <array>

#include "base/errors.h"
#include "base/text.h"
#include "command/board_answer.h"
#include "command/command.h"
#include "command/load.h"
#include "command/press_options.h"
#include "command/print_options.h"
#include "disk/write_files.h"
#include "ink/ink.h"
#include "print/board_print.h"
#include "print/cut.h"
#include "print/gauges.h"
#include "render/svg.h"
#include "rules/edges.h"
#include "scene/library.h"
#include "scene/turned.h"

namespace boardwright::command {
namespace {

constexpr Millimetres widest_bleed(25);  // wider is a slip of the key

/// Lengths as typed, with their units; of the four sizes at most one is given.
struct BoardOptions {
  std::string game, board;
  std::string side, width, piece_base;
  std::string set;    ///< a size that the game's file names
  std::string paper;  ///< empty: a4 for a PDF, one page for all else
  std::string margin = "8mm", overlap = "10mm", bleed = "3mm";
  std::string style;  ///< empty: the game's own
  std::string names = "rim";
  int seat = 1;  ///< who sits at the lower edge
  PressOptions press;
  std::filesystem::path out;  ///< empty: only the answer
};

constexpr std::array<Word<Names>, 3> name_places = {
    {{"off", Names::off}, {"on", Names::on}, {"rim", Names::rim}}};

std::string as_pdf(const LaidOutBoard& laid, const BoardOptions& options, const Context& context) {
  Ink ink(context.fonts);
  const Style marks = load_style(context.shelves, marks_style);
  if (auto press = press_of(options.press, {&laid.drawn.style, &marks}))
    ink.print_on(std::move(*press));
  return board_pdf(ink, pages_of(laid, marks));
}

std::string as_svg(const LaidOutBoard& laid, const BoardOptions&, const Context&) {
  Scene scene = laid.drawn.picture.scene;
  const double margin = in_sides(laid.request.margin, laid.side()).value;
  const Vec edge{margin, margin};
  scene.box = {scene.box.low - edge, scene.box.high + edge};
  return render_svg(scene, laid.drawn.style, laid.side());
}

/// The edges of the cells, each once, from the lower left corner of the board.
std::vector<CutLine> cut_lines(const LaidOutBoard& laid) {
  const auto& seat = laid.drawn.board.seat(laid.drawn.seat);
  const Box& cells = laid.drawn.picture.cells;
  const auto place = [&](Vec corner) {
    return in_millimetres(turned(corner, 90 - in_degrees(seat.forward)) - cells.low, laid.side());
  };
  std::vector<CutLine> lines;
  for (const Edge& edge : edges_of(laid.drawn.board)) {
    const auto way = laid.drawn.board.topology.chart().side(edge.from, edge.to);
    for (std::size_t i = 1; i < way.size(); ++i)
      lines.push_back({place(way[i - 1]), place(way[i]), edge.outer});
  }
  return lines;
}

std::string as_cut_svg(const LaidOutBoard& laid, const BoardOptions&, const Context&) {
  const Box& cells = laid.drawn.picture.cells;
  return render_cut_svg(cut_lines(laid), {{}, in_millimetres(cells.high - cells.low, laid.side())});
}

std::string as_dxf(const LaidOutBoard& laid, const BoardOptions&, const Context&) {
  return render_dxf(cut_lines(laid));
}

/// A kind of file that a board can be written to, told by how its name ends.
struct Ending {
  std::string_view text;
  bool sheets;  ///< it may have many, of paper
  std::string (*write)(const LaidOutBoard& laid, const BoardOptions& options,
                       const Context& context);
};
constexpr std::array<Ending, 4> endings = {{
    {".pdf", true, as_pdf},
    {".svg", false, as_svg},
    {".cut.svg", false, as_cut_svg},
    {".dxf", false, as_dxf},
}};

/// The row of the longest ending that the file has; null if there is no file.
const Ending* ending_of(const BoardOptions& options) {
  if (options.out.empty()) return nullptr;
  const Ending* found = nullptr;
  std::vector<std::string_view> known;
  for (const Ending& each : endings) {
    known.push_back(each.text);
    if (options.out.filename().string().ends_with(each.text) &&
        (found == nullptr || each.text.size() > found->text.size()))
      found = &each;
  }
  if (found != nullptr) return found;
  throw UsageError("'" + options.out.string() + "' has no ending that tells its format",
                   "there are: " + joined(known, ", "));
}

/// The paper asked for; nothing for one page as large as the board.
std::optional<Paper> paper_of(const BoardOptions& options, const Ending* ending) {
  const bool one_page = ending != nullptr && !ending->sheets;
  if (options.paper == "single" || (one_page && options.paper.empty())) return std::nullopt;
  if (one_page)
    throw UsageError("only a PDF has sheets of paper", "leave out --paper, or name a .pdf");
  return find_paper(options.paper.empty() ? "a4" : options.paper, "single");
}

Names names_of(const BoardOptions& options) {
  if (const auto names = value_of(options.names, name_places)) return *names;
  throw UsageError("--names cannot be '" + options.names + "'",
                   "there are: " + joined(words_of(name_places), ", "));
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

ExitCode print_board(const BoardOptions& options, Context& context) {
  const Ending* ending = ending_of(options);
  BoardRequest request;
  const Names names = names_of(options);
  request.margin = length_of("--margin", options.margin, true);
  request.overlap = length_of("--overlap", options.overlap, true);
  request.bleed = length_of("--bleed", options.bleed, true);
  if (request.bleed > widest_bleed)
    throw UsageError("--bleed '" + options.bleed + "' is too wide",
                     "print shops ask for 2mm to 5mm, and 25mm is the most");
  request.paper = paper_of(options, ending);
  request.size = board_size(options);
  const auto game = load_game(context, options.game, Extent::rules);
  find_set(request.size, *game);
  const Board& board = find_board(*game, options.board);
  const SeatId seat = find_seat(board, options.seat);
  const Shelves shelves = context.shelves.of_game(game->folder);
  const Style style = open_style(context, shelves, find_style(shelves, options.style, game->style));
  const LaidOutBoard laid = lay_out_board(drawn_board(*game, board, style, names, seat), request);
  if (ending == nullptr || !ending->sheets) refuse_press(options.press);
  if (ending != nullptr) write_file_atomic(options.out, ending->write(laid, options, context));
  context.console.out(board_answer(laid));
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
      {"--paper", "a4, letter, a3, tabloid, WxHmm, or single: a page as large as the board",
       &to.paper},
      {"--margin", "paper kept free on every side", &to.margin, {.shows_default = true}},
      {"--overlap", "of neighbouring sheets, for glue", &to.overlap, {.shows_default = true}},
      {"--bleed", "round a single page, to be trimmed off", &to.bleed, {.shows_default = true}},
      {"--style", "a style of templates/styles", &to.style},
      {"--names",
       "where names stand: off, on (the cells) or rim",
       &to.names,
       {.shows_default = true}},
      {"--seat", "who sits at the lower edge", &to.seat, {.shows_default = true}},
      {"-o,--output", "file to write: .pdf, .svg, or lines to cut: .cut.svg, .dxf", &to.out},
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
