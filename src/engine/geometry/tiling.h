// Repeating patterns of regular polygons, read from data, and boards cut out of them.
#pragma once
#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/data.h"
#include "base/report.h"
#include "base/text.h"
#include "geometry/topology.h"

namespace boardwright::geometry {

/// "triangle", "square", "hexagon", "octagon", "dodecagon".
std::string_view shape_name(int sides);

/// All of these, by the number of sides.
std::span<const Word<int>> all_shapes();

/// A set of headings by which moves are told, and the shapes its lines run over.
struct Axis {
  std::string name;               ///< "X", "diagonal"
  std::vector<Heading> headings;  ///< both ways of each line
  std::vector<int> sides;         ///< numbers of sides of the cells allowed; empty: all
  /// Of an axis of lines that are told: the only steps there are, in order of cell and heading. On
  /// a line that bends a heading is but a mark by which the line knows itself.
  std::map<std::pair<CellId, Heading>, Step> steps{};
  bool is_given = false;
};

/// A line that is told: straight from each of its cells to the next. It is drawn, and moves may
/// follow it as a line of its axis.
struct GivenLine {
  std::string axis;
  std::vector<std::string> through;
  Place place;
};

/// A place of a tile in a tiling: so many times the first and the second translation.
struct Cursor {
  int i = 0, j = 0;
  friend auto operator<=>(const Cursor&, const Cursor&) = default;
};

/// A cell that no translation of a tile yields: a polygon set against a side of another cell.
struct Extra {
  std::string name;  ///< "z4"
  int sides = 0;
  std::string beyond;  ///< the cell it leans on
  Heading heading{};   ///< on which side of that cell
  Place place;
};

/// Names for a hexagon seen from its six edges.
///
/// Ranks are rings, counted from the rim. A sector lies between two rays of corner cells; its files
/// start at the rim and run inward, from both halves toward its middle line, where they meet: a
/// cell there has two names, and that of the second half comes first. A cell on a ray is named
/// after the sector on whose left it lies. Left and right are those of one who sits at the rim.
struct SectorNames {
  struct Word {
    std::string id, name;  ///< "kn", "King Knight"
  };
  struct Sector {
    Word word;
    Heading middle{};       ///< from the centre of the board
    bool mirrored = false;  ///< its files are named from the right
  };
  struct Alias {
    Word word;
    int rank = 0;      ///< that it gives
    std::string file;  ///< of the cell, in every sector
    int at = 0;        ///< rank of the cell
  };
  std::vector<Word> files;      ///< from the left, two fewer than the hexagon has cells a side
  std::vector<Sector> sectors;  ///< six
  Word ray, centre;
  std::vector<std::string> ranks;  ///< "One", "Two", … for full names
  std::vector<Alias> aliases;
};

/// A part of a free board: a rectangle of cells laid into a quadrangle of points that are told.
///
/// Sheets that have two of these points in common are joined there, cell by cell. Files run from
/// the first point to the second, ranks from the first to the fourth: on each of its cells 0
/// degrees is along the ranks and 90 degrees along the files, whatever lies where on paper.
struct FreeSheet {
  std::vector<std::string> corners;       ///< counter-clockwise: names of four points
  std::vector<std::string> files, ranks;  ///< names, which give each cell its own
  std::string sector, kind;
  Place place;
};

/// A cell of a free board by itself. It touches those that have points in common with it, and is
/// beside those that have two which follow one another.
struct FreeCell {
  std::string name;                  ///< "b2" of file b and rank 2; others have neither
  std::vector<std::string> corners;  ///< counter-clockwise: names of points
  Heading first{};  ///< what counts as the heading of the side between the first two
  std::string sector, kind;
  Place place;
};

/// Sides of a free board that are drawn as arcs: those between points that follow one another.
struct FreeArc {
  std::string round;  ///< the point in the middle
  std::vector<std::string> through;
};

/// A free board: its points, and the sheets and cells between them.
struct FreeBoard {
  std::vector<std::pair<std::string, Vec>> points;  ///< where they lie on paper, for drawing only
  std::vector<FreeArc> arcs;
  std::vector<FreeSheet> sheets;
  std::vector<FreeCell> cells;
};

/// Which part of a tiling is the board.
struct Region {
  enum class Shape { rectangle, hexagon, rings, list, sheets };
  std::string id;
  Shape shape = Shape::rectangle;
  int width = 0, height = 0;  ///< rectangle: in tiles
  int side = 0;               ///< hexagon: cells a side
  std::vector<Cursor>
      centres;  ///< rings: these tiles of the tiling's ring kind, and all they touch; list: these
  std::vector<Extra> extra;
  std::vector<std::string> missing;     ///< names of cells left out
  std::vector<std::string> walls;       ///< names of cells left out but drawn
  std::vector<std::string> indicators;  ///< those of the walls that bear a sign
  std::string sign;                     ///< what that is called: "Queen Indicator"
  std::optional<SectorNames> sectors;   ///< of a hexagon; otherwise the tiling names the cells
  bool holes = false;                   ///< the board need not be one piece without holes
  bool wrap_files = false, wrap_ranks = false;  ///< of a rectangle: the last is next to the first
  Chart::Ring ring;                             ///< of a rectangle that is drawn as a ring
  std::vector<std::string> plates;        ///< names of rectangles one above another, lowest first
  int across = 0;                         ///< how many of them lie side by side on paper; 0: all
  std::vector<std::string> files, ranks;  ///< names in place of a, b, … and 1, 2, …; none: those
  bool bent = false;  ///< ranks are counted in each file from its own lowest cell
  std::vector<std::pair<std::string, std::string>>
      named;               ///< cells with a name of their own: k0, w1
  bool on_points = false;  ///< pieces stand where lines cross: cells are drawn as such points
  std::string river;       ///< of a board on points: the rank beyond which files are not drawn
  std::vector<GivenLine> lines;
  bool fewest_tints = false;  ///< colours are found, not the tiling's
  FreeBoard free;             ///< of sheets
  Place place;
};

/// One period of a tiling, as written in templates/tilings, and the boards cut from it.
struct Tiling {
  struct Tile {
    std::string kind;     ///< "x-square"
    int sides = 0;        ///< 3, 4, 6, 8 or 12
    Exact corner;         ///< its first corner
    Heading direction{};  ///< of its first side
  };
  struct Path {
    std::string name;
    std::vector<int> sides;  ///< shapes of the cells on the path
  };
  struct Circle {
    std::string name;
    std::string around;  ///< the kind of tile a ring goes round
  };
  enum class Naming { lattice, columns };

