// Claims about pieces: reach, range, distances and comparisons.
#include <algorithm>

#include <cmath>

#include "base/index.h"
#include "base/text.h"
#include "moves/leaps.h"
#include "play/mark.h"
#include "verify/kinds.h"

namespace boardwright::verify {

using notation::MovePattern;

namespace {

Value reach_count(ClaimContext& context) { return context.reach().count(); }
Value reach_cells(ClaimContext& context) { return context.names(context.reach().all()); }
Value move_cells(ClaimContext& context) { return context.names(context.reach().moves); }
Value capture_cells(ClaimContext& context) { return context.names(context.reach().captures); }

/// False for a cell that the board does not have.
Value may(ClaimContext& context) {
  const auto to = context.board().find(context.claim().key("to"));
  return to && context.reach().all().contains(*to);
}

Value may_stand(ClaimContext& context) {
  return !moves::never_stands(context.piece_type("piece"), context.board(), context.seat(),
                              context.cell("cell"));
}

CellSet range_of(ClaimContext& context, const PieceType& piece_type) {
  const PieceMoves& moves = context.moves(piece_type);
  if (!context.spend(moves.weight())) return {};
  return context.has("from") ? moves::range_from(moves, {}, context.cell_of("from", piece_type))
                             : moves::range(context.board(), moves);
}

Value range_count(ClaimContext& context) {
  return range_of(context, context.piece_type("piece")).size();
}
Value range_cells(ClaimContext& context) {
  return context.names(range_of(context, context.piece_type("piece")));
}
Value range_share(ClaimContext& context) {
  return share_of(range_of(context, context.piece_type("piece")).size(), context.board().size());
}

Value range_covers(ClaimContext& context) {
  CellSet together;
  for (const PieceType* piece_type : context.piece_types("pieces"))
    together |= range_of(context, *piece_type);
  return together == context.selection();
}

Value distance_claim(ClaimContext& context) {
  const PieceType& piece_type = context.piece_type("piece");
  const PieceMoves& piece_moves = context.moves(piece_type);
  context.spend(piece_moves.weight());
  const CellId to = context.cell("to"), from = context.cell_of("from", piece_type);
  if (context.refused()) return {};
  const auto moves = moves::distance(context.board(), piece_moves, from, to);
  if (!moves) return context.refuse("the piece never gets there");
  return *moves;
}

Value detour(ClaimContext& context) {
  const PieceMoves& slow = context.moves(context.piece_type("piece"));
  const auto quick = context.piece_types("against");
  int most = 0;
  for (CellId from : context.board().cells()) {
    if (!context.spend(slow.weight())) return {};
    const std::vector<int> needed = moves::distances(context.board(), slow, from);
    for (const PieceType* each : quick)
      for (CellId to : context.reach_on(context.moves(*each), {}, from).all())
        most = std::max(most, needed[index(to)]);
  }
  return most;
}

/// What is compared: `move`, where moves lead on the empty board; `capture`, what they capture with
/// enemies on all other cells.
using Use = MovePattern::Use;

/// By cell, what moves reach; empty for cells not in `cells`.
std::vector<CellSet> reach_from_all(ClaimContext& context, const PieceMoves& moves,
                                    const CellSet& cells, Use use = Use::move) {
  std::vector<CellSet> found(index(context.board().size()));
  for (const CellId cell : cells) {
    moves::Occupancy pieces;
    if (use == Use::capture) pieces.enemy = context.board().all();
    pieces.enemy.erase(cell);
    const moves::Reach reach = context.reach_on(moves, pieces, cell);
    found[index(cell)] = use == Use::capture ? reach.captures : reach.all();
  }
  return found;
}

/// By cell, the reach of a piece with these numbers.
std::vector<CellSet> whole_reach(ClaimContext& context, const PieceType& piece_type,
                                 const State& state, Use use = Use::move) {
  return reach_from_all(context, context.moves(piece_type, state), context.board().all(), use);
}

/// What the moves of a claim are compared with: the id of a piece or a line of notation.
class Part {
 public:
  Part(ClaimContext& context, const std::string& what) : context_(context) {
    if (context.game().find_piece_type(what) != nullptr) {
      piece_type_ = &context.piece_named(what);
      return;
    }
    base::Place place = context.claim().place;
    place.column = 0;
    auto move = notation::parse_pattern(what, place, game::vocabulary_of(context.board()),
                                        context.report());
    if (move)
      line_.push_back(std::move(*move));
    else
      context.refuse("'" + what + "' is neither a piece nor a move");
  }

