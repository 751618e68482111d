// Generates the legal moves of a seat: pseudo-legal moves of its pieces, filtered by the rules.
#include "play/move_generator.h"

#include <algorithm>

#include "base/index.h"
#include "play/move_ground.h"

namespace boardwright::play {

using moves::Arrival;

namespace {

/// Stores captures on the way in a move. The last capture of all is in `taken`.
void take_on_way(Move& move, const moves::Captures& on_way) {
  int last = on_way.count();
  if (move.taken == no_cell) move.taken = on_way[--last];
  for (int i = 0; i < last; ++i) move.also[index(i)] = on_way[i];
}

}  // namespace

bool capture_the_same(const Move& one, const Move& other) {
  const auto all = one.all_taken(), others = other.all_taken();
  return all.size() == others.size() &&
         std::all_of(all.begin(), all.end(), [&](CellId cell) { return other.takes_on(cell); });
}

MoveGenerator::MoveGenerator(const PlayTables& tables, Position& position)
    : tables_(tables), position_(position), trial_(tables, position) {
  find_dead_zones_and_roamers();
}

void MoveGenerator::renew() {
  knows_enemies_ = false;
  steps_ = 0;
  find_dead_zones_and_roamers();
}

/// Finds dead zones and pieces that capture by floods. Few positions have any.
void MoveGenerator::find_dead_zones_and_roamers() {
  dead_zones_ = {};
  any_dead_zone_ = false;
  roamers_.clear();
  if (!tables_.rules.abandoned.empty())
    for (const SeatId seat : tables_.seats())
      if (position_.mated(seat)) {
        dead_zones_ |= tables_.abandoned_zone(seat);
        any_dead_zone_ = true;
      }
  if (!tables_.has_roamers()) return;
  for (CellId cell : tables_.board.cells())
    if (!at(cell).none() && tables_.roams(at(cell))) roamers_.push_back(cell);
}

void MoveGenerator::add_legal(SeatId seat, std::vector<Move>& found, std::optional<CellId> only) {
  seat_ = seat;
  find_kings();
  steps_ += std::int64_t{2} * tables_.board.size();
  const LineRules& lines = tables_.line_rules;
  const std::size_t first = found.size();
  const bool all = lines.has(RulePhase::duties);  // they compare all moves
  const bool drops_first = tables_.rules.hand.first && has_in_hand(seat);
  if (!drops_first) {
    add_of_pieces(all ? std::nullopt : only, found);
    if (lines.has(RulePhase::offers) && !only) offer_pass(found);
  }
  if (tables_.rules.hand.drops && !only) add_drops(found);
  const auto finish = [&](std::size_t from) {
    if (lines.has(RulePhase::legality)) keep_allowed(from, found);
    if (tables_.blocker != no_piece_type) add_blocker(from, found);
  };
  finish(first);
  if (!tables_.rules.guarded.empty()) keep_unguarded(first, found);
  if (!tables_.rules.exchanges.empty() && !drops_first) {
    const std::size_t exchanges = found.size();
    add_exchanges(first, only, found);
    finish(exchanges);
  }
  if (all) apply_duties(first, found);
  if (all && only)
    found.erase(std::remove_if(found.begin() + static_cast<std::ptrdiff_t>(first), found.end(),
                               [&](const Move& move) { return move.from != *only; }),
                found.end());
  if (lines.has(RulePhase::passes)) pass_if_stuck(first, only, found);
}

/// Whether a move of any piece may have to be tried on the board to know whether it is legal: each
/// capture, and each move at all unless lines act only after captures.
bool MoveGenerator::always_needs_legality_check() const {
  return tables_.rules.royal.taken || tables_.line_rules.has(RulePhase::effects);
}

/// Adds the legal moves of the pieces on the board.
void MoveGenerator::add_of_pieces(std::optional<CellId> only, std::vector<Move>& found) {
  const bool roamed = std::any_of(roamers_.begin(), roamers_.end(),
                                  [&](CellId cell) { return are_opponents(at(cell), seat_); });
  const bool always_check = always_needs_legality_check();
  const bool all_known_legal =
      kings_.size() > 1 && !always_check && tables_.rules.royal.check == RoyalRules::Check::last;
  const bool quiet_is_safe =  // unless the piece is pinned or royal
      !checked_ && !roamed && tables_.line_rules.acts_only_after_captures();
  const bool is_plain = bulk_counter_ != nullptr && knows_enemies_ && !only &&
                        tables_.gating_zones().empty() && !any_screen_cells_ && quiet_is_safe;
  for (const CellId from : std::span(own_).first(own_count_)) {
    const Piece& piece = at(from);
    if (only && *only != from) continue;
    if (is_plain && !pinned_.contains(from) && count_by_ways(from, always_check, found)) continue;
    steps_ += tables_.moves_of(piece).weight(from);
    const bool royal = tables_.is_royal(piece.piece_type);
    const bool known_quiet = quiet_is_safe && !pinned_.contains(from) && !royal;
    const bool known_legal = all_known_legal || ((kings_.empty() || known_quiet) && !always_check);
    const std::size_t before = found.size();
    if (bulk_counter_ != nullptr && known_legal && !any_screen_cells_ && is_countable(from))
      count_in_bulk(from, found);
    else if (bulk_counter_ != nullptr && !always_check && royal && is_countable(from) &&
             is_lone_king(from))
      count_king(from);
    else
      add_allowed(from, found);
    const bool gating = !tables_.gating_zones().empty() && piece.unmoved;
    const auto unsafe = [&](const Move& move) {
      const bool known = known_legal || (known_quiet && move.taken == no_cell);
      return !(known && !move.takes_elsewhere() && move.rook_from == no_cell &&
               !screen_cells_.contains(move.to) && !changes_royalty(move, royal)) &&
             !leaves_king_safe(move);
    };
    const auto keep_safe = [&](std::size_t first) {
      const auto begin = found.begin() + static_cast<std::ptrdiff_t>(first);
      found.erase(std::remove_if(begin, found.end(), unsafe), found.end());
    };
    keep_safe(before);
    if (gating) {  // only with moves that are legal by themselves
      const std::size_t gated = found.size();
      add_gating(from, before, found);
      keep_safe(gated);
    }
    if (tables_.castles(piece.piece_type)) {
      const std::size_t castlings = found.size();
      add_castling(from, found);
      if (gating) add_gating(from, castlings, found);
    }
  }
}

/// Adds the moves of a piece; in check, without those by a right that cannot be used then.
void MoveGenerator::add_allowed(CellId from, std::vector<Move>& found) {
  const bool unmoved = at(from).unmoved;
  const Right* right = unmoved && checked_ ? tables_.right_of(at(from).piece_type) : nullptr;
  if (right != nullptr && !right->checked) position_.at(from).unmoved = false;
  add_moves(from, found);
  position_.at(from).unmoved = unmoved;
}

/// Whether a piece belongs to an active opponent of a seat.
bool MoveGenerator::are_opponents(const Piece& piece, SeatId seat) const {
  return !piece.none() && position_.opposes(piece.seat, seat);
}

/// Whether a royal piece cannot be captured: all royal pieces count, or its seat has no other.
bool MoveGenerator::is_last_royal(const Piece& piece) const {
  switch (tables_.rules.royal.check) {
    case RoyalRules::Check::any: return true;
    case RoyalRules::Check::last_of_kind: return pieces_of(piece.seat, piece.piece_type) == 1;
    case RoyalRules::Check::last:
    case RoyalRules::Check::all: return royals(piece.seat) == 1;
  }
  return true;
}

/// Whether a move of a seat can capture a piece: an opponent's, or one of a mated seat. A royal
/// piece is captured only where that ends the game, or where its seat has others.
bool MoveGenerator::can_be_taken(const Piece& piece, SeatId by, const Traits& traits) const {
  if (traits.sparing[index(piece.piece_type)]) return false;
  if (tables_.is_royal(piece.piece_type) && !tables_.rules.royal.taken && is_last_royal(piece))
    return false;
  return position_.mated(piece.seat) || !position_.are_team(piece.seat, by);
}

/// Whether a cell is in the abandoned zone of a mated seat, and the origin of the move is not.
bool MoveGenerator::is_in_other_zone(CellId from, CellId to) const {
  return std::ranges::any_of(tables_.seats(), [&](SeatId seat) {
    const CellSet& zone = tables_.abandoned_zone(seat);
    return position_.mated(seat) && zone.contains(to) && !(from != no_cell && zone.contains(from));
  });
}

/// Whether a move obeys the rule of dead zones: a piece in a dead zone of its opponents must go up
/// in rank, leave the zone, or capture a piece of an active seat.
bool MoveGenerator::obeys_dead_zone(CellId from, CellId to, const Piece& taken) const {
  return !any_dead_zone_ || (!taken.none() && position_.active(taken.seat)) ||
         tables_.board.cell(to).rank_number > tables_.board.cell(from).rank_number ||
         std::ranges::none_of(tables_.seats(), [&](SeatId seat) {
           const CellSet& zone = tables_.abandoned_zone(seat);
           return position_.mated(seat) && !position_.are_team(seat, at(from).seat) &&
                  zone.contains(from) && zone.contains(to);
         });
}

/// Adds the pseudo-legal moves of a piece without castling.
void MoveGenerator::add_moves(CellId from, std::vector<Move>& found) {
  const Piece piece = at(from);
  CellSet seen;  // several moves can lead to one cell
  if (piece.multiple) {
    seen.insert(from);
    add({from, from}, found);
  }
  add_later(from, found);
  add_by_lines(from, seen, found);
  if (tables_.takes_en_passant(piece.piece_type)) add_en_passant(from, found);
  if (!tables_.promotions_of(piece.piece_type).empty()) add_promotions(from, found);
}

/// Adds the moves of a piece by its own lines, to cells that are not yet `seen`.
void MoveGenerator::add_by_lines(CellId from, CellSet& seen, std::vector<Move>& found) {
  elsewhere_.clear();
  add_floods(from, seen, found);  // first, since they find which moves have the whole length
  for (const PieceMoves::Ray& ray : tables_.moves_of(at(from)).rays(from))
    add_ray(from, ray, seen, found);
}

void MoveGenerator::add_ray(CellId from, const PieceMoves::Ray& ray, CellSet& seen,
                            std::vector<Move>& found) {
  const Piece& piece = at(from);
  const Traits& traits = tables_.traits(piece, ray.move);
  if (traits.for_multiple && !piece.multiple) return;
  walk_ray(tables_.moves_of(piece), ray, from, Ground(*this, from, traits),
           [&](const Arrival& end) { add_end(from, end, traits, seen, found); });
}

/// Adds the move that leads to the end of a line.
void MoveGenerator::add_end(CellId from, const Arrival& end, const Traits& traits, CellSet& seen,
                            std::vector<Move>& found) {
  using Kind = Arrival::Kind;
  if (end.kind == Kind::blocked) return;
  Move move{from, end.cell};
  if (end.kind == Kind::capture) move.taken = end.cell;
  if (end.kind == Kind::swap) {
    move.rook_from = end.cell;
    move.rook_to = from;
  }
  if (end.on_way != nullptr) take_on_way(move, *end.on_way);
  if (traits.rifle && move.taken != no_cell) move.to = from;
  if (!obeys_dead_zone(from, move.to, move.taken == no_cell ? Piece{} : at(move.taken))) return;
  const bool is_null = move.to == from && move.taken == no_cell;
  move.whole = traits.counting && !is_null && end.length >= at(from).n;
  if (move.takes_elsewhere() || move.rook_from != no_cell) return add_once(move, found);
  if (seen.contains(end.cell)) return;
  seen.insert(end.cell);
  add(move, found);
}

/// Adds a move unless its piece has it by another path already. Its target cell does not identify
/// it, and neither do the moves found: a promotion can put the piece elsewhere.
void MoveGenerator::add_once(const Move& move, std::vector<Move>& found) {
  if (move.from == move.to && position_.count_on(move.from) > 1)
    return;  // one of several pieces on a cell cannot promote there
  const bool known = std::ranges::any_of(elsewhere_, [&](const Move& other) {
    return other.to == move.to && other.rook_from == move.rook_from &&
           capture_the_same(other, move);
  });
  if (known) return;
  elsewhere_.push_back(move);
  add(move, found);
}

/// Whether a piece can change places with the one on a cell. Neither can share its cell.
bool MoveGenerator::can_swap(CellId from, CellId cell, const PieceMoves::Hurdles& hurdles,
                             const Traits& traits) const {
  const Piece& other = at(cell);
  if (other.none() || !traits.swaps[index(other.piece_type)]) return false;
  const bool own = position_.are_team(other.seat, at(from).seat);
  return (own ? hurdles.swaps_own : hurdles.swaps_enemy) &&
         may_stand(other.piece_type, other.seat, from) && position_.count_on(from) == 1 &&
         position_.count_on(cell) == 1;
}

/// Adds the moves by floods. Of several that lead to a cell, one of the whole length counts.
void MoveGenerator::add_floods(CellId from, CellSet& seen, std::vector<Move>& found) {
  const Piece& piece = at(from);
  const PieceMoves& moves = tables_.moves_of(piece);
  const auto floods = moves.floods(from);
  if (floods.empty()) return;
  CellSet ends, taken, whole;
  for (const PieceMoves::Flood& flood : floods) {
    const Traits& traits = tables_.traits(piece, flood.move);
    if (traits.for_multiple && !piece.multiple) continue;
    walk_flood(moves, flood, from, Ground(*this, from, traits), [&](const Arrival& end) {
      if (end.kind == Arrival::Kind::swap || (end.kind == Arrival::Kind::capture && traits.rifle))
        return add_end(from, end, traits, seen, found);
      if (end.kind == Arrival::Kind::blocked) return;
      (end.kind == Arrival::Kind::capture ? taken : ends).insert(end.cell);
      if (traits.counting && end.length >= piece.n) whole.insert(end.cell);
    });
  }
  for (const CellId to : ends | taken) {
    if (!obeys_dead_zone(from, to, at(to))) continue;
    Move move{from, to, taken.contains(to) ? to : no_cell};
    move.whole = whole.contains(to);
    add(move, found);
  }
  seen |= ends | taken;
}

}  // namespace boardwright::play
