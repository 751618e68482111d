// Where the panels of a leaflet and the cards of a game lie on sheets.
#pragma once
#include <string>
#include <vector>

#include "document/book_blocks.h"
#include "ink/pdf_file.h"

namespace boardwright::typeset {

/// A page of SetBook on a sheet; its upper left corner, from that of the sheet.
struct LaidPanel {
  std::size_t page = 0;
  Points x, y;
};

struct PanelLine {
  Points from_x, from_y, to_x, to_y;
};

struct PanelSheet {
  std::string label;
  std::vector<LaidPanel> panels;
  std::vector<PanelLine> lines;  ///< to cut or fold along
};

/// The sheet on which panels lie, turned so that more of them fit.
PdfSize sheet_of_panels(const BookPaper& paper);

/// A leaflet's panels on both sides of one sheet: folded in three, its first one is in front, and
/// the one that is folded in is as wide as the paper says, the others share the rest. Cards as many
/// as a sheet holds, edge to edge.
///
/// Law: each page lies on one place, and no two overlap.
std::vector<PanelSheet> panel_sheets(const BookPaper& paper, std::size_t pages);

}  // namespace boardwright::typeset
