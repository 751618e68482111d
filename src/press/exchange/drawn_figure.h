// What a drawing and the sentences below it say, as a figure and claims of a game.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "exchange/drawings.h"
#include "game/game.h"

namespace boardwright::exchange {

/// A piece as he is drawn, and what the sentences say of him.
struct DrawnPiece {
  std::string label;  ///< as drawn: "A1"
  const PieceType* piece_type = nullptr;
  CellId cell = no_cell;
  int seat = 1;
  std::string told_cell;     ///< where the text says he stands; may be empty, or another cell
  std::optional<int> count;  ///< to how many cells he can move
  std::string mark;          ///< the sign on these; may be empty
  int line = 0, column = 0;
};

/// What the text says of all cells that a piece can ever come to.
struct DrawnRange {
  const PieceType* piece_type = nullptr;
  std::string mark;
  std::optional<int> count, percent;
};

/// A figure as it is drawn.
struct DrawnFigure {
  std::string id, title, at;  ///< `at`: "Diagram A1-1"
  const Board* board = nullptr;
  bool own_board = true;  ///< of the game
  int line = 0;
  bool names = false;  ///< the cells bear their names
  std::vector<DrawnPiece> pieces;
  std::map<std::string, std::vector<CellId>> marks;  ///< by sign
  std::optional<DrawnRange> range;
};

/// The pieces of a game by their names and ids, in capitals.
using PieceNames = std::unordered_map<std::string, const PieceType*>;
PieceNames names_of_pieces(const Game& game);

/// Tells pieces from marks: a capital or several letters are a piece, unless the text calls it a
/// mark. Reports pieces of no known piece, and names of cells that stand on others. Requires: the
/// board outlives it.
DrawnFigure figure_of(const Sketch& drawing, const Inscriptions& read, const Game& game,
                      const PieceNames& names, const Board& board, const std::string& file,
                      Report& report);

/// Claims and figures as the files of a game have them, in TOML.
std::string print_drawn(const std::vector<DrawnFigure>& figures);

}  // namespace boardwright::exchange
