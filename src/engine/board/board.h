// The playing surface: a topology with named cells, axes, lines, zones and seats.
#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "board/seat.h"
#include "geometry/cell_set.h"
#include "geometry/tiling.h"
#include "geometry/topology.h"

namespace boardwright::board {

using geometry::CellId, geometry::CellSet, geometry::Topology;

/// A graph of cells along which a move can turn: a lotus path.
struct PathGraph {
  std::string name;
  std::vector<std::uint32_t> starts;  ///< by cell, with an end mark: first index in `cells`
  std::vector<CellId> cells;          ///< neighbours of all cells, cell by cell

  /// The neighbours of a cell on the path; empty for a cell off it.
  std::span<const CellId> next(CellId cell) const {
    const auto i = static_cast<std::size_t>(cell);
    return {cells.data() + starts[i], cells.data() + starts[i + 1]};
  }
};

/// The closed rings of a circle, each counter-clockwise, as the twelve cells around a hexagon.
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
  std::vector<geometry::Cell> all_cells;  ///< by id
  std::vector<std::string> file_order;    ///< all files from the left
  std::vector<std::string> rank_order;    ///< all ranks from the bottom
  std::vector<geometry::Wall> walls;      ///< drawn beside the cells
  std::string sign;                       ///< what the sign on some walls is called
  std::vector<std::string> plates;        ///< names of plates, the lowest first; empty: one plate
  bool wrap_files = false, wrap_ranks = false;  ///< the last is next to the first
  bool on_points = false;  ///< pieces are on intersections, and cells are drawn as points
  std::string river;       ///< if on_points: the rank above which a river runs
  std::vector<std::vector<CellId>> given_lines;  ///< lines listed in the data, to be drawn
  geometry::Markings markings;
  std::vector<geometry::Axis> axes;
  std::vector<PathGraph> paths;
  std::vector<RingSet> circles;
  std::vector<Seat> seats;
  std::map<std::string, std::vector<CellSet>, std::less<>> zones;  ///< a set for each seat
  /// Phrases for some zones in sentences: "its own territory".
  std::map<std::string, std::string, std::less<>> zone_words;

  int size() const { return topology.size(); }
  base::Ids<CellId> cells() const { return topology.cells(); }
  const geometry::Cell& cell(CellId number) const {
    return all_cells[static_cast<std::size_t>(number)];
  }
  const std::string& name(CellId number) const { return cell(number).name; }
  std::vector<std::string> names() const { return geometry::names_of(all_cells); }
  bool has_tints() const { return !all_cells.empty() && all_cells.front().tint >= 0; }
  bool has_sectors() const;

  /// Sets the numbers of the files and ranks of all cells.
  void number_lines();
  base::Ids<SeatId> seat_ids() const { return base::Ids<SeatId>(seats.size()); }
  const Seat& seat(SeatId seat) const { return seats[static_cast<std::size_t>(seat)]; }

  /// The seat with this number, counting from 1; nothing if there is none.
  std::optional<SeatId> seat_numbered(int number) const;

  /// The seat whose turn is next, with all seats in play.
  SeatId seat_after(SeatId seat) const {
    return static_cast<SeatId>(seat_number(seat) % seat_ids().size());
  }

  /// The number of turns from that of one seat to that of another.
  int turns_between(SeatId from, SeatId to) const;

  /// The cell with this name; ignoring case on boards whose cells have several names.
  std::optional<CellId> find(std::string_view name) const;

  /// The heading away from a seat's player on a cell. On a free board with sectors it is up the
  /// files in the seat's own sector and down the files of all others.
  Heading forward(SeatId seat, CellId cell) const;

  /// The same on a cell of the seat's own sector.
  Heading forward_at_home(const Seat& seat) const {
    return topology.is_mesh() && !seat.sector.empty() ? geometry::upward : seat.forward;
  }

  /// Whether the name of a cell ends with its file and rank. A few cells have another name, such as
  /// w1 beyond a corner of the board of Omega Chess.
  bool is_called_by_lines(CellId cell) const;

  const geometry::Axis* axis(std::string_view name) const;
  CellSet all() const;

  /// The next cell along a heading of an axis: like topology.step(), on the shapes of the axis.
  std::optional<CellId> step(const geometry::Axis& axis, CellId from, Heading heading) const;

  /// The same, with the heading in which the line continues; and the other branch of a fork.
  std::optional<geometry::Step> walk(const geometry::Axis& axis, CellId from,
                                     Heading heading) const;
  std::optional<geometry::Step> fork(const geometry::Axis& axis, CellId from,
                                     Heading heading) const;

  /// The cells of a line through a cell, in order along the heading. A closed line has every cell
  /// once; at a fork it follows the first branch.
  std::vector<CellId> line(const geometry::Axis& axis, CellId through, Heading heading) const;

  /// The same, not restricted to an axis.
  std::vector<CellId> line(CellId through, Heading heading) const;

  /// All lines of an axis with two or more cells, each in order along its heading: open lines, then
  /// closed ones.
  std::vector<std::vector<CellId>> lines(const geometry::Axis& axis) const;

  std::vector<std::vector<CellId>> once_each(std::vector<std::vector<CellId>> open,
                                             const geometry::Axis& axis) const;

  /// On a board with pieces on intersections: whether a line is drawn between two neighbours.
  bool is_drawn_between(CellId cell, CellId next) const;

  /// The cells of a region word: a shape, a kind of tile, a tint or a zone. Nothing if unknown.
  std::optional<CellSet> region(std::string_view word, SeatId seat) const;

  /// The union of the cells of these region words. A word that only another board of the game has
  /// adds none.
  CellSet regions(const std::vector<std::string>& words, SeatId seat) const;

  /// All words that region() knows, sorted.
  std::vector<std::string> region_words() const;
};

/// The region word for the cells of a colour, which counts from 0: "tint-1" for 0.
std::string tint_name(int tint);

/// Builds a board from a patch and the data of its tiling. Zones are left empty.
Board make_board(geometry::Patch patch, const geometry::Tiling& tiling, std::vector<Seat> seats);

/// The hint for an unknown cell name: the cell with the same letters in another order or case, or
/// otherwise the first and the last cell. The nearest name would mislead, as short names are all
/// alike: i7 on a board of 8 files does not mean a7.
base::Hint cell_hint(const Board& board, std::string_view name);

}  // namespace boardwright::board
