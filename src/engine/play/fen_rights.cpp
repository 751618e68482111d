// Finds unmoved pieces from the letters of FEN and the initial position.
#include "play/fen_rights.h"

#include <algorithm>

#include "base/few.h"
#include "base/index.h"

namespace boardwright::play {

bool FenRights::has_right(PieceTypeId piece_type) const {
  return std::any_of(game_.rules.rights.begin(), game_.rules.rights.end(),
                     [&](const Right& right) { return among(piece_type, right.piece_types); });
}

/// Whether the castling field determines if pieces of a type have moved.
bool FenRights::is_marked_by_letters(PieceTypeId piece_type) const {
  return std::any_of(game_.rules.castling.begin(), game_.rules.castling.end(),
                     [&](const Castling& rule) {
                       return rule.king == piece_type || among(piece_type, rule.rooks);
                     }) ||
         has_right(piece_type);
}

/// Whether a seat must still drop pieces before it moves.
bool FenRights::is_setting_up(SeatId seat) const {
  if (!game_.rules.hand.first) return false;
  for (const PieceTypeId id : Ids<PieceTypeId>(piece_types_.size()))
    if (position_.in_hand(seat, id, piece_types_.size()) > 0) return true;
  return false;
}

void FenRights::mark_unmoved() {
  for (const CellId at : board_.cells()) {
    Piece& piece = position_.at(at);
    if (piece.none() || !game_.rules.hand.gating_zone.empty()) continue;
    if (!is_marked_by_letters(piece.piece_type) ||
        (is_setting_up(piece.seat) && is_put_there(at, piece)))
      piece.unmoved = is_at_home(at, piece.seat);
  }
}

bool FenRights::allow(char right) {
  const bool first = right >= 'A' && right <= 'Z';
  if (!first && (right < 'a' || right > 'z')) return false;
  const SeatId seat = first ? first_seat : board::second_seat;
  const char letter = first ? right : static_cast<char>(right - 'a' + 'A');
  const char small = static_cast<char>(letter - 'A' + 'a');
  const bool gating = !game_.rules.hand.gating_zone.empty();
  if (letter == 'K' || letter == 'Q') {
    if (allow_castling(letter == 'K', seat)) return true;
    if (!gating) return false;
  }
  const auto file =
      std::find(board_.file_order.begin(), board_.file_order.end(), std::string(1, small));
  if (file == board_.file_order.end()) return false;
  return gating || !game_.rules.rights.empty() ? allow_file(*file, seat) : allow_rook(*file, seat);
}

const Castling* FenRights::rule_of(CellId king) const {
  for (const Castling& rule : game_.rules.castling)
    if (rule.king == position_.at(king).piece_type) return &rule;
  return nullptr;
}

bool FenRights::is_own(CellId at, SeatId seat) const {
  const Piece& piece = position_.at(at);
  return !piece.none() && piece.seat == seat;
}

/// The cells of a seat's pieces on the lines along which a King castles, from the left.
std::vector<CellId> FenRights::line_of(CellId king, SeatId seat, const Castling& rule) const {
  std::vector<CellId> found;
  for (const geometry::Heading way : rule.ways)
    for (const CellId at :
         board_.line(king, geometry::rotated(board_.forward(seat, king), static_cast<int>(way))))
      if (is_own(at, seat) && std::find(found.begin(), found.end(), at) == found.end())
        found.push_back(at);
  base::sort_few(found, [&](CellId p, CellId q) {
    return board_.cell(p).file_number < board_.cell(q).file_number;
  });
  return found;
}

/// Calls `mark(king, pieces of its line, its rule)` for each King that can castle, until one call
/// returns true.
template <class Mark>
bool FenRights::each_king(SeatId seat, const Mark& mark) {
  for (const CellId king : board_.cells())
    if (const Castling* rule = is_own(king, seat) ? rule_of(king) : nullptr;
        rule != nullptr && may_castle_from(king, seat, *rule) &&
        mark(king, line_of(king, seat, *rule), *rule))
      return true;
  return false;
}

bool FenRights::allow_castling(bool right, SeatId seat) {
  return each_king(seat, [&](CellId king, std::vector<CellId> line, const Castling& rule) {
    if (!right) std::reverse(line.begin(), line.end());
    std::optional<CellId> outer;
    for (auto at = std::find(line.begin(), line.end(), king); at != line.end(); ++at)
      if (*at != king && among(position_.at(*at).piece_type, rule.rooks) &&
          may_castle_from(*at, seat, rule))
        outer = *at;
    if (!outer) return false;
    position_.at(king).unmoved = position_.at(*outer).unmoved = true;
    return true;
  });
}

bool FenRights::allow_rook(const std::string& file, SeatId seat) {
  return each_king(seat, [&](CellId king, const std::vector<CellId>& line, const Castling& rule) {
    const auto at = std::find_if(line.begin(), line.end(), [&](CellId each) {
      return board_.cell(each).file == file && among(position_.at(each).piece_type, rule.rooks);
    });
    if (at == line.end()) return false;
    position_.at(king).unmoved = position_.at(*at).unmoved = true;
    return true;
  });
}

/// Marks the pieces of a file that can gate others in, or have rights that end with their first
/// move. Returns false if there are none.
bool FenRights::allow_file(const std::string& file, SeatId seat) {
  const auto zone = board_.region(game_.rules.hand.gating_zone, seat);
  bool found = false;
  for (const CellId at : board_.cells())
    if (board_.cell(at).file == file && is_own(at, seat) &&
        ((zone && zone->contains(at)) ||
         (has_right(position_.at(at).piece_type) && is_at_home(at, seat))))
      found = position_.at(at).unmoved = true;
  return found;
}

/// Whether a piece of a seat can have been on a cell since the start.
bool FenRights::is_at_home(CellId at, SeatId seat) const {
  const Piece& piece = position_.at(at);
  if (piece.none() || piece.seat != seat) return false;
  if (game_.start == nullptr || is_put_there(at, piece)) return true;
  const Piece& first = game_.start->at(at);
  return first.unmoved && first.piece_type == piece.piece_type && first.seat == seat;
}

/// Whether a piece can have been dropped on a cell as unmoved.
bool FenRights::is_put_there(CellId at, const Piece& piece) const {
  return std::any_of(game_.rules.drops.begin(), game_.rules.drops.end(), [&](const DropRule& rule) {
    if (rule.unmoved.empty() || !among(piece.piece_type, rule.piece_types)) return false;
    const auto zone = board_.region(rule.unmoved, piece.seat);
    return zone && zone->contains(at);
  });
}

/// Whether a piece that castles by a rule can be unmoved on a cell. If the rule names files, the
/// piece can have begun anywhere on the rank where the initial position has one.
bool FenRights::may_castle_from(CellId at, SeatId seat, const Castling& rule) const {
  if (is_at_home(at, seat)) return true;
  if (rule.left.empty() && rule.right.empty()) return false;
  const PieceTypeId piece_type = position_.at(at).piece_type;
  const auto cells = board_.cells();
  return std::any_of(cells.begin(), cells.end(), [&](CellId home) {
    const Piece& first = game_.start->at(home);
    return first.unmoved && first.piece_type == piece_type && first.seat == seat &&
           board_.cell(home).rank == board_.cell(at).rank;
  });
}

}  // namespace boardwright::play
