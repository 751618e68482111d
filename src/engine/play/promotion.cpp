// What pieces become by a move, or in place of one.
#include <algorithm>

#include "base/index.h"
#include "play/move_generator.h"

namespace boardwright::play {

int MoveGenerator::pieces_of(SeatId seat, PieceTypeId piece_type) const {
  return static_cast<int>(std::count_if(
      position_.pieces.begin(), position_.pieces.end(),
      [&](const Piece& piece) { return piece.piece_type == piece_type && piece.seat == seat; }));
}

/// Whether a seat may have one more piece of a piece by a rule.
bool MoveGenerator::may_have_another(PieceTypeId piece_type, SeatId seat,
                                     const Promotion& rule) const {
  const auto most = rule.at_most.find(piece_type);
  return most == rule.at_most.end() || pieces_of(seat, piece_type) < most->second;
}

/// Whether a rule of promotion, by its place, is for a move.
bool MoveGenerator::promotes(const Ply& ply, const Promotion& rule, std::size_t place) const {
  const PlayTables::Zones& zones = tables_.zones(place);
  const std::size_t seat = index(at(ply.from).seat);
  if (!zones.seats[seat] || (rule.capturing && ply.taken == no_cell)) return false;
  if (!rule.either.empty())
    return zones.either[seat].contains(ply.to) || zones.either[seat].contains(ply.from);
  return zones.onto[seat].contains(ply.to) && zones.from[seat].contains(ply.from);
}

/// Adds a move, once for each thing that the piece can become by it, and if he may stay what he is.
void MoveGenerator::add(const Ply& ply, std::vector<Ply>& found) const {
  if (add_promoted(ply, found)) found.push_back(ply);
}

/// Adds a move once for each thing that the piece can become by it; whether he may stay what he is.
bool MoveGenerator::add_promoted(const Ply& ply, std::vector<Ply>& found) const {
  const Piece& piece = at(ply.from);
  for (const std::size_t place : tables_.promotions_of(piece.piece_type)) {
    const Promotion& rule = tables_.rules.promotions[place];
    if (rule.instead || !promotes(ply, rule, place)) continue;
    Ply promoted = ply;
    if (rule.multiple) {
      if (piece.multiple || piece.bound || ply.from == ply.to) continue;
      promoted.multiplied = true;
      found.push_back(promoted);
      break;  // and he may stay as he is
    }
    if (!rule.put.empty()) {
      const std::size_t before = found.size();
      for (const PieceTypeId piece_type : rule.to) {
        if (!may_have_another(piece_type, piece.seat, rule)) continue;
        promoted.promoted = piece_type;
        for (const Ply& each : put_down(promoted, rule, place)) found.push_back(each);
      }
      if (found.size() == before) continue;  // there is no room: he stays what he is
      if (rule.choice == Promotion::Choice::must) return false;
      break;
    }
    for (const PieceTypeId piece_type : rule.army ? army_of(rule) : rule.to) {
      if (!may_have_another(piece_type, piece.seat, rule)) continue;
      promoted.promoted = piece_type;
      // A piece who may wait, and is promoted in place of a move, has two ways to the same.
      if (ply.from != ply.to || std::find(found.begin(), found.end(), promoted) == found.end())
        found.push_back(promoted);
    }
    if (rule.choice == Promotion::Choice::must ||
        (rule.choice == Promotion::Choice::may_unless_stuck &&
         tables_.stuck(piece.seat, piece.piece_type).contains(ply.to)))
      return false;
    break;
  }
  return true;
}

/// What a piece can become of those with whom the game began.
PieceTypeList MoveGenerator::army_of(const Promotion& rule) const {
  PieceTypeList piece_types = position_.began_with();
  std::erase_if(piece_types, [&](PieceTypeId piece_type) {
    return tables_.is_royal(piece_type) || piece_type == tables_.rules.must.blocker ||
           among(piece_type, rule.piece_types);
  });
  return piece_types;
}

/// Whether a piece stands where he need not have become another, and may still.
bool MoveGenerator::may_wait(CellId cell) const {
  const auto rules = tables_.promotions_of(at(cell).piece_type);
  return std::any_of(rules.begin(), rules.end(), [&](std::size_t place) {
    return tables_.rules.promotions[place].later &&
           promotes({cell, cell}, tables_.rules.promotions[place], place);
  });
}

/// Promotions that are a move of their own: where a piece stands, or beside it.
void MoveGenerator::add_promotions(CellId from, std::vector<Ply>& found) {
  const Piece& piece = at(from);
  for (const std::size_t place : tables_.promotions_of(piece.piece_type)) {
    const Promotion& rule = tables_.rules.promotions[place];
    const bool here = tables_.zones(place).from[index(piece.seat)].contains(from) ||
                      (rule.alone && pieces_of(piece.seat, piece.piece_type) == 1);
    if (!rule.instead || !here || !tables_.zones(place).seats[index(piece.seat)]) continue;
    if (rule.forking && !looks_ahead_) continue;
    for (const PieceTypeId piece_type : rule.to) {
      if (!may_have_another(piece_type, piece.seat, rule)) continue;
      if (!rule.put.empty()) {
        Ply ply{from, from};
        ply.promoted = piece_type;
        for (const Ply& each : put_down(ply, rule, place))
          if ((!rule.harmless || is_harmless(each)) && (!rule.forking || forks(each)))
            found.push_back(each);
        continue;
      }
      CellSet ends{from};
      const Moves& moves = tables_.moves_of(piece_of(piece_type, piece.seat));
      for (const Moves::Ray& ray : moves.rays(from)) {
        if (!ray.moves || ray.hopping) continue;
        for (const Moves::Hop hop : moves.hops(ray)) {
          if (!at(hop.cell).none()) break;
          if (hop.lands) ends.insert(hop.cell);
        }
      }
      Ply ply{from, from};
      ply.promoted = piece_type;
      for (const CellId to : ends.list()) {
        ply.to = to;
        if ((!rule.harmless || is_harmless(ply)) && (!rule.forking || forks(ply)) &&
            std::find(found.begin(), found.end(), ply) == found.end())
          found.push_back(ply);
      }
    }
  }
}

/// A promotion by a move, once for each cell on which the new piece can be put.
std::vector<Ply> MoveGenerator::put_down(Ply ply, const Promotion& rule, std::size_t place) const {
  std::vector<Ply> found;
  const CellId taken = ply.taken;
  for (const CellId cell : tables_.zones(place).put[index(at(ply.from).seat)].list()) {
    const Piece& piece = at(cell);
    const bool free = piece.none() || cell == ply.from || cell == taken;
    if (!free && (!rule.displacing || tables_.is_royal(piece.piece_type) ||
                  piece.piece_type == tables_.rules.must.blocker))
      continue;
    ply.to = cell;
    ply.taken = free ? taken : cell;
    ply.also = Ply::none_also();
    if (!free && taken != no_cell) ply.also.front() = taken;
    found.push_back(ply);
  }
  return found;
}

/// Whether a piece who is promoted attacks two pieces then, or one who has no legal move.
bool MoveGenerator::forks(const Ply& ply) {
  trial_.make(ply, seat_);
  CellSet preys;
  if (const Piece& piece = at(ply.to); !piece.none()) {
    const Moves& moves = tables_.moves_of(piece);
    for (const Moves::Ray& ray : moves.rays(ply.to)) {
      if (!ray.captures || ray.hopping) continue;
      for (const Moves::Hop hop : moves.hops(ray)) {
        const Piece& prey = at(hop.cell);
        if (prey.none()) continue;
        if (hop.lands && are_opponents(prey, seat_) &&
            !tables_.traits(piece, ray.move).sparing[index(prey.piece_type)])
          preys.insert(hop.cell);
        break;
      }
    }
  }
  bool forked = std::ssize(preys) > 1;
  if (std::ssize(preys) == 1) {
    const CellId prey = preys.list().front();
    MoveGenerator other(tables_, position_);
    other.looks_ahead_ = false;
    std::vector<Ply> escapes;
    other.add_legal(at(prey).seat, escapes, prey);
    steps_ += other.steps();
    forked = escapes.empty();
  }
  trial_.take_back();
  return forked;
}

/// Whether a piece who is promoted attacks nobody then, and nobody comes into check. One whom fire
/// burns where he is promoted attacks nobody.
bool MoveGenerator::is_harmless(const Ply& ply) {
  trial_.make(ply, seat_);
  bool attacks = false;
  if (const Piece& piece = at(ply.to); !piece.none()) {
    const Moves& moves = tables_.moves_of(piece);
    for (const Moves::Ray& ray : moves.rays(ply.to)) {
      if (!ray.captures || ray.hopping) continue;
      for (const Moves::Hop hop : moves.hops(ray)) {
        if (at(hop.cell).none()) continue;
        attacks = attacks || (hop.lands && are_opponents(at(hop.cell), seat_));
        break;
      }
    }
  }
  trial_.take_back();
  return !attacks && is_allowed(ply);
}

}  // namespace boardwright::play
