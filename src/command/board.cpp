// `boardwright board`: a board true to size, on one page, on sheets of paper, or as lines to cut.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "base/files.h"
#include "base/limits.h"
#include "base/text.h"
#include "command/load.h"
#include "command/print_options.h"
#include "render/cut.h"
#include "scene/board_picture.h"
#include "scene/edges.h"
#include "scene/sheet_marks.h"
#include "scene/turned.h"

namespace boardwright {
namespace {

constexpr double least_side = 1;  // mm
constexpr std::array<Word<Names>, 3> name_places = {
    {{"off", Names::off}, {"on", Names::on}, {"rim", Names::rim}}};
enum class Ending { none, pdf, svg, cut_svg, dxf };

Ending ending_of(const BoardOptions& options) {
  const std::string name = options.out.filename().string();
  if (options.out.empty()) return Ending::none;
  if (name.ends_with(".pdf")) return Ending::pdf;
  if (name.ends_with(".cut.svg")) return Ending::cut_svg;
  if (name.ends_with(".svg")) return Ending::svg;
  if (name.ends_with(".dxf")) return Ending::dxf;
  throw UsageError("'" + options.out.string() + "' has no ending that tells its format",
                   "there are: .pdf, .svg, .cut.svg, .dxf");
}

/// The paper asked for; nothing for one page as large as the board.
std::optional<Paper> paper_of(const BoardOptions& options, Ending ending) {
  const bool one_page = ending != Ending::none && ending != Ending::pdf;
  if (options.paper == "single" || (one_page && options.paper.empty())) return std::nullopt;
  if (one_page)
    throw UsageError("only a PDF has sheets of paper", "leave out --paper, or name a .pdf");
  return find_paper(options.paper.empty() ? "a4" : options.paper, "single");
}

double side_of(const BoardOptions& options, const BoardPicture& picture) {
  double side = 0;
  if (!options.side.empty())
    side = length_of("--side", options.side, false);
  else if (!options.width.empty())
    side = length_of("--width", options.width, false) / picture.cells.width();
  else
    side =
        length_of("--piece-base", options.piece_base.empty() ? "25mm" : options.piece_base, false) /
        (2 * picture.least_radius);
  if (side < least_side)
    throw UsageError(fmt::format("sides of {} mm are too short to draw", decimal(side, 4)),
                     fmt::format("a side is {} mm or longer", decimal(least_side)));
  if (side * std::max(picture.scene.box.width(), picture.scene.box.height()) > most_page_mm)
    throw UsageError(
        fmt::format("the board would be {} x {} mm", decimal(side * picture.scene.box.width(), 0),
                    decimal(side * picture.scene.box.height(), 0)),
        fmt::format("a board may be {} mm long", decimal(most_page_mm, 0)));
  return side;
}

/// A board of so many millimetres, and where its parts go.
struct Job {
  const Game& game;
  const Board& board;
  BoardPicture picture;
  double side, margin, overlap, bleed;
  std::optional<Paper> paper;
  int seat;
};

std::vector<std::vector<Vec>> scaled(std::vector<std::vector<Vec>> shapes, double factor) {
  for (auto& shape : shapes)
    for (Vec& point : shape) point = factor * point;
  return shapes;
}

Box scaled(const Box& box, double factor) { return {factor * box.low, factor * box.high}; }

/// Sheets of one orientation, and the board on them.
struct Sheets {
  Sheet sheet;
  LaidBoard board;
  bool upright = true;
};

/// Whether paper lying so can hold a cell, the ruler and the strips.
bool is_usable(const Sheet& sheet, Vec cell) {
  const Box window = sheet.window();
  return window.width() >= std::max({cell.x, Sheet::least_width, 2 * sheet.overlap + 1}) &&
         window.height() >= std::max({cell.y, 55.0, 2 * sheet.overlap + 1});
}

/// The fewest sheets over both orientations.
Sheets lay(const Job& job) {
  const double line = 0.01 * job.side;  // half a cell's line lies outside the cells
  LaidBoard laid{scaled(job.picture.shapes, job.side),
                 scaled(job.picture.rims, job.side),
                 scaled(job.picture.scene.box, job.side),
                 {}};
  laid.box = {laid.box.low - Vec{line, line}, laid.box.high + Vec{line, line}};
  std::optional<Sheets> best;
  double least = 0;
  bool usable = false;
  const auto& [width, height] = job.paper->size;
  for (const bool turned_over : {false, true}) {
    const Sheet sheet{turned_over ? height : width, turned_over ? width : height, job.margin,
                      job.overlap};
    if (!is_usable(sheet, job.side * job.picture.largest)) continue;
    usable = true;
    const Box window = sheet.window();
    const Window part{window.width(), window.height(), job.overlap};
    const double most = most_sheets(laid.box, part);
    if (least == 0 || most < least) least = most;
    if (most > limits::sheets) continue;
    Sheets found{sheet, laid, sheet.height >= sheet.width};
    found.board.tiles = lay_sheets(laid.shapes, laid.box, part);
    if (!best || found.board.tiles.tiles.size() < best->board.tiles.tiles.size())
      best = std::move(found);
  }
  if (!usable)
    throw UsageError(
        fmt::format("paper '{}' is too small: a cell is {} x {} mm, the margins {} mm, the strip "
                    "for the ruler {} mm high and 100 mm long",
                    job.paper->name, decimal(job.side * job.picture.largest.x, 1),
                    decimal(job.side * job.picture.largest.y, 1), decimal(job.margin),
                    decimal(Sheet::foot)),
        "take larger paper, a shorter side or overlap, or --paper single");
  if (!best)
    throw UsageError(
        fmt::format("the board would take {} sheets", decimal(least, 0)),
        fmt::format("at most {} are printed; take larger paper or a shorter side", limits::sheets));
  return std::move(*best);
}

std::string size_text(double width, double height) {
  return decimal(width, 2) + " x " + decimal(height, 2) + " mm";
}

/// Rounded down: a base a hair larger would not fit.
std::string base_text(double mm) { return decimal(std::floor(mm * 100 + 1e-6) / 100, 2) + " mm"; }

std::string answer(const Job& job, const Sheets* sheets) {
  const Box cells = scaled(job.picture.cells, job.side),
            all = scaled(job.picture.scene.box, job.side);
  std::string out = fmt::format("{}: {} cells, sides of {} mm\n", job.board.id, job.board.size(),
                                decimal(job.side, 2));
  out += "  board   " + size_text(cells.width(), cells.height()) + "\n";
  if (all.width() > cells.width() || all.height() > cells.height())
    out += "  rim     " + size_text(all.width(), all.height()) + " with the names round it\n";
  if (sheets == nullptr) {
    out += "  page    " + size_text(all.width() + 2 * job.margin, all.height() + 2 * job.margin) +
           " trimmed, " + decimal(job.bleed, 2) + " mm of bleed on every side\n";
  } else {
    const Tiles& tiles = sheets->board.tiles;
    const std::size_t count = tiles.tiles.size();
    out += fmt::format("  sheets  {} of {}, {}, in {} x {} (rows x columns){}\n", count,
                       job.paper->name, sheets->upright ? "upright" : "lying", tiles.rows,
                       tiles.columns, count > 1 ? ", and a map" : "");
  }
  std::vector<std::string> bases;
  for (const auto& [sides, radius] : job.picture.radii)
    bases.push_back(base_text(2 * radius * job.side) + " on a " + std::string(shape_name(sides)));
  return out + "  bases   up to " + listed(bases) + "\n";
}

std::string title_of(const Job& job) {
  const Box all = scaled(job.picture.cells, job.side);
  return fmt::format("{}: board {}, sides of {} mm, {}", job.game.title, job.board.id,
                     decimal(job.side, 2), size_text(all.width(), all.height()));
}

RenderOptions credit(const Job& job) {
  RenderOptions options;
  options.author = job.game.by;
  return options;
}

std::string single_pdf(const Job& job, const Style& style, const Context& context) {
  const Box all = scaled(job.picture.scene.box, job.side);
  Page page{all.width() + 2 * job.margin,
            all.height() + 2 * job.margin,
            job.bleed,
            {},
            title_of(job) + ". " + job.picture.scene.description};
  const Vec edge{job.margin, job.margin}, bleed{job.bleed, job.bleed};
  page.layers.push_back({&job.picture.scene,
                         &style,
                         job.side,
                         edge - all.low,
                         {Vec{} - bleed, Vec{page.width, page.height} + bleed}});
  if (std::max(page.width, page.height) + 2 * job.bleed > most_page_mm)
    throw UsageError("the page would be " + size_text(page.width, page.height),
                     fmt::format("a page may be {} mm long", decimal(most_page_mm, 0)));
  return Ink(context.fonts).pages({page}, title_of(job), credit(job));
}

std::string sheets_pdf(const Job& job, const Sheets& sheets, const Style& style,
                       const Context& context) {
  const Style marks = load_style(context, "parts/sheet");
  const Sheet& sheet = sheets.sheet;
  const Box whole{{0, 0}, {sheet.width, sheet.height}};
  const auto& tiles = sheets.board.tiles.tiles;
  std::vector<Scene> scenes;  // outlive the pages
  scenes.reserve(tiles.size() + 1);
  std::vector<Page> pages;
  const auto add = [&](Scene scene, double unit, Vec origin, const Box& window, std::string text) {
    scenes.push_back(std::move(scene));
    pages.push_back({sheet.width,
                     sheet.height,
                     0,
                     {{&job.picture.scene, &style, unit, origin, window},
                      {&scenes.back(), &marks, 1, {}, whole}},
                     std::move(text)});
  };
  if (tiles.size() > 1) {
    AssemblyMap map = draw_map(sheet, sheets.board, title_of(job));
    add(std::move(map.marks), map.scale * job.side, map.origin, whole,
        fmt::format("Map of the {} sheets of the board and how to put them together.",
                    tiles.size()));
  }
  for (const Tile& tile : tiles)
    add(mark_sheet(sheet, sheets.board, tile), job.side, sheet.window().low - tile.shows.low,
        sheet.window(),
        "Sheet " + label_of(sheets.board.tiles, tile) + " of the board, with a ruler of 100 mm.");
  return Ink(context.fonts).pages(pages, title_of(job), credit(job));
}

std::string single_svg(const Job& job, const Style& style) {
  Scene scene = job.picture.scene;
  const Vec edge{job.margin / job.side, job.margin / job.side};
  scene.box = {scene.box.low - edge, scene.box.high + edge};
  return render_svg(scene, style, job.side);
}

std::string cut_lines(const Job& job, bool dxf) {
  const int degrees = 90 - 15 * job.board.seats[static_cast<std::size_t>(job.seat)].forward;
  const Vec low = job.picture.cells.low;
  const auto place = [&](const Exact& corner) {
    return job.side * (turned(to_plane(corner), degrees) - low);
  };
  std::vector<CutLine> lines;
  for (const Edge& edge : edges_of(job.board))
    lines.push_back({place(edge.from), place(edge.to), edge.outer});
  const Box cells = scaled(job.picture.cells, job.side);
  return dxf ? render_dxf(lines) : render_cut_svg(lines, {{0, 0}, {cells.width(), cells.height()}});
}

std::string rendered(const Job& job, const Sheets* sheets, Ending ending, const Style& style,
                     const Context& context) {
  switch (ending) {
    case Ending::pdf:
      return sheets != nullptr ? sheets_pdf(job, *sheets, style, context)
                               : single_pdf(job, style, context);
    case Ending::svg: return single_svg(job, style);
    case Ending::cut_svg: return cut_lines(job, false);
    case Ending::dxf: return cut_lines(job, true);
    case Ending::none: break;
  }
  return {};
}

}  // namespace

ExitCode print_board(const BoardOptions& options, Context& context) {
  const Ending ending = ending_of(options);
  const auto names = value_of(options.names, name_places);
  if (!names)
    throw UsageError("names cannot stand '" + options.names + "'",
                     "there are: " + joined(words_of(name_places), ", "));
  const double margin = length_of("--margin", options.margin, true);
  const double overlap = length_of("--overlap", options.overlap, true);
  const double bleed = length_of("--bleed", options.bleed, true);
  auto paper = paper_of(options, ending);
  const auto game = load_game(context, options.game, Extent::rules);
  const Board& board = find_board(*game, options.board);
  const int seat = find_seat(board, options.seat);
  Job job{*game,
          board,
          draw_board(*game, board, *names, seat),
          0,
          margin,
          overlap,
          bleed,
          std::move(paper),
          seat};
  job.side = side_of(options, job.picture);
  std::optional<Sheets> sheets;
  if (job.paper) sheets = lay(job);
  const Sheets* laid = sheets ? &*sheets : nullptr;
  const Style style = load_style(context, find_style(options.style, *game, context));
  if (ending != Ending::none)
    write_file_atomic(options.out, rendered(job, laid, ending, style, context));
  context.console.out(answer(job, laid));
  return ExitCode::fine;
}

}  // namespace boardwright
