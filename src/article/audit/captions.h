// Checks the titles of figures against what the figures show.
#pragma once
#include <string>
#include <vector>

#include "audit/lexicon.h"
#include "audit/number_sources.h"
#include "figure/content.h"

namespace boardwright::audit {

/// The verdict on the title of a figure.
struct CaptionVerdict {
  std::vector<Mark> open;          ///< marks that the figure does not show
  std::vector<std::string> wrong;  ///< words of the title that it refutes
  std::size_t bound = 0;           ///< number of marks that it shows
};

/// Judges the marks of a figure's title by what the figure shows: pieces, also of a seat ("Red's
/// Pawns") or on a cell ("a King on e4"); numbers of pieces, in all or of one side; captures; and
/// axes, as lines or as cells with one sign. A mark of these that the figure does not show is
/// wrong; any other mark is open. `content`: what the figure shows; null if it could not be built.
CaptionVerdict judge_caption(const Game& game, const Lexicon& lexicon, const NumberSources& numbers,
                             const game::Figure& figure, const figure::Content* content);

}  // namespace boardwright::audit
