// The rules of a game beyond the moves of its pieces: one struct for each table of [play].
#pragma once
#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "moves/piece_type.h"
#include "play/rule_lines.h"

namespace boardwright::play {

using base::Ids, base::index, base::Report, base::words;
using board::Board, board::first_seat, board::SeatId;
using geometry::CellId, geometry::CellSet, geometry::no_cell;
using moves::no_piece_type, moves::PieceMoves, moves::PieceType, moves::PieceTypeId, moves::State;

/// Some of the piece types of a game.
using PieceTypeList = std::vector<PieceTypeId>;

inline bool among(PieceTypeId piece_type, const PieceTypeList& list) {
  return std::find(list.begin(), list.end(), piece_type) != list.end();
}

/// Pieces that must not be left under attack. A seat in check without a legal move is mated.
struct RoyalRules {
  enum class Check {
    any,           ///< a check on any of them counts
    last,          ///< only a check on the last royal piece of the seat counts
    last_of_kind,  ///< as `last`, counted for each piece type
    all            ///< in check only if all of them are attacked
  };
  PieceTypeList piece_types;  ///< empty: the game has no royal pieces
  Check check = Check::any;
  /// A royal piece can be captured, which ends the game. A capture of one is legal even if it
  /// leaves the mover's own royal piece attacked.
  bool taken = false;

  /// The first royal piece type; no_piece_type if there is none.
  PieceTypeId king() const { return piece_types.empty() ? no_piece_type : piece_types.front(); }
};

/// Castling: a King moves toward a Rook, which is then put beside it.
struct Castling {
  PieceTypeId king = no_piece_type;
  PieceTypeList rooks;
  /// Files on which the King can end toward a Rook on lower files, and on higher ones. Empty: the
  /// King moves two cells toward the Rook.
  std::vector<std::string> left, right;
  /// Files on which the Rook can end, on the inner side of the King. Empty: the cell beside it.
  std::vector<std::string> rook_left, rook_right;
  std::vector<geometry::Heading> ways{geometry::heading_of(90),
                                      geometry::heading_of(270)};  ///< to the Rooks, from forward
  bool all_safe = false;   ///< nothing from King to Rook attacked; false: only the King's path
  bool checked = false;    ///< can castle out of check and through attacked cells
  bool moved = false;      ///< both can have moved before
  bool unchecked = false;  ///< a check ends the right to castle
};

/// En passant: after a move over several cells, the piece can be captured on each cell passed over.
struct EnPassantRules {
  PieceTypeList piece_types;  ///< captured en passant; empty: no such rule
  PieceTypeList by;           ///< capturing en passant
  std::string over;  ///< zone where it is possible, as the captured seat sees it; empty: all cells
};

/// Pieces that can share a cell at the start of a game, and only then. A move takes one of them
/// away, a capture removes them all.
struct Together {
  PieceTypeList piece_types;
  std::string zone;  ///< as their seat sees it
  int most = 1;      ///< on one cell
};

/// Promotion: a piece that ends a move in the zone becomes another type, or `multiple`.
struct Promotion {
  enum class Choice { must, may, may_unless_stuck };
  PieceTypeList piece_types;
  std::string zone;                    ///< where the move ends; empty: anywhere
  std::string from;                    ///< only if the move begins in this zone; empty: anywhere
  std::string either;                  ///< if it begins or ends in this zone; empty: no such rule
  PieceTypeList to;                    ///< it becomes one of these, with n = 1
  bool army = false;                   ///< or any type that the game began with, except royal ones
                                       ///< and `piece_types`
  bool later = false;                  ///< a piece that declined can be promoted later, as a turn
  Choice choice = Choice::must;        ///< stuck: a piece that could never move again must
  bool multiple = false;               ///< or it can become multiple, with n = 1
  bool capturing = false;              ///< only by a capture
  std::string after;                   ///< a bound piece must first end a move in this zone
  std::map<PieceTypeId, int> at_most;  ///< the most pieces of each type that a seat may have
  std::vector<std::string> seats;      ///< names of seats; empty: all
  bool demoted = false;  ///< when captured it becomes the first of `piece_types` again
  /// Promotion replaces a move: on the cell in `from` where the piece is, or where the new piece
  /// can go from there without capturing.
  bool instead = false;
  bool alone = false;     ///< the last piece of its type can do so anywhere
  bool harmless = false;  ///< not where it attacks an opponent's piece, nor with check
  /// The new piece is put on an empty cell of this zone; with `displacing` also on a cell with a
  /// piece that is not royal, which leaves the board. Empty: it stays where the move ends.
  std::string put;
  bool displacing = false;
  bool forking = false;  ///< only where it attacks two pieces, or one that cannot move
};

/// Pieces that can change places with another piece of their seat, as a turn.
struct Exchange {
  PieceTypeList piece_types;
  PieceTypeList with;  ///< empty: any piece that is not royal
  /// The type of the piece afterwards, so that this happens once; no_piece_type: unchanged.
  PieceTypeId becomes = no_piece_type;
  bool checked = false;  ///< only in check
  bool stuck = false;    ///< only without another legal move; or in check, if `checked`
};

/// Pieces that have some moves only until they first move. FEN lists those that still have them by
/// the letters of their files.
struct Right {
  PieceTypeList piece_types;
  PieceTypeList aimed;  ///< lost when an opponent's piece of these types lines up with it
  bool checked = true;  ///< can be used while in check
};

/// Pieces in hand, which can be dropped on the board.
struct HandRules {
  bool captures = false;    ///< a captured piece goes to the captor's hand and changes sides
  bool keeps = false;       ///< a captured piece stays promoted
  bool drops = false;       ///< a turn can drop a piece on an empty cell
  bool first = false;       ///< all pieces in hand are dropped before the first move
  PieceTypeList endless;    ///< every seat can always drop one of these
  std::string gating_zone;  ///< where a first move can gate a piece in; empty: no gating
};

/// Where some pieces in hand can be dropped. Others can be dropped anywhere.
struct DropRule {
  PieceTypeList piece_types;
  PieceTypeList as;     ///< they can also be dropped as one of these, by its rules
  std::string zone;     ///< empty: anywhere
  int per_file = -1;    ///< at most this many of them on a file; -1: no limit
  bool mates = true;    ///< a drop can mate
  bool stuck = true;    ///< also where the piece could never move
  bool tints = false;   ///< pieces of one type must be on cells of different colours
  std::string unmoved;  ///< dropped in this zone it counts as unmoved; empty: never
};

/// Captures that are illegal if an opponent could then capture the captor.
struct Guarded {
  PieceTypeList piece_types;  ///< captors; empty: all
  PieceTypeList of;           ///< captured types
  bool afar = false;          ///< only if the captured piece does not touch the captor
  PieceTypeList slight;       ///< a further capture lifts the ban, unless it is of these
};

/// The result of a game for a seat. `quarter`, which only a stalemate can have: a draw in which the
/// seat has a quarter of the point, and the one that would have won has three.
enum class Result { loss, draw, win, quarter };

/// A seat wins by moving a piece into the zone.
struct Goal {
  PieceTypeList piece_types;
  std::string zone;
  bool reply = false;  ///< an opponent that can do the same at once gets that move
  Result result = Result::win;
};

/// The game ends for a seat that has too few pieces of some types.
struct Extinction {
  PieceTypeList piece_types;  ///< counted together; empty: all pieces
  bool each = false;          ///< counted separately: any one of them is enough
  int left = 0;               ///< this many or fewer are too few
  int against = 0;            ///< only if an opponent has at least this many
  bool reply = false;         ///< not yet, if its next move can bring the opponent as low
  Result result = Result::loss;
};

/// Points: the sum of the values of a seat's pieces, on the board and in hand.
struct PointRules {
  int left = -1;                     ///< a seat with this many or fewer loses; -1: no such rule
  std::map<std::string, int> bonus;  ///< extra points, by name of the seat
};

/// How games end.
struct Ends {
  Result stalemate = Result::draw;  ///< for the stalemated seat
  Result mate = Result::loss;       ///< for the mated seat
  std::vector<Goal> goals;
  std::vector<Extinction> extinctions;
  int checks = 0;      ///< a seat wins after this many checks; 0: no such rule
  int repetition = 0;  ///< a position that occurs this often is a draw; 0: no such rule
  Result perpetual = Result::draw;  ///< for the only seat that gave check on every turn
  Result repeating = Result::draw;  ///< otherwise, for the seat whose move repeated it
  int quiet = 0;                    ///< draw after this many moves without a capture or Pawn move
  PointRules points;
};

/// All rules of a game. A rule that is not used costs no time.
struct GameRules {
  RoyalRules royal;
  std::vector<Castling> castling;
  std::vector<Exchange> exchanges;
  EnPassantRules en_passant;
  std::vector<Promotion> promotions;
  Together together;
  std::vector<Right> rights;
  HandRules hand;
  std::vector<DropRule> drops;
  std::vector<Guarded> guarded;
  Ends end;
  std::vector<RuleMark> marks;
  std::vector<RuleLine> lines;

