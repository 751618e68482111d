// Claims about the article itself: its figures, numbers and headings.
#include "verify/kinds.h"

namespace boardwright::verify {
namespace {

/// The number of the figure that shows a piece's moves from a cell.
Value figure_of(ClaimContext& ask) {
  std::string found;
  for (const Figure* figure : ask.game().figures())
    for (const FigurePiece& piece : figure->pieces)
      if (piece.piece_type == ask.claim().key("piece") && piece.cell == ask.claim().key("cell") &&
          (!piece.mark.empty() || piece.growing > 0))
        found += (found.empty() ? "" : ",") + figure->id;
  if (found.empty()) return ask.refuse("no figure shows this piece on this cell");
  return found;
}

Value piece_cell(ClaimContext& ask) { return ask.figure_piece().cell; }
Value piece_mark(ClaimContext& ask) { return ask.figure_piece().mark; }

Value title(ClaimContext& ask) {
  const auto article = ask.titles().find(ask.claim().document);
  if (article != ask.titles().end())
    if (const auto title = article->second.find(ask.claim().key("section"));
        title != article->second.end())
      return title->second;
  return ask.refuse("the article has no section " + ask.claim().key("section"), {},
                    ask.claim().key("section"));
}

Value route_ends(ClaimContext& ask) {
  const Content* shown = ask.content();
  if (shown == nullptr) return {};
  CellSet ends;
  for (const DrawnWay& way : shown->ways)
    if (way.kind == DrawnWay::Kind::route && way.mark == ask.claim().key("mark"))
      for (const auto& line : way.lines) {
        ends.insert(line.front());
        ends.insert(line.back());
      }
  return names_of(*shown->board, ends);
}

Value marked_cells(ClaimContext& ask) {
  const Content* shown = ask.content();
  if (shown == nullptr) return {};
  CellSet cells;
  for (const Mark& mark : shown->marks)
    if (!mark.arrow && mark.mark == ask.claim().key("mark")) cells.insert(mark.cell);
  return names_of(*shown->board, cells);
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
