// Section "Effects" of semantics.md.
#include <algorithm>

#include "definition/definition.h"

namespace boardwright::definition {

void add_score(const Rules& rules, Position& position, CellId cell, const Piece& piece) {
  const int points = rules.type(piece.piece_type).value + rules.board.cell(cell).rank_number + 1;
  for (const SeatId each : rules.board.seat_ids())
    if (position.plays(each)) position.score[index(each)] += points * piece.count;
}

namespace {

/// Makes one move, step by step.
class Maker {
 public:
  Maker(const Rules& rules, const Position& before, SeatId seat, const Move& move)
      : rules_(rules), before_(before), then_(before), seat_(seat), move_(move) {}

  Position make(bool with_lines) {
    if (move_.is_pass()) return std::move(then_);
    if (move_.is_drop()) {
      drop();
    } else {
      capture();
      arrive();
      promote();
      let_in();
    }
    if (!with_lines) return std::move(then_);
    then_ = definition::with_lines(rules_, before_, then_, seat_, move_);
    put_blocker();
    lose_rights();
    return std::move(then_);
  }

 private:
  void take(CellId cell) {
    const Piece piece = *then_.at(cell);
    then_.at(cell).reset();
    add_score(rules_, then_, cell, piece);
    if (asks_what_was_taken(rules_)) then_.took[index(seat_)].insert(piece.piece_type);
    if (!rules_.play.hand.captures || then_.is_obstacle(piece)) return;
    const bool is_demoted = piece.again != no_piece_type && !rules_.play.hand.keeps;
    const PieceTypeId type = is_demoted ? piece.again : piece.piece_type;
    if (!among(type, rules_.play.hand.endless))
      then_.hands[index(seat_)][index(type)] += piece.count;
  }

  // 1. Captures.
  void capture() {
    auto& here = then_.at(move_.from);
    mover_ = *here;
    mover_.count = 1;
    if (here->count > 1)
      --here->count;
    else
      here.reset();
    for (const CellId cell : move_.captured) take(cell);
  }

  // 2. The mover arrives, and 3. numbers.
  void arrive() {
    if (displaced(before_, move_) == move_.to) displace(move_.to);
    std::optional<Piece> other;
    if (move_.other_from != no_cell) {
      other = then_.at(move_.other_from);
      then_.at(move_.other_from).reset();
      other->unmoved = false;
    }
    const bool stays = move_.from == move_.to;
    mover_.unmoved = false;
    if (move_.grows) ++mover_.n;
    end_bound();
    if (stays && then_.at(move_.to))
      ++then_.at(move_.to)->count;
    else
      then_.at(move_.to) = mover_;
    if (other) then_.at(move_.other_to) = other;
    if (move_.is_exchange && move_.becomes != no_piece_type) {
      const PieceTypeId before = mover_.piece_type;
      renew(move_.to, move_.becomes);
      bind();
      then_.at(move_.to)->again = no_piece_type;
      for (const play::Promotion& each : rules_.play.promotions)
        if (each.demoted && among(before, each.piece_types) && among(move_.becomes, each.to) &&
            each.piece_types.front() != move_.becomes)
          then_.at(move_.to)->again = each.piece_types.front();
    }
  }
  void end_bound() {
    for (const play::Promotion& each : rules_.play.promotions)
      if (!each.after.empty() && among(mover_.piece_type, each.piece_types) &&
          rules_.zone(each.after, seat_).contains(move_.to))
        mover_.bound = false;
  }
  /// A new kind has the first values of its numbers.
  void renew(CellId cell, PieceTypeId type) {
    Piece& piece = *then_.at(cell);
    const PieceTypeId again = piece.again;
    const Piece renewed = rules_.new_piece(type, piece.seat);
    piece = renewed;
    piece.again = again;
  }

