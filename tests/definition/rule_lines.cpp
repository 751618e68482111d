// Section "Lines of rules" of semantics.md.
#include <algorithm>

#include "definition/definition.h"

namespace boardwright::definition {
namespace {

using play::RulePieces, play::RuleTerm, play::RuleWord;

/// What a turn did, once its piece has arrived and before any line takes effect.
struct Turn {
  const Rules& rules;
  const Position& now;
  SeatId seat;
  CellId cell = no_cell;  ///< no_cell: a question about the position alone
  CellId began = no_cell;
  bool moved = false, dropped = false;
  std::vector<Piece> captured = {};
  std::optional<Piece> promoted = {};  ///< what it was before it was promoted

  std::size_t holder(int mark) const {
    return rules.play.marks[index(mark)].of_seat ? index(seat) : 0;
  }

  bool fits(const RulePieces& which, const Piece& piece) const {
    const bool own =
        !now.is_obstacle(piece) && now.team[index(piece.seat)] == now.team[index(seat)];
    if (which.whose == RulePieces::Whose::own && !own) return false;
    if (which.whose == RulePieces::Whose::enemy && own) return false;
    return which.piece_types.empty() || among(piece.piece_type, which.piece_types) != which.except;
  }
  bool fits(const RulePieces& which, CellId at) const {
    return now.at(at) && fits(which, *now.at(at));
  }

  /// All rows of cells that begin behind a cell, in these directions, each with its last cell.
  std::vector<std::vector<CellId>> rows(CellId from, const std::vector<std::string>& axes) const {
    Position empty = now;
    for (auto& piece : empty.pieces) piece.reset();
    empty.blockers.clear();
    MovePattern slide;
    slide.move_kind = MoveKind::slide;
    slide.axes = axes;
    Piece piece;
    piece.piece_type = PieceTypeId{0};
    piece.seat = seat;
    std::vector<std::vector<CellId>> found;
    for (const Way& way : ways(rules, empty, from, piece, slide)) {
      found.push_back(way.over);
      found.back().push_back(way.to);
    }
    return found;
  }

  std::set<CellId> named(const RuleTerm& term) const {
    std::set<CellId> found;
    if (cell == no_cell) return found;
    if (term.word == RuleWord::itself && now.at(cell)) found.insert(cell);
    if (term.word == RuleWord::touching)
      for (const CellId each : rules.board.topology.touching(cell))
        if (fits(term.pieces, each)) found.insert(each);
    if (term.word == RuleWord::enclosed)
      for (std::vector<CellId> row : rows(cell, term.axes)) {
        const CellId end = row.back();
        row.pop_back();
        const bool closed = fits(RulePieces{RulePieces::Whose::own}, end) &&
                            !fits(term.pieces, end) &&
                            std::all_of(row.begin(), row.end(),
                                        [&](CellId each) { return fits(term.pieces, each); });
        if (closed) found.insert(row.begin(), row.end());
      }
    return found;
  }

  /// The free cells to which a blocker can be brought.
  std::set<CellId> cells_for(const RuleTerm& term) const {
    std::set<CellId> found;
    for (const CellId each : rules.board.cells()) {
      const auto touching = rules.board.topology.touching(cell);
      const bool here = term.word == RuleWord::from ? moved && each == began
                        : term.word == RuleWord::touching
                            ? std::find(touching.begin(), touching.end(), each) != touching.end()
                        : term.word == RuleWord::along ? false
                                                       : true;
      if (here && now.is_free(each)) found.insert(each);
    }
    if (term.word == RuleWord::along)
      for (const auto& row : rows(cell, term.axes))
        if (std::all_of(row.begin(), row.end(), [&](CellId each) { return now.is_free(each); }))
          found.insert(row.back());
    return found;
  }

  bool has_line(const RuleTerm& term) const {
    for (const CellId from : rules.board.cells()) {
      if (!fits(term.pieces, from)) continue;
      if (term.number == 1) return true;
      for (const auto& row : rows(from, term.axes))
        if (static_cast<int>(row.size()) == term.number - 1 &&
            std::all_of(row.begin(), row.end(),
                        [&](CellId each) { return fits(term.pieces, each); }))
          return true;
    }
    return false;
  }

