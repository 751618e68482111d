// Pieces as shops print them: one side of a counter a page, with its bleed.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "print/piece_print.h"
#include "print/product.h"

namespace boardwright::print {

/// The pages of counters of a size that is sold: of every kind of piece front and back.
struct ChitPages {
  PiecesPages made;
  std::vector<std::string> names;  ///< by page: "white-king-1-front", with how many are needed
  std::unique_ptr<CounterDrawings> drawings;
};

/// With no drawings the pieces bear letters. Requires: the product shows a piece.
ChitPages chit_pages(const Game& game, const std::vector<PieceCount>& pieces,
                     const Product& product, std::optional<PieceSet> drawings, const Style& style);

}  // namespace boardwright::print
