// Finds a board's size and its sheets, and puts its pages together.
#include "print/board_print.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/errors.h"
#include "base/limits.h"
#include "base/text.h"
#include "print/crop_marks.h"
#include "print/sheet_marks.h"

namespace boardwright::print {
namespace {

constexpr double least_side = 1;  // mm
constexpr int set_steps = 8;      // sides tried from the longest of a set to the shortest

Box scaled(const Box& box, double factor) { return {factor * box.low, factor * box.high}; }

std::vector<std::vector<Vec>> scaled(std::vector<std::vector<Vec>> shapes, double factor) {
  for (auto& shape : shapes)
    for (Vec& point : shape) point = factor * point;
  return shapes;
}

/// The board in millimetres, the half of its lines included that lies outside of the cells.
FlatBoard flat(const BoardPicture& picture, double side) {
  FlatBoard board{scaled(picture.shapes, side), scaled(picture.rims, side),
                  scaled(picture.scene.box, side), side * picture.largest};
  const double line = 0.5 * picture.line * side;
  board.box = {board.box.low - Vec{line, line}, board.box.high + Vec{line, line}};
  return board;
}

std::optional<double> fewest(const SheetChoice& choice) {
  if (choice.best.empty()) return std::nullopt;
  return static_cast<double>(choice.best.front().tiles.tiles.size());
}

void check_side(double side, const BoardPicture& picture) {
  if (side < least_side)
    throw UsageError(fmt::format("sides of {} mm are too short to draw", decimal(side, 4)),
                     fmt::format("a side is {} mm or longer", decimal(least_side)));
  const Box& box = picture.scene.box;
  if (side * std::max(box.width(), box.height()) > most_page_mm)
    throw UsageError(fmt::format("the board would be {} x {} mm", decimal(side * box.width(), 0),
                                 decimal(side * box.height(), 0)),
                     fmt::format("a board may be {} mm long", decimal(most_page_mm, 0)));
}

[[noreturn]] void refuse_sheets(const SheetChoice& choice, const BoardRequest& request, double side,
                                const BoardPicture& picture) {
  if (!choice.usable)
    throw UsageError(
        fmt::format("paper '{}' is too small: a cell is {} x {} mm, the margins {} mm, the overlap "
                    "{} mm, and the strip below takes a ruler of 100 mm and a square of 50 mm",
                    request.paper->name, decimal(side * picture.largest.x, 1),
                    decimal(side * picture.largest.y, 1), decimal(request.margin),
                    decimal(request.overlap)),
        "take larger paper, a shorter side or overlap, or --paper single");
  throw UsageError(
      fmt::format("the board would take {} sheets", decimal(choice.least, 0)),
      fmt::format("at most {} are printed; take larger paper or a shorter side", limits::sheets));
}

SheetChoice choose(const BoardRequest& request, const BoardPicture& picture, double side) {
  check_side(side, picture);
  return choose_sheets(flat(picture, side), request.paper->size, request.margin, request.overlap);
}

/// The longest side of a set that takes no more sheets than another of its sides does.
double side_of_set(const BoardRequest& request, const BoardPicture& picture) {
  const BoardSize& size = request.size;
  if (!request.paper) return size.mm;
  double side = size.mm;
  std::optional<double> least;
  for (int i = set_steps; i >= 0; --i) {  // from the shortest: it takes the fewest, or nearly
    const double each = size.mm - i * (size.mm - size.least) / set_steps;
    const auto count = fewest(choose(request, picture, each));
    if (!count || (least && *count > *least)) continue;
    least = count;
    side = each;
  }
  return side;
}

double side_of(const BoardRequest& request, const BoardPicture& picture) {
  switch (request.size.by) {
    case BoardSize::By::side: return request.size.mm;
    case BoardSize::By::width: return request.size.mm / picture.cells.width();
    case BoardSize::By::piece_base: return request.size.mm / (2 * picture.least_radius);
    case BoardSize::By::set: return side_of_set(request, picture);
  }
  return 0;
}

void check_page(const LaidOutBoard& laid) {
  const Box& box = laid.picture.scene.box;
  const double edge = laid.request.margin + laid.request.bleed + crop_slug;
  const double width = laid.side * box.width() + 2 * edge;
  const double height = laid.side * box.height() + 2 * edge;
  if (std::max(width, height) > most_page_mm)
    throw UsageError(
        fmt::format("the page would be {} x {} mm", decimal(width, 0), decimal(height, 0)),
        fmt::format("a page may be {} mm long", decimal(most_page_mm, 0)));
}

/// Pages being put together.
class PageMaker {
 public:
  PageMaker(const LaidOutBoard& laid, const std::filesystem::path& templates) : laid_(laid) {
    pages_.title = laid.title();
    pages_.author = laid.game.by;
    board_ = keep(laid.picture.scene);
    style_ = keep(laid.style);
    marks_ = keep(load_style(templates, "parts/sheet"));
  }

  BoardPages finish() { return std::move(pages_); }

