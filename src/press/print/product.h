// Sizes that shops sell: boards, mats, posters, counters and boxes by name, with what they ask for
// round each edge.
#pragma once
#include <string>
#include <vector>

#include "base/data.h"
#include "base/report.h"
#include "base/search_path.h"
#include "base/shape.h"
#include "base/text.h"
#include "print/box_faces.h"
#include "print/paper.h"

namespace boardwright::print {

/// What a size is for: a board and its kin, or one side of a counter.
enum class ProductKind { board, mat, poster, disc, square, hexagon };

/// Whether it shows a board, and not a piece.
constexpr bool shows_board(ProductKind kind) { return kind <= ProductKind::poster; }

/// A size of templates/products.
struct Product {
  std::string name;   ///< "tgc-quad-fold-board"
  std::string title;  ///< "The Game Crafter: Quad-Fold Game Board"
  ProductKind kind = ProductKind::board;
  PaperSize trim;           ///< when cut
  Millimetres bleed, safe;  ///< beyond the cut; within it, free of all that must not be lost
  std::string source;       ///< where the size is published
};

/// A box of templates/products. Its shop takes pictures of the flat card, with all that is cut off
/// or turned in: one of a tuck box, two alike of a lid and its tray.
struct BoxProduct {
  std::string name;   ///< "tgc-medium-stout-box"
  std::string title;  ///< "The Game Crafter: Medium Stout Box"
  BoxKind kind = BoxKind::tuck;
  PaperSize image;
  BoxSize size;  ///< closed
  PaperVec at;   ///< lower left corner of the back of a tuck box, of the floor of a tray or lid
  Millimetres notch;   ///< so deep the front's upper edge is cut out for a thumb
  Millimetres safe;    ///< within each face, free of all that must not be lost
  std::string source;  ///< where the size is published
};

/// One picture of a box.
struct BoxCard {
  std::string name;  ///< "lid", "tray"; empty: the box has no other
  std::vector<Face> faces;
};
std::vector<BoxCard> cards_of(const BoxProduct& box);

/// What may stand in a file of sizes.
const Shape& products_shape();

struct Products {
  std::vector<Product> flat;
  std::vector<BoxProduct> boxes;
};

/// The sizes of a file, in its order.
Products read_products(const Data& data, Report& report);

/// The sizes of all files of a shelf's folder "products"; those of a higher folder hide a lower
/// one's of the same name. Sorted by name. Throws InputError if the files have problems.
Products load_products(const SearchPath& shelves);

/// The size of this name, for boards or for counters. Throws UsageError if there is none, which
/// says so if it is a size of something else.
Product find_product(const SearchPath& shelves, const std::string& name, bool of_board);

/// The box of this name. Throws UsageError in the same way.
BoxProduct find_box(const SearchPath& shelves, const std::string& name);

}  // namespace boardwright::print
