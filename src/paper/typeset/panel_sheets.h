// Positions of the panels of a leaflet and the cards of a game on sheets.
#pragma once
#include <string>
#include <vector>

#include "book/book_blocks.h"
#include "pdf/pdf_file.h"

namespace boardwright::typeset {

using base::operator""_mm, base::operator""_pt;
using pdf::PdfSize;

/// A page of SetBook on a sheet, positioned by its upper left corner from that of the sheet.
struct LaidPanel {
  std::size_t page = 0;
  base::Points x, y;
};

struct PanelLine {
  base::Points from_x, from_y, to_x, to_y;
};

struct PanelSheet {
  std::string label;
  std::vector<LaidPanel> panels;
  std::vector<PanelLine> lines;  ///< to cut or fold along
};

/// The size of the sheet, in the orientation in which more panels fit.
PdfSize sheet_of_panels(const book::BookPaper& paper);

/// For a leaflet: its panels on both sides of one sheet that is folded in three. The first panel is
/// the front; the panel that is folded in has BookPaper::width, and the others share the rest. For
/// cards: as many on a sheet as fit, edge to edge.
///
/// Law: each page is in one place, and no two overlap.
std::vector<PanelSheet> panel_sheets(const book::BookPaper& paper, std::size_t pages);

}  // namespace boardwright::typeset
