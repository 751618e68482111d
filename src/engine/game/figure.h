// Pictures that a game file asks for. What they show is computed, never written down.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/data.h"
#include "base/names.h"
#include "base/report.h"
#include "base/text.h"
#include "rules/selection.h"

namespace boardwright::game {

/// A piece in a figure.
struct FigurePiece {
  std::string label;  ///< as the article prints it: "A1"
  std::string piece_type, cell;
  int seat = 1;             ///< by its number, counting from 1
  std::string mark;         ///< the sign on the cells it reaches: "x"; empty: it only stands there
  std::string branch;       ///< cells that it reaches only by way of this cell
  std::string branch_mark;  ///< have this sign instead
  bool arrows = false;      ///< arrows show where it can move, where capture, and where neither
  bool barred = true;       ///< barred ones: without them it is not shown where neither
  std::string state;        ///< his numbers: "n=3,multiple"; empty: those of his label or his piece
  int growing = 0;          ///< cells bear the least n, from 1 to this, with which he reaches them
  struct Beyond {
    std::string state, mark;
    Place place;
  };
  std::optional<Beyond> beyond;  ///< a sign for the cells that he reaches with these numbers only
  Place place, state_place;
};

/// The legal moves of a piece who stands in the figure's position.
struct FigureShow {
  std::string cell;
  std::string mark;     ///< the sign on the cells it can go to; may be empty
  bool arrows = false;  ///< as for a piece of the figure's own
  std::string closed;   ///< the sign where only the rules of play keep it from going; may be empty
  Place place;
};

/// A move made before the figure is drawn.
struct FigurePlay {
  std::string text;  ///< "rd-k1 rd-kb1"
  Place place;       ///< of the text's first letter
};

/// Signs on all cells of a selection, on all of a piece's range, or on all that it
/// reaches from some cells of the empty board.
struct FigureMarks {
  std::string mark;
  std::string range;        ///< a piece; empty: the selection
  std::string reach, from;  ///< a piece and its cells; empty: the selection
  Selection cells;
};

/// A straight line through cells.
struct FigureLine {
  std::string axis, through, mark;
  Place place;
};

/// The shortest way along a path through some cells.
struct FigureRoute {
  std::string path;
  std::vector<std::string> via;
  std::string mark;
  Place place;
};

/// A ring round a cell.
struct FigureRing {
  std::string circle, around, mark;
  Place place;
};

/// The circle that a wheeling piece goes round after its first leap, turning left or right.
struct FigureWheel {
  std::string piece_type, from, by;
  bool left = false;
  std::string mark;
  Place place;
};

/// A colouring of cells: "solid-red".
struct FigurePaint {
  std::string as;
  Selection cells;
};

/// Words on a cell or wall, or midway between some.
struct FigureLabel {
  std::string text, at;
  std::string to;     ///< where a thin line leads to; may be empty
  double size = 0.5;  ///< in sides
  int turn = 0;       ///< degrees counter-clockwise
  Place place;
};

/// A picture, in the article's numbering.
struct Figure {
  std::string id;        ///< "A1-1"
  bool numbered = true;  ///< its caption begins with that
  std::string title;     ///< "Sample Alfil moves"
  std::string section;   ///< "a1.1"
  std::string document;
  std::string board;              ///< id; empty: the game's own
  std::optional<Selection> part;  ///< the cells drawn; none: all
  std::string position;           ///< names the position whose pieces are shown; may be empty
  std::vector<FigurePlay> plays;  ///< made from there, one after the other
  bool blocking = false;          ///< the pieces stand in each other's way
  bool names = false;             ///< print the cells' names
  bool all_names = false;         ///< and every short name of a cell that has several
  bool borders = true;            ///< the game's lines between zones
  bool coordinates = true;        ///< files and ranks, or names of territories, at the rim
  std::vector<FigurePiece> pieces;
  std::vector<FigureShow> shows;
  std::vector<FigureLabel> labels;
  std::vector<FigureMarks> marks;
  std::vector<FigureLine> lines;
  std::vector<FigureRoute> routes;
  std::vector<FigureRing> rings;
  std::vector<FigureWheel> wheels;
  std::vector<FigurePaint> paint;
  Place place;
};

/// Which way a wheel turns: whether to the left.
inline constexpr Word<bool> turning_words[] = {{"left", true}, {"right", false}};

/// Reads what a figure shows: all of its table but what it is called and where it stands.
void read_layers(const Data& data, Figure& figure, Report& report);

/// Reads a figure of one article; `names` are those of the figures before it.
Figure read_figure(const Data& data, const std::string& document, NamesSeen& names, Report& report);

/// The name under a key. Reports one that breaks the rule of base/names.h or was seen before.
std::string read_name(const Data& data, std::string_view key, NamesSeen& names, Report& report);

}  // namespace boardwright::game
