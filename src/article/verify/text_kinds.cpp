// Claims about the article itself: figures, numbers and headings.
#include "verify/kinds.h"

namespace boardwright::verify {
namespace {

/// The number of the figure that shows a piece's moves from a cell; several are joined by commas.
Value figure_of(ClaimContext& context) {
  std::string found;
  for (const Figure* figure : context.game().figures())
    for (const game::FigurePiece& piece : figure->pieces)
      if (piece.piece_type == context.claim().key("piece") &&
          piece.cell == context.claim().key("cell") && (!piece.mark.empty() || piece.growing > 0))
        found += (found.empty() ? "" : ",") + figure->id;
  if (found.empty()) return context.refuse("no figure shows this piece on this cell");
  return found;
}

Value piece_cell(ClaimContext& context) { return context.figure_piece().cell; }
Value piece_mark(ClaimContext& context) { return context.figure_piece().mark; }

Value title(ClaimContext& context) {
  const auto article = context.titles().find(context.claim().document);
  if (article != context.titles().end())
    if (const auto title = article->second.find(context.claim().key("section"));
        title != article->second.end())
      return title->second;
  return context.refuse("the article has no section " + context.claim().key("section"), {},
                        context.claim().key("section"));
}

Value route_ends(ClaimContext& context) {
  const Content* shown = context.content();
  if (shown == nullptr) return {};
  CellSet ends;
  for (const figure::DrawnWay& way : shown->ways)
    if (way.kind == figure::DrawnWay::Kind::route && way.mark == context.claim().key("mark"))
      for (const auto& line : way.lines) {
        ends.insert(line.front());
        ends.insert(line.back());
      }
  return board::names_of(*shown->board, ends);
}

Value marked_cells(ClaimContext& context) {
  const Content* shown = context.content();
  if (shown == nullptr) return {};
  CellSet cells;
  for (const figure::Mark& mark : shown->marks)
    if (!mark.arrow && mark.mark == context.claim().key("mark")) cells.insert(mark.cell);
  return board::names_of(*shown->board, cells);
}

constexpr ClaimKind text_rows[] = {
    {"figure-of", "piece cell", figure_of, Yields::words,
     "the number of the figure that shows these moves",
     "number of the diagram with the {piece} on {cell}", Proves::copy},
    {"man-cell", "figure man", piece_cell, Yields::words, "the cell of a piece in a figure",
     "cell of {man} in Diagram {figure}", Proves::copy},
    {"man-mark", "figure man", piece_mark, Yields::words, "the sign of a piece's moves in a figure",
     "sign of {man} in Diagram {figure}", Proves::copy},
    {"marked-cells", "figure mark", marked_cells, Yields::cells,
     "the cells that bear this sign in a figure", "cells marked {mark} in Diagram {figure}"},
    {"route-ends", "figure mark", route_ends, Yields::cells,
     "both ends of the route with this sign in a figure",
     "ends of the route marked {mark} in Diagram {figure}"},
    {"title", "section", title, Yields::words, "the title of a section",
     "title of section {section}", Proves::copy},
};

}  // namespace

std::span<const ClaimKind> text_claims() { return text_rows; }

}  // namespace boardwright::verify