  bool can_capture() const {
    const auto& moves = piece_type_ != nullptr ? piece_type_->moves : line_;
    return std::ranges::any_of(moves,
                               [](const MovePattern& move) { return move.use != Use::move; });
  }

  /// By cell of `cells`, the reach. A piece has none from a cell on which it never stands.
  std::vector<CellSet> reach(const CellSet& cells, Use use) const {
    if (piece_type_ != nullptr)
      return reach_from_all(context_, context_.moves(*piece_type_, piece_type_->state), cells, use);
    if (!context_.spend(std::int64_t{16} * context_.board().size())) return {};
    return reach_from_all(context_, PieceMoves(context_.board(), line_, context_.seat()), cells,
                          use);
  }

 private:
  ClaimContext& context_;
  const PieceType* piece_type_ = nullptr;
  std::vector<MovePattern> line_;
};
Value same_moves(ClaimContext& context) {
  const PieceType& piece_type = context.piece_type("piece");
  const std::string& only = context.claim().key("use");
  if (!only.empty() && only != "move" && only != "capture")
    context.refuse("unknown use '" + only + "'", "it is move or capture", only);
  const CellSet cells = moves::stands_on(piece_type, context.board(), context.seat());
  std::vector<Part> parts;
  for (const std::string& like : context.claim().like)
    if (!context.refused()) parts.emplace_back(context, like);
  if (context.refused()) return {};
  const auto same = [&](Use use) {
    std::vector<CellSet> together(index(context.board().size()));
    for (const Part& part : parts) {
      const auto reach = part.reach(cells, use);
      for (std::size_t i = 0; i < reach.size(); ++i) together[i] |= reach[i];
    }
    return whole_reach(context, piece_type, context.state(piece_type), use) == together;
  };
  const bool capture =
      only.empty() ? std::ranges::any_of(parts, &Part::can_capture) : only == "capture";
  return (only == "capture" || same(Use::move)) && (!capture || same(Use::capture));
}

Value reach_more(ClaimContext& context) {
  const PieceType &piece_type = context.piece_type("piece"), &than = context.piece_type("than");
  const auto large = whole_reach(context, piece_type, piece_type.state);
  const auto small = whole_reach(context, than, than.state);
  for (std::size_t i = 0; i < large.size(); ++i)
    if (!small[i].within(large[i])) return false;
  return large != small;
}

/// Whether the piece reaches more from every selected cell than from any other.
Value best_on(ClaimContext& context) {
  const CellSet chosen = context.selection();
  const PieceType& piece_type = context.piece_type("piece");
  const auto reach = whole_reach(context, piece_type, piece_type.state);
  int least = context.board().size(), most_elsewhere = -1;
  for (CellId cell : context.board().cells()) {
    const int count = reach[static_cast<std::size_t>(cell)].size();
    if (chosen.contains(cell))
      least = std::min(least, count);
    else
      most_elsewhere = std::max(most_elsewhere, count);
  }
  return !chosen.empty() && least > most_elsewhere;
}

/// The average reach over the cells where the piece may stand, with two decimals.
Value mobility(ClaimContext& context) {
  const PieceType& piece_type = context.piece_type("piece");
  const CellSet stands = moves::stands_on(piece_type, context.board(), context.seat());
  const PieceMoves& moves = context.moves(piece_type);
  std::int64_t all = 0;
  for (CellId cell : stands) all += context.reach_on(moves, {}, cell).count();
  if (stands.empty())
    return context.refuse("the piece stands on no cell", {}, context.claim().key("piece"));
  return base::decimal(static_cast<double>(all) / stands.size(), 2);
}

Value ways_some(ClaimContext& context) {
  const PieceMoves& moves = context.moves(context.piece_type("piece"));
  if (!context.spend(moves.weight())) return {};
  for (CellId cell : context.selection() & moves::range(context.board(), moves))
    if (static_cast<int>(moves.rays(cell).size()) == context.number("number")) return true;
  return false;
}

Value ways(ClaimContext& context) {
  const PieceType& piece_type = context.piece_type("piece");
  return static_cast<int>(
      context.moves(piece_type).rays(context.cell_of("cell", piece_type)).size());
}

Value letter(ClaimContext& context) { return context.piece_type("piece").letter; }

Value written(ClaimContext& context) {
  if (context.has("position")) {
    const play::Piece piece = context.position().at(context.cell("cell"));
    if (piece.none())
      return context.refuse("there is no piece on '" + context.claim().key("cell") + "'");
    return play::letter_of(context.game().piece_type(piece.piece_type), piece);
  }
  const PieceType& piece_type = context.piece_type("piece");
  return play::letter_of(piece_type, play::piece_with(context.state(piece_type)));
}

/// The wheel of the claim's piece. Null, and refused, if it has none.
const MovePattern* wheel_of(ClaimContext& context) {
  for (const MovePattern& move : context.piece_type("piece").moves)
    if (move.move_kind == notation::MoveKind::wheel) return &move;
  context.refuse("the piece has no wheel", {}, context.claim().key("piece"));
  return nullptr;
}

Value wheel_most(ClaimContext& context) {
  const MovePattern* wheel = wheel_of(context);
  return wheel != nullptr ? wheel->most : 0;
}

/// The smallest or largest angle between neighbouring leaps, in whole degrees.
Value leap_angle(ClaimContext& context) {
  const MovePattern* wheel = wheel_of(context);
  if (wheel == nullptr) return {};
  const moves::Leaps leaps(context.board(), *wheel, context.seat());
  if (leaps.all().size() < 2)
    return context.refuse("the wheel has fewer than two leaps on this board");
  std::vector<double> turns;
  for (std::size_t i = 0; i < leaps.all().size(); ++i) {
    const geometry::Vec p = geometry::to_plane(leaps.vector_of(leaps.all()[i]));
    const geometry::Vec q =
        geometry::to_plane(leaps.vector_of(leaps.all()[(i + 1) % leaps.all().size()]));
    turns.push_back(std::acos(std::clamp(
        (p.x * q.x + p.y * q.y) / (geometry::length(p) * geometry::length(q)), -1.0, 1.0)));
  }
  const auto [least, most] = std::minmax_element(turns.begin(), turns.end());
  const double turn = context.number("number") == 1 ? *least : *most;
  return static_cast<int>(std::lround(turn * 180 / 3.14159265358979));
}

/// The union of the reaches of a piece from several cells, each time alone on the board.
CellSet reach_together(ClaimContext& context, const PieceMoves& moves, const CellSet& cells) {
  CellSet found;
  for (CellId from : cells) found |= context.reach_on(moves, {}, from).all();
  return found;
}

/// The share of the cells reached from `of` that are also reached from `other`.
Value shared_reach(ClaimContext& context) {
  const PieceType& piece_type = context.piece_type("piece");
  for (const char* key : {"of", "other"})
    for (const CellId cell : context.cells(key)) context.check_stands(key, piece_type, cell);
  const PieceMoves& moves = context.moves(piece_type);
  const CellSet ours = reach_together(context, moves, context.cells("of"));
  if (ours.empty()) return context.refuse("key 'of' names no cell with a reach");
  const CellSet theirs = reach_together(context, moves, context.cells("other"));
  return share_of((ours & theirs).size(), ours.size());
}

Value piece_count(ClaimContext& context) {
  return static_cast<int>(context.game().piece_types.size());
}
Value inventor(ClaimContext& context) { return context.piece_type("piece").inventor; }

constexpr ClaimKind piece_type_rows[] = {
    {"reach-count", "piece cell (seat own enemy state)", reach_count, Yields::count,
     "how many cells it can go to", "number of cells that the {piece} on {cell} can go to"},
    {"reach-cells", "piece cell (seat own enemy state)", reach_cells, Yields::cells,
     "which they are", "cells that the {piece} on {cell} can go to"},
    {"move-cells", "piece cell (seat own enemy state)", move_cells, Yields::cells,
     "the empty cells among them", "empty cells that the {piece} on {cell} can move to"},
    {"capture-cells", "piece cell (seat own enemy state)", capture_cells, Yields::cells,
     "the others", "cells on which the {piece} on {cell} can capture"},
    {"may", "piece cell to (seat own enemy state)", may, Yields::truth, "whether it can go to `to`",
     "the {piece} on {cell} can go to {to}"},
    {"may-stand", "piece cell (seat)", may_stand, Yields::truth, "whether it ever stands on a cell",
     "the {piece} may stand on {cell}"},
    {"mobility", "piece (seat state)", mobility, Yields::words,
     "how many cells it can go to on the empty board, on the average over all cells on which it "
     "may "
     "stand, to two decimals: `8.75`",
     "average number of cells that the {piece} can go to on the empty board"},
    {"range-count", "piece (from seat state)", range_count, Yields::count,
     "how many cells it gets to in any number of moves",
     "number of cells that the {piece} can reach in any number of moves"},
    {"range-cells", "piece (from seat state)", range_cells, Yields::cells, "which they are",
     "cells that the {piece} can reach in any number of moves"},
    {"range-share", "piece (from seat state)", range_share, Yields::share,
     "their share of the board",
     "share of the board that the {piece} can reach in any number of moves"},
    {"range-covers", "pieces SEL (from)", range_covers, Yields::truth,
     "whether these pieces together get to just the selected cells",
     "the {pieces} can reach just the {SEL} in any number of moves"},
    {"distance", "piece from to", distance_claim, Yields::count,
     "the fewest moves on the empty board", "fewest moves of the {piece} from {from} to {to}"},
    {"detour", "piece against", detour, Yields::count,
     "the most moves it needs between cells that another piece joins in one",
     "most moves the {piece} needs for one move of the {against}"},
    {"same-moves", "piece (use state)", same_moves, Yields::truth,
     "whether it reaches, from every cell on which it may stand, what those of `like` reach from "
     "there together, and captures what they capture if they can",
     "the {piece} {use} like {like}"},
    {"reach-more", "piece than", reach_more, Yields::truth,
     "whether it reaches all that another does, and somewhere more",
     "the {piece} can go wherever the {than} can, and farther"},
    {"best-on", "piece SEL", best_on, Yields::truth,
     "whether it reaches more from every selected cell than from any other",
     "the {piece} reaches more from each of the {SEL} than from any other cell"},
    {"ways-some", "piece number SEL", ways_some, Yields::truth,
     "whether, from some cell that it gets to, it can set out in just so many ways",
     "from one of the {SEL} the {piece} can set out in exactly {ways number}"},
    {"ways", "piece cell (seat state)", ways, Yields::count,
     "in how many ways it can set out from a cell",
     "directions in which the {piece} on {cell} can set out"},
    {"letter", "piece", letter, Yields::words, "its letter in positions and notation",
     "letter of the {piece}", Proves::copy},
    {"written", "(piece state position plays cell)", written, Yields::words,
     "how a piece with these numbers, or the one on a cell of a position, is written: `N³*`",
     "how {whom piece} is written"},
    {"wheel-most", "piece", wheel_most, Yields::count, "the most leaps of its wheel",
     "most leaps of the {piece} in one move"},
    {"leap-angle", "piece number", leap_angle, Yields::count,
     "degrees between neighbouring leaps of its wheel: 1 the smaller turn, 2 the larger",
     "degrees of the {turn number} turn between neighbouring leaps of the {piece}"},
    {"shared-reach", "piece of other", shared_reach, Yields::share,
     "of the cells that pieces on those of `of` reach, the share that those of `other` reach too",
     "share of the cells reached by {a piece} on {list of} that are also reached from {list "
     "other}"},
    {"piece-count", "", piece_count, Yields::count, "how many pieces are defined",
     "number of pieces"},
    {"inventor", "piece", inventor, Yields::words, "who invented a piece, as listed",
     "inventor of the {piece}", Proves::copy},
};

}  // namespace

std::span<const ClaimKind> piece_claims() { return piece_type_rows; }

}  // namespace boardwright::verify
