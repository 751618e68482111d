// Finds the pieces whose moves can be counted in bulk, and counts them.
#include "play/bulk_counter.h"

#include <algorithm>

#include "base/index.h"
#include "play/move_ground.h"

namespace boardwright::play {

BulkCounter::BulkCounter(const PlayTables& tables) : tables_(tables) {
  const GameRules& rules = tables.rules;
  const auto has = [&](RulePhase phase) { return tables.line_rules.has(phase); };
  any_ = !has(RulePhase::offers) && tables.line_rules.acts_only_after_captures() &&
         !has(RulePhase::legality) && !has(RulePhase::duties) && tables.blocker == no_piece_type &&
         !rules.hand.first && rules.guarded.empty();
  if (!any_) return;
  from_.resize(tables.tables());
  starts_.resize(tables.tables());
  for (const SeatId seat : tables.seats())
    for (const PieceTypeId piece_type : Ids<PieceTypeId>(tables.piece_types.size()))
      for (const bool unmoved : {false, true}) {
        Piece piece = piece_of(piece_type, seat);
        piece.unmoved = unmoved;
        add_table(piece);
      }
  if (tables.board.size() <= SmallCellSet::most) add_ways();
}

/// Turns the rays of all covered pieces into sets of cells.
void BulkCounter::add_ways() {
  ways_.resize(from_.size() * index(tables_.board.size()));
  for (std::size_t table = 0; table < from_.size(); ++table) {
    const PieceMoves& moves = tables_.moves(static_cast<std::uint16_t>(table));
    for (const CellId from : from_[table])
      ways_[table * index(tables_.board.size()) + index(from)] =
          ways_along(rays(table, from), moves);
  }
}

/// The ways along these rays, unknown if the ids of cells rise and fall along one.
BulkCounter::Ways BulkCounter::ways_along(std::span<const PieceMoves::Ray> rays,
                                          const PieceMoves& moves) {
  Ways ways;
  ways.first_line = static_cast<std::uint32_t>(lines_.size());
  for (const PieceMoves::Ray& ray : rays) {
    const auto hops = moves.hops(ray);
    if (hops.size() == 1 && hops.front().lands) {
      (!ray.moves      ? ways.captures
       : !ray.captures ? ways.moves
                       : ways.both)
          .insert(hops.front().cell);
      continue;
    }
    Line line{{}, {}, hops.size() < 2 || hops[0].cell < hops[1].cell, ray.moves, ray.captures};
    for (std::size_t i = 0; i < hops.size(); ++i) {
      if (i > 0 && (hops[i - 1].cell < hops[i].cell) != line.rises) return {};
      line.cells.insert(hops[i].cell);
      if (hops[i].lands) line.ends.insert(hops[i].cell);
    }
    lines_.push_back(line);
  }
  ways.last_line = static_cast<std::uint32_t>(lines_.size());
  ways.known = true;
  return ways;
}

BulkCounter::Moves BulkCounter::moves(const Ways& ways, const Standing& pieces) const {
  Moves found{((ways.both | ways.moves) - pieces.held).size(),
              (ways.both | ways.captures) & pieces.held};
  for (std::uint32_t i = ways.first_line; i < ways.last_line; ++i) {
    const Line& line = lines_[i];
    const SmallCellSet held = line.cells & pieces.held;
    if (held.empty()) {
      if (line.moves) found.quiet += line.ends.size();
      continue;
    }
    const CellId stop = line.rises ? held.first() : held.last();
    if (line.moves)
      found.quiet += (line.rises ? line.ends.below(stop) : line.ends.above(stop)).size();
    if (line.captures && line.ends.contains(stop)) found.taken.insert(stop);
  }
  found.taken = found.taken - pieces.shut;
  return found;
}

/// Several pieces can share a move table. A cell is covered if it is countable for all of them.
void BulkCounter::add_table(const Piece& piece) {
  const std::uint16_t table = tables_.table_of(piece);
  if (starts_[table].empty()) {
    from_[table] = tables_.board.all();
    for (const CellId cell : tables_.board.cells()) {
      starts_[table].push_back(static_cast<std::uint32_t>(rays_.size()));
      const auto rays = longest_rays(tables_.moves_of(piece), cell);
      rays_.insert(rays_.end(), rays.begin(), rays.end());
    }
    starts_[table].push_back(static_cast<std::uint32_t>(rays_.size()));
  }
  for (const CellId cell : tables_.board.cells())
    if (from_[table].contains(cell) && !is_countable(piece, cell, rays(piece, cell)))
      from_[table].erase(cell);
}

/// The rays from a cell without those that are prefixes of another.
std::vector<PieceMoves::Ray> BulkCounter::longest_rays(const PieceMoves& moves, CellId from) const {
  const auto begins = [&](const PieceMoves::Ray& ray, const PieceMoves::Ray& other) {
    const auto hops = moves.hops(ray), all = moves.hops(other);
    return ray.moves == other.moves && ray.captures == other.captures && hops.size() < all.size() &&
           std::equal(
               hops.begin(), hops.end(), all.begin(), [](PieceMoves::Hop a, PieceMoves::Hop b) {
                 return a.cell == b.cell && a.lands == b.lands && a.requirement == b.requirement;
               });
  };
  std::vector<PieceMoves::Ray> found;
  const auto rays = moves.rays(from);
  for (const PieceMoves::Ray& ray : rays)
    if (std::none_of(rays.begin(), rays.end(),
                     [&](const PieceMoves::Ray& other) { return begins(ray, other); }))
      found.push_back(ray);
  return found;
}

bool BulkCounter::is_countable(const Piece& piece, CellId from,
                               std::span<const PieceMoves::Ray> rays) const {
  const PieceMoves& moves = tables_.moves_of(piece);
  if (!moves.floods(from).empty()) return false;
  CellSet seen;
  for (const PieceMoves::Ray& ray : moves.rays(from)) {
    const Traits& traits = tables_.traits(piece, ray.move);
    if (ray.hopping || traits.halting || traits.counting || traits.limited || traits.rifle ||
        traits.for_multiple || (traits.sparing & ~tables_.plain_traits().sparing).any())
      return false;
  }
  for (const PieceMoves::Ray& ray : rays)
    for (const PieceMoves::Hop hop : moves.hops(ray)) {
      if (!hop.lands) continue;
      if (seen.contains(hop.cell) || can_promote(piece, from, hop.cell)) return false;
      seen.insert(hop.cell);
    }
  return true;
}

bool BulkCounter::can_promote(const Piece& piece, CellId from, CellId to) const {
  const auto rules = tables_.promotions_of(piece.piece_type);
  return std::any_of(rules.begin(), rules.end(), [&](std::size_t place) {
    const Promotion& rule = tables_.rules.promotions[place];
    const PlayTables::Zones& zones = tables_.zones(place);
    const std::size_t seat = index(piece.seat);
    if (rule.instead || rule.later) return true;
    if (!rule.either.empty())
      return zones.either[seat].contains(from) || zones.either[seat].contains(to);
    return zones.onto[seat].contains(to) && zones.from[seat].contains(from);
  });
}

std::uint64_t MoveGenerator::count_legal(SeatId seat, const BulkCounter& bulk,
                                         std::vector<Move>& others) {
  others.clear();
  counted_ = 0;
  bulk_counter_ = bulk.any() && !any_dead_zone_ ? &bulk : nullptr;
  any_en_passant_ = std::ranges::any_of(
      position_.en_passant, [](const EnPassant& en_passant) { return en_passant.from != no_cell; });
  add_legal(seat, others);
  bulk_counter_ = nullptr;
  return counted_ + others.size();
}

/// Whether only the pieces in the way affect the moves of a piece.
bool MoveGenerator::is_countable(CellId from) const {
  const Piece& piece = at(from);
  return bulk_counter_->covers(piece, from) && !(piece.unmoved && !tables_.gating_zones().empty());
}

/// Whether the moves of a royal piece depend only on its own safety.
bool MoveGenerator::is_lone_king(CellId from) const {
  const PieceTypeId piece_type = at(from).piece_type;
  return kings_.size() == 1 && kings_.front() == from && position_.stacks.empty() &&
         !tables_.takes_en_passant(piece_type) && tables_.right_of(piece_type) == nullptr;
}

/// Counts the moves of a King to cells that are unattacked once it has left its own.
void MoveGenerator::count_king(CellId from) {
  const Piece king = at(from);
  const CountGround ground(*this, king.seat);
  position_.at(from) = {};
  for (const PieceMoves::Ray& ray : bulk_counter_->rays(king, from))
    walk_plain(ray, tables_.moves_of(king).hops(ray), ground, [&](const moves::Arrival& end) {
      if (end.kind != moves::Arrival::Kind::blocked &&
          !attacked(end.cell, king.seat, king.piece_type))
        ++counted_;
    });
  position_.at(from) = king;
}

/// Counts the moves of an ordinary piece that is not pinned, while its King is in no check, and
/// lists captures if each must be tried. Returns false if the moves have to be found in another
/// way.
bool MoveGenerator::count_by_ways(CellId from, bool tries_captures, std::vector<Move>& found) {
  const Piece& piece = at(from);
  if (tables_.is_royal(piece.piece_type) || tables_.castles(piece.piece_type) ||
      (any_en_passant_ && tables_.takes_en_passant(piece.piece_type)))
    return false;
  const BulkCounter::Ways* ways = bulk_counter_->ways(piece, from);
  if (ways == nullptr) return false;
  ++steps_;
  const BulkCounter::Moves moves = bulk_counter_->moves(*ways, standing_);
  counted_ += index(moves.quiet);
  if (!tries_captures) {
    counted_ += index(moves.taken.size());
    return true;
  }
  moves.taken.any([&](CellId cell) {
    const Move move{from, cell, cell};
    if (leaves_king_safe(move)) found.push_back(move);
    return false;
  });
  return true;
}

/// Counts the moves of a piece; en passant captures are listed.
void MoveGenerator::count_in_bulk(CellId from, std::vector<Move>& found) {
  const PieceMoves& moves = tables_.moves_of(at(from));
  const CountGround ground(*this, at(from).seat);
  for (const PieceMoves::Ray& ray : bulk_counter_->rays(at(from), from))
    walk_plain(ray, moves.hops(ray), ground, [&](const moves::Arrival& end) {
      if (end.kind != moves::Arrival::Kind::blocked) ++counted_;
    });
  if (any_en_passant_ && tables_.takes_en_passant(at(from).piece_type)) add_en_passant(from, found);
}

}  // namespace boardwright::play
