// Applies moves to positions.
#include "play/effects.h"

#include <algorithm>
#include <climits>

#include "base/index.h"
#include "play/make_unmake.h"
#include "play/move_generator.h"

namespace boardwright::play {
namespace {

/// A piece that has left its cell can no longer be captured en passant.
void forget_passing(Position& position, CellId cell) {
  for (EnPassant& en_passant : position.en_passant)
    if (en_passant.at == cell) en_passant = {};
}

/// Adds the points of a piece that leaves the board to the score of every active seat.
void score_removal(Position& position, CellId cell, const Piece& piece, const PlayTables& tables) {
  const std::int64_t points =
      std::int64_t{std::max(1, position.count_on(cell))} *
      (tables.piece_types[index(piece.piece_type)].value + tables.board.cell(cell).rank_number + 1);
  for (const SeatId seat : tables.seats())
    if (int& score = position.score[index(seat)]; position.active(seat))
      score = static_cast<int>(std::clamp<std::int64_t>(score + points, INT_MIN, INT_MAX));
  forget_passing(position, cell);
}

/// Adds a captured piece to the hand of a seat.
void add_captured_to_hand(Position& position, const Piece& piece, SeatId by,
                          const PlayTables& tables) {
  const bool demoted = piece.promoted && !tables.rules.hand.keeps;
  const PieceTypeId type = demoted ? tables.demoted_type(piece.piece_type) : piece.piece_type;
  if (!among(type, tables.rules.hand.endless))
    position.add_to_hand(by, type, tables.piece_types.size(), 1);
}

/// Records all captures of a move, before it is made.
void count_taken(Position& position, const Move& move, SeatId by, const PlayTables& tables) {
  const auto count = [&](CellId cell) {
    const Piece piece = position.at(cell);
    if (position.are_team(piece.seat, by) && !position.mated(piece.seat))
      return forget_passing(position, cell);  // displaced
    if (tables.notes_captures) position.note_taken(by, piece.piece_type);
    if (tables.rules.hand.captures && !position.mated(piece.seat))
      add_captured_to_hand(position, piece, by, tables);
    score_removal(position, cell, piece, tables);
  };
  count(move.taken);
  for (const CellId cell : move.also)
    if (cell != no_cell) count(cell);
}

/// Whether a piece would attack a cell if nothing stood between.
bool aims_at(const Position& position, CellId from, CellId cell, const PlayTables& tables) {
  Position bare = position;
  for (const CellId each : tables.board.cells())
    if (each != from && each != cell) bare.at(each) = {};
  return MoveGenerator(tables, bare).strikes(from, cell);
}

/// Counts the check that a seat gives with its move.
void count_checks(Position& position, SeatId by, const PlayTables& tables) {
  if (tables.rules.end.checks == 0) return;
  MoveGenerator generator(tables, position);
  for (const SeatId seat : tables.seats())
    if (position.opposes(seat, by) && generator.in_check(seat)) {
      ++position.checks[index(by)];
      return;
    }
}

/// Removes the castling right of Kings in check, in games with that rule.
void lose_castling(Position& position, const PlayTables& tables) {
  for (const Castling& rule : tables.rules.castling) {
    if (!rule.unchecked) continue;
    MoveGenerator generator(tables, position);
    for (const SeatId seat : tables.seats()) {
      if (!generator.in_check(seat)) continue;
      for (Piece& piece : position.pieces)
        if (piece.piece_type == rule.king && piece.seat == seat) piece.unmoved = false;
    }
  }
}

/// Whether a move led over cells on which the piece can be captured en passant.
bool leads_over_empty_cells(const Position& position, const Piece& mover, const Move& move,
                            const PlayTables& tables) {
  const auto way = tables.passed(mover, move.from, move.to);
  return std::any_of(way.begin(), way.end(),
                     [&](const PieceMoves::Hop& hop) { return position.at(hop.cell).none(); });
}

/// Updates the stacks: one piece has left, or all have been captured.
void unstack(Position& position, const Move& move) {
  if (move.from != no_cell && move.from != move.to) position.leave(move.from);
  std::erase_if(position.stacks, [&](const Stack& stack) {
    return move.takes_on(stack.cell) || position.at(stack.cell).none();
  });
}

}  // namespace

void lose_rights(Position& position, CellId to, const PlayTables& tables) {
  if (to == no_cell || position.at(to).none()) return;
  const Piece piece = position.at(to);
  for (const CellId cell : tables.board.cells()) {
    Piece& aim = position.at(cell);
    const Right* right = aim.unmoved ? tables.right_of(aim.piece_type) : nullptr;
    if (right != nullptr && among(piece.piece_type, right->aimed) &&
        !position.are_team(aim.seat, piece.seat) && aims_at(position, to, cell, tables))
      aim.unmoved = false;
  }
}

bool is_over(const Position& position, const PlayTables& tables) {
  std::optional<SeatId> first;
  for (const SeatId seat : tables.seats()) {
    if (!position.active(seat)) continue;
    if (first && !position.are_team(*first, seat)) return false;
    first = seat;
  }
  return true;
}

void pass_turn(Position& position, const PlayTables& tables) {
  do {
    position.turn = tables.board.seat_after(position.turn);
    position.en_passant[index(position.turn)] = {};
    if (position.turn == first_seat) ++position.number;
  } while (!position.active(position.turn));
}

/// Sets the marks by the lines that hold for a turn. Returns whether the seat moves again.
bool apply_marks(Position& position, SeatId by, const std::vector<const RuleLine*>& lines,
                 const PlayTables& tables) {
  bool again = false;
  for (const RuleLine* line : lines) {
    const RuleEffect& then = line->then;
    again = again || then.word == RuleWord::again;
    if (then.mark == no_mark) continue;
    const SeatId holder = tables.rules.holder_of(then.mark, by);
    const int most = tables.rules.marks[index(then.mark)].most;
    const auto more = [&] {
      return then.by > 0
                 ? then.by
                 : static_cast<int>(tables.line_rules.counted(then.of, position, by).size());
    };
    const int count = then.word == RuleWord::gains
                          ? std::min(position.mark(then.mark, holder) + more(), most)
                          : 0;
    position.set_mark(tables.rules.marks.size(), then.mark, holder, count);
  }
  return again;
}

void mate(Position& position, SeatId seat, const PlayTables& tables) {
  position.standing[index(seat)] = Standing::mated;
  for (CellId cell : tables.board.cells()) {
    const Piece& piece = position.at(cell);
    if (piece.none()) continue;
    const bool king = tables.is_royal(piece.piece_type) && piece.seat == seat;
    const bool forfeit = tables.can_be_taken_en_passant(piece.piece_type) &&
                         !position.are_team(piece.seat, seat) &&
                         tables.abandoned_zone(seat).contains(cell);
    if (!king && !forfeit) continue;
    score_removal(position, cell, position.at(cell), tables);
    position.at(cell) = {};
    position.unstack(cell);
  }
}

void advance(Position& position, const Move& move, const PlayTables& tables) {
  const Piece mover = move.from == no_cell ? Piece{} : position.at(move.from);
  const SeatId by = mover.none() ? position.turn : mover.seat;
  std::vector<const RuleLine*> afterwards;
  if (tables.line_rules.has(RulePhase::afterwards))
    afterwards = MoveGenerator(tables, position).lines_for(RulePhase::afterwards, move, by);
  if (move.taken != no_cell) count_taken(position, move, by, tables);
  if (move.dropped != no_piece_type && !among(move.dropped, tables.rules.hand.endless))
    position.add_to_hand(by, move.dropped, tables.piece_types.size(), -1);
  MakeUnmake trial(tables, position, true);
  trial.do_move(move, by);
  for (const auto& [cell, piece] : trial.removed())
    if (cell != move.to) score_removal(position, cell, piece, tables);
  for (const CellId cell : trial.turned()) forget_passing(position, cell);
  if (!position.stacks.empty()) unstack(position, move);
  const bool passes = !mover.none() && tables.can_be_taken_en_passant(mover.piece_type);
  if (move.is_swap()) forget_passing(position, move.to);
  EnPassant& en_passant = position.en_passant[index(by)];
  en_passant = {};
  if (passes && move.taken == no_cell && move.rook_from == no_cell &&
      !position.at(move.to).none() && move.promoted == no_piece_type &&
      leads_over_empty_cells(position, mover, move, tables))
    en_passant = {move.from, move.to};
  position.passes = move.is_pass() ? position.passes + 1 : 0;
  const bool pawn = !mover.none() && tables.is_pawn(mover.piece_type);
  position.quiet =
      pawn || move.taken != no_cell || !trial.removed().empty() ? 0 : position.quiet + 1;
  if (!tables.rules.rights.empty()) lose_rights(position, move.to, tables);
  count_checks(position, by, tables);
  lose_castling(position, tables);
  if (apply_marks(position, by, afterwards, tables))
    position.en_passant.fill({});
  else
    pass_turn(position, tables);
}

}  // namespace boardwright::play
