// Sections "Legality" and "Duties" of semantics.md.
#include <algorithm>

#include "definition/definition.h"

namespace boardwright::definition {
namespace {

int royals_of(const Rules& rules, const Position& position, SeatId seat) {
  int count = 0;
  for (const auto& piece : position.pieces)
    if (piece && piece->seat == seat && rules.is_royal(*piece)) count += piece->count;
  return count;
}

/// How many royal pieces a move itself makes or unmakes, which take none off the board.
int royals_changed(const Rules& rules, const Position& position, const Move& move) {
  const auto royal = [&](PieceTypeId type) {
    return type != no_piece_type && among(type, rules.play.royal.piece_types) ? 1 : 0;
  };
  if (move.is_pass()) return 0;
  if (move.is_drop()) return royal(move.becomes == no_piece_type ? move.from_hand : move.becomes);
  int changed = royal(move.from_hand);
  const PieceTypeId mover = position.at(move.from)->piece_type;
  if (move.becomes != no_piece_type) changed += royal(move.becomes) - royal(mover);
  return changed;
}

/// How many royal pieces a line makes of the piece that has moved or been dropped.
int royals_made(const Rules& rules, const Position& there, const Position& then, const Move& move) {
  if (move.is_pass() || !there.at(move.to) || !then.at(move.to)) return 0;
  return !rules.is_royal(*there.at(move.to)) && rules.is_royal(*then.at(move.to)) ? 1 : 0;
}

bool takes_opponents_royal(const Rules& rules, const Position& position, const Position& then,
                           SeatId seat) {
  for (const SeatId each : rules.board.seat_ids())
    if (position.opposes(seat, each) &&
        royals_of(rules, then, each) < royals_of(rules, position, each))
      return true;
  return false;
}

/// 3. `guarded`.
bool is_guarded(const Rules& rules, const Position& position, const Position& then, SeatId seat,
                const Move& move) {
  if (!move.ends_with_capture) return false;
  const CellId end = move.captured.back();
  const PieceTypeId captor = position.at(move.from)->piece_type;
  for (const play::Guarded& rule : rules.play.guarded) {
    if (!rule.piece_types.empty() && !among(captor, rule.piece_types)) continue;
    if (!among(position.at(end)->piece_type, rule.of)) continue;
    const auto touching = rules.board.topology.touching(move.from);
    if (rule.afar && std::find(touching.begin(), touching.end(), end) != touching.end()) continue;
    const bool excused = std::any_of(
        move.captured.begin(), move.captured.end() - 1,
        [&](CellId cell) { return !among(position.at(cell)->piece_type, rule.slight); });
    if (!excused && is_attacked_by_opponents(rules, then, move.to, seat)) return true;
  }
  return false;
}

/// 5. `mates = false`.
bool mates_by_drop(const Rules& rules, const Position& then, SeatId seat, const Move& move) {
  if (!move.is_drop()) return false;
  const PieceTypeId type = move.becomes == no_piece_type ? move.from_hand : move.becomes;
  const bool may =
      std::none_of(rules.play.drops.begin(), rules.play.drops.end(),
                   [&](const auto& rule) { return !rule.mates && among(type, rule.piece_types); });
  if (may) return false;
  for (const SeatId each : rules.board.seat_ids())
    if (then.opposes(seat, each) && in_check(rules, then, each) && has_no_answer(rules, then, each))
      return true;
  return false;
}

bool is_legal(const Rules& rules, const Position& position, SeatId seat, const Move& move) {
  if (move.let_in != no_cell) {
    Move plain = move;
    plain.let_in = no_cell;
    plain.from_hand = no_piece_type;
    if (!is_legal(rules, position, seat, plain)) return false;
  }
  const Position then = made(rules, position, seat, move);
  const bool excused = rules.play.royal.taken && takes_opponents_royal(rules, position, then, seat);
  if (!excused && in_check(rules, then, seat)) return false;  // 1
  const int wanted = royals_of(rules, position, seat) + royals_changed(rules, position, move) +
                     royals_made(rules, arrived(rules, position, seat, move), then, move);
  if (royals_of(rules, then, seat) < wanted) return false;  // 2
  if (is_guarded(rules, position, then, seat, move)) return false;
  if (mates_by_drop(rules, then, seat, move)) return false;
  const auto& hand = position.hands[index(seat)];
  if (rules.play.hand.first && !move.is_drop() &&
      std::any_of(hand.begin(), hand.end(), [](int count) { return count > 0; }))
    return false;  // 5
  if (move.by_first_move)
    for (const play::Right& right : rules.play.rights)
      if (!right.checked && among(position.at(move.from)->piece_type, right.piece_types) &&
          in_check(rules, position, seat))
        return false;                                      // 6
  return !forbidden_by_line(rules, position, seat, move);  // 7
}

template <class Test>
void keep(std::vector<Move>& moves, Test test) {
  moves.erase(
      std::remove_if(moves.begin(), moves.end(), [&](const Move& move) { return !test(move); }),
      moves.end());
}

void apply_duties(const Rules& rules, const Position& position, SeatId seat,
                  std::vector<Move>& moves) {
  for (const play::RuleLine& line : rules.play.lines) {
    if (line.then.word != play::RuleWord::must) continue;
    const auto worth = [&](const Move& move) {
      return worth_to(rules, line, position, seat, move);
    };
    std::optional<int> best;
    for (const Move& move : moves) best = std::max(best, worth(move));
    keep(moves, [&](const Move& move) { return worth(move) == best; });
  }
  const auto only_stuck = [&](const Move& move) {
    if (!move.is_exchange) return false;
    const PieceTypeId type = position.at(move.from)->piece_type;
    bool stuck = false;
    for (const play::Exchange& rule : rules.play.exchanges) {
      if (!among(type, rule.piece_types) || rule.becomes != move.becomes) continue;
      const PieceTypeId other = position.at(move.to)->piece_type;
      if (rule.with.empty() ? among(other, rules.play.royal.piece_types) : !among(other, rule.with))
        continue;
      if (!rule.stuck || (rule.checked && in_check(rules, position, seat))) return false;
      stuck = true;
    }
    return stuck;
  };
  const bool others =
      std::any_of(moves.begin(), moves.end(), [&](const Move& move) { return !only_stuck(move); });
  if (others) keep(moves, [&](const Move& move) { return !only_stuck(move); });
}

}  // namespace

bool is_facing(const Rules& rules, const Position& position, SeatId seat) {
  for (const CellId cell : rules.board.cells()) {
    const auto& piece = position.at(cell);
    if (!piece || !position.plays(piece->seat) || !rules.is_royal(*piece)) continue;
    CellId at = cell;
    Heading on = rules.board.forward(piece->seat, cell);
    while (const auto step = rules.board.topology.walk(at, on)) {
      at = step->cell;
      on = step->heading;
      if (at == cell || position.blockers.contains(at)) break;
      const auto& other = position.at(at);
      if (!other) continue;
      if (rules.is_royal(*other) && position.opposes(piece->seat, other->seat) &&
          (piece->seat == seat || other->seat == seat))
        return true;
      break;
    }
  }
  return false;
}

bool has_no_answer(Rules rules, const Position& position, SeatId seat) {
  rules.mates_freely = true;
  return legal_in_play(rules, position, seat).empty();
}

std::vector<Move> legal_in_play(const Rules& rules, const Position& position, SeatId seat,
                                bool forks) {
  std::vector<Move> moves;
  for (const Move& move : candidates(rules, position, seat, forks))
    if (is_legal(rules, position, seat, move)) moves.push_back(move);
  apply_duties(rules, position, seat, moves);
  if (moves.empty() && !in_check(rules, position, seat) && passes_by_line(rules, position, seat))
    moves.emplace_back();
  return moves;
}

std::vector<Move> legal(const Rules& rules, const Position& position, SeatId seat) {
  if (decided(rules, position)) return {};
  return legal_in_play(rules, position, seat);
}

}  // namespace boardwright::definition
