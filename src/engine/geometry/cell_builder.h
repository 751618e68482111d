// The cells of a board that is being cut out of a tiling.
#pragma once
#include <string>
#include <vector>

#include "geometry/tiling.h"

namespace boardwright::geometry {

/// A cell while a board is being cut.
struct CellBuilder {
  Outline outline;
  std::string kind;
  Cursor at;
  std::string file, rank, name;
  int file_index = -1, rank_index = -1;
  std::string sector{};
  std::vector<std::string> also{};
  int plate = 0;
  Heading first{};  ///< on a free board, of its side 0
};

/// The corners of a regular polygon, counter-clockwise.
Outline outline_of(const Exact& corner, Heading direction, int sides);

/// The tiles that a region takes.
std::vector<CellBuilder> tiles_of(const Tiling& tiling, const Region& region);

/// What is one although it lies apart: the rims of a board that wraps, and its plates.
Seams seams_of(const Tiling& tiling, const Region& region);

/// How many tiles a region takes, before any is looked at; of rings, how many may be looked at.
long long tiles_taken(const Tiling& tiling, const Region& region);

/// The cells of a line that is told; none if it leads nowhere, which is reported.
std::vector<CellId> cells_of_line(const Patch& patch, const GivenLine& line, Report& report);

/// What is wrong with one period: tiles that leave gaps, overlap or do not meet side to side. The
/// number of the tile that is wrong, if it is one, and the words for the author.
struct PeriodFlaw {
  std::optional<std::size_t> tile;
  std::string message, hint;
};
std::optional<PeriodFlaw> period_flaw(const Tiling& tiling);

/// Names the cells as the region or the tiling says: their file, rank and name, and where those
/// stand among others. A board named by sectors is put in order of sector, rank and file.
void name_cells(std::vector<CellBuilder>& builders, const Tiling& tiling, const Region& region);

/// The cells of a free board, named, and where its points lie on paper.
std::vector<CellBuilder> sheet_cells(const FreeBoard& board, Chart::Paper& paper, Report& report);

/// "a2" < "a10" < "b1" < "aa1": by length of the letters, the letters, then the number.
bool name_less(const std::string& p, const std::string& q);

}  // namespace boardwright::geometry
