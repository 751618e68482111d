// Games on hexagons.
#include "support/table_grid.h"

namespace boardwright::test {

namespace {

// The first coordinate is the file, and the second increases along it; (1, 0) leads to the cell at
// the lower right.

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

/// The pieces of hexagonal chess. Pawns have these first steps, and these captures for White.
void hexagonal(TableGame& game, const Grid& grid, const std::map<std::string, int>& first_steps,
               const Places& captures) {
  game.en_passant = "P";
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
  game.rays = [grid, white = steps[0], black = steps[1], captures](int seat, char piece_type,
                                                                   int from) {
    Rays rays;
    const int up = seat == 0 ? 1 : -1;
    const auto& first = seat == 0 ? white : black;
    switch (piece_type) {
      case 'K': grid.slide(rays, from, both(hex_sides, hex_corners()), 1); break;
      case 'Q': grid.slide(rays, from, both(hex_sides, hex_corners())); break;
      case 'R': grid.slide(rays, from, hex_sides); break;
      case 'B': grid.slide(rays, from, hex_corners()); break;
      case 'N': grid.slide(rays, from, hex_leaps(), 1); break;
      default:
        grid.pawn(rays, from, {{0, up, 0}}, first.contains(from) ? first.at(from) : 1,
                  {times(up, captures[0]), times(up, captures[1])});
    }
    return rays;
  };
}

/// Eleven files of six to eleven cells, each counted from below.
Grid regular(TableGame& game) {
  Grid grid;
  const std::string files = "abcdefghikl";
  for (int x = 0; x < 11; ++x)
    for (int n = 0; n < 6 + std::min(x, 10 - x); ++n)
      grid.add(game, {x, std::max(0, x - 5) + n, 0},
               files[static_cast<std::size_t>(x)] + std::to_string(n + 1));
  return grid;
}

}  // namespace

TableGame glinski() {
  TableGame game;
  const Grid grid = regular(game);
  game.array = {{{'K', {"g1"}},
                 {'Q', {"e1"}},
                 {'R', {"c1", "i1"}},
                 {'B', {"f1", "f2", "f3"}},
                 {'N', {"d1", "h1"}},
                 {'P', {"b1", "c2", "d3", "e4", "f5", "g4", "h3", "i2", "k1"}}},
                {{'K', {"g10"}},
                 {'Q', {"e10"}},
                 {'R', {"c8", "i8"}},
                 {'B', {"f11", "f10", "f9"}},
                 {'N', {"d9", "h9"}},
                 {'P', {"b7", "c7", "d7", "e7", "f7", "g7", "h7", "i7", "k7"}}}};
  std::map<std::string, int> first;
  for (const auto& army : game.array)
    for (const std::string& name : army.at('P')) first[name] = 2;
  hexagonal(game, grid, first, {{1, 1, 0}, {-1, 0, 0}});
  return game;
}

TableGame mccooey() {
  TableGame game;
  const Grid grid = regular(game);
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
  hexagonal(game, grid, first, {{1, 2, 0}, {-1, 1, 0}});
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
  hexagonal(game, grid, first, {{1, 2, 0}, {-1, 1, 0}});
  // The King castles toward each Rook by two or three cells.
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

}  // namespace boardwright::test
