// What a shop prints on a box: pictures of its flat card, without lines to cut or to fold.
#pragma once
#include <string>
#include <vector>

#include "print/board_print.h"
#include "print/product.h"

namespace boardwright::print {

/// A face as its reader sees it, without what must be kept free at its edges.
struct FaceRoom {
  PaperVec middle;  ///< on the flat card
  Millimetres width, height;
  double turn = 0;  ///< as Face::turn

  /// A place told from the middle, y up for the reader.
  PaperVec at(PaperVec place) const;
};
FaceRoom room_on(const Face& face, const BoxProduct& product);

/// A page for each card of a box: its ground runs to all edges, the front bears the game's name and
/// a picture of its board, the back an ornament and what the game's file says of it, and all other
/// faces the name.
struct BoxImages {
  BoardPages made;
  std::vector<std::string> names;  ///< by page: BoxCard::name
};

/// `guides`: the style of lines round faces and rooms, for a proof; null: no lines.
BoxImages box_images(Ink& ink, const DrawnBoard& drawn, const BoxProduct& product,
                     const Style* guides);

}  // namespace boardwright::print
