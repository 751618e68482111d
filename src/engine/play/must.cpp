// Duties and bans: which of its moves a seat can choose.
#include <algorithm>
#include <array>
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

/// Removes, from index `first` on, the moves that a line forbids.
void MoveGenerator::keep_allowed(std::size_t first, std::vector<Move>& found) {
  const auto lines = lines_that_may_hold(RulePhase::legality);
  if (lines.empty()) return;
  const auto is_forbidden = [&](const Move& move) {
    return !holding(lines, move, turn_of(position_, move, seat_)).empty();
  };
  found.erase(
      std::remove_if(found.begin() + static_cast<std::ptrdiff_t>(first), found.end(), is_forbidden),
      found.end());
}

/// The lines of a phase whose conditions about the board before the turn hold. Lines with `mating`
/// are left out while asks_for_mates_ is false.
std::vector<const RuleLine*> MoveGenerator::lines_that_may_hold(RulePhase phase) {
  const auto holds = [&](const RuleTerm& term) {
    const bool so = term.word == RuleWord::in_check
                        ? checked_
                        : tables_.line_rules.is_so(term, position_, Turn{seat_});
    return so != term.negated;
  };
  std::vector<const RuleLine*> lines = tables_.line_rules.of(phase);
  std::erase_if(lines, [&](const RuleLine* line) {
    if (!asks_for_mates_ && asks_for_mate(*line)) return true;
    return std::ranges::any_of(line->when,
                               [&](const RuleTerm& term) { return term.was && !holds(term); });
  });
  return lines;
}

std::vector<const RuleLine*> MoveGenerator::lines_for(RulePhase phase, const Move& move,
                                                      SeatId seat) {
  seat_ = seat;
  find_kings();
  return holding(lines_that_may_hold(phase), move, turn_of(position_, move, seat));
}

/// Of the given lines, those that hold for a move. None holds for a pass.
std::vector<const RuleLine*> MoveGenerator::holding(std::span<const RuleLine* const> lines,
                                                    const Move& move, const Turn& turn) {
  std::vector<const RuleLine*> held;
  if (move.is_pass()) return held;
  const LineRules& rules = tables_.line_rules;
  const bool makes_move =
      std::ranges::any_of(lines, [](const RuleLine* line) { return LineRules::asks_board(*line); });
  if (makes_move) {
    steps_ += tables_.board.size() + rules.weight() / tables_.board.size();
    trial_.do_move_without_lines(move, seat_);
  }
  for (const RuleLine* line : lines)
    if (rules.holds(*line, position_, turn)) held.push_back(line);
  if (makes_move) trial_.undo_move();
  if (rules.asks_for_results())
    std::erase_if(held, [&](const RuleLine* line) {
      return std::ranges::any_of(line->when, [&](const RuleTerm& term) {
        return is_about_result(term.word) && brings(term, move, turn) == term.negated;
      });
    });
  return held;
}

/// Whether a move checks or mates an opponent, with the turn's piece if the term restricts that
/// piece.
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

/// Adds a pass if a line offers it. A seat in check cannot pass.
void MoveGenerator::offer_pass(std::vector<Move>& found) {
  const LineRules& lines = tables_.line_rules;
  if (!checked_ && std::ranges::any_of(lines.of(RulePhase::offers), [&](const RuleLine* line) {
        return lines.holds(*line, position_, Turn{seat_});
      }))
    found.push_back({});
}

/// Adds a pass if there is no other move and a line says so.
void MoveGenerator::pass_if_stuck(std::size_t first, std::optional<CellId> only,
                                  std::vector<Move>& found) {
  if (found.size() > first || counted_ > 0 || checked_ || only) return;
  const LineRules& lines = tables_.line_rules;
  if (std::ranges::any_of(lines.of(RulePhase::passes), [&](const RuleLine* line) {
        return lines.holds(*line, position_, Turn{seat_});
      }))
    found.push_back({});
}

/// What a move is worth to a duty: nothing if it does not fulfil it.
std::optional<int> MoveGenerator::worth(const RuleLine& duty, const Move& move) {
  const Turn turn = turn_of(position_, move, seat_);
  const std::array line{&duty};
  if (holding(line, move, turn).empty()) return std::nullopt;
  int most = 0;
  for (const RuleTerm& term : duty.when)
    if (term.dearest) {
      most = INT_MIN;
      for (const Piece& piece : turn.captured)
        if (LineRules::names(term.pieces, piece.piece_type))
          most = std::max(most, tables_.piece_types[index(piece.piece_type)].value);
    }
  return most;
}

/// For each duty in turn, removes, from index `first` on, the moves that do not fulfil it best. A
/// duty that none of them fulfils has no effect.
void MoveGenerator::apply_duties(std::size_t first, std::vector<Move>& found) {
  for (const RuleLine* duty : lines_that_may_hold(RulePhase::duties)) {
    std::vector<std::optional<int>> worths;
    for (std::size_t i = first; i < found.size(); ++i) worths.push_back(worth(*duty, found[i]));
    const auto most = std::ranges::max_element(worths);
    if (most == worths.end()) return;
    std::size_t kept = first;
    for (std::size_t i = first; i < found.size(); ++i)
      if (worths[i - first] == *most) found[kept++] = found[i];
    found.resize(kept);
  }
}

/// Replaces each move from index `first` on that brings the blocker somewhere by one for each cell
/// to which it can go.
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

/// Whether a move leaves all opponents out of check.
bool MoveGenerator::gives_no_check(const Move& move) {
  return holds_after(move, [&] {
    return std::ranges::none_of(tables_.seats(), [&](SeatId seat) {
      return position_.opposes(seat, seat_) && in_check(seat);
    });
  });
}

}  // namespace boardwright::play
