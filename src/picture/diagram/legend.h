// Explains the signs of figures: one list per page, built from what its figures show.
#pragma once
#include <set>
#include <string>
#include <vector>

#include "diagram/diagram.h"

namespace boardwright::diagram {

/// A line of the legend.
struct LegendLine {
  std::string sign;           ///< "a dashed ring round a piece", "S"
  std::string meaning;        ///< "one of the mover’s own pieces, which stops it", "Knight"
  Scene picture;              ///< the sign itself, drawn as on a board; empty for a letter
  bool letters_only = false;  ///< no figure shows it when pieces are drawings
};

/// The legend of figures: signs in the order of the sign table, then the letters of pieces in the
/// game's order of piece types. A sign that no figure uses has no line; a figure without a board
/// uses none.
std::vector<LegendLine> legend_of(const Game& game, const std::vector<const Diagram*>& figures);

/// The signs that a page has explained so far.
using SignsMet = std::set<std::string, std::less<>>;

/// The explanations that a caption adds for new signs: " A dashed ring: own piece, in the way."
/// Signs that the caption explains anyway are left out. Adds the new signs to `met`.
std::string words_for_new_signs(const Diagram& diagram, SignsMet& met);

/// The explanations for new letters that neither the caption nor their piece's name explains: " S =
/// Knight." Where pieces are drawings, these letters are not visible.
std::string words_for_new_letters(const Diagram& diagram, SignsMet& met);

/// The explanations for new signs and letters.
std::string words_for_all_new(const Diagram& diagram, SignsMet& met);

}  // namespace boardwright::diagram
