// Lays out pieces on sheets and draws the pages.
#include "counters/piece_print.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "base/errors.h"
#include "base/text.h"
#include "english/print_words.h"

namespace boardwright::counters {

using base::decimal, base::UsageError;

namespace {

/// The size of a piece for hints: "a disc with its bleed is 27 mm".
std::string extent_for_hint(const CutSize& size) {
  const double extent = (size.base + 2 * size.bleed).value;
  switch (size.cut) {
    case Cut::disc: return fmt::format("a disc with its bleed is {} mm", decimal(extent, 1));
    case Cut::hexagon:
      return fmt::format("a hexagon with its bleed is {} x {} mm", decimal(extent, 1),
                         decimal(extent * 2 / geometry::sqrt3, 1));
    case Cut::folded:
      return fmt::format("an unfolded counter is {} x {} mm", decimal(extent, 1),
                         decimal((2 * size.base + 2 * size.bleed).value, 1));
    case Cut::wedge:
      return fmt::format("a wedge with its bleed is {} x {} mm",
                         decimal((2 * wedge_corners[1].x * size.base + 2 * size.bleed).value, 1),
                         decimal(extent, 1));
    case Cut::standee: break;
  }
  return fmt::format("an unfolded standee is {} x {} mm", decimal(extent, 1),
                     decimal((2 * (size.face() + size.tab()) + 2 * size.bleed).value, 1));
}

/// Throws UsageError unless the pieces fit on the paper and within the limits of sheets and pieces.
void check_pieces(const PiecesRequest& request, const CounterSheet& sheet) {
  const CutSize& size = request.size;
  if (size.base < least_base)
    throw UsageError(
        fmt::format("pieces of {} mm are too small to cut out", decimal(size.base.value, 4)),
        fmt::format("the base is {} mm or more", decimal(least_base.value)));
  double pieces = 0;
  for (const PieceCount& each : request.pieces) pieces += static_cast<double>(each.count);
  if (pieces == 0) throw UsageError("there are no pieces to print");
  const double sheets = least_sheets(sheet, size, pieces);
  if (sheets == 0)
    throw UsageError(
        fmt::format("paper '{}' is too small: {}, the margins {} mm, the strips above and below "
                    "{} mm, the ruler and the crosses beside it {} mm",
                    request.paper.name, extent_for_hint(size), decimal(request.margin.value, 2),
                    decimal(CounterSheet::strip.value), decimal(CounterSheet::least_width.value)),
        "take larger paper, a smaller base or margin");
  if (sheets > base::limits::sheets)
    throw UsageError(
        fmt::format("{} pieces would take {} sheets", decimal(pieces, 0), decimal(sheets, 0)),
        fmt::format("at most {} are printed; take larger paper or fewer pieces",
                    base::limits::sheets));
  if (pieces > base::limits::counters)
    throw UsageError(fmt::format("{} pieces are too many", decimal(pieces, 0)),
                     fmt::format("at most {} are printed at once", base::limits::counters));
}

/// The PDF name of a duplex mode.
const char* name_of(Duplex duplex) {
  switch (duplex) {
    case Duplex::off: return "Simplex";
    case Duplex::long_edge: return "DuplexFlipLongEdge";
    case Duplex::short_edge: break;
  }
  return "DuplexFlipShortEdge";
}

}  // namespace

Cut cut_named(std::string_view word) {
  return word == "wedge" ? Cut::wedge : word == "hexagon" ? Cut::hexagon : Cut::disc;
}

CutSize kit_size(const Style& style, Millimetres base) {
  CutSize size;
  size.cut = cut_named(style.counters());
  size.base = disc_share * base;
  return size;
}

std::vector<PieceCount> starting_pieces(const Game& game) {
  if (!game.start.empty())
    return game::with_supplies(game, game::pieces_of(game, *game.find_position(game.start)));
  std::vector<PieceCount> one_each;
  for (const moves::PieceTypeId piece_type : game::playing_pieces(game))
    one_each.push_back({piece_type, board::first_seat, 1});
  return game::pieces_of_each(game, one_each);
}

std::vector<PieceCount> kit_pieces(const Game& game, Cut cut) {
  constexpr int spare = 7;  // an army's Pawns are eight
  if (!game.start.empty()) {
    std::vector<PieceCount> pieces =
        game::with_later_ones(game, game::with_spares(game, starting_pieces(game)));
    return cut == Cut::wedge ? pieces : game::with_captives(game, std::move(pieces));
  }
  std::vector<PieceCount> pieces = game::with_later_ones(game, starting_pieces(game));
  for (PieceCount& each : pieces)
    if (std::ranges::any_of(game.rules.promotions, [&](const play::Promotion& rule) {
          return std::ranges::find(rule.piece_types, each.piece_type) != rule.piece_types.end();
        }))
      each.count += spare;
  return pieces;
}

LaidOutPieces lay_out_pieces(const Game& game, const PiecesRequest& request,
                             std::optional<PieceSet> drawings) {
  const auto& [paper, size] = request.paper;
  const CounterSheet sheet{size.width, size.height, request.margin};
  check_pieces(request, sheet);
  LaidOutPieces laid;
  if (drawings)
    laid.drawings = std::make_unique<CounterDrawings>(with_mirrored(std::move(*drawings)));
  auto kinds =
      counter_kinds(game, request.pieces, laid.drawings.get(), request.size.cut, request.named);
  if (request.size.cut != Cut::standee)
    std::ranges::move(mark_counters(game), std::back_inserter(kinds));
  laid.sheets = lay_pieces(game.title, std::move(kinds), request.size, sheet, request.duplex);
  return laid;
}

PiecesPages pages_of(const LaidOutPieces& laid, const Game& game, const Style& style,
                     const Style& marks) {
  const CounterSheets& sheets = laid.sheets;
  const CounterSheet& paper = sheets.layout.sheet;
  const Millimetres side_of_face = counter_side(sheets.size);
  PiecesPages pages;
  pages.title = english::pieces_of_size(game.title, "pieces", sheets.size.base);
  pages.author = game.by;
  pages.style = std::make_unique<Style>(style);
  pages.marks = std::make_unique<Style>(marks);
  pages.duplex = name_of(sheets.duplex);
  const auto keep = [&](Scene scene) {
    pages.scenes.push_back(std::make_unique<Scene>(std::move(scene)));
    return pages.scenes.back().get();
  };
  const auto add = [&](std::size_t sheet, SheetSide side) {
    scene::Page page;
    page.width = paper.width;
    page.height = paper.height;
    page.layers.push_back({keep(draw_pieces(sheets, sheet, side)),
                           pages.style.get(),
                           side_of_face,
                           {},
                           paper.whole()});
    page.layers.push_back({keep(mark_pieces(sheets, sheet, side)),
                           pages.marks.get(),
                           scene::one_to_one,
                           {},
                           paper.whole()});
    page.words = describe_sheet(sheets, sheet, side, game.board().seats);
    pages.pages.push_back(std::move(page));
  };
  for (std::size_t sheet = 0; sheet < sheets.layout.sheets; ++sheet) {
    add(sheet, SheetSide::front);
    if (sheets.duplex != Duplex::off) add(sheet, SheetSide::back);
  }
  return pages;
}

std::string pieces_pdf(pdf::Ink& ink, const PiecesPages& pages) {
  pdf::RenderOptions options;
  options.author = pages.author;
  options.duplex = pages.duplex;
  return ink->pages(pages.pages, pages.title, options);
}

}  // namespace boardwright::counters
