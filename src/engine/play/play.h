// A game as a whole: legal moves, checks and mates, and what follows from a move.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/budget.h"
#include "play/position.h"

namespace boardwright::play {

/// Rules that belong to a game and not to a piece, from [play] of its file. Where it says no_piece,
/// the game has no such rule.
struct PlayRules {
  /// He may not be left attacked; attacked and without a legal move he is mated.
  PieceId king = no_piece;

  /// The King goes two cells toward an unmoved man of `rook`, who then stands where he passed over.
  /// All cells between them are empty.
  struct Castling {
    PieceId rook = no_piece;
    bool all_safe = false;  ///< no cell between and neither man attacked; else only the King's way
  } castling;

  /// A move of two cells by this piece can be taken in passing by another such.
  PieceId passing = no_piece;

  /// A man who ends a move on the zone becomes another, or if he likes multiple.
  struct Promotion {
    std::vector<PieceId> pieces;
    std::string zone;         ///< where
    std::string from;         ///< only if the move begins in this zone; empty: anywhere
    std::vector<PieceId> to;  ///< he must become one of these, with n = 1
    bool multiple = false;    ///< or he may become multiple, with n = 1
    std::string after;        ///< a bound man must have ended a move in this zone first
    bool army = false;        ///< or one of the kinds with whom the game began, but no King and
                              ///< none of `pieces`
    bool optional = false;    ///< he may stay as he is, and become another in a later turn
  };
  std::vector<Promotion> promotions;

  /// Men who may stand together on a cell when the game begins.
  Together together;

  /// A seat wins when it has taken one of each of these from opponents; empty: no such rule.
  std::vector<PieceId> victory;

  /// With this zone, a mate does not end the game: the King leaves the board, his men stay, and his
  /// zone is abandoned: nobody may enter, opponents' men there may only go up in rank, leave, or
  /// take a man of an active seat, and those of `passing` are taken off. Empty: no such rule.
  std::string abandoned;
};

/// A legal move. A man who stays where he is (`to` is `from`) makes a null move, or becomes
/// another.
struct Ply {
  CellId from = no_cell, to = no_cell;
  CellId taken = no_cell;       ///< where a man is taken: `to`, or another cell in passing
  PieceId promoted = no_piece;  ///< what it becomes
  CellId rook_from = no_cell, rook_to = no_cell;  ///< of castling
  bool whole = false;                             ///< of the man's whole range: his n grows
  bool multiplied = false;                        ///< he becomes multiple
  friend bool operator==(const Ply&, const Ply&) = default;
};

/// The rules of one game for positions with the same `numbers`.
class Play {
 public:
  /// Requires: board and pieces outlive this.
  Play(const Board& board, const std::vector<Piece>& pieces, PlayRules rules,
       const std::map<std::string, State, std::less<>>& numbers = {});
  ~Play();
  Play(Play&&) noexcept;

  const Board& board() const;
  const std::vector<Piece>& pieces() const;

  /// The legal moves of the seat whose turn it is, by starting cell. A King is never taken.
  std::vector<Ply> legal(const Position& position) const;

  /// Those of another seat, as if it could move now.
  std::vector<Ply> legal(const Position& position, SeatId seat) const;

  /// Those of the man on a cell, as if it were the turn of his seat.
  std::vector<Ply> legal_from(const Position& position, CellId cell) const;

  /// The same; adds to `steps` what it took.
  std::vector<Ply> legal_from(const Position& position, CellId cell, std::int64_t& steps) const;

  /// Whether a King of the seat is attacked.
  bool in_check(const Position& position, SeatId seat) const;

  /// Whether a seat has won by what it has taken. Then nobody moves any more.
  bool has_won(const Position& position, SeatId seat) const;

  /// The position after a legal move: scores counted, the turn passed on, mates settled.
  Position after(const Position& position, const Ply& ply) const;

  /// The position with every seat mated whose turn comes in check and without a legal move.
  Position settled(Position position) const;

  /// How many sequences of so many moves there are. perft(p, 0) is 1.
  std::uint64_t perft(const Position& position, int depth) const;

  /// The same, or nothing once a budget is spent.
  std::optional<std::uint64_t> perft(const Position& position, int depth, Budget& budget) const;

  /// How many cells the moves of all its pieces lead over, from all cells.
  std::int64_t weight() const;

  /// The steps that working all that out took.
  std::int64_t cost() const;

 private:
  /// Adds to `steps` what it took.
  std::vector<Ply> legal(const Position& position, SeatId seat, std::int64_t& steps) const;
  std::optional<std::uint64_t> count_from(const Position& position, int depth,
                                          Budget& budget) const;

  std::unique_ptr<const class PlayTables> tables_;
};

}  // namespace boardwright::play
