// Directions of a leg that depend on how the legs before it bend.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright::rules {

/// A part of Betza whose legs bend with `z`, against the last bend, or `q`, as the last bend: the
/// same part once for each way to bend, all told with `l` and `r`.
struct BetzaTurns {
  std::vector<std::string> texts;           ///< each as long as the part; empty: no leg bends so
  std::optional<std::size_t> without_bend;  ///< where a z or q stands behind no bend
  bool too_many = false;                    ///< there are more than a move has stretches to bend
};
BetzaTurns betza_turns(std::string_view part);

/// The part of a text that begins there: to its atom or to the end of its bracket.
std::string_view betza_part(std::string_view text, std::size_t at);

}  // namespace boardwright::rules
