// The images that a print shop prints on a box: its flat card, without cut or fold lines.
#pragma once
#include <string>
#include <vector>

#include "print/board_print.h"
#include "print/product.h"

namespace boardwright::print {

/// The usable area of a face, without its safe margins, as the reader of the face sees it.
struct FaceRoom {
  PaperVec middle;  ///< on the flat card
  Millimetres width, height;
  double turn = 0;  ///< as Face::turn

  /// Converts a place relative to the middle, y up for the reader, to the flat card.
  PaperVec at(PaperVec place) const;
};
FaceRoom room_on(const Face& face, const BoxProduct& product);

/// A page for each card of a box. The background reaches all edges. The front shows the game's name
/// and a picture of its board, the back an ornament and the summary of the game, all other faces
/// the name.
struct BoxImages {
  BoardPages made;
  std::vector<std::string> names;  ///< one per page: BoxCard::name
};

/// The pages of a box. `guides`: the style of lines around faces and usable areas, for a proof;
/// null: no lines.
BoxImages box_images(Ink& ink, const DrawnBoard& drawn, const BoxProduct& product,
                     const Style* guides);

}  // namespace boardwright::print
