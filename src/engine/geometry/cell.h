// What a board knows of one cell besides its place.
#pragma once
#include <string>
#include <vector>

namespace boardwright::geometry {

struct Cell {
  std::string name;               ///< "c4"
  std::string file, rank;         ///< "c", "4"; empty: it has none
  std::string kind;               ///< kind of its tile, "x-square"
  std::vector<std::string> also;  ///< alternative names, short and full
  std::string sector;             ///< id of its sector; empty: none
  int file_number = -1;           ///< index of its file in the order of files from the left, or -1
  int rank_number = -1;           ///< the same for its rank, from the bottom
  int tint = -1;                  ///< its colour, from 0; -1 on boards without colours
};

/// The names of cells, in their order.
inline std::vector<std::string> names_of(const std::vector<Cell>& cells) {
  std::vector<std::string> names;
  for (const Cell& cell : cells) names.push_back(cell.name);
  return names;
}

}  // namespace boardwright::geometry
