// Works out rays and floods from the notation.
#include "rules/moves.h"

#include <algorithm>

#include "base/index.h"
#include "rules/bend.h"
#include "rules/leaps.h"
#include "rules/reach.h"

namespace boardwright::rules {
namespace {

CellSet regions(const Board& board, const std::vector<std::string>& words, SeatId seat) {
  CellSet set;
  for (const std::string& word : words) {
    // A kind of cell that the game's own board has may be missing on another.
    set |= board.region(word, seat).value_or(CellSet{});
  }
  return set;
}

/// One move of one piece, resolved on a board.
class Tracer {
 public:
  Tracer(const Board& board, const Move& move, SeatId seat, const State& state)
      : board_(board), move_(move), seat_(seat) {
    const CellSet all = board.all();
    onto_ = move.onto.empty() ? all : regions(board, move.onto, seat);
    over_ = regions(board, move.over, seat);
    inside_ = move.inside.empty() ? all : regions(board, move.inside, seat);
    from_ = ((move.from.empty() ? all : regions(board, move.from, seat)) & inside_) -
            regions(board, move.off, seat);
    most_ = move.most;
    if (!move.most_state.empty()) most_ = std::max(1, number_of(state, move.most_state, 1));
    if (leaps_over(move)) leaps_.emplace(board, move, seat);
    if (!move.when.empty()) holds_ = number_of(state, move.when, 0) != 0;
    if (!move.toward.empty()) measure_from(regions(board, {move.toward}, seat).list());
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

  Heading forward(CellId cell) const { return board_.forward(seat_, cell); }
  bool faces(CellId from, Heading h) const {
    const Heading ahead = forward(from);
    return rules::faces(move_.facing, h, ahead) && is_told(move_.heading, h, ahead);
  }

  /// Works out the distance of every cell to the nearest of a zone, in units that only compare.
  void measure_from(const std::vector<CellId>& zone) {
    from_zone_.resize(index(board_.size()));
    for (const CellId other : zone) {
      const auto distances = board_.topology.distances(other);
      for (std::size_t i = 0; i < from_zone_.size(); ++i)
        if (other == zone.front() || distances[i] < from_zone_[i]) from_zone_[i] = distances[i];
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
        if (faces(from, h)) along({from, h}, *board_.axis(name), {{}, from, 1, 0}, ray);
  }

  /// A line as far as it has been followed.
  struct Trail {
    Hops hops;
    CellId start;
    int cells = 1;  ///< that the next is the n-th of
    int forks = 0;  ///< where it took the other branch
  };

  template <class Sink>
  void along(Step at, const Axis& axis, Trail trail, Sink& ray) const {
    constexpr int most_forks = 4;  // of one line: no board that is meant has more
    const int most = move_.manner == Manner::step ? 1 : most_;
    const auto go = [&](const Step& next, Trail& on) {
      if (next.cell == on.start || !inside_.contains(next.cell) || !leads(at.cell, next.cell))
        return false;
      if (move_.then) onward(on.hops, next.cell, next.heading, ray);
      if (!over_.contains(next.cell))
        on.hops.push_back(hop(next.cell, !move_.then && lands(next.cell)));
      ++on.cells;
      return true;
    };
    while ((most == 0 || trail.cells <= most) && trail.cells <= board_.size()) {
      const auto branch = board_.fork(axis, at.cell, at.heading);
      if (branch && trail.forks < most_forks) {
        // A ray of its own, which lands on nothing before it parts.
        Trail other = trail;
        for (Moves::Hop& each : other.hops) each.lands = false;
        ++other.forks;
        if (go(*branch, other)) along(*branch, axis, std::move(other), ray);
      }
      const auto next = board_.walk(axis, at.cell, at.heading);
      if (!next || !go(*next, trail)) break;
      at = *next;
    }
    if (!move_.then) emit(std::move(trail.hops), ray);
  }

  /// The second stretch of a move, from a cell that the first reaches with this heading.
  template <class Sink>
  void onward(const Hops& before, CellId at, Heading h, Sink& ray) const {
    const HeadingSet told = bent(move_.then->bend, h, headings_of(*move_.then, board_, at));
    std::vector<CellId> ends;
    const auto offer = [&](Heading heading, std::optional<CellId> to) {
      if (to && told[index(heading)] && is_told(move_.across, heading, forward(at)))
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
      if (sides && faces(from, board_.topology.heading(side)))
        if (const auto in = board_.topology.through(side))
          if (inside_.contains(in->cell) && leads(from, in->cell)) single(in->cell, ray);
      if (corners && faces(from, board_.topology.heading(corner)))
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
