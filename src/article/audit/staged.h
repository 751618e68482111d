// Positions that show a rule of play, made for sentences about it.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "game/plays.h"

namespace boardwright::audit {

using game::Game;

/// A move in a position of the game: a legal one, or one that a rule forbids.
struct StagedMove {
  std::string position;    ///< FEN, the name of a position of the game
  std::string plays = {};  ///< moves made there first: "e1 e2; e8 e7"
  std::string cell = {}, to = {};
  std::string rook = {}, rook_to = {};  ///< of castling
  const moves::PieceType* piece_type = nullptr;
  std::string becomes = {};  ///< the id of the piece of a promotion
  board::SeatId seat = board::first_seat;
};

/// A piece to be put on a cell.
struct StagedPiece {
  const moves::PieceType* piece_type = nullptr;
  board::SeatId seat = board::first_seat;
  geometry::CellId cell = geometry::no_cell;
};

/// A way to castle and what forbids it.
struct StagedCastling {
  std::vector<StagedMove> allowed, between, in_check, across, moved;
};

/// Makes positions with few pieces and adds them to the game.
class Stage {
 public:
  /// Requires: `game` and `logics` outlive this object.
  Stage(Game& game, game::GameLogics& logics);

  /// A promotion of each type of piece that promotes, for each seat.
  std::vector<StagedMove> promotions();

  /// A step of a King to a cell that an opponent attacks; nothing if none is found.
  std::vector<StagedMove> attacked_steps();

  /// A position in which a King is attacked, without a move.
  std::vector<StagedMove> checks();

  StagedCastling castling();

  /// A legal move in the array, "e2 e3"; empty if there is none.
  std::string first_move();

  /// The FEN of a position with these pieces, and with the royal pieces of the array unless their
  /// type and seat are among them; empty if FEN cannot express it, or two pieces would stand on one
  /// cell.
  std::string with_pieces(const std::vector<StagedPiece>& pieces, board::SeatId turn);

 private:
  play::Position with_royal_only(board::SeatId turn) const;
  bool is_royal(const play::Piece& piece) const;
  std::optional<std::string> add_position(const play::Position& position);
  bool add(std::vector<StagedMove>& found, const play::Position& position, const play::Move& move);
  std::vector<play::Move> castling_moves(const play::Position& position);
  void forbid(const play::Position& position, const play::Move& move, StagedCastling& found);
  std::string moves_and_back(const play::Position& position, geometry::CellId own);

  Game& game_;
  game::GameLogics& logics_;
};

}  // namespace boardwright::audit
