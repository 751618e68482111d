// How pieces to cut out lie on sheets of paper. Places are from a sheet's lower left corner, y up.
#pragma once
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "scene/page.h"

namespace boardwright::print {

/// What is cut out: round counters, hexagons side by side, or strips that are folded and stand.
enum class Cut { disc, hexagon, standee };

/// One piece to cut out.
struct CutSize {
  Cut cut = Cut::disc;
  Millimetres base =
      25_mm;  ///< a disc's diameter, a hexagon's from side to side, a standee's width
  Millimetres bleed = 1_mm;  ///< of colour beyond the cut
  Millimetres kerf = {};     ///< what a machine takes away along its way, half of it on either side

  /// A standee from its fold down: a face, then the tab of its foot.
  Millimetres face() const { return 1.29 * base; }
  Millimetres tab() const { return 0.45 * base; }
};

/// How neighbours lie: one beside and below the other, or every other row or column shifted by half
/// a counter.
enum class Pack { square, rows, columns };

/// The ways that a shape can be packed, the one easiest to cut first.
std::span<const Pack> packs_of(Cut cut);

/// The corners of what is cut out, about (0, 0) and counter-clockwise, its sides `grown` outward.
/// Requires: no disc.
PaperShape outline_of(const CutSize& size, Pack pack, Millimetres grown = {});

/// A sheet of paper, with strips free of pieces above and below for the words, the ruler and the
/// register crosses.
struct CounterSheet {
  Millimetres width, height;
  Millimetres margin;  ///< that printers cannot reach

  static constexpr Millimetres strip = 8_mm;  ///< above and below
  /// What ruler, words and crosses need, besides margins.
  static constexpr Millimetres least_width = 134_mm;

  bool upright() const { return height >= width; }
  PaperBox whole() const { return {{}, {width, height}}; }
  /// Where pieces and their bleed lie.
  PaperBox window() const;
};

/// A place for a piece. Rows count from the top.
struct Spot {
  PaperVec centre;
  int row = 0;
};

/// The places that a window has, row after row from the left: as many as fit, bleed included, in
/// its middle. No two pieces overlap; hexagons and standees share their edges.
std::vector<Spot> spots_in(const PaperBox& window, const CutSize& size, Pack pack);

/// How many places that are.
double count_spots(const PaperBox& window, const CutSize& size, Pack pack);

/// The edge over which a printer, or a hand, turns a sheet.
enum class Duplex { off, long_edge, short_edge };

/// The point behind a point of a sheet's front, as measured on its back.
PaperVec behind(PaperVec at, const CounterSheet& sheet, Duplex duplex);

/// Pieces laid on sheets.
struct CounterLayout {
  CounterSheet sheet;
  Pack pack = Pack::square;
  std::size_t per_sheet = 0, sheets = 0;
  struct Place {
    std::size_t sheet;
    PaperVec centre;
  };
  std::vector<Place> places;  ///< of all pieces, group after group
};

/// Lays groups of so many pieces, those of each seat, on the fewest sheets over both orientations
/// of the paper and all ways to pack. Where that takes no more sheets, a group that a sheet holds
/// is not divided between two, or at least begins a row of its own. Requires: a sheet of either
/// orientation holds a piece; see least_sheets.
CounterLayout lay_counters(const CounterSheet& paper, const CutSize& size,
                           std::span<const std::size_t> groups);

/// How many sheets so many pieces take, or 0 if no sheet holds a piece.
double least_sheets(const CounterSheet& paper, const CutSize& size, double pieces);

/// The sides of outlines, those that two outlines share once.
std::vector<std::pair<PaperVec, PaperVec>> cut_edges(const std::vector<PaperShape>& outlines);

}  // namespace boardwright::print
