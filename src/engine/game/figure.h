// Figures as a data file describes them. What they show is computed, never written down.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/data.h"
#include "base/names.h"
#include "base/report.h"
#include "base/text.h"
#include "board/selection.h"

namespace boardwright::game {

using base::in_quotes, base::operator""_mm, base::Report, base::UniqueNames;
using board::Board, board::SeatId;
using geometry::Axis, geometry::CellId, geometry::CellSet;

/// A piece in a figure.
struct FigurePiece {
  std::string label;  ///< as printed in the article: "A1"
  std::string piece_type, cell;
  int seat = 1;                  ///< number of the seat, counted from 1
  std::string mark;              ///< sign on the cells it reaches: "x"; empty: no signs
  std::string branch;            ///< a cell; the cells reached only through it get `branch_mark`
  std::string branch_mark;       ///< in place of `mark`
  bool arrows = false;           ///< arrows show where it can move, capture, or do neither
  bool show_unreachable = true;  ///< with arrows: barred lines show where it can do neither
  std::string state;  ///< its numbers: "n=3,multiple"; empty: those of its label or piece type
  int growing = 0;    ///< label cells with the least n, from 1 to this, with which it reaches them
  struct Beyond {
    std::string state, mark;
    base::Place place;
  };
  std::optional<Beyond> beyond;  ///< sign for the cells that it reaches only with these numbers
  base::Place place, state_place;
};

/// The legal moves of a piece of the figure's position.
struct FigureShow {
  std::string cell;
  std::string mark;     ///< sign on the cells it can move to; may be empty
  bool arrows = false;  ///< as in FigurePiece
  std::string closed;   ///< sign on the cells that only the rules of play forbid; may be empty
  base::Place place;
};

/// Moves made before the figure is drawn.
struct FigurePlay {
  std::string text;   ///< "rd-k1 rd-kb1"
  base::Place place;  ///< place of the first letter of the text
};

/// Signs on all cells of a selection, of a piece's range, or of its reach from some cells of the
/// empty board.
struct FigureMarks {
  std::string mark;
  std::string range;        ///< a piece type; empty: the selection is marked
  std::string reach, from;  ///< a piece type and its cells; empty: the selection is marked
  board::Selection cells;
};

/// A straight line through cells.
struct FigureLine {
  std::string axis, through, mark;
  base::Place place;
};

/// The shortest route along a path through the given cells.
struct FigureRoute {
  std::string path;
  std::vector<std::string> via;
  std::string mark;
  base::Place place;
};

/// A ring around a cell.
struct FigureRing {
  std::string circle, around, mark;
  base::Place place;
};

/// The circle that a wheeling piece follows after its first leap, turning left or right.
struct FigureWheel {
  std::string piece_type, from, by;
  bool left = false;
  std::string mark;
  base::Place place;
};

/// A fill of cells: "solid-red".
struct FigurePaint {
  std::string as;
  board::Selection cells;
};

/// Text on a cell or wall, or midway between several.
struct FigureLabel {
  std::string text, at;
  std::string to;     ///< end of a leader line; may be empty
  double size = 0.5;  ///< height of the letters, in sides of a cell
  int turn = 0;       ///< degrees counter-clockwise
  base::Place place;
};

/// A figure, numbered by the article.
struct Figure {
  std::string id;        ///< "A1-1"
  bool numbered = true;  ///< the caption begins with the id
  std::string title;     ///< "Sample Alfil moves"
  std::string section;   ///< "a1.1"
  std::string document;
  std::string board;                     ///< id; empty: the game's own
  std::optional<board::Selection> part;  ///< the cells drawn; none: all
  std::string position;           ///< name of the position whose pieces are shown; may be empty
  std::vector<FigurePlay> plays;  ///< moves made from that position, in order
  bool blocking = false;          ///< the pieces block each other
  bool names = false;             ///< print the names of the cells
  bool all_names = false;         ///< print every short name of a cell that has several
  bool borders = true;            ///< draw the game's borders
  bool coordinates = true;  ///< print files and ranks, or names of territories, along the edge
  std::vector<FigurePiece> pieces;
  std::vector<FigureShow> shows;
  std::vector<FigureLabel> labels;
  std::vector<FigureMarks> marks;
  std::vector<FigureLine> lines;
  std::vector<FigureRoute> routes;
  std::vector<FigureRing> rings;
  std::vector<FigureWheel> wheels;
  std::vector<FigurePaint> paint;
  base::Place place;
};

/// Turning direction of a wheel: whether to the left.
inline constexpr base::Word<bool> turning_words[] = {{"left", true}, {"right", false}};

/// Reads the contents of a figure: its whole table without id, title and section.
void read_layers(const base::Data& data, Figure& figure, Report& report);

/// Reads a figure of an article. `names` holds the names of the figures before it.
Figure read_figure(const base::Data& data, const std::string& document, UniqueNames& names,
                   Report& report);

/// The name under a key. Reports a name that breaks the rules of base/names.h or repeats another.
std::string read_name(const base::Data& data, std::string_view key, UniqueNames& names,
                      Report& report);

}  // namespace boardwright::game
