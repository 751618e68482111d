// Obligations and bans: which of the moves of its pieces a seat can choose.
#include <algorithm>
#include <climits>

#include "base/index.h"
#include "play/ends.h"
#include "play/move_generator.h"

namespace boardwright::play {
namespace {

bool asks_for_mate(const RuleLine& line) {
  return std::ranges::any_of(line.when,
                             [](const RuleTerm& term) { return term.word == RuleWord::mating; });
}

}  // namespace

/// Removes the moves from index `first` on that give check or leave royal pieces facing where that
/// is not allowed, or that a line forbids.
void MoveGenerator::keep_allowed(std::size_t first, std::vector<Move>& found) {
  const auto begin = [&] { return found.begin() + static_cast<std::ptrdiff_t>(first); };
  const Obligations& must = tables_.rules.must;
  if (must.no_checks)
    found.erase(std::remove_if(begin(), found.end(),
                               [&](const Move& move) { return !gives_no_check(move); }),
                found.end());
  if (tables_.line_rules.has(RulePhase::legality))
    found.erase(
        std::remove_if(begin(), found.end(), [&](const Move& move) { return !obeys_lines(move); }),
        found.end());
  if (must.facing && are_facing(tables_, position_, seat_))
    found.erase(std::remove_if(begin(), found.end(),
                               [&](const Move& move) { return !separates_royals(move); }),
                found.end());
}

/// Whether no line forbids a move.
bool MoveGenerator::obeys_lines(const Move& move) {
  if (move.is_pass()) return true;
  const LineRules& lines = tables_.line_rules;
  const Turn turn = turn_of(position_, move, seat_);
  steps_ += tables_.board.size() + lines.weight() / tables_.board.size();
  trial_.do_move_without_lines(move, seat_);
  const auto held = lines.holding(RulePhase::legality, position_, turn);
  trial_.undo_move();
  if (held.empty() || !lines.asks_for_results()) return held.empty();
  return std::ranges::none_of(held, [&](const RuleLine* line) {
    return (asks_for_mates_ || !asks_for_mate(*line)) &&
           std::ranges::all_of(line->when, [&](const RuleTerm& term) {
             return !is_about_result(term.word) || brings(term, move, turn) != term.negated;
           });
  });
}

/// Whether a move checks or mates an opponent, by the turn's piece if the term says more of it.
bool MoveGenerator::brings(const RuleTerm& term, const Move& move, const Turn& turn) {
  if (term.word == RuleWord::mating ? !mates(move) : gives_no_check(move)) return false;
  if (term.mover == RulePieces{} && term.zone.empty()) return true;
  return holds_after(move, [&] {
    return !at(move.to).none() && tables_.line_rules.is_mover(term, position_, turn) &&
           std::ranges::any_of(tables_.board.cells(), [&](CellId cell) {
             const Piece& piece = at(cell);
             return !piece.none() && tables_.is_royal(piece.piece_type) &&
                    position_.opposes(piece.seat, seat_) && strikes(move.to, cell) &&
                    !blast_forbids(move.to, cell);
           });
  });
}

/// Adds a pass if there is no other move and a line says so.
void MoveGenerator::pass_if_stuck(std::size_t first, std::optional<CellId> only,
                                  std::vector<Move>& found) {
  if (found.size() > first || counted_ > 0 || checked_ || only) return;
  const LineRules& lines = tables_.line_rules;
  if (std::ranges::any_of(lines.of(RulePhase::passes), [&](const RuleLine* line) {
        return lines.holds(*line, position_, seat_);
      }))
    found.push_back({});
}

/// Removes the moves from index `first` on other than the captures that a seat owes.
void MoveGenerator::apply_duties(std::size_t first, std::vector<Move>& found) {
  const auto begin = [&] { return found.begin() + static_cast<std::ptrdiff_t>(first); };
  const Obligations& must = tables_.rules.must;
  constexpr int none = INT_MIN;
  const auto worth = [&](const Move& move) {
    if (!takes_from_others(position_, move)) return none;
    if (!must.most) return 0;
    int value = none + 1;
    for (const CellId cell : move.all_taken())
      if (!position_.are_team(at(cell).seat, seat_))
        value = std::max(value, tables_.piece_types[index(at(cell).piece_type)].value);
    return value;
  };
  int most = none;
  for (auto move = begin(); move != found.end(); ++move) most = std::max(most, worth(*move));
  found.erase(
      std::remove_if(begin(), found.end(), [&](const Move& move) { return worth(move) < most; }),
      found.end());
}

/// Replaces each move from index `first` on with which the blocker goes somewhere by one for each
/// of the cells where it can go.
void MoveGenerator::add_blocker(std::size_t first, std::vector<Move>& found) {
  const std::vector<Move> plain(found.begin() + static_cast<std::ptrdiff_t>(first), found.end());
  found.resize(first);
  for (Move move : plain) {
    if (move.is_pass()) {
      found.push_back(move);
      continue;
    }
    const Turn turn = turn_of(position_, move, seat_);
    steps_ += tables_.board.size() + tables_.line_rules.weight() / tables_.board.size();
    trial_.do_move_without_lines(move, seat_);
    const auto cells = tables_.line_rules.blocker_cells(position_, turn);
    trial_.undo_move();
    if (!cells) found.push_back(move);
    for (const CellId cell : cells.value_or(std::vector<CellId>{})) {
      move.blocker = cell;
      found.push_back(move);
    }
  }
  steps_ += static_cast<std::int64_t>(found.size() - first);
}

/// Whether after a move no royal pieces face each other. A pass is exempt.
bool MoveGenerator::separates_royals(const Move& move) {
  return move.is_pass() ||
         holds_after(move, [&] { return !are_facing(tables_, position_, seat_); });
}

/// Whether a move leaves all opponents out of check.
bool MoveGenerator::gives_no_check(const Move& move) {
  return holds_after(move, [&] {
    return std::ranges::none_of(tables_.seats(), [&](SeatId seat) {
      return position_.opposes(seat, seat_) && in_check(seat);
    });
  });
}

}  // namespace boardwright::play
