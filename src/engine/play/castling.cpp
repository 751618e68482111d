// Castling: which pieces can castle, and over which cells.
#include <algorithm>
#include <span>
#include <utility>

#include "base/index.h"
#include "play/move_generator.h"

namespace boardwright::play {
namespace {

/// The cells between two of a line, in the order of the line. Empty if one is not on it.
std::span<const CellId> between(std::span<const CellId> line, CellId from, CellId to) {
  const auto p = std::ranges::find(line, from), q = std::ranges::find(line, to);
  if (p == line.end() || q == line.end() || p == q) return {};
  const auto [first, last] = std::minmax(p, q);
  return {first + 1, last};
}

}  // namespace

void MoveGenerator::add_castling(CellId king, std::vector<Move>& found) {
  const auto& rules = tables_.rules.castling;
  const geometry::Topology& topology = tables_.board.topology;
  for (std::size_t i = 0; i < rules.size(); ++i) {
    const Piece& piece = at(king);
    if (piece.piece_type != rules[i].king || !(piece.unmoved || rules[i].moved)) continue;
    for (const geometry::Heading way : rules[i].ways) {
      const geometry::Heading heading =
          geometry::rotated(tables_.board.forward(seat_, king), static_cast<int>(way));
      line_.assign(1, king);
      auto next = topology.walk(king, heading);
      for (; next && at(next->cell).none(); next = topology.walk(next->cell, next->heading))
        line_.push_back(next->cell);
      if (!next) continue;
      const Piece& rook = at(next->cell);
      if (rook.seat != seat_ || !(rook.unmoved || rules[i].moved) ||
          !among(rook.piece_type, rules[i].rooks))
        continue;
      line_.push_back(next->cell);
      if (!rules[i].left.empty() || !rules[i].right.empty()) {
        add_castling_on_files(king, next->cell, heading, i, found);
      } else if (constexpr std::size_t least = 4; line_.size() >= least) {
        Move move{king, line_[2]};
        move.rook_from = next->cell;
        move.rook_to = line_[1];
        offer_castling(move, rules[i], line_, found);
      }
    }
  }
}

/// Adds the castling moves of two pieces with empty cells between them that end on named files.
void MoveGenerator::add_castling_on_files(CellId king, CellId rook, geometry::Heading heading,
                                          std::size_t place, std::vector<Move>& found) {
  const Castling& rule = tables_.rules.castling[place];
  const std::vector<CellId> line = tables_.board.line(king, heading);
  const auto offer = [&](CellId to, CellId beside) {
    if (to == no_cell || beside == no_cell) return;
    Move move{king, to};
    move.rook_from = rook;
    move.rook_to = beside;
    offer_castling(move, rule, line, found);
  };
  const auto file_of = [&](CellId cell) { return tables_.board.cell(cell).file_number; };
  const auto on_file = [&](int file) {
    const auto cell = std::find_if(line.begin(), line.end(),
                                   [&](CellId each) { return file >= 0 && file_of(each) == file; });
    return cell == line.end() ? no_cell : *cell;
  };
  const bool left = file_of(rook) < file_of(king);
  const auto& files = tables_.castling_files(place);
  // The cell next to one of the line, on the side away from the Rook.
  const bool grows = std::ranges::find(line, king) < std::ranges::find(line, rook);
  const auto before = [&](CellId to) {
    const auto at = std::ranges::find(line, to);
    if (at == line.end() || (grows ? at == line.begin() : at + 1 == line.end())) return no_cell;
    return grows ? *(at - 1) : *(at + 1);
  };
  const auto& beside = left ? files.rook_left : files.rook_right;
  for (const int file : left ? files.left : files.right) {
    if (beside.empty()) offer(on_file(file), before(on_file(file)));
    for (const int inner : beside)
      if (left ? inner > file : inner < file) offer(on_file(file), on_file(inner));
  }
}

/// Adds a castling move along a line if it is legal. It is tried on the board, since the Rook can
/// uncover an attack.
void MoveGenerator::offer_castling(const Move& move, const Castling& rule,
                                   std::span<const CellId> line, std::vector<Move>& found) {
  if (may_stand(at(move.from).piece_type, seat_, move.to) &&
      may_stand(at(move.rook_from).piece_type, seat_, move.rook_to) &&
      can_castle(move, rule, line) && leaves_king_safe(move))
    found.push_back(move);
}

/// Whether all cells that the two pieces pass and reach are empty, and unattacked as far as the
/// rule requires.
bool MoveGenerator::can_castle(const Move& move, const Castling& rule,
                               std::span<const CellId> line) const {
  const auto is_free = [&](CellId cell) {
    return at(cell).none() || cell == move.from || cell == move.rook_from;
  };
  const auto way = between(line, move.from, move.to);
  if (!std::ranges::all_of(way, is_free) || !is_free(move.to) || !is_free(move.rook_to) ||
      !std::ranges::all_of(between(line, move.rook_from, move.rook_to), is_free))
    return false;
  if (!tables_.is_royal(at(move.from).piece_type)) return true;
  if (rule.all_safe && attacked(move.rook_from, seat_)) return false;
  // The King is removed while its path is checked: an attack can come along its line, through the
  // cell that it leaves.
  const Piece king = std::exchange(position_.at(move.from), {});
  const auto is_safe = [&](CellId cell) { return !attacked(cell, seat_, king.piece_type); };
  bool free = rule.checked || (is_safe(move.from) && std::ranges::all_of(way, is_safe));
  if (free && rule.all_safe)
    free = std::ranges::all_of(between(line, move.from, move.rook_from), is_safe);
  position_.at(move.from) = king;
  return free;  // leaves_king_safe() checks the target
}

}  // namespace boardwright::play