  /// The seat under which a mark is kept: the first one for a mark of the game.
  SeatId holder_of(int mark, SeatId seat) const {
    return marks[index(mark)].of_seat ? seat : first_seat;
  }

  /// The type that a line puts on the board or moves there, which belongs to no seat; or none.
  PieceTypeId blocker() const;

  /// Whether there is only one blocker, which a line moves.
  bool has_one_blocker() const;

  /// The types that a line makes immune: no move captures them.
  PieceTypeList immune() const;

  /// Whether a line changes the types of pieces.
  bool changes_pieces() const;

  /// The types, named by lines, that a piece of a type can become.
  PieceTypeList made_by_lines(PieceTypeId piece_type) const;

  /// Whether a line depends on what a seat has captured.
  bool notes_captures() const;

  /// Whether a line gives the win to the side whose pieces are worth most.
  bool value_decides() const;

  /// The types that the game begins with, for promotions with `army`; empty: those of the position.
  PieceTypeList army;

  /// With this zone, a mate does not end the game: the King leaves the board, the other pieces of
  /// the mated seat stay, and its zone becomes a dead zone. No piece can enter it. Opponents'
  /// pieces in it can only go up in rank, leave, or capture a piece of an active seat; those that
  /// can be captured en passant are removed. Empty: no such rule.
  std::string abandoned;
};

}  // namespace boardwright::play
