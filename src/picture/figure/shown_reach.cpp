// Divides the reach of a piece among the signs of a figure.
#include "figure/shown_reach.h"

#include <algorithm>

namespace boardwright::figure {

using moves::Occupancy, moves::PieceMoves, moves::State;

namespace {

bool is_limited(const MovePattern& move) { return move.most_state == notation::length_number; }
bool is_wheel(const MovePattern& move) { return move.move_kind == notation::MoveKind::wheel; }

/// The moves that satisfy a condition, or those that do not.
template <class Fits>
std::vector<MovePattern> filtered(const std::vector<MovePattern>& moves, Fits&& fits, bool wanted) {
  std::vector<MovePattern> found;
  std::ranges::copy_if(moves, std::back_inserter(found),
                       [&](const MovePattern& move) { return fits(move) == wanted; });
  return found;
}

/// Removes lines that are the beginning of another line, such as the first leap of a wheel that can
/// turn only one way.
void leave_out_beginnings(std::vector<std::vector<CellId>>& lines) {
  std::erase_if(lines, [all = lines](const auto& line) {
    return std::ranges::any_of(all, [&](const auto& longer) {
      return longer.size() > line.size() && std::equal(line.begin(), line.end(), longer.begin());
    });
  });
}

/// The moves of a piece for given numbers, with the pieces in its way.
class Mover {
 public:
  Mover(const Board& board, const PlacedPiece& placed, const Occupancy& pieces)
      : board_(board), placed_(placed), pieces_(pieces) {}

  PieceMoves moves(const std::vector<MovePattern>& all, const State& state) const {
    return {board_, all, placed_.seat, state};
  }

  Reach reach(const PieceMoves& moves) const { return moves::reach(moves, pieces_, placed_.cell); }
  Reach reach(const std::vector<MovePattern>& all, const State& state) const {
    return reach(moves(all, state));
  }

  Reach reach_without(const PieceMoves& moves, CellId blocked) const {
    Occupancy pieces = pieces_;
    pieces.own.insert(blocked);
    return moves::reach(moves, pieces, placed_.cell);
  }

  /// Whether routes are worth drawing. On an empty board a free-turning piece has many routes to
  /// each cell, and the numbers on the cells say enough.
  bool shows_routes(const std::vector<MovePattern>& all, const State& state) const {
    return !(pieces_.own | pieces_.enemy).empty() || moves(all, state).floods(placed_.cell).empty();
  }

  /// Adds the routes of these moves, smooth where they turn at every leap. `ends`: only routes that
  /// end on one of these cells.
  void add_ways(std::vector<DrawnWay>& ways, const std::vector<MovePattern>& all,
                const State& state, const std::string& mark, const CellSet* ends = nullptr) const {
    for (const bool smooth : {false, true}) {
      const std::vector<MovePattern> some = filtered(all, is_wheel, smooth);
      if (!some.empty()) add_ways(ways, moves(some, state), mark, smooth, ends);
    }
  }

  void add_ways(std::vector<DrawnWay>& ways, const PieceMoves& moves, const std::string& mark,
                bool smooth = false, const CellSet* ends = nullptr) const {
    auto lines = moves::routes(moves, pieces_, placed_.cell);
    if (ends != nullptr)
      std::erase_if(lines, [&](const auto& line) { return !ends->contains(line.back()); });
    if (smooth) leave_out_beginnings(lines);
    if (!lines.empty()) ways.push_back({DrawnWay::Kind::route, mark, std::move(lines), {}, smooth});
  }

