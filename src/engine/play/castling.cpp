// Castling: which pieces can castle, and over which cells.
#include <algorithm>

#include "base/index.h"
#include "play/move_generator.h"

namespace boardwright::play {
namespace {

/// The cells between two of a line, from the first to the second.
std::vector<CellId> between(const std::vector<CellId>& line, CellId from, CellId to) {
  const auto p = std::find(line.begin(), line.end(), from);
  const auto q = std::find(line.begin(), line.end(), to);
  if (p == line.end() || q == line.end() || p == q) return {};
  if (p < q) return {p + 1, q};
  return {std::make_reverse_iterator(p), std::make_reverse_iterator(q + 1)};
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
      auto next = topology.walk(king, heading);
      while (next && at(next->cell).none()) next = topology.walk(next->cell, next->heading);
      if (!next) continue;
      const Piece& rook = at(next->cell);
      if (rook.seat == seat_ && (rook.unmoved || rules[i].moved) &&
          among(rook.piece_type, rules[i].rooks))
        add_castling(king, next->cell, heading, i, found);
    }
  }
}

/// Adds the castling moves of two pieces with empty cells between them. Each is tried on the board,
/// since the Rook can uncover an attack.
void MoveGenerator::add_castling(CellId king, CellId rook, geometry::Heading heading,
                                 std::size_t place, std::vector<Move>& found) {
  const Castling& rule = tables_.rules.castling[place];
  const std::vector<CellId> line = tables_.board.line(king, heading);
  Move move{king, no_cell};
  move.rook_from = rook;
  const auto offer = [&](CellId to, CellId beside) {
    if (to == no_cell || beside == no_cell || !may_stand(at(king).piece_type, seat_, to) ||
        !may_stand(at(rook).piece_type, seat_, beside))
      return;
    move.to = to;
    move.rook_to = beside;
    if (can_castle(move, rule, line) && leaves_king_safe(move)) found.push_back(move);
  };
  if (rule.left.empty() && rule.right.empty()) {
    const std::vector<CellId> way = between(line, king, rook);
    if (way.size() >= 2) offer(way[1], way[0]);
    return;
  }
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

/// Whether all cells that the two pieces pass and reach are empty, and unattacked as far as the
/// rule requires.
bool MoveGenerator::can_castle(const Move& move, const Castling& rule,
                               const std::vector<CellId>& line) const {
  const auto is_free = [&](CellId cell) {
    return at(cell).none() || cell == move.from || cell == move.rook_from;
  };
  std::vector<CellId> way = between(line, move.from, move.to);
  way.push_back(move.to);
  const std::vector<CellId> rook_way = between(line, move.rook_from, move.rook_to);
  if (!std::all_of(way.begin(), way.end(), is_free) || !is_free(move.rook_to) ||
      !std::all_of(rook_way.begin(), rook_way.end(), is_free))
    return false;
  if (!tables_.is_royal(at(move.from).piece_type)) return true;
  std::vector<CellId> asked;
  if (!rule.checked) {
    asked = way;
    asked.back() = move.from;  // leaves_king_safe() checks the target
  }
  if (rule.all_safe) {
    if (attacked(move.rook_from, seat_)) return false;
    for (const CellId cell : between(line, move.from, move.rook_from)) asked.push_back(cell);
  }
  // The King is removed while its path is checked: an attack can come along its line, through the
  // cell that it leaves.
  const Piece king = at(move.from);
  position_.at(move.from) = {};
  const bool free = std::none_of(asked.begin(), asked.end(), [&](CellId cell) {
    return attacked(cell, seat_, king.piece_type);
  });
  position_.at(move.from) = king;
  return free;
}

}  // namespace boardwright::play