  bool is_under(RuleTerm::Threat threat, CellId at) const {
    if (threat == RuleTerm::Threat::any) return true;
    return is_attacked_by_opponents(rules, now, at, now.at(at)->seat) ==
           (threat == RuleTerm::Threat::attacked);
  }

  bool is_so(const RuleTerm& term) const {
    if (term.word == RuleWord::playing) return cell != no_cell;
    if (term.word == RuleWord::with) {
      const int count = now.marks[index(term.mark)][holder(term.mark)];
      if (term.as_mark >= 0 && count < now.marks[index(term.as_mark)][holder(term.as_mark)])
        return false;
      return count >= term.least && count <= term.most;
    }
    if (term.word == RuleWord::in_check) return in_check(rules, now, seat);
    if (term.word == RuleWord::facing) return is_facing(rules, now, seat);
    const bool names_none = term.mover == RulePieces{} && term.zone.empty();
    const bool about_turn = term.word == RuleWord::moving || term.word == RuleWord::dropping ||
                            term.word == RuleWord::capturing || term.word == RuleWord::promoting;
    const bool about_piece = play::is_occasion(term.word) || term.word == RuleWord::touching ||
                             term.word == RuleWord::enclosed;
    if (about_piece && cell == no_cell) return false;
    if (about_piece && !(about_turn && names_none) && !now.at(cell)) return false;
    if (play::is_occasion(term.word) && !(about_turn && names_none)) {
      if (term.word == RuleWord::promoting) {
        if (!promoted || !fits(term.mover, *promoted)) return false;
      } else if (!fits(term.mover, cell)) {
        return false;
      }
      if (!term.zone.empty() && !rules.zone(term.zone, seat).contains(cell)) return false;
    }
    const auto counts = [&](int count) { return count >= term.least && count <= term.most; };
    switch (term.word) {
      case RuleWord::moving: return moved;
      case RuleWord::dropping: return dropped;
      case RuleWord::ending: return true;
      case RuleWord::promoting: return promoted.has_value();
      case RuleWord::capturing:
        return std::any_of(captured.begin(), captured.end(), [&](const Piece& piece) {
          return term.pieces.piece_types.empty() ||
                 among(piece.piece_type, term.pieces.piece_types) != term.pieces.except;
        });
      case RuleWord::passing: return now.passes >= term.number;
      case RuleWord::taken:
        return std::any_of(now.took[index(seat)].begin(), now.took[index(seat)].end(),
                           [&](PieceTypeId type) {
                             return term.pieces.piece_types.empty() ||
                                    among(type, term.pieces.piece_types) != term.pieces.except;
                           });
      case RuleWord::turn: return now.turn == seat;
      case RuleWord::holding:
        for (std::size_t type = 0; type < now.hands[index(seat)].size(); ++type) {
          const auto& types = term.pieces.piece_types;
          const bool named =
              types.empty() || among(static_cast<PieceTypeId>(type), types) != term.pieces.except;
          if (named && now.hands[index(seat)][type] > 0) return true;
        }
        return false;
      case RuleWord::full:
        for (const CellId each : rules.board.cells())
          if (now.is_free(each)) return false;
        return true;
      case RuleWord::stuck:
      case RuleWord::drawn:
      case RuleWord::repeated: return true;  // asked where the moves, or the game, are known
      case RuleWord::line: return has_line(term);
      case RuleWord::own: {
        int count = 0;
        for (const CellId each : rules.board.cells())
          if (fits(term.pieces, each) && is_under(term.threat, each) &&
              (term.zone.empty() || rules.zone(term.zone, seat).contains(each)))
            ++count;
        return counts(count);
      }
      default: return counts(static_cast<int>(named(term).size()));
    }
  }
};

Turn turn_of(const Rules& rules, const Position& before, const Position& arrived, SeatId seat,
             const Move& move) {
  Turn turn{rules,         arrived,   seat,
            move.to,       move.from, move.from != no_cell && move.from != move.to,
            move.is_drop()};
  const bool promotes = move.multiplies || move.becomes != no_piece_type;
  if (promotes && move.from != no_cell && move.other_from == no_cell)
    turn.promoted = before.at(move.from);
  for (const CellId cell : move.captured) turn.captured.push_back(*before.at(cell));
  if (const CellId cell = displaced(before, move); cell != no_cell)
    if (before.is_obstacle(*before.at(cell)) ||
        before.team[index(before.at(cell)->seat)] != before.team[index(seat)])
      turn.captured.push_back(*before.at(cell));
  return turn;
}

bool is_of_result(const RuleTerm& term) {
  return term.word == RuleWord::checking || term.word == RuleWord::mating;
}

/// Whether the conditions of a line hold but for checks and mates, and for what was so before.
bool holds(const play::RuleLine& line, const Turn& turn) {
  return std::all_of(line.when.begin(), line.when.end(), [&](const RuleTerm& term) {
    return is_of_result(term) || term.was || term.always || turn.is_so(term) != term.negated;
  });
}

bool held_before(const play::RuleLine& line, const Turn& before) {
  return std::all_of(line.when.begin(), line.when.end(), [&](const RuleTerm& term) {
    return !term.was || before.is_so(term) != term.negated;
  });
}

/// Whether the whole turn has put an opponent in check, or mated it.
bool brings(const Rules& rules, const RuleTerm& term, const Turn& turn, const Position& then) {
  const auto seats = rules.board.seat_ids();
  const bool comes = std::any_of(seats.begin(), seats.end(), [&](SeatId each) {
    return then.opposes(turn.seat, each) && in_check(rules, then, each) &&
           (term.word == RuleWord::checking || has_no_answer(rules, then, each));
  });
  const bool any = term.mover.piece_types.empty() && term.zone.empty();
  if (!comes || any) return comes;
  if (!then.at(turn.cell) || !turn.fits(term.mover, turn.cell)) return false;
  if (!term.zone.empty() && !rules.zone(term.zone, turn.seat).contains(turn.cell)) return false;
  for (const CellId cell : rules.board.cells())
    if (const auto& royal = then.at(cell); royal && rules.is_royal(*royal) &&
                                           then.opposes(turn.seat, royal->seat) &&
                                           is_attacked_by_piece(rules, then, cell, turn.cell))
      return true;
  return false;
}

/// Whether a line about a turn holds for a move.
bool holds_for(const Rules& rules, const play::RuleLine& line, const Position& before, SeatId seat,
               const Move& move) {
  if (move.is_pass() || !held_before(line, Turn{rules, before, seat})) return false;
  const Position there = arrived(rules, before, seat, move);
  const Turn turn = turn_of(rules, before, there, seat, move);
  if (!holds(line, turn)) return false;
  const Position then = made(rules, before, seat, move);
  return std::all_of(line.when.begin(), line.when.end(), [&](const RuleTerm& term) {
    if (!is_of_result(term)) return true;
    if (term.word == RuleWord::mating && rules.mates_freely) return false;
    return brings(rules, term, turn, then) != term.negated;
  });
}

/// The piece of the turn is another from now on.
void become(const Rules& rules, const play::RuleLine& line, const Turn& turn, Position& then) {
  auto& piece = then.at(turn.cell);
  const PieceTypeId type = line.then.of.word == RuleWord::taken
                               ? turn.captured.back().piece_type
                               : line.then.of.pieces.piece_types.front();
  if (!piece || rules.is_royal(*piece) || !rules.stands(type, piece->seat, turn.cell)) return;
  const int count = piece->count;
  piece = rules.new_piece(type, piece->seat);
  piece->count = count;
}

}  // namespace

bool is_immune(const Rules& rules, const Piece& piece) {
  return std::any_of(rules.play.lines.begin(), rules.play.lines.end(),
                     [&](const play::RuleLine& line) {
                       return line.then.word == RuleWord::immune &&
                              among(piece.piece_type, line.when.front().pieces.piece_types);
                     });
}

bool asks_what_was_taken(const Rules& rules) {
  for (const play::RuleLine& line : rules.play.lines)
    for (const RuleTerm& term : line.when)
      if (term.word == RuleWord::taken) return true;
  return false;
}

bool blasts_own_royal(const Rules& rules, const Position& before, SeatId seat, const Move& move) {
  for (const play::RuleLine& line : rules.play.lines) {
    if (line.then.word != RuleWord::removes || line.then.of.word == RuleWord::enclosed ||
        line.when != std::vector<RuleTerm>{RuleTerm{RuleWord::capturing}})
      continue;
    const Position there = arrived(rules, before, seat, move);
    const Turn turn = turn_of(rules, before, there, seat, move);
    for (const CellId cell : turn.named(line.then.of)) {
      const Piece& piece = cell == move.to ? *before.at(move.from) : *there.at(cell);
      if (piece.seat == seat && rules.is_royal(piece)) return true;
    }
  }
  return false;
}

PieceTypeId blocker_of(const Rules& rules) {
  for (const play::RuleLine& line : rules.play.lines)
    if (line.then.word == RuleWord::puts || line.then.word == RuleWord::moves)
      return line.then.of.pieces.piece_types.front();
  return no_piece_type;
}

bool only_blocker(const Rules& rules) {
  return std::any_of(rules.play.lines.begin(), rules.play.lines.end(),
                     [](const play::RuleLine& line) { return line.then.word == RuleWord::moves; });
}

std::vector<Move> with_blocker(const Rules& rules, const Position& position, SeatId seat,
                               const std::vector<Move>& moves) {
  std::vector<Move> found;
  for (Move move : moves) {
    bool asked = false;
    if (!move.is_pass()) {
      const Position then = arrived(rules, position, seat, move);
      const Turn turn = turn_of(rules, position, then, seat, move);
      for (const play::RuleLine& line : rules.play.lines) {
        if (line.then.word != RuleWord::puts && line.then.word != RuleWord::moves) continue;
        if (!holds(line, turn)) continue;
        asked = true;
        for (const CellId cell : turn.cells_for(line.then.of)) {
          move.blocker = cell;
          found.push_back(move);
        }
      }
    }
    if (!asked) found.push_back(move);
  }
  return found;
}

Position with_lines(const Rules& rules, const Position& before, const Position& arrived,
                    SeatId seat, const Move& move) {
  Position then = arrived;
  if (move.is_pass()) return then;
  const Turn turn = turn_of(rules, before, arrived, seat, move);
  for (const play::RuleLine& line : rules.play.lines) {
    if (line.then.word == RuleWord::becomes && holds(line, turn)) become(rules, line, turn, then);
    const bool removes = line.then.word == RuleWord::removes;
    if ((line.then.word != RuleWord::turns && !removes) || !holds(line, turn)) continue;
    const Turn now{rules, then, seat, move.to};
    const auto cells = now.named(line.then.of);
    for (const CellId cell : cells) {
      if (removes) {
        if (cell != move.to) add_score(rules, then, cell, *then.at(cell));
        then.at(cell).reset();
      } else {
        then.at(cell)->seat = seat;
        then.at(cell)->unmoved = false;
      }
      for (Passed& passed : then.passed)
        if (passed.at == cell) passed = {};
    }
  }
  return then;
}

bool forbidden_by_line(const Rules& rules, const Position& before, SeatId seat, const Move& move) {
  return std::any_of(
      rules.play.lines.begin(), rules.play.lines.end(), [&](const play::RuleLine& line) {
        return line.then.word == RuleWord::illegal && holds_for(rules, line, before, seat, move);
      });
}

std::optional<int> worth_to(const Rules& rules, const play::RuleLine& duty, const Position& before,
                            SeatId seat, const Move& move) {
  if (!holds_for(rules, duty, before, seat, move)) return std::nullopt;
  int best = 0;
  const Turn turn = turn_of(rules, before, arrived(rules, before, seat, move), seat, move);
  for (const RuleTerm& term : duty.when) {
    if (!term.dearest) continue;
    best = -1000001;
    for (const Piece& piece : turn.captured)
      if (turn.fits(term.pieces, piece)) best = std::max(best, rules.type(piece.piece_type).value);
  }
  return best;
}

bool marked(const Rules& rules, const Position& before, const Move& move, Position& then) {
  bool again = false;
  for (const play::RuleLine& line : rules.play.lines) {
    const auto& effect = line.then;
    if (effect.word != RuleWord::again && effect.mark < 0) continue;
    if (!holds_for(rules, line, before, before.turn, move)) continue;
    again = again || effect.word == RuleWord::again;
    if (effect.mark < 0) continue;
    const play::RuleMark& mark = rules.play.marks[index(effect.mark)];
    int& count = then.marks[index(effect.mark)][mark.of_seat ? index(before.turn) : 0];
    int more = effect.by;
    if (more == 0) {
      const Turn now{rules, then, before.turn};
      for (const CellId cell : rules.board.cells())
        if (now.fits(effect.of.pieces, cell)) ++more;
    }
    count = effect.word == RuleWord::loses ? 0 : std::min(count + more, mark.most);
  }
  return again;
}

bool may_pass(const Rules& rules, const Position& position, SeatId seat) {
  if (in_check(rules, position, seat)) return false;
  return std::any_of(rules.play.lines.begin(), rules.play.lines.end(),
                     [&](const play::RuleLine& line) {
                       return line.then.may && holds(line, Turn{rules, position, seat});
                     });
}

bool settles_draws(const Rules& rules, const Position& position, SeatId seat,
                   const play::RuleLine& line) {
  return play::phase_of(line) == play::RulePhase::draws && holds(line, Turn{rules, position, seat});
}

bool passes_by_line(const Rules& rules, const Position& position, SeatId seat) {
  return std::any_of(rules.play.lines.begin(), rules.play.lines.end(),
                     [&](const play::RuleLine& line) {
                       return line.then.word == RuleWord::pass && !line.then.may &&
                              holds(line, Turn{rules, position, seat});
                     });
}

bool ends_by_line(const Rules& rules, const Position& position, SeatId seat,
                  const play::RuleLine& line) {
  return play::phase_of(line) == play::RulePhase::ends && holds(line, Turn{rules, position, seat});
}

bool holds_of_repetition(const Rules& rules, const Position& position, SeatId seat,
                         const play::RuleLine& line) {
  return play::phase_of(line) == play::RulePhase::history &&
         holds(line, Turn{rules, position, seat});
}

/// Whether what a piece could take is of its own kind and could take it as well.
bool offers_itself(const Rules& rules, const Position& position, const Move& move, CellId cell) {
  const Piece& other = *position.at(cell);
  if (position.at(move.from)->piece_type != other.piece_type) return false;
  for (const Move& back : legal_in_play(rules, position, other.seat))
    if (back.from == cell && among(move.from, back.captured)) return true;
  return false;
}

std::set<CellId> could_take(const Rules& rules, const Position& position, SeatId seat,
                            const RuleTerm& term) {
  std::set<CellId> found;
  const Turn now{rules, position, seat};
  for (const Move& move : legal_in_play(rules, position, seat)) {
    const auto& types = term.mover.piece_types;
    if (move.from == no_cell ||
        (!types.empty() && among(position.at(move.from)->piece_type, types) == term.mover.except))
      continue;
    bool answered = false;
    if (term.bare) {
      Position turned = position;
      turned.turn = seat;
      const Position then = after_turn(rules, turned, move);
      for (const SeatId each : rules.board.seat_ids())
        if (then.opposes(seat, each))
          for (const Move& answer : legal_in_play(rules, then, each))
            answered = answered || among(move.to, answer.captured);
    }
    for (const CellId cell : move.captured)
      if (!answered && now.fits(term.pieces, cell) && !offers_itself(rules, position, move, cell) &&
          (term.zone.empty() || rules.zone(term.zone, seat).contains(cell)))
        found.insert(cell);
  }
  return found;
}

int pieces_for_line(const Rules& rules, const Position& position, SeatId seat, RulePieces which) {
  which.whose = RulePieces::Whose::own;
  int count = 0;
  const Turn turn{rules, position, seat};
  for (const auto& piece : position.pieces)
    if (piece && turn.fits(which, *piece)) ++count;
  return count;
}

}  // namespace boardwright::definition
