// The board of a game that is begun, and two armies that face each other on it.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/refusal.h"
#include "base/report.h"
#include "base/search_path.h"
#include "rules/board.h"

namespace boardwright::command {

/// A board and what a game's file says to have it.
struct NewBoard {
  std::string tiling, word;  ///< "hexagonal" and "hex:6"
  Board board;               ///< with two seats, White and Black
};

/// A board by its word: `8x8`, `hex:6`, `lotus:0,0;1,0`, a board that a tiling of the shelves
/// names, or `TILING/WORD`. Nothing if there is none, and a refusal that lists what there is; or
/// problems in the report, if a tiling has errors.
std::optional<NewBoard> find_new_board(const SearchPath& shelves, const std::string& word,
                                       Report& report, Refusal& refusal);

/// Cells of both seats, piece by piece: the King, Knights, Rooks.
struct Armies {
  std::vector<CellId> white, black;
  std::vector<CellId> white_pawns, black_pawns;
};

/// The moves of the game's pieces on a board, in the notation.
struct NewMoves {
  std::string king, rook, knight;
  std::string pawn_step, pawn_capture;  ///< without `move` and `capture`
  bool leaps = true;                    ///< the Knight is one as chess has it
};
NewMoves moves_for(const Board& board);

/// As many pieces as the board has room for, none of whom attacks a King. Nothing, and a refusal,
/// if the board is too small.
std::optional<Armies> armies_on(const NewBoard& on, const NewMoves& moves, Refusal& refusal);

}  // namespace boardwright::command