  void add_single() {
    const BoardRequest& request = laid_.request;
    const Box all = scaled(board_->box, laid_.side);
    const Vec edge{request.margin, request.margin}, bleed{request.bleed, request.bleed};
    Page page;
    page.width = all.width() + 2 * request.margin;
    page.height = all.height() + 2 * request.margin;
    page.bleed = request.bleed;
    page.slug = crop_slug;
    page.words = laid_.title() + ". " + board_->description;
    const Box reach{Vec{} - bleed, Vec{page.width, page.height} + bleed};
    if (const auto ground = style_->paint("ground").fill)
      page.layers.push_back({keep(filled(reach)), style_, 1, {}, reach});
    if (request.margin == 0 && request.bleed > 0)
      page.layers.push_back({keep(draw_bleed(laid_.game, laid_.board, request.seat, *style_,
                                             request.bleed / laid_.side)),
                             style_, laid_.side, edge - all.low, reach});
    page.layers.push_back({board_, style_, laid_.side, edge - all.low, reach});
    const Vec slug{crop_slug, crop_slug};
    page.layers.push_back({keep(crop_marks(page.width, page.height, page.bleed, laid_.title())),
                           marks_,
                           1,
                           {},
                           {reach.low - slug, reach.high + slug}});
    add(std::move(page));
  }

  void add_sheets() {
    const Sheets& sheets = *laid_.sheets;
    const FlatBoard board = flat(laid_.picture, laid_.side);
    const std::size_t count = sheets.tiles.tiles.size();
    if (count > 1) {
      AssemblyMap map = draw_map(sheets, board, laid_.title());
      add_sheet(
          std::move(map.marks), map.scale * laid_.side, map.origin, map.window,
          fmt::format("Map of the {} sheets of the board and how to put them together.", count));
    }
    for (std::size_t i = 0; i < count; ++i) {
      const Tile& tile = sheets.tiles.tiles[i];
      const Box window = sheets.sheet.window();
      add_sheet(mark_sheet(sheets, board, i, laid_.name + "\n" + laid_.measures), laid_.side,
                window.low - tile.shows.low, window,
                "Sheet " + label_of(sheets.tiles, tile) +
                    " of the board, with a ruler of 100 mm and a square of 50 mm.");
    }
  }

 private:
  const Scene* keep(Scene scene) {
    pages_.scenes.push_back(std::make_unique<Scene>(std::move(scene)));
    return pages_.scenes.back().get();
  }

  const Style* keep(Style style) {
    pages_.styles.push_back(std::make_unique<Style>(std::move(style)));
    return pages_.styles.back().get();
  }

  static Scene filled(const Box& box) {
    Scene scene;
    scene.id = "ground";
    scene.box = box;
    scene.root.children.emplace_back(
        polygon({"ground", {}, {}, {}},
                {box.low, {box.high.x, box.low.y}, box.high, {box.low.x, box.high.y}}));
    return scene;
  }

  void add_sheet(Scene marks, double unit, Vec origin, const Box& window, std::string text) {
    const Sheet& sheet = laid_.sheets->sheet;
    Page page;
    page.width = sheet.width;
    page.height = sheet.height;
    page.words = std::move(text);
    page.layers = {{board_, style_, unit, origin, window},
                   {keep(std::move(marks)), marks_, 1, {}, {{0, 0}, {sheet.width, sheet.height}}}};
    add(std::move(page));
  }

  void add(Page page) { pages_.pages.push_back(std::move(page)); }

  const LaidOutBoard& laid_;
  BoardPages pages_;
  const Scene* board_;
  const Style *style_, *marks_;
};

}  // namespace

LaidOutBoard lay_out_board(const Game& game, const Board& board, const BoardRequest& request,
                           const std::filesystem::path& templates) {
  Style style = load_style(templates, find_style(templates, request.style, game.style));
  BoardPicture picture = draw_board(game, board, request.names, request.seat, style);
  LaidOutBoard laid{game, board, request, std::move(style), std::move(picture), 0, {}, {}, {}};
  laid.side = side_of(request, laid.picture);
  check_side(laid.side, laid.picture);
  if (request.paper) {
    SheetChoice choice = choose(request, laid.picture, laid.side);
    if (choice.best.empty()) refuse_sheets(choice, request, laid.side, laid.picture);
    laid.sheets = std::move(choice.best.front());
  } else {
    check_page(laid);
  }
  const Box cells = scaled(laid.picture.cells, laid.side);
  laid.name = game.title + ": board " + board.id;
  laid.measures = fmt::format("sides of {} mm, {} x {} mm", decimal(laid.side, 2),
                              decimal(cells.width(), 2), decimal(cells.height(), 2));
  return laid;
}

BoardPages pages_of(const LaidOutBoard& laid, const std::filesystem::path& templates) {
  PageMaker maker(laid, templates);
  if (laid.sheets)
    maker.add_sheets();
  else
    maker.add_single();
  return maker.finish();
}

double usual_base(const Game& game, const Board& board, const std::filesystem::path& templates) {
  constexpr std::array<double, 5> bases = {25, 20, 15, 10, 5};
  const auto fits = [&](double base) {
    BoardRequest request;
    request.size.mm = base;
    try {
      for (const char* paper : {"a4", "letter"}) {
        request.paper = find_paper(paper);
        lay_out_board(game, board, request, templates);
      }
      request.paper.reset();
      lay_out_board(game, board, request, templates);
    } catch (const UsageError&) {
      return false;
    }
    return true;
  };
  return *std::find_if(bases.begin(), bases.end() - 1, fits);
}

BoardPages board_pages(const Game& game, const Board& board, const BoardRequest& request,
                       const std::filesystem::path& templates) {
  return pages_of(lay_out_board(game, board, request, templates), templates);
}

std::string board_pdf(Ink& ink, const BoardPages& pages) {
  RenderOptions options;
  options.author = pages.author;
  return ink.pages(pages.pages, pages.title, options);
}

}  // namespace boardwright::print
