// The rules of a game applied to positions: legal moves, checks, mates, successors, perft.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/budget.h"
#include "base/parallel.h"
#include "play/ends.h"
#include "play/move.h"
#include "play/rules.h"

namespace boardwright::play {

/// How perft counts.
struct Counting {
  /// Whether it remembers the counts of positions, to which several orders of moves can lead.
  bool remembers = true;
  int workers = 1;              ///< each counts some of the first moves
  base::InParallel parallel{};  ///< runs the workers; needed for more than one
};

/// The rules of one game for positions with the same `numbers`.
class GameLogic {
 public:
  /// Requires: board and piece types outlive this.
  GameLogic(const Board& board, const std::vector<PieceType>& piece_types, GameRules rules,
            const std::map<std::string, State, std::less<>>& numbers = {});
  ~GameLogic();
  GameLogic(GameLogic&&) noexcept;

  const Board& board() const;
  const std::vector<PieceType>& piece_types() const;

  /// The type of the pieces that belong to no seat; or none.
  PieceTypeId blocker() const;

  /// Whether pieces of a type are royal.
  bool is_royal(PieceTypeId piece_type) const;

  /// The legal moves of the seat whose turn it is, by starting cell.
  std::vector<Move> legal(const Position& position) const;

  /// The legal moves of another seat, as if it were its turn.
  std::vector<Move> legal(const Position& position, SeatId seat) const;

  /// The legal moves of the piece on a cell, as if it were the turn of its seat.
  std::vector<Move> legal_from(const Position& position, CellId cell) const;

  /// The same. Adds the steps of computation to `steps`.
  std::vector<Move> legal_from(const Position& position, CellId cell, std::int64_t& steps) const;

  /// Whether the seat is in check.
  bool in_check(const Position& position, SeatId seat) const;

  /// How the game has ended, if it has. Mate and stalemate are found by generating moves.
  std::optional<Ending> ending(const Position& position) const;

  /// The same for a whole game, whose last position is the current one, with repetition and quiet
  /// moves. Requires: at least one position.
  std::optional<Ending> ending(std::span<const Position> game) const;

  /// The same by quiet moves and repetition alone.
  std::optional<Ending> ending_by_history(std::span<const Position> game) const;

  /// The same for one position, without generating moves. A decided game has no legal moves.
  std::optional<Ending> decided(const Position& position) const;

  /// The position after a legal move, with scores updated, the turn passed on and mates settled.
  Position after(const Position& position, const Move& move) const;

  /// Settles mates: marks each seat as mated that is in check without a legal move on its turn, and
  /// passes the turn on.
  Position settled(Position position) const;

  /// Perft: the number of sequences of `depth` legal moves. perft(p, 0) is 1.
  std::uint64_t perft(const Position& position, int depth) const;

  /// The same; nothing if the budget runs out.
  std::optional<std::uint64_t> perft(const Position& position, int depth,
                                     base::Budget& budget) const;

  /// The same on several threads; nothing if there are more than INT64_MAX sequences.
  std::optional<std::uint64_t> perft(const Position& position, int depth,
                                     const Counting& counting) const;

  /// The number of cells on the moves of all piece types, from all cells.
  std::int64_t weight() const;

  /// The steps of computation that building the tables took.
  std::int64_t cost() const;

 private:
  /// Adds the steps of computation to `steps`.
  std::vector<Move> legal(const Position& position, SeatId seat, std::int64_t& steps) const;
  void add_legal(Position& position, SeatId seat, std::int64_t& steps,
                 std::vector<Move>& found) const;
  struct Level;
  std::vector<Level> levels(std::size_t first, std::size_t end, const class BulkCounter* bulk,
                            bool remembers) const;
  void enter(Level& next, const Position& before, const Move& move) const;
  std::uint64_t count_legal(Level& here, const class BulkCounter* bulk, std::int64_t& steps) const;
  std::optional<std::uint64_t> count_with_table(std::span<Level> levels,
                                                const class BulkCounter* bulk,
                                                base::Budget& budget) const;
  std::optional<std::uint64_t> count_without_table(std::span<Level> levels,
                                                   const class BulkCounter* bulk,
                                                   base::Budget& budget) const;

  std::unique_ptr<const class PlayTables> tables_;
};

}  // namespace boardwright::play
