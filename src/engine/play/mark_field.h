// The fields of positions that give the counts of marks: `second=1`, `shak=0+1`.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "play/position.h"

namespace boardwright::play {

/// What is wrong with a field.
struct MarkProblem {
  std::string_view at;  ///< the offending part of the field
  std::string message, hint;
};

/// Sets a mark by a field: one count or, for a mark of seats, one for each seat in order, with plus
/// signs between. Returns what is wrong, if anything.
std::optional<MarkProblem> read_mark_field(std::string_view field,
                                           const std::vector<RuleMark>& marks, std::size_t seats,
                                           Position& position);

/// The fields of all marks that are set, in the order of the game, each after a blank.
std::string mark_fields(const std::vector<RuleMark>& marks, std::size_t seats,
                        const Position& position);

}  // namespace boardwright::play
