// Tilings: periodic patterns of regular polygons read from data, and boards cut out of them.
#pragma once
#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/data.h"
#include "base/report.h"
#include "base/text.h"
#include "geometry/cell.h"
#include "geometry/markings.h"
#include "geometry/topology.h"

namespace boardwright::geometry {

using base::Data, base::Report, base::to_integer, base::words_of;

/// The name of a polygon: "triangle", "square", "hexagon", "octagon", "dodecagon", else "cell".
std::string_view shape_name(int sides);

/// The word list of these names, with the numbers of sides.
std::span<const base::Word<int>> all_shapes();

/// A named set of headings for the move notation, and the shapes of cells that its lines cross.
struct Axis {
  std::string name;               ///< "X", "diagonal"
  std::vector<Heading> headings;  ///< both ways of each line
  std::vector<int> sides;         ///< numbers of sides of the allowed cells; empty: all
  /// For an axis of given lines: all its steps, by cell and heading. On a line that bends, the
  /// heading only identifies the line.
  std::map<std::pair<CellId, Heading>, Step> steps{};
  bool is_given = false;
};

/// A line given by cells: straight from each to the next. It is drawn, and moves can follow it as a
/// line of its axis.
struct GivenLine {
  std::string axis;
  std::vector<std::string> through;
  base::Place place;
};

/// A place in a tiling: i times the first plus j times the second translation.
struct Cursor {
  int i = 0, j = 0;
  friend auto operator<=>(const Cursor&, const Cursor&) = default;
};

/// A cell that is not part of the tiling: a polygon attached to a side of another cell.
struct Extra {
  std::string name;  ///< "z4"
  int sides = 0;
  std::string beyond;  ///< the cell it is attached to
  Heading heading{};   ///< which side of that cell
  base::Place place;
};

/// Names for the cells of a hexagon, seen from its six edges.
///
/// Ranks are rings, counted from the edge inward. A sector lies between two rays of corner cells.
/// The files of its two halves start at the edge and run inward toward its middle line, where they
/// meet: a cell there has two names, of which that of the second half comes first. A cell on a ray
/// belongs to the sector to its right. Left and right are those of a player at the edge.
struct SectorNames {
  struct Word {
    std::string id, name;  ///< "kn", "King Knight"
  };
  struct Sector {
    Word word;
    Heading middle{};       ///< seen from the centre of the board
    bool mirrored = false;  ///< its files are named from the right
  };
  struct Alias {
    Word word;
    int rank = 0;      ///< the rank in the new name
    std::string file;  ///< file of the cell, in every sector
    int at = 0;        ///< rank of the cell
  };
  std::vector<Word> files;      ///< from the left, two fewer than the cells per side
  std::vector<Sector> sectors;  ///< six
  Word ray, centre;
  std::vector<std::string> ranks;  ///< "One", "Two", … for full names
  std::vector<Alias> aliases;
};

/// A part of a free board: a rectangular grid of cells between four named points.
///
/// Sheets that share two of these points are joined along that side, cell by cell. The files are
/// counted from the first point to the second, the ranks from the first to the fourth. For each of
/// its cells 0 degrees is along the ranks and 90 degrees along the files, wherever the points are
/// drawn.
struct FreeSheet {
  std::vector<std::string> corners;       ///< counter-clockwise: names of four points
  std::vector<std::string> files, ranks;  ///< names, from which the cells are named
  std::string sector, kind;
  base::Place place;
};

/// A single cell of a free board. It touches the cells that share a point with it, and is beside
/// the cells that share two consecutive points.
struct FreeCell {
  std::string name;                  ///< "b2" is on file b and rank 2; other names have neither
  std::vector<std::string> corners;  ///< counter-clockwise: names of points
  Heading first{};                   ///< the heading assigned to the side between the first two
  std::string sector, kind;
  base::Place place;
};

/// Sides of a free board that are drawn as arcs: those between consecutive points of `through`.
struct FreeArc {
  std::string round;  ///< the centre of the arcs
  std::vector<std::string> through;
};

/// A free board: its points, and the sheets and cells between them.
struct FreeBoard {
  std::vector<std::pair<std::string, Vec>> points;  ///< with their places, for drawing only
  std::vector<FreeArc> arcs;
  std::vector<FreeSheet> sheets;
  std::vector<FreeCell> cells;
};

/// A rectangle of tiles, or a stack of such rectangles.
struct Rectangle {
  int width = 0, height = 0;                    ///< in tiles
  bool wrap_files = false, wrap_ranks = false;  ///< the last adjoins the first
  Chart::Ring ring{};                           ///< if it is drawn as a ring
  std::vector<std::string> plates{};            ///< names of stacked rectangles, lowest first
  int across = 0;                               ///< number of plates per row in the drawing
};

/// A hexagon of tiles.
struct Hexagon {
  int side = 0;                          ///< cells per side
  std::optional<SectorNames> sectors{};  ///< without them the tiling names the cells
};

/// Tiles of the kind `row_kind`, and all that touch them.
struct Rings {
  std::vector<Cursor> centres;
};

/// Single places of the tiling.
struct TileList {
  std::vector<Cursor> places;
};

/// The colours of a board's cells: those of its tiling, the fewest so that no two neighbours are
/// alike, or none.
enum class TintSource { tiling, fewest, none };

/// The description of a board: which part of a tiling it is, how its cells are joined, and their
/// names.
struct Region {
  std::string id;
  std::variant<Rectangle, Hexagon, Rings, TileList, FreeBoard> shape;
  std::vector<Extra> extra;
  std::vector<std::string> missing;       ///< names of cells left out
  std::vector<std::string> walls;         ///< names of cells left out but drawn
  std::vector<std::string> indicators;    ///< the walls that have a sign
  std::string sign;                       ///< what the sign is called: "Queen Indicator"
  bool holes = false;                     ///< allows holes and disconnected parts
  std::vector<std::string> files, ranks;  ///< names; empty: a, b, … and 1, 2, …
  bool bent = false;                      ///< ranks count from the lowest cell of each file
  std::vector<std::pair<std::string, std::string>> named;  ///< cells with a special name: k0, w1
  bool on_points = false;  ///< pieces are placed on intersections; cells are drawn as points
  std::string river;  ///< of a board on points: the rank below the river, where no files are drawn
  std::vector<GivenLine> lines;
  std::vector<GivenLine> drawn_lines;  ///< only drawn: their axes have no names
  MarkingNames markings;
  TintSource tints = TintSource::tiling;
  base::Place place;
};

/// A tiling, as defined by a file of templates/tilings: one period of it, and the boards cut from
/// it.
struct Tiling {
  struct Tile {
    std::string kind;     ///< "x-square"
    int sides = 0;        ///< 3, 4, 6, 8 or 12
    Exact corner;         ///< its first corner
    Heading direction{};  ///< the direction of its first side
  };
  struct Path {
    std::string name;
    std::vector<int> sides;  ///< shapes of the cells on the path
  };
  struct Circle {
    std::string name;
    std::string around;  ///< the kind of tile that a ring surrounds
  };
  enum class Naming { lattice, columns };

