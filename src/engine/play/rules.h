// The rules that belong to a game and not to a piece: one struct for each table of [play].
#pragma once
#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "rules/piece_type.h"

namespace boardwright::play {

/// Some of the pieces of a game.
using PieceTypeList = std::vector<PieceTypeId>;

inline bool among(PieceTypeId piece_type, const PieceTypeList& list) {
  return std::find(list.begin(), list.end(), piece_type) != list.end();
}

/// Pieces who may not be left attacked; a seat attacked and without a legal move is mated.
struct RoyalRules {
  enum class Check {
    any,           ///< each of them must be safe
    last,          ///< only when it is the last that its seat has
    last_of_kind,  ///< the same, each kind counted by itself
    all            ///< it is enough that one of them is safe
  };
  PieceTypeList piece_types;  ///< none: the game has no royal pieces
  Check check = Check::any;
  /// A move may take one, and so end the game: who can do so need not mind his own.
  bool taken = false;

  /// The piece called King, no_piece_type if there is none.
  PieceTypeId king() const { return piece_types.empty() ? no_piece_type : piece_types.front(); }
};

/// A royal piece goes toward a piece at his side, who is then put beside him.
struct Castling {
  PieceTypeId king = no_piece_type;
  PieceTypeList rooks;
  /// Files to which the King goes toward a Rook on lower files, and on higher ones. None: two cells
  /// toward the Rook.
  std::vector<std::string> left, right;
  /// Files to one of which the Rook then goes, at his inner side. None: the cell beside him.
  std::vector<std::string> rook_left, rook_right;
  std::vector<Heading> ways{heading_of(90), heading_of(270)};  ///< from forward: where Rooks stand
  bool all_safe = false;   ///< no cell between and neither piece attacked; else only the King's way
  bool checked = false;    ///< he may castle out of check and through it
  bool moved = false;      ///< both may have moved before
  bool unchecked = false;  ///< a check makes him one who has moved
};

/// A move of several cells that can be taken on each cell passed over.
struct EnPassantRules {
  PieceTypeList piece_types;  ///< who can be taken so; none: the game has no such rule
  PieceTypeList by;           ///< who takes so
  std::string over;  ///< zone of cells on which it is possible, as who is taken sees it; empty: all
};

/// Pieces who may stand together on a cell when a game begins, and at no other time. A move takes
/// one of them along, a capture takes them all.
struct Together {
  PieceTypeList piece_types;
  std::string zone;  ///< where, as their seat sees it
  int most = 1;
};

/// A piece who ends a move on the zone becomes another, or if he likes multiple.
struct Promotion {
  enum class Choice { must, may, may_unless_stuck };
  PieceTypeList piece_types;
  std::string zone;              ///< where the move ends; empty: anywhere
  std::string from;              ///< only if the move begins in this zone; empty: anywhere
  std::string either;            ///< if it begins or ends in this zone; empty: no such rule
  PieceTypeList to;              ///< it becomes one of these, with n = 1
  bool army = false;             ///< or one of the kinds with whom the game began, but no royal
                                 ///< one and none of `pieces`
  bool later = false;            ///< who stayed what he is may still become another, by a turn
  Choice choice = Choice::must;  ///< stuck: where he could never move again
  bool multiple = false;         ///< or he may become multiple, with n = 1
  bool capturing = false;        ///< only by a capture
  std::string after;             ///< a bound piece must have ended a move in this zone first
  std::map<PieceTypeId, int> at_most;  ///< a seat may have so many of these on the board
  std::vector<std::string> seats;      ///< names; none: all
  bool demoted = false;  ///< captured, such a piece is again what he was: the first piece
  /// Not at the end of a move but for it: where he stands in `from`, or where the new piece goes
  /// from there without capturing.
  bool instead = false;
  bool alone = false;     ///< the last of his piece may do so anywhere
  bool harmless = false;  ///< not where he would attack an opponent's piece, nor by giving check
  /// The new piece is at once put on a cell of this zone that is empty; with `displacing` also
  /// where some piece stands who is not royal, and leaves the board. Empty: it stays where the move
  /// ends.
  std::string put;
  bool displacing = false;
  bool forking = false;  ///< only where it attacks two opponents' pieces, or one who cannot move
};

/// Pieces who may change places with another of their seat, as a turn.
struct Exchange {
  PieceTypeList piece_types;
  PieceTypeList with;                   ///< none: any that is not royal
  PieceTypeId becomes = no_piece_type;  ///< so that it is done once; no_piece_type: what he was
  bool checked = false;                 ///< only in check
  bool stuck = false;  ///< only without any other legal move; or in check, if that is told
};

/// Pieces who have some moves only until they move: who still has, FEN tells by the letter of his
/// file.
struct Right {
  PieceTypeList piece_types;
  PieceTypeList aimed;  ///< it is lost when such a piece of an opponent comes to a line with him
  bool checked = true;  ///< it may be used out of check
};

/// Pieces beside the board, who are put on it.
struct HandRules {
  bool captures = false;  ///< whom a seat takes comes into its hand, and changes sides
  bool keeps = false;     ///< such a piece stays what he is, though promoted
  bool drops = false;     ///< a turn may be used to put a piece on an empty cell
  bool first = false;     ///< all pieces in hand are put on the board before anybody moves
  std::string
      gating_zone;  ///< zone: a piece who first moves from there lets one in; empty: no such rule
};

/// Where some pieces in hand may be put; of others anywhere.
struct DropRule {
  PieceTypeList piece_types;
  PieceTypeList as;     ///< they may be put as one of these too, by whose rules
  std::string zone;     ///< empty: anywhere
  int per_file = -1;    ///< at most this many of them on a file; -1: any number
  bool mates = true;    ///< it may mate
  bool stuck = true;    ///< even where he could never move
  bool tints = false;   ///< pieces of one piece on cells of different colours
  std::string unmoved;  ///< put in this zone he counts as one who has not moved; empty: never
};

/// A capture that is not allowed where an opponent could take the captor.
struct Guarded {
  PieceTypeList piece_types;  ///< captors; none: all
  PieceTypeList of;           ///< whom they take
  bool afar = false;          ///< only if he stands on no cell that touches the captor's
  PieceTypeList slight;       ///< who else is taken by the move allows it, but for these
};

/// What a capture does besides.
struct CaptureRules {
  bool blast = false;      ///< the captor and all pieces round the cell are taken too
  PieceTypeList unharmed;  ///< pieces whom a blast round them leaves, or what burns
  bool becomes = false;    ///< the captor becomes what he took, but for royal pieces
  /// Where such a piece ends a move, all opponents' pieces round him are taken off; an opponent's
  /// piece who ends a move beside one is taken off himself. So is who ends a move in the zone.
  /// Royal pieces do not burn unless they may be taken.
  PieceTypeList burning;
  std::string fire;
  PieceTypeList immune;  ///< nobody takes them by a move
  std::vector<Guarded> guarded;

