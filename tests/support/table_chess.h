// A second move generator, independent of the engine: a game is tables of cells, and the moves are
// what they permit.
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
  /// Consecutive cells, used up to the first piece. A piece can end on those from index `first` on.
  struct Ray {
    std::vector<int> cells;
    std::size_t first = 0;
    bool moves = true, captures = true;
  };

  /// Castling of an unmoved King and Rook. All cells of `empty` are empty, and no cell of `safe` is
  /// attacked.
  struct Castling {
    int seat, king, king_to, rook, rook_to;
    std::vector<int> empty, safe;
  };

  /// Instead of a normal move, a piece moves to any of these cells and becomes another one. With
  /// `forking`, it can replace any piece that is not royal, but must then attack two pieces, or one
  /// that cannot move. Without, the cell must be empty.
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
  std::string en_passant;                  ///< pieces that capture each other en passant
  std::map<char, std::string> promotions;  ///< the pieces to which a piece promotes
  std::function<bool(int seat, char piece_type, int cell)> far;
  std::string immune;  ///< pieces that cannot be captured
  std::vector<Journey> journeys;
  std::map<char, char>
      returns;  ///< what a piece becomes in the final phase if its home cell is empty
  std::function<int(int seat)> home;  ///< the home cell
  std::map<char, char>
      exchanged;  ///< royal pieces that can change places in need, and what they become
  std::map<char, std::string> letters;  ///< of pieces whose letter has more than one character
  std::vector<Castling> castlings;
  /// Whether the game is over, by the letters of the pieces on each cell, those of the first seat
  /// in capitals, and the seat to move.
  std::function<bool(const std::string& pieces, int turn)> over;

  int cell(const std::string& name) const;
};

/// A position of such a game.
class TablePosition {
 public:
  struct Move {
    int from, to;
    char becomes = 0;  ///< 0: unchanged
    int taken = -1;    ///< a cell; -1: none
    int castling = -1;
    bool swaps = false;
    bool operator<(const Move& other) const {
      return std::tie(from, to, becomes, taken) <
             std::tie(other.from, other.to, other.becomes, other.taken);
    }
  };

  /// The initial position. Requires: `game` outlives this.
  explicit TablePosition(const TableGame& game);

  std::set<Move> legal() const;
  TablePosition after(const Move& move) const;
  std::uint64_t perft(int depth) const;

  /// "e2 e4", "e7 e8 Q".
  std::string text(const Move& move) const;

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
  void add(Move move, std::set<Move>& found) const;
  void add_en_passant(int from, const TableGame::Ray& ray, std::set<Move>& found) const;
  void add_castlings(std::set<Move>& found) const;
  void add_plain(int from, std::set<Move>& found) const;
  void add_journeys(int from, std::set<Move>& found) const;
  bool forks(const Move& move) const;
  std::set<Move> legal_of(int from) const;
  bool is_over() const;
  void add_exchanges(std::set<Move>& found) const;
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
