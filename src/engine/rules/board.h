// A topology with names on its cells, axes, lines, zones and seats: the playing surface.
#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/cell_set.h"
#include "geometry/tiling.h"
#include "geometry/topology.h"
#include "rules/seat.h"

namespace boardwright::rules {

/// Cells that lead on from side to side: a lotus path.
struct PathGraph {
  std::string name;
  std::vector<std::uint32_t> starts;  ///< by cell, and one more: where its neighbours begin
  std::vector<CellId> cells;          ///< neighbours of all cells, one cell after the other

  /// The cells next on the path; none for a cell off it.
  std::span<const CellId> next(CellId cell) const {
    const auto i = static_cast<std::size_t>(cell);
    return {cells.data() + starts[i], cells.data() + starts[i + 1]};
  }
};

/// The closed rings of a circle, each counter-clockwise: the twelve cells round a hexagon.
struct RingSet {
  std::string name;
  struct Ring {
    CellId around;
    std::vector<CellId> cells;
  };
  std::vector<Ring> rings;
};

/// The playing surface. Cells are numbered in the order of their names.
struct Board {
  std::string id;
  Topology topology{{}};
  std::vector<std::string> names;               ///< by cell: "c4"
  std::vector<std::string> files, ranks;        ///< by cell: "c", "4"; empty where it has none
  std::vector<std::string> kinds;               ///< by cell: the kind of its tile, "x-square"
  std::vector<std::string> file_order;          ///< all files from the left
  std::vector<std::string> rank_order;          ///< all ranks from the bottom
  std::vector<int> rank_numbers;                ///< by cell: place of its rank in the order, or -1
  std::vector<std::vector<std::string>> also;   ///< by cell: further names, short and full
  std::vector<std::string> sectors;             ///< by cell: id of its sector; empty: none
  std::vector<int> tints;                       ///< by cell, from 0; empty: cells have no colours
  std::vector<Wall> walls;                      ///< drawn beside the cells
  std::string sign;                             ///< what some of them bear: "Queen Indicator"
  std::vector<std::string> plates;              ///< names of plates, the lowest first; none: one
  bool wrap_files = false, wrap_ranks = false;  ///< the last lies next to the first
  bool on_points = false;  ///< pieces stand where lines cross, and so cells are drawn
  std::string river;       ///< then: the rank above which a river runs
  std::vector<std::vector<CellId>> given_lines;  ///< lines listed in the data, to be drawn
  std::vector<Axis> axes;
  std::vector<PathGraph> paths;
  std::vector<RingSet> circles;
  std::vector<Seat> seats;
  std::map<std::string, std::vector<CellSet>, std::less<>> zones;  ///< one set for each seat
  /// How sentences call some of them: "its own territory".
  std::map<std::string, std::string, std::less<>> zone_words;

  int size() const { return topology.size(); }
  Ids<CellId> cells() const { return topology.cells(); }
  const std::string& name(CellId cell) const { return names[static_cast<std::size_t>(cell)]; }
  Ids<SeatId> seat_ids() const { return Ids<SeatId>(seats.size()); }
  const Seat& seat(SeatId seat) const { return seats[static_cast<std::size_t>(seat)]; }

  /// The seat that people call by this number, counting from 1; nothing if there is none.
  std::optional<SeatId> seat_numbered(int number) const;

  /// Whose turn comes next, with all seats in play.
  SeatId seat_after(SeatId seat) const {
    return static_cast<SeatId>(seat_number(seat) % seat_ids().size());
  }

  /// How many turns after that of one seat another has its turn.
  int turns_between(SeatId from, SeatId to) const;

  /// The cell of this name; on boards whose cells have several, in any case of its letters.
  std::optional<CellId> find(std::string_view name) const;

  /// The heading that leads away from a seat's player, as a cell has it. On a free board with
  /// sectors that is up the files in his own sector and down the files of all others.
  Heading forward(SeatId seat, CellId cell) const;

  /// The same as a cell of his own sector has it.
  Heading forward_at_home(const Seat& seat) const {
    return topology.is_mesh() && !seat.sector.empty() ? upward : seat.forward;
  }

  /// The place of a cell's rank in the order of ranks.
  int rank_of(CellId cell) const { return rank_numbers[static_cast<std::size_t>(cell)]; }

  /// Whether a cell is called by its file and rank; a few have a name of their own, as w1 beyond a
  /// corner of Omega's board.
  bool is_called_by_lines(CellId cell) const;

  const Axis* axis(std::string_view name) const;
  CellSet all() const;

  /// Steps along a heading of an axis: as topology.step, on the shapes that the axis runs over.
  std::optional<CellId> step(const Axis& axis, CellId from, Heading heading) const;

  /// The same, with the heading by which the line goes on; and the other branch where it forks.
  std::optional<Step> walk(const Axis& axis, CellId from, Heading heading) const;
  std::optional<Step> fork(const Axis& axis, CellId from, Heading heading) const;

  /// The cells of a line through a cell, in order along the heading. A line that comes back to
  /// where it began has every cell once; at a fork the first branch counts.
  std::vector<CellId> line(const Axis& axis, CellId through, Heading heading) const;

  /// The same on whatever axis.
  std::vector<CellId> line(CellId through, Heading heading) const;

  /// Every line of an axis with two cells or more, once each, in order along its heading: those
  /// that end at the rim, then those that come back to where they began.
  std::vector<std::vector<CellId>> lines(const Axis& axis) const;

  std::vector<std::vector<CellId>> once_each(std::vector<std::vector<CellId>> open,
                                             const Axis& axis) const;

  /// On a board on points: whether a line is drawn from a cell to the next beside it.
  bool is_drawn_between(CellId cell, CellId next) const;

  /// The cells that a region word means: a shape, a kind of tile, a tint or a zone. Nothing if
  /// unknown.
  std::optional<CellSet> region(std::string_view word, SeatId seat) const;

  /// The cells that any of these words means; what only another board of the game has is no cell.
  CellSet regions(const std::vector<std::string>& words, SeatId seat) const;

  /// All words that region() knows, sorted.
  std::vector<std::string> region_words() const;
};

/// "tint-1": the word for the cells of one colour, counted from 0.
std::string tint_name(int tint);

/// Puts together what the tiling's data says of a patch. Zones are left empty.
Board make_board(Patch patch, const Tiling& tiling, std::vector<Seat> seats);

/// What to write in place of a name that no cell has: the cell with the same letters in another
/// order or size, or else where the board ends. Short names are all alike, so the nearest tells
/// nothing: for i7 on a board of 8 files no a7 was meant.
Hint cell_hint(const Board& board, std::string_view name);

}  // namespace boardwright::rules
