// Folding boards of thick card: the wrap (paper around the face), the lining of the back, and the
// plan.
#pragma once
#include <optional>
#include <vector>

#include "boards/board_print.h"

namespace boardwright::boards {

/// How a board folds.
struct Fold {
  int panels = 2;                ///< 2, or 4 with a second fold across the first
  Millimetres thickness = 2_mm;  ///< thickness of the card

  /// The distance between two panels. They close face to face, so the back spans two thicknesses.
  Millimetres gap() const { return 2 * thickness + 0.5_mm; }
  /// The width of the wrap that is turned over each edge onto the back.
  Millimetres turn_in() const { return thickness + 15_mm; }
};

/// The panels of the open board, relative to its lower left corner.
std::vector<PaperBox> panels_of(const Fold& fold, PaperSize open);

/// A folding board with its size and its sheets.
struct FoldedBoard {
  Fold fold;
  PaperSize open;                      ///< size of the open board
  std::optional<sheets::Paper> paper;  ///< none: wrap and lining are a page each
  std::optional<sheets::Sheets> wrap, lining;
};

/// Lays out a folding board. `laid` is on one page; its margin is the margin of the face. With
/// `paper` the sheets use the margin and the overlap of `laid`. Seams avoid the folds where that
/// takes no more sheets. Throws UsageError if a page would be too long, a panel too narrow, or no
/// sheets fit.
FoldedBoard lay_out_folded(const LaidOutBoard& laid, const Fold& fold,
                           const std::optional<sheets::Paper>& paper = {});

/// The pages of a folding board: the wrap (the face and its turned-over edges), the lining of the
/// back, and a plan with measures and steps. With sheets of paper the plan comes first.
BoardPages folded_pages(const LaidOutBoard& laid, const FoldedBoard& folded, const Style& marks);

}  // namespace boardwright::boards
