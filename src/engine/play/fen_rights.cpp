// Finds the men who have not moved by the letters of FEN and by where the game began.
#include "play/fen_rights.h"

#include <algorithm>

#include "base/index.h"

namespace boardwright::play {

bool FenRights::has_right(PieceId piece) const {
  return std::any_of(game_.rules.rights.begin(), game_.rules.rights.end(),
                     [&](const Right& right) { return among(piece, right.pieces); });
}

/// Whether rights to castle, and to let men in, tell that a piece has not moved.
bool FenRights::is_told_by_rights(PieceId piece) const {
  return std::any_of(game_.rules.castling.begin(), game_.rules.castling.end(),
                     [&](const Castling& rule) {
                       return rule.king == piece || among(piece, rule.rooks);
                     }) ||
         has_right(piece);
}

/// Whether a seat must still put men on the board before it moves.
bool FenRights::is_setting_up(SeatId seat) const {
  if (!game_.rules.hand.first) return false;
  for (const PieceId id : Ids<PieceId>(pieces_.size()))
    if (position_.in_hand(seat, id, pieces_.size()) > 0) return true;
  return false;
}

void FenRights::mark_unmoved() {
  for (const CellId at : board_.cells()) {
    Man& man = position_.at(at);
    if (man.none() || !game_.rules.hand.gate.empty()) continue;
    if (!is_told_by_rights(man.piece) || (is_setting_up(man.seat) && is_put_there(at, man)))
      man.unmoved = is_at_home(at, man.seat);
  }
}

bool FenRights::allow(char told) {
  const bool first = told >= 'A' && told <= 'Z';
  if (!first && (told < 'a' || told > 'z')) return false;
  const SeatId seat = first ? first_seat : second_seat;
  const char letter = first ? told : static_cast<char>(told - 'a' + 'A');
  const char small = static_cast<char>(letter - 'A' + 'a');
  const bool gates = !game_.rules.hand.gate.empty();
  if (letter == 'K' || letter == 'Q') {
    if (allow_castling(letter == 'K', seat)) return true;
    if (!gates) return false;
  }
  const auto file =
      std::find(board_.file_order.begin(), board_.file_order.end(), std::string(1, small));
  if (file == board_.file_order.end()) return false;
  return gates || !game_.rules.rights.empty() ? allow_file(*file, seat) : allow_rook(*file, seat);
}

const Castling* FenRights::rule_of(CellId king) const {
  for (const Castling& rule : game_.rules.castling)
    if (rule.king == position_.at(king).piece) return &rule;
  return nullptr;
}

bool FenRights::is_own(CellId at, SeatId seat) const {
  const Man& man = position_.at(at);
  return !man.none() && man.seat == seat;
}

/// The men of a seat on the rank of a cell, from the left.
std::vector<CellId> FenRights::rank_of(CellId king, SeatId seat) const {
  std::vector<CellId> found;
  for (const std::string& file : board_.file_order)
    if (const auto at = board_.find(file + board_.ranks[index(king)]); at && is_own(*at, seat))
      found.push_back(*at);
  return found;
}

/// Calls `mark(king, men of his rank, his rule)` for each man who may castle.
template <class Mark>
bool FenRights::each_king(SeatId seat, const Mark& mark) {
  for (const CellId king : board_.cells())
    if (const Castling* rule = is_own(king, seat) ? rule_of(king) : nullptr;
        rule != nullptr && may_castle_from(king, seat, *rule) &&
        mark(king, rank_of(king, seat), *rule))
      return true;
  return false;
}

bool FenRights::allow_castling(bool right, SeatId seat) {
  return each_king(seat, [&](CellId king, std::vector<CellId> rank, const Castling& rule) {
    if (!right) std::reverse(rank.begin(), rank.end());
    std::optional<CellId> outer;
    for (auto at = std::find(rank.begin(), rank.end(), king); at != rank.end(); ++at)
      if (*at != king && among(position_.at(*at).piece, rule.rooks) &&
          may_castle_from(*at, seat, rule))
        outer = *at;
    if (!outer) return false;
    position_.at(king).unmoved = position_.at(*outer).unmoved = true;
    return true;
  });
}

bool FenRights::allow_rook(const std::string& file, SeatId seat) {
  return each_king(seat, [&](CellId king, const std::vector<CellId>&, const Castling& rule) {
    const auto at = board_.find(file + board_.ranks[index(king)]);
    if (!at || !is_own(*at, seat) || !among(position_.at(*at).piece, rule.rooks)) return false;
    position_.at(king).unmoved = position_.at(*at).unmoved = true;
    return true;
  });
}

/// The men of a file who let others in, or have moves that they lose when they move.
bool FenRights::allow_file(const std::string& file, SeatId seat) {
  const auto zone = board_.region(game_.rules.hand.gate, seat);
  bool found = false;
  for (const CellId at : board_.cells())
    if (board_.files[index(at)] == file && is_own(at, seat) &&
        ((zone && zone->contains(at)) ||
         (has_right(position_.at(at).piece) && is_at_home(at, seat))))
      found = position_.at(at).unmoved = true;
  return found;
}

/// Whether a man of a seat may stand here unmoved since the start.
bool FenRights::is_at_home(CellId at, SeatId seat) const {
  const Man& man = position_.at(at);
  if (man.none() || man.seat != seat) return false;
  if (game_.start == nullptr || is_put_there(at, man)) return true;
  const Man& first = game_.start->at(at);
  return first.unmoved && first.piece == man.piece && first.seat == seat;
}

/// Whether a man may have come here from the hand as one who has not moved.
bool FenRights::is_put_there(CellId at, const Man& man) const {
  return std::any_of(game_.rules.drops.begin(), game_.rules.drops.end(), [&](const DropRule& rule) {
    if (rule.unmoved.empty() || !among(man.piece, rule.pieces)) return false;
    const auto zone = board_.region(rule.unmoved, man.seat);
    return zone && zone->contains(at);
  });
}

/// Whether a man may stand here unmoved who castles by a rule: with files to castle to he may have
/// begun anywhere on the rank where the start has such men.
bool FenRights::may_castle_from(CellId at, SeatId seat, const Castling& rule) const {
  if (is_at_home(at, seat)) return true;
  if (rule.left.empty() && rule.right.empty()) return false;
  const PieceId piece = position_.at(at).piece;
  const auto cells = board_.cells();
  return std::any_of(cells.begin(), cells.end(), [&](CellId home) {
    const Man& first = game_.start->at(home);
    return first.unmoved && first.piece == piece && first.seat == seat &&
           board_.ranks[index(home)] == board_.ranks[index(at)];
  });
}

}  // namespace boardwright::play
