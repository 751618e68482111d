// What moves are besides going somewhere: promotions, captures in passing, castling.
#include <algorithm>

#include "base/index.h"
#include "play/move_generator.h"

namespace boardwright::play {

int MoveGenerator::men_of(SeatId seat, PieceId piece) const {
  return static_cast<int>(
      std::count_if(position_.men.begin(), position_.men.end(),
                    [&](const Man& man) { return man.piece == piece && man.seat == seat; }));
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

/// Adds a move, once for each thing that the man can become by it.
void MoveGenerator::add(const Ply& ply, std::vector<Ply>& found) const {
  const Man& man = at(ply.from);
  for (const std::size_t place : tables_.promotions_of(man.piece)) {
    const Promotion& rule = tables_.rules.promotions[place];
    if (rule.instead || !promotes(ply, rule, place)) continue;
    Ply promoted = ply;
    if (rule.multiple) {
      if (man.multiple || man.bound || ply.from == ply.to) continue;
      promoted.multiplied = true;
      found.push_back(promoted);
      break;  // and he may stay as he is
    }
    for (const PieceId piece : rule.army ? army_of(rule) : rule.to) {
      const auto most = rule.at_most.find(piece);
      if (most != rule.at_most.end() && men_of(man.seat, piece) >= most->second) continue;
      promoted.promoted = piece;
      // A man who may wait, and is promoted in place of a move, has two ways to the same.
      if (ply.from != ply.to || std::find(found.begin(), found.end(), promoted) == found.end())
        found.push_back(promoted);
    }
    if (rule.choice == Promotion::Choice::must ||
        (rule.choice == Promotion::Choice::may_unless_stuck &&
         tables_.stuck(man.seat, man.piece).contains(ply.to)))
      return;
    break;
  }
  if (ply.from != ply.to || man.multiple) found.push_back(ply);
}

/// What a man can become of those with whom the game began.
PieceList MoveGenerator::army_of(const Promotion& rule) const {
  PieceList pieces = position_.began_with();
  std::erase_if(
      pieces, [&](PieceId piece) { return tables_.is_royal(piece) || among(piece, rule.pieces); });
  return pieces;
}

/// Whether a man stands where he need not have become another, and may still.
bool MoveGenerator::may_wait(CellId cell) const {
  const auto rules = tables_.promotions_of(at(cell).piece);
  return std::any_of(rules.begin(), rules.end(), [&](std::size_t place) {
    return tables_.rules.promotions[place].later &&
           promotes({cell, cell}, tables_.rules.promotions[place], place);
  });
}

/// Promotions that are a move of their own: where a man stands, or beside it.
void MoveGenerator::add_promotions(CellId from, std::vector<Ply>& found) {
  const Man& man = at(from);
  for (const std::size_t place : tables_.promotions_of(man.piece)) {
    const Promotion& rule = tables_.rules.promotions[place];
    const bool here = tables_.zones(place).from[index(man.seat)].contains(from) ||
                      (rule.alone && men_of(man.seat, man.piece) == 1);
    if (!rule.instead || !here || !tables_.zones(place).seats[index(man.seat)]) continue;
    for (const PieceId piece : rule.to) {
      const auto most = rule.at_most.find(piece);
      if (most != rule.at_most.end() && men_of(man.seat, piece) >= most->second) continue;
      CellSet ends{from};
      const Moves& moves = tables_.moves_of(man_of(piece, man.seat));
      for (const Moves::Ray& ray : moves.rays(from)) {
        if (!ray.moves || ray.hopping) continue;
        for (const Moves::Hop hop : moves.hops(ray)) {
          if (!at(hop.cell).none()) break;
          if (hop.lands) ends.insert(hop.cell);
        }
      }
      Ply ply{from, from};
      ply.promoted = piece;
      for (const CellId to : ends.list()) {
        ply.to = to;
        if ((!rule.harmless || is_harmless(ply)) &&
            std::find(found.begin(), found.end(), ply) == found.end())
          found.push_back(ply);
      }
    }
  }
}

/// Whether a man who is promoted attacks nobody then, and nobody comes into check.
bool MoveGenerator::is_harmless(const Ply& ply) {
  trial_.make(ply, seat_);
  const Moves& moves = tables_.moves_of(at(ply.to));
  bool attacks = false;
  for (const Moves::Ray& ray : moves.rays(ply.to)) {
    if (!ray.captures || ray.hopping) continue;
    for (const Moves::Hop hop : moves.hops(ray)) {
      if (at(hop.cell).none()) continue;
      attacks = attacks || (hop.lands && are_opponents(at(hop.cell), seat_));
      break;
    }
  }
  trial_.take_back();
  return !attacks && is_allowed(ply);
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
    if (passing.from == no_cell || !is_before(man.seat, seat)) continue;
    const Man& passed = at(passing.at);
    if (passed.none() || !tables_.passes(passed.piece) || passed.seat != seat ||
        !can_be_taken(passed, man.seat, {}))
      continue;
    for (const Moves::Hop over : tables_.passed(passed, passing.from, passing.at)) {
      if (!at(over.cell).none() || barred(over.cell, within) ||
          (!tables_.passed_over().empty() &&
           !tables_.passed_over()[index(man.seat)].contains(over.cell)))
        continue;
      const auto rays = moves.rays(from);
      const bool reaches = std::any_of(rays.begin(), rays.end(), [&](const Moves::Ray& ray) {
        return ray.captures && moves.hops(ray)[0].cell == over.cell;
      });
      if (reaches && leads_out(from, over.cell, passed)) add({from, over.cell, passing.at}, found);
    }
  }
}

void MoveGenerator::add_castling(CellId king, std::vector<Ply>& found) {
  const auto& rules = tables_.rules.castling;
  for (std::size_t i = 0; i < rules.size(); ++i) {
    const Man& man = at(king);
    if (man.piece != rules[i].king || !(man.unmoved || rules[i].moved) ||
        (checked_ && !rules[i].checked && tables_.is_royal(man.piece)))
      continue;
    const Topology& topology = tables_.board.topology;
    for (const int side : {headings / 4, -headings / 4}) {
      const Heading heading = turned(tables_.forward(seat_), side);
      auto next = topology.step(king, heading);
      while (next && at(*next).none()) next = topology.step(*next, heading);
      if (!next) continue;
      const Man& rook = at(*next);
      if (rook.seat == seat_ && (rook.unmoved || rules[i].moved) &&
          among(rook.piece, rules[i].rooks))
        add_castling(king, *next, i, found);
    }
  }
}

/// Castling of two men with empty cells between them. The Rook may have stood before an attack, so
/// what it leaves is looked at too.
void MoveGenerator::add_castling(CellId king, CellId rook, std::size_t place,
                                 std::vector<Ply>& found) {
  const Castling& rule = tables_.rules.castling[place];
  Ply ply{king, no_cell};
  ply.rook_from = rook;
  const auto offer = [&](CellId to, CellId beside) {
    if (to == no_cell || beside == no_cell) return;
    ply.to = to;
    ply.rook_to = beside;
    if (can_castle(ply, rule) && safe(ply)) found.push_back(ply);
  };
  if (rule.left.empty() && rule.right.empty()) {
    const std::vector<CellId> way = tables_.between(king, rook);
    if (way.size() >= 2) offer(way[1], way[0]);
    return;
  }
  const bool left = tables_.file_of(rook) < tables_.file_of(king);
  const auto& files = tables_.castling_files(place);
  for (const std::size_t file : left ? files.left : files.right)
    offer(tables_.on_file(king, file), tables_.on_file(king, left ? file + 1 : file - 1));
}

/// Whether all cells that the two men pass and reach are empty, and safe as far as the rule asks.
bool MoveGenerator::can_castle(const Ply& ply, const Castling& rule) const {
  const auto is_free = [&](CellId cell) {
    return at(cell).none() || cell == ply.from || cell == ply.rook_from;
  };
  std::vector<CellId> way = tables_.between(ply.from, ply.to);
  way.push_back(ply.to);
  const std::vector<CellId> rook_way = tables_.between(ply.rook_from, ply.rook_to);
  if (!std::all_of(way.begin(), way.end(), is_free) || !is_free(ply.rook_to) ||
      !std::all_of(rook_way.begin(), rook_way.end(), is_free))
    return false;
  if (rule.all_safe) {
    way = tables_.between(ply.from, ply.rook_from);
    way.push_back(ply.rook_from);
  }
  return rule.checked || !tables_.is_royal(at(ply.from).piece) ||
         std::none_of(way.begin(), way.end(), [&](CellId cell) { return attacked(cell, seat_); });
}

}  // namespace boardwright::play
