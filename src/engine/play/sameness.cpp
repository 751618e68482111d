// Normalizes positions by removing what does not affect play.
#include "play/sameness.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "base/index.h"
#include "play/move_generator.h"
#include "play/play_tables.h"

namespace boardwright::play {
namespace {

/// Decides which `unmoved` marks of one position matter.
class UnmovedMarks {
 public:
  UnmovedMarks(const Position& position, const Board& board,
               const std::vector<PieceType>& piece_types, const GameRules& rules)
      : position_(position), board_(board), piece_types_(piece_types), rules_(rules) {}

  /// Whether it matters that the piece on a cell has not moved.
  bool is_relevant(CellId at) const {
    const Piece& piece = position_.at(at);
    return piece_types_[index(piece.piece_type)].state.contains(moves::unmoved_number) ||
           can_gate(at) ||
           std::any_of(
               rules_.rights.begin(), rules_.rights.end(),
               [&](const Right& right) { return among(piece.piece_type, right.piece_types); }) ||
           can_castle(at);
  }

 private:
  bool can_gate(CellId at) const {
    if (rules_.hand.gating_zone.empty()) return false;
    const SeatId seat = position_.at(at).seat;
    const auto zone = board_.region(rules_.hand.gating_zone, seat);
    if (!zone || !zone->contains(at)) return false;
    for (const PieceTypeId id : Ids<PieceTypeId>(piece_types_.size()))
      if (position_.in_hand(seat, id, piece_types_.size()) > 0) return true;
    return false;
  }

  bool can_castle(CellId at) const {
    const PieceTypeId piece_type = position_.at(at).piece_type;
    return std::any_of(rules_.castling.begin(), rules_.castling.end(), [&](const Castling& rule) {
      if (rule.moved || (piece_type != rule.king && !among(piece_type, rule.rooks))) return false;
      const auto cells = board_.cells();
      return std::any_of(cells.begin(), cells.end(), [&](CellId other) {
        return (piece_type == rule.king && are_partners(at, other, rule)) ||
               are_partners(other, at, rule);
      });
    });
  }

  /// Whether two unmoved pieces of a seat can castle by a rule, apart from pieces in the way.
  bool are_partners(CellId king, CellId rook, const Castling& rule) const {
    const Piece &first = position_.at(king), &second = position_.at(rook);
    if (king == rook || !first.unmoved || !second.unmoved || first.piece_type != rule.king ||
        !among(second.piece_type, rule.rooks) || first.seat != second.seat)
      return false;
    return std::any_of(rule.ways.begin(), rule.ways.end(), [&](geometry::Heading way) {
      const auto line = board_.line(
          king, geometry::rotated(board_.forward(first.seat, king), static_cast<int>(way)));
      return std::find(line.begin(), line.end(), rook) != line.end();
    });
  }

  const Position& position_;
  const Board& board_;
  const std::vector<PieceType>& piece_types_;
  const GameRules& rules_;
};

}  // namespace

Position normalized_position(Position position, const Board& board,
                             const std::vector<PieceType>& piece_types, const GameRules& rules) {
  const Position whole = position;
  const UnmovedMarks marks(whole, board, piece_types, rules);
  for (const CellId cell : board.cells())
    if (Piece& piece = position.at(cell); !piece.none() && piece.unmoved)
      piece.unmoved = marks.is_relevant(cell);
  position.score.fill(0);
  position.quiet = position.passes = 0;
  position.number = 1;
  if (std::all_of(position.hand.begin(), position.hand.end(), [](auto held) { return held == 0; }))
    position.hand.clear();
  return position;
}

namespace {

std::vector<Move> legal_moves(const PlayTables& tables, Position& position,
                              std::optional<CellId> only) {
  std::vector<Move> found;
  MoveGenerator(tables, position).add_legal(position.turn, found, only);
  return found;
}

/// Adds the cells of the pieces, of the seat whose turn it is, that could capture en passant on a
/// cell, whatever stands between.
void add_captors(const PlayTables& tables, const Position& position, CellId cell,
                 std::vector<CellId>& captors) {
  const auto& attacks = tables.attacks(cell);
  for (std::size_t i = 0; i < attacks.size();) {
    const Attack& attack = attacks[i];
    const Piece& piece = position.at(attack.origin);
    const bool takes = piece.seat == position.turn && tables.takes_en_passant(piece.piece_type);
    const bool found = takes && piece.piece_type == attack.piece_type;
    if (found) captors.push_back(attack.origin);
    i = takes && !found ? i + 1 : std::max<std::size_t>(i + 1, attack.next);
  }
}

}  // namespace

bool en_passant_matters(const PlayTables& tables, const Position& position, SeatId seat) {
  const EnPassant& en_passant = position.en_passant[index(seat)];
  if (en_passant.from == no_cell) return false;
  const auto seats = tables.seats();
  if (std::any_of(seats.begin(), seats.end(), [&](SeatId other) {
        return other != position.turn && position.opposes(other, seat);
      }))
    return true;
  std::vector<std::optional<CellId>> asked;  // the moves of these pieces can differ
  if (tables.keeps_attacks()) {
    std::vector<CellId> captors;
    for (const PieceMoves::Hop& over :
         tables.passed(position.at(en_passant.at), en_passant.from, en_passant.at))
      add_captors(tables, position, over.cell, captors);
    if (captors.empty()) return false;
    asked.assign(captors.begin(), captors.end());
  }
  // Duties compare the moves of all pieces.
  if (asked.empty() || tables.line_rules.has(RulePhase::duties)) asked = {std::nullopt};
  Position with = position, without = position;
  without.en_passant[index(seat)] = {};
  return std::ranges::any_of(asked, [&](std::optional<CellId> only) {
    return legal_moves(tables, with, only) != legal_moves(tables, without, only);
  });
}

Position repetition_key(const Position& position, const PlayTables& tables) {
  Position key = normalized_position(position, tables.board, tables.piece_types, tables.rules);
  for (const SeatId seat : tables.seats())
    if (!en_passant_matters(tables, position, seat)) key.en_passant[index(seat)] = {};
  const std::vector<RuleMark>& marks = tables.rules.marks;
  for (std::size_t mark = 0; mark < marks.size() && !key.marks.empty(); ++mark)
    if (marks[mark].aside)
      for (const SeatId seat : tables.seats())
        key.set_mark(marks.size(), static_cast<int>(mark), seat, 0);
  return key;
}

}  // namespace boardwright::play
