// Chooses sheets of paper for a board: their format, their margins, and the fewest sheets.
#pragma once
#include <string>
#include <vector>

#include "base/length.h"
#include "scene/page.h"
#include "sheets/tiles.h"

namespace boardwright::sheets {

/// A sheet of paper and its reserved areas. Coordinates are relative to its lower left corner.
struct Sheet {
  Millimetres width, height;
  Millimetres margin;      ///< kept free on every side, for printers
  Millimetres overlap;     ///< with each neighbour
  bool tall_foot = false;  ///< the foot has room for the calibration square

  static constexpr Millimetres least_width = 102_mm;  ///< needed by the ruler, without margins
  static constexpr Millimetres square = 50_mm;        ///< side of the calibration square

  /// The height of the foot: the strip below the board, for ruler and label.
  Millimetres foot() const;
  PaperBox whole() const { return {{}, {width, height}}; }
  /// The area in which the board is drawn.
  PaperBox window() const;
  /// The calibration square in a tall foot.
  PaperBox foot_square() const;
};

/// The number of equal parts into which a board is folded after it is cut out; 1 and 1: it stays
/// flat.
struct Folding {
  int across = 1, down = 1;
  int layers() const { return across * down; }
};

/// A board to lay on sheets, in its own coordinates.
struct FlatBoard {
  std::vector<PaperShape> shapes;     ///< convex outlines of everything that must be visible
  std::size_t cells = 0;              ///< number of cells; their shapes come first
  PaperShape cut;                     ///< cut line around the names; empty: along the cells
  PaperBox box;                       ///< bounding box of the shapes
  PaperVec largest;                   ///< width and height of the largest cell
  Creases creases = {};               ///< where the board folds
  std::string part = {};              ///< name of one of several parts: "Wrap"
  std::vector<FlatBoard> loose = {};  ///< separate parts; empty if the board is connected
  Folding folding = {};               ///< shown by marks beyond the outline
};

/// A board on sheets.
struct Sheets {
  Sheet sheet;
  Tiles tiles;
  bool upright() const { return sheet.height >= sheet.width; }
  /// The board's (0, 0) on the sheet of a tile, and the area of the sheet that shows the board.
  PaperVec origin(const Tile& tile) const;
  PaperBox window(const Tile& tile) const;
  /// Whether a map of all sheets comes first: there are several sheets, or the only sheet has no
  /// calibration square.
  bool has_map() const { return tiles.tiles.size() > 1 || !sheet.tall_foot; }
};

/// The choice of sheets, or why there is none.
struct SheetChoice {
  std::vector<Sheets> best;  ///< one or none
  bool usable = false;       ///< the paper can hold a cell and the ruler
  double least = 0;          ///< number of sheets without omissions, smallest over all orientations
};

/// The fewest sheets over both orientations of the paper. Ties are broken by fewer seams on
/// creases, then fewer scraps, then upright before turned, then a tall foot before a low one.
SheetChoice choose_sheets(const FlatBoard& board, const base::PaperSize& paper, Millimetres margin,
                          Millimetres overlap);

/// Whether choose_sheets() finds a layout; does not search for the fewest sheets.
bool sheets_can_hold(const FlatBoard& board, const base::PaperSize& paper, Millimetres margin,
                     Millimetres overlap);

/// An outline translated by a vector.
PaperShape moved(PaperShape shape, PaperVec by);

}  // namespace boardwright::sheets
