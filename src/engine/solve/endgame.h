// Endgame tables: the result of every position of a few pieces against a few others.
#pragma once
#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/refusal.h"
#include "play/game_logic.h"
#include "solve/endgame_table.h"

namespace boardwright::solve {

using base::Refusal;
using play::GameLogic, play::GameRules, play::PieceType, play::Position;

/// Reads the pieces of an endgame: letters, as in "KRK", or names with commas or blanks between
/// them, as in "king, rook v king". The stronger side comes first and has the first seat. The other
/// side begins after a v, or without one at the second royal piece. Refuses unknown pieces, a side
/// without pieces, and more than most_pieces.
std::vector<ArmyPiece> read_material(std::string_view text,
                                     const std::vector<PieceType>& piece_types,
                                     const GameRules& rules, Refusal& refusal);

/// How many positions there are with one side to move, and how they end for the stronger side.
struct Share {
  std::int64_t positions = 0, won = 0, drawn = 0, lost = 0;
};

/// Totals of a table.
struct EndgameSummary {
  std::array<Share, 2> to_move;           ///< by side to move, the stronger first
  int longest_win = 0, longest_loss = 0;  ///< in moves of the winner; 0: there is none
  std::optional<Position> longest;        ///< a position in which the longest win begins
  /// By cell of the other side's first piece, the longest win in moves; -1: no position; 0: no win.
  std::vector<int> longest_on;
  std::size_t symmetries = 1;  ///< of the board for these pieces, with the identity
};

/// Endgame tables of one game, built on request with those that captures and promotions lead to.
///
/// A position counts if the side that is not to move is not in check. The history of the game is
/// ignored: no position has occurred before, moves without captures are not counted, no piece can
/// castle, and captures en passant only answer moves within the table.
class Endgames {
 public:
  /// `start`: the position in which the game begins, which says where pieces are unmoved. `bytes`:
  /// the memory that tables may take.
  ///
  /// Requires: all references outlive this.
  Endgames(const GameLogic& play, const GameRules& rules, const Position& start,
           std::int64_t bytes);
  ~Endgames();

  /// Builds the table of some pieces in place of all former ones. Refuses games that are not for
  /// two seats or have pieces of no seat, too little memory, and rules that a table cannot express.
  Refusal build(const std::vector<ArmyPiece>& material);

  /// How a position ends; nothing if no built table has it.
  std::optional<Fate> fate(const Position& position) const;

  /// Requires: build(material) did not refuse.
  EndgameSummary summary(const std::vector<ArmyPiece>& material) const;

  /// A position with each piece on its place, and with a side to move.
  Position position_of(const std::vector<ArmyPiece>& material, const Places& places,
                       SeatId turn) const;

 private:
  struct Nature;
  class Filler;

  Refusal fill(std::vector<ArmyPiece> material);
  const Nature& nature_of(const ArmyPiece& member);
  bool has_zones_alone(const std::vector<ArmyPiece>& material) const;
  std::vector<CellSet> sets_that_matter(const std::vector<ArmyPiece>& material);
  std::vector<Turning> symmetries(const std::vector<ArmyPiece>& material);
  play::Piece piece_of(const ArmyPiece& member, CellId cell) const;
  const EndgameTable* find(const std::vector<ArmyPiece>& sorted) const;

  const GameLogic& play_;
  const GameRules& rules_;
  const Position& start_;
  std::int64_t bytes_, kept_ = 0;  ///< allowed, and taken by tables
  std::map<ArmyPiece, std::unique_ptr<Nature>> natures_;
  std::map<std::vector<ArmyPiece>, std::unique_ptr<EndgameTable>> tables_;  ///< by sorted pieces
};

/// The moves of the winner: half the distance, which counts the moves of both sides.
int moves_of_winner(const Fate& fate, std::uint32_t side_to_move);

}  // namespace boardwright::solve
