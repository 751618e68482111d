// Boards of thick card that fold: the paper round the face, the paper on the back, and the plan.
#pragma once
#include <optional>
#include <vector>

#include "print/board_print.h"

namespace boardwright::print {

/// How a board folds.
struct Fold {
  int panels = 2;                ///< 2, or 4: once more across
  Millimetres thickness = 2_mm;  ///< of the card

  /// Between two panels: they close face to face, so the back goes round both.
  Millimetres gap() const { return 2 * thickness + 0.5_mm; }
  /// How far the face's paper goes over the edges and onto the back.
  Millimetres turn_in() const { return thickness + 15_mm; }
};

/// The panels of a board that is open, from its lower left corner.
std::vector<PaperBox> panels_of(const Fold& fold, PaperSize open);

/// A folding board with its size found and its sheets chosen.
struct FoldedBoard {
  Fold fold;
  PaperSize open;              ///< the board when it lies open
  std::optional<Paper> paper;  ///< nothing: wrap and lining are a page each
  std::optional<Sheets> wrap, lining;
};

/// `laid` is on one page, whose margin is that of the face; with paper, the sheets keep the same
/// margin free, and have its overlap. Seams keep off the folds where that takes no more sheets.
/// Throws UsageError if a page would be too long, a panel too narrow, or the sheets do not do.
FoldedBoard lay_out_folded(const LaidOutBoard& laid, const Fold& fold,
                           const std::optional<Paper>& paper = {});

/// The wrap, which is the face and what goes round the edges; the lining of the back; and a plan
/// with measures and steps, which on sheets of paper comes first.
BoardPages folded_pages(const LaidOutBoard& laid, const FoldedBoard& folded, const Style& marks);

}  // namespace boardwright::print
