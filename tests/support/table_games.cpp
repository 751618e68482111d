// The boards and pieces of eight games, as their players count cells: on squares, hexagons, plates,
// a ring, and the lines of the board for three.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

#include "support/table_chess.h"

namespace boardwright::test {
namespace {

using Place = std::array<int, 3>;  ///< file, rank and plate, from 0
using Places = std::vector<Place>;
using Ray = TableGame::Ray;
using Rays = std::vector<Ray>;

Place operator+(Place p, Place q) { return {p[0] + q[0], p[1] + q[1], p[2] + q[2]}; }
Place times(int n, Place p) { return {n * p[0], n * p[1], n * p[2]}; }

/// Cells with coordinates; on a ring the rank counts modulo its length.
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

  /// A line of so many cells at most, as far as the rim or to where it began.
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
  /// A Pawn's steps, so many at most, and its captures.
  void pawn(Rays& rays, int from, const Places& steps, int most, const Places& captures) const {
    for (const Place& way : steps) rays.push_back({line(from, way, most), 0, true, false});
    for (const Place& way : captures) rays.push_back({line(from, way, 1), 0, false, true});
  }
};

/// All ways to have these numbers as file, rank and plate, with either sign; plates only if asked.
Places around(int a, int b, int c = 0, bool plates = false) {
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

const Places orthogonal = around(1, 0), diagonal = around(1, 1);

Places both(Places one, const Places& other) {
  one.insert(one.end(), other.begin(), other.end());
  return one;
}

std::string letters(char first, int count) {
  std::string all;
  for (int i = 0; i < count; ++i) all += static_cast<char>(first + i);
  return all;
}

/// Puts an army into an array by rows of letters, from a file on.
void put(TableGame& game, std::size_t seat, const std::string& files, int rank,
         const std::string& row) {
  game.array.resize(static_cast<std::size_t>(game.seats));
  for (std::size_t i = 0; i < row.size(); ++i)
    if (row[i] != '.')
      game.array[seat][row[i]].push_back(std::string(1, files[i]) + std::to_string(rank));
}

/// Castling along the first rank of either seat, to each of these files toward a Rook.
void castle(TableGame& game, const std::string& files, char king, char rook,
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

TableGame omega() {
  TableGame game;
  Grid grid;
  const std::string files = letters('a', 12);
  for (int x = 0; x < 12; ++x)
    for (int y = 0; y < 12; ++y)
      if ((x > 0 && x < 11 && y > 0 && y < 11) || (x % 11 == 0 && y % 11 == 0))
        grid.add(game, {x, y, 0}, files[static_cast<std::size_t>(x)] + std::to_string(y + 1));
  for (const std::size_t seat : {0u, 1u}) {
    put(game, seat, files, seat == 0 ? 1 : 12, "W..........W");
    put(game, seat, files, seat == 0 ? 2 : 11, ".CRNBQKBNRC.");
    put(game, seat, files, seat == 0 ? 3 : 10, ".PPPPPPPPPP.");
  }
  game.passing = "P";
  game.promotions['P'] = "QRBNCW";
  game.far = [grid](int seat, char, int cell) {
    return grid.place(cell)[1] == (seat == 0 ? 10 : 1);
  };
  game.rays = [grid](int seat, char piece, int from) {
    Rays rays;
    const int up = seat == 0 ? 1 : -1;
    const bool home = grid.place(from)[1] == (seat == 0 ? 2 : 9);
    switch (piece) {
      case 'K': grid.slide(rays, from, both(orthogonal, diagonal), 1); break;
      case 'Q': grid.slide(rays, from, both(orthogonal, diagonal)); break;
      case 'R': grid.slide(rays, from, orthogonal); break;
      case 'B': grid.slide(rays, from, diagonal); break;
      case 'N': grid.slide(rays, from, around(1, 2), 1); break;
      case 'C':
        grid.slide(rays, from, both(orthogonal, both(around(2, 0), around(2, 2))), 1);
        break;
      case 'W': grid.slide(rays, from, both(diagonal, around(1, 3)), 1); break;
      default: grid.pawn(rays, from, {{0, up, 0}}, home ? 3 : 1, {{-1, up, 0}, {1, up, 0}});
    }
    return rays;
  };
  castle(game, files, 'g', 'c', "e", {2, 11});
  castle(game, files, 'g', 'j', "i", {2, 11});
  return game;
}

TableGame wildebeest() {
  TableGame game;
  Grid grid;
  const std::string files = letters('a', 11);
  for (int x = 0; x < 11; ++x)
    for (int y = 0; y < 10; ++y)
      grid.add(game, {x, y, 0}, files[static_cast<std::size_t>(x)] + std::to_string(y + 1));
  put(game, 0, files, 1, "RNCCWKQBBNR");
  put(game, 0, files, 2, "PPPPPPPPPPP");
  put(game, 1, files, 10, "RNBBQKWCCNR");
  put(game, 1, files, 9, "PPPPPPPPPPP");
  game.passing = "P";
  game.promotions['P'] = "QW";
  game.far = [grid](int seat, char, int cell) {
    return grid.place(cell)[1] == (seat == 0 ? 9 : 0);
  };
  game.rays = [grid](int seat, char piece, int from) {
    Rays rays;
    const int up = seat == 0 ? 1 : -1;
    const int rank = seat == 0 ? grid.place(from)[1] : 9 - grid.place(from)[1];
    switch (piece) {
      case 'K': grid.slide(rays, from, both(orthogonal, diagonal), 1); break;
      case 'Q': grid.slide(rays, from, both(orthogonal, diagonal)); break;
      case 'R': grid.slide(rays, from, orthogonal); break;
      case 'B': grid.slide(rays, from, diagonal); break;
      case 'N': grid.slide(rays, from, around(1, 2), 1); break;
      case 'C': grid.slide(rays, from, around(1, 3), 1); break;
      case 'W': grid.slide(rays, from, both(around(1, 2), around(1, 3)), 1); break;
      default:
        grid.pawn(rays, from, {{0, up, 0}},
                  rank == 1   ? 3
                  : rank == 2 ? 2
                              : 1,
                  {{-1, up, 0}, {1, up, 0}});
    }
    return rays;
  };
  castle(game, files, 'f', 'a', "edcb", {1, 10});
  castle(game, files, 'f', 'k', "ghij", {1, 10});
  return game;
}

// ---- Hexagons: the first number is the file, the second goes up it, and along (1, 0) one comes to
// the cell at the lower right.

const Places hex_sides = {{0, 1, 0}, {1, 1, 0}, {1, 0, 0}, {0, -1, 0}, {-1, -1, 0}, {-1, 0, 0}};

Places hex_corners() {
  Places found;
  for (std::size_t i = 0; i < 6; ++i) found.push_back(hex_sides[i] + hex_sides[(i + 1) % 6]);
  return found;
}

Places hex_leaps() {
  Places found;
  for (std::size_t i = 0; i < 6; ++i)
    for (const std::size_t side : {i, (i + 1) % 6})
      found.push_back(hex_corners()[i] + hex_sides[side]);
  return found;
}

/// Pieces of hexagonal chess with Pawns that capture over corners, so many steps long at first.
void hexagonal(TableGame& game, const Grid& grid, const std::map<std::string, int>& first_steps) {
  game.passing = "P";
  game.promotions['P'] = "QRBN";
  game.far = [grid](int seat, char, int cell) {
    return grid.line(cell, {0, seat == 0 ? 1 : -1, 0}, 1).empty();
  };
  std::map<int, int> steps[2];
  for (const auto& [name, most] : first_steps)
    for (const int seat : {0, 1}) {
      const auto& own = game.array[static_cast<std::size_t>(seat)]['P'];
      if (std::find(own.begin(), own.end(), name) != own.end()) steps[seat][game.cell(name)] = most;
    }
  game.rays = [grid, white = steps[0], black = steps[1]](int seat, char piece, int from) {
    Rays rays;
    const int up = seat == 0 ? 1 : -1;
    const auto& first = seat == 0 ? white : black;
    switch (piece) {
      case 'K': grid.slide(rays, from, both(hex_sides, hex_corners()), 1); break;
      case 'Q': grid.slide(rays, from, both(hex_sides, hex_corners())); break;
      case 'R': grid.slide(rays, from, hex_sides); break;
      case 'B': grid.slide(rays, from, hex_corners()); break;
      case 'N': grid.slide(rays, from, hex_leaps(), 1); break;
      default:
        grid.pawn(rays, from, {{0, up, 0}}, first.contains(from) ? first.at(from) : 1,
                  {{up, 2 * up, 0}, {-up, up, 0}});
    }
    return rays;
  };
}

TableGame mccooey() {
  TableGame game;
  Grid grid;
  const std::string files = "abcdefghikl";
  for (int x = 0; x < 11; ++x)
    for (int n = 0; n < 6 + std::min(x, 10 - x); ++n)
      grid.add(game, {x, std::max(0, x - 5) + n, 0},
               files[static_cast<std::size_t>(x)] + std::to_string(n + 1));
  game.array = {{{'K', {"g1"}},
                 {'Q', {"e1"}},
                 {'R', {"d1", "h1"}},
                 {'B', {"f1", "f2", "f3"}},
                 {'N', {"e2", "g2"}},
                 {'P', {"c1", "d2", "e3", "f4", "g3", "h2", "i1"}}},
                {{'K', {"g10"}},
                 {'Q', {"e10"}},
                 {'R', {"d9", "h9"}},
                 {'B', {"f11", "f10", "f9"}},
                 {'N', {"e9", "g9"}},
                 {'P', {"c8", "d8", "e8", "f8", "g8", "h8", "i8"}}}};
  std::map<std::string, int> first;
  for (const auto& army : game.array)
    for (const std::string& name : army.at('P'))
      if (name[0] != 'f') first[name] = 2;
  hexagonal(game, grid, first);
  return game;
}

TableGame shafran() {
  TableGame game;
  Grid grid;
  const std::string files = letters('a', 9);
  for (int x = 0; x < 9; ++x)
    for (int n = 0; n < 6 + std::min(x, 8 - x); ++n) {
      const int y = std::max(0, x - 4) + n;
      grid.add(game, {x, y, 0}, files[static_cast<std::size_t>(x)] + std::to_string(y + 1));
    }
  game.array = {{{'K', {"e1"}},
                 {'Q', {"d1"}},
                 {'R', {"a1", "i5"}},
                 {'B', {"c1", "f2", "h4"}},
                 {'N', {"b1", "g3"}},
                 {'P', {"a2", "b2", "c2", "d2", "e2", "f3", "g4", "h5", "i6"}}},
                {{'K', {"e10"}},
                 {'Q', {"f10"}},
                 {'R', {"a6", "i10"}},
                 {'B', {"b7", "d9", "g10"}},
                 {'N', {"c8", "h10"}},
                 {'P', {"a5", "b6", "c7", "d8", "e9", "f9", "g9", "h9", "i9"}}}};
  std::map<std::string, int> first;
  for (const auto& army : game.array)
    for (const std::string& name : army.at('P'))
      first[name] = name[0] >= 'd' && name[0] <= 'f' ? 3 : name[0] == 'a' || name[0] == 'i' ? 1 : 2;
  hexagonal(game, grid, first);
  // From the King to each Rook; he goes two cells or three.
  const std::vector<std::vector<std::string>> ways = {{"e1", "d1", "c1", "b1", "a1"},
                                                      {"e1", "f2", "g3", "h4", "i5"},
                                                      {"e10", "d9", "c8", "b7", "a6"},
                                                      {"e10", "f10", "g10", "h10", "i10"}};
  for (std::size_t i = 0; i < 4; ++i)
    for (const std::size_t n : {2u, 3u}) {
      std::vector<int> way;
      for (const std::string& name : ways[i]) way.push_back(game.cell(name));
      game.castlings.push_back({i < 2 ? 0 : 1,
                                way[0],
                                way[n],
                                way[4],
                                way[n - 1],
                                {way[1], way[2], way[3]},
                                {way.begin(), way.begin() + static_cast<std::ptrdiff_t>(n) + 1}});
    }
  return game;
}

TableGame raumschach() {
  TableGame game;
  Grid grid;
  for (int z = 0; z < 5; ++z)
    for (int x = 0; x < 5; ++x)
      for (int y = 0; y < 5; ++y)
        grid.add(game, {x, y, z},
                 std::string{static_cast<char>('A' + z), static_cast<char>('a' + x),
                             static_cast<char>('1' + y)});
  game.array = {{{'K', {"Ac1"}},
                 {'Q', {"Bc1"}},
                 {'R', {"Aa1", "Ae1"}},
                 {'N', {"Ab1", "Ad1"}},
                 {'B', {"Ba1", "Bd1"}},
                 {'U', {"Bb1", "Be1"}}},
                {{'K', {"Ec5"}},
                 {'Q', {"Dc5"}},
                 {'R', {"Ea5", "Ee5"}},
                 {'N', {"Eb5", "Ed5"}},
                 {'B', {"Db5", "De5"}},
                 {'U', {"Da5", "Dd5"}}}};
  for (const char file : letters('a', 5)) {
    for (const std::string plate : {"A", "B"}) game.array[0]['P'].push_back(plate + file + "2");
    for (const std::string plate : {"D", "E"}) game.array[1]['P'].push_back(plate + file + "4");
  }
  game.promotions['P'] = "QRBNU";
  game.far = [grid](int seat, char, int cell) {
    const int end = seat == 0 ? 4 : 0;
    return grid.place(cell)[1] == end && grid.place(cell)[2] == end;
  };
  game.rays = [grid](int seat, char piece, int from) {
    Rays rays;
    const int up = seat == 0 ? 1 : -1;
    const Places lines = around(1, 0, 0, true), planes = around(1, 1, 0, true),
                 space = around(1, 1, 1, true);
    switch (piece) {
      case 'K': grid.slide(rays, from, both(lines, both(planes, space)), 1); break;
      case 'Q': grid.slide(rays, from, both(lines, both(planes, space))); break;
      case 'R': grid.slide(rays, from, lines); break;
      case 'B': grid.slide(rays, from, planes); break;
      case 'U': grid.slide(rays, from, space); break;
      case 'N': grid.slide(rays, from, around(1, 2, 0, true), 1); break;
      default:
        grid.pawn(rays, from, {{0, up, 0}, {0, 0, up}}, 1,
                  {{-1, up, 0}, {1, up, 0}, {-1, 0, up}, {1, 0, up}, {0, up, up}});
    }
    return rays;
  };
  return game;
}

/// Whether a side has only its King left, and by its next move cannot bring the other as low.
bool is_bare(const std::string& men, int seat, int turn) {
  std::array<int, 2> count{};
  for (const char man : men)
    if (man != '.') ++count[man < 'a' ? 0 : 1];
  const auto own = static_cast<std::size_t>(seat);
  return count[own] == 1 && count[1 - own] >= (seat == turn ? 3 : 2);
}

TableGame byzantine() {
  TableGame game;
  Grid grid;
  grid.round = 16;
  const std::string files = "abcd";
  for (int x = 0; x < 4; ++x)
    for (int y = 0; y < 16; ++y)
      grid.add(game, {x, y, 0}, files[static_cast<std::size_t>(x)] + std::to_string(y + 1));
  put(game, 0, files, 1, "OOOO");
  put(game, 0, files, 2, "QBNR");
  put(game, 0, files, 3, "KBNR");
  put(game, 0, files, 4, "PPPP");
  put(game, 1, files, 9, "PPPP");
  put(game, 1, files, 10, "KBNR");
  put(game, 1, files, 11, "QBNR");
  put(game, 1, files, 12, "OOOO");
  game.rays = [grid](int seat, char piece, int from) {
    Rays rays;
    const int up = (seat == 0) == (piece == 'P') ? 1 : -1;
    switch (piece) {
      case 'K': grid.slide(rays, from, both(orthogonal, diagonal), 1); break;
      case 'Q': grid.slide(rays, from, diagonal, 1); break;
      case 'R': grid.slide(rays, from, orthogonal); break;
      case 'B': grid.slide(rays, from, around(2, 2), 1); break;
      case 'N': grid.slide(rays, from, around(1, 2), 1); break;
      default: grid.pawn(rays, from, {{0, up, 0}}, 1, {{-1, up, 0}, {1, up, 0}});
    }
    return rays;
  };
  game.over = [](const std::string& men, int turn) {
    return is_bare(men, 0, turn) || is_bare(men, 1, turn);
  };
  return game;
}

TableGame tamerlane() {
  TableGame game;
  Grid grid;
  const std::string files = letters('a', 11);
  for (int x = 0; x < 11; ++x)
    for (int y = 0; y < 10; ++y)
      grid.add(game, {x, y, 0}, files[static_cast<std::size_t>(x)] + std::to_string(y + 1));
  grid.add(game, {-1, 8, 0}, "x9");
  grid.add(game, {11, 1, 0}, "y2");
  for (const std::size_t seat : {0u, 1u}) {
    put(game, seat, files, seat == 0 ? 1 : 10, "E.C.D.D.C.E");
    put(game, seat, files, seat == 0 ? 2 : 9, "RNTZGKVZTNR");
    put(game, seat, files, seat == 0 ? 3 : 8, "PWMLFSYJIHO");
  }
  game.royal = "KQX";
  game.only_last = true;
  const std::string pawns = "PWMLFSYJIHO", others = "XDCEGQVZTNR";
  for (std::size_t i = 0; i < pawns.size(); ++i) game.promotions[pawns[i]] = others.substr(i, 1);
  game.far = [grid](int seat, char, int cell) {
    return grid.place(cell)[1] == (seat == 0 ? 9 : 0);
  };
  game.rays = [grid](int seat, char piece, int from) {
    Rays rays;
    const int up = seat == 0 ? 1 : -1;
    switch (piece) {
      case 'K':
      case 'Q':
      case 'X': grid.slide(rays, from, both(orthogonal, diagonal), 1); break;
      case 'G': grid.slide(rays, from, diagonal, 1); break;
      case 'V': grid.slide(rays, from, orthogonal, 1); break;
      case 'T': grid.slide(rays, from, diagonal, 99, 1); break;
      case 'N': grid.slide(rays, from, around(1, 2), 1); break;
      case 'R': grid.slide(rays, from, orthogonal); break;
      case 'E': grid.slide(rays, from, around(2, 2), 1); break;
      case 'C': grid.slide(rays, from, around(1, 3), 1); break;
      case 'D': grid.slide(rays, from, around(2, 0), 1); break;
      case 'Z':
        for (const Place& first : diagonal)
          for (const Place& on : {Place{first[0], 0, 0}, Place{0, first[1], 0}}) {
            Ray ray{grid.line(from, first, 1), 3};
            if (ray.cells.empty()) continue;
            for (const int cell : grid.line(ray.cells.front(), on, 99)) ray.cells.push_back(cell);
            rays.push_back(ray);
          }
        break;
      default: grid.pawn(rays, from, {{0, up, 0}}, 1, {{-1, up, 0}, {1, up, 0}});
    }
    // Only Kings enter a citadel: the opponent's, or in their own right one's own.
    const auto closed = [&](int cell) {
      const int file = grid.place(cell)[0];
      if (file >= 0 && file < 11) return false;
      const bool own = (file == 11) == (seat == 0);
      return piece != 'X' && (own || (piece != 'K' && piece != 'Q'));
    };
    for (Ray& ray : rays)
      ray.cells.erase(std::find_if(ray.cells.begin(), ray.cells.end(), closed), ray.cells.end());
    return rays;
  };
  game.over = [](const std::string& men, int) {
    const std::string theirs = men.substr(men.size() - 2);  // x9 and y2
    return std::string("KQX").find(theirs[0]) != std::string::npos ||
           std::string("kqx").find(theirs[1]) != std::string::npos;
  };
  return game;
}

// ---- The board for three: each cell lies on two lines of eight, and in the middle six cells meet.

class ThreeSided {
 public:
  ThreeSided() {
    for (int file = 0; file < 12; ++file) {
      const char name = static_cast<char>('a' + file);
      std::vector<std::string> line;
      const std::vector<int> ranks = file < 4   ? std::vector{1, 2, 3, 4, 5, 6, 7, 8}
                                     : file < 8 ? std::vector{1, 2, 3, 4, 9, 10, 11, 12}
                                                : std::vector{8, 7, 6, 5, 9, 10, 11, 12};
      for (const int rank : ranks) line.push_back(name + std::to_string(rank));
      add(line, 0);
    }
    for (int rank = 1; rank <= 12; ++rank) {
      const std::string files = rank <= 4 ? "abcdefgh" : rank <= 8 ? "lkjidcba" : "hgfeijkl";
      std::vector<std::string> line;
      for (const char file : files) line.push_back(file + std::to_string(rank));
      add(line, 1);
    }
  }

  std::vector<std::string> names;
  int cell(const std::string& name) const {
    return static_cast<int>(std::find(names.begin(), names.end(), name) - names.begin());
  }

  /// Cells on along the file (0) or the rank (1) of a cell, one way or the other.
  std::vector<int> line(int from, std::size_t of, int way, int most = 99) const {
    const auto& cells = lines_[of].at(from);
    auto at = std::find(cells.begin(), cells.end(), from) - cells.begin();
    std::vector<int> found;
    for (at += way; at >= 0 && at < 8 && most-- > 0; at += way)
      found.push_back(cells[static_cast<std::size_t>(at)]);
    return found;
  }

  /// Every diagonal from a cell between a way along its file and one along its rank. In the middle
  /// it forks.
  void diagonals(std::vector<std::vector<int>>& found, std::vector<int> so_far, int from, int file,
                 int rank, int most) const {
    const auto side = line(from, 0, file, 1), other = line(from, 1, rank, 1);
    std::vector<std::pair<int, std::array<int, 2>>> next;  // a cell, and by which of its neighbours
    if (!side.empty() && !other.empty()) {
      const auto at = middle(from);
      if (at && middle(side[0]) && middle(other[0])) {
        for (const std::size_t turn : {2u, 4u})
          next.push_back({centre()[(*at + turn) % 6],
                          {centre()[(*at + turn + 1) % 6], centre()[(*at + turn + 5) % 6]}});
      } else {
        for (int to = 0; to < 96; ++to)
          if (to != from && touch(to, side[0]) && touch(to, other[0]))
            next.push_back({to, {side[0], other[0]}});
      }
    }
    if (next.empty() || most == 0) return found.push_back(so_far);
    for (const auto& [to, by] : next) {
      if (std::find(so_far.begin(), so_far.end(), to) != so_far.end()) continue;
      std::vector<int> longer = so_far;
      longer.push_back(to);
      diagonals(found, longer, to, -toward(to, 0, by), -toward(to, 1, by), most - 1);
    }
  }

 private:
  void add(const std::vector<std::string>& line, std::size_t of) {
    std::vector<int> cells;
    for (const std::string& name : line) {
      if (of == 0) names.push_back(name);
      cells.push_back(cell(name));
    }
    for (const int each : cells) lines_[of][each] = cells;
  }
  bool touch(int cell, int next) const {
    for (const std::size_t of : {0u, 1u})
      for (const int way : {1, -1})
        if (const auto beside = line(cell, of, way, 1); !beside.empty() && beside[0] == next)
          return true;
    return false;
  }
  /// The way along a line of a cell to one of two neighbours.
  int toward(int cell, std::size_t of, const std::array<int, 2>& neighbours) const {
    for (const int way : {1, -1})
      if (const auto beside = line(cell, of, way, 1);
          !beside.empty() && (beside[0] == neighbours[0] || beside[0] == neighbours[1]))
        return way;
    std::abort();
  }
  std::array<int, 6> centre() const {
    return {cell("d4"), cell("e4"), cell("e9"), cell("i9"), cell("i5"), cell("d5")};
  }
  std::optional<std::size_t> middle(int from) const {
    const auto all = centre();
    const auto at = std::find(all.begin(), all.end(), from);
    return at == all.end() ? std::nullopt
                           : std::optional(static_cast<std::size_t>(at - all.begin()));
  }

  std::map<int, std::vector<int>> lines_[2];
};

int rank_of(const std::string& name) { return std::stoi(name.substr(1)); }

/// White's, Red's or Black's.
int side_of(const std::string& name) { return rank_of(name) <= 4 ? 0 : rank_of(name) <= 8 ? 1 : 2; }

TableGame threeplayer() {
  TableGame game;
  const ThreeSided board;
  game.names = board.names;
  game.seats = 3;
  const std::vector<std::string> files = {"abcdefgh", "lkjidcba", "hgfeijkl"};
  const std::array<int, 3> first{1, 8, 12}, second{2, 7, 11};
  for (std::size_t seat = 0; seat < 3; ++seat) {
    put(game, seat, files[seat], first[seat], "RNBQKBNR");
    put(game, seat, files[seat], second[seat], "PPPPPPPP");
    std::vector<int> row;
    for (const char file : files[seat])
      row.push_back(game.cell(file + std::to_string(first[seat])));
    const int of = static_cast<int>(seat);
    game.castlings.push_back(
        {of, row[4], row[6], row[7], row[5], {row[5], row[6]}, {row[4], row[5], row[6]}});
    game.castlings.push_back(
        {of, row[4], row[2], row[0], row[3], {row[1], row[2], row[3]}, {row[4], row[3], row[2]}});
  }
  game.passing = "P";
  game.promotions['P'] = "QRBN";
  game.far = [=](int seat, char, int cell) {
    const std::string& name = board.names[static_cast<std::size_t>(cell)];
    return side_of(name) != seat &&
           std::find(first.begin(), first.end(), rank_of(name)) != first.end();
  };
  game.rays = [=](int seat, char piece, int from) {
    Rays rays;
    const std::string& name = board.names[static_cast<std::size_t>(from)];
    const auto along = [&](int most) {
      for (const std::size_t of : {0u, 1u})
        for (const int way : {1, -1}) rays.push_back({board.line(from, of, way, most)});
    };
    const auto across = [&](int file, int rank, int most, bool moves) {
      std::vector<std::vector<int>> found;
      board.diagonals(found, {}, from, file, rank, most);
      for (const auto& each : found) rays.push_back({each, 0, moves, true});
    };
    const auto all_across = [&](int most) {
      for (const int file : {1, -1})
        for (const int rank : {1, -1}) across(file, rank, most, true);
    };
    if (piece == 'K' || piece == 'Q' || piece == 'R') along(piece == 'K' ? 1 : 99);
    if (piece == 'K' || piece == 'Q' || piece == 'B') all_across(piece == 'K' ? 1 : 99);
    if (piece == 'N')
      for (const std::size_t of : {0u, 1u})
        for (const std::size_t n : {1u, 2u})
          for (const int way : {1, -1})
            for (const int turn : {1, -1}) {
              const auto part = board.line(from, of, way, static_cast<int>(n));
              if (part.size() < n) continue;
              const auto rest = board.line(part.back(), 1 - of, turn, static_cast<int>(3 - n));
              if (rest.size() == 3 - n) rays.push_back({{rest.back()}});
            }
    if (piece == 'P') {
      // A file's line begins at the first rank of White, or of Red where White has no part of it.
      const int side = side_of(name);
      const bool at_beginning = side == 0 || (side == 1 && name[0] >= 'i');
      const int forward = (side == seat) == at_beginning ? 1 : -1;
      const bool home = rank_of(name) == second[static_cast<std::size_t>(side)] && side == seat;
      rays.push_back({board.line(from, 0, forward, home ? 2 : 1), 0, true, false});
      for (const int rank : {1, -1}) across(forward, rank, 1, false);
    }
    return rays;
  };
  return game;
}

}  // namespace

TableGame table_game(const std::string& id) {
  const std::map<std::string, TableGame (*)()> games = {
      {"omega", omega},         {"wildebeest", wildebeest},  {"mccooey", mccooey},
      {"shafran", shafran},     {"raumschach", raumschach},  {"byzantine", byzantine},
      {"tamerlane", tamerlane}, {"threeplayer", threeplayer}};
  return games.at(id)();
}

}  // namespace boardwright::test
