// Claims about pieces: reach, range, journeys and comparisons.
#include <algorithm>

#include <cmath>

#include "base/text.h"
#include "play/mark.h"
#include "rules/leaps.h"
#include "verify/kinds.h"

namespace boardwright::verify {
namespace {

Value reach_count(const Asker& ask) { return ask.reach().count(); }
Value reach_cells(const Asker& ask) { return ask.names(ask.reach().all()); }
Value move_cells(const Asker& ask) { return ask.names(ask.reach().moves); }
Value capture_cells(const Asker& ask) { return ask.names(ask.reach().captures); }

/// A cell that the board lacks cannot be reached.
Value may(const Asker& ask) {
  const auto to = ask.board().find(ask.claim().key("to"));
  return to && ask.reach().all().contains(*to);
}

CellSet range_of(const Asker& ask, const Piece& piece) {
  const Moves& moves = ask.moves(piece);
  ask.spend(moves.weight());
  return ask.has("from") ? range_from(moves, {}, ask.cell("from")) : range(ask.board(), moves);
}

Value range_count(const Asker& ask) { return range_of(ask, ask.piece("piece")).size(); }
Value range_cells(const Asker& ask) { return ask.names(range_of(ask, ask.piece("piece"))); }
Value range_share(const Asker& ask) {
  return share_of(range_of(ask, ask.piece("piece")).size(), ask.board().size());
}

Value range_covers(const Asker& ask) {
  CellSet together;
  for (const Piece* piece : ask.pieces("pieces")) together |= range_of(ask, *piece);
  return together == ask.selection();
}

Value distance_claim(const Asker& ask) {
  const Moves& of = ask.moves(ask.piece("piece"));
  ask.spend(of.weight());
  const auto moves = distance(ask.board(), of, ask.cell("from"), ask.cell("to"));
  if (!moves) throw BadClaim("the piece never gets there");
  return *moves;
}

Value detour(const Asker& ask) {
  const Moves& slow = ask.moves(ask.piece("piece"));
  const auto quick = ask.pieces("against");
  int most = 0;
  for (CellId from : ask.board().cells()) {
    ask.spend(slow.weight());
    const std::vector<int> needed = distances(ask.board(), slow, from);
    for (const Piece* each : quick)
      for (CellId to : ask.reach_on(ask.moves(*each), {}, from).all().list())
        most = std::max(most, needed[index(to)]);
  }
  return most;
}

/// The reach from every cell of the empty board of a piece id or of a line of notation. `told`:
/// with the numbers of the claim's `state`; otherwise with those of a new man.
std::vector<CellSet> whole_reach(const Asker& ask, const std::string& what, bool told = false) {
  std::vector<CellSet> found;
  const auto read = [&](const Moves& moves) {
    for (CellId cell : ask.board().cells()) found.push_back(ask.reach_on(moves, {}, cell).all());
  };
  if (ask.game().find_piece(what) != nullptr) {
    const Piece& piece = ask.piece_named(what);
    read(ask.moves(piece, told ? ask.state(piece) : piece.state));
    return found;
  }
  Place place = ask.claim().place;
  place.column = 0;
  auto move = parse_move(what, place, vocabulary_of(ask.board()), ask.report());
  if (!move) throw BadClaim("'" + what + "' is no piece and no move");
  const std::vector<Move> one{std::move(*move)};
  ask.spend(std::int64_t{16} * ask.board().size());
  read(Moves(ask.board(), one, ask.seat()));
  return found;
}

Value same_moves(const Asker& ask) {
  std::vector<CellSet> together(static_cast<std::size_t>(ask.board().size()));
  for (const std::string& part : ask.claim().like) {
    const auto reach = whole_reach(ask, part);
    for (std::size_t i = 0; i < together.size(); ++i) together[i] |= reach[i];
  }
  return whole_reach(ask, ask.claim().key("piece"), true) == together;
}

Value reach_more(const Asker& ask) {
  const auto large = whole_reach(ask, ask.claim().key("piece"));
  const auto small = whole_reach(ask, ask.claim().key("than"));
  for (std::size_t i = 0; i < large.size(); ++i)
    if (!small[i].within(large[i])) return false;
  return large != small;
}

/// Whether every selected cell gives more reach than every other.
Value best_on(const Asker& ask) {
  const CellSet chosen = ask.selection();
  const auto reach = whole_reach(ask, ask.claim().key("piece"));
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

Value ways_some(const Asker& ask) {
  const Moves& moves = ask.moves(ask.piece("piece"));
  ask.spend(moves.weight());
  for (CellId cell : (ask.selection() & range(ask.board(), moves)).list())
    if (static_cast<int>(moves.rays(cell).size()) == ask.number("number")) return true;
  return false;
}

Value ways(const Asker& ask) {
  return static_cast<int>(ask.moves(ask.piece("piece")).rays(ask.cell("cell")).size());
}

Value letter(const Asker& ask) { return ask.piece("piece").letter; }

Value written(const Asker& ask) {
  if (ask.has("position")) {
    const Man man = ask.position().at(ask.cell("cell"));
    if (man.none()) throw BadClaim("nobody stands on '" + ask.claim().key("cell") + "'");
    return letter_of(ask.game().piece(man.piece), man);
  }
  const Piece& piece = ask.piece("piece");
  return letter_of(piece, man_with(ask.state(piece)));
}

const Move& wheel_of(const Asker& ask) {
  for (const Move& move : ask.piece("piece").moves)
    if (move.manner == Manner::wheel) return move;
  throw BadClaim("the piece has no wheel", {}, ask.claim().key("piece"));
}

Value wheel_most(const Asker& ask) { return wheel_of(ask).most; }

/// The smallest or the largest turn between neighbouring leaps, in whole degrees.
Value leap_angle(const Asker& ask) {
  const Leaps leaps(ask.board(), wheel_of(ask), ask.seat());
  if (leaps.all().size() < 2) throw BadClaim("the wheel has fewer than two leaps on this board");
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

/// What men on some cells reach together, each alone on the board.
CellSet reach_together(const Asker& ask, const Moves& moves, const CellSet& cells) {
  CellSet found;
  for (CellId from : cells.list()) found |= ask.reach_on(moves, {}, from).all();
  return found;
}

/// Of the cells that the first men reach, the share that the others reach.
Value shared_reach(const Asker& ask) {
  const Moves& moves = ask.moves(ask.piece("piece"));
  const CellSet ours = reach_together(ask, moves, ask.cells("of"));
  if (ours.empty()) throw BadClaim("key 'of' names no cell with a reach");
  const CellSet theirs = reach_together(ask, moves, ask.cells("other"));
  return share_of((ours & theirs).size(), ours.size());
}

/// The cell on the same file, as far from the other end of the board.
CellId mirrored(const Asker& ask, CellId cell) {
  const Board& board = ask.board();
  if (board.file_order.empty() || board.rank_of(cell) < 0)
    throw BadClaim("the board has no files and ranks");
  const auto rank = index(board.rank_of(cell));
  return ask.cell_named(board.files[static_cast<std::size_t>(cell)] +
                        board.rank_order[board.rank_order.size() - 1 - rank]);
}

/// Cells reached, and how many of them are shared.
struct Sharing {
  int shared = 0, reached = 0;
};

/// For each two of the selected cells: what men there share with men on the same two mirrored.
std::vector<Sharing> sharing_of_pairs(const Asker& ask) {
  const Moves& moves = ask.moves(ask.piece("piece"));
  const std::vector<CellId> cells = ask.selection().list();
  std::vector<Sharing> all;
  for (std::size_t i = 0; i < cells.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      CellSet here, there;
      for (const CellId cell : {cells[i], cells[j]}) {
        here.insert(cell);
        there.insert(mirrored(ask, cell));
      }
      const CellSet ours = reach_together(ask, moves, here);
      all.push_back({(ours & reach_together(ask, moves, there)).size(), ours.size()});
    }
  if (std::any_of(all.begin(), all.end(), [](const Sharing& of) { return of.reached == 0; }))
    throw BadClaim("two of these cells have no reach");
  if (all.empty()) throw BadClaim("fewer than two cells are selected");
  return all;
}

Value shared_pairs(const Asker& ask) { return static_cast<int>(sharing_of_pairs(ask).size()); }

Value shared_by_most(const Asker& ask) {
  const auto all = sharing_of_pairs(ask);
  return static_cast<int>(std::count_if(
      all.begin(), all.end(), [](const Sharing& of) { return 2 * of.shared > of.reached; }));
}

Value shared_best(const Asker& ask) {
  Percent best;
  for (const Sharing& of : sharing_of_pairs(ask))
    best.value = std::max(best.value, share_of(of.shared, of.reached).value);
  return best;
}

Value shared_mean(const Asker& ask) {
  const auto all = sharing_of_pairs(ask);
  double sum = 0;
  for (const Sharing& of : all) sum += 100.0 * of.shared / of.reached;
  return Percent{static_cast<int>(std::lround(sum / static_cast<double>(all.size())))};
}

Value piece_count(const Asker& ask) { return static_cast<int>(ask.game().pieces.size()); }
Value inventor(const Asker& ask) { return ask.piece("piece").inventor; }

constexpr ClaimKind piece_rows[] = {
    {"reach-count", "piece cell (seat own enemy state)", reach_count, "how many cells it can go to",
     "number of cells that the {piece} on {cell} can go to"},
    {"reach-cells", "piece cell (seat own enemy state)", reach_cells, "which they are",
     "cells that the {piece} on {cell} can go to"},
    {"move-cells", "piece cell (seat own enemy state)", move_cells, "the empty cells among them",
     "empty cells that the {piece} on {cell} can move to"},
    {"capture-cells", "piece cell (seat own enemy state)", capture_cells, "the others",
     "cells on which the {piece} on {cell} can capture"},
    {"may", "piece cell to (seat own enemy state)", may, "whether it can go to `to`",
     "the {piece} on {cell} can go to {to}"},
    {"range-count", "piece (from seat state)", range_count, "how many cells it can ever arrive on",
     "number of cells that the {piece} can reach in any number of moves"},
    {"range-cells", "piece (from seat state)", range_cells, "which they are",
     "cells that the {piece} can reach in any number of moves"},
    {"range-share", "piece (from seat state)", range_share, "their share of the board",
     "share of the board that the {piece} can reach in any number of moves"},
    {"range-covers", "pieces SEL (from)", range_covers,
     "whether these pieces together can arrive on just the selected cells",
     "{pieces}: between them they can reach just the {SEL}"},
    {"distance", "piece from to", distance_claim, "the fewest moves on the empty board",
     "fewest moves of the {piece} from {from} to {to}"},
    {"detour", "piece against", detour,
     "the most moves it needs between cells that another piece joins in one",
     "most moves the {piece} needs for one move of {against}"},
    {"same-moves", "piece (state)", same_moves,
     "whether it reaches from every cell what those of `like` reach together",
     "the {piece} moves like {like}"},
    {"reach-more", "piece than", reach_more,
     "whether it reaches all that another does, and somewhere more",
     "the {piece} can go wherever the {than} can, and farther"},
    {"best-on", "piece SEL", best_on,
     "whether it reaches more from every selected cell than from any other",
     "the {piece} reaches more from each of the {SEL} than from any other cell"},
    {"ways-some", "piece number SEL", ways_some,
     "whether, from some cell that it can arrive on, it can set out in just so many ways",
     "from one of the {SEL} the {piece} can set out in exactly {ways number}"},
    {"ways", "piece cell (seat state)", ways, "in how many ways it can set out from a cell",
     "directions in which the {piece} on {cell} can set out"},
    {"letter", "piece", letter, "its letter in positions and notation", "letter of the {piece}"},
    {"written", "(piece state position plays cell)", written,
     "how a piece with these numbers, or the one on a cell of a position, is written: `N³*`",
     "how {whom piece} is written"},
    {"wheel-most", "piece", wheel_most, "the most leaps of its wheel",
     "most leaps of the {piece} in one move"},
    {"leap-angle", "piece number", leap_angle,
     "degrees between neighbouring leaps of its wheel: 1 the smaller turn, 2 the larger",
     "degrees of the {turn number} turn between neighbouring leaps of the {piece}"},
    {"shared-reach", "piece of other", shared_reach,
     "of the cells that pieces on those of `of` reach, the share that those of `other` reach too",
     "share of the cells reached by {a piece} on {of} that are also reached from {other}"},
    {"shared-pairs", "piece SEL", shared_pairs,
     "how many pairs of selected cells there are, each against the same two at the other end",
     "number of pairs of {a piece} and another among the {SEL}"},
    {"shared-by-most", "piece SEL", shared_by_most,
     "for how many of these pairs more than half of the cells are shared",
     "pairs of {piece} on the {SEL} that share more than half of their cells with the same pair of "
     "the other side"},
    {"shared-best", "piece SEL", shared_best, "the largest share among these pairs",
     "largest share of cells that two {piece}s on the {SEL} have in common with the same two of "
     "the other side"},
    {"shared-mean", "piece SEL", shared_mean, "the mean of their shares",
     "mean of these shares for two {piece}s on the {SEL}"},
    {"piece-count", "", piece_count, "how many pieces are defined", "number of pieces"},
    {"inventor", "piece", inventor, "who invented a piece, as listed", "inventor of the {piece}",
     Proves::copy},
};

}  // namespace

std::span<const ClaimKind> piece_claims() { return piece_rows; }

}  // namespace boardwright::verify
