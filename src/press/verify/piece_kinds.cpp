// Claims about pieces: reach, range, journeys and comparisons.
#include <algorithm>

#include <cmath>

#include "base/index.h"
#include "base/text.h"
#include "play/mark.h"
#include "rules/leaps.h"
#include "verify/kinds.h"

namespace boardwright::verify {
namespace {

Value reach_count(ClaimContext& ask) { return ask.reach().count(); }
Value reach_cells(ClaimContext& ask) { return ask.names(ask.reach().all()); }
Value move_cells(ClaimContext& ask) { return ask.names(ask.reach().moves); }
Value capture_cells(ClaimContext& ask) { return ask.names(ask.reach().captures); }

/// A cell that the board lacks cannot be reached.
Value may(ClaimContext& ask) {
  const auto to = ask.board().find(ask.claim().key("to"));
  return to && ask.reach().all().contains(*to);
}

Value may_stand(ClaimContext& ask) {
  return !never_stands(ask.piece_type("piece"), ask.board(), ask.seat(), ask.cell("cell"));
}

CellSet range_of(ClaimContext& ask, const PieceType& piece_type) {
  const PieceMoves& moves = ask.moves(piece_type);
  if (!ask.spend(moves.weight())) return {};
  return ask.has("from") ? range_from(moves, {}, ask.cell_of("from", piece_type))
                         : range(ask.board(), moves);
}

Value range_count(ClaimContext& ask) { return range_of(ask, ask.piece_type("piece")).size(); }
Value range_cells(ClaimContext& ask) { return ask.names(range_of(ask, ask.piece_type("piece"))); }
Value range_share(ClaimContext& ask) {
  return share_of(range_of(ask, ask.piece_type("piece")).size(), ask.board().size());
}

Value range_covers(ClaimContext& ask) {
  CellSet together;
  for (const PieceType* piece_type : ask.piece_types("pieces"))
    together |= range_of(ask, *piece_type);
  return together == ask.selection();
}

Value distance_claim(ClaimContext& ask) {
  const PieceType& piece_type = ask.piece_type("piece");
  const PieceMoves& of = ask.moves(piece_type);
  ask.spend(of.weight());
  const CellId to = ask.cell("to"), from = ask.cell_of("from", piece_type);
  if (ask.refused()) return {};
  const auto moves = distance(ask.board(), of, from, to);
  if (!moves) return ask.refuse("the piece never gets there");
  return *moves;
}

Value detour(ClaimContext& ask) {
  const PieceMoves& slow = ask.moves(ask.piece_type("piece"));
  const auto quick = ask.piece_types("against");
  int most = 0;
  for (CellId from : ask.board().cells()) {
    if (!ask.spend(slow.weight())) return {};
    const std::vector<int> needed = distances(ask.board(), slow, from);
    for (const PieceType* each : quick)
      for (CellId to : ask.reach_on(ask.moves(*each), {}, from).all().list())
        most = std::max(most, needed[index(to)]);
  }
  return most;
}

/// The reach of moves from each of these cells of the empty board, and none from the others.
std::vector<CellSet> reach_from_all(ClaimContext& ask, const PieceMoves& moves,
                                    const CellSet& cells) {
  std::vector<CellSet> found(index(ask.board().size()));
  for (const CellId cell : cells.list()) found[index(cell)] = ask.reach_on(moves, {}, cell).all();
  return found;
}

/// The reach of a piece from every cell on which it stands, with these numbers.
std::vector<CellSet> whole_reach(ClaimContext& ask, const PieceType& piece_type,
                                 const State& state) {
  return reach_from_all(ask, ask.moves(piece_type, state), ask.board().all());
}

/// What a piece id or a line of notation adds to a piece: the reach from each of these cells. A
/// piece reaches nothing from a cell on which it never stands.
std::vector<CellSet> reach_lent(ClaimContext& ask, const std::string& what, const CellSet& cells) {
  if (ask.game().find_piece_type(what) != nullptr) {
    const PieceType& piece_type = ask.piece_named(what);
    return reach_from_all(ask, ask.moves(piece_type, piece_type.state), cells);
  }
  Place place = ask.claim().place;
  place.column = 0;
  auto move = parse_pattern(what, place, vocabulary_of(ask.board()), ask.report());
  if (!move) {
    ask.refuse("'" + what + "' is neither a piece nor a move");
    return {};
  }
  const std::vector<MovePattern> one{std::move(*move)};
  if (!ask.spend(std::int64_t{16} * ask.board().size())) return {};
  return reach_from_all(ask, PieceMoves(ask.board(), one, ask.seat()), cells);
}

Value same_moves(ClaimContext& ask) {
  const PieceType& piece_type = ask.piece_type("piece");
  const CellSet cells = stands_on(piece_type, ask.board(), ask.seat());
  std::vector<CellSet> together(index(ask.board().size()));
  for (const std::string& part : ask.claim().like) {
    if (ask.refused()) return {};
    const auto reach = reach_lent(ask, part, cells);
    for (std::size_t i = 0; i < reach.size(); ++i) together[i] |= reach[i];
  }
  return whole_reach(ask, piece_type, ask.state(piece_type)) == together;
}

Value reach_more(ClaimContext& ask) {
  const PieceType &piece_type = ask.piece_type("piece"), &than = ask.piece_type("than");
  const auto large = whole_reach(ask, piece_type, piece_type.state);
  const auto small = whole_reach(ask, than, than.state);
  for (std::size_t i = 0; i < large.size(); ++i)
    if (!small[i].within(large[i])) return false;
  return large != small;
}

/// Whether every selected cell gives more reach than every other.
Value best_on(ClaimContext& ask) {
  const CellSet chosen = ask.selection();
  const PieceType& piece_type = ask.piece_type("piece");
  const auto reach = whole_reach(ask, piece_type, piece_type.state);
  int least = ask.board().size(), most_elsewhere = -1;
  for (CellId cell : ask.board().cells()) {
    const int count = reach[static_cast<std::size_t>(cell)].size();
    if (chosen.contains(cell))
      least = std::min(least, count);
    else
      most_elsewhere = std::max(most_elsewhere, count);
  }
  return !chosen.empty() && least > most_elsewhere;
}

/// On the average over the cells on which it may stand, with two decimals.
Value mobility(ClaimContext& ask) {
  const PieceType& piece_type = ask.piece_type("piece");
  const CellSet stands = stands_on(piece_type, ask.board(), ask.seat());
  const PieceMoves& moves = ask.moves(piece_type);
  std::int64_t all = 0;
  for (CellId cell : stands.list()) all += ask.reach_on(moves, {}, cell).count();
  if (stands.empty())
    return ask.refuse("the piece stands on no cell", {}, ask.claim().key("piece"));
  return decimal(static_cast<double>(all) / stands.size(), 2);
}

Value ways_some(ClaimContext& ask) {
  const PieceMoves& moves = ask.moves(ask.piece_type("piece"));
  if (!ask.spend(moves.weight())) return {};
  for (CellId cell : (ask.selection() & range(ask.board(), moves)).list())
    if (static_cast<int>(moves.rays(cell).size()) == ask.number("number")) return true;
  return false;
}

Value ways(ClaimContext& ask) {
  const PieceType& piece_type = ask.piece_type("piece");
  return static_cast<int>(ask.moves(piece_type).rays(ask.cell_of("cell", piece_type)).size());
}

Value letter(ClaimContext& ask) { return ask.piece_type("piece").letter; }

Value written(ClaimContext& ask) {
  if (ask.has("position")) {
    const Piece piece = ask.position().at(ask.cell("cell"));
    if (piece.none()) return ask.refuse("nobody stands on '" + ask.claim().key("cell") + "'");
    return letter_of(ask.game().piece_type(piece.piece_type), piece);
  }
  const PieceType& piece_type = ask.piece_type("piece");
  return letter_of(piece_type, piece_with(ask.state(piece_type)));
}

/// The wheel of the claim's piece, or null if it has none.
const MovePattern* wheel_of(ClaimContext& ask) {
  for (const MovePattern& move : ask.piece_type("piece").moves)
    if (move.move_kind == MoveKind::wheel) return &move;
  ask.refuse("the piece has no wheel", {}, ask.claim().key("piece"));
  return nullptr;
}

Value wheel_most(ClaimContext& ask) {
  const MovePattern* wheel = wheel_of(ask);
  return wheel != nullptr ? wheel->most : 0;
}

/// The smallest or the largest turn between neighbouring leaps, in whole degrees.
Value leap_angle(ClaimContext& ask) {
  const MovePattern* wheel = wheel_of(ask);
  if (wheel == nullptr) return {};
  const Leaps leaps(ask.board(), *wheel, ask.seat());
  if (leaps.all().size() < 2) return ask.refuse("the wheel has fewer than two leaps on this board");
  std::vector<double> turns;
  for (std::size_t i = 0; i < leaps.all().size(); ++i) {
    const Vec p = to_plane(leaps.vector_of(leaps.all()[i]));
    const Vec q = to_plane(leaps.vector_of(leaps.all()[(i + 1) % leaps.all().size()]));
    turns.push_back(
        std::acos(std::clamp((p.x * q.x + p.y * q.y) / (length(p) * length(q)), -1.0, 1.0)));
  }
  const auto [least, most] = std::minmax_element(turns.begin(), turns.end());
  const double turn = ask.number("number") == 1 ? *least : *most;
  return static_cast<int>(std::lround(turn * 180 / 3.14159265358979));
}

/// What pieces on some cells reach together, each alone on the board.
CellSet reach_together(ClaimContext& ask, const PieceMoves& moves, const CellSet& cells) {
  CellSet found;
  for (CellId from : cells.list()) found |= ask.reach_on(moves, {}, from).all();
  return found;
}

/// Of the cells that the first pieces reach, the share that the others reach.
Value shared_reach(ClaimContext& ask) {
  const PieceType& piece_type = ask.piece_type("piece");
  for (const char* key : {"of", "other"})
    for (const CellId cell : ask.cells(key).list()) ask.check_stands(key, piece_type, cell);
  const PieceMoves& moves = ask.moves(piece_type);
  const CellSet ours = reach_together(ask, moves, ask.cells("of"));
  if (ours.empty()) return ask.refuse("key 'of' names no cell with a reach");
  const CellSet theirs = reach_together(ask, moves, ask.cells("other"));
  return share_of((ours & theirs).size(), ours.size());
}

Value piece_count(ClaimContext& ask) { return static_cast<int>(ask.game().piece_types.size()); }
Value inventor(ClaimContext& ask) { return ask.piece_type("piece").inventor; }

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
    {"same-moves", "piece (state)", same_moves, Yields::truth,
     "whether it reaches, from every cell on which it may stand, what those of `like` reach from "
     "there together",
     "the {piece} moves like {like}"},
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
