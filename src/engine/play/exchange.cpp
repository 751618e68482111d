// Exchanges: moves with which a piece changes places with another of its seat.
#include <algorithm>

#include "base/index.h"
#include "play/move_generator.h"

namespace boardwright::play {

bool MoveGenerator::can_exchange(const Exchange& rule, bool stuck) const {
  if (!rule.checked && !rule.stuck) return true;
  return (rule.checked && checked_) || (rule.stuck && stuck);
}

/// Adds the exchanges. The moves found from index `first` on are the other moves of the turn.
void MoveGenerator::add_exchanges(std::size_t first, std::optional<CellId> only,
                                  std::vector<Move>& found) {
  bool stuck = found.size() == first && counted_ == 0;
  if (stuck && only) {  // the other pieces must be stuck too
    std::vector<Move> others;
    add_of_pieces(std::nullopt, others);
    if (tables_.blocker != no_piece_type) add_blocker(0, others);
    stuck = others.empty();
  }
  for (const Exchange& rule : tables_.rules.exchanges) {
    if (!can_exchange(rule, stuck)) continue;
    for (const CellId from : std::span(own_).first(own_count_)) {
      if ((only && *only != from) || !among(at(from).piece_type, rule.piece_types)) continue;
      for (const CellId to : std::span(own_).first(own_count_)) {
        const PieceTypeId other = at(to).piece_type;
        const bool fits = rule.with.empty() ? !tables_.is_royal(other) : among(other, rule.with);
        const PieceTypeId mover =
            rule.becomes == no_piece_type ? at(from).piece_type : rule.becomes;
        if (to == from || !fits || position_.count_on(to) > 1 || position_.count_on(from) > 1 ||
            enters_dead_zone(from, to) || !obeys_dead_zone(from, to, {}) ||
            !may_stand(mover, seat_, to) || !may_stand(other, seat_, from))
          continue;
        Move move{from, to};
        move.rook_from = to;
        move.rook_to = from;
        move.promoted = rule.becomes;
        // Castling can be the same move.
        if (leaves_king_safe(move) && std::find(found.begin(), found.end(), move) == found.end())
          found.push_back(move);
      }
    }
  }
}

}  // namespace boardwright::play
