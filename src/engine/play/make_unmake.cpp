// Makes moves on the board and unmakes them.
#include "play/make_unmake.h"

#include <algorithm>

#include "base/index.h"

namespace boardwright::play {

Piece dropped_piece(const PlayTables& tables, SeatId seat, PieceTypeId piece_type, CellId cell) {
  Piece piece = new_piece(tables.piece_types, piece_type, seat);
  piece.unmoved = tables.drops_unmoved(seat, piece_type).contains(cell);
  return piece;
}

Piece changed(Piece piece, const Move& move, const PlayTables& tables) {
  piece.unmoved = false;
  if (move.whole && piece.n < tables.board.size()) ++piece.n;
  const auto names = [&](std::size_t rule, PieceTypeId piece_type) {
    return among(piece_type, tables.rules.promotions[rule].piece_types);
  };
  const auto& unbinding = tables.rules_that_unbind();
  for (const std::size_t rule : unbinding)
    if (names(rule, piece.piece_type) &&
        tables.zones(rule).after[index(piece.seat)].contains(move.to))
      piece.bound = false;
  if (move.multiplied) {
    piece.multiple = true;
    piece.n = 1;
  }
  if (move.promoted != no_piece_type) {
    const bool demotes = tables.demotes(piece.piece_type, move.promoted);
    piece = new_piece(tables.piece_types, move.promoted, piece.seat);
    piece.bound = std::any_of(unbinding.begin(), unbinding.end(),
                              [&](std::size_t rule) { return names(rule, move.promoted); });
    piece.promoted = demotes;
  }
  return piece;
}

void MakeUnmake::put(CellId cell, Piece piece) {
  if (!for_good_) before_.emplace_back(cell, position_.at(cell));
  position_.at(cell) = piece;
}

/// Takes a piece off the board by a line.
void MakeUnmake::remove(CellId cell) {
  const Piece piece = position_.at(cell);
  removed_.emplace_back(cell, piece);
  if (tables_.is_royal(piece.piece_type))
    lost_royals_ = static_cast<std::uint8_t>(lost_royals_ | bit_of(piece.seat));
  put(cell, {});
}

/// Gives a piece to a seat by a line.
void MakeUnmake::turn_to(SeatId seat, CellId cell) {
  Piece piece = position_.at(cell);
  piece.seat = seat;
  piece.unmoved = false;
  put(cell, piece);
  turned_.push_back(cell);
}

/// Changes the type of the turn's piece by a line, unless it is royal or the new type cannot stand
/// there.
void MakeUnmake::become(const RuleTerm& what, const Turn& turn) {
  const Piece& piece = position_.at(turn.cell);
  const PieceTypeId piece_type = what.word == RuleWord::taken ? turn.captured.back().piece_type
                                                              : what.pieces.piece_types.front();
  if (!piece.none() && !tables_.is_royal(piece.piece_type) &&
      tables_.stands(piece.seat, piece_type).contains(turn.cell))
    put(turn.cell, new_piece(tables_.piece_types, piece_type, piece.seat));
}

/// Brings the blocker, which belongs to no seat, to a cell: a new one, or the only one.
void MakeUnmake::put_blocker(CellId cell) {
  if (tables_.rules.has_one_blocker())
    for (const CellId each : tables_.board.cells())
      if (position_.at(each).piece_type == tables_.blocker) put(each, {});
  put(cell, piece_of(tables_.blocker, first_seat));
}

void MakeUnmake::do_move(const Move& move, SeatId seat) {
  if (tables_.line_rules.has(RulePhase::effects)) {
    const Turn turn = turn_of(position_, move, seat);
    do_move_without_lines(move, seat);
    apply_lines(turn);
  } else {
    do_move_without_lines(move, seat);
  }
  if (move.blocker != no_cell) put_blocker(move.blocker);
}

/// Applies the lines whose conditions hold on the board as it is, in their order.
void MakeUnmake::apply_lines(const Turn& turn) {
  const LineRules& rules = tables_.line_rules;
  for (const RuleLine* line : rules.holding(RulePhase::effects, position_, turn)) {
    if (line->then.word == RuleWord::becomes) become(line->then.of, turn);
    for (const CellId cell : rules.affected(line->then, position_, turn)) {
      if (position_.at(cell).none()) continue;
      if (line->then.word == RuleWord::removes)
        remove(cell);
      else
        turn_to(turn.seat, cell);
    }
  }
}

void MakeUnmake::do_move_without_lines(const Move& move, SeatId seat) {
  if (move.is_drop()) {
    Piece put_piece = dropped_piece(tables_, seat, move.put_as(), move.to);
    put_piece.promoted =
        move.promoted != no_piece_type && tables_.demoted_type(move.promoted) != move.promoted;
    put(move.to, put_piece);
  }
  if (move.from == no_cell) return;
  const Piece piece = changed(position_.at(move.from), move, tables_);
  if (move.taken != no_cell) {
    put(move.taken, {});
    for (const CellId cell : move.also)
      if (cell != no_cell) put(cell, {});
  }
  if (position_.count_on(move.from) <= 1) put(move.from, {});
  if (move.rook_from != no_cell) {
    Piece rook = position_.at(move.rook_from);
    rook.unmoved = false;
    put(move.rook_from, {});
    put(move.rook_to, rook);
  }
  put(move.to, piece);
  if (move.gating_cell != no_cell)
    put(move.gating_cell, new_piece(tables_.piece_types, move.dropped, seat));
}

void MakeUnmake::undo_move() {
  while (!before_.empty()) {
    position_.at(before_.back().first) = before_.back().second;
    before_.pop_back();
  }
  removed_.clear();
  turned_.clear();
  lost_royals_ = 0;
}

}  // namespace boardwright::play
