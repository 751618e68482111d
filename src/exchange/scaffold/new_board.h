// The board of a new game, and two armies that face each other on it.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "base/refusal.h"
#include "base/report.h"
#include "base/search_path.h"
#include "board/board.h"

namespace boardwright::scaffold {

using base::Refusal;
using board::Board;
using geometry::CellId;

/// A board, and the names of its tiling and of its cut in a game's file.
struct NewBoard {
  std::string tiling, word;  ///< "hexagonal" and "hex:6"
  Board board;               ///< with two seats, White and Black
};

/// Finds a board by its word: `8x8`, `hex:6`, `lotus:0,0;1,0`, a named board of a tiling on the
/// search path, `TILING/WORD`, or `TILING` for its first board. nullopt if there is none, with a
/// refusal that lists the known ones, or, if a tiling has errors, with problems in the report.
std::optional<NewBoard> find_new_board(const base::SearchPath& search_path, const std::string& word,
                                       base::Report& report, Refusal& refusal);

/// The start cells of both seats, in the order King, Knights, Rooks, and those of the Pawns.
struct Armies {
  std::vector<CellId> white, black;
  std::vector<CellId> white_pawns, black_pawns;
};

/// The moves of the new game's pieces on a board, in the notation.
struct NewMoves {
  std::string king, rook, knight;
  std::string pawn_step, pawn_capture;  ///< without `move` and `capture`
  bool leaps = true;                    ///< the Knight leaps, as in chess
};
NewMoves moves_for(const Board& board);

/// Places as many pieces as fit on the board such that none attacks a King. nullopt, and a refusal,
/// if the board is too small.
std::optional<Armies> armies_on(const NewBoard& on, const NewMoves& moves, Refusal& refusal);

}  // namespace boardwright::scaffold