  // 4. Promotion.
  void promote() {
    if (move_.multiplies) {
      Piece& piece = *then_.at(move_.to);
      piece.multiple = true;
      piece.n = 1;
    }
    if (move_.becomes == no_piece_type || move_.is_exchange) return;
    Piece piece = rules_.new_piece(move_.becomes, seat_);
    piece.again = move_.again == move_.becomes ? no_piece_type : move_.again;
    then_.at(move_.to) = piece;
    bind();
  }
  void bind() {
    Piece& piece = *then_.at(move_.to);
    for (const play::Promotion& each : rules_.play.promotions)
      if (!each.after.empty() && among(piece.piece_type, each.piece_types)) piece.bound = true;
  }
  void displace(CellId cell) {
    if (then_.at(cell)->seat == seat_) {
      then_.at(cell).reset();
      return;
    }
    take(cell);
  }

  // 5. Pieces let in, drops.
  void leave_hand() {
    if (!among(move_.from_hand, rules_.play.hand.endless))
      --then_.hands[index(seat_)][index(move_.from_hand)];
  }
  void let_in() {
    if (move_.let_in == no_cell) return;
    leave_hand();
    then_.at(move_.let_in) = rules_.new_piece(move_.from_hand, seat_);
  }
  void drop() {
    leave_hand();
    const PieceTypeId type = move_.becomes == no_piece_type ? move_.from_hand : move_.becomes;
    Piece piece = rules_.new_piece(type, seat_);
    for (const play::DropRule& each : rules_.play.drops)
      if (among(type, each.piece_types) && !each.unmoved.empty() &&
          rules_.zone(each.unmoved, seat_).contains(move_.to))
        piece.unmoved = true;
    for (const play::Promotion& each : rules_.play.promotions)
      if (each.demoted && among(move_.becomes, each.to)) piece.again = each.piece_types.front();
    then_.at(move_.to) = piece;
    mover_ = piece;
  }

  // 6. Lines.
  void put_blocker() {
    if (move_.blocker == no_cell) return;
    if (only_blocker(rules_)) then_.blockers.clear();
    then_.blockers.insert(move_.blocker);
  }

  // 7. Rights.
  void lose_rights() {
    const auto& mover = then_.at(move_.to);
    if (!mover) return;
    for (const play::Right& right : rules_.play.rights) {
      if (!among(mover->piece_type, right.aimed)) continue;
      for (const CellId cell : rules_.board.cells()) {
        auto& piece = then_.at(cell);
        if (!piece || !piece->unmoved || !among(piece->piece_type, right.piece_types) ||
            !then_.opposes(seat_, piece->seat))
          continue;
        Position bare = then_;
        bare.blockers.clear();
        for (const CellId other : rules_.board.cells())
          if (other != cell && other != move_.to) bare.at(other).reset();
        if (is_attacked_by_piece(rules_, bare, cell, move_.to, false)) piece->unmoved = false;
      }
    }
  }

