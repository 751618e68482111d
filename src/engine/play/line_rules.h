// The lines of a game applied to positions.
#pragma once
#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "moves/piece_moves.h"
#include "play/move.h"
#include "play/rules.h"

namespace boardwright::play {

/// A turn as lines see it: its piece has arrived, and no line has taken effect yet.
struct Turn {
  SeatId seat = first_seat;
  CellId from = no_cell, cell = no_cell;  ///< where the turn began and ended; no cell: a pass
  bool moved = false, dropped = false;
  std::vector<Piece> captured{};
  Piece promoted{};  ///< the piece before its promotion; none: not promoted
};

/// The turn of a seat, before it is made on the position.
Turn turn_of(const Position& before, const Move& move, SeatId seat);

/// The lines of a game on its board.
class LineRules {
 public:
  /// Requires: both outlive this.
  LineRules(const Board& board, const GameRules& rules);

  /// The lines of a phase, in the order of the file.
  const std::vector<const RuleLine*>& of(RulePhase phase) const {
    return phases_[static_cast<std::size_t>(phase)];
  }
  bool has(RulePhase phase) const { return !of(phase).empty(); }

  /// Whether every line that takes effect does so after captures alone.
  bool acts_only_after_captures() const { return acts_only_after_captures_; }

  /// Whether any line tests the result of a turn, which must then be made to its end.
  bool asks_for_results() const { return asks_for_results_; }

  /// The lines of a phase that hold for a turn.
  std::vector<const RuleLine*> holding(RulePhase phase, const Position& position,
                                       const Turn& turn) const;

  /// Whether all conditions of a line hold on the board on which the turn's piece has arrived,
  /// apart from results, `was`, `always` and attacks. For a line about a position, the turn has
  /// only a seat.
  bool holds(const RuleLine& line, const Position& position, const Turn& turn) const;

  /// Whether a line depends on the board on which the turn's piece has arrived. If not, it can be
  /// tested on any board.
  static bool asks_board(const RuleLine& line);

  /// Whether a condition holds on this board, apart from `not` and `was`.
  bool is_so(const RuleTerm& term, const Position& position, const Turn& turn) const;

  /// Whether the pieces that a line names can be of this type.
  static bool names(const RulePieces& pieces, PieceTypeId piece_type) {
    return pieces.piece_types.empty() || among(piece_type, pieces.piece_types) != pieces.except;
  }

  /// Whether the turn's piece is one that an occasion names, on a cell that it names.
  bool is_mover(const RuleTerm& term, const Position& position, const Turn& turn) const;

  /// The cells whose pieces an effect turns to the seat of the turn, or removes.
  std::vector<CellId> affected(const RuleEffect& effect, const Position& position,
                               const Turn& turn) const;

  /// Whether lines remove pieces after every capture.
  bool has_blasts() const { return !blasts_.empty(); }

  /// Whether these lines would remove a royal piece of the captor's own seat after it captures by
  /// going from one cell to another.
  bool blast_takes_royal(const Position& position, CellId from, CellId to) const;

  /// The cells to which a turn can bring the blocker; nothing if no line brings it anywhere.
  std::optional<std::vector<CellId>> blocker_cells(const Position& position,
                                                   const Turn& turn) const;

  /// The number of cells of the rows that lines look at, from all cells.
  std::int64_t weight() const;

  /// The cells of the pieces that a condition counts, attacked or not.
  std::vector<CellId> counted(const RuleTerm& term, const Position& position, SeatId seat) const;

  /// The number of these pieces that a seat and its partners have on the board.
  int count(const RulePieces& pieces, const Position& position, SeatId seat) const;

 private:
  bool is_in_zone(const RuleTerm& term, CellId cell, SeatId seat) const;
  bool fits(const RulePieces& pieces, const Piece& piece, const Position& position,
            SeatId seat) const;
  bool is_facing(const Position& position, SeatId seat) const;
  std::vector<CellId> cells_touching(const RuleTerm& term, const Position& position,
                                     const Turn& turn) const;
  std::vector<CellId> cells_enclosed(const RuleTerm& term, const Position& position,
                                     const Turn& turn) const;
  bool has_line(const RuleTerm& term, const Position& position, SeatId seat) const;
  bool counts(const RuleTerm& term, CellId cell, const Position& position, SeatId seat) const;
  int pieces_on(const RuleTerm& term, const Position& position, SeatId seat) const;

  const Board& board_;
  const GameRules& rules_;
  PieceTypeId blocker_;
  std::array<std::vector<const RuleLine*>, rule_phase_count> phases_;  ///< point into the rules
  bool asks_for_results_ = false;
  bool acts_only_after_captures_ = true;
  std::vector<const RuleEffect*> blasts_;                ///< what lines remove after every capture
  std::map<std::vector<std::string>, PieceMoves> rows_;  ///< lines of axes from every cell
  std::map<std::string, std::vector<CellSet>, std::less<>> zones_;  ///< by name and seat
};

}  // namespace boardwright::play
