// Boxes of card for the parts of a game, to cut out and to fold: a tuck box, or a tray with a lid.
#pragma once
#include <optional>

#include "print/board_print.h"
#include "print/box_faces.h"

namespace boardwright::print {

/// What a box shall hold.
struct BoxParts {
  std::size_t piece_types = 0;
  Millimetres base, thickness;   ///< of a piece
  std::optional<BoxSize> board;  ///< folded; it lies flat, above or behind the pieces
};

/// The room inside: the pieces in columns, so that the least card is needed, or as many columns as
/// lie on the board. Requires: there is a piece or a board.
BoxSize room_for(const BoxParts& parts, BoxKind kind);

/// What is asked for.
struct BoxRequest {
  BoxKind kind = BoxKind::lid;
  BoxSize inside;
  Millimetres card = 0.5_mm;   ///< its thickness
  std::optional<Paper> paper;  ///< nothing: pages as large as the blanks
  Millimetres margin = 8_mm;   ///< kept free round a blank
};

/// Flat, with all flaps: a tuck box, a tray, a lid.
PaperSize blank_of_tuck(const BoxSize& inside);
PaperSize blank_of_tray(const BoxSize& inside);

/// The lid that goes over a tray of this room.
BoxSize lid_over(const BoxSize& tray, Millimetres card);

/// A page for each blank, with the game's name and a picture of its board on the face. Throws
/// UsageError if a blank is larger than the paper or than a page may be.
BoardPages box_pages(const DrawnBoard& drawn, const BoxRequest& request, const Style& marks);

}  // namespace boardwright::print
