// The cells of a board that is being cut out of a tiling.
#pragma once
#include <string>
#include <vector>

#include "geometry/tiling.h"

namespace boardwright::geometry {

/// A cell while a board is being cut.
struct Draft {
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

/// Names the cells as the region or the tiling says: their file, rank and name, and where those
/// stand among others. A board named by sectors is put in order of sector, rank and file.
void name_cells(std::vector<Draft>& drafts, const Tiling& tiling, const Region& region);

/// The cells of a free board, named, and where its points lie.
std::vector<Draft> sheet_cells(const FreeBoard& board, std::vector<Vec>& places, Report& report);

/// "a2" < "a10" < "b1" < "aa1": by length of the letters, the letters, then the number.
bool name_less(const std::string& p, const std::string& q);

}  // namespace boardwright::geometry
