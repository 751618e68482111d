// What a figure shows, independent of drawing: one value for pictures, words, claims and JSON.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "game/game.h"

namespace boardwright::figure {

using base::Place, base::Report;
using board::Board, board::first_seat;
using game::Figure, game::Game;
using geometry::CellId, geometry::CellSet;
using moves::PieceType, moves::Reach;
using notation::MovePattern;

/// A sign on a cell.
struct Mark {
  CellId cell = geometry::no_cell;
  std::string mark;    ///< "x", "o", "$", "blocked", "taken", or a label such as "6"; for arrows
                       ///< "move", "capture", "cannot"
  std::string of;      ///< label of the piece it belongs to; empty if none
  bool arrow = false;  ///< drawn as an arrow from that piece
  bool least = false;  ///< smallest n for the cell, shown even on a piece that can be captured
};

/// An arrow between two cells. The names of its kinds are those of the marks.
struct Arrow {
  enum class Kind { move, capture, cannot };
  CellId from = geometry::no_cell, to = geometry::no_cell;
  Kind kind = Kind::move;
};

/// "move", "capture", "cannot".
std::string arrow_name(Arrow::Kind kind);

/// Lines drawn through the centres of cells.
struct DrawnWay {
  enum class Kind { route, axis };
  Kind kind = Kind::route;
  std::string mark;
  std::vector<std::vector<CellId>> lines;  ///< all routes of a piece; otherwise one line
  geometry::Heading heading{};             ///< of an axis line
  bool smooth = false;                     ///< whether the route is drawn as a curve
};

/// Cells of one colour.
struct Painted {
  std::string as;
  CellSet cells;
};

/// A piece on the board of a figure.
struct PlacedPiece {
  game::FigurePiece piece;
  const PieceType* piece_type = nullptr;
  CellId cell = geometry::no_cell;
  board::SeatId seat = first_seat;
  bool mated = false;  ///< its seat's King is mated, so the piece is only an obstacle
  bool plain = false;  ///< drawn without the badges of its seat and number
  moves::State state;  ///< its numbers
  std::optional<moves::State> beyond;  ///< the numbers for a further sign
};

/// A label with its position.
struct PlacedLabel {
  const game::FigureLabel* label = nullptr;
  geometry::Vec at;
  std::optional<geometry::Vec> to;
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
  CellSet named;  ///< cells whose names are drawn because the caption mentions them
  std::string caption, description;
};

}  // namespace boardwright::figure
