// What the signs of figures mean: one list for a page, made from what its figures show.
#pragma once
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "diagram/diagram.h"

namespace boardwright::diagram {

/// A line of the legend.
struct LegendLine {
  std::string sign;     ///< "a dashed ring round a piece", "S"
  std::string meaning;  ///< "one of the mover’s own pieces, which stops it", "Knight"
  Scene picture;        ///< the sign itself, drawn as on a board; empty where it is a letter
  bool letters_only = false;  ///< no figure shows it where its pieces are drawings
};

/// What figures use, in the order of the table of signs, then the letters of their pieces, by the
/// game's order of pieces. A sign that none of them uses has no line; a figure without a board uses
/// none.
std::vector<LegendLine> legend_of(const Game& game, const std::vector<const Diagram*>& figures);

/// The signs that a reader has met on a page so far.
using SignsMet = std::set<std::string, std::less<>>;

/// What the caption adds to tell of signs that are new: " A dashed ring: a friendly piece,
/// which stops it." Nothing is added of what the caption tells anyway. They are then met.
std::string words_for_new_signs(const Diagram& diagram, SignsMet& met);

/// The same of letters that stand for pieces: " S is a Knight." They are not seen where pieces are
/// drawn.
std::string words_for_new_letters(const Diagram& diagram, SignsMet& met);

/// Both.
std::string words_for_all_new(const Diagram& diagram, SignsMet& met);

}  // namespace boardwright::diagram