  const Rules& rules_;
  const Position& before_;
  Position then_;
  SeatId seat_;
  const Move& move_;
  Piece mover_;
};

int pieces_on(const Position& position) {
  int count = 0;
  for (const auto& piece : position.pieces)
    if (piece) count += piece->count;
  return count;
}

/// Whether a piece of this type can never come back to a cell that it has left.
bool never_comes_back(const Rules& rules, PieceTypeId type, SeatId seat) {
  const auto& lines = rules.type(type).moves;
  if (std::any_of(lines.begin(), lines.end(), [](const auto& line) { return line.rifle; }))
    return false;
  const auto size = static_cast<std::size_t>(rules.board.size());
  std::vector<CellSet> next;
  for (const CellId cell : rules.board.cells())
    next.push_back(possible_ends(rules, type, seat, cell, true));
  // It comes back if some chain of its moves is a ring.
  std::vector<int> state(size, 0);
  std::function<bool(std::size_t)> is_on_ring = [&](std::size_t cell) {
    if (state[cell] == 1) return true;
    if (state[cell] == 2) return false;
    state[cell] = 1;
    for (const CellId each : next[cell])
      if (is_on_ring(index(each))) return true;
    state[cell] = 2;
    return false;
  };
  bool moves = false;
  for (std::size_t cell = 0; cell < size; ++cell) {
    if (is_on_ring(cell)) return false;
    moves = moves || !next[cell].empty();
  }
  return moves;
}

/// 8. Records.
void record(const Rules& rules, const Position& before, const Move& move, Position& then) {
  const SeatId seat = before.turn;
  Passed passed;
  bool is_pawn = false;
  if (!move.is_pass() && !move.is_drop()) {
    const PieceTypeId type = before.at(move.from)->piece_type;
    const auto& rule = rules.play.en_passant;
    const auto seats = rules.board.seat_ids();
    is_pawn = among(type, rule.piece_types) ||
              std::all_of(seats.begin(), seats.end(),
                          [&](SeatId each) { return never_comes_back(rules, type, each); });
    if (among(type, rule.piece_types) && move.captured.empty() && then.at(move.to) &&
        move.becomes == no_piece_type && move.other_from == no_cell)
      for (const CellId cell : move.passed)
        if (then.is_free(cell) && (rule.over.empty() || rules.zone(rule.over, seat).contains(cell)))
          passed.cells.push_back(cell);
  }
  if (!passed.cells.empty()) {
    passed.from = move.from;
    passed.at = move.to;
  }
  then.passed[index(seat)] = passed;
  const int dropped = move.from_hand != no_piece_type ? 1 : 0;
  const bool left = pieces_on(then) < pieces_on(before) + dropped;
  then.quiet = left || is_pawn ? 0 : before.quiet + 1;
  then.passes = move.is_pass() ? before.passes + 1 : 0;
  if (opponent_in_check(rules, then, seat)) ++then.checks[index(seat)];
  for (const play::Castling& castling : rules.play.castling) {
    if (!castling.unchecked) continue;
    for (const CellId cell : rules.board.cells())
      if (auto& piece = then.at(cell))
        if (piece->piece_type == castling.king && in_check(rules, then, piece->seat))
          piece->unmoved = false;
  }
}

bool is_mated(const Rules& rules, const Position& position, SeatId seat) {
  return in_check(rules, position, seat) && legal_in_play(rules, position, seat).empty();
}

void settle(const Rules& rules, Position& position, SeatId seat) {
  position.standing[index(seat)] = Standing::mated;
  const CellSet zone = rules.zone(rules.play.abandoned, seat);
  for (const CellId cell : rules.board.cells()) {
    auto& piece = position.at(cell);
    if (!piece) continue;
    const bool is_king = piece->seat == seat && rules.is_royal(*piece);
    const bool is_passing = piece->seat != seat && position.opposes(seat, piece->seat) &&
                            among(piece->piece_type, rules.play.en_passant.piece_types) &&
                            zone.contains(cell);
    if (!is_king && !is_passing) continue;
    add_score(rules, position, cell, *piece);
    piece.reset();
  }
}

/// 10. The turn goes on.
void pass_turn(const Rules& rules, Position& position) {
  do position.turn = rules.board.seat_after(position.turn);
  while (!position.plays(position.turn));
  position.passed[index(position.turn)] = {};
}

}  // namespace

CellId displaced(const Position& position, const Move& move) {
  if (move.becomes == no_piece_type || move.is_exchange || move.is_drop()) return no_cell;
  const CellId cell = move.to;
  const auto& taken = move.captured;
  const bool is_gone = std::find(taken.begin(), taken.end(), cell) != taken.end();
  return cell == move.from || cell == move.other_from || is_gone || !position.at(cell) ? no_cell
                                                                                       : cell;
}

Position made(const Rules& rules, const Position& position, SeatId seat, const Move& move) {
  return Maker(rules, position, seat, move).make(true);
}

Position arrived(const Rules& rules, const Position& position, SeatId seat, const Move& move) {
  return Maker(rules, position, seat, move).make(false);
}

Position settled(const Rules& rules, Position position) {
  if (rules.play.abandoned.empty()) return position;
  while (is_mated(rules, position, position.turn)) {
    settle(rules, position, position.turn);
    pass_turn(rules, position);
  }
  return position;
}

Position after_turn(const Rules& rules, const Position& position, const Move& move) {
  Position then = made(rules, position, position.turn, move);
  record(rules, position, move, then);
  if (marked(rules, position, move, then))
    std::fill(then.passed.begin(), then.passed.end(), Passed{});
  else
    pass_turn(rules, then);
  return then;
}

Position after(const Rules& rules, const Position& position, const Move& move) {
  return settled(rules, after_turn(rules, position, move));
}

}  // namespace boardwright::definition
