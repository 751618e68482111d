// Pages of pieces to cut out.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "counters/counter_sheets.h"
#include "pdf/ink.h"
#include "scene/piece_set.h"
#include "scene/style.h"
#include "sheets/paper.h"

namespace boardwright::counters {

/// The shape of counters by the word of a style: "wedge".
Cut cut_named(std::string_view word);

/// Smaller pieces can neither be cut out nor recognized.
inline constexpr Millimetres least_base = 5_mm;

/// The diameter of a board's discs relative to the base that fits its smallest cell. It leaves room
/// for fingers between them.
inline constexpr double disc_share = 0.88;

/// The shape and size of a kit's counters, for a board whose smallest cell fits this base.
CutSize kit_size(const Style& style, Millimetres base);

/// The pieces to print.
struct PiecesRequest {
  CutSize size;
  std::vector<PieceCount> pieces;
  sheets::Paper paper;
  Millimetres margin = 8_mm;  ///< kept free on every side
  Duplex duplex = Duplex::long_edge;
  Named named = Named::no;
};

/// The pieces of the starting position; for a game without one, one piece of each type for each
/// seat.
std::vector<PieceCount> starting_pieces(const Game& game);

/// The pieces of a kit: the starting pieces, what they become during play, a spare one of each type
/// to which others promote, and in a game without a starting position seven of each type that
/// promotes. If captured pieces change sides, each side has as many as both begin with, except of
/// wedges, which show their side by the way they point.
std::vector<PieceCount> kit_pieces(const Game& game, Cut cut);

/// Pieces laid out on sheets, with their drawings. Movable.
struct LaidOutPieces {
  std::unique_ptr<CounterDrawings> drawings;  ///< null: pieces show letters
  CounterSheets sheets;
};

/// Lays out pieces on sheets. Without drawings, pieces show letters. Throws UsageError if the
/// request cannot be met.
LaidOutPieces lay_out_pieces(const Game& game, const PiecesRequest& request,
                             std::optional<PieceSet> drawings);

/// The pages of pieces: the front of each sheet, followed by its back. They point to the scenes and
/// styles here and to the drawings of the pieces. Movable.
struct PiecesPages {
  std::string title, author;
  std::vector<scene::Page> pages;  ///< for Ink::pages
  std::string duplex;              ///< RenderOptions::duplex

  std::vector<std::unique_ptr<Scene>> scenes;
  std::unique_ptr<Style> style, marks;
};
/// Draws the pages. `marks`: the style of the marks over and beside the pieces.
PiecesPages pages_of(const LaidOutPieces& laid, const Game& game, const Style& style,
                     const Style& marks);

/// The PDF of these pages.
std::string pieces_pdf(pdf::Ink& ink, const PiecesPages& pages);

}  // namespace boardwright::counters
