// What a seat must or may not do, of all that its pieces can.
#include <algorithm>

#include "base/index.h"
#include "play/ends.h"
#include "play/move_generator.h"

namespace boardwright::play {

/// Keeps of the moves from a place in the list on those that the game's duties allow.
void MoveGenerator::keep_duties(std::size_t first, std::vector<Ply>& found) {
  const auto begin = [&] { return found.begin() + static_cast<std::ptrdiff_t>(first); };
  const Duties& must = tables_.rules.must;
  if (must.no_checks)
    found.erase(
        std::remove_if(begin(), found.end(), [&](const Ply& ply) { return !is_allowed(ply); }),
        found.end());
  if (must.facing && are_facing(tables_, position_))
    found.erase(std::remove_if(begin(), found.end(), [&](const Ply& ply) { return !parts(ply); }),
                found.end());
  const auto worth = [&](const Ply& ply) {
    if (ply.taken == no_cell) return -1;
    int value = 0;
    for (const CellId cell : ply.all_taken())
      if (must.most) value += tables_.piece_types[index(at(cell).piece_type)].value;
    return value;
  };
  if (!must.capture && !must.most) return;
  int most = -1;
  for (auto ply = begin(); ply != found.end(); ++ply) most = std::max(most, worth(*ply));
  if (most < 0) return;
  found.erase(
      std::remove_if(begin(), found.end(), [&](const Ply& ply) { return worth(ply) < most; }),
      found.end());
}

/// Makes of each move from a place in the list on as many as there are cells for the blocker: those
/// empty behind the move, but not where he stands.
void MoveGenerator::add_blocker(std::size_t first, std::vector<Ply>& found) {
  const std::vector<Ply> plain(found.begin() + static_cast<std::ptrdiff_t>(first), found.end());
  found.resize(first);
  for (Ply ply : plain) {
    if (ply.is_pass()) {
      found.push_back(ply);
      continue;
    }
    trial_.make(ply, seat_);
    for (const CellId cell : tables_.board.cells())
      if (at(cell).none()) {
        ply.blocker = cell;
        found.push_back(ply);
      }
    trial_.take_back();
  }
  steps_ += static_cast<std::int64_t>(found.size() - first);
}

/// Whether a move parts royal pieces who face each other, or is none.
bool MoveGenerator::parts(const Ply& ply) {
  if (ply.is_pass()) return true;
  trial_.make(ply, seat_);
  const bool facing = are_facing(tables_, position_);
  trial_.take_back();
  return !facing;
}

/// Whether a move leaves all opponents out of check.
bool MoveGenerator::is_allowed(const Ply& ply) {
  trial_.make(ply, seat_);
  bool checks = false;
  for (const SeatId seat : tables_.seats())
    if (position_.opposes(seat, seat_)) checks = checks || in_check(seat);
  trial_.take_back();
  return !checks;
}

}  // namespace boardwright::play
