// Chess for three on 96 cells, by the lines of its board.
#include "support/table_grid.h"

namespace boardwright::test {

namespace {

// Each cell is on two lines of eight cells, and six cells meet in the middle.

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

  /// Cells along the file (0) or the rank (1) of a cell, in one direction.
  std::vector<int> line(int from, std::size_t of, int way, int most = 99) const {
    const auto& cells = lines_[of].at(from);
    auto at = std::find(cells.begin(), cells.end(), from) - cells.begin();
    std::vector<int> found;
    for (at += way; at >= 0 && at < 8 && most-- > 0; at += way)
      found.push_back(cells[static_cast<std::size_t>(at)]);
    return found;
  }

  /// Every diagonal from a cell between a direction along its file and one along its rank. In the
  /// middle it forks.
  void diagonals(std::vector<std::vector<int>>& found, std::vector<int> so_far, int from, int file,
                 int rank, int most) const {
    const auto side = line(from, 0, file, 1), other = line(from, 1, rank, 1);
    std::vector<std::pair<int, std::array<int, 2>>>
        next;  // a cell, and the neighbours by which it is reached
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
  /// The direction along a line of a cell that leads to one of two neighbours.
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

}  // namespace

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
  game.en_passant = "P";
  game.promotions['P'] = "QRBN";
  game.far = [=](int seat, char, int cell) {
    const std::string& name = board.names[static_cast<std::size_t>(cell)];
    return side_of(name) != seat &&
           std::find(first.begin(), first.end(), rank_of(name)) != first.end();
  };
  game.rays = [=](int seat, char piece_type, int from) {
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
    if (piece_type == 'K' || piece_type == 'Q' || piece_type == 'R')
      along(piece_type == 'K' ? 1 : 99);
    if (piece_type == 'K' || piece_type == 'Q' || piece_type == 'B')
      all_across(piece_type == 'K' ? 1 : 99);
    if (piece_type == 'N')
      for (const std::size_t of : {0u, 1u})
        for (const std::size_t n : {1u, 2u})
          for (const int way : {1, -1})
            for (const int turn : {1, -1}) {
              const auto part = board.line(from, of, way, static_cast<int>(n));
              if (part.size() < n) continue;
              const auto rest = board.line(part.back(), 1 - of, turn, static_cast<int>(3 - n));
              if (rest.size() == 3 - n) rays.push_back({{rest.back()}});
            }
    if (piece_type == 'P') {
      // The line of a file begins at White's first rank, or at Red's if White has no part of it.
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

}  // namespace boardwright::test
