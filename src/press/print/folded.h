// Boards of thick card that fold: the paper round the face, the paper on the back, and the plan.
#pragma once
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

/// Three pages: the wrap, which is the face and what goes round the edges; the lining of the back;
/// and a plan with measures and steps. `laid` is on one page, whose margin is that of the face.
/// Throws UsageError if a page would be too long or a panel too narrow.
BoardPages folded_pages(const LaidOutBoard& laid, const Fold& fold, const Style& marks);

}  // namespace boardwright::print
