// Assembles the pages of a board.
#include "boards/board_print.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "base/text.h"
#include "english/print_words.h"
#include "sheets/crop_marks.h"
#include "sheets/sheet_marks.h"
#include "text/typography.h"

namespace boardwright::boards {
namespace {

/// Draws the pages of a board.
class PageMaker {
 public:
  PageMaker(const LaidOutBoard& laid, const Style& marks) : laid_(laid) {
    pages_.title = laid.title();
    pages_.author = laid.drawn.game.by;
    board_ = pages_.keep(laid.drawn.picture.scene);
    style_ = pages_.keep(laid.drawn.style);
    marks_ = pages_.keep(marks);
  }

  BoardPages finish() { return std::move(pages_); }

  /// Adds one page: as large as the board with its margin, or a product with the board in the
  /// middle.
  void add_single() {
    const BoardRequest& request = laid_.request;
    const PaperBox all = in_millimetres(board_->box, laid_.side());
    scene::Page page;
    page.width = request.product ? request.product->trim.width : all.width() + 2 * request.margin;
    page.height =
        request.product ? request.product->trim.height : all.height() + 2 * request.margin;
    page.bleed = request.product ? request.product->bleed : request.bleed;
    const bool marked = request.marked && !request.product;
    page.slug = marked ? sheets::crop_slug : 0_mm;
    page.words = laid_.title() + ". " + board_->description;
    const PaperVec whole{page.width, page.height}, bleed{page.bleed, page.bleed};
    const PaperVec origin = 0.5 * whole - 0.5 * (all.low + all.high);
    const PaperBox reach{PaperVec{} - bleed, whole + bleed};
    if (const auto ground = style_->paint("ground").fill)
      page.layers.push_back({pages_.keep(ground_of(scene::at_one_to_one(reach))),
                             style_,
                             scene::one_to_one,
                             {},
                             reach});
    if (!request.product && request.margin == 0_mm && request.bleed > 0_mm)
      page.layers.push_back({pages_.keep(diagram::draw_bleed(
                                 laid_.drawn.game, laid_.drawn.board, laid_.drawn.seat, *style_,
                                 base::in_sides(request.bleed, laid_.side()).value)),
                             style_, laid_.side(), origin, reach});
    page.layers.push_back({board_, style_, laid_.side(), origin, reach});
    const PaperVec slug{sheets::crop_slug, sheets::crop_slug};
    if (marked)
      page.layers.push_back(
          {pages_.keep(sheets::crop_marks(page.width, page.height, page.bleed, laid_.title())),
           marks_,
           scene::one_to_one,
           {},
           {reach.low - slug, reach.high + slug}});
    add(std::move(page));
  }

  void add_sheets() {
    const sheets::Sheets& sheets = *laid_.fit.sheets;
    const FlatBoard board = laid_.flat();
    const std::size_t count = sheets.tiles.tiles.size();
    if (sheets.has_map()) {
      sheets::AssemblyMap map = sheets::draw_map(sheets, board, laid_.title());
      add_sheet(std::move(map.marks), map.scale * laid_.side(), map.origin, map.window,
                count > 1 ? english::map_of_sheets(count, "board", sheets.tiles.has_glue())
                          : english::map_of_one_sheet);
    }
    for (std::size_t i = 0; i < count; ++i) {
      const sheets::Tile& tile = sheets.tiles.tiles[i];
      add_sheet(
          sheets::mark_sheet(sheets, board, i, laid_.name + "\n" + laid_.measures), laid_.side(),
          sheets.origin(tile), sheets.window(tile),
          english::sheet_of_board(sheets::label_of(sheets.tiles, tile), sheets.sheet.tall_foot));
    }
  }

 private:
  void add_sheet(Scene marks, Millimetres side, PaperVec origin, const PaperBox& window,
                 std::string text) {
    const sheets::Sheet& sheet = laid_.fit.sheets->sheet;
    scene::Page page;
    page.width = sheet.width;
    page.height = sheet.height;
    page.words = std::move(text);
    page.layers = {{board_, style_, side, origin, window},
                   {pages_.keep(std::move(marks)), marks_, scene::one_to_one, {}, sheet.whole()}};
    add(std::move(page));
  }

