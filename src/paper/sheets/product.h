// Named sizes of products that print shops sell: boards, mats, posters, counters and boxes, each
// with the bleed and the safe zone that the shop requires.
#pragma once
#include <string>
#include <vector>

#include "base/data.h"
#include "base/report.h"
#include "base/search_path.h"
#include "base/shape.h"
#include "sheets/box_faces.h"
#include "sheets/paper.h"

namespace boardwright::sheets {

/// What is printed in a size: a board, mat or poster, or one side of a counter.
enum class ProductKind { board, mat, poster, disc, square, hexagon };

/// True for kinds that show a board, false for kinds that show a piece.
constexpr bool shows_board(ProductKind kind) { return kind <= ProductKind::poster; }

/// A flat product from templates/products.
struct Product {
  std::string name;   ///< "tgc-quad-fold-board"
  std::string title;  ///< "The Game Crafter: Quad-Fold Game Board"
  ProductKind kind = ProductKind::board;
  PaperSize trim;                 ///< trimmed size
  base::Millimetres bleed, safe;  ///< print beyond the cut; safe margin inside it
  std::string source;             ///< where the size is published
};

/// A box from templates/products. The shop takes images of the flat card, including the parts that
/// are cut off or folded in: one image for a tuck box, two of equal size for a lid and its tray.
struct BoxProduct {
  std::string name;   ///< "tgc-medium-stout-box"
  std::string title;  ///< "The Game Crafter: Medium Stout Box"
  BoxKind kind = BoxKind::tuck;
  PaperSize image;
  BoxSize size;        ///< closed
  scene::PaperVec at;  ///< lower left corner of a tuck box's back, or of a tray's or lid's floor
  base::Millimetres notch;  ///< depth of the thumb notch in the front's upper edge
  base::Millimetres safe;   ///< safe margin inside each face
  std::string source;       ///< where the size is published
};

/// One image of a box.
struct BoxCard {
  std::string name;  ///< "lid", "tray"; empty: the box has one card only
  std::vector<Face> faces;
};
std::vector<BoxCard> cards_of(const BoxProduct& box);

/// The keys that a file of products can have.
const base::Shape& products_shape();

struct Products {
  std::vector<Product> flat;
  std::vector<BoxProduct> boxes;
};

/// The products of a file, in file order.
Products read_products(const base::Data& data, base::Report& report);

/// The products in all "products" folders of the search path, sorted by name. A product of an
/// earlier folder hides one of the same name in a later folder. Throws InputError if the files have
/// problems.
Products load_products(const base::SearchPath& search_path);

/// The product of this name, for boards or for counters. Throws UsageError if there is none; the
/// message says so if the name belongs to another kind of product.
Product find_product(const base::SearchPath& search_path, const std::string& name, bool for_board);

/// The box of this name. Throws UsageError like find_product().
BoxProduct find_box(const base::SearchPath& search_path, const std::string& name);

}  // namespace boardwright::sheets
