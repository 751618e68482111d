// Tries sides and sheets until a board fits.
#include "print/board_fit.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/limits.h"
#include "base/text.h"
#include "print/crop_marks.h"

namespace boardwright::print {
namespace {

using Why = Misfit::Why;

constexpr double least_side = 1;  // mm
constexpr int set_steps = 8;      // sides tried from the shortest of a set to the longest

std::vector<std::vector<Vec>> scaled(std::vector<std::vector<Vec>> shapes, double factor) {
  for (auto& shape : shapes)
    for (Vec& point : shape) point = factor * point;
  return shapes;
}

/// Why a board cannot have sides so long on any paper.
std::optional<Misfit> misfit_of_side(const BoardPicture& picture, double side) {
  if (side < least_side) return Misfit{Why::side_too_short, side};
  const Box& box = picture.scene.box;
  if (side * std::max(box.width(), box.height()) > most_page_mm)
    return Misfit{Why::board_too_long, side, side * box.width(), side * box.height()};
  return std::nullopt;
}

/// Requires: paper is asked for.
SheetChoice sheets_for(const BoardPicture& picture, const BoardRequest& request, double side) {
  return choose_sheets(flat_board(picture, side), request.paper->size, request.margin,
                       request.overlap);
}

/// The longest side of a set that takes no more sheets than another of its sides does.
std::variant<double, Misfit> side_of_set(const BoardPicture& picture, const BoardRequest& request) {
  const BoardSize& size = request.size;
  if (!request.paper) return size.mm;
  double side = size.mm;
  std::optional<std::size_t> least;
  for (int i = set_steps; i >= 0; --i) {  // from the shortest: it takes the fewest, or nearly
    const double each = size.mm - i * (size.mm - size.least) / set_steps;
    if (const auto misfit = misfit_of_side(picture, each)) return *misfit;
    const SheetChoice choice = sheets_for(picture, request, each);
    if (choice.best.empty()) continue;
    const std::size_t count = choice.best.front().tiles.tiles.size();
    if (least && count > *least) continue;
    least = count;
    side = each;
  }
  return side;
}

std::variant<double, Misfit> side_of(const BoardPicture& picture, const BoardRequest& request) {
  switch (request.size.by) {
    case BoardSize::By::side: return request.size.mm;
    case BoardSize::By::width: return request.size.mm / picture.cells.width();
    case BoardSize::By::piece_base: return request.size.mm / (2 * picture.least_radius);
    case BoardSize::By::set: break;
  }
  return side_of_set(picture, request);
}

std::variant<BoardFit, Misfit> fit_sheets(const BoardPicture& picture, const BoardRequest& request,
                                          double side) {
  SheetChoice choice = sheets_for(picture, request, side);
  if (!choice.best.empty()) return BoardFit{side, std::move(choice.best.front())};
  if (choice.usable) return Misfit{Why::too_many_sheets, side, 0, 0, choice.least};
  return Misfit{Why::paper_too_small, side, side * picture.largest.x, side * picture.largest.y};
}

std::variant<BoardFit, Misfit> fit_page(const BoardPicture& picture, const BoardRequest& request,
                                        double side) {
  const Box& box = picture.scene.box;
  const double edge = request.margin + request.bleed + crop_slug;
  const double width = side * box.width() + 2 * edge, height = side * box.height() + 2 * edge;
  if (std::max(width, height) > most_page_mm)
    return Misfit{Why::page_too_long, side, width, height};
  return BoardFit{side, std::nullopt};
}

}  // namespace

FlatBoard flat_board(const BoardPicture& picture, double side) {
  FlatBoard board{scaled(picture.shapes, side), scaled(picture.rims, side),
                  scaled(picture.scene.box, side), side * picture.largest};
  const double line = 0.5 * picture.line * side;
  board.box = {board.box.low - Vec{line, line}, board.box.high + Vec{line, line}};
  return board;
}

std::variant<BoardFit, Misfit> fit_board(const BoardPicture& picture, const BoardRequest& request) {
  const auto found = side_of(picture, request);
  if (const auto* misfit = std::get_if<Misfit>(&found)) return *misfit;
  const double side = std::get<double>(found);
  if (const auto misfit = misfit_of_side(picture, side)) return *misfit;
  return request.paper ? fit_sheets(picture, request, side) : fit_page(picture, request, side);
}

double usual_base(const BoardPicture& picture) {
  constexpr std::array<double, 5> bases = {25, 20, 15, 10, 5};
  const std::array<std::optional<Paper>, 3> papers = {find_paper("a4"), find_paper("letter"), {}};
  const auto fits = [&](double base) {
    return std::all_of(papers.begin(), papers.end(), [&](const std::optional<Paper>& paper) {
      BoardRequest request;
      request.size.mm = base;
      request.paper = paper;
      return std::holds_alternative<BoardFit>(fit_board(picture, request));
    });
  };
  return *std::find_if(bases.begin(), bases.end() - 1, fits);
}

UsageError refusal(const Misfit& misfit, const BoardRequest& request) {
  const auto size = [&](int places) {
    return fmt::format("{} x {} mm", decimal(misfit.width, places), decimal(misfit.height, places));
  };
  switch (misfit.why) {
    case Why::side_too_short:
      return UsageError(
          fmt::format("sides of {} mm are too short to draw", decimal(misfit.side, 4)),
          fmt::format("a side is {} mm or longer", decimal(least_side)));
    case Why::board_too_long:
      return UsageError("the board would be " + size(0),
                        fmt::format("a board may be {} mm long", decimal(most_page_mm, 0)));
    case Why::paper_too_small:
      return UsageError(
          fmt::format("paper '{}' is too small: a cell is {}, the margins {} mm, the overlap "
                      "{} mm, and the strip below takes a ruler of 100 mm and a square of 50 "
                      "mm",
                      request.paper ? request.paper->name : "", size(1), decimal(request.margin),
                      decimal(request.overlap)),
          "take larger paper, a shorter side or overlap, or --paper single");
    case Why::too_many_sheets:
      return UsageError(fmt::format("the board would take {} sheets", decimal(misfit.sheets, 0)),
                        fmt::format("at most {} are printed; take larger paper or a shorter side",
                                    limits::sheets));
    case Why::page_too_long: break;
  }
  return UsageError("the page would be " + size(0),
                    fmt::format("a page may be {} mm long", decimal(most_page_mm, 0)));
}

}  // namespace boardwright::print
