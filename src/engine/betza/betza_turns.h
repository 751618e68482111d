// The modifiers z and q, which depend on how the preceding legs bend.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright::betza {

/// The expansion of a part whose legs bend with `z`, against the last bend, or `q`, like the last
/// bend: the part once for each way to bend, written with `l` and `r`.
struct BetzaTurns {
  std::vector<std::string> texts;           ///< each as long as the part; empty: no z or q
  std::optional<std::size_t> without_bend;  ///< index of a z or q without a preceding bend
  bool too_many = false;                    ///< more texts than a move has ways to bend
};
BetzaTurns betza_turns(std::string_view part);

/// The part of a text that begins at an index: up to its atom or the end of its bracket.
std::string_view betza_part(std::string_view text, std::size_t at);

}  // namespace boardwright::betza
