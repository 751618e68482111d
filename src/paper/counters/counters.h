// Packs pieces to cut out on sheets of paper. Coordinates are relative to the lower left corner of
// a sheet, y up.
#pragma once
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "scene/page.h"

namespace boardwright::counters {

using base::Millimetres, base::operator""_mm;
using scene::Group, scene::PaperBox, scene::PaperShape, scene::PaperVec, scene::role_tag,
    scene::Scene, scene::Style;

/// The shape of a piece: a round counter, a hexagon, a strip that folds into a standee or into a
/// square counter with a back, or a wedge of five sides as in shogi.
enum class Cut { disc, hexagon, standee, folded, wedge };

/// Whether front and back of a piece are on the same side of the paper.
inline bool is_strip(Cut cut) { return cut == Cut::standee || cut == Cut::folded; }

/// The shape and size of a piece to cut out.
struct CutSize {
  Cut cut = Cut::disc;
  Millimetres base = 25_mm;  ///< a disc's diameter, a hexagon's width across flats, a standee's
                             ///< width, a square's side, a wedge's height
  Millimetres bleed = 1_mm;  ///< colour printed beyond the cut
  Millimetres kerf = {};     ///< width that a machine removes, half of it on each side of a line

  /// Heights of a standee's parts, from its fold downward: the face, then the tab of the foot.
  Millimetres face() const { return 1.29 * base; }
  Millimetres tab() const { return 0.45 * base; }
};

/// How pieces are packed: in a square grid, or with every other row or column shifted by half a
/// piece.
enum class Pack { square, rows, columns };

/// The packings that a shape allows, beginning with the easiest to cut.
std::span<const Pack> packs_of(Cut cut);

/// The corners of a wedge of height 1 about the middle of its box, its tip up.
inline constexpr scene::Vec wedge_corners[] = {
    {-0.4258, -0.5}, {0.4258, -0.5}, {0.329, 0.3645}, {0, 0.5}, {-0.329, 0.3645}};

/// The corners of a piece centred on (0, 0), counter-clockwise, with its sides moved outward by
/// `grown`. Requires: the shape is not a disc.
PaperShape outline_of(const CutSize& size, Pack pack, Millimetres grown = {});

/// The heights of the folds of a strip above its middle; none for other shapes.
std::vector<Millimetres> folds_of(const CutSize& size);

/// A sheet of paper. Strips above and below the pieces are kept free for text, the ruler and the
/// register crosses.
struct CounterSheet {
  Millimetres width, height;
  Millimetres margin;  ///< kept free on every side, for printers

  static constexpr Millimetres strip = 8_mm;  ///< height of each strip
  /// The width that ruler, text and crosses need, without margins.
  static constexpr Millimetres least_width = 134_mm;

  bool upright() const { return height >= width; }
  PaperBox whole() const { return {{}, {width, height}}; }
  /// The area for pieces and their bleed.
  PaperBox window() const;
};

/// A place for a piece. Rows count from the top.
struct Spot {
  PaperVec centre;
  int row = 0;
};

/// All places that fit into a window, bleed included, centred in it; row by row from the left.
/// Pieces do not overlap. All but discs share edges with their neighbours.
std::vector<Spot> spots_in(const PaperBox& window, const CutSize& size, Pack pack);

/// The number of places that spots_in() returns.
double count_spots(const PaperBox& window, const CutSize& size, Pack pack);

/// The edge over which a sheet is turned to print its back.
enum class Duplex { off, long_edge, short_edge };

/// The point on a sheet's back that lies behind a point of its front, in coordinates of the back.
PaperVec behind(PaperVec at, const CounterSheet& sheet, Duplex duplex);

/// Whether a piece that points up on a sheet's front points down on its back.
bool points_down_behind(const CounterSheet& sheet, Duplex duplex);

/// An assignment of pieces to places on sheets.
struct CounterLayout {
  CounterSheet sheet;
  Pack pack = Pack::square;
  std::size_t per_sheet = 0, sheets = 0;
  struct Place {
    std::size_t sheet;
    PaperVec centre;
  };
  std::vector<Place> places;  ///< one per piece, group by group
};

/// Lays out groups of pieces (`groups` has the number of pieces of each seat) on the fewest sheets,
/// over both orientations of the paper and all packings. Where it costs no extra sheet, a group
/// that fits on a sheet is not split, or at least begins a row of its own. Requires: a sheet holds
/// a piece in some orientation; see least_sheets.
CounterLayout lay_counters(const CounterSheet& paper, const CutSize& size,
                           std::span<const std::size_t> groups);

/// The number of sheets that `pieces` pieces take; 0 if no sheet holds a piece.
double least_sheets(const CounterSheet& paper, const CutSize& size, double pieces);

/// The sides of outlines; a side shared by two outlines is listed once.
std::vector<std::pair<PaperVec, PaperVec>> cut_edges(const std::vector<PaperShape>& outlines);

}  // namespace boardwright::counters
