// The images that a print shop prints on a box: its flat card, without cut or fold lines.
#pragma once
#include <string>
#include <vector>

#include "boards/board_print.h"
#include "sheets/product.h"

namespace boardwright::box {

/// The usable area of a face, without its safe margins, as the reader of the face sees it.
struct FaceRoom {
  scene::PaperVec middle;  ///< on the flat card
  base::Millimetres width, height;
  double turn = 0;  ///< as Face::turn

  /// Converts a place relative to the middle, y up for the reader, to the flat card.
  scene::PaperVec at(scene::PaperVec place) const;
};
FaceRoom room_on(const sheets::Face& face, const sheets::BoxProduct& product);

/// A page for each card of a box. The background reaches all edges. The front shows the game's name
/// and a picture of its board, the back an ornament and the summary of the game, all other faces
/// the name.
struct BoxImages {
  boards::BoardPages made;
  std::vector<std::string> names;  ///< one per page: BoxCard::name
};

/// The pages of a box. `guides`: the style of lines around faces and usable areas, for a proof;
/// null: no lines.
BoxImages box_images(pdf::Ink& ink, const boards::DrawnBoard& drawn,
                     const sheets::BoxProduct& product, const scene::Style* guides);

}  // namespace boardwright::box
