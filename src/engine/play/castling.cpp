// Castling: who may, and over which cells.
#include <algorithm>

#include "base/index.h"
#include "play/move_generator.h"

namespace boardwright::play {

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
         std::none_of(way.begin(), way.end(),
                      [&](CellId cell) { return attacked(cell, seat_, at(ply.from).piece); });
}

}  // namespace boardwright::play
