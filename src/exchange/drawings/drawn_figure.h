// Figures and claims made from drawings and the sentences below them.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "drawings/drawings.h"
#include "game/game.h"

namespace boardwright::drawings {

using game::Game;
using moves::PieceType;

/// A piece of a drawing, with what the sentences say about it.
struct DrawnPiece {
  std::string label;  ///< as drawn: "A1"
  const PieceType* piece_type = nullptr;
  CellId cell = geometry::no_cell;
  int seat = 1;
  std::string stated_cell;   ///< its cell according to the text; may be empty or differ
  std::optional<int> count;  ///< number of cells it can move to
  std::string mark;          ///< sign on these cells; may be empty
  int line = 0, column = 0;
};

/// What the text says about the range of a piece.
struct DrawnRange {
  const PieceType* piece_type = nullptr;
  std::string mark;
  std::optional<int> count, percent;
};

/// A figure read from a drawing.
struct DrawnFigure {
  std::string id, title, at;  ///< `at`: "Diagram A1-1"
  const Board* board = nullptr;
  bool own_board = true;  ///< it is the game's own board
  int line = 0;
  bool names = false;  ///< the cells contain their names
  std::vector<DrawnPiece> pieces;
  std::map<std::string, std::vector<CellId>> marks;  ///< by sign
  std::optional<DrawnRange> range;
};

/// Pieces of a game by name and by id, both in capitals.
using PieceNames = std::unordered_map<std::string, const PieceType*>;
PieceNames names_of_pieces(const Game& game);

/// Reads the texts of a drawing as pieces and marks: a capital or several letters are a piece,
/// unless the sentences call it a mark. Reports labels that match no piece, and names of cells on
/// other cells. Requires: the board outlives the figure.
DrawnFigure figure_of(const Sketch& drawing, const Inscriptions& read, const Game& game,
                      const PieceNames& names, const Board& board, const std::string& file,
                      base::Report& report);

/// Writes claims and figures as the data files of a game have them, in TOML.
std::string print_drawn(const std::vector<DrawnFigure>& figures);

}  // namespace boardwright::drawings
