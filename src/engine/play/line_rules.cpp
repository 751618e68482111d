// Tests the conditions of lines, and finds the pieces that they change.
#include "play/line_rules.h"

#include <algorithm>

#include "base/index.h"

namespace boardwright::play {

Turn turn_of(const Position& before, const Move& move, SeatId seat) {
  Turn turn{seat, move.from, move.to, move.from != no_cell && move.from != move.to, move.is_drop()};
  const bool is_changed = move.promoted != no_piece_type || move.multiplied;
  if (is_changed && move.from != no_cell && move.rook_from == no_cell)
    turn.promoted = before.at(move.from);
  for (const CellId cell : move.all_taken()) {
    const Piece& piece = before.at(cell);
    if (before.mated(piece.seat) || !before.are_team(piece.seat, seat))
      turn.captured.push_back(piece);
  }
  return turn;
}

PieceTypeId GameRules::blocker() const {
  for (const RuleLine& line : lines)
    if (phase_of(line) == RulePhase::blocker && !line.then.of.pieces.piece_types.empty())
      return line.then.of.pieces.piece_types.front();
  return no_piece_type;
}

bool GameRules::has_one_blocker() const {
  return std::ranges::any_of(
      lines, [](const RuleLine& line) { return line.then.word == RuleWord::moves; });
}

PieceTypeList GameRules::immune() const {
  PieceTypeList found;
  for (const RuleLine& line : lines)
    if (line.then.word == RuleWord::immune)
      for (const PieceTypeId each : line.when.front().pieces.piece_types) found.push_back(each);
  return found;
}

bool GameRules::changes_pieces() const {
  return std::ranges::any_of(
      lines, [](const RuleLine& line) { return line.then.word == RuleWord::becomes; });
}

PieceTypeList GameRules::made_by_lines(PieceTypeId piece_type) const {
  PieceTypeList found;
  if (among(piece_type, royal.piece_types)) return found;
  for (const RuleLine& line : lines)
    if (line.then.word == RuleWord::becomes && line.then.of.word != RuleWord::taken &&
        std::ranges::all_of(line.when, [&](const RuleTerm& term) {
          return term.negated || LineRules::names(term.mover, piece_type);
        }))
      found.push_back(line.then.of.pieces.piece_types.front());
  return found;
}

bool GameRules::notes_captures() const {
  return std::ranges::any_of(lines, [](const RuleLine& line) {
    return std::ranges::find(line.when, RuleWord::taken, &RuleTerm::word) != line.when.end();
  });
}

bool GameRules::value_decides() const {
  return std::ranges::any_of(
      lines, [](const RuleLine& line) { return line.then.of.word == RuleWord::value; });
}

LineRules::LineRules(const Board& board, const GameRules& rules)
    : board_(board), rules_(rules), blocker_(rules.blocker()) {
  const auto note_axes = [&](const RuleTerm& term) {
    if (term.axes.empty() || rows_.contains(term.axes)) return;
    notation::MovePattern row;
    row.move_kind = notation::MoveKind::slide;
    row.axes = term.axes;
    rows_.emplace(term.axes, PieceMoves(board, std::vector{row}, first_seat));
  };
  for (const RuleLine& line : rules.lines) {
    phases_[index(phase_of(line))].push_back(&line);
    if (is_blast(line)) blasts_.push_back(&line.then);
    note_axes(line.then.of);
    const auto captures = [](const RuleTerm& term) {
      return term.word == RuleWord::capturing && !term.negated && !term.was;
    };
    if (phase_of(line) == RulePhase::effects && std::ranges::none_of(line.when, captures))
      acts_only_after_captures_ = false;
    for (const RuleTerm& term : line.when) {
      note_axes(term);
      if (!term.zone.empty() && !zones_.contains(term.zone))
        for (const SeatId seat : board.seat_ids())
          zones_[term.zone].push_back(board.region(term.zone, seat).value_or(CellSet{}));
      asks_for_results_ = asks_for_results_ || (is_about_result(term.word) && !term.always);
    }
  }
}

bool LineRules::is_in_zone(const RuleTerm& term, CellId cell, SeatId seat) const {
  return term.zone.empty() || zones_.find(term.zone)->second[index(seat)].contains(cell);
}

bool LineRules::fits(const RulePieces& pieces, const Piece& piece, const Position& position,
                     SeatId seat) const {
  if (piece.none() || piece.piece_type == blocker_) return false;
  const bool is_own = !position.mated(piece.seat) && position.are_team(piece.seat, seat);
  if (pieces.whose == RulePieces::Whose::own && !is_own) return false;
  if (pieces.whose == RulePieces::Whose::enemy && is_own) return false;
  return names(pieces, piece.piece_type);
}

bool LineRules::holds(const RuleLine& line, const Position& position, const Turn& turn) const {
  return std::ranges::all_of(line.when, [&](const RuleTerm& term) {
    return is_about_result(term.word) || term.was || term.always ||
           term.threat != RuleTerm::Threat::any || is_so(term, position, turn) != term.negated;
  });
}

std::vector<const RuleLine*> LineRules::holding(RulePhase phase, const Position& position,
                                                const Turn& turn) const {
  std::vector<const RuleLine*> found = of(phase);
  std::erase_if(found, [&](const RuleLine* line) { return !holds(*line, position, turn); });
  return found;
}

namespace {

/// Whether a seat has one of some pieces in hand.
bool is_holding(const RulePieces& pieces, const Position& position, SeatId seat) {
  const std::size_t types = position.hand.size() / base::limits::seats;
  return std::ranges::any_of(Ids<PieceTypeId>(types), [&](PieceTypeId piece_type) {
    return position.in_hand(seat, piece_type, types) > 0 && LineRules::names(pieces, piece_type);
  });
}

/// Whether an occasion is only about what the turn does, with any piece and anywhere.
bool is_by_any(const RuleTerm& term) {
  return is_occasion(term.word) && term.word != RuleWord::ending && term.mover == RulePieces{} &&
         term.zone.empty();
}

}  // namespace

bool LineRules::asks_board(const RuleLine& line) {
  return !std::ranges::all_of(line.when, [](const RuleTerm& term) {
    return is_about_result(term.word) || term.was || term.word == RuleWord::with || is_by_any(term);
  });
}

bool LineRules::is_mover(const RuleTerm& term, const Position& position, const Turn& turn) const {
  const Piece& piece = term.word == RuleWord::promoting ? turn.promoted : position.at(turn.cell);
  return fits(term.mover, piece, position, turn.seat) && is_in_zone(term, turn.cell, turn.seat);
}

bool LineRules::is_so(const RuleTerm& term, const Position& position, const Turn& turn) const {
  if (term.word == RuleWord::playing) return turn.cell != no_cell;
  const auto is_within = [&](int count) { return term.least <= count && count <= term.most; };
  const bool is_about_turn =
      is_occasion(term.word) || term.word == RuleWord::touching || term.word == RuleWord::enclosed;
  if (is_about_turn && turn.cell == no_cell) return false;
  if (is_about_turn && !is_by_any(term)) {
    if (position.at(turn.cell).none()) return false;
    if (is_occasion(term.word) && !is_mover(term, position, turn)) return false;
  }
  switch (term.word) {
    case RuleWord::moving: return turn.moved;
    case RuleWord::dropping: return turn.dropped;
    case RuleWord::ending: return true;
    case RuleWord::promoting: return !turn.promoted.none();
    case RuleWord::capturing:
      return std::ranges::any_of(
          turn.captured, [&](const Piece& piece) { return names(term.pieces, piece.piece_type); });
    case RuleWord::passing: return position.passes >= term.number;
    case RuleWord::full:
      return std::ranges::none_of(board_.cells(),
                                  [&](CellId cell) { return position.at(cell).none(); });
    case RuleWord::in_check: return false;  // a pass is offered only out of check
    case RuleWord::with: {
      const auto so_far = [&](int mark) {
        return position.mark(mark, rules_.holder_of(mark, turn.seat));
      };
      return is_within(so_far(term.mark)) &&
             (term.as_mark == no_mark || so_far(term.mark) >= so_far(term.as_mark));
    }
    case RuleWord::taken:
      return std::ranges::any_of(position.taken, [&](const Taken& each) {
        return each.seat == turn.seat && names(term.pieces, each.piece_type);
      });
    case RuleWord::turn: return position.turn == turn.seat;
    case RuleWord::holding: return is_holding(term.pieces, position, turn.seat);
    case RuleWord::facing: return is_facing(position, turn.seat);
    case RuleWord::touching:
      return is_within(static_cast<int>(cells_touching(term, position, turn).size()));
    case RuleWord::enclosed:
      return is_within(static_cast<int>(cells_enclosed(term, position, turn).size()));
    case RuleWord::line: return has_line(term, position, turn.seat);
    case RuleWord::own: return is_within(pieces_on(term, position, turn.seat));
    default: return true;  // `stuck` is tested where the moves are known
  }
}

/// Whether a royal piece of the seat and one of another team stand on one line, straight ahead of
/// one of them, with nothing between.
bool LineRules::is_facing(const Position& position, SeatId seat) const {
  const geometry::Topology& topology = board_.topology;
  return std::ranges::any_of(board_.cells(), [&](CellId cell) {
    const Piece& piece = position.at(cell);
    if (piece.none() || !among(piece.piece_type, rules_.royal.piece_types)) return false;
    auto next = topology.walk(cell, board_.forward(piece.seat, cell));
    while (next && position.at(next->cell).none()) next = topology.walk(next->cell, next->heading);
    if (!next) return false;
    const Piece& other = position.at(next->cell);
    return among(other.piece_type, rules_.royal.piece_types) &&
           !position.are_team(other.seat, piece.seat) && (piece.seat == seat || other.seat == seat);
  });
}

std::vector<CellId> LineRules::cells_touching(const RuleTerm& term, const Position& position,
                                              const Turn& turn) const {
  std::vector<CellId> found;
  if (turn.cell == no_cell) return found;
  for (const CellId cell : board_.topology.touching(turn.cell))
    if (fits(term.pieces, position.at(cell), position, turn.seat)) found.push_back(cell);
  return found;
}

std::vector<CellId> LineRules::cells_enclosed(const RuleTerm& term, const Position& position,
                                              const Turn& turn) const {
  std::vector<CellId> found;
  if (turn.cell == no_cell) return found;
  const PieceMoves& rows = rows_.at(term.axes);
  const RulePieces ours{RulePieces::Whose::own};
  for (const PieceMoves::Ray& ray : rows.rays(turn.cell)) {
    std::vector<CellId> between;
    for (const PieceMoves::Hop hop : rows.hops(ray)) {
      if (fits(term.pieces, position.at(hop.cell), position, turn.seat)) {
        between.push_back(hop.cell);
        continue;
      }
      if (fits(ours, position.at(hop.cell), position, turn.seat))
        found.insert(found.end(), between.begin(), between.end());
      break;
    }
  }
  std::sort(found.begin(), found.end());  // rows can share cells where lines fork
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

bool LineRules::has_line(const RuleTerm& term, const Position& position, SeatId seat) const {
  const PieceMoves& rows = rows_.at(term.axes);
  const auto is_part = [&](CellId cell) {
    return fits(term.pieces, position.at(cell), position, seat);
  };
  const std::size_t more = index(term.number) - 1;
  return std::ranges::any_of(board_.cells(), [&](CellId cell) {
    if (!is_part(cell)) return false;
    if (more == 0) return true;
    return std::ranges::any_of(rows.rays(cell), [&](const PieceMoves::Ray& ray) {
      const auto row = rows.hops(ray);
      return row.size() >= more &&
             std::ranges::all_of(row.first(more),
                                 [&](const PieceMoves::Hop& hop) { return is_part(hop.cell); });
    });
  });
}

bool LineRules::counts(const RuleTerm& term, CellId cell, const Position& position,
                       SeatId seat) const {
  return fits(term.pieces, position.at(cell), position, seat) && is_in_zone(term, cell, seat);
}

std::vector<CellId> LineRules::counted(const RuleTerm& term, const Position& position,
                                       SeatId seat) const {
  std::vector<CellId> found;
  for (const CellId cell : board_.cells())
    if (counts(term, cell, position, seat)) found.push_back(cell);
  return found;
}

int LineRules::pieces_on(const RuleTerm& term, const Position& position, SeatId seat) const {
  return static_cast<int>(std::ranges::count_if(
      board_.cells(), [&](CellId cell) { return counts(term, cell, position, seat); }));
}

bool LineRules::blast_takes_royal(const Position& position, CellId from, CellId to) const {
  const Piece& captor = position.at(from);
  const auto is_own_royal = [&](const Piece& piece) {
    return piece.seat == captor.seat && among(piece.piece_type, rules_.royal.piece_types);
  };
  return std::ranges::any_of(blasts_, [&](const RuleEffect* blast) {
    if (blast->of.word == RuleWord::itself) return is_own_royal(captor);
    return std::ranges::any_of(board_.topology.touching(to), [&](CellId cell) {
      return is_own_royal(position.at(cell)) && (cell != from || position.count_on(cell) > 1) &&
             fits(blast->of.pieces, position.at(cell), position, captor.seat);
    });
  });
}

std::vector<CellId> LineRules::affected(const RuleEffect& effect, const Position& position,
                                        const Turn& turn) const {
  switch (effect.of.word) {
    case RuleWord::itself: return {turn.cell};
    case RuleWord::touching: return cells_touching(effect.of, position, turn);
    case RuleWord::enclosed: return cells_enclosed(effect.of, position, turn);
    default: return {};
  }
}

std::optional<std::vector<CellId>> LineRules::blocker_cells(const Position& position,
                                                            const Turn& turn) const {
  const auto held = holding(RulePhase::blocker, position, turn);
  if (held.empty()) return std::nullopt;
  const RuleTerm& where = held.front()->then.of;
  const auto is_free = [&](CellId cell) { return position.at(cell).none(); };
  std::vector<CellId> found;
  const auto offer = [&](const auto& cells) {
    for (const CellId cell : cells)
      if (is_free(cell)) found.push_back(cell);
  };
  switch (where.word) {
    case RuleWord::from:
      if (turn.moved) offer(std::array{turn.from});
      break;
    case RuleWord::touching: offer(board_.topology.touching(turn.cell)); break;
    case RuleWord::along: {
      const PieceMoves& rows = rows_.at(where.axes);
      for (const PieceMoves::Ray& ray : rows.rays(turn.cell))
        for (const PieceMoves::Hop hop : rows.hops(ray)) {
          if (!is_free(hop.cell)) break;
          found.push_back(hop.cell);
        }
      std::sort(found.begin(), found.end());
      found.erase(std::unique(found.begin(), found.end()), found.end());
      break;
    }
    default: offer(board_.cells());
  }
  return found;
}

std::int64_t LineRules::weight() const {
  std::int64_t weight = 0;
  for (const auto& [axes, rows] : rows_) weight += rows.weight();
  return weight;
}

int LineRules::count(const RulePieces& pieces, const Position& position, SeatId seat) const {
  RuleTerm all{RuleWord::own};
  all.pieces = pieces;
  all.pieces.whose = RulePieces::Whose::own;
  return pieces_on(all, position, seat);
}

}  // namespace boardwright::play
