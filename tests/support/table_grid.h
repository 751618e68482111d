// Boards by coordinates, for games that are defined by tables.
#pragma once
#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "support/table_chess.h"

namespace boardwright::test {

using Place = std::array<int, 3>;  ///< file, rank and plate, from 0
using Places = std::vector<Place>;
using Ray = TableGame::Ray;
using Rays = std::vector<Ray>;

inline Place operator+(Place p, Place q) { return {p[0] + q[0], p[1] + q[1], p[2] + q[2]}; }
inline Place times(int n, Place p) { return {n * p[0], n * p[1], n * p[2]}; }

/// Cells with coordinates. On a ring, the rank wraps around at its length.
struct Grid {
  std::map<Place, int> cells;
  std::vector<Place> places;
  int round = 0;

  void add(TableGame& game, Place at, const std::string& name) {
    cells[at] = static_cast<int>(places.size());
    places.push_back(at);
    game.names.push_back(name);
  }
  std::optional<int> find(Place at) const {
    if (round > 0) at[1] = (at[1] % round + round) % round;
    const auto found = cells.find(at);
    return found == cells.end() ? std::nullopt : std::optional(found->second);
  }
  const Place& place(int cell) const { return places[static_cast<std::size_t>(cell)]; }

  /// A line of at most `most` cells, up to the edge or back to its start.
  std::vector<int> line(int from, Place way, int most) const {
    std::vector<int> found;
    for (int n = 1; n <= most; ++n) {
      const auto cell = find(place(from) + times(n, way));
      if (!cell || *cell == from) break;
      found.push_back(*cell);
    }
    return found;
  }
  void slide(Rays& rays, int from, const Places& ways, int most = 99, std::size_t first = 0) const {
    for (const Place& way : ways) rays.push_back({line(from, way, most), first});
  }
  /// The steps of a Pawn, at most `most` cells, and its captures.
  void pawn(Rays& rays, int from, const Places& steps, int most, const Places& captures) const {
    for (const Place& way : steps) rays.push_back({line(from, way, most), 0, true, false});
    for (const Place& way : captures) rays.push_back({line(from, way, 1), 0, false, true});
  }
};

/// All vectors with these numbers as file, rank and plate in any order, with either sign. `plates`:
/// includes those that change the plate.
inline Places around(int a, int b, int c = 0, bool plates = false) {
  Places found;
  std::array<int, 3> parts{a, b, c};
  std::sort(parts.begin(), parts.end());
  do {
    if (!plates && parts[2] != 0) continue;
    for (int signs = 0; signs < 8; ++signs) {
      Place way{};
      for (std::size_t i = 0; i < 3; ++i) way[i] = (signs >> i) % 2 == 0 ? parts[i] : -parts[i];
      if (std::find(found.begin(), found.end(), way) == found.end()) found.push_back(way);
    }
  } while (std::next_permutation(parts.begin(), parts.end()));
  return found;
}

inline const Places orthogonal = around(1, 0), diagonal = around(1, 1);

inline Places both(Places one, const Places& other) {
  one.insert(one.end(), other.begin(), other.end());
  return one;
}

inline std::string letters(char first, int count) {
  std::string all;
  for (int i = 0; i < count; ++i) all += static_cast<char>(first + i);
  return all;
}

/// Adds the pieces of a rank to the array, from one letter per file; `.` is an empty cell.
inline void put(TableGame& game, std::size_t seat, const std::string& files, int rank,
                const std::string& row) {
  game.array.resize(static_cast<std::size_t>(game.seats));
  for (std::size_t i = 0; i < row.size(); ++i)
    if (row[i] != '.')
      game.array[seat][row[i]].push_back(std::string(1, files[i]) + std::to_string(rank));
}

/// Castling along the first rank of either seat, to each of these files toward a Rook.
inline void castle(TableGame& game, const std::string& files, char king, char rook,
                   const std::string& targets, std::array<int, 2> ranks) {
  for (const int seat : {0, 1})
    for (const char target : targets) {
      const int way = rook > king ? 1 : -1;
      const auto cell = [&](char file) {
        return game.cell(std::string(1, file) +
                         std::to_string(ranks[static_cast<std::size_t>(seat)]));
      };
      TableGame::Castling rule{
          seat, cell(king), cell(target), cell(rook), cell(static_cast<char>(target - way)),
          {},   {}};
      for (const char file : files) {
        if (way * (file - king) > 0 && way * (rook - file) > 0) rule.empty.push_back(cell(file));
        if (way * (file - king) >= 0 && way * (target - file) >= 0) rule.safe.push_back(cell(file));
      }
      game.castlings.push_back(rule);
    }
}

// The games. Each file defines those of one kind of board.
TableGame omega();
TableGame wildebeest();
TableGame byzantine();
TableGame tamerlane();
TableGame raumschach();
TableGame glinski();
TableGame mccooey();
TableGame shafran();
TableGame threeplayer();

}  // namespace boardwright::test
