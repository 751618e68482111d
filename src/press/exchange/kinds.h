// How a piece of a game is told to Fairy-Stockfish.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "exchange/variant.h"
#include "game/game.h"
#include "rules/piece_moves.h"

namespace boardwright::exchange {

/// The square of a cell, by the places of its file and rank in their orders.
Square square_of(const Board& board, CellId cell);
Zone zone_of(const Board& board, const CellSet& cells);

/// The cells of a zone of the game as each side sees it; an empty name stands for none.
Both<Zone> zones_of(const Board& board, const std::string& name);

/// A piece in the engine's words: a name, or Betza, and what is said of it by other keys.
struct ToldKind {
  std::string name;   ///< empty: a custom piece
  std::string betza;  ///< of a custom piece; and of a king who moves otherwise
  std::optional<Both<Zone>> mobility;
  Both<Zone> double_from, triple_from;
  bool doubles = false;  ///< it has a longer first step
  int soldier_rank = 0;
  bool facing = false;  ///< it takes its like along an open file
};

/// Whether a move is the longer first step of a pawn, of so many cells, from a zone.
bool is_long_step(const MovePattern& move, int most);

/// What becomes of a piece there.
struct KindRole {
  bool royal = false, passer = false;
};

/// The moves of the engine's pieces on one board, each worked out once.
class KindMoves {
 public:
  /// Requires: the board outlives this.
  explicit KindMoves(const Board& board);

  /// Whether these moves are those of the n-th of kind_names(), for both sides.
  bool are(const Both<PieceMoves>& moves, std::size_t kind);

 private:
  const Board& board_;
  std::vector<std::optional<Both<PieceMoves>>> known_;
};

/// A piece in the engine's words; if it has none, what stands in the way is in `problem`.
std::optional<ToldKind> told_kind(const Game& game, const PieceType& piece_type, KindRole role,
                                  KindMoves& kinds, std::string& problem);

}  // namespace boardwright::exchange
