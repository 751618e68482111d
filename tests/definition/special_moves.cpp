// Sections "Castling" and "Drops and pieces let in" of semantics.md.
#include <algorithm>
#include <functional>

#include "definition/definition.h"

namespace boardwright::definition {
namespace {

/// One table of castling for a King on a cell.
class Castler {
 public:
  Castler(const Rules& rules, const Position& position, const play::Castling& rule, CellId king,
          std::vector<Move>& found)
      : rules_(rules), position_(position), rule_(rule), king_(king), found_(found) {}

  void castle() {
    const Piece& king = *position_.at(king_);
    for (const Heading way : rule_.ways) {
      const Heading forward = rules_.board.forward(king.seat, king_);
      const Heading heading = rotated(forward, in_degrees(way) / 15);
      line_ = {};
      CellId at = king_;
      Heading on = heading;
      std::optional<std::size_t> rook;
      while (const auto step = rules_.board.topology.walk(at, on)) {
        if (step->cell == king_) break;
        line_.push_back(step->cell);
        if (!rook && !position_.is_free(step->cell)) rook = line_.size() - 1;
        at = step->cell;
        on = step->heading;
      }
      if (rook) toward(*rook, back_from(heading));
    }
  }

 private:
  /// The cells of the line on the other side of the King.
  std::vector<CellId> back_from(Heading heading) const {
    std::vector<CellId> cells;
    CellId at = king_;
    Heading on = opposite(heading);
    while (const auto step = rules_.board.topology.walk(at, on)) {
      if (step->cell == king_ || std::find(line_.begin(), line_.end(), step->cell) != line_.end())
        break;
      cells.push_back(step->cell);
      at = step->cell;
      on = step->heading;
    }
    return cells;
  }

  void toward(std::size_t rook, const std::vector<CellId>& back) {
    // The whole line: places grow toward the Rook.
    whole_.assign(back.rbegin(), back.rend());
    const std::size_t king_place = whole_.size();
    whole_.push_back(king_);
    whole_.insert(whole_.end(), line_.begin(), line_.end());
    const std::size_t rook_place = king_place + 1 + rook;
    const auto& piece = position_.at(whole_[rook_place]);
    const Piece& king = *position_.at(king_);
    if (!piece || piece->seat != king.seat || !among(piece->piece_type, rule_.rooks)) return;
    if (!rule_.moved && (!king.unmoved || !piece->unmoved)) return;
    const auto& board = rules_.board;
    const bool lower = board.cell(whole_[rook_place]).file_number < board.cell(king_).file_number;
    const auto king_goals = rule_.left.empty() && rule_.right.empty()
                                ? std::vector<std::size_t>{king_place + 2}
                                : places(lower ? rule_.left : rule_.right);
    for (const std::size_t king_goal : king_goals) {
      if (king_goal >= whole_.size()) continue;
      // Two cells toward a Rook that stands farther away.
      if (rule_.left.empty() && rule_.right.empty() && king_goal >= rook_place) continue;
      const auto& files = lower ? rule_.rook_left : rule_.rook_right;
      if (files.empty()) {
        if (king_goal > 0) add(king_place, rook_place, king_goal, king_goal - 1);
        continue;
      }
      for (const std::size_t rook_goal : places(files))
        if (rook_goal < king_goal) add(king_place, rook_place, king_goal, rook_goal);
    }
  }
  std::vector<std::size_t> places(const std::vector<std::string>& files) const {
    std::vector<std::size_t> found;
    for (const std::string& file : files)
      for (std::size_t i = 0; i < whole_.size(); ++i)
        if (rules_.board.cell(whole_[i]).file == file) found.push_back(i);
    return found;
  }

  void add(std::size_t king, std::size_t rook, std::size_t king_goal, std::size_t rook_goal) {
    const auto is_own = [&](std::size_t place) { return place == king || place == rook; };
    const auto [low, high] = std::minmax({king, rook, king_goal, rook_goal});
    const auto between = [](std::size_t place, std::size_t one, std::size_t other) {
      return place >= std::min(one, other) && place <= std::max(one, other);
    };
    for (std::size_t i = low; i <= high; ++i) {
      if (!between(i, king, rook) && !between(i, king, king_goal) && !between(i, rook, rook_goal))
        continue;
      if (!is_own(i) && !position_.is_free(whole_[i])) return;
    }
    const Piece& piece = *position_.at(king_);
    const Piece& partner = *position_.at(whole_[rook]);
    if (!rules_.stands(piece.piece_type, piece.seat, whole_[king_goal]) ||
        !rules_.stands(partner.piece_type, partner.seat, whole_[rook_goal]))
      return;
    const bool royal = rules_.is_royal(piece);
    if (royal && !rule_.checked) {
      for (std::size_t i = std::min(king, king_goal); i <= std::max(king, king_goal); ++i)
        if (i != king_goal || king_goal == king)
          if (would_be_attacked(whole_[i])) return;
    }
    if (royal && rule_.all_safe) {
      for (std::size_t i = std::min(king, rook); i <= std::max(king, rook); ++i) {
        if (i == king) continue;
        if (i == rook ? is_attacked_by_opponents(rules_, position_, whole_[i], piece.seat)
                      : would_be_attacked(whole_[i]))
          return;
      }
    }
    Move move;
    move.from = king_;
    move.to = whole_[king_goal];
    move.other_from = whole_[rook];
    move.other_to = whole_[rook_goal];
    move.is_castling = true;
    found_.push_back(move);
  }
  /// With the King lifted from its cell and standing here.
  bool would_be_attacked(CellId cell) const {
    Position there = position_;
    there.at(king_).reset();
    if (!there.at(cell)) there.at(cell) = position_.at(king_);
    return is_attacked_by_opponents(rules_, there, cell, position_.at(king_)->seat);
  }

