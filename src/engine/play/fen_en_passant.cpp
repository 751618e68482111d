// Finds double steps by the cells named in an en passant field.
#include "play/fen_en_passant.h"

#include <algorithm>

#include "base/index.h"
#include "moves/walk.h"

namespace boardwright::play {

namespace {

/// A position whose pieces stop every line.
class PieceGround : public moves::OpenGround {
 public:
  explicit PieceGround(const Position& position) : position_(position) {}
  bool is_free(CellId cell) const { return position_.at(cell).none(); }

 private:
  const Position& position_;
};

}  // namespace

/// Calls `visit(move, way)` for each move over empty cells that a piece of a seat can have just
/// made.
template <class Visit>
void FenEnPassant::each_move(SeatId seat, const Visit& visit) const {
  for (const PieceTypeId id : game_.rules.en_passant.piece_types) {
    State state = piece_types_[index(id)].state;
    if (const auto found = state.find(moves::unmoved_number); found != state.end())
      found->second = 1;
    const PieceMoves moves(board_, piece_types_[index(id)].moves, seat, state);
    for (const CellId from : board_.cells()) {
      if (!position_.at(from).none()) continue;
      for (const PieceMoves::Ray& ray : moves.rays(from)) {
        if (!ray.moves) continue;
        walk_ray(moves, ray, from, PieceGround(position_), [&](const moves::Arrival& end) {
          const Piece& piece = position_.at(end.cell);
          if (end.length == 1 || piece.piece_type != id || piece.seat != seat) return;
          CellSet way;
          for (const PieceMoves::Hop hop : moves.hops(ray).first(index(end.length - 1)))
            way.insert(hop.cell);
          visit(EnPassant{from, end.cell}, way);
        });
      }
    }
  }
}

/// The cells whose names make up a text; empty if there are none or it is longer than all names
/// together.
std::vector<CellId> FenEnPassant::cells_of(std::string_view field) const {
  std::size_t longest = 0, all = 0;
  for (const CellId cell : board_.cells()) {
    longest = std::max(longest, board_.name(cell).size());
    all += board_.name(cell).size();
  }
  if (field.size() > all) return {};
  // From the end: the cell whose name begins at each index, if the rest consists of names.
  std::vector<CellId> begins(field.size(), no_cell);
  std::vector<std::size_t> ends(field.size(), 0);
  for (std::size_t from = field.size(); from-- > 0;)
    for (std::size_t to = std::min(field.size(), from + longest);
         to > from && begins[from] == no_cell; --to)
      if (to == field.size() || begins[to] != no_cell)
        if (const auto cell = board_.find(field.substr(from, to - from))) {
          begins[from] = *cell;
          ends[from] = to;
        }
  std::vector<CellId> cells;
  for (std::size_t at = 0; at < field.size() && begins[at] != no_cell; at = ends[at])
    cells.push_back(begins[at]);
  return cells;
}

/// The cells of a path on which a piece of a seat can be captured en passant.
CellSet FenEnPassant::can_be_taken_on(const CellSet& way, SeatId seat) const {
  const std::string& over = game_.rules.en_passant.over;
  const auto zone = over.empty() ? std::nullopt : board_.region(over, seat);
  return zone ? way & *zone : way;
}

EnPassant FenEnPassant::read(std::string_view field, SeatId seat) const {
  CellSet over;
  CellId own = no_cell;
  for (const CellId cell : cells_of(field)) {
    if (position_.at(cell).none())
      over.insert(cell);
    else if (own == no_cell)
      own = cell;
    else
      return {};
  }
  EnPassant found;
  bool just = false;
  if (over.empty()) return found;
  each_move(seat, [&](const EnPassant& move, const CellSet& way) {
    if (just || (own != no_cell && move.at != own) || !(over - way).empty()) return;
    just = can_be_taken_on(way, seat) == over;
    if (just || found.from == no_cell) found = move;
  });
  return found;
}

std::vector<std::string> FenEnPassant::fields_of(const EnPassant& en_passant, SeatId seat) const {
  std::vector<std::string> fields;
  each_move(seat, [&](const EnPassant& move, const CellSet& way) {
    if (move.from != en_passant.from || move.at != en_passant.at) return;
    const CellSet taken = can_be_taken_on(way, seat);
    std::string field;
    for (const CellId cell : (taken.empty() ? way : taken)) field += board_.name(cell);
    fields.push_back(field);
    fields.push_back(field + board_.name(en_passant.at));
  });
  return fields;
}

}  // namespace boardwright::play
