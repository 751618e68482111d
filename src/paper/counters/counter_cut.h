// Sheets of pieces as lines for cutting machines.
#pragma once
#include <vector>

#include "counters/counter_sheets.h"
#include "scene/style.h"
#include "sheets/cut.h"

namespace boardwright::counters {

/// The lines of a sheet of pieces, joined and in working order, relative to the lower left corner
/// of the paper. They match the printed front of the sheet.
///
/// CUT has the outlines of pieces, offset outward by half the kerf so that pieces keep their size.
/// FOLD has the folds of strips, ENGRAVE the drawings, LINES the patterns of seats and NAMES
/// text. REGISTER has the printed crosses, for machines that detect them. `pieces` is the
/// draw_pieces() of the front with its texts converted to outlines.
std::vector<sheets::CutLine> cut_lines(const CounterSheets& sheets, std::size_t sheet,
                                       const Scene& pieces, const Style& style);

}  // namespace boardwright::counters
