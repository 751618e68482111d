// Positions: the pieces on each cell, the turn, and what the rules need of earlier moves.
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
#include "moves/piece_type.h"
#include "play/rules.h"

namespace boardwright::play {

/// The piece on a cell.
struct Piece {
  PieceTypeId piece_type = no_piece_type;  ///< no_piece_type: the cell is empty
  std::int16_t n = 1;                      ///< the length of progressive moves
  SeatId seat = first_seat;
  bool unmoved = false;       ///< it has not moved yet
  bool multiple : 1 = false;  ///< it turns freely at every leap
  bool bound : 1 = false;     ///< promoted from a Pawn and not yet back: it cannot become multiple
  bool promoted : 1 = false;  ///< it gets its former type back when it is captured

  bool none() const { return piece_type == no_piece_type; }
  friend bool operator==(const Piece&, const Piece&) = default;
};

static_assert(base::limits::length <= INT16_MAX);

/// A piece of a type and a seat that has moved.
inline Piece piece_of(PieceTypeId piece_type, SeatId seat) {
  Piece piece;
  piece.piece_type = piece_type;
  piece.seat = seat;
  return piece;
}

/// A piece without a type, of the first seat, with these numbers; missing ones have the defaults of
/// a new piece.
Piece piece_with(const State& state);

/// A piece that has just come to the board, or just become this type: it has the initial values of
/// the type's numbers, has moved, and is not multiple.
Piece new_piece(const std::vector<PieceType>& piece_types, PieceTypeId piece_type, SeatId seat);

/// Whether a seat is in play. The pieces of a mated seat stay as obstacles.
enum class Standing : std::int8_t { absent, active, mated };

/// A move over several cells after which opponents can still capture en passant.
struct EnPassant {
  CellId from = no_cell;  ///< where it began; no_cell: there is none
  CellId at = no_cell;    ///< where the piece is now
  friend bool operator==(const EnPassant&, const EnPassant&) = default;
};

/// A seat that has captured pieces of a type, and the type.
struct Taken {
  SeatId seat = first_seat;
  PieceTypeId piece_type = no_piece_type;
  friend auto operator<=>(const Taken&, const Taken&) = default;
};

/// Several pieces of one type and seat that share a cell.
struct Stack {
  CellId cell = no_cell;
  int pieces = 2;
  friend auto operator<=>(const Stack&, const Stack&) = default;
};

/// How many pieces like this one can share a cell when the game begins.
int most_together(const Together& rule, const Board& board, const Piece& piece, CellId cell);

/// A position of a game. Arrays by seat are indexed by SeatId.
struct Position {
  template <class T>
  using BySeat = std::array<T, base::limits::seats>;

  std::vector<Piece> pieces;  ///< by cell
  SeatId turn = first_seat;
  BySeat<Standing> standing{};
  BySeat<EnPassant> en_passant{};
  BySeat<SeatId> team{};  ///< the first seat of its team
  BySeat<int> score{};
  BySeat<std::int16_t> checks{};  ///< checks given so far
  int passes = 0;                 ///< consecutive passes up to now
  int quiet = 0;                  ///< moves since the last capture or Pawn move
  int number = 1;                 ///< of the move, as FEN counts them
  std::vector<Taken> taken;       ///< sorted, without duplicates; only in games that need them
  std::vector<Stack> stacks;      ///< sorted by cell
  std::vector<PieceTypeId> army;  ///< types that the game began with; empty: not specified
  /// Number of pieces in hand: of the first seat by piece type, then of the next seat. Empty: no
  /// pieces in hand.
  std::vector<std::uint16_t> hand;
  /// The counts of marks: of the first mark by seat, then of the next. Empty: all of them are 0.
  std::vector<std::uint16_t> marks;
  std::map<std::string, State, std::less<>> numbers;  ///< set for all pieces of a type, by its id

  const Piece& at(CellId cell) const { return pieces[static_cast<std::size_t>(cell)]; }
  Piece& at(CellId cell) { return pieces[static_cast<std::size_t>(cell)]; }
  bool active(SeatId seat) const {
    return standing[static_cast<std::size_t>(seat)] == Standing::active;
  }
  bool mated(SeatId seat) const {
    return standing[static_cast<std::size_t>(seat)] == Standing::mated;
  }
  bool are_team(SeatId one, SeatId other) const { return team[index(one)] == team[index(other)]; }

  /// Whether a seat is active and not of the other seat's team.
  bool opposes(SeatId seat, SeatId other) const { return active(seat) && !are_team(seat, other); }

  /// How many pieces of a type a seat has in hand. `piece_types` is how many types the game has.
  int in_hand(SeatId seat, PieceTypeId piece_type, std::size_t piece_types) const {
    return hand.empty() ? 0 : hand[index(seat) * piece_types + index(piece_type)];
  }
  void add_to_hand(SeatId seat, PieceTypeId piece_type, std::size_t piece_types, int count);

  /// The count of a mark that a seat holds.
  int mark(int mark, SeatId holder) const {
    return marks.empty() ? 0 : marks[index(mark) * base::limits::seats + index(holder)];
  }
  /// Sets a mark in a game with `all` marks.
  void set_mark(std::size_t all, int mark, SeatId holder, int count);

  bool has_taken(SeatId seat, PieceTypeId piece_type) const;
  void note_taken(SeatId seat, PieceTypeId piece_type);

  /// The number of pieces on a cell.
  int count_on(CellId cell) const;

  /// Adds a piece to those on a cell, which are of its type and seat.
  void join(CellId cell);

  /// Removes one of several pieces from a cell.
  void leave(CellId cell);

  /// Makes a cell count as having at most one piece.
  void unstack(CellId cell);

  /// The piece types that the game began with; those on the board if `army` is empty.
  std::vector<PieceTypeId> began_with() const;
  friend bool operator==(const Position&, const Position&) = default;
};

/// A board without pieces, on which every seat plays for itself.
Position empty_position(const Board& board);

/// Reads a position, one line for each seat:
///
///     # a comment
///     turn: Red
///     sides: Red+Green Brown+Blue
///     set: pawn roams 0
///     marks: second=1 shak=0+1
///     Red: K rd-k1* P rd-kn3 rd-kr2*
///     Brown: mated R br-kr1
///     Green: last gr-kn4 gr-kr6 P gr-kr6
///
/// The letter of a piece type is followed by the cells of its pieces; a type without a letter goes
/// by its id. An asterisk after a cell marks an unmoved piece. Letters of progressive pieces are
/// followed by their n and whether they are simple or multiple: N⁺, W²⁺, N³*, or in plain signs N+,
/// W2+, N3*; an apostrophe after that marks a bound piece. `last` is the seat's latest move, if it
/// was a double step that can still be captured en passant. `took=Q,B` is what the seat has
/// captured, in games that are won by captures; `hand=P,P` is what it has in hand. `sides` lists
/// the teams, `set` gives all pieces of a type a number, `marks` gives the counts of marks, `army`
/// lists the types that the game began with. A seat without a line is absent. A cell that is named
/// several times has several pieces, as `together` allows. Reports what is wrong, with line and
/// column; `name` stands for the file.
std::optional<Position> parse_position(std::string_view text, const std::string& name,
                                       const Board& board,
                                       const std::vector<PieceType>& piece_types, Report& report,
                                       const Together& together = {},
                                       const std::vector<RuleMark>& marks = {});

/// Reports what cannot occur in a game with this King: two Kings of one seat, or a King of a mated
/// seat.
void check_kings(const Position& position, const std::string& name, const Board& board,
                 const RoyalRules& royal, Report& report);

}  // namespace boardwright::play
