// Whether words mean what their claim states: who does it, whether it is denied, and of whom.
#pragma once
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "audit/claim_marks.h"

namespace boardwright::audit {

/// Why words do not mean what a claim states; `problem` is empty if nothing is wrong.
struct Nonsense {
  std::string problem;
  std::string hint;
  std::size_t at = 0;  ///< where the wrong words begin
};

/// The corners and the middle of a board that has corners, by the names of cells.
struct Places {
  std::set<std::string> corners, middle;
};

/// Checks words for a claim with its computed value, which they state: a negation in each clause if
/// the claim denies; the piece that captures and not the one that is captured; one piece and not
/// all; all lines of a selection; both kinds of directions; the end that is meant. `marks` are
/// those of the words.
Nonsense sense_of(const game::Finding& finding, const Stated& stated,
                  const std::vector<Mark>& marks, std::string_view words, const Places& places);

/// Whether one of the marks is a negation.
bool is_denied(const std::vector<Mark>& marks);

}  // namespace boardwright::audit