  std::string name;
  std::array<Exact, 2> period{};
  std::vector<Tile> tiles;
  std::vector<Axis> axes;
  std::vector<Path> paths;
  std::vector<Circle> circles;
  /// lattice: a file for each first index, a rank for each second.
  /// columns: a file for each x coordinate of centres; a rank for each row of centres of
  /// `row_kind`, and one for the cells between two rows.
  Naming naming = Naming::lattice;
  std::string row_kind;
  /// A tile at (i, j) has the colour (tint.i i + tint.j j) mod tints, so that no two cells of one
  /// colour share a side. 0 tints: the cells have no colours.
  Cursor tint;
  int tints = 0;
  std::vector<Region> regions;

  const Region* region(std::string_view id) const;
};

/// A place of the tiling that is drawn but is not a cell: pieces cannot enter it.
struct Wall {
  std::string name;
  Outline outline;
  bool indicator = false;  ///< it has a sign
};

/// A board cut out of a tiling. Its cells are sorted by name, or by sector, rank and file.
struct Patch {
  std::string id;
  Topology topology{std::vector<Outline>()};
  std::vector<Cell> cells;
  std::vector<Wall> walls;
  std::string sign;  ///< what the sign on some walls is called
  bool wrap_files = false, wrap_ranks = false;
  std::vector<std::string> file_order, rank_order, plates;
  bool on_points = false;
  std::string river;
  std::vector<std::pair<std::string, std::vector<CellId>>> lines;  ///< given lines, with their axes
  Markings markings;
};

/// Reads a tiling and its regions. Reports errors and returns what could be read.
Tiling read_tiling(const Data& data, Report& report);

/// Reads the axes under `[axis.NAME]` of a tiling or a game.
std::vector<Axis> read_axes(const Data& data, Report& report);

/// Reads a region. The keys are those of `[region.ID]` in templates/tilings.
Region read_region(std::string id, const Data& data, Report& report);

/// Cuts a board out of a tiling. Reports unknown cells, overlaps, holes and too many cells.
std::optional<Patch> cut(const Tiling& tiling, const Region& region, Report& report);

/// Reads a heading: 0, 15, … 345, or a text: "up", "90 up", "45 down".
Heading read_degrees(const Data& data, Report& report);

/// Parses a region written as one word: "8x8", "hex:6", or "lotus:0,0;1,0" with the places of the
/// hexagons in the middle of rings. Nothing if it is malformed.
std::optional<Region> parse_region(std::string_view word);

/// The name of the tiling that a region written as one word is a part of: "hexagonal" for "hex:6".
std::string_view usual_tiling(const Region& region);

/// The letters of a file by its index from 0: a to z, then aa, ab, …
std::string file_letters(int index);

}  // namespace boardwright::geometry
