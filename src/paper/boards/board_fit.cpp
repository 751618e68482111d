// Computes side lengths and chooses sheets for a board.
#include "boards/board_fit.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/limits.h"
#include "base/text.h"
#include "sheets/crop_marks.h"
#include "sheets/loose_parts.h"
#include "sheets/outline.h"

namespace boardwright::boards {

using sheets::most_page;

namespace {

using Why = Misfit::Why;

constexpr Millimetres least_side = 1_mm;
constexpr Millimetres beyond_names = 3_mm;  // from names to the cut line
constexpr int set_steps = 8;                // steps from the shortest side of a set to the longest

std::vector<PaperShape> flattened(const std::vector<std::vector<geometry::Vec>>& shapes,
                                  Millimetres side) {
  std::vector<PaperShape> flat;
  flat.reserve(shapes.size());
  for (const auto& shape : shapes) {
    flat.emplace_back().reserve(shape.size());
    for (const geometry::Vec point : shape) flat.back().push_back(in_millimetres(point, side));
  }
  return flat;
}

/// Why a board cannot have sides of this length on any paper; nothing if it can.
std::optional<Misfit> misfit_of_side(const BoardPicture& picture, Millimetres side) {
  if (side < least_side) return Misfit{Why::side_too_short, side};
  const scene::Box& box = picture.scene.box;
  if (side * std::max(box.width(), box.height()) > most_page)
    return Misfit{Why::board_too_long, side, side * box.width(), side * box.height()};
  return std::nullopt;
}

/// Requires: the request has a paper.
sheets::SheetChoice sheets_for(const BoardPicture& picture, const BoardRequest& request,
                               Millimetres side) {
  return sheets::choose_sheets(flat_board(picture, side), request.paper->size, request.margin,
                               request.overlap);
}

/// The longest side in the range of a set for which the number of sheets is smallest, and among
/// these the number of scraps.
std::variant<Millimetres, Misfit> side_of_set(const BoardPicture& picture,
                                              const BoardRequest& request) {
  const BoardSize& size = request.size;
  if (!request.paper) return size.length;
  Millimetres side = size.length;
  std::optional<std::pair<std::size_t, int>> least;  // sheets, scraps
  for (int i = set_steps; i >= 0;
       --i) {  // from the shortest side, which takes nearly the fewest sheets
    const Millimetres each = size.length - i * (size.length - size.least) / set_steps;
    if (const auto misfit = misfit_of_side(picture, each)) return *misfit;
    const sheets::SheetChoice choice = sheets_for(picture, request, each);
    if (choice.best.empty()) continue;
    const sheets::Tiles& tiles = choice.best.front().tiles;
    const std::pair cost{tiles.tiles.size(), tiles.scraps};
    if (least && cost > *least) continue;
    least = cost;
    side = each;
  }
  return side;
}

/// The side at which a board fills the area inside the safe margin of a product.
Millimetres side_within(const BoardPicture& picture, const sheets::Product& product) {
  const scene::Box& box = picture.scene.box;
  const double line = picture.is_surrounded ? 0 : picture.line;
  return std::min((product.trim.width - 2 * product.safe) / (box.width() + line),
                  (product.trim.height - 2 * product.safe) / (box.height() + line));
}

std::variant<Millimetres, Misfit> side_of(const BoardPicture& picture,
                                          const BoardRequest& request) {
  if (request.product) return side_within(picture, *request.product);
  switch (request.size.by) {
    case BoardSize::By::side: return request.size.length;
    case BoardSize::By::width: return request.size.length / picture.cells.width();
    case BoardSize::By::piece_base: return request.size.length / (2 * picture.least_radius);
    case BoardSize::By::set: break;
  }
  return side_of_set(picture, request);
}

std::variant<BoardFit, Misfit> fit_sheets(const BoardPicture& picture, const BoardRequest& request,
                                          Millimetres side) {
  sheets::SheetChoice choice = sheets_for(picture, request, side);
  if (!choice.best.empty()) return BoardFit{side, std::move(choice.best.front())};
  if (choice.usable) return Misfit{Why::too_many_sheets, side, {}, {}, choice.least};
  return Misfit{Why::paper_too_small, side, picture.largest.x * side, picture.largest.y * side};
}

std::variant<BoardFit, Misfit> fit_page(const BoardPicture& picture, const BoardRequest& request,
                                        Millimetres side) {
  if (request.product) return BoardFit{side, std::nullopt};
  const scene::Box& box = picture.scene.box;
  const Millimetres edge =
      request.margin + request.bleed + (request.marked ? sheets::crop_slug : 0_mm);
  const Millimetres width = side * box.width() + 2 * edge;
  const Millimetres height = side * box.height() + 2 * edge;
  if (std::max(width, height) > most_page) return Misfit{Why::page_too_long, side, width, height};
  return BoardFit{side, std::nullopt};
}

/// Adds a cut line around a board, `beyond` outside its names.
void add_cut(FlatBoard& board, Millimetres beyond) {
  board.cut = sheets::cut_round(board.shapes, beyond);
  board.shapes.push_back(board.cut);
  board.box = sheets::box_round(board.cut);
}

}  // namespace

FlatBoard flat_board(const BoardPicture& picture, Millimetres side) {
  FlatBoard board{flattened(picture.shapes, side),
                  picture.cell_count,
                  {},
                  in_millimetres(picture.scene.box, side),
                  in_millimetres(picture.largest, side)};
  board.loose = sheets::loose_parts(board.shapes, board.cells);
  if (!picture.is_surrounded) {
    const Millimetres half = 0.5 * picture.line * side;
    const PaperVec line{half, half};
    board.box = {board.box.low - line, board.box.high + line};
    for (FlatBoard& part : board.loose) part.box = {part.box.low - line, part.box.high + line};
    return board;
  }
  Millimetres beyond = beyond_names;
  if (!board.loose.empty()) beyond = std::min(beyond, 0.5 * sheets::least_gap(board.loose));
  for (FlatBoard& part : board.loose) {
    add_cut(part, beyond);
    board.shapes.push_back(part.cut);
  }
  if (board.loose.empty()) add_cut(board, beyond);
  for (const FlatBoard& part : board.loose) board.box = sheets::box_round_both(board.box, part.box);
  return board;
}

std::variant<BoardFit, Misfit> fit_board(const BoardPicture& picture, const BoardRequest& request) {
  const auto found = side_of(picture, request);
  if (const auto* misfit = std::get_if<Misfit>(&found)) return *misfit;
  const Millimetres side = std::get<Millimetres>(found);
  if (const auto misfit = misfit_of_side(picture, side)) return *misfit;
  return request.paper ? fit_sheets(picture, request, side) : fit_page(picture, request, side);
}

Millimetres usual_base(const BoardPicture& picture) {
  constexpr std::array<Millimetres, 5> bases = {25_mm, 20_mm, 15_mm, 10_mm, 5_mm};
  const std::array<std::optional<sheets::Paper>, 3> papers = {
      sheets::find_paper("a4"), sheets::find_paper("letter"), {}};
  const auto fits = [&](Millimetres base) {
    return std::ranges::all_of(papers, [&](const std::optional<sheets::Paper>& paper) {
      const BoardRequest request;
      const Millimetres side = base / (2 * picture.least_radius);
      if (misfit_of_side(picture, side)) return false;
      if (!paper) return std::holds_alternative<BoardFit>(fit_page(picture, request, side));
      return sheets::sheets_can_hold(flat_board(picture, side), paper->size, request.margin,
                                     request.overlap);
    });
  };
  return *std::find_if(bases.begin(), bases.end() - 1, fits);
}

std::optional<std::size_t> sheets_for_base(const BoardPicture& picture, BoardRequest request,
                                           Millimetres base) {
  request.size = {BoardSize::By::piece_base, base, {}, {}};
  const auto found = fit_board(picture, request);
  const auto* fit = std::get_if<BoardFit>(&found);
  if (fit == nullptr || !fit->sheets) return std::nullopt;
  return fit->sheets->tiles.tiles.size();
}

std::optional<Millimetres> base_for_sheets(const BoardPicture& picture, const BoardRequest& request,
                                           std::size_t sheets, Millimetres most,
                                           Millimetres least) {
  constexpr Millimetres step = 0.5_mm;
  for (Millimetres base = most; base >= least; base = base - step)
    if (const auto taken = sheets_for_base(picture, request, base); taken && *taken <= sheets)
      return base;
  return std::nullopt;
}

UsageError refusal(const Misfit& misfit, const BoardRequest& request) {
  const auto size = [&](int places) {
    return fmt::format("{} x {} mm", decimal(misfit.width.value, places),
                       decimal(misfit.height.value, places));
  };
  switch (misfit.why) {
    case Why::side_too_short:
      return UsageError(
          fmt::format("sides of {} mm are too short to draw", decimal(misfit.side.value, 4)),
          fmt::format("a side is {} mm or longer", decimal(least_side.value)));
    case Why::board_too_long:
      return UsageError(
          "the board would be " + size(0),
          fmt::format("a board can be at most {} mm long", decimal(most_page.value, 0)));
    case Why::paper_too_small:
      return UsageError(
          fmt::format("paper '{}' is too small: a cell is {}, the margins {} mm, the overlap "
                      "{} mm, and the strip below takes a ruler of 100 mm and a square of 50 "
                      "mm",
                      request.paper ? request.paper->name : "", size(1),
                      decimal(request.margin.value), decimal(request.overlap.value)),
          "take larger paper, a shorter side or overlap, or --paper single");
    case Why::too_many_sheets:
      return UsageError(fmt::format("the board would take {} sheets", decimal(misfit.sheets, 0)),
                        fmt::format("at most {} are printed; take larger paper or a shorter side",
                                    base::limits::sheets));
    case Why::page_too_long: break;
  }
  return UsageError("the page would be " + size(0),
                    fmt::format("a page can be at most {} mm long", decimal(most_page.value, 0)));
}

}  // namespace boardwright::boards
