// What a figure shows, before anything is drawn: one value for pictures, words, claims and JSON.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "game/game.h"

namespace boardwright::figure {

/// A sign on a cell.
struct Mark {
  CellId cell = no_cell;
  std::string mark;    ///< "x", "o", "$", "blocked", "taken", or a label such as "6"; of arrows:
                       ///< "move", "capture", "cannot"
  std::string of;      ///< the label of the piece it belongs to; empty if of none
  bool arrow = false;  ///< drawn as an arrow from that piece
  bool least = false;  ///< it tells the least n, on a piece who can be taken too
};

/// Where an arrow leads, and what it says: the kinds are the names of the marks.
struct Arrow {
  enum class Kind { move, capture, cannot };
  CellId from = no_cell, to = no_cell;
  Kind kind = Kind::move;
};

/// "move", "capture", "cannot".
std::string arrow_name(Arrow::Kind kind);

/// Lines to be drawn through the centres of cells.
struct DrawnWay {
  enum class Kind { route, axis };
  Kind kind = Kind::route;
  std::string mark;
  std::vector<std::vector<CellId>> lines;  ///< of a piece: all his routes; otherwise one
  Heading heading{};                       ///< of an axis line
  bool smooth = false;                     ///< a route drawn as a curve
};

/// Cells of one colour.
struct Painted {
  std::string as;
  CellSet cells;
};

/// A piece found on the board.
struct PlacedPiece {
  FigurePiece piece;
  const PieceType* piece_type = nullptr;
  CellId cell = no_cell;
  SeatId seat = first_seat;
  bool mated = false;           ///< his seat's King is mated: he is an obstacle
  State state;                  ///< his numbers
  std::optional<State> beyond;  ///< those of a further sign
};

/// Words found their place.
struct PlacedLabel {
  const FigureLabel* label = nullptr;
  Vec at;
  std::optional<Vec> to;
};

/// All that a figure shows.
struct Content {
  const Figure* figure = nullptr;
  const Board* board = nullptr;
  CellSet shown;  ///< the cells drawn
  std::vector<PlacedPiece> pieces;
  std::vector<Mark> marks;
  std::vector<Arrow> arrows;
  std::vector<DrawnWay> ways;
  std::vector<Painted> paint;
  std::vector<PlacedLabel> labels;
  CellSet named;  ///< cells whose names are drawn because the caption uses them
  std::string caption, description;
};

}  // namespace boardwright::figure
