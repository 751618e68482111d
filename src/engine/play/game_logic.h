// A game as a whole: legal moves, checks and mates, and what follows from a move.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/budget.h"
#include "play/ends.h"
#include "play/move.h"
#include "play/rules.h"

namespace boardwright::play {

/// The rules of one game for positions with the same `numbers`.
class GameLogic {
 public:
  /// Requires: board and pieces outlive this.
  GameLogic(const Board& board, const std::vector<PieceType>& piece_types, GameRules rules,
            const std::map<std::string, State, std::less<>>& numbers = {});
  ~GameLogic();
  GameLogic(GameLogic&&) noexcept;

  const Board& board() const;
  const std::vector<PieceType>& piece_types() const;

  /// The legal moves of the seat whose turn it is, by starting cell. A King is never taken.
  std::vector<Move> legal(const Position& position) const;

  /// Those of another seat, as if it could move now.
  std::vector<Move> legal(const Position& position, SeatId seat) const;

  /// Those of the piece on a cell, as if it were the turn of his seat.
  std::vector<Move> legal_from(const Position& position, CellId cell) const;

  /// The same; adds to `steps` what it took.
  std::vector<Move> legal_from(const Position& position, CellId cell, std::int64_t& steps) const;

  /// Whether a King of the seat is attacked.
  bool in_check(const Position& position, SeatId seat) const;

  /// How the game has ended, if it has. A mate or a stalemate is found only by looking for moves.
  std::optional<Ending> ending(const Position& position) const;

  /// The same of a whole game, of which the last position is now: the same position may have come
  /// too often. Requires: there is one.
  std::optional<Ending> ending(std::span<const Position> game) const;

  /// The same of one position, but without looking for moves. Then nobody moves any more.
  std::optional<Ending> decided(const Position& position) const;

  /// The position after a legal move: scores counted, the turn passed on, mates settled.
  Position after(const Position& position, const Move& move) const;

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
  std::vector<Move> legal(const Position& position, SeatId seat, std::int64_t& steps) const;
  void add_legal(Position& position, SeatId seat, std::int64_t& steps,
                 std::vector<Move>& found) const;
  struct Level;
  std::uint64_t count_legal(Position& position, const class BulkCounter& plain, std::int64_t& steps,
                            std::vector<Move>& others) const;
  std::optional<std::uint64_t> count_from(std::span<Level> levels, const class BulkCounter* plain,
                                          Budget& budget) const;
  std::optional<std::uint64_t> count_anew(std::span<Level> levels, const class BulkCounter* plain,
                                          Budget& budget) const;

  std::unique_ptr<const class PlayTables> tables_;
};

}  // namespace boardwright::play
