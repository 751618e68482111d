// Tells what a man becomes by a move, and where he may wait for it.
#include <algorithm>

#include "base/index.h"
#include "play/move_generator.h"

namespace boardwright::play {
namespace {

bool concerns(const PlayRules::Promotion& promotion, const Man& man) {
  const auto& pieces = promotion.pieces;
  return std::find(pieces.begin(), pieces.end(), man.piece) != pieces.end();
}

}  // namespace

/// Adds a move, once for each thing that the man can become by it.
void MoveGenerator::add(const Ply& ply, std::vector<Ply>& found) const {
  const Man& man = at(ply.from);
  const auto& promotions = tables_.rules.promotions;
  for (std::size_t i = 0; i < promotions.size(); ++i) {
    const PlayRules::Promotion& promotion = promotions[i];
    const PlayTables::Zones& zones = tables_.zones(i);
    if (!concerns(promotion, man) || !zones.onto[index(man.seat)].contains(ply.to) ||
        !zones.from[index(man.seat)].contains(ply.from))
      continue;
    Ply promoted = ply;
    if (promotion.multiple) {
      if (man.multiple || man.bound || ply.from == ply.to) continue;
      promoted.multiplied = true;
      found.push_back(promoted);
      break;  // and he may stay as he is
    }
    for (const PieceId piece : promotion.army ? promoted_to(promotion) : promotion.to) {
      promoted.promoted = piece;
      found.push_back(promoted);
    }
    if (!promotion.optional) return;
    break;
  }
  if (ply.from != ply.to || man.multiple) found.push_back(ply);
}

/// What a man can become of those with whom the game began.
std::vector<PieceId> MoveGenerator::promoted_to(const PlayRules::Promotion& promotion) const {
  std::vector<PieceId> pieces = position_.began_with();
  std::erase_if(pieces, [&](PieceId piece) {
    return piece == tables_.rules.king ||
           std::find(promotion.pieces.begin(), promotion.pieces.end(), piece) !=
               promotion.pieces.end();
  });
  return pieces;
}

/// Whether a man stands where he need not have become another, and may still.
bool MoveGenerator::may_wait(CellId cell) const {
  const auto& promotions = tables_.rules.promotions;
  for (std::size_t i = 0; i < promotions.size(); ++i)
    if (promotions[i].optional && tables_.zones(i).onto[index(at(cell).seat)].contains(cell) &&
        concerns(promotions[i], at(cell)))
      return true;
  return false;
}

}  // namespace boardwright::play
