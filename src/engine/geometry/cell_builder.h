// The cells of a board while it is cut out of a tiling, and the steps of cutting.
#pragma once
#include <string>
#include <vector>

#include "geometry/tiling.h"

namespace boardwright::geometry {

/// A cell while its board is being cut.
struct CellBuilder {
  Outline outline;
  std::string kind;
  Cursor at;
  std::string file, rank, name;
  int file_index = -1, rank_index = -1;
  std::string sector{};
  std::vector<std::string> also{};
  int plate = 0;
  Heading first{};  ///< on a free board: the heading of its side 0
};

/// The corners of a regular polygon with sides of length 1, counter-clockwise. `direction` is that
/// of the first side, which begins at `corner`.
Outline outline_of(const Exact& corner, Heading direction, int sides);

/// The tiles of a region. A free board has none.
std::vector<CellBuilder> tiles_of(const Tiling& tiling, const Region& region);

/// The seams of a rectangle: the edges that a wrapping board joins, and its plates.
Seams seams_of(const Tiling& tiling, const Rectangle& rectangle);

/// The number of tiles of a region, computed without listing them; for rings, a lower bound of it.
long long tiles_taken(const Tiling& tiling, const Region& region);

/// The cells of a given line. Reports and returns nothing if a cell is unknown or no straight line
/// joins two of them.
std::vector<CellId> cells_of_line(const Patch& patch, const GivenLine& line, Report& report);

/// An error in the period of a tiling: tiles that leave gaps, overlap or do not meet side to side.
/// Has the index of the faulty tile, if there is one, and the message for the author.
struct PeriodFlaw {
  std::optional<std::size_t> tile;
  std::string message, hint;
};
std::optional<PeriodFlaw> period_flaw(const Tiling& tiling);

/// Names the cells by the rules of the region or the tiling: sets their file, rank and name, and
/// the indices of file and rank. A board named by sectors is also sorted by sector, rank and file.
void name_cells(std::vector<CellBuilder>& builders, const Tiling& tiling, const Region& region);

/// The cells of a free board, with names; none after an error. Also fills `paper` with the places
/// of its points.
std::vector<CellBuilder> sheet_cells(const FreeBoard& board, Chart::Paper& paper, Report& report);

/// The order of cell names: "a2" < "a10" < "b1" < "aa1". Compares the number of letters, the
/// letters, then the number.
bool name_less(const std::string& p, const std::string& q);

}  // namespace boardwright::geometry
