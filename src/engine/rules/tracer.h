// One move resolved on a board: from each cell, the rays along which it leads.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "rules/course.h"
#include "rules/leaps.h"
#include "rules/piece_moves.h"

namespace boardwright::rules {

/// A ray as it is found.
struct Trail {
  std::vector<PieceMoves::Hop> hops;
  CellId turn = no_cell;  ///< where a leap of two stretches turns
  bool stops = false;     ///< whether some hop asks for a piece
};

/// One move of one piece, resolved on a board.
class Tracer {
 public:
  using Sink = std::function<void(const Trail&)>;

  /// Requires: board and move outlive this.
  Tracer(const Board& board, const MovePattern& move, SeatId seat, const State& state);

  bool starts_on(CellId cell) const { return holds_ && from_.contains(cell); }
  const CellSet& onto() const { return onto_; }
  int most() const { return most_; }

  /// Calls `ray` for each ray from a cell.
  void trace(CellId from, const Sink& ray) const;

  /// The cells to which single leaps lead, as a path that leads on from each.
  PathGraph leap_graph() const;

 private:
  using Hops = std::vector<PieceMoves::Hop>;
  struct Walk;

  /// Whether the second stretch of a leap is part of the leap, so that it can be told again.
  static bool is_one_leap(const MovePattern& move);
  Heading forward(CellId cell) const { return board_.forward(seat_, cell); }
  bool faces(CellId from, Heading heading) const;
  void measure_from(const std::vector<CellId>& zone);
  bool leads(CellId from, CellId to) const;
  bool lands(CellId cell) const { return onto_.contains(cell); }
  static PieceMoves::Hop hop(CellId cell, bool lands, Requirement stop = Requirement::none,
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
  void gates(CellId from, bool sides, bool corners, const Sink& ray) const;
  void rings(CellId from, const Sink& ray) const;
  void far(CellId from, const Sink& ray) const;
  static void emit(Hops hops, const Sink& ray);

  /// The leaps N:M by which a further stretch may go on.
  struct Further {
    MovePattern move;
    Leaps leaps;
    Further(const Board& board, const Then& then, SeatId seat);
  };

  /// A step of a move that repeats its steps.
  struct Turn {
    const Axis* axis;
    int steps;  ///< of 15 degrees, from the heading before
  };

  /// Where a walk of several stretches stands.
  struct Walk {
    CellId start, at;
    Course course;
    std::size_t then = 0;                  ///< which stretch comes next
    Hops hops{};                           ///< passed so far, without `at`
    bool solid = true;                     ///< a piece on `at` stands in the way
    Requirement stop = Requirement::none;  ///< who must stand on `at`
    bool stops = false;                    ///< some piece must stand on the way
    bool taking = false;                   ///< some piece is taken on the way
    std::vector<Turn> turns{};             ///< so far, of a move that repeats its steps
    int passed = 0;                        ///< hurdles so far, of a hop that goes on,
    std::size_t last = 0;                  ///< and where the last of them stands, counted from 1
    int reflections = 0;                   ///< so far
  };
  void along(Walk walk, const Axis& axis, const Sink& ray, int n = 1, int forks = 0) const;
  void onward(const Walk& before, const Sink& ray) const;
  void stretch(Walk walk, const Axis& axis, Heading heading, const Sink& ray) const;
  void onward_through_gates(const Walk& walk, const HeadingSet& told, const Sink& ray) const;
  void repeat(const Walk& walk, const Step& end, const Sink& ray) const;
  void leap_on(const Walk& walk, const Sink& ray) const;
  void ride_on(Walk walk, const Leaps& leaps, Leap leap, const Sink& ray) const;
  static void emit_behind(Walk walk, std::size_t before, const Sink& ray);
  void come_to(const Walk& walk, CellId to, const Course& course, const Sink& ray) const;
  void come_back(const Walk& walk, const Sink& ray) const;
  static Course course_of(const Leaps& leaps, const Leap& leap, const Step& landed);
  bool goes_on(const Walk& walk, Heading heading) const;
  std::optional<Walk> begun(const Walk& walk) const;

  const Board& board_;
  const MovePattern& move_;
  SeatId seat_;
  CellSet onto_, over_, from_, inside_;
  MovePattern first_;  ///< of a leap that goes on: the leap alone
  std::optional<Leaps> leaps_;
  std::vector<std::unique_ptr<Further>> further_;  ///< by stretch behind the first, of leaps N:M
  std::vector<Surd> from_zone_;                    ///< by cell, of a move that leads toward a zone
  int most_ = 0;
  std::size_t bend_ = 0;  ///< which further stretch is the first that bends
  bool holds_ = true;     ///< what `when` asks
};

}  // namespace boardwright::rules
