// Sheets of paper for a board: their format, what of them is kept free, and the fewest of them.
#pragma once
#include <string>
#include <vector>

#include "base/length.h"
#include "print/tiles.h"
#include "scene/page.h"

namespace boardwright::print {

/// A sheet of paper and what of it is kept free. Places are from the lower left corner.
struct Sheet {
  Millimetres width, height;
  Millimetres margin;      ///< that printers cannot reach
  Millimetres overlap;     ///< with each neighbour
  bool tall_foot = false;  ///< the strip below the board has room for the square

  static constexpr Millimetres least_width = 102_mm;  ///< what the ruler needs, besides margins
  static constexpr Millimetres square = 50_mm;        ///< side of the square that is measured

  /// The height of the strip below the board, for ruler and label.
  Millimetres foot() const;
  PaperBox whole() const { return {{}, {width, height}}; }
  /// Where the board is drawn.
  PaperBox window() const;
  /// The square in a tall foot.
  PaperBox foot_square() const;
};

/// A board to be laid on sheets, with places of its own.
struct FlatBoard {
  std::vector<PaperShape> shapes;  ///< convex outlines of all that must be seen
  std::size_t cells = 0;           ///< so many of them, the first, are cells
  PaperShape cut;                  ///< where scissors go round the names; empty: along the cells
  PaperBox box;                    ///< of the shapes
  PaperVec largest;                ///< width and height of the largest cell
  Creases creases = {};            ///< where it folds
  std::string part = {};           ///< "Wrap": its name, if it is one of several parts
  std::vector<FlatBoard> loose = {};  ///< what of it lies apart from the rest, if it is no whole
};

/// A board on sheets.
struct Sheets {
  Sheet sheet;
  Tiles tiles;
  bool upright() const { return sheet.height >= sheet.width; }
  /// Where the board's (0, 0) comes to lie on the sheet of a tile, and where the board is drawn.
  PaperVec origin(const Tile& tile) const;
  PaperBox window(const Tile& tile) const;
  /// Whether a map of all sheets comes first: of several, or where else no square would be.
  bool has_map() const { return tiles.tiles.size() > 1 || !sheet.tall_foot; }
};

/// The choice of sheets, or why there is none.
struct SheetChoice {
  std::vector<Sheets> best;  ///< one or none
  bool usable = false;       ///< the paper can hold a cell and the ruler
  double least = 0;          ///< sheets needed, if they are more than anybody prints
};

/// The fewest sheets over both ways of laying the paper. Of two as good the one with fewer seams
/// on creases, then with fewer scraps, then the first of: upright, with a tall foot.
SheetChoice choose_sheets(const FlatBoard& board, const PaperSize& paper, Millimetres margin,
                          Millimetres overlap);

/// Whether choose_sheets() finds any, without the search for the fewest.
bool sheets_can_hold(const FlatBoard& board, const PaperSize& paper, Millimetres margin,
                     Millimetres overlap);

/// An outline moved to where a sheet shows it.
PaperShape moved(PaperShape shape, PaperVec by);

}  // namespace boardwright::print
