// Describes the pieces of a game for Fairy-Stockfish.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "fairy_stockfish/variant.h"
#include "game/game.h"
#include "moves/piece_moves.h"

namespace boardwright::fairy_stockfish {

using base::index;
using board::Board;
using game::Game;
using moves::PieceMoves, moves::PieceType;

/// The square of a cell, by the indices of its file and rank.
Square square_of(const Board& board, geometry::CellId cell);
Zone zone_of(const Board& board, const geometry::CellSet& cells);

/// The cells of a zone of the game as each side sees it; empty for an empty name.
Both<Zone> zones_of(const Board& board, const std::string& name);

/// A piece as the engine defines it: a name or Betza, and what other keys say about it.
struct EnginePiece {
  std::string name;   ///< empty: a custom piece
  std::string betza;  ///< of a custom piece, and of a king with other moves
  std::optional<Both<Zone>> mobility;
  Both<Zone> double_from, triple_from;
  bool doubles = false;  ///< it has a double or triple step
  int soldier_rank = 0;
  bool facing = false;  ///< it captures its own type along an open file (flying general)
};

/// Whether a move is the longer first step of a pawn, of `most` cells, from a zone.
bool is_long_step(const notation::MovePattern& move, int most);

/// The role of a piece in the game: royal, or subject to en passant captures.
struct KindRole {
  bool royal = false, passer = false;
};

/// The moves of the engine's pieces on one board, each built once.
class KindMoves {
 public:
  /// Requires: the board outlives this.
  explicit KindMoves(const Board& board);

  /// Whether these moves equal those of kind_names()[kind], for both sides.
  bool are(const Both<PieceMoves>& moves, std::size_t kind);

 private:
  const Board& board_;
  std::vector<std::optional<Both<PieceMoves>>> known_;
};

/// Describes a piece for the engine. If it cannot be expressed, returns nothing and sets `problem`.
std::optional<EnginePiece> describe_piece(const Game& game, const PieceType& piece_type,
                                          KindRole role, KindMoves& kinds, std::string& problem);

}  // namespace boardwright::fairy_stockfish