  std::string name;
  std::array<Exact, 2> period{};
  std::vector<Tile> tiles;
  std::vector<Axis> axes;
  std::vector<Path> paths;
  std::vector<Circle> circles;
  /// lattice: a file for each first index, a rank for each second.
  /// columns: a file for each distance of centres from the left; a rank for each row of centres of
  /// `row_kind`, and one for the cells between two rows.
  Naming naming = Naming::lattice;
  std::string row_kind;
  /// A tile at (i, j) has the colour (tint.i i + tint.j j) mod tints, so that no two alike share a
  /// side. 0 tints: the cells have no colours.
  Cursor tint;
  int tints = 0;
  std::vector<Region> regions;

  const Region* region(std::string_view id) const;
};

/// A cell left out of a board, which pieces may not enter but which is drawn.
struct Wall {
  std::string name;
  Outline outline;
  bool indicator = false;  ///< it bears a sign
};

/// A board cut out: cells in the order of their names, or by sector, rank and file.
struct Patch {
  std::string id;
  Topology topology{std::vector<Outline>()};
  std::vector<std::string> names, files, ranks, kinds;
  std::vector<std::vector<std::string>> also;  ///< further names of a cell
  std::vector<std::string> sectors;            ///< id of a cell's sector; empty: none
  std::vector<int> tints;                      ///< from 0; empty if the tiling has no colours
  std::vector<Wall> walls;
  std::string sign;  ///< what some walls bear
  bool wrap_files = false, wrap_ranks = false;
  std::vector<std::string> file_order, rank_order, plates;
  bool on_points = false;
  std::string river;
  std::vector<std::pair<std::string, std::vector<CellId>>> lines;  ///< told ones, with their axes
};

/// Reads a tiling and its regions. Reports what is wrong and gives what could be read.
Tiling read_tiling(const Data& data, Report& report);

/// Reads the axes under `[axis.NAME]` of a tiling or a game.
std::vector<Axis> read_axes(const Data& data, Report& report);

/// Reads a region; the keys are those of [region.ID] in templates/tilings.
Region read_region(std::string id, const Data& data, Report& report);

/// Cuts a board out of a tiling. Reports unknown cells, overlaps, holes and too many cells.
std::optional<Patch> cut(const Tiling& tiling, const Region& region, Report& report);

/// A heading as data tell it: 0, 15, … 345, or a text: "up", "90 up", "45 down".
Heading read_degrees(const Data& data, Report& report);

/// A region told in one word: "8x8", "hex:6", or "lotus:0,0;1,0" with the hexagons to ring.
std::optional<Region> parse_region(std::string_view word);

/// The letters of a file: a to z, then aa, ab, …
std::string file_letters(int index);

}  // namespace boardwright::geometry
