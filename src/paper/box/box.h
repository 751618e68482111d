// Card boxes for the parts of a game, to cut out and fold: a tuck box, or a tray with a lid.
#pragma once
#include <optional>

#include "boards/board_print.h"
#include "sheets/box_faces.h"

namespace boardwright::box {

using base::Millimetres, base::operator""_mm;
using sheets::BoxKind;

/// Something that lies flat in a box: a pile of cards, a folded sheet.
struct FlatPart {
  base::PaperSize size;
  Millimetres thickness;
};

/// What a box must hold.
struct BoxParts {
  std::size_t pieces = 0;
  Millimetres base, thickness;           ///< of a piece
  std::optional<sheets::BoxSize> board;  ///< folded board; lies flat above or behind the pieces
  std::vector<FlatPart> flat = {};       ///< lie below the pieces, in a stack
};

/// The inner size of a box. Pieces are stacked in columns: with a board, in as many as fit on it;
/// without one, in the number that needs the least card. Walls of a box with flat parts are high
/// enough to be glued. Requires: there is a piece or a board.
sheets::BoxSize room_for(const BoxParts& parts, BoxKind kind);

/// The box to print.
struct BoxRequest {
  BoxKind kind = BoxKind::lid;
  sheets::BoxSize inside;
  Millimetres card = 0.5_mm;           ///< thickness of the card
  std::optional<sheets::Paper> paper;  ///< none: pages as large as the blanks
  Millimetres margin = 8_mm;           ///< kept free around a blank
};

/// The floor that holds each of these parts, with clearance; its width is the longer side.
base::PaperSize floor_for(const std::vector<FlatPart>& flat);

/// The size of a blank with all flaps: of a tuck box, and of a tray or lid.
base::PaperSize blank_of_tuck(const sheets::BoxSize& inside);
base::PaperSize blank_of_tray(const sheets::BoxSize& inside);

/// The inner size of the lid for a tray with this inner size.
sheets::BoxSize lid_over(const sheets::BoxSize& tray, Millimetres card);

/// A page for each blank, or one for both if they fit on the paper, with the name of the game and a
/// picture of its board on the face. Throws UsageError if a blank is larger than the paper or than
/// the largest page.
boards::BoardPages box_pages(const boards::DrawnBoard& drawn, const BoxRequest& request,
                             const scene::Style& marks);

}  // namespace boardwright::box
