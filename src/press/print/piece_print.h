// Pieces to cut out as pages for print.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ink/ink.h"
#include "print/counter_sheets.h"
#include "print/paper.h"
#include "scene/piece_set.h"
#include "scene/style.h"

namespace boardwright::print {

/// What is asked for.
struct PiecesRequest {
  CutSize size;
  std::vector<PieceCount> pieces;
  Paper paper;
  Millimetres margin = 8_mm;  ///< kept free on every side
  Duplex duplex = Duplex::long_edge;
};

/// The pieces with which a game begins; where it has no position to begin with, one of each piece
/// for each seat.
std::vector<PieceCount> starting_pieces(const Game& game);

/// Pieces laid on sheets, and the drawings that they show. May be moved.
struct LaidOutPieces {
  std::unique_ptr<CounterDrawings> drawings;  ///< null: letters
  CounterSheets sheets;
};

/// With no drawings the pieces bear letters. Throws UsageError where the request cannot be met.
LaidOutPieces lay_out_pieces(const Game& game, const PiecesRequest& request,
                             std::optional<PieceSet> drawings);

/// The pages of pieces: every sheet's front, and behind it its back. They point to what they own,
/// and to the drawings of the pieces. May be moved.
struct PiecesPages {
  std::string title, author;
  std::vector<Page> pages;  ///< for Ink::pages
  std::string duplex;       ///< RenderOptions::duplex

  std::vector<std::unique_ptr<Scene>> scenes;
  std::unique_ptr<Style> style, marks;
};
/// `marks`: the style of what is printed over and beside the pieces.
PiecesPages pages_of(const LaidOutPieces& laid, const Game& game, const Style& style,
                     const Style& marks);

/// The PDF of these pages.
std::string pieces_pdf(Ink& ink, const PiecesPages& pages);

}  // namespace boardwright::print
