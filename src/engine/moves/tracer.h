// Traces one move pattern on a board: its rays from each cell.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "moves/course.h"
#include "moves/leaps.h"
#include "moves/piece_moves.h"

namespace boardwright::moves {

/// A ray while it is traced.
struct Trail {
  std::vector<PieceMoves::Hop> hops;
  CellId turn = geometry::no_cell;  ///< where a leap of two stretches turns
  bool requires_pieces = false;     ///< whether some hop requires a piece
};

/// Traces one move pattern of one piece on a board.
class Tracer {
 public:
  using Sink = std::function<void(const Trail&)>;

  /// Requires: board and move outlive this.
  Tracer(const Board& board, const MovePattern& move, SeatId seat, const State& state);

  bool starts_on(CellId cell) const { return holds_ && from_.contains(cell); }
  /// The cells on which a move can end, and those that it passes whatever stands there.
  const CellSet& onto() const { return onto_; }
  const CellSet& over() const { return over_; }
  int most() const { return most_; }

  /// Calls `ray` for each ray from a cell.
  void trace(CellId from, const Sink& ray) const;

  /// The graph of single leaps, for moves that roam.
  PathGraph leap_graph() const;

 private:
  using Hops = std::vector<PieceMoves::Hop>;
  struct Walk;

  /// Whether the second stretch of a leap is part of the leap, so that a ride repeats both.
  static bool is_one_leap(const MovePattern& move);
  Heading forward(CellId cell) const { return board_.forward(seat_, cell); }
  bool faces(CellId from, Heading heading) const;
  void measure_from(const CellSet& zone);
  bool leads(CellId from, CellId to) const;
  bool lands(CellId cell) const { return onto_.contains(cell); }
  static PieceMoves::Hop hop(CellId cell, bool lands, Requirement requirement = Requirement::none,
                             bool hurdle = false);

  void single(CellId to, const Sink& ray) const;
  void along_axes(CellId from, const Sink& ray) const;
  void finish(Hops hops, const Sink& ray) const;
  std::optional<Step> onward_along(Walk& walk, const Axis& axis) const;
  std::optional<Heading> reflected(CellId cell, Heading heading) const;
  bool over_hurdle(Walk& walk, const Axis& axis, const Sink& ray, int n, int forks) const;
  std::vector<int> turns_in_order(int count) const;
  bool leads_along(const Leap& first, const Leap& second) const;
  std::optional<CellId> next(CellId from, const Leap& leap) const;
  void leap(CellId from, const Sink& ray) const;
  template <class Pick>
  void follow(CellId from, const Pick& pick, const Sink& ray) const;
  void ride(CellId from, const Sink& ray) const;
  void wheel(CellId from, const Sink& ray) const;
  void adjacent_cells(CellId from, bool sides, bool corners, const Sink& ray) const;
  void rings(CellId from, const Sink& ray) const;
  void cells_at_distance(CellId from, const Sink& ray) const;
  static void emit(Hops hops, const Sink& ray);

  /// The leaps N:M of a further stretch.
  struct Further {
    MovePattern move;
    Leaps leaps;
    Further(const Board& board, const Then& then, SeatId seat);
  };

  /// The turn at a step of a move that repeats its steps.
  struct Turn {
    const Axis* axis;
    int steps;  ///< in units of 15 degrees, from the heading before
  };

  /// The state of a trace through several stretches.
  struct Walk {
    CellId start, at;
    Course course;
    std::size_t then = 0;                         ///< index of the next stretch
    Hops hops{};                                  ///< passed so far, without `at`
    bool solid = true;                            ///< a piece on `at` blocks the move
    Requirement requirement = Requirement::none;  ///< what `at` must hold
    bool requires_pieces = false;                 ///< some cell on the way requires a piece
    bool taking = false;                          ///< some piece is captured on the way
    std::vector<Turn> turns{};                    ///< of a move that repeats its steps, so far
    int passed = 0;                               ///< of a hop that continues: hurdles so far
    std::size_t last = 0;                         ///< position of the last hurdle, counted from 1
    int reflections = 0;                          ///< number so far
  };
  void along(Walk walk, const Axis& axis, const Sink& ray, int n = 1, int forks = 0) const;
  void onward(const Walk& before, const Sink& ray) const;
  void stretch(Walk walk, const Axis& axis, Heading heading, const Sink& ray) const;
  void onward_through_gates(const Walk& walk, const HeadingSet& open, const Sink& ray) const;
  void repeat(const Walk& walk, const Step& end, const Sink& ray) const;
  void leap_on(const Walk& walk, const Sink& ray) const;
  void ride_on(Walk walk, const Leaps& leaps, Leap leap, const Sink& ray) const;
  static void emit_behind(Walk walk, std::size_t before, const Sink& ray);
  void arrive_at(const Walk& walk, CellId to, const Course& course, const Sink& ray) const;
  void arrive_at_start(const Walk& walk, const Sink& ray) const;
  static Course course_of(const Leaps& leaps, const Leap& leap, const Step& landed);
  bool goes_on(const Walk& walk, Heading heading) const;
  std::optional<Walk> begin_stretch(const Walk& walk) const;

  const Board& board_;
  const MovePattern& move_;
  SeatId seat_;
  CellSet onto_, over_, from_, inside_;
  MovePattern first_;  ///< of a leap that continues: the leap alone
  std::optional<Leaps> leaps_;
  std::vector<std::unique_ptr<Further>> further_;  ///< by further stretch; of leaps N:M only
  std::vector<geometry::Surd> from_zone_;          ///< of a move toward a zone: distance by cell
  int most_ = 0;
  std::size_t bend_ = 0;  ///< index of the further stretch to which `aside` applies
  bool holds_ = true;     ///< whether `when` holds, and the range is not 0
};

}  // namespace boardwright::moves
