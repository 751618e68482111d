// Describes in English the course of a move: its lines, directions and length.
#pragma once
#include <string>
#include <vector>

#include "english/game_words.h"

namespace boardwright::english {

/// The words for a leap: along its axis, across it, and for all of it.
struct LeapWords {
  std::string along, aside, facing;  ///< `aside` is empty if the leap has one part
};

/// Whether numbers of cells are "two squares", or "2" in brief texts.
enum class Counts { in_words, in_figures };

/// Describes courses of moves on the board of one game.
class WayWords {
 public:
  explicit WayWords(const GameWords& words) : words_(words) {}

  /// "orthogonally or diagonally", "straight forward", "sideways". `lines`: the course can have
  /// more than one cell.
  std::string along(const MovePattern& move, bool lines) const;

  /// "orthogonally", "at right angles to that" and ", forward only"
  LeapWords leap(const MovePattern& move) const;

  /// "two squares orthogonally and one at right angles to that"
  std::string vector(const MovePattern& move) const;

  /// A further stretch: "one square diagonally onward"; in figures "1 diagonally onward". `before`
  /// is the stretch before it.
  std::string stretch(const Then& then, const Then& before, Counts counts = Counts::in_words) const;

  /// "orthogonally", "forward along a Z line"
  std::string along_axes(const std::vector<std::string>& axes, bool lines,
                         MovePattern::Facing facing) const;

 private:
  const GameWords& words_;
};

/// The lines without words of their own that the moves of a game follow: "X", "Y".
std::vector<std::string> lettered_lines(const GameWords& words);

/// Where the lettered lines run, "Y lines run up and down the board", and what the paths, rings and
/// touches of moves are. Empty if no move uses any. Directions are as the first seat sees the
/// board, in degrees from level.
std::string lines_explained(const GameWords& words);

/// Directions, given in degrees counter-clockwise from forward: "straight forward", "sideways",
/// "forward to the left". `diagonal`: the ones in between are called diagonal.
std::string headings_in_words(const std::vector<int>& degrees, bool diagonal);

/// "90° or 270°"
std::string degrees_in_words(const std::vector<int>& degrees);

}  // namespace boardwright::english
