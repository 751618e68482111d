// Games on squares: with corners, on a ring, with citadels, on plates.
#include "support/table_grid.h"

namespace boardwright::test {

// Cells are a0 to j9; the corners, from the first player's left, are w1 to w4.
TableGame omega() {
  TableGame game;
  Grid grid;
  const std::string files = letters('a', 10);
  const std::map<std::array<int, 2>, std::string> corners = {
      {{0, 0}, "w1"}, {{11, 0}, "w2"}, {{11, 11}, "w3"}, {{0, 11}, "w4"}};
  for (int x = 0; x < 12; ++x)
    for (int y = 0; y < 12; ++y)
      if (const auto corner = corners.find({x, y}); corner != corners.end())
        grid.add(game, {x, y, 0}, corner->second);
      else if (x > 0 && x < 11 && y > 0 && y < 11)
        grid.add(game, {x, y, 0}, files[static_cast<std::size_t>(x - 1)] + std::to_string(y - 1));
  for (const std::size_t seat : {0u, 1u}) {
    put(game, seat, files, seat == 0 ? 0 : 9, "CRNBQKBNRC");
    put(game, seat, files, seat == 0 ? 1 : 8, "PPPPPPPPPP");
  }
  game.array[0]['W'] = {"w1", "w2"};
  game.array[1]['W'] = {"w3", "w4"};
  game.en_passant = "P";
  game.promotions['P'] = "QRBNCW";
  game.far = [grid](int seat, char, int cell) {
    return grid.place(cell)[1] == (seat == 0 ? 10 : 1);
  };
  game.rays = [grid](int seat, char piece_type, int from) {
    Rays rays;
    const int up = seat == 0 ? 1 : -1;
    const bool home = grid.place(from)[1] == (seat == 0 ? 2 : 9);
    switch (piece_type) {
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
  castle(game, files, 'f', 'b', "d", {0, 9});
  castle(game, files, 'f', 'i', "h", {0, 9});
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
  game.en_passant = "P";
  game.promotions['P'] = "QW";
  game.far = [grid](int seat, char, int cell) {
    return grid.place(cell)[1] == (seat == 0 ? 9 : 0);
  };
  game.rays = [grid](int seat, char piece_type, int from) {
    Rays rays;
    const int up = seat == 0 ? 1 : -1;
    const int rank = seat == 0 ? grid.place(from)[1] : 9 - grid.place(from)[1];
    switch (piece_type) {
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
  game.rays = [grid](int seat, char piece_type, int from) {
    Rays rays;
    const int up = seat == 0 ? 1 : -1;
    const Places lines = around(1, 0, 0, true), planes = around(1, 1, 0, true),
                 space = around(1, 1, 1, true);
    switch (piece_type) {
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

namespace {

/// Whether a side has only its King, and cannot bare the other King with its next move.
bool is_bare(const std::string& pieces, int seat, int turn) {
  std::array<int, 2> count{};
  for (const char piece : pieces)
    if (piece != '.') ++count[piece < 'a' ? 0 : 1];
  const auto own = static_cast<std::size_t>(seat);
  return count[own] == 1 && count[1 - own] >= (seat == turn ? 3 : 2);
}

}  // namespace

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
  game.rays = [grid](int seat, char piece_type, int from) {
    Rays rays;
    const int up = (seat == 0) == (piece_type == 'P') ? 1 : -1;
    switch (piece_type) {
      case 'K': grid.slide(rays, from, both(orthogonal, diagonal), 1); break;
      case 'Q': grid.slide(rays, from, diagonal, 1); break;
      case 'R': grid.slide(rays, from, orthogonal); break;
      case 'B': grid.slide(rays, from, around(2, 2), 1); break;
      case 'N': grid.slide(rays, from, around(1, 2), 1); break;
      default: grid.pawn(rays, from, {{0, up, 0}}, 1, {{-1, up, 0}, {1, up, 0}});
    }
    return rays;
  };
  game.over = [](const std::string& pieces, int turn) {
    return is_bare(pieces, 0, turn) || is_bare(pieces, 1, turn);
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
  game.royal = "KUQX";
  game.only_last = true;
  // The Pawn of Pawns waits as A and continues as B; from the first cell of the Pawn of Kings on it
  // is 3.
  game.immune = "A";
  const auto in_camp = [grid](int, int cell) {
    return grid.place(cell)[0] >= 0 && grid.place(cell)[0] < 11;
  };
  const int kings_pawns[] = {game.cell("f3"), game.cell("f8")};
  const auto home = [=](int seat) { return kings_pawns[seat]; };
  game.journeys = {{'A', 'B', true, in_camp},
                   {'B', '3', false, [home](int seat, int cell) { return cell == home(seat); }}};
  game.returns['B'] = '3';
  game.home = home;
  game.letters['3'] = "+B";
  game.exchanged['K'] = 'U';
  game.promotions['3'] = "X";
  const std::string pawns = "PWMLFSYJIHO", others = "ADCEGQVZTNR";
  for (std::size_t i = 0; i < pawns.size(); ++i) game.promotions[pawns[i]] = others.substr(i, 1);
  game.far = [grid](int seat, char, int cell) {
    return grid.place(cell)[1] == (seat == 0 ? 9 : 0);
  };
  game.rays = [grid](int seat, char piece_type, int from) {
    Rays rays;
    const int up = seat == 0 ? 1 : -1;
    switch (piece_type) {
      case 'A': break;
      case 'K':
      case 'U':
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
    // Only Kings can enter a citadel: that of the opponent, or with X their own.
    const auto closed = [&](int cell) {
      const int file = grid.place(cell)[0];
      if (file >= 0 && file < 11) return false;
      const bool own = (file == 11) == (seat == 0);
      return piece_type != 'X' && (own || std::string("KUQ").find(piece_type) == std::string::npos);
    };
    for (Ray& ray : rays)
      ray.cells.erase(std::find_if(ray.cells.begin(), ray.cells.end(), closed), ray.cells.end());
    return rays;
  };
  game.over = [](const std::string& pieces, int) {
    const std::string theirs = pieces.substr(pieces.size() - 2);  // x9 and y2
    return std::string("KUQX").find(theirs[0]) != std::string::npos ||
           std::string("kuqx").find(theirs[1]) != std::string::npos;
  };
  return game;
}

}  // namespace boardwright::test
