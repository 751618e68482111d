// Writes sizes in millimetres, numbers of sheets, and which pieces fit.
#include "commands/board_answer.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "base/text.h"
#include "moves/reach.h"

namespace boardwright::commands {

using base::decimal, base::Millimetres;

namespace {

/// Common printers leave at most this margin blank at the edges of a sheet.
constexpr Millimetres printable_margin = 6.35_mm;  // a quarter of an inch

std::string size_text(Millimetres width, Millimetres height) {
  return decimal(width.value, 2) + " x " + decimal(height.value, 2) + " mm";
}

/// Rounds down, so that a base of this size fits.
std::string base_text(Millimetres base) {
  return decimal(std::floor(base.value * 100 + 1e-6) / 100, 2) + " mm";
}

std::string set_line(const LaidOutBoard& laid) {
  const boards::BoardSize& size = laid.request.size;
  if (size.by != boards::BoardSize::By::set) return {};
  return fmt::format("  set     {}, {} to {} mm: the longest{}\n", size.set,
                     decimal(size.least.value, 2), decimal(size.length.value, 2),
                     laid.request.paper ? " side with the fewest sheets" : " side");
}

/// The length in pixels at 300 dots per inch.
std::string pixels(Millimetres length) {
  return std::to_string(std::lround(length.value / 25.4 * 300));
}

std::string product_lines(const sheets::Product& product) {
  const auto& [width, height] = product.trim;
  return fmt::format(
      "  size    {}\n"
      "  page    {} trimmed, {} mm of bleed on every side, {} mm within the cut kept free\n"
      "  pixels  {} x {} with the bleed, at 300 an inch\n",
      product.title, size_text(width, height), decimal(product.bleed.value, 2),
      decimal(product.safe.value, 2), pixels(width + 2 * product.bleed),
      pixels(height + 2 * product.bleed));
}

std::string sheet_line(const char* head, const sheets::Sheets& sheets, const sheets::Paper& paper) {
  const sheets::Tiles& tiles = sheets.tiles;
  std::string order = fmt::format("in {} x {} (rows x columns)", tiles.rows, tiles.columns);
  if (!tiles.parts.empty())
    order = tiles.has_glue() ? fmt::format("in {} loose parts", tiles.parts.size())
                             : "with nothing to glue";
  return fmt::format("  {:<8}{} of {}, {}, {}{}\n", head, tiles.tiles.size(), paper.name,
                     sheets.upright() ? "upright" : "lying", order,
                     sheets.has_map() ? ", and a map" : "");
}

std::string margin_line(const boards::BoardRequest& request) {
  if (request.margin >= printable_margin) return {};
  return fmt::format("  margin  {} mm: some printers leave {} mm blank and would cut the marks\n",
                     decimal(request.margin.value, 2), decimal(printable_margin.value, 2));
}

std::string fold_lines(const LaidOutBoard& laid, const boards::FoldedBoard& folded) {
  const boards::Fold& fold = folded.fold;
  const scene::PaperBox panel = boards::panels_of(fold, folded.open).front();
  std::string out = fmt::format("  fold    {} panels of {}, {} mm thick, with a spine of {} mm\n",
                                fold.panels, size_text(panel.width(), panel.height()),
                                decimal(fold.thickness.value, 2), decimal(fold.gap().value, 2));
  if (!folded.paper) return out;
  return out + sheet_line("wrap", *folded.wrap, *folded.paper) +
         sheet_line("lining", *folded.lining, *folded.paper) + margin_line(laid.request);
}

std::string paper_lines(const LaidOutBoard& laid) {
  const boards::BoardRequest& request = laid.request;
  const scene::Box& box = laid.drawn.picture.scene.box;
  if (request.product) return product_lines(*request.product);
  if (!laid.fit.sheets)
    return fmt::format("  page    {} trimmed, {} mm of bleed on every side, and crop marks\n",
                       size_text(laid.side() * box.width() + 2 * request.margin,
                                 laid.side() * box.height() + 2 * request.margin),
                       decimal(request.bleed.value, 2));
  return sheet_line("sheets", *laid.fit.sheets, *request.paper) + margin_line(request);
}

/// The radius of the circle inscribed in each cell, in sides.
std::vector<double> inner_radii(const LaidOutBoard& laid) {
  std::map<int, double> by_corners(laid.drawn.picture.radii.begin(),
                                   laid.drawn.picture.radii.end());
  std::vector<double> radii;
  for (geometry::CellId cell : laid.drawn.board.cells())
    radii.push_back(by_corners[laid.drawn.board.topology.sides(cell)]);
  return radii;
}

std::string names_line(const LaidOutBoard& laid) {
  if (!laid.names_from) return {};
  return fmt::format(
      "  names   left out, since they would be too small to read; sides of {} mm or "
      "more have room for them\n",
      decimal(std::ceil(laid.names_from->value * 100) / 100, 2));
}

/// Appends a heading and names, wrapped to lines of at most 78 characters.
void add_block(std::string& out, const std::string& head, const std::vector<std::string>& names) {
  constexpr std::size_t width = 78;
  const std::string indent(head.size(), ' ');
  std::string line = head;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::string name = names[i] + (i + 1 < names.size() ? "," : "");
    if (line.size() + 1 + name.size() > width) {
      out += line + "\n";
      line = indent;
    }
    line += " " + name;
  }
  out += line + "\n";
}

/// The pieces of the game, grouped by the largest base that fits all cells they can reach. Empty if
/// all cells have the same size.
std::string pieces_lines(const LaidOutBoard& laid) {
  if (laid.drawn.picture.radii.size() < 2) return {};
  const auto radii = inner_radii(laid);
  std::map<double, std::vector<std::string>> pieces;  // by radius
  for (const moves::PieceType& piece_type : laid.drawn.game.piece_types) {
    if (piece_type.document.empty()) continue;  // only explains a term
    geometry::CellSet cells;
    for (const board::SeatId seat : laid.drawn.board.seat_ids())
      cells |= moves::range(laid.drawn.board, moves::PieceMoves(laid.drawn.board, piece_type.moves,
                                                                seat, piece_type.state));
    double least = 1e9;
    for (geometry::CellId cell : cells)
      least = std::min(least, radii[static_cast<std::size_t>(cell)]);
    if (least < 1e9) pieces[least].push_back(piece_type.name);
  }
  std::string out;
  for (const auto& [radius, names] : pieces) {
    const std::string head = out.empty() ? "  pieces  " : "          ";
    add_block(out, head + "up to " + base_text(2 * radius * laid.side()) + ":", names);
  }
  return out;
}

}  // namespace

