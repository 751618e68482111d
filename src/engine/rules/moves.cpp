// Works out rays and floods from the notation.
#include "rules/moves.h"

#include <algorithm>

#include "base/index.h"
#include "rules/bend.h"
#include "rules/leaps.h"
#include "rules/reach.h"

namespace boardwright::rules {
namespace {

/// One move of one piece, resolved on a board.
class Tracer {
 public:
  Tracer(const Board& board, const Move& move, SeatId seat, const State& state)
      : board_(board), move_(move), seat_(seat) {
    const CellSet all = board.all();
    onto_ = move.onto.empty() ? all : board.regions(move.onto, seat);
    over_ = board.regions(move.over, seat);
    inside_ = move.inside.empty() ? all : board.regions(move.inside, seat);
    from_ = ((move.from.empty() ? all : board.regions(move.from, seat)) & inside_) -
            board.regions(move.off, seat);
    if (!move.stands.empty()) from_ = from_ & board.regions(move.stands, seat);
    most_ = move.most;
    if (!move.most_state.empty()) most_ = std::max(1, number_of(state, move.most_state, 1));
    if (leaps_over(move)) leaps_.emplace(board, move, seat);
    if (!move.when.empty()) holds_ = number_of(state, move.when, 0) != 0;
    if (!move.toward.empty()) measure_from(board.regions({move.toward}, seat).list());
  }

  bool starts_on(CellId cell) const { return holds_ && from_.contains(cell); }
  const CellSet& onto() const { return onto_; }
  int most() const { return most_; }

  /// Calls `ray(hops)` for each ray from a cell, `ray(hops, turn)` for a leap that turns.
  template <class Sink>
  void trace(CellId from, Sink&& ray) const {
    switch (move_.manner) {
      case Manner::slide:
      case Manner::step: return along_axes(from, ray);
      case Manner::leap: return leap(from, ray);
      case Manner::ride: return ride(from, ray);
      case Manner::wheel: return wheel(from, ray);
      case Manner::touch: return gates(from, true, true, ray);
      case Manner::side: return gates(from, true, false, ray);
      case Manner::corner: return gates(from, false, true, ray);
      case Manner::circle: return rings(from, ray);
      case Manner::away: return far(from, ray);
      case Manner::path:
      case Manner::roam: return;  // floods, not rays
    }
  }

  /// The cells to which single leaps lead, as a path that leads on from each.
  PathGraph leap_graph() const {
    PathGraph graph;
    for (CellId cell : board_.cells()) {
      graph.starts.push_back(static_cast<std::uint32_t>(graph.cells.size()));
      if (!inside_.contains(cell)) continue;
      for (const Leap& each : leaps_->all())
        if (const auto to = next(cell, each)) graph.cells.push_back(*to);
    }
    graph.starts.push_back(static_cast<std::uint32_t>(graph.cells.size()));
    return graph;
  }

 private:
  using Hops = std::vector<Moves::Hop>;

  static bool leaps_over(const Move& move) {
    return move.manner == Manner::leap || move.manner == Manner::ride ||
           move.manner == Manner::roam || move.manner == Manner::wheel;
  }

  Heading forward() const { return board_.seat(seat_).forward; }
  bool faces(Heading h) const {
    return rules::faces(move_.facing, h, forward()) && is_told(move_.heading, h, forward());
  }

  /// Works out the square of the distance of every cell to the nearest of a zone, in units that
  /// only compare.
  void measure_from(const std::vector<CellId>& zone) {
    for (const CellId cell : board_.cells()) {
      std::optional<Surd> least;
      for (const CellId other : zone) {
        const Surd d =
            four_length_squared(board_.topology.centre12(other) - board_.topology.centre12(cell));
        if (!least || d < *least) least = d;
      }
      from_zone_.push_back(least.value_or(Surd{}));
    }
  }

  /// Whether a step leads where `rising`, `falling` and `toward` want it.
  bool leads(CellId from, CellId to) const {
    if (move_.climb != Move::Climb::any) {
      const int climb = board_.rank_of(to) - board_.rank_of(from);
      if (move_.climb == Move::Climb::rising ? climb <= 0 : climb >= 0) return false;
    }
    return move_.toward.empty() || from_zone_[index(to)] < from_zone_[index(from)];
  }

  bool lands(CellId cell) const { return onto_.contains(cell); }
  static Moves::Hop hop(CellId cell, bool lands) {
    Moves::Hop hop;
    hop.cell = cell;
    hop.lands = lands;
    return hop;
  }

  template <class Sink>
  void single(CellId to, Sink& ray) const {
    if (lands(to)) ray(Hops{hop(to, true)});
  }