  const Rules& rules_;
  const Position& position_;
  const play::Castling& rule_;
  CellId king_;
  std::vector<Move>& found_;
  std::vector<CellId> line_, whole_;
};

bool has_tints(const Rules& rules, PieceTypeId type) {
  return std::any_of(rules.play.drops.begin(), rules.play.drops.end(),
                     [&](const auto& rule) { return rule.tints && among(type, rule.piece_types); });
}

/// Whether all pieces in hand whose colours must differ find room.
bool has_room(const Rules& rules, Position position, SeatId seat) {
  for (const PieceTypeId type : base::Ids<PieceTypeId>(rules.piece_types.size())) {
    int& count = position.hands[index(seat)][index(type)];
    if (count == 0 || !has_tints(rules, type)) continue;
    --count;
    for (const CellId cell : rules.board.cells()) {
      if (!position.is_free(cell) || !may_be_dropped(rules, position, seat, type, cell)) continue;
      Position then = position;
      then.at(cell) = rules.new_piece(type, seat);
      if (has_room(rules, then, seat)) return true;
    }
    return false;
  }
  return true;
}

}  // namespace

void add_castling(const Rules& rules, const Position& position, CellId from,
                  std::vector<Move>& found) {
  for (const play::Castling& rule : rules.play.castling)
    if (position.at(from)->piece_type == rule.king)
      Castler(rules, position, rule, from, found).castle();
}

bool may_be_dropped(const Rules& rules, const Position& position, SeatId seat, PieceTypeId as,
                    CellId cell) {
  if (!rules.stands(as, seat, cell)) return false;
  const auto count = [&](const std::function<bool(CellId)>& where) {
    int pieces = 0;
    for (const CellId each : rules.board.cells()) {
      const auto& piece = position.at(each);
      if (piece && piece->seat == seat && piece->piece_type == as && where(each))
        pieces += piece->count;
    }
    return pieces;
  };
  const auto& board = rules.board;
  for (const play::DropRule& rule : rules.play.drops) {
    if (!among(as, rule.piece_types)) continue;
    if (!rule.zone.empty() && !rules.zone(rule.zone, seat).contains(cell)) return false;
    if (rule.per_file >= 0 && count([&](CellId each) {
                                return board.cell(each).file_number == board.cell(cell).file_number;
                              }) >= rule.per_file)
      return false;
    if (!rule.stuck && possible_ends(rules, as, seat, cell, false).empty()) return false;
    if (rule.tints &&
        count([&](CellId each) { return board.cell(each).tint == board.cell(cell).tint; }) > 0)
      return false;
  }
  return true;
}

void add_drops(const Rules& rules, const Position& position, SeatId seat,
               std::vector<Move>& found) {
  if (!rules.play.hand.drops) return;
  for (const PieceTypeId type : base::Ids<PieceTypeId>(rules.piece_types.size())) {
    if (position.hands[index(seat)][index(type)] == 0 && !among(type, rules.play.hand.endless))
      continue;
    std::vector<PieceTypeId> all{type};
    for (const play::DropRule& rule : rules.play.drops)
      if (among(type, rule.piece_types)) all.insert(all.end(), rule.as.begin(), rule.as.end());
    for (const PieceTypeId as : all)
      for (const CellId cell : rules.board.cells()) {
        if (!position.is_free(cell) || !may_be_dropped(rules, position, seat, as, cell)) continue;
        Move move;
        move.to = cell;
        move.from_hand = type;
        if (as != type) move.becomes = as;
        if (rules.play.hand.first && !has_room(rules, arrived(rules, position, seat, move), seat))
          continue;
        found.push_back(move);
      }
  }
}

std::vector<Move> with_let_in(const Rules& rules, const Position& position,
                              const std::vector<Move>& moves) {
  if (rules.play.hand.gating_zone.empty()) return moves;
  std::vector<Move> all;
  for (const Move& move : moves) {
    all.push_back(move);
    const SeatId seat = position.at(move.from)->seat;
    const CellSet zone = rules.zone(rules.play.hand.gating_zone, seat);
    const Position then = arrived(rules, position, seat, move);
    for (const CellId left : {move.from, move.is_castling ? move.other_from : no_cell}) {
      if (left == no_cell || !zone.contains(left) || !position.at(left)->unmoved) continue;
      if (left == move.to || !then.is_free(left)) continue;
      for (const PieceTypeId type : base::Ids<PieceTypeId>(rules.piece_types.size())) {
        if (position.hands[index(seat)][index(type)] == 0) continue;
        if (!may_be_dropped(rules, then, seat, type, left)) continue;
        Move with = move;
        with.from_hand = type;
        with.let_in = left;
        all.push_back(with);
      }
    }
  }
  return all;
}

}  // namespace boardwright::definition