  void add(scene::Page page) { pages_.pages.push_back(std::move(page)); }

  const LaidOutBoard& laid_;
  BoardPages pages_;
  const Scene* board_;
  const Style *style_, *marks_;
};

/// "8×8" for the id "8x8": the ids of many boards are their sizes.
std::string measure_of_id(std::string id) {
  const std::size_t x = id.find('x');
  const auto is_number = [](std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, base::is_digit);
  };
  if (x != id.npos && is_number(std::string_view(id).substr(0, x)) &&
      is_number(std::string_view(id).substr(x + 1)))
    id.replace(x, 1, "×");
  return id;
}

}  // namespace

Scene ground_of(const scene::Box& box) {
  Scene scene;
  scene.id = "ground";
  scene.box = box;
  scene.root.children.emplace_back(
      scene::polygon(scene::role_tag("ground"),
                     {box.low, {box.high.x, box.low.y}, box.high, {box.low.x, box.high.y}}));
  return scene;
}

DrawnBoard drawn_board(const game::Game& game, const board::Board& board, Style style,
                       diagram::Names names, board::SeatId seat, const diagram::Mat& mat) {
  BoardPicture picture = diagram::draw_board(game, board, names, seat, style, mat);
  for (scene::Node& node : picture.scene.root.children)
    if (auto* text = std::get_if<scene::Text>(&node);
        text != nullptr && text->tag.role.starts_with("mat-"))
      text->words = text::curled(text->words);
  return {game,
          board,
          seat,
          mat.kind != diagram::Mat::Kind::none,
          std::move(style),
          std::move(picture)};
}

UsualBoard usual_board(const game::Game& game, const Style& style) {
  DrawnBoard drawn = drawn_board(game, game.board(), style);
  const Millimetres base = usual_base(drawn.picture);
  return {std::move(drawn), base};
}

FlatBoard LaidOutBoard::flat() const {
  FlatBoard board = flat_board(drawn.picture, side());
  if (board.loose.empty() && !foldings.empty()) board.folding = foldings.front();
  for (std::size_t i = 0; i < std::min(board.loose.size(), foldings.size()); ++i)
    board.loose[i].folding = foldings[i];
  return board;
}

LaidOutBoard lay_out_board(DrawnBoard drawn, const BoardRequest& request) {
  auto fitted = fit_board(drawn.picture, request);
  if (const auto* misfit = std::get_if<Misfit>(&fitted)) throw refusal(*misfit, request);
  auto& fit = std::get<BoardFit>(fitted);
  const PaperBox cells = in_millimetres(drawn.picture.cells, fit.side);
  const bool is_own = &drawn.board == &drawn.game.board();
  std::string name =
      drawn.game.title + ": board" + (is_own ? "" : " " + measure_of_id(drawn.board.id));
  std::string measures = english::board_measures(fit.side, cells.width(), cells.height());
  std::optional<Millimetres> names_from;
  const double capital = drawn.picture.least_name;
  if (capital > 0 && capital * fit.side < least_capital_height) {
    names_from = least_capital_height / capital;
    diagram::leave_out_cell_names(drawn.picture);
  }
  return {std::move(drawn),    request,   std::move(fit), std::move(name),
          std::move(measures), names_from};
}

BoardPages pages_of(const LaidOutBoard& laid, const Style& marks) {
  PageMaker maker(laid, marks);
  if (laid.fit.sheets)
    maker.add_sheets();
  else
    maker.add_single();
  return maker.finish();
}

std::string board_pdf(pdf::Ink& ink, const BoardPages& pages) {
  pdf::RenderOptions options;
  options.author = pages.author;
  return ink->pages(pages.pages, pages.title, options);
}

}  // namespace boardwright::boards
