// Who stands where, whose turn it is, and what the rules must remember of earlier moves.
#pragma once
#include <array>
#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/index.h"
#include "base/limits.h"
#include "base/report.h"
#include "play/rules.h"
#include "rules/piece.h"

namespace boardwright::play {

/// What stands on a cell.
struct Man {
  PieceId piece = no_piece;  ///< no_piece: the cell is empty
  std::int16_t n = 1;        ///< the length of progressive moves
  SeatId seat = first_seat;
  bool unmoved = false;       ///< he has not moved yet
  bool multiple : 1 = false;  ///< he turns freely at every leap
  bool bound : 1 = false;     ///< he was a Pawn and has not been back: he may not become multiple
  bool promoted : 1 = false;  ///< he was another piece, which he is again when he is captured

  bool none() const { return piece == no_piece; }
  friend bool operator==(const Man&, const Man&) = default;
};

static_assert(limits::length <= INT16_MAX);

/// A man of a piece and a seat who has moved.
inline Man man_of(PieceId piece, SeatId seat) {
  Man man;
  man.piece = piece;
  man.seat = seat;
  return man;
}

/// A man of no piece and the first seat who has these numbers; those that he lacks are as in a new
/// man.
Man man_with(const State& state);

/// Whether a seat plays. The men of a mated seat stay as obstacles.
enum class Standing : std::int8_t { absent, active, mated };

/// A move over several cells that opponents may still take in passing.
struct Passing {
  CellId from = no_cell;  ///< where it began; no_cell: there is none
  CellId at = no_cell;    ///< where the man stands now
  friend bool operator==(const Passing&, const Passing&) = default;
};

/// A seat has taken men of a piece.
struct Taken {
  SeatId seat = first_seat;
  PieceId piece = no_piece;
  friend auto operator<=>(const Taken&, const Taken&) = default;
};

/// Several men of one kind and seat who stand together on a cell.
struct Stack {
  CellId cell = no_cell;
  int men = 2;
  friend auto operator<=>(const Stack&, const Stack&) = default;
};

/// How many men like one may stand on a cell when the game begins.
int most_together(const Together& rule, const Board& board, const Man& man, CellId cell);

/// A position of a game. What is told by seat is indexed by its number.
struct Position {
  template <class T>
  using BySeat = std::array<T, limits::seats>;

  std::vector<Man> men;  ///< by cell
  SeatId turn = first_seat;
  BySeat<Standing> standing{};
  BySeat<Passing> passing{};
  BySeat<SeatId> team{};  ///< the first seat of its team
  BySeat<int> score{};
  BySeat<std::int16_t> checks{};  ///< given so far
  int passes = 0;                 ///< one after the other, up to now
  int quiet = 0;                  ///< moves since the last capture or Pawn's move
  int number = 1;                 ///< of the move, as FEN counts
  std::vector<Taken> taken;       ///< sorted, each once, in games that ask for them
  std::vector<Stack> stacks;      ///< sorted by cell
  std::vector<PieceId> army;      ///< what the game began with; empty: the position does not tell
  /// How many men of each piece a seat has beside the board: those of the first seat by piece, then
  /// those of the next. Empty: nobody has any.
  std::vector<std::uint16_t> hand;
  std::map<std::string, State, std::less<>> numbers;  ///< set for all men of a piece, by its id

  const Man& at(CellId cell) const { return men[static_cast<std::size_t>(cell)]; }
  Man& at(CellId cell) { return men[static_cast<std::size_t>(cell)]; }
  bool active(SeatId seat) const {
    return standing[static_cast<std::size_t>(seat)] == Standing::active;
  }
  bool mated(SeatId seat) const {
    return standing[static_cast<std::size_t>(seat)] == Standing::mated;
  }
  bool are_team(SeatId one, SeatId other) const { return team[index(one)] == team[index(other)]; }

  /// Whether a seat plays against another, and still does.
  bool opposes(SeatId seat, SeatId other) const { return active(seat) && !are_team(seat, other); }

  /// How many men of a piece a seat has in hand. `pieces` is how many pieces the game has.
  int in_hand(SeatId seat, PieceId piece, std::size_t pieces) const {
    return hand.empty() ? 0 : hand[index(seat) * pieces + index(piece)];
  }
  void add_to_hand(SeatId seat, PieceId piece, std::size_t pieces, int count);
  bool has_taken(SeatId seat, PieceId piece) const;
  void note_taken(SeatId seat, PieceId piece);

  /// How many men stand on a cell.
  int count_on(CellId cell) const;

  /// One more joins those on a cell, who are like him.
  void join(CellId cell);

  /// One of several on a cell leaves it.
  void leave(CellId cell);

  /// No more than one man counts as standing on a cell.
  void unstack(CellId cell);

  /// The kinds of men with whom the game began; those on the board, if the position does not tell.
  std::vector<PieceId> began_with() const;
  friend bool operator==(const Position&, const Position&) = default;
};

/// A board without men, on which every seat plays for itself.
Position empty_position(const Board& board);

/// Reads a position, one line a seat:
///
///     # a comment
///     turn: Red
///     sides: Red+Green Brown+Blue
///     set: pawn roams 0
///     Red: K rd-k1* P rd-kn3 rd-kr2*
///     Brown: mated R br-kr1
///     Green: last gr-kn4 gr-kr6 P gr-kr6
///
/// A letter of a piece, then the cells of its men; an asterisk after a cell marks a man who has not
/// moved; a piece without a letter goes by its id. Letters of progressive pieces bear the man's n
/// and whether he is simple or multiple: N⁺, W²⁺, N³*, or in plain signs N+, W2+, N3*; an
/// apostrophe after that marks a bound man. `last`: the seat's latest move, if it was a double step
/// that may still be taken in passing. `took=Q,B`: what the seat has taken, in games that are won
/// so; `hand=P,P`: what it has in hand. `sides` names seats that play together, `set` gives all men
/// of a piece a number, `army` tells what the game began with. A seat without a line takes no part.
/// A cell that is named several times has men who stand `together`. Reports what is wrong, with
/// line and column; `name` stands for the file.
std::optional<Position> parse_position(std::string_view text, const std::string& name,
                                       const Board& board, const std::vector<Piece>& pieces,
                                       Report& report, const Together& together = {});

/// Reports what a position has that no game with this King can come to: two Kings of one seat, or a
/// King of a seat that is mated.
void check_kings(const Position& position, const std::string& name, const Board& board,
                 const RoyalRules& royal, Report& report);

}  // namespace boardwright::play
