// Promotions, at the end of a move or in place of one.
#include <algorithm>
#include <utility>

#include "base/index.h"
#include "play/move_generator.h"
#include "play/move_ground.h"

namespace boardwright::play {

int MoveGenerator::pieces_of(SeatId seat, PieceTypeId piece_type) const {
  return static_cast<int>(std::count_if(
      position_.pieces.begin(), position_.pieces.end(),
      [&](const Piece& piece) { return piece.piece_type == piece_type && piece.seat == seat; }));
}

/// Whether a rule permits a seat one more piece of a type.
bool MoveGenerator::can_have_another(PieceTypeId piece_type, SeatId seat,
                                     const Promotion& rule) const {
  const auto most = rule.at_most.find(piece_type);
  return most == rule.at_most.end() || pieces_of(seat, piece_type) < most->second;
}

/// Whether the promotion rule with an index applies to a move.
bool MoveGenerator::promotes(const Move& move, const Promotion& rule, std::size_t place) const {
  const PlayTables::Zones& zones = tables_.zones(place);
  const std::size_t seat = index(at(move.from).seat);
  if (!zones.seats[seat] || (rule.capturing && move.taken == no_cell)) return false;
  if (!rule.either.empty())
    return zones.either[seat].contains(move.to) || zones.either[seat].contains(move.from);
  return zones.onto[seat].contains(move.to) && zones.from[seat].contains(move.from);
}

/// Adds a move once for each possible promotion, and unpromoted unless promotion is compulsory.
void MoveGenerator::add(const Move& move, std::vector<Move>& found) const {
  if (add_promoted(move, found)) found.push_back(move);
}

/// Adds a move once for each promotion by the first rule that applies. Returns whether the move can
/// stay unpromoted.
bool MoveGenerator::add_promoted(const Move& move, std::vector<Move>& found) const {
  for (const std::size_t place : tables_.promotions_of(at(move.from).piece_type)) {
    const Promotion& rule = tables_.rules.promotions[place];
    if (!rule.instead && promotes(move, rule, place)) return add_promoted(move, place, found);
  }
  return true;
}

/// The same by one rule. Requires: it applies.
bool MoveGenerator::add_promoted(const Move& move, std::size_t place,
                                 std::vector<Move>& found) const {
  const Piece& piece = at(move.from);
  const Promotion& rule = tables_.rules.promotions[place];
  Move promoted = move;
  if (rule.multiple) {
    promoted.multiplied = true;
    if (!piece.multiple && !piece.bound) found.push_back(promoted);
    return true;
  }
  const bool is_stuck = rule.choice == Promotion::Choice::may_unless_stuck &&
                        tables_.stuck(piece.seat, piece.piece_type).contains(move.to);
  const bool can_stay = rule.choice != Promotion::Choice::must && !is_stuck;
  const auto offer = [&](const Move& each) {
    // Deferred promotion, promotion in place of a move, and different paths can give the same move.
    const bool known = std::any_of(found.begin(), found.end(), [&](const Move& other) {
      if (other.from != each.from || other.to != each.to || other.promoted != each.promoted)
        return false;
      Move like = each;
      like.taken = other.taken;
      like.also = other.also;
      like.whole = other.whole;
      return like == other && capture_the_same(each, other);
    });
    if (!known) found.push_back(each);
  };
  bool has_choice = false, has_room = rule.put.empty();
  for (const PieceTypeId piece_type : choices_of(rule)) {
    if (!can_have_another(piece_type, piece.seat, rule)) continue;
    has_choice = true;
    promoted.promoted = piece_type;
    if (rule.put.empty()) {
      if (may_stand(piece_type, piece.seat, move.to)) offer(promoted);
      continue;
    }
    for (const Move& each : placed_promotions(promoted, rule, place)) {
      has_room = true;
      offer(each);
    }
  }
  return can_stay || (has_choice && !has_room);
}

/// The types that a promotion can make: those that it names, or those that the game began with,
/// except royal ones, the blocker and the promoted types themselves.
PieceTypeList MoveGenerator::choices_of(const Promotion& rule) const {
  if (!rule.army) return rule.to;
  PieceTypeList piece_types = tables_.rules.army;
  if (!position_.army.empty() || piece_types.empty()) piece_types = position_.began_with();
  std::erase_if(piece_types, [&](PieceTypeId piece_type) {
    return tables_.is_royal(piece_type) || piece_type == tables_.blocker ||
           among(piece_type, rule.piece_types);
  });
  return piece_types;
}

/// Adds the promotions that a piece declined where it stands, and can still take.
void MoveGenerator::add_later(CellId cell, std::vector<Move>& found) const {
  if (!obeys_dead_zone(cell, cell, {})) return;
  const std::size_t seat = index(at(cell).seat);
  for (const std::size_t place : tables_.promotions_of(at(cell).piece_type)) {
    const Promotion& rule = tables_.rules.promotions[place];
    const PlayTables::Zones& zones = tables_.zones(place);
    if (rule.later && !rule.instead && !rule.capturing && zones.seats[seat] &&
        (rule.either.empty() ? zones.onto : zones.either)[seat].contains(cell))
      add_promoted({cell, cell}, place, found);
  }
}

/// Adds promotions that replace a move: on the cell of a piece, or where the new piece can go.
void MoveGenerator::add_promotions(CellId from, std::vector<Move>& found) {
  const Piece& piece = at(from);
  for (const std::size_t place : tables_.promotions_of(piece.piece_type)) {
    const Promotion& rule = tables_.rules.promotions[place];
    const bool here = tables_.zones(place).from[index(piece.seat)].contains(from) ||
                      (rule.alone && pieces_of(piece.seat, piece.piece_type) == 1);
    if (!rule.instead || !here || !tables_.zones(place).seats[index(piece.seat)]) continue;
    if (rule.forking && !looks_ahead_) continue;
    for (const PieceTypeId piece_type : choices_of(rule)) {
      if (!can_have_another(piece_type, piece.seat, rule)) continue;
      if (!rule.put.empty()) {
        Move move{from, from};
        move.promoted = piece_type;
        for (const Move& each : placed_promotions(move, rule, place))
          if ((!rule.harmless || is_harmless(each)) && (!rule.forking || forks(each)))
            found.push_back(each);
        continue;
      }
      CellSet ends = quiet_ends(new_piece(tables_.piece_types, piece_type, piece.seat), from);
      if (may_stand(piece_type, piece.seat, from) && obeys_dead_zone(from, from, {}))
        ends.insert(from);
      Move move{from, from};
      move.promoted = piece_type;
      for (const CellId to : ends) {
        move.to = to;
        if ((!rule.harmless || is_harmless(move)) && (!rule.forking || forks(move)) &&
            std::find(found.begin(), found.end(), move) == found.end())
          found.push_back(move);
      }
    }
  }
}

/// A promotion once for each cell on which the new piece can be put.
std::vector<Move> MoveGenerator::placed_promotions(Move move, const Promotion& rule,
                                                   std::size_t place) const {
  std::vector<Move> found;
  const Move plain = move;
  for (const CellId cell : tables_.zones(place).put[index(at(move.from).seat)]) {
    const Piece& piece = at(cell);
    // The mover's last cell is free: a piece with which it changes places has left it.
    const bool free =
        piece.none() || cell == plain.from || cell == plain.to || plain.takes_on(cell);
    if (!may_stand(move.promoted, at(move.from).seat, cell)) continue;
    if (!free && (!rule.displacing || tables_.is_royal(piece.piece_type) ||
                  piece.piece_type == tables_.blocker))
      continue;
    const CellId captured = free ? plain.taken : cell;
    if (enters_dead_zone(plain.from, cell) ||
        !obeys_dead_zone(plain.from, cell, captured == no_cell ? Piece{} : at(captured)))
      continue;
    move.also = plain.also;
    if (!free && plain.taken != no_cell) {
      const auto room = std::find(move.also.begin(), move.also.end(), no_cell);
      if (room == move.also.end()) continue;
      *room = plain.taken;
    }
    move.to = cell;
    move.taken = captured;
    found.push_back(move);
  }
  return found;
}

/// The cells to which a piece could go without a capture if it stood on this cell.
CellSet MoveGenerator::quiet_ends(const Piece& piece, CellId from) {
  const Piece before = std::exchange(position_.at(from), piece);
  const PieceMoves& moves = tables_.moves_of(piece);
  CellSet ends;
  const auto note = [&](const moves::Arrival& end) {
    if (end.kind == moves::Arrival::Kind::move && end.on_way == nullptr &&
        obeys_dead_zone(from, end.cell, {}))
      ends.insert(end.cell);
  };
  const auto each_usable = [&](const auto& lines, const auto& walk_line) {
    for (const auto& line : lines)
      if (const Traits& traits = tables_.traits(piece, line.move);
          !traits.for_multiple || piece.multiple)
        walk_line(moves, line, from, Ground(*this, from, traits), note);
  };
  each_usable(moves.rays(from), [](const auto&... line) { moves::walk_ray(line...); });
  each_usable(moves.floods(from), [](const auto&... line) { moves::walk_flood(line...); });
  position_.at(from) = before;
  return ends;
}

/// The cells of opponents' pieces that the piece on a cell attacks.
CellSet MoveGenerator::attacked_from(CellId from) const {
  CellSet preys;
  if (at(from).none()) return preys;
  for (const CellId cell : tables_.board.cells())
    if (are_opponents(at(cell), seat_) && strikes(from, cell)) preys.insert(cell);
  return preys;
}

/// Whether a promoted piece attacks two or more pieces, or one that has no legal move.
bool MoveGenerator::forks(const Move& move) {
  return holds_after(move, [&] {
    const CellSet preys = attacked_from(move.to);
    if (preys.size() != 1) return preys.size() > 1;
    const CellId prey = *preys.begin();
    MoveGenerator other(tables_, position_);
    other.looks_ahead_ = false;
    other.asks_for_mates_ = asks_for_mates_;
    std::vector<Move> escapes;
    other.add_legal(at(prey).seat, escapes, prey);
    steps_ += other.steps();
    return escapes.empty();
  });
}

/// Whether a promoted piece attacks no piece and no opponent is in check. A piece that a
/// line removes attacks no piece.
bool MoveGenerator::is_harmless(const Move& move) {
  return holds_after(move, [&] { return attacked_from(move.to).empty(); }) && gives_no_check(move);
}

}  // namespace boardwright::play
