// Captures that are illegal if an opponent could then capture the captor.
#include <algorithm>

#include "base/index.h"
#include "play/move_generator.h"

namespace boardwright::play {

/// Removes, from index `first` on, the moves that these rules forbid.
void MoveGenerator::keep_unguarded(std::size_t first, std::vector<Move>& found) {
  const auto& rules = tables_.rules.guarded;
  const auto is_illegal = [&](const Move& move) {
    return takes_from_others(position_, move) &&
           std::any_of(rules.begin(), rules.end(),
                       [&](const Guarded& rule) { return is_guarded(move, rule); });
  };
  found.erase(
      std::remove_if(found.begin() + static_cast<std::ptrdiff_t>(first), found.end(), is_illegal),
      found.end());
}

/// Whether a move captures pieces of a rule, and no others that lift the ban, and the captor could
/// then be captured.
bool MoveGenerator::is_guarded(const Move& move, const Guarded& rule) {
  if (!rule.piece_types.empty() && !among(at(move.from).piece_type, rule.piece_types)) return false;
  const auto near = tables_.board.topology.touching(move.from);
  bool takes_guarded = false;
  for (const CellId cell : move.all_taken()) {
    const PieceTypeId piece_type = at(cell).piece_type;
    const bool beside = std::find(near.begin(), near.end(), cell) != near.end();
    if (among(piece_type, rule.of) && !(rule.afar && beside))
      takes_guarded = true;
    else if (!among(piece_type, rule.slight))
      return false;
  }
  if (!takes_guarded) return false;
  return holds_after(move, [&] { return !at(move.to).none() && attacked(move.to, seat_); });
}

}  // namespace boardwright::play
