// Sizes that shops sell: boards, mats, posters and counters by name, with what they ask for round
// the trimmed edge.
#pragma once
#include <string>
#include <vector>

#include "base/data.h"
#include "base/report.h"
#include "base/shape.h"
#include "base/shelves.h"
#include "base/text.h"
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

/// What may stand in a file of sizes.
const Shape& products_shape();

/// The sizes of a file, in its order.
std::vector<Product> read_products(const Data& data, Report& report);

/// The sizes of all files of a shelf's folder "products"; those of a higher folder hide a lower
/// one's of the same name. Sorted by name. Throws InputError if the files have problems.
std::vector<Product> load_products(const Shelves& shelves);

/// The size of this name, for boards or for counters. Throws UsageError if there is none.
Product find_product(const Shelves& shelves, const std::string& name, bool of_board);

}  // namespace boardwright::print
