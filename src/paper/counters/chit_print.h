// Counters for print shops: each side of a counter is a page with its bleed.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "counters/piece_print.h"
#include "sheets/product.h"

namespace boardwright::counters {

/// The pages for counters of a product: front and back of every kind of piece.
struct ChitPages {
  PiecesPages made;
  std::vector<std::string>
      names;  ///< one per page, with the number of copies: "white-king-1-front"
  std::unique_ptr<CounterDrawings> drawings;
};

/// Draws the pages. Without drawings, pieces show letters. Requires: the product is for pieces.
ChitPages chit_pages(const Game& game, const std::vector<PieceCount>& pieces,
                     const sheets::Product& product, std::optional<PieceSet> drawings,
                     const Style& style, Named named = Named::no);

}  // namespace boardwright::counters
