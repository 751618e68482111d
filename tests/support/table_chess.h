// A second generator of moves, written apart from the engine: a game is tables of cells in numbers,
// and a move is whatever a list of them allows.
#pragma once
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace boardwright::test {

/// The rules of one game.
struct TableGame {
  /// Cells one behind the other, as far as the first piece; a piece may end on those from `first`
  /// on.
  struct Ray {
    std::vector<int> cells;
    std::size_t first = 0;
    bool moves = true, captures = true;
  };

  /// A King and a Rook who have not moved. All of `empty` are so; nobody attacks any of `safe`.
  struct Castling {
    int seat, king, king_to, rook, rook_to;
    std::vector<int> empty, safe;
  };

  /// In place of a move a piece goes to any of these cells and becomes another. With `forking` who
  /// stands there is no matter, unless royal: but it must attack two from there, or one that cannot
  /// move. Without, its cell must be empty.
  struct Journey {
    char piece_type, becomes;
    bool forking;
    std::function<bool(int seat, int cell)> to;
  };

  std::vector<std::string> names;  ///< by cell
  int seats = 2;
  std::vector<std::map<char, std::vector<std::string>>> array;  ///< by seat: piece, names of cells
  std::function<std::vector<Ray>(int seat, char piece_type, int cell)> rays;
  std::string royal = "K";
  bool only_last = false;                  ///< a seat with several royal pieces is never in check
  std::string en_passant;                  ///< pieces that are taken in passing, by one another
  std::map<char, std::string> promotions;  ///< what a piece becomes
  std::function<bool(int seat, char piece_type, int cell)> far;
  std::string immune;  ///< nobody takes these
  std::vector<Journey> journeys;
  std::map<char, char> returns;  ///< what becomes of a piece at the end, if the cell below is empty
  std::function<int(int seat)> home;  ///< the cell to which it comes then
  std::map<char, char> exchanged;     ///< a royal one in need, who changes places: what it is then
  std::map<char, std::string> letters;  ///< of pieces whose letter is more than a character
  std::vector<Castling> castlings;
  /// By the letters of pieces on each cell, those of the first seat capitals, and whose turn it is:
  /// whether it is over.
  std::function<bool(const std::string& pieces, int turn)> over;

  int cell(const std::string& name) const;
};

/// A position of such a game.
class TablePosition {
 public:
  struct MovePattern {
    int from, to;
    char becomes = 0;  ///< 0: what it was
    int taken = -1;    ///< a cell; -1: nobody
    int castling = -1;
    bool swaps = false;
    bool operator<(const MovePattern& other) const {
      return std::tie(from, to, becomes, taken) <
             std::tie(other.from, other.to, other.becomes, other.taken);
    }
  };

  /// Where a game begins. Requires: it outlives this.
  explicit TablePosition(const TableGame& game);

  std::set<MovePattern> legal() const;
  TablePosition after(const MovePattern& move) const;
  std::uint64_t perft(int depth) const;

  /// "e2 e4", "e7 e8 Q".
  std::string text(const MovePattern& move) const;

 private:
  struct Piece {
    char piece_type = 0;
    int seat = 0;
    bool unmoved = false;
  };
  struct Passed {
    std::vector<int> cells;
    int at = -1;
  };
  using Rays = std::vector<TableGame::Ray>;

  const Rays& rays_of(const Piece& piece, int cell) const;
  void add(MovePattern move, std::set<MovePattern>& found) const;
  void add_en_passant(int from, const TableGame::Ray& ray, std::set<MovePattern>& found) const;
  void add_castlings(std::set<MovePattern>& found) const;
  void add_plain(int from, std::set<MovePattern>& found) const;
  void add_journeys(int from, std::set<MovePattern>& found) const;
  bool forks(const MovePattern& move) const;
  std::set<MovePattern> legal_of(int from) const;
  bool is_over() const;
  void add_exchanges(std::set<MovePattern>& found) const;
  bool is_attacked(int cell, int seat) const;
  bool is_in_check(int seat) const;

  using Known = std::map<std::pair<int, char>, std::vector<Rays>>;

  const TableGame* game_;
  std::shared_ptr<Known> known_;  ///< by seat and piece, then by cell
  std::vector<Piece> pieces_;
  std::vector<Passed> passed_;  ///< by seat
  int turn_ = 0;
};

TableGame table_game(const std::string& id);

}  // namespace boardwright::test
