// The rules of play a second time: the page semantics.md of the manual, word for word, without
// regard to speed. It shares with the engine what data files say and the steps of a board, and
// nothing else.
#pragma once
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "game/game.h"
#include "support/rooms.h"

namespace boardwright::definition {

using namespace rooms;
using play::Ending, play::Standing;

/// A piece, or several that stand together: section "The position".
struct Piece {
  PieceTypeId piece_type = no_piece_type;
  SeatId seat = first_seat;
  int n = 1;
  bool unmoved = false, multiple = false, bound = false;
  PieceTypeId again = no_piece_type;  ///< what it is again when captured; none: what it is
  int count = 1;                      ///< of a stack
  friend bool operator==(const Piece&, const Piece&) = default;
};

/// What the last move of a seat passed over.
struct Passed {
  std::vector<CellId> cells;
  CellId from = no_cell, at = no_cell;  ///< where the move began, and where the piece is
  friend bool operator==(const Passed&, const Passed&) = default;
};

struct Position {
  std::vector<std::optional<Piece>> pieces;  ///< by cell
  SeatId turn = first_seat;
  std::vector<std::vector<int>> hands;  ///< by seat and piece type
  std::vector<Standing> standing;       ///< the rest: by seat
  std::vector<SeatId> team;
  std::vector<int> checks, score;
  std::vector<std::set<PieceTypeId>> took;
  std::vector<Passed> passed;
  std::set<CellId> blockers;
  std::vector<std::vector<int>> marks;  ///< by mark and seat; of the game: the first seat's
  int quiet = 0, passes = 0;

  const std::optional<Piece>& at(CellId cell) const { return pieces[index(cell)]; }
  std::optional<Piece>& at(CellId cell) { return pieces[index(cell)]; }
  bool is_free(CellId cell) const { return !at(cell) && !blockers.contains(cell); }
  bool plays(SeatId seat) const { return standing[index(seat)] == Standing::active; }
  bool is_obstacle(const Piece& piece) const {
    return standing[index(piece.seat)] == Standing::mated;
  }
  /// Whether two seats are of different teams and the second takes part.
  bool opposes(SeatId seat, SeatId other) const {
    return plays(other) && team[index(seat)] != team[index(other)];
  }
};

struct Move {
  CellId from = no_cell, to = no_cell;  ///< to: of a promotion with `put` where the new one goes
  std::vector<CellId> captured;         ///< in order
  PieceTypeId becomes = no_piece_type;  ///< by promotion, as an exchange or as it is dropped
  bool multiplies = false;              ///< it becomes multiple
  CellId other_from = no_cell, other_to = no_cell;  ///< the piece castled or exchanged with
  PieceTypeId from_hand = no_piece_type;            ///< dropped, or let in
  CellId let_in = no_cell;                          ///< where it is let in
  CellId blocker = no_cell;                         ///< where the blocker goes

  // What follows from the line that it is made by, and does not tell moves apart.
  bool grows = false, roams = false;
  bool ends_with_capture = false;  ///< the last of those captured stood where the way ends
  bool by_first_move = false;      ///< only lines `when unmoved` make it
  bool is_exchange = false, is_castling = false, in_passing = false;
  PieceTypeId again = no_piece_type;  ///< what a promoted piece is again when it is captured
  std::vector<CellId> passed;

  bool is_pass() const { return to == no_cell; }
  bool is_drop() const { return from == no_cell && from_hand != no_piece_type; }
};

/// A game as it is read.
struct Rules {
  explicit Rules(const Game& game);

  const Board& board;
  const std::vector<PieceType>& piece_types;
  const play::GameRules& play;
  std::optional<Board> round;                              ///< the board with joined edges
  std::vector<PieceTypeId> army;                           ///< the types on the board of the start
  std::map<std::string, State, std::less<>> numbers = {};  ///< `set:` of the position
  bool mates_freely = false;                               ///< no line with `mating` is asked

