// Endgames: what a few pieces can force against a few others, from every position of theirs.
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

/// The pieces of an endgame: letters, "KRK", or names with commas or blanks between them, "king,
/// rook v king". The stronger side, which comes first, is that of the first seat. The other begins
/// behind a v, or without one where a royal piece stands for the second time. A refusal says what
/// is wrong.
std::vector<ArmyPiece> read_material(std::string_view text,
                                     const std::vector<PieceType>& piece_types,
                                     const GameRules& rules, Refusal& refusal);

/// How many positions there are with one side to move, and how they end for the stronger side.
struct Share {
  std::int64_t positions = 0, won = 0, drawn = 0, lost = 0;
};

/// What a table says as a whole.
struct EndgameSummary {
  std::array<Share, 2> to_move;           ///< with the stronger side to move, and the other
  int longest_win = 0, longest_loss = 0;  ///< in moves of the winner; 0: there is none
  std::optional<Position> longest;        ///< a position from which the longest win takes so long
  /// By cell of the other side's first piece, the longest win in moves; -1: no position; 0: no win.
  std::vector<int> longest_on;
  std::size_t symmetries = 1;  ///< of the board, as far as these pieces see
};

/// Tables of the endgames of one game, built when they are asked for, with those that captures and
/// promotions lead to.
///
/// A position counts if the side that is not to move is not in check. The history of the game
/// counts for nothing: no position has occurred before, no moves without captures are counted, no
/// piece can castle, and nothing is captured en passant but within the table.
class Endgames {
 public:
  /// `start`: the position in which the game begins, for the cells of Pawns that have not moved.
  /// `bytes`: the memory that tables may take.
  ///
  /// Requires: all of them outlive this.
  Endgames(const GameLogic& play, const GameRules& rules, const Position& start,
           std::int64_t bytes);
  ~Endgames();

  /// Builds the tables for some pieces.
  Refusal build(const std::vector<ArmyPiece>& material);

  /// How a position ends; nothing if no table that was built has it.
  std::optional<Fate> fate(const Position& position) const;

  /// Requires: build(material) did not refuse.
  EndgameSummary summary(const std::vector<ArmyPiece>& material) const;

  /// The pieces on cells, with a side to move.
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

/// Half the moves of both sides, counted for the side that wins.
int moves_of_winner(const Fate& fate, std::uint32_t side_to_move);

}  // namespace boardwright::solve
