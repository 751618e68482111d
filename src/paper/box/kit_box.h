// The box of a kit: what goes into it, and how that is folded.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "box/box.h"

namespace boardwright::box {

/// The parts of a kit that its box is made for.
struct KitContents {
  std::size_t pieces = 0;
  Millimetres base;                     ///< of a piece
  std::size_t cards = 0;                ///< of the size of poker cards
  bool leaflet = false;                 ///< one sheet of the paper, folded in three
  std::vector<base::PaperSize> boards;  ///< boards of paper, before they are folded
};

/// The pages of a box, and its description.
struct KitBox {
  boards::BoardPages pages;
  std::string holds;              ///< "the pieces, the cards, and the leaflet folded in three"
  std::vector<std::string> left;  ///< "the board": what does not fit
  std::vector<sheets::Folding> foldings = {};  ///< of the boards; empty if they do not fit
};

/// "in 3 across and in 2 down", "in 2"; empty for a board that stays flat.
std::string folded_in_words(const sheets::Folding& folding);

/// The box that holds the most of a kit among those whose blanks fit on the paper: a tray with a
/// lid, or a tuck box. Nothing if none holds the pieces.
std::optional<KitBox> kit_box(const boards::DrawnBoard& cover, const KitContents& contents,
                              const sheets::Paper& paper, const scene::Style& marks);

}  // namespace boardwright::box