  const PieceType& type(PieceTypeId which) const { return piece_types[index(which)]; }
  bool is_royal(const Piece& piece) const {
    return play::among(piece.piece_type, play.royal.piece_types);
  }
  bool stands(PieceTypeId which, SeatId seat, CellId cell) const {
    const auto& words = type(which).stands;
    return words.empty() || board.regions(words, seat).contains(cell);
  }
  CellSet zone(const std::string& name, SeatId seat) const {
    return board.region(name, seat).value_or(CellSet{});
  }
  /// A piece of this type with the first values of its numbers.
  Piece new_piece(PieceTypeId which, SeatId seat) const;
  /// A number of a piece; nothing if its type has none of this name.
  std::optional<int> number(const Piece& piece, std::string_view name) const;
};

template <class T>
bool among(const T& which, const std::vector<T>& list) {
  return std::find(list.begin(), list.end(), which) != list.end();
}

/// Where a line of the notation leads: lines.cpp.
struct Way {
  CellId to = no_cell;
  std::vector<CellId> captured;    ///< in order, the last cell among them
  bool ends_with_capture = false;  ///< the last cell is
  std::vector<CellId> over;        ///< the cells gone over, if they are of one straight line
  int length = 0;
};

/// All ways of a piece that stands on a cell. `attacking`: as the section "Attacked" asks.
/// `imagining`: hurdles can stand on any cell.
std::vector<Way> ways(const Rules& rules, const Position& position, CellId from, const Piece& piece,
                      const MovePattern& line, bool attacking = false, bool imagining = false);

/// Condition 4 of "A piece may be captured": it is not royal, or royal pieces may be captured now.
bool is_no_king_to_keep(const Rules& rules, const Position& position, const Piece& piece);

/// Section "Attacked": attacked.cpp.
/// `blasts`: whether a blast that would take an own royal piece weakens the attack.
CellSet attacked_by_piece(const Rules& rules, const Position& position, CellId by,
                          bool blasts = true);
bool is_attacked(const Rules& rules, const Position& position, CellId cell, SeatId by);
bool is_attacked_by_piece(const Rules& rules, const Position& position, CellId cell, CellId by,
                          bool blasts = true);
bool is_attacked_by_opponents(const Rules& rules, const Position& position, CellId cell,
                              SeatId seat);
bool in_check(const Rules& rules, const Position& position, SeatId seat);
bool opponent_in_check(const Rules& rules, const Position& position, SeatId seat);

/// Section "Candidates": candidates.cpp, special_moves.cpp.
/// `forks`: promotions with `forking` are among them.
std::vector<Move> candidates(const Rules& rules, const Position& position, SeatId seat,
                             bool forks = true);
void add_castling(const Rules& rules, const Position& position, CellId from,
                  std::vector<Move>& found);
void add_drops(const Rules& rules, const Position& position, SeatId seat, std::vector<Move>& found);
bool may_be_dropped(const Rules& rules, const Position& position, SeatId seat, PieceTypeId as,
                    CellId cell);
std::vector<Move> with_let_in(const Rules& rules, const Position& position,
                              const std::vector<Move>& moves);
/// Whether a cell is in an abandoned zone in which the first cell is not.
bool is_shut(const Rules& rules, const Position& position, CellId from, CellId cell);
/// Whether an abandoned zone forbids a candidate.
bool enters_abandoned(const Rules& rules, const Position& position, SeatId seat, CellId from,
                      CellId to, const std::vector<CellId>& captured);
/// Where a piece could ever go from a cell, whatever stood where and whatever its numbers were.
CellSet possible_ends(const Rules& rules, PieceTypeId type, SeatId seat, CellId cell, bool unmoved);

/// Section "Effects": effects.cpp. Without the turn: what legality looks at.
Position made(const Rules& rules, const Position& position, SeatId seat, const Move& move);
/// The same up to where lines take effect.
Position arrived(const Rules& rules, const Position& position, SeatId seat, const Move& move);
Position after(const Rules& rules, const Position& position, const Move& move);
/// The same before any mated seat is settled.
Position after_turn(const Rules& rules, const Position& position, const Move& move);

/// With `abandoned` the seats whose turn it is settled, as long as they are mated.
Position settled(const Rules& rules, Position position);

/// The cell on which a promotion with `put` displaces a piece; no_cell: it displaces none.
CellId displaced(const Position& position, const Move& move);

/// Sections "Legality" and "Duties": legality.cpp.
std::vector<Move> legal(const Rules& rules, const Position& position, SeatId seat);

/// The same, although the game may be over.
std::vector<Move> legal_in_play(const Rules& rules, const Position& position, SeatId seat,
                                bool forks = true);

/// Whether a seat that is in check has no legal move. Lines with `mating` bear on none.
bool has_no_answer(Rules rules, const Position& position, SeatId seat);

/// Whether royal pieces of this seat and an opponent face each other.
bool is_facing(const Rules& rules, const Position& position, SeatId seat);

/// Each seat still in the game scores a piece that leaves the board.
void add_score(const Rules& rules, Position& position, CellId cell, const Piece& piece);

/// Lines of `rules`: rule_lines.cpp. Whether a line makes a piece immune, and whether one asks what
/// a seat has captured.
bool is_immune(const Rules& rules, const Piece& piece);
bool asks_what_was_taken(const Rules& rules);

/// Whether lines that ask for a capture and nothing else remove a royal piece of the captor's own
/// seat after a move.
bool blasts_own_royal(const Rules& rules, const Position& before, SeatId seat, const Move& move);

/// The type of the blockers, and whether there is only one; and the candidates once for each cell
/// where a line puts one with them.
PieceTypeId blocker_of(const Rules& rules);
bool only_blocker(const Rules& rules);
std::vector<Move> with_blocker(const Rules& rules, const Position& position, SeatId seat,
                               const std::vector<Move>& moves);
/// `arrived`: the position before lines take effect.
Position with_lines(const Rules& rules, const Position& before, const Position& arrived,
                    SeatId seat, const Move& move);
bool forbidden_by_line(const Rules& rules, const Position& before, SeatId seat, const Move& move);
/// What a move is worth to a duty: nothing if it does not fulfil it.
std::optional<int> worth_to(const Rules& rules, const play::RuleLine& duty, const Position& before,
                            SeatId seat, const Move& move);
/// Sets marks by the lines that hold for a move. Returns whether the seat moves again.
bool marked(const Rules& rules, const Position& before, const Move& move, Position& then);
bool may_pass(const Rules& rules, const Position& position, SeatId seat);
/// Whether a line about what would be a draw holds.
bool settles_draws(const Rules& rules, const Position& position, SeatId seat,
                   const play::RuleLine& line);
bool passes_by_line(const Rules& rules, const Position& position, SeatId seat);
bool ends_by_line(const Rules& rules, const Position& position, SeatId seat,
                  const play::RuleLine& line);
/// Whether a line about repetition holds, but for what always was so.
bool holds_of_repetition(const Rules& rules, const Position& position, SeatId seat,
                         const play::RuleLine& line);
/// The cells of the pieces that a seat could take, as `attacking` asks.
std::set<CellId> could_take(const Rules& rules, const Position& position, SeatId seat,
                            const play::RuleTerm& term);
/// The pieces of a side that the end `most` counts.
int pieces_for_line(const Rules& rules, const Position& position, SeatId seat,
                    play::RulePieces which);

/// Section "Ends": ends.cpp. `game`: all positions, the last one at hand.
std::optional<Ending> ending(const Rules& rules, const std::vector<Position>& game);

/// The same, without mate and what comes behind it.
std::optional<Ending> decided(const Rules& rules, const Position& position);

/// To and from the values of the engine: values.cpp.
Position position_of(const Rules& rules, const play::Position& position);
play::Move move_of(const Position& position, const Move& move);
/// What differs, or nothing.
std::string difference(const Rules& rules, const Position& position, const play::Position& engine);

}  // namespace boardwright::definition