std::string board_answer(const LaidOutBoard& laid,
                         const std::optional<boards::FoldedBoard>& folded) {
  const scene::Box &cells = laid.drawn.picture.cells, &all = laid.drawn.picture.scene.box;
  std::string out = fmt::format("{}: {} cells, sides of {} mm\n", laid.drawn.board.id,
                                laid.drawn.board.size(), decimal(laid.side().value, 2));
  out += set_line(laid);
  out += "  board   " + size_text(laid.side() * cells.width(), laid.side() * cells.height()) + "\n";
  if (all.width() > cells.width() || all.height() > cells.height())
    out += "  rim     " + size_text(laid.side() * all.width(), laid.side() * all.height()) +
           " with " + (laid.drawn.framed ? "the frame" : "the names") + " round it\n";
  out += folded ? fold_lines(laid, *folded) : paper_lines(laid);
  out += names_line(laid);
  std::vector<std::string> bases;
  for (const auto& [sides, radius] : laid.drawn.picture.radii)
    bases.push_back(base_text(2 * radius * laid.side()) + (sides == 8 ? " on an " : " on a ") +
                    std::string(geometry::shape_name(sides)));
  return out + "  bases   up to " + base::listed(bases) + "\n" + pieces_lines(laid);
}

}  // namespace boardwright::commands