 private:
  const Board& board_;
  const PlacedPiece& placed_;
  const Occupancy& pieces_;
};

void add_share(ShownReach& shown, const std::string& mark, const CellSet& cells) {
  if (!cells.empty()) shown.shares.push_back({mark, cells});
}

/// The cells reached for the first time with each n. Cells reached with any n come first if the
/// piece has a sign for them.
ShownReach growing_reach(const Mover& mover, const PlacedPiece& placed) {
  const std::vector<MovePattern> limited = filtered(placed.piece_type->moves, is_limited, true);
  const std::vector<MovePattern> free = filtered(placed.piece_type->moves, is_limited, false);
  const std::string& mark = placed.piece.mark;
  ShownReach shown;
  State state = placed.state;
  shown.reach = mover.reach(free, state);
  if (!mark.empty()) add_share(shown, mark, shown.reach.all());
  CellSet seen = mark.empty() ? CellSet{} : shown.reach.all();
  int& n = state.find(notation::length_number)->second;
  for (n = 1; n <= placed.piece.growing; ++n) {
    const Reach reach = mover.reach(limited, state);
    shown.reach.moves |= reach.moves;
    shown.reach.captures |= reach.captures;
    shown.reach.blocked |= reach.blocked;
    add_share(shown, std::to_string(n), shown.reach.all() - seen);
    seen |= shown.reach.all();
    shown.counts.push_back(shown.reach.count());
  }
  n = placed.piece.growing;
  mover.add_ways(shown.ways, free, state, mark);
  if (mover.shows_routes(limited, state)) mover.add_ways(shown.ways, limited, state, "1");
  return shown;
}

/// The reach of a piece, and the cells that its further numbers add.
ShownReach reach_with_beyond(const Mover& mover, const PlacedPiece& placed) {
  const std::vector<MovePattern>& all = placed.piece_type->moves;
  ShownReach shown;
  shown.reach = mover.reach(all, placed.state);
  shown.beyond = mover.reach(all, *placed.beyond);
  shown.beyond.moves = shown.beyond.moves - shown.reach.moves;
  shown.beyond.captures = shown.beyond.captures - shown.reach.captures;
  shown.beyond.blocked = shown.beyond.blocked - shown.reach.blocked;
  const CellSet more = shown.beyond.all();
  add_share(shown, placed.piece.mark, shown.reach.all());
  add_share(shown, placed.piece.beyond->mark, more);
  mover.add_ways(shown.ways, all, placed.state, placed.piece.mark);
  mover.add_ways(shown.ways, all, *placed.beyond, placed.piece.beyond->mark, &more);
  return shown;
}

}  // namespace

const std::string& ShownReach::mark_on(CellId cell) const {
  return std::ranges::find_if(shares,
                              [&](const Share& share) { return share.cells.contains(cell); })
      ->mark;
}

ShownReach shown_reach(const Board& board, const PlacedPiece& placed, const Occupancy& pieces,
                       std::optional<CellId> branch) {
  const Mover mover(board, placed, pieces);
  if (placed.piece.growing > 0) return growing_reach(mover, placed);
  if (placed.beyond) return reach_with_beyond(mover, placed);
  const std::vector<MovePattern>& all = placed.piece_type->moves;
  const PieceMoves moves = mover.moves(all, placed.state);
  ShownReach shown;
  shown.reach = mover.reach(moves);
  CellSet behind;
  if (branch) behind = shown.reach.all() - mover.reach_without(moves, *branch).all();
  add_share(shown, placed.piece.branch_mark, behind);
  add_share(shown, placed.piece.mark, shown.reach.all() - behind);
  const CellSet rest = shown.reach.all() - behind;
  for (const auto& [mark, ends] :
       {std::pair{&placed.piece.mark, &rest}, {&placed.piece.branch_mark, &behind}}) {
    if (ends->empty()) continue;
    const CellSet* only = behind.empty() ? nullptr : ends;
    if (std::ranges::any_of(all, is_wheel))
      mover.add_ways(shown.ways, all, placed.state, *mark, only);
    else
      mover.add_ways(shown.ways, moves, *mark, false, only);
  }
  return shown;
}

bool has_limited_moves(const PieceType& piece_type) {
  return std::ranges::any_of(piece_type.moves, is_limited);
}

}  // namespace boardwright::figure