  bool burns() const { return !burning.empty() || !fire.empty(); }
};

/// What a seat must or may not do.
struct Obligations {
  bool capture = false;    ///< who can take must
  bool most = false;       ///< and as much as can be taken: the most valuable piece
  bool no_checks = false;  ///< no move may attack an opponent's royal piece
  bool pass = false;       ///< a turn may be passed
  /// Whose royal piece faces an opponent's, straight ahead with none between, must part them or
  /// pass, and passing ends the game.
  bool facing = false;
  /// By each move the seat puts the one piece of this piece, who is nobody's, on another empty
  /// cell.
  PieceTypeId blocker = no_piece_type;
};

/// How a game ends for a seat.
enum class Result { loss, draw, win };

/// A seat that brings a piece to the zone has won.
struct Goal {
  PieceTypeList piece_types;
  std::string zone;
  bool reply = false;  ///< an opponent who can do the same at once may do so
  bool held = false;   ///< only once the piece has stood there through the opponents' turns
  bool safe = false;   ///< only where no opponent can take him, at the end of a turn
  Result result = Result::win;
};

/// A seat with so few pieces of some kind is out.
struct Extinction {
  PieceTypeList piece_types;  ///< counted together; none: all pieces
  bool each = false;          ///< counted one by one: any of them will do
  int left = 0;               ///< so many or fewer
  int against = 0;            ///< only if an opponent has so many
  bool reply = false;         ///< after his next move, if that does not bring the opponent as low
  Result result = Result::loss;
};

/// What the values of all pieces of a seat, on the board and in hand, add up to.
struct PointRules {
  int left = -1;         ///< a seat with so many or fewer has lost; -1: no such rule
  bool decides = false;  ///< who has most wins what quiet moves, passes and repetition would draw
  std::map<std::string, int> bonus;  ///< by name of the seat: so many more
};

struct Ends {
  Result stalemate = Result::draw;  ///< for the seat that cannot move
  Result mate = Result::loss;
  std::vector<Goal> goals;
  std::vector<Extinction> extinctions;
  int checks = 0;                   ///< who has given so many has won; 0: no such rule
  int repetition = 0;               ///< a position that comes so often is a draw
  Result perpetual = Result::draw;  ///< then, for a seat that alone has given check all the time
  Result repeating = Result::draw;  ///< else, for the seat whose move has made it come so often
  int quiet = 0;                    ///< so many moves without capture or a Pawn's move are a draw
  int passes = 0;         ///< so many passes one after the other are a draw; 0: no such rule
  PieceTypeList victory;  ///< a seat wins when it has taken one of each from opponents
  PointRules points;
};

/// All of them. A rule that is left out costs nothing.
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
  CaptureRules capture;
  Obligations must;
  Ends end;

  /// With this zone, a mate does not end the game: the King leaves the board, his pieces stay, and
  /// his zone is abandoned: nobody may enter, opponents' pieces there may only go up in rank,
  /// leave, or take a piece of an active seat, and those of `passing` are taken off. Empty: no such
  /// rule.
  std::string abandoned;
};

}  // namespace boardwright::play
