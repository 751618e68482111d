// Finds the legal moves of a seat, castling, en passant and promotions among them.
#include "play/move_generator.h"

#include <algorithm>

#include "base/index.h"

namespace boardwright::play {
MoveGenerator::MoveGenerator(const PlayTables& tables, const Position& position)
    : tables_(tables), position_(position) {
  for (const SeatId seat : tables.seats())
    if (position.mated(seat)) {
      closed_ |= tables.abandons(seat);
      any_closed_ = true;
    }
  for (CellId cell : tables.board.cells())
    if (at(cell).multiple) roamers_.push_back(cell);
}

std::vector<Ply> MoveGenerator::legal(SeatId seat, std::optional<CellId> only) {
  seat_ = seat;
  find_kings();
  steps_ += std::int64_t{2} * tables_.board.size();
  const bool roamed = std::any_of(roamers_.begin(), roamers_.end(),
                                  [&](CellId cell) { return are_opponents(at(cell), seat); });
  std::vector<Ply> found;
  for (CellId from : tables_.board.cells()) {
    const Man& man = at(from);
    if (man.none() || man.seat != seat || (only && *only != from)) continue;
    const std::size_t before = found.size();
    add_moves(from, found);
    steps_ += tables_.moves_of(man).weight(from);
    const bool sure =
        !checked_ && !roamed && !pinned_.contains(from) && man.piece != tables_.rules.king;
    const auto unsafe = [&](const Ply& ply) {
      return !(sure && (ply.taken == no_cell || ply.taken == ply.to)) && !safe(ply);
    };
    found.erase(
        std::remove_if(found.begin() + static_cast<std::ptrdiff_t>(before), found.end(), unsafe),
        found.end());
    if (man.piece == tables_.rules.king && man.unmoved && !checked_) add_castling(from, found);
  }
  return found;
}

std::span<const Attack> MoveGenerator::attacks(CellId cell) const {
  if (tables_.keeps_attacks()) return tables_.attacks(cell);
  attacks_.clear();
  for (CellId from : tables_.board.cells())
    if (!at(from).none()) tables_.add_attacks(at(from), from, cell, attacks_);
  return attacks_;
}

bool MoveGenerator::attacked(CellId cell, SeatId seat) const {
  for (const Attack& attack : attacks(cell))
    if (is_live(attack, seat) && blockers(attack, 1) == 0) return true;
  return std::any_of(roamers_.begin(), roamers_.end(), [&](CellId from) {
    return are_opponents(at(from), seat) && roams_to(from, cell);
  });
}

bool MoveGenerator::in_check(SeatId seat) const {
  for (CellId cell : tables_.board.cells())
    if (is_king(at(cell), seat) && attacked(cell, seat)) return true;
  return false;
}

bool MoveGenerator::is_king(const Man& man, SeatId seat) const {
  return !man.none() && man.piece == tables_.rules.king && man.seat == seat;
}

/// Whether a man plays against a seat.
bool MoveGenerator::are_opponents(const Man& man, SeatId seat) const {
  return !man.none() && position_.active(man.seat) &&
         position_.side[index(man.seat)] != position_.side[index(seat)];
}

/// Whether a move of a seat's man takes a man: an opponent's, or an obstacle, but no King.
bool MoveGenerator::can_be_taken(const Man& man, SeatId by, const Traits& traits) const {
  if (man.piece == tables_.rules.king || traits.sparing[index(man.piece)]) return false;
  return position_.mated(man.seat) || position_.side[index(man.seat)] != position_.side[index(by)];
}

/// Whether an opponent's man stands where a attack comes from, whose n reaches so far, and no
/// abandoned zone that he is not in lies on his way.
bool MoveGenerator::is_live(const Attack& attack, SeatId seat) const {
  const Man& man = at(attack.origin);
  if (man.piece != attack.piece || (attack.seats & bit_of(man.seat)) == 0 ||
      (attack.unmoved & (man.unmoved ? 2 : 1)) == 0 || attack.leaps > man.n ||
      !are_opponents(man, seat))
    return false;
  if (!any_closed_) return true;
  const auto within = abandoned_by(attack.origin);
  for (const Moves::Hop hop : tables_.moves(attack.moves).hops(attack.first, attack.last + 1))
    if (barred(hop.cell, within)) return false;
  return true;
}

/// How many men stand on the way of a attack, counted up to `enough`; `last` is one of them.
int MoveGenerator::blockers(const Attack& attack, int enough, CellId* last) const {
  int count = 0;
  for (const Moves::Hop hop : tables_.moves(attack.moves).hops(attack.first, attack.last))
    if (!at(hop.cell).none()) {
      if (last != nullptr) *last = hop.cell;
      if (++count == enough) break;
    }
  return count;
}

/// Whether the man on a cell attacks a King on another.
bool MoveGenerator::strikes(CellId from, CellId cell) const {
  for (const Attack& attack : attacks(cell))
    if (attack.origin == from && is_live(attack, at(cell).seat) && blockers(attack, 1) == 0)
      return true;
  return at(from).multiple && roams_to(from, cell);
}

/// Whether leaps of a multiple man lead to a cell.
bool MoveGenerator::roams_to(CellId from, CellId cell) const {
  const Man& man = at(from);
  for (const Moves::Flood& flood : tables_.moves_of(man).floods(from)) {
    if (!flood.captures) continue;
    CellSet seen{from};
    std::vector<CellId> edge{from};
    for (int n = 0; n < man.n && !edge.empty(); ++n) {
      std::vector<CellId> next;
      for (CellId each : edge)
        for (const CellId to : flood.path->next(each)) {
          if (to == cell) return true;
          if (seen.contains(to) || !at(to).none()) continue;
          seen.insert(to);
          next.push_back(to);
        }
      edge = std::move(next);
    }
  }
  return false;
}

void MoveGenerator::find_kings() {
  kings_.clear();
  targets_.clear();
  pinned_ = {};
  for (CellId cell : tables_.board.cells()) {
    if (is_king(at(cell), seat_)) kings_.push_back(cell);
    if (at(cell).piece == tables_.rules.king && are_opponents(at(cell), seat_))
      targets_.push_back(cell);
  }
  checked_ = false;
  for (CellId king : kings_) {
    steps_ += tables_.attack_steps(king);
    checked_ = checked_ || (!roamers_.empty() && attacked(king, seat_));
    for (const Attack& attack : attacks(king)) {
      if (!is_live(attack, seat_)) continue;
      CellId blocker = no_cell;
      const int count = blockers(attack, 2, &blocker);
      if (count == 0) checked_ = true;
      if (count == 1) pinned_.insert(blocker);
    }
  }
}

/// The mated seat in whose abandoned zone a cell lies, if it does.
std::optional<SeatId> MoveGenerator::abandoned_by(CellId cell) const {
  if (!any_closed_ || !closed_.contains(cell)) return std::nullopt;
  for (const SeatId seat : tables_.seats())
    if (position_.mated(seat) && tables_.abandons(seat).contains(cell)) return seat;
  return std::nullopt;
}

/// Whether a cell lies in an abandoned zone, but for that of one seat.
bool MoveGenerator::barred(CellId cell, std::optional<SeatId> within) const {
  return any_closed_ && closed_.contains(cell) &&
         !(within && tables_.abandons(*within).contains(cell));
}

/// Whether a man that is not in an abandoned zone of his opponents, or else goes up in rank, out,
/// or to take a man of an active seat, as he must there.
bool MoveGenerator::leads_out(CellId from, CellId to, const Man& taken) const {
  const auto owner = abandoned_by(from);
  return !owner || position_.side[index(*owner)] == position_.side[index(at(from).seat)] ||
         (!taken.none() && position_.active(taken.seat)) ||
         !tables_.abandons(*owner).contains(to) ||
         tables_.board.rank_of(to) > tables_.board.rank_of(from);
}

/// All moves of a man but castling, whether or not they leave his King attacked.
void MoveGenerator::add_moves(CellId from, std::vector<Ply>& found) {
  const Man man = at(from);
  const Moves& moves = tables_.moves_of(man);
  CellSet seen;  // two ways may lead to one cell
  if (man.multiple || may_wait(from)) add({from, from}, found);
  add_walks(from, seen, found);  // first: they tell whether the range is whole
  for (const Moves::Ray& ray : moves.rays(from)) add_ray(from, ray, seen, found);
  if (man.piece == tables_.rules.passing) add_passing(from, found);
}

void MoveGenerator::add_ray(CellId from, const Moves::Ray& ray, CellSet& seen,
                            std::vector<Ply>& found) {
  const Man man = at(from);
  const Traits& traits = tables_.traits(man, ray.move);
  const auto within = abandoned_by(from);
  int leaps = 0;
  for (const Moves::Hop hop : tables_.moves_of(man).hops(ray)) {
    if ((traits.limited && leaps == man.n) || barred(hop.cell, within)) return;
    ++leaps;
    const Man& there = at(hop.cell);
    const bool goes =
        there.none() ? ray.moves : ray.captures && can_be_taken(there, man.seat, traits);
    if (hop.lands && goes && !seen.contains(hop.cell) && leads_out(from, hop.cell, there)) {
      seen.insert(hop.cell);
      Ply ply{from, hop.cell, there.none() ? no_cell : hop.cell};
      ply.whole = traits.counting && leaps >= man.n;
      add(ply, found);
    }
    if (!there.none() || (traits.halting && gives_check(from, hop.cell))) return;
  }
}

void MoveGenerator::add_walks(CellId from, CellSet& seen, std::vector<Ply>& found) {
  const auto floods = tables_.moves_of(at(from)).floods(from);
  if (floods.empty()) return;
  Walk all;
  for (const Moves::Flood& flood : floods) {
    const Traits& traits = tables_.traits(at(from), flood.move);
    if (traits.for_multiple && !at(from).multiple) continue;
    const Walk walked = walk(from, flood);
    all.ends |= walked.ends;
    all.taken |= walked.taken;
    if (traits.counting) all.whole |= walked.whole;
  }
  for (CellId to : (all.ends | all.taken).list()) {
    if (!leads_out(from, to, at(to))) continue;
    Ply ply{from, to, all.taken.contains(to) ? to : no_cell};
    ply.whole = all.whole.contains(to);
    add(ply, found);
  }
  seen |= all.ends | all.taken;
}

/// Leaps one after the other, the cell left counting as empty. Where the range is a number of the
/// man, cells may be crossed again, so that the last leap tells whether the range was whole.
MoveGenerator::Walk MoveGenerator::walk(CellId from, const Moves::Flood& flood) {
  const Man man = at(from);
  const Traits& traits = tables_.traits(man, flood.move);
  const int most = traits.limited ? man.n : flood.most;
  const auto within = abandoned_by(from);
  Walk found;
  CellSet edge{from}, seen{from};
  for (int n = 1; (most == 0 || n <= most) && !edge.empty(); ++n) {
    CellSet next;
    for (CellId each : edge.list())
      for (const CellId to : flood.path->next(each)) {
        if (to != from && !at(to).none()) {
          if (!flood.captures || !can_be_taken(at(to), man.seat, traits) || barred(to, within) ||
              !(flood.anywhere || flood.onto.contains(to)))
            continue;
          found.taken.insert(to);
          if (n == most) found.whole.insert(to);
          continue;
        }
        if (barred(to, within) || next.contains(to) || (!traits.limited && seen.contains(to)))
          continue;
        if (to != from && flood.moves && (flood.anywhere || flood.onto.contains(to))) {
          found.ends.insert(to);
          if (n == most) found.whole.insert(to);
        }
        seen.insert(to);
        if (to == from || !traits.halting || !gives_check(from, to)) next.insert(to);
      }
    edge = next;
  }
  return found;
}

/// Whether a man who has come from a cell to an empty one attacks a King of his opponents there.
bool MoveGenerator::gives_check(CellId from, CellId cell) {
  if (targets_.empty()) return false;
  const Man man = at(from);
  if (position_.count_on(from) == 1) position_.at(from) = {};
  position_.at(cell) = man;
  const bool check = std::any_of(targets_.begin(), targets_.end(),
                                 [&](CellId king) { return strikes(cell, king); });
  position_.at(cell) = {};
  position_.at(from) = man;
  return check;
}

/// Whether the turn of a seat comes before that of another.
bool MoveGenerator::is_before(SeatId seat, SeatId other) const {
  const Board& board = tables_.board;
  return board.turns_between(position_.turn, seat) < board.turns_between(position_.turn, other);
}

/// Takes men who have just passed over a cell on which this one could have taken them.
void MoveGenerator::add_passing(CellId from, std::vector<Ply>& found) const {
  const Man& man = at(from);
  const Moves& moves = tables_.moves_of(man);
  const auto within = abandoned_by(from);
  for (const SeatId seat : tables_.seats()) {
    const Passing passing = position_.passing[index(seat)];
    if (passing.over == no_cell || !is_before(man.seat, seat)) continue;
    const Man& passed = at(passing.at);
    if (passed.piece != tables_.rules.passing || passed.seat != seat ||
        !can_be_taken(passed, man.seat, {}) || !at(passing.over).none() ||
        barred(passing.over, within))
      continue;
    const auto rays = moves.rays(from);
    const bool reaches = std::any_of(rays.begin(), rays.end(), [&](const Moves::Ray& ray) {
      return ray.captures && moves.hops(ray)[0].cell == passing.over;
    });
    if (reaches && leads_out(from, passing.over, passed))
      add({from, passing.over, passing.at}, found);
  }
}

void MoveGenerator::add_castling(CellId king, std::vector<Ply>& found) const {
  const auto& castling = tables_.rules.castling;
  if (castling.rook == no_piece) return;
  const Topology& topology = tables_.board.topology;
  for (const int side : {headings / 4, -headings / 4}) {
    const Heading heading = turned(tables_.forward(seat_), side);
    std::vector<CellId> way;
    auto next = topology.step(king, heading);
    for (; next && at(*next).none(); next = topology.step(*next, heading)) way.push_back(*next);
    if (!next || way.size() < 2) continue;
    const Man& rook = at(*next);
    if (rook.piece != castling.rook || rook.seat != seat_ || !rook.unmoved) continue;
    if (castling.all_safe)
      way.push_back(*next);
    else
      way.resize(2);
    if (std::any_of(way.begin(), way.end(), [&](CellId cell) { return attacked(cell, seat_); }))
      continue;
    Ply ply{king, way[1]};
    ply.rook_from = *next;
    ply.rook_to = way[0];
    found.push_back(ply);
  }
}

/// Whether a move leaves no King of its seat attacked.
bool MoveGenerator::safe(const Ply& ply) {
  const Man man = at(ply.from);
  const Man there = at(ply.to);
  const Man taken = ply.taken != no_cell ? at(ply.taken) : Man{};
  if (position_.count_on(ply.from) == 1) position_.at(ply.from) = {};
  if (ply.taken != no_cell) position_.at(ply.taken) = {};
  position_.at(ply.to) = man;
  bool good = true;
  for (CellId king : kings_) {
    const CellId at = king == ply.from ? ply.to : king;
    steps_ += tables_.attack_steps(at) + std::ssize(roamers_) * tables_.board.size();
    good = good && !attacked(at, seat_);
  }
  position_.at(ply.to) = there;
  if (ply.taken != no_cell) position_.at(ply.taken) = taken;
  position_.at(ply.from) = man;
  return good;
}

}  // namespace boardwright::play
