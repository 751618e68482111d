// Moves of the pieces of an endgame, where they follow from lines and blockers alone.
#pragma once
#include <array>
#include <cstdint>
#include <vector>

#include "play/game_logic.h"
#include "solve/endgame_table.h"

namespace boardwright::solve {

using play::GameLogic, play::Position;

/// A piece of an endgame, with its moves from every cell.
struct PlainPiece {
  ArmyPiece member;
  const moves::PieceMoves* moves = nullptr;
  std::vector<play::Piece> on;  ///< by cell, as it stands there
  CellSet special;              ///< a move that begins or ends here is left to the rules
  bool royal = false;
  bool leaves_trace = false;  ///< it can be captured on the cells that it has passed over
};

/// Finds moves and checks of a few pieces many times faster than the rules of a whole game do.
///
/// It agrees with those rules: both are compared for each two pieces on each two cells. Any further
/// piece can only block lines, since lines that hop over pieces, branch, or meet again are left to
/// the rules.
class PlainMoves {
 public:
  /// Requires: any rule besides lines, blockers and checks already shows in a position of two of
  /// the pieces; `play` and the moves outlive this.
  PlainMoves(const GameLogic& play, std::vector<PlainPiece> pieces, const Position& empty);

  /// Whether this knows all checks; if not, it must not be used.
  bool knows_checks() const { return knows_checks_; }

  /// Whether it knows the moves of a piece on a cell.
  bool knows(std::size_t piece, CellId cell) const {
    return pieces_[piece].known[base::index(cell)] != 0;
  }

  /// Puts all pieces on their cells, or takes them off.
  void put(const Places& places);
  void lift();

  /// Whether the royal piece of a side is attacked.
  bool in_check(std::uint32_t side) const {
    const std::size_t king = kings_[side];
    return king != no_piece && places_[king] != geometry::no_cell && is_attacked(king, no_piece);
  }

  /// Calls `use(to, taken)` for each legal move of a piece; `taken` is the captured one, or
  /// no_piece if there is none.
  template <class Use>
  void each_move(std::size_t piece, const Use& use);

  static constexpr std::size_t no_piece = most_pieces;

 private:
  struct Step {
    CellId cell;
    bool lands;
  };
  struct Line {
    std::uint32_t first, last;  ///< range in `steps`
    bool moves, captures;
  };
  /// The steps before a cell that a piece attacks.
  struct Path {
    std::uint32_t first = 0, last = none;
    static constexpr std::uint32_t none = UINT32_MAX;
  };
  struct Ways {
    PlainPiece piece;
    std::uint32_t side = 0;
    std::vector<Step> steps;
    std::vector<Line> lines;
    std::vector<std::uint32_t> starts;  ///< by cell, with an end mark
    std::vector<Path> attacks;          ///< by cell, and by attacked cell
    std::vector<std::uint8_t> known;    ///< by cell
  };

  void read(Ways& ways, CellId from);
  void compare(std::size_t piece, std::size_t other, Position& position);
  bool agrees(std::size_t piece, const Position& position);
  bool is_attacked(std::size_t king, std::size_t except) const;
  bool is_safe_after(std::size_t piece, CellId to, std::size_t taken);

  const GameLogic& play_;
  std::size_t cells_;
  std::vector<Ways> pieces_;
  std::array<std::size_t, 2> kings_{no_piece, no_piece};
  bool knows_checks_ = true;
  Places places_;
  std::vector<std::uint8_t> on_;  ///< by cell, the piece there, or no_piece
};

template <class Use>
void PlainMoves::each_move(std::size_t piece, const Use& use) {
  const Ways& ways = pieces_[piece];
  const auto from = base::index(places_[piece]);
  for (std::uint32_t i = ways.starts[from]; i < ways.starts[from + 1]; ++i) {
    const Line& line = ways.lines[i];
    for (std::uint32_t at = line.first; at < line.last; ++at) {
      const Step step = ways.steps[at];
      const std::size_t there = on_[base::index(step.cell)];
      const bool free = there == no_piece;
      const bool may =
          free ? line.moves
               : line.captures && pieces_[there].side != ways.side && !pieces_[there].piece.royal;
      if (step.lands && may && is_safe_after(piece, step.cell, there)) use(step.cell, there);
      if (!free) break;
    }
  }
}

}  // namespace boardwright::solve