  template <class Sink>
  void along_axes(CellId from, Sink& ray) const {
    for (const std::string& name : move_.axes)
      for (Heading h : board_.axis(name)->headings)
        if (faces(h)) along(from, *board_.axis(name), h, ray);
  }

  template <class Sink>
  void along(CellId from, const Axis& axis, Heading h, Sink& ray) const {
    Hops hops;
    CellId at = from;
    const int most = move_.manner == Manner::step ? 1 : most_;
    for (int n = 1; most == 0 || n <= most; ++n) {
      const auto next = board_.step(axis, at, h);
      if (!next || *next == from || !inside_.contains(*next) || !leads(at, *next)) break;
      at = *next;
      if (move_.then) onward(hops, at, h, ray);
      if (!over_.contains(at)) hops.push_back(hop(at, !move_.then && lands(at)));
    }
    if (!move_.then) emit(std::move(hops), ray);
  }

  /// The second stretch of a move, from a cell that the first reaches with this heading.
  template <class Sink>
  void onward(const Hops& before, CellId at, Heading h, Sink& ray) const {
    const HeadingSet told = bent(move_.then->bend, h, headings_of(*move_.then, board_, at));
    std::vector<CellId> ends;
    const auto offer = [&](Heading heading, std::optional<CellId> to) {
      if (to && told[index(heading)] && is_told(move_.across, heading, forward()))
        ends.push_back(*to);
    };
    if (move_.then->manner == Manner::step) {
      for (const std::string& name : move_.then->axes)
        for (Heading heading : board_.axis(name)->headings)
          offer(heading, board_.step(*board_.axis(name), at, heading));
    } else {
      const auto kind = move_.then->manner == Manner::side ? Gate::Kind::side : Gate::Kind::corner;
      for (int i = 0; i < board_.topology.sides(at); ++i) {
        const Gate gate{at, kind, i};
        if (const auto in = board_.topology.through(gate))
          offer(board_.topology.heading(gate), in->cell);
      }
    }
    for (const CellId to : ends) {
      if (!lands(to)) continue;
      Hops hops = before;
      if (!over_.contains(at)) hops.push_back(hop(at, false));
      hops.push_back(hop(to, true));
      ray(std::move(hops));
    }
  }

  /// Where a leap leads, if the conditions of the move allow it.
  std::optional<CellId> next(CellId from, const Leap& leap) const {
    const auto to = leaps_->to(from, leap);
    return to && inside_.contains(*to) && leads(from, *to) ? to : std::nullopt;
  }

  template <class Sink>
  void leap(CellId from, Sink& ray) const {
    for (const Leap& each : leaps_->all())
      if (const auto to = next(from, each); to && lands(*to))
        ray(Hops{hop(*to, true)}, each.then ? *leaps_->turn(from, each) : no_cell);
  }

  /// The way of leaps that are told one after the other, until one leads nowhere or back.
  template <class Pick, class Sink>
  void follow(CellId from, Pick&& pick, Sink& ray) const {
    Hops hops;
    CellId at = from;
    for (int n = 0; most_ == 0 || n < most_; ++n) {
      const auto to = next(at, pick(n));
      if (!to || *to == from) break;
      at = *to;
      if (!over_.contains(at)) hops.push_back(hop(at, lands(at)));
    }
    emit(std::move(hops), ray);
  }

  template <class Sink>
  void ride(CellId from, Sink& ray) const {
    for (const Leap& each : leaps_->all())
      follow(
          from, [&](int) -> const Leap& { return each; }, ray);
  }

  template <class Sink>
  void wheel(CellId from, Sink& ray) const {
    const auto count = static_cast<int>(leaps_->all().size());
    for (int first = 0; first < count; ++first)
      for (const int way : {1, count - 1})
        follow(
            from,
            [&](int n) -> const Leap& { return leaps_->all()[index((first + n * way) % count)]; },
            ray);
  }

  template <class Sink>
  void gates(CellId from, bool sides, bool corners, Sink& ray) const {
    for (int i = 0; i < board_.topology.sides(from); ++i) {
      const Gate side{from, Gate::Kind::side, i}, corner{from, Gate::Kind::corner, i};
      if (sides && faces(board_.topology.heading(side)))
        if (const auto in = board_.topology.through(side))
          if (inside_.contains(in->cell) && leads(from, in->cell)) single(in->cell, ray);
      if (corners && faces(board_.topology.heading(corner)))
        for (CellId to : board_.topology.over_corner(from, i))
          if (inside_.contains(to) && leads(from, to)) single(to, ray);
    }
  }

