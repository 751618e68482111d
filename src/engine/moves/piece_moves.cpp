// Builds the rays and flood fills of a piece from its move patterns.
#include "moves/piece_moves.h"

#include <algorithm>

#include "base/index.h"
#include "board/around.h"
#include "moves/reach.h"
#include "moves/tracer.h"
#include "moves/walk.h"

namespace boardwright::moves {

using notation::Hurdle;

namespace {

PieceMoves::Hurdles hurdles_of(const MovePattern& move) {
  PieceMoves::Hurdles hurdles;
  if (move.swap) {
    hurdles.swaps_enemy = move.swap->whose == Hurdle::Whose::enemy;
    hurdles.swaps_own = !hurdles.swaps_enemy;
  }
  if (!move.hopping) return hurdles;
  const notation::Hopping& hopping = *move.hopping;
  hurdles.own = hopping.hurdle.whose != Hurdle::Whose::enemy && !hopping.locust;
  hurdles.enemy = hopping.hurdle.whose != Hurdle::Whose::own;
  if (notation::hops_on(move)) return hurdles;  // its rays have the cells of the hurdles
  hurdles.count = hopping.hurdles;
  hurdles.beyond = hopping.beyond;
  hurdles.locust = hopping.locust;
  return hurdles;
}

}  // namespace

PieceMoves::PieceMoves(const Board& board, std::span<const MovePattern> moves, SeatId seat,
                       const State& state) {
  std::vector<Tracer> tracers;
  tracers.reserve(moves.size());
  const bool round =
      std::any_of(moves.begin(), moves.end(), [](const MovePattern& move) { return move.around; });
  const std::optional<Board> joined = round ? board::joined_round(board) : std::nullopt;
  for (const MovePattern& move : moves)
    tracers.emplace_back(move.around && joined ? *joined : board, move, seat, state);
  std::vector<const PathGraph*> graphs(moves.size(), nullptr);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i].move_kind == MoveKind::roam)
      graphs[i] = leaps_.emplace_back(std::make_unique<PathGraph>(tracers[i].leap_graph())).get();
    for (const PathGraph& path : board.paths)
      if (moves[i].move_kind == MoveKind::path && path.name == moves[i].axes.front())
        graphs[i] = &path;
  }
  for (const MovePattern& move : moves) {
    hurdles_.push_back(hurdles_of(move));
    const bool bends = std::ranges::any_of(move.then, [](const notation::Then& then) {
      return then.move_kind != MoveKind::step || then.bend != notation::Then::Bend::ahead;
    });
    turns_.push_back(bends || move.move_kind == MoveKind::wheel ||
                     move.move_kind == MoveKind::zigzag || move.move_kind == MoveKind::circle);
  }
  floods_.resize(index(board.size()));
  for (CellId cell : board.cells()) {
    starts_.push_back(static_cast<std::uint32_t>(rays_.size()));
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const Tracer& tracer = tracers[i];
      if (!tracer.starts_on(cell)) continue;
      const bool takes_on_way = notation::is_locust(moves[i]) && notation::hops_on(moves[i]);
      const bool quiet = moves[i].use != MovePattern::Use::capture || takes_on_way;
      const bool takes = moves[i].use != MovePattern::Use::move && !takes_on_way;
      const bool swaps = moves[i].swap.has_value();
      const auto place = static_cast<std::uint16_t>(i);
      tracer.trace(cell, [&](const Trail& trail) {
        const auto first = static_cast<std::uint32_t>(hops_.size());
        hops_.insert(hops_.end(), trail.hops.begin(), trail.hops.end());
        const bool back = trail.hops.back().cell == cell;
        const bool hopping = moves[i].hopping || moves[i].swap || trail.requires_pieces || back;
        rays_.push_back({first, static_cast<std::uint32_t>(hops_.size()), quiet, takes && !back,
                         moves[i].move_kind != MoveKind::away && !moves[i].around, hopping, place,
                         trail.turn});
      });
      if (graphs[i] != nullptr)
        floods_[index(cell)].push_back({graphs[i], tracer.most(), quiet && !swaps, takes && !swaps,
                                        swaps, moves[i].onto.empty() && moves[i].over.empty(),
                                        tracer.onto(), tracer.over(), place});
    }
  }
  starts_.push_back(static_cast<std::uint32_t>(rays_.size()));
  hops_.shrink_to_fit();
  rays_.shrink_to_fit();
  for (const auto& floods : floods_) flood_weight_ += std::ssize(floods) * std::ssize(floods_);
}

std::span<const PieceMoves::Hop> PieceMoves::passed(CellId from, CellId to) const {
  std::span<const Hop> over;
  for (const Ray& ray : rays(from)) {
    if (turns_[ray.move]) continue;
    walk_ray(*this, ray, from, OpenGround{}, [&](const Arrival& end) {
      if (over.empty() && end.cell == to) over = hops(ray).first(index(end.length - 1));
    });
  }
  return over;
}

bool leads_somewhere(const Board& board, const MovePattern& move, SeatId seat, const State& state) {
  if (move.move_kind == MoveKind::path || move.move_kind == MoveKind::roam) {
    MovePattern any = move;
    any.use = MovePattern::Use::both;  // an empty board has no pieces to capture
    const PieceMoves flood(board, {&any, 1}, seat, state);
    for (CellId cell : board.cells())
      if (reach(flood, {}, cell).count() > 0) return true;
    return false;
  }
  const std::optional<Board> joined = move.around ? board::joined_round(board) : std::nullopt;
  const Tracer tracer(joined ? *joined : board, move, seat, state);
  bool found = false;
  for (CellId cell : board.cells()) {
    if (tracer.starts_on(cell)) tracer.trace(cell, [&](const Trail&) { found = true; });
    if (found) break;
  }
  return found;
}

}  // namespace boardwright::moves
