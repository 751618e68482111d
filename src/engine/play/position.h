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
#include "rules/piece_type.h"

namespace boardwright::play {

/// What stands on a cell.
struct Piece {
  PieceTypeId piece_type = no_piece_type;  ///< no_piece_type: the cell is empty
  std::int16_t n = 1;                      ///< the length of progressive moves
  SeatId seat = first_seat;
  bool unmoved = false;       ///< he has not moved yet
  bool multiple : 1 = false;  ///< he turns freely at every leap
  bool bound : 1 = false;     ///< he was a Pawn and has not been back: he may not become multiple
  bool promoted : 1 = false;  ///< he was another piece, which he is again when he is captured

  bool none() const { return piece_type == no_piece_type; }
  friend bool operator==(const Piece&, const Piece&) = default;
};

static_assert(limits::length <= INT16_MAX);

/// A piece of a piece and a seat who has moved.
inline Piece piece_of(PieceTypeId piece_type, SeatId seat) {
  Piece piece;
  piece.piece_type = piece_type;
  piece.seat = seat;
  return piece;
}

/// A piece of no piece and the first seat who has these numbers; those that he lacks are as in a
/// new piece.
Piece piece_with(const State& state);

/// Whether a seat plays. The pieces of a mated seat stay as obstacles.
enum class Standing : std::int8_t { absent, active, mated };

/// A move over several cells that opponents may still take in passing.
struct EnPassant {
  CellId from = no_cell;  ///< where it began; no_cell: there is none
  CellId at = no_cell;    ///< where the piece stands now
  friend bool operator==(const EnPassant&, const EnPassant&) = default;
};

/// A seat has taken pieces of a piece.
struct Taken {
  SeatId seat = first_seat;
  PieceTypeId piece_type = no_piece_type;
  friend auto operator<=>(const Taken&, const Taken&) = default;
};

/// Several pieces of one kind and seat who stand together on a cell.
struct Stack {
  CellId cell = no_cell;
  int pieces = 2;
  friend auto operator<=>(const Stack&, const Stack&) = default;
};

/// How many pieces like one may stand on a cell when the game begins.
int most_together(const Together& rule, const Board& board, const Piece& piece, CellId cell);

/// A position of a game. What is told by seat is indexed by its number.
struct Position {
  template <class T>
  using BySeat = std::array<T, limits::seats>;

  std::vector<Piece> pieces;  ///< by cell
  SeatId turn = first_seat;
  BySeat<Standing> standing{};
  BySeat<EnPassant> en_passant{};
  BySeat<SeatId> team{};  ///< the first seat of its team
  BySeat<int> score{};
  BySeat<std::int16_t> checks{};  ///< given so far
  int passes = 0;                 ///< one after the other, up to now
  int quiet = 0;                  ///< moves since the last capture or Pawn's move
  int number = 1;                 ///< of the move, as FEN counts
  std::vector<Taken> taken;       ///< sorted, each once, in games that ask for them
  std::vector<Stack> stacks;      ///< sorted by cell
  std::vector<PieceTypeId> army;  ///< what the game began with; empty: the position does not tell
  /// How many pieces of each piece a seat has beside the board: those of the first seat by piece,
  /// then those of the next. Empty: nobody has any.
  std::vector<std::uint16_t> hand;
  std::map<std::string, State, std::less<>> numbers;  ///< set for all pieces of a piece, by its id

  const Piece& at(CellId cell) const { return pieces[static_cast<std::size_t>(cell)]; }
  Piece& at(CellId cell) { return pieces[static_cast<std::size_t>(cell)]; }
  bool active(SeatId seat) const {
    return standing[static_cast<std::size_t>(seat)] == Standing::active;
  }
  bool mated(SeatId seat) const {
    return standing[static_cast<std::size_t>(seat)] == Standing::mated;
  }
  bool are_team(SeatId one, SeatId other) const { return team[index(one)] == team[index(other)]; }

  /// Whether a seat plays against another, and still does.
  bool opposes(SeatId seat, SeatId other) const { return active(seat) && !are_team(seat, other); }

  /// How many pieces of a piece a seat has in hand. `pieces` is how many pieces the game has.
  int in_hand(SeatId seat, PieceTypeId piece_type, std::size_t piece_types) const {
    return hand.empty() ? 0 : hand[index(seat) * piece_types + index(piece_type)];
  }
  void add_to_hand(SeatId seat, PieceTypeId piece_type, std::size_t piece_types, int count);
  bool has_taken(SeatId seat, PieceTypeId piece_type) const;
  void note_taken(SeatId seat, PieceTypeId piece_type);

  /// How many pieces stand on a cell.
  int count_on(CellId cell) const;

  /// One more joins those on a cell, who are like him.
  void join(CellId cell);

  /// One of several on a cell leaves it.
  void leave(CellId cell);

  /// No more than one piece counts as standing on a cell.
  void unstack(CellId cell);

  /// The kinds of pieces with whom the game began; those on the board, if the position does not
  /// tell.
  std::vector<PieceTypeId> began_with() const;
  friend bool operator==(const Position&, const Position&) = default;
};

/// A board without pieces, on which every seat plays for itself.
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
/// A letter of a piece, then the cells of its pieces; an asterisk after a cell marks a piece who
/// has not moved; a piece without a letter goes by its id. Letters of progressive pieces bear the
/// piece's n and whether he is simple or multiple: N⁺, W²⁺, N³*, or in plain signs N+, W2+, N3*; an
/// apostrophe after that marks a bound piece. `last`: the seat's latest move, if it was a double
/// step that may still be taken in passing. `took=Q,B`: what the seat has taken, in games that are
/// won so; `hand=P,P`: what it has in hand. `sides` names seats that play together, `set` gives all
/// pieces of a piece a number, `army` tells what the game began with. A seat without a line takes
/// no part. A cell that is named several times has pieces who stand `together`. Reports what is
/// wrong, with line and column; `name` stands for the file.
std::optional<Position> parse_position(std::string_view text, const std::string& name,
                                       const Board& board,
                                       const std::vector<PieceType>& piece_types, Report& report,
                                       const Together& together = {});

/// Reports what a position has that no game with this King can come to: two Kings of one seat, or a
/// King of a seat that is mated.
void check_kings(const Position& position, const std::string& name, const Board& board,
                 const RoyalRules& royal, Report& report);

}  // namespace boardwright::play
