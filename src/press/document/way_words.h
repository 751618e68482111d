// Tells in English which way a move leads: along which lines, in which directions, how far.
#pragma once
#include <string>
#include <vector>

#include "document/game_words.h"

namespace boardwright::document {

/// Tells of ways on the board of one game.
class WayWords {
 public:
  explicit WayWords(const GameWords& words) : words_(words) {}

  /// "orthogonally or diagonally", "straight forward", "sideways"; `lines`: of more cells than one.
  std::string along(const MovePattern& move, bool lines) const;

  /// "two squares orthogonally and one at right angles to that"
  std::string vector(const MovePattern& move) const;

  /// A stretch behind `then`: "one square diagonally outward". `before`: the one before.
  std::string stretch(const Then& then, const Then& before) const;

  /// "orthogonally", "forward along a Z line"
  std::string along_axes(const std::vector<std::string>& axes, bool lines,
                         MovePattern::Facing facing) const;

 private:
  const GameWords& words_;
};

/// "straight forward", "sideways", "forward to the left": directions by degrees counter-clockwise
/// from forward. `diagonal`: those between are called so.
std::string headings_in_words(const std::vector<int>& degrees, bool diagonal);

/// "90° or 270°"
std::string degrees_in_words(const std::vector<int>& degrees);

}  // namespace boardwright::document
