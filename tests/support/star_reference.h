// A second, slow move generator for Immortal Star Masters, written only from the definitions: the
// engine is compared with it and shares no code with it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "support/rooms.h"

namespace boardwright::test {

/// The ids of the 241 cells: territories clockwise from Red's, each with the cells before it, rank
/// by rank from the edge, each rank from its player's left. The centre is last.
std::vector<std::string> star_cells();

/// 1 at the edge to 10 in the centre.
int star_rank(const std::string& id);

/// The seat whose territory contains a cell, 1 (Red) to 6 (Magenta); 0 in the central area.
int star_territory(const std::string& id);

/// The number of steps through sides from a cell to the nearest Queen Indicator.
int star_indicator_distance(const std::string& id);

/// The initial position for these seats, as position text. The first of them is to move.
std::string star_array(const std::vector<int>& seats);

/// A position and its rules. Seats are 1 (Red) to 6 (Magenta), clockwise.
///
/// A move is written "FROM TO", followed where it applies by " x CELL" (of the captured piece), " =
/// queen" (promotion) and " & FROM TO" (of the Rook, castling). Cells are indices into
/// `star_cells`.
struct StarReference {
  struct Piece {
    int seat = 0;  // 0: the cell is empty
    char letter = ' ';
    bool unmoved = false;
  };
  struct DoubleStep {
    int from = 0, to = 0;
  };
  struct Seat {
    bool plays = false, mated = false;
    int side = 0;                    // seats of one side are no opponents
    std::optional<DoubleStep> last;  // of a Pawn that can still be captured en passant
    int score = 0;
  };

  int turn = 1;
  bool pawns_roam = true;  // in the central area
  std::array<Seat, 7> seats;
  std::array<Piece, 241> pieces;

  /// Throws `std::invalid_argument`, which names the word that is not understood.
  static StarReference parse(const std::string& position_text);

  /// The canonical text. Scores are not part of it.
  std::string print() const;

  /// The moves of the seat to move, sorted. Does not settle a mate.
  std::vector<std::string> legal() const;

  /// The moves of the piece on a cell, as if it were its seat's turn.
  std::vector<std::string> legal_from(const std::string& id) const;

  /// Plays a legal move, passes the turn on and settles mates until a seat is to move.
  StarReference after(const std::string& move) const;

  /// Removes the King of the seat to move if it is mated, and so on for the seats that follow.
  StarReference settled() const;

  /// Perft: the number of move sequences of this length; mates are settled before each move.
  std::uint64_t perft(int depth) const;

  /// The scores of the six seats since the position was read.
  std::vector<int> scores() const;

  /// Whether the King of the seat to move is attacked.
  bool checked() const;

  /// Whether an active opponent could capture a piece of this seat on the cell.
  bool attacked(const std::string& id, int seat) const;

 private:
  struct Move {
    int from, to;
    int taken = -1;
    char becomes = ' ';
    int rook_from = -1, rook_to = -1;
    bool two_cells = false;
  };

  void read_sides(const std::string& words);
  void read_seat(int seat, const std::string& words);
  std::string print_seat(int seat) const;

  bool empty(int cell) const { return pieces[cell].seat == 0; }
  bool active(int seat) const { return seats[seat].plays && !seats[seat].mated; }
  bool opponents(int a, int b) const { return seats[a].side != seats[b].side; }
  /// Whether a seat's pieces can capture another's: those of opponents, and all obstacles.
  bool may_take(int a, int b) const { return opponents(a, b) || seats[b].mated; }
  bool abandoned(int cell) const;
  bool enters_abandoned(int from, int to) const;
  bool may_rest(int from, int to) const;
  bool pawn_heads(int seat, int from, int heading, int to) const;
  template <typename Visit>
  void each_target(int from, const Visit& visit) const;
  bool attacked(int cell, int seat) const;
  bool checked(int seat) const;

  void add_steps(int from, std::vector<Move>& moves) const;
  void add_double_steps(int from, std::vector<Move>& moves) const;
  void add_en_passant(int from, std::vector<Move>& moves) const;
  void add_castling(int from, std::vector<Move>& moves) const;
  std::vector<Move> moves_from(int from) const;
  std::vector<Move> moves() const;

  void remove(int cell);
  void play(const Move& move);
  void pass_turn();
  void mate();
  void settle();
  static std::string written(const Move& move);

  friend class StarDealer;
};

/// A varied position with plausible pieces, marks, sides and last moves, as text. The same state of
/// the generator gives the same position on every platform.
std::string random_star_position(std::mt19937& dice);

}  // namespace boardwright::test