  template <class Sink>
  void rings(CellId from, Sink& ray) const {
    for (const RingSet& set : board_.circles) {
      if (set.name != move_.axes.front()) continue;
      for (const RingSet::Ring& ring : set.rings) {
        const auto at = std::find(ring.cells.begin(), ring.cells.end(), from);
        if (at == ring.cells.end()) continue;
        const auto n = static_cast<int>(ring.cells.size());
        const auto start = static_cast<int>(at - ring.cells.begin());
        for (const int way : {1, n - 1}) {
          Hops hops;
          for (int k = 1; k < n && (most_ == 0 || k <= most_); ++k) {
            const CellId cell = ring.cells[static_cast<std::size_t>((start + k * way) % n)];
            if (!over_.contains(cell)) hops.push_back(hop(cell, lands(cell)));
          }
          emit(std::move(hops), ray);
        }
      }
    }
  }

  template <class Sink>
  void far(CellId from, Sink& ray) const {
    CellSet seen{from};
    std::vector<CellId> edge{from};
    for (int n = 0; n < move_.count; ++n) {
      std::vector<CellId> next;
      for (CellId cell : edge)
        for (CellId to : board_.topology.touching(cell))
          if (!seen.contains(to)) {
            seen.insert(to);
            next.push_back(to);
          }
      edge = std::move(next);
    }
    std::sort(edge.begin(), edge.end());
    for (CellId to : edge) single(to, ray);
  }

  template <class Sink>
  static void emit(Hops hops, Sink& ray) {
    while (!hops.empty() && !hops.back().lands) hops.pop_back();
    if (!hops.empty()) ray(std::move(hops));
  }

  const Board& board_;
  const Move& move_;
  SeatId seat_;
  CellSet onto_, over_, from_, inside_;
  std::optional<Leaps> leaps_;
  std::vector<Surd> from_zone_;  ///< by cell, of a move that leads toward a zone
  int most_ = 0;
  bool holds_ = true;  ///< what `when` asks
};

}  // namespace

Moves::Moves(const Board& board, std::span<const Move> moves, SeatId seat, const State& state) {
  std::vector<Tracer> tracers;
  tracers.reserve(moves.size());
  for (const Move& move : moves) tracers.emplace_back(board, move, seat, state);
  std::vector<const PathGraph*> graphs(moves.size(), nullptr);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i].manner == Manner::roam)
      graphs[i] = leaps_.emplace_back(std::make_unique<PathGraph>(tracers[i].leap_graph())).get();
    for (const PathGraph& path : board.paths)
      if (moves[i].manner == Manner::path && path.name == moves[i].axes.front()) graphs[i] = &path;
  }
  floods_.resize(index(board.size()));
  for (CellId cell : board.cells()) {
    starts_.push_back(static_cast<std::uint32_t>(rays_.size()));
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const Tracer& tracer = tracers[i];
      if (!tracer.starts_on(cell)) continue;
      const bool quiet = moves[i].use != Move::Use::capture;
      const bool takes = moves[i].use != Move::Use::move;
      const auto place = static_cast<std::uint16_t>(i);
      tracer.trace(cell, [&](const std::vector<Hop>& hops, CellId turn = no_cell) {
        const auto first = static_cast<std::uint32_t>(hops_.size());
        hops_.insert(hops_.end(), hops.begin(), hops.end());
        rays_.push_back({first, static_cast<std::uint32_t>(hops_.size()), quiet, takes,
                         moves[i].manner != Manner::away, place, turn});
      });
      if (graphs[i] != nullptr)
        floods_[index(cell)].push_back(
            {graphs[i], tracer.most(), quiet, takes, moves[i].onto.empty(), tracer.onto(), place});
    }
  }
  starts_.push_back(static_cast<std::uint32_t>(rays_.size()));
  hops_.shrink_to_fit();
  rays_.shrink_to_fit();
  for (const auto& floods : floods_) flood_weight_ += std::ssize(floods) * std::ssize(floods_);
}

bool leads_somewhere(const Board& board, const Move& move, SeatId seat, const State& state) {
  if (move.manner == Manner::path || move.manner == Manner::roam) {
    Move any = move;
    any.use = Move::Use::both;  // nobody stands on an empty board to be captured
    const Moves flood(board, {&any, 1}, seat, state);
    for (CellId cell : board.cells())
      if (reach(flood, {}, cell).count() > 0) return true;
    return false;
  }
  const Tracer tracer(board, move, seat, state);
  bool found = false;
  for (CellId cell : board.cells()) {
    if (tracer.starts_on(cell))
      tracer.trace(cell, [&](const std::vector<Moves::Hop>&, CellId = no_cell) { found = true; });
    if (found) break;
  }
  return found;
}

}  // namespace boardwright::rules
