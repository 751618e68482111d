// Pieces to cut out as lines for machines.
#pragma once
#include <vector>

#include "print/counter_sheets.h"
#include "print/cut.h"
#include "scene/style.h"

namespace boardwright::print {

/// The lines of a sheet of pieces, joined and in working order, from the lower left of the paper:
/// they fit what the sheet's front prints.
///
/// CUT runs round the pieces, outside by half the kerf, so that they keep their size; FOLD across
/// standees; ENGRAVE has their drawings, LINES the patterns of seats, NAMES words, and REGISTER the
/// crosses that the sheet bears, for machines that look for them. `pieces` is draw_pieces() of the
/// front with its texts as outlines.
std::vector<CutLine> cut_lines(const CounterSheets& sheets, std::size_t sheet, const Scene& pieces,
                               const Style& style);

}  // namespace boardwright::print
